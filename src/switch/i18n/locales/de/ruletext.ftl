### Die Regeln jeder Spielart in Worten, zusammengesetzt von ruletext.py. Eine Meldung mit -short
### ist dasselbe für ein Kärtchen auf dem Tisch. $pack ist french oder colour, $rank und $suit sind
### Buchstaben eines Kartenkürzels, $cards Karten in Worten, $list Karten mit Zahlen, $parts andere
### Meldungen, verbunden. Ein Satz über eine Karte folgt auf
### ihren Namen und einen Doppelpunkt.

rule-part-setup = Vorbereitung
rule-part-turn = Ein Zug
rule-part-cards = Die Karten
rule-part-debts = Schulden
rule-part-draw = Ziehen
rule-part-call = Der Ruf

## Vorbereitung

rule-deal = { $players } Spieler. Jeder bekommt { rule-cards }.
rule-deal-short = { $players } Spieler, je { rule-cards }.
rule-deal-two = Zu zweit bekommt jeder { rule-cards }.
rule-deal-two-short = Zu zweit je { rule-cards }.
rule-deal-many = { $only ->
    [yes] Zu fünft bekommt jeder { rule-cards }.
   *[no] Ab fünf Spielern bekommt jeder { rule-cards }.
}
rule-deal-many-short = { $only ->
    [yes] Zu fünft je { rule-cards }.
   *[no] Ab fünf Spielern je { rule-cards }.
}
rule-pack-french-24 = Ein Blatt mit 24 Karten: Neun bis Ass in vier Farben.
rule-pack-french-32 = Ein Blatt mit 32 Karten: Sieben bis Ass in vier Farben.
rule-pack-french-36 = Ein Blatt mit 36 Karten: Sechs bis Ass in vier Farben.
rule-pack-french-52 = Ein Blatt mit 52 Karten: Ass bis König in vier Farben.
rule-pack-colour-36 = 36 Karten: in vier Farben die Zahlen 1 bis 7 und eine Zieh-Zwei, dazu vier Wunschkarten.
rule-pack-colour-108 = 108 Karten. Jede der vier Farben hat eine Null und je zweimal die Zahlen 1 bis 9, die Aussetzkarte, die Umkehrkarte und die Zieh-Zwei. Dazu kommen vier Wunschkarten und vier Zieh-Vieren.
rule-pack-short = { $size } Karten.
rule-jokers =
    { $count ->
        [one] Zu jedem Blatt kommt ein Joker.
       *[other] Zu jedem Blatt kommen { rule-number } Joker.
    }
rule-jokers-short =
    { $count ->
        [one] Ein Joker.
       *[other] { $count } Joker.
    }
