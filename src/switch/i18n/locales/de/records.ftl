### Was an der Aufzeichnung einer Runde nicht stimmt.

record-seed = Der Seed gehört nicht zum Hash, der vor der Runde gezeigt wurde.
record-first = Es beginnt nicht der Sitz, den der Seed auswählt.
record-hands = Die Hände sind nicht die, die der Seed gibt.
record-stock = Der Stapel oder die erste Karte ist nicht, was der Seed ergibt.
record-action = Aktion { $number } ({ $text }, Sitz { $seat }) wird abgelehnt: { $code }.
record-end = Die Runde endet nicht so, wie es in der Aufzeichnung steht.
record-no-rules = Die Spielart { $text } gibt es nicht.
record-bad-rules = Ihre Spielregeln sind nicht gültig:
record-format = Das ist keine Aufzeichnung im Format { $text }.
record-version = Sie entstand unter Version { $text } der Regeln, und die wird hier nicht gespielt.
record-field = Das Feld { $text } fehlt oder ist nicht zu lesen.
record-range = seats oder first liegt außerhalb der Grenzen.
record-absent = absent muss Sitze nennen, die nicht mitspielen, und zwei übrig lassen.
record-seed-form = Der Seed muss aus 32 Bytes in Hex bestehen.
record-action-form = Jede Aktion muss ein Sitz und ein Text sein.