rule-packs-two = Zwei Blätter werden zusammengemischt.
rule-packs-from = Ab { rule-number } Spielern werden zwei Blätter zusammengemischt.
rule-packs-from-short = Ab { rule-number } Spielern zwei Blätter.
rule-packs-by-players = Sobald die Hände zusammen mehr als die Hälfte eines Blatts bräuchten, werden zwei zusammengemischt.
rule-packs-by-players-short = Bei vielen Spielern zwei Blätter.
rule-starter-plain = Eine Karte wird aufgedeckt und beginnt den Ablagestapel. Hat sie eine Wirkung, kommt sie unter den Stapel, und die nächste wird aufgedeckt.
rule-starter-plain-short = Eine Karte aufdecken; eine mit Wirkung kommt unter den Stapel.
rule-starter-effect = Eine Karte wird aufgedeckt, beginnt den Ablagestapel und wirkt, als hätte der Geber sie eben gelegt; { $parts }.
rule-starter-effect-short = Die aufgedeckte Karte trifft den ersten Spieler.
rule-starter-any = Eine Karte wird aufgedeckt und beginnt den Ablagestapel. Welche es auch ist, sie hat keine Wirkung.
rule-starter-any-short = Die aufgedeckte Karte hat keine Wirkung.
rule-starter-quiet = Eine Karte wird aufgedeckt und beginnt den Ablagestapel. Sie hat keine Wirkung.
rule-starter-quiet-short = Die aufgedeckte Karte hat keine Wirkung.
rule-starter-suitless = Hat sie keine { rule-suit }, kommt sie unter den Stapel, und die nächste wird aufgedeckt.
rule-starter-buried = Nie die erste Karte: { $cards }. Eine solche kommt unter den Stapel, und die nächste wird aufgedeckt.
rule-start-debt = eine Schuld trifft den ersten Spieler
rule-start-skip = beim Aussetzen setzt der erste Spieler aus
rule-start-open = ein Aussetzen droht dem ersten Spieler
rule-start-reverse = beim Umkehren beginnt, wer rechts vom Geber sitzt
rule-starter-card = Der Ablagestapel beginnt mit einer weiteren Karte: { $card }.
rule-starter-card-short = Der Ablagestapel beginnt mit: { $card }.
rule-begins = Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.
rule-deal-moves = Nach jeder Runde gibt, wer links vom Geber sitzt.
rule-begins-first = In der ersten Runde beginnt, wer links vom Geber sitzt; gespielt wird im Uhrzeigersinn.
rule-first-random = Wer jede weitere Runde beginnt, entscheidet das Los.
rule-first-random-short = Danach entscheidet das Los, wer beginnt.
rule-first-winner = Jede weitere Runde beginnt der Sieger der vorigen; hat sie niemand allein gewonnen, beginnt, wer links vom neuen Geber sitzt.
rule-first-winner-short = Der Sieger beginnt die nächste Runde.
rule-first-loser = Jede weitere Runde beginnt, wer die meisten Punkte auf der Hand behielt; sind es mehrere, der Erste von ihnen im Uhrzeigersinn nach dem Geber; hat niemand allein gewonnen, wer links vom neuen Geber sitzt.
rule-first-loser-short = Wer die meisten Punkte behielt, beginnt die nächste Runde.
rule-pile-top = Du siehst deine eigene Hand und die oberste Karte des Ablagestapels, von den anderen Händen und vom Stapel nur die Zahl der Karten.
rule-pile-all = Du siehst deine eigene Hand und alle Karten des Ablagestapels, von den anderen Händen und vom Stapel nur die Zahl der Karten.
rule-pile-all-short = Der ganze Ablagestapel liegt offen.

## Ein Zug

rule-fit = Lege eine Karte in der geltenden { rule-suit } oder mit dem Wert der obersten Karte.
rule-in-force = Es gilt die { rule-suit } der obersten Karte, solange mit ihr keine andere gewünscht wurde.
rule-rank-in-force = Wurde mit der obersten Karte ein Wert gewünscht, passen nur Karten dieses Werts{ $wild ->
    [yes] {" "}und solche, die immer passen.
   *[no] .
}
rule-sets-one = In einem Zug wird nur eine Karte gelegt.
rule-sets-one-short = Eine Karte je Zug.
rule-sets-rank = Beliebig viele Karten eines Werts dürfen zusammen gelegt werden, in jeder Reihenfolge: Die erste muss passen, die letzte liegt danach oben.
rule-sets-rank-short = Karten eines Werts dürfen zusammen: Die erste passt, die letzte liegt oben.
rule-sets-run = Im selben Zug dürfen weitere Karten folgen, wenn jede die { rule-suit } der vorigen hat und im Wert daneben liegt.
rule-sets-run-short = Folgen in einer { rule-suit } dürfen zusammen.
rule-sets-both = Im selben Zug dürfen weitere Karten folgen, wenn jede den Wert der vorigen hat oder in deren { rule-suit } im Wert daneben liegt.
rule-sets-both-short = Karten eines Werts und Folgen in einer { rule-suit } dürfen zusammen.
rule-sets-plain = An eine Karte mit Wirkung schließt sich keine vom selben Wert an.
rule-effects-add = Ihre Wirkungen gelten alle und zählen zusammen.
rule-effects-last = Nur die letzte hat eine Wirkung.
rule-effects-once = Jede Wirkung gilt einmal, die der stärksten Karte.
rule-order = Ist ein Zug fertig, geschieht in dieser Reihenfolge: { $parts }.
rule-stage-give = Karten abgeben
rule-stage-debt = Schulden regeln
rule-stage-direction = die Richtung wechseln
rule-stage-exchange = Hände tauschen
rule-stage-rotate = alle Hände wandern weiter
rule-stage-next = bestimmen, wer an der Reihe ist

## Die Karten

rule-wild =
    { $open ->
        [debt] Passt auf jede Karte, solange keine Schuld offen ist.
        [skip] Passt auf jede Karte, solange kein Aussetzen droht.
        [both] Passt auf jede Karte, solange weder eine Schuld offen ist noch ein Aussetzen droht.
       *[none] Passt auf jede Karte.
    }
rule-wild-short =
    { $open ->
        [debt] Passt auf alles außer auf eine Schuld.
        [skip] Passt auf alles, wenn kein Aussetzen droht.
        [both] Passt auf alles, wenn weder Schuld noch Aussetzen droht.
       *[none] Passt auf alles.
    }
rule-wild-fitting = Muss wie jede andere Karte nach { rule-suit } oder Wert passen.
rule-wild-not-on-wild = Nie aber auf eine andere Karte, die immer passt.
rule-wild-not-on-wild-short = Nie auf eine andere dieser Art.
rule-suitless = Solange diese Karte oben liegt und keine { rule-suit } gewünscht wurde, passt jede Karte.
rule-suitless-short = Darauf passt alles.
rule-names = Wer diese Karte legt, wünscht die { rule-suit }, die gilt, außer er hat danach keine Karten mehr.
rule-names-short = Du wünschst eine { rule-suit }.
rule-names-rank = Wer diese Karte legt, wünscht den Wert, der folgen muss, außer er hat danach keine Karten mehr.
rule-names-rank-short = Du wünschst einen Wert.
rule-attack = Der nächste Spieler schuldet { rule-cards }.
rule-attack-short = Der Nächste zieht { rule-number }.
rule-cancel = Nimmt, auf eine Schuld gelegt, { rule-cards } davon weg.
rule-cancel-short = Nimmt { rule-number } von einer Schuld weg.
rule-cancel-all = Hebt, auf eine Schuld gelegt, diese ganz auf.
rule-cancel-all-short = Hebt eine Schuld auf.
rule-cancel-plain = Sonst eine gewöhnliche Karte.
rule-deflect = Darf in der { rule-suit } der obersten Karte auch auf eine Schuld; diese wandert dann unverändert weiter.
rule-deflect-short = Gibt in der richtigen { rule-suit } eine Schuld weiter.
rule-send-back = Darf in der { rule-suit } der obersten Karte auch auf eine Schuld; diese geht dann zum Spieler davor zurück.
rule-send-back-short = Schickt in der richtigen { rule-suit } eine Schuld zurück.
rule-skip = Der nächste Spieler setzt einen Zug aus.
rule-skip-answered = Der nächste Spieler legt noch eine von diesem Wert, dann trifft es den übernächsten, oder er setzt einen Zug aus.
rule-skip-answered-short = Der Nächste legt auch eine oder setzt aus.
rule-skip-each = Mehrere zusammen lassen ebenso viele Spieler aussetzen.
rule-skip-once = Es bleibt bei einem Zug, wie viele auch zusammen liegen.
rule-reverse = Das Spiel läuft in der anderen Richtung weiter.
rule-reverse-short = Die Richtung wechselt.
rule-reverse-again = { $two ->
    [left] Sind nur noch zwei übrig, bist du gleich noch einmal am Zug.
   *[players] Zu zweit bist du gleich noch einmal am Zug.
}
rule-reverse-skip = { $two ->
    [left] Sind nur noch zwei übrig, { $answered ->
        [yes] legt der andere noch eine von diesem Wert oder setzt einen Zug aus.
       *[no] setzt der andere einen Zug aus.
    }
   *[players] Zu zweit { $answered ->
        [yes] legt der andere noch eine von diesem Wert oder setzt einen Zug aus.
       *[no] setzt der andere einen Zug aus.
    }
}
rule-reverse-nothing = { $two ->
    [left] Sind nur noch zwei übrig, ändert das nichts.
   *[players] Zu zweit ändert das nichts.
}
rule-again = Du bist gleich noch einmal am Zug.
rule-dump = Im selben Zug dürfen beliebige Karten { rule-same-suit } folgen, in jeder Reihenfolge.
rule-dump-short = Karten { rule-same-suit } dürfen folgen.
rule-dump-last = Im selben Zug dürfen beliebige Karten in der { rule-suit } der letzten folgen, in jeder Reihenfolge.
rule-dump-last-short = Karten in der { rule-suit } der letzten dürfen folgen.
rule-dump-first = Im selben Zug dürfen beliebige Karten in der { rule-suit } der ersten folgen, in jeder Reihenfolge.
rule-dump-first-short = Karten in der { rule-suit } der ersten dürfen folgen.
rule-dump-every = Im selben Zug dürfen beliebige Karten in der { rule-suit } jeder von ihnen folgen, in jeder Reihenfolge.
rule-dump-every-short = Karten in der { rule-suit } jeder von ihnen dürfen folgen.
rule-dump-silent = Was folgt, hat keine Wirkung.
rule-dump-acts = Was folgt, wirkt wie sonst auch.
rule-dump-top = Am Ende des Zugs kommt diese Karte wieder obenauf.
rule-exchange-left = Du tauschst die Hand mit dem linken Nachbarn, wie herum auch gespielt wird.
rule-exchange-left-short = Du tauschst die Hand mit dem linken Nachbarn.
rule-exchange-right = Du tauschst die Hand mit dem rechten Nachbarn, wie herum auch gespielt wird.
rule-exchange-right-short = Du tauschst die Hand mit dem rechten Nachbarn.
rule-exchange-all = Alle Hände wandern einen Platz in Spielrichtung weiter.
rule-exchange-choice = Am Ende des Zugs tauschst du die Hand mit einem Spieler deiner Wahl.
rule-exchange-choice-short = Du tauschst die Hand mit einem Spieler deiner Wahl.
rule-exchange-each = Liegen mehrere zusammen, wird ebenso oft getauscht.
rule-rotate-then = Danach wandern alle Hände einen Platz in Spielrichtung weiter.
rule-rotate-each = { $too ->
    [yes] Auch das geschieht so oft, wie solche Karten zusammen liegen.
   *[no] Liegen mehrere zusammen, wandern die Hände ebenso oft weiter.
}
rule-give-player = Am Ende des Zugs gibst du eine Karte deiner Hand an den nächsten Spieler ab.
rule-give-player-short = Du gibst dem Nächsten eine Karte.
rule-give-out = Wer so die letzte Karte abgibt, ist fertig.
rule-give-all = Am Ende des Zugs wählt jeder der Reihe nach eine Karte seiner Hand; dann geht jede Karte an den nächsten Spieler in Spielrichtung.
rule-give-all-short = Jeder gibt eine Karte weiter.
rule-once = Das geschieht einmal, wie viele auch zusammen liegen.

## Schulden

rule-answer-same-rank = Statt zu ziehen, darf man mit { $sets ->
    [single] einer Karte antworten, die den Wert der obersten hat.
   *[more] Karten antworten, die den Wert der obersten haben.
}
rule-answer-same-rank-short = Auf eine Schuld antwortet derselbe Wert.
rule-answer-same-rank-strict = Statt zu ziehen, darf man mit einer Karte vom Wert der obersten antworten, sofern auch sie ziehen lässt{ $cancels ->
    [yes] {" "}oder etwas tilgt.
   *[no] .
}
rule-answer-same-rank-strict-short = Auf eine Schuld antwortet derselbe Wert, wenn er ziehen lässt{ $cancels ->
    [yes] {" "}oder tilgt.
   *[no] .
}
rule-answer-nothing = Auf eine Schuld gibt es keine Antwort.
rule-answer-passing = Gegen eine Schuld helfen nur Karten, die sie weitergeben oder zurückschicken.
rule-answer-any = Statt zu ziehen, darf man mit jeder Karte antworten, die andere ziehen lässt.
rule-answer-any-short = Auf eine Schuld antwortet jede Karte, die ziehen lässt.
rule-answer-least = Statt zu ziehen, darf man mit einer Karte antworten, die mindestens so viele ziehen lässt wie der Wert der obersten.
rule-answer-least-short = Auf eine Schuld antwortet, was mindestens so viele ziehen lässt.
rule-answer-suit = Statt zu ziehen, darf man mit einer Karte antworten, die den Wert oder die aufgedruckte { rule-suit } der obersten hat, sofern auch sie ziehen lässt{ $cancels ->
    [yes] {" "}oder etwas tilgt.
   *[no] .
}
rule-answer-suit-short = Auf eine Schuld antwortet derselbe Wert oder dieselbe { rule-suit }, wenn die Karte ziehen lässt{ $cancels ->
    [yes] {" "}oder tilgt.
   *[no] .
}
rule-answer-cancels = Auch eine Karte, die tilgt, ist eine Antwort.
rule-adds-up = Die Antwort kommt hinzu, und alles wandert zum nächsten Spieler.
rule-adds-up-short = Die Schuld wächst und wandert weiter.
rule-replaces = Die Antwort tritt an ihre Stelle: Der nächste Spieler schuldet nur die neuen Karten.
rule-replaces-short = Die Antwort tritt an die Stelle der Schuld.
rule-cap = Kein Angriff hebt eine Schuld über { rule-cards }.
rule-cap-short = Nie mehr als { rule-number }.
rule-rest-drawn = Bleibt nach dem Tilgen etwas übrig{ $more ->
    [yes] {" "}und lag kein neuer Angriff dabei
   *[no] {""}
}, zieht den Rest sofort, wer getilgt hat, und der Zug ist vorbei.
rule-rest-drawn-short = Wer tilgt, zieht den Rest.
rule-rest-goes-on = Was nach dem Tilgen übrig bleibt, schuldet der nächste Spieler.
rule-rest-goes-on-short = Der Rest wandert weiter.
rule-empty-nothing = Solange der Stapel leer ist, bringt ein Angriff nichts.
rule-empty-not-allowed = Solange der Stapel leer ist, darf keine Karte gelegt werden, die ziehen lässt{ $answer ->
    [no] .
   *[yes] , außer als Antwort.
}
rule-empty-not-allowed-short = Kein Angriff bei leerem Stapel.
rule-gather = Bevor eine Schuld gezogen wird, werden der Stapel und der Ablagestapel ohne die oberste Karte zusammengemischt, auch wenn der Stapel voll ist.
rule-gather-short = Vor jeder Schuld werden Stapel und Ablagestapel gemischt.
rule-debtor =
    { $answer ->
        [no] Wer etwas schuldet
       *[yes] Wer nicht antwortet
    }
rule-take-all =
    { $answer ->
        [no] Du ziehst alles
       *[yes] Sonst ziehst du alles
    }
rule-pay-over = { rule-debtor }, zieht die ganze Schuld, und der Zug ist vorbei.
rule-pay-over-short = { rule-take-all }; dein Zug ist vorbei.
rule-pay-may-lay = { rule-debtor }, zieht die ganze Schuld und darf danach eine passende Karte legen oder passen.
rule-pay-may-lay-short = { rule-take-all }; danach darfst du legen.
rule-pay-goes-on = { rule-debtor }, zieht die ganze Schuld und hat danach einen gewöhnlichen Zug.
rule-pay-goes-on-short = { rule-take-all } und spielst weiter.
rule-served = Eine Schuld wird einmal bezahlt. Danach ist die oberste Karte eine gewöhnliche.

## Ziehen

rule-draw-need-one = Ziehe nur, wenn du nichts legen kannst: eine Karte.
rule-draw-need-one-short = Passt nichts, ziehe eine Karte.
rule-draw-need-many = Ziehe nur, wenn du nichts legen kannst: bis zu { rule-cards }, eine nach der anderen.
rule-draw-need-many-short = Passt nichts, ziehe bis zu { rule-cards }.
rule-draw-need-any = Ziehe nur, wenn du nichts legen kannst: eine nach der anderen, so viele wie nötig.
rule-draw-need-any-short = Passt nichts, ziehe, bis etwas passt.
rule-draw-able-one = Statt zu legen, darfst du eine Karte ziehen, auch wenn etwas passt.
rule-draw-able-one-short = Du darfst stattdessen immer eine Karte ziehen.
rule-draw-able-many = Statt zu legen, darfst du bis zu { rule-cards } ziehen, eine nach der anderen, auch wenn etwas passt.
rule-draw-able-many-short = Du darfst stattdessen immer ziehen, bis zu { rule-cards }.
rule-draw-able-any = Statt zu legen, darfst du eine Karte nach der anderen ziehen, auch wenn etwas passt.
rule-draw-able-any-short = Du darfst stattdessen immer ziehen, so viele du willst.
rule-lay-no-one = Damit ist dein Zug vorbei, auch wenn die neue Karte passen würde.
rule-lay-no-one-short = Damit ist dein Zug vorbei.
rule-lay-no-many = Mit der ersten gezogenen Karte, die passen würde, ist dein Zug vorbei; sie wartet auf deinen nächsten.
rule-lay-no-many-short = Mit einer passenden ist dein Zug vorbei.
rule-lay-may-one = Passt die gezogene Karte, darfst du sie sofort legen oder behalten; sonst ist dein Zug vorbei.
rule-lay-may-one-short = Passt sie, darfst du sie legen.
rule-lay-may-many = Sobald eine gezogene Karte passt, darfst du sie legen oder behalten, und dein Zug ist vorbei.
rule-lay-may-many-short = Die erste passende darfst du legen.
rule-lay-must-one = Passt die gezogene Karte, musst du sie legen; sonst ist dein Zug vorbei.
rule-lay-must-one-short = Passt sie, musst du sie legen.
rule-lay-must-many = Die erste gezogene Karte, die passt, musst du legen.
rule-lay-any-able = Nach dem Ziehen darfst du jede passende Karte legen; darfst du nicht mehr ziehen, kannst du auch passen.
rule-lay-any-able-short = Dann lege, was passt, oder passe.
rule-lay-any-need = Nach dem Ziehen darf jede passende Karte gelegt werden; passt keine und darfst du nicht mehr ziehen, passt du.
rule-lay-any-need-short = Dann lege eine passende Karte.
rule-stock-shuffle = Wird eine Karte gebraucht und ist der Stapel leer, wird der Ablagestapel ohne die oberste Karte zum neuen Stapel gemischt.
rule-stock-shuffle-short = Stapel leer: Ablagestapel mischen.
rule-stock-turn-over = Wird eine Karte gebraucht und ist der Stapel leer, wird der Ablagestapel ohne die oberste Karte ungemischt umgedreht und ist der neue Stapel.
rule-stock-turn-over-short = Stapel leer: Ablagestapel umdrehen.
rule-stock-nothing = Ist der Stapel leer, wird nichts mehr gezogen.
rule-stock-round-over = Ist der Stapel leer, wird nichts mehr gezogen, und wer als Erster nur noch passen kann, beendet die Runde.
rule-refills = Das geschieht in einer Runde höchstens { $count ->
    [one] einmal
   *[other] { $count }-mal
}; danach wird nicht mehr gezogen.
rule-refill = Das geschieht, sobald die letzte Karte des Stapels fort ist.
rule-refill-short = Gleich auffüllen.
rule-too-few = { $stock ->
    [empty] Hat der Stapel zu wenige Karten, ziehst du, was da ist; eine Schuld gilt dann als bezahlt.
   *[refilled] Sind es immer noch zu wenige Karten, ziehst du, was da ist; eine Schuld gilt dann als bezahlt.
}
rule-limit = Wer { rule-cards } oder mehr hält, zieht von sich aus keine weiteren.
rule-limit-short =
    { $count ->
        [one] Ab einer Karte ziehst du nicht mehr.
       *[other] Ab { $count } Karten ziehst du nicht mehr.
    }
rule-pass-need = Wer weder legen noch ziehen kann, passt.
rule-pass-able = Wer nicht mehr ziehen darf, kann passen.
