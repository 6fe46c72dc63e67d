### Die Regeln jeder Spielart in Worten, zweite Hälfte: Eingreifen, das Ende, der Ruf, die Partie, der Tisch.
### Werte wie in ruletext.ftl; $count von rule-score sind Punkte.

rule-part-interrupt = Eingreifen
rule-part-end = Das Ende
rule-part-match = Die Partie
rule-part-table = Der Tisch

## Eingreifen

rule-jump = Wer eine Karte hat, die der obersten gleicht, darf sie außer der Reihe einwerfen, solange der Spieler am Zug noch nichts getan hat{ $open ->
    [debt] {" "}und keine Schuld offen ist.
    [skip] {" "}und kein Aussetzen droht.
    [both] {" "}und weder eine Schuld offen ist noch ein Aussetzen droht.
   *[none] .
}
rule-jump-short = Wer die gleiche Karte hat, darf sie einwerfen.
rule-jump-turn = Damit ist er am Zug, und das Spiel geht von ihm aus weiter.
rule-challenge = Ist eine von diesen die erste Karte eines Zugs und nicht auf eine Schuld gelegt, darf der Spieler, den ihre Schuld trifft, sie anzweifeln, bevor er etwas anderes tut: { $cards }.
rule-challenge-short = Anzuzweifeln: { $cards }.
rule-challenge-bluff = Es war ein Bluff, wenn in derselben Hand auch eine Karte der damals geltenden { rule-suit } war; Karten, die immer passen, zählen nicht.
rule-challenge-bluff-short = Ein Bluff, wenn die geltende { rule-suit } in derselben Hand war.
rule-challenge-lost = War es ein Bluff, zieht der Bluffer die Schuld, und der Zug des anderen geht ohne sie weiter.
rule-challenge-lost-short = Wer geblufft hat, zieht die Schuld.
rule-challenge-won = War es keiner, zieht der Zweifler die Schuld und noch { rule-cards } dazu.
rule-challenge-won-short = Sonst zieht sie der Zweifler und { rule-number } dazu.
rule-challenge-free = War es keiner, zieht der Zweifler die Schuld.
rule-challenge-free-short = Sonst zieht sie der Zweifler.

## Das Ende

rule-out = Wer als Erster die letzte Karte seiner Hand legt, gewinnt die Runde auf der Stelle; was diese Karte bewirkt, zählt nicht mehr.
rule-out-short = Wer zuerst keine Karten hat, gewinnt.
rule-out-places = Wer die letzte Karte seiner Hand legt, ist fertig, und die anderen spielen weiter, bis nur noch einer übrig ist. Wer zuerst fertig ist, gewinnt die Runde.
rule-out-places-short = Spielt weiter, bis einer übrig ist; wer zuerst keine Karten hat, gewinnt.
rule-places-acts = Von der Wirkung einer letzten Karte gilt nur noch: { $parts }.
rule-left-debt = die Schuld
rule-left-skip = das Aussetzen
rule-left-direction = das Umkehren
rule-places-silent = Was eine letzte Karte bewirkt, zählt nicht mehr.
rule-places-rest = Was dieser Spieler selbst noch von einer Schuld ziehen müsste, schuldet der nächste.
rule-places-gone = Wer fertig ist, wird fortan übergangen und zählt nicht mehr als Spieler.
rule-not-last = Nie die letzte Karte einer Hand: { $cards }. Wer nichts anderes legen kann, zieht.
rule-not-last-short = Nie als letzte Karte: { $cards }.
rule-only-last = Die letzte Karte einer Hand muss eine von diesen sein: { $cards }. Wer nur noch eine andere hat, zieht.
rule-only-last-short = Nur diese als letzte Karte: { $cards }.
rule-cover = Mit diesen ist man nicht fertig: { $cards }. Wer eine davon als letzte Karte legt, zieht eine Karte, und der Zug endet wie sonst; nur wenn es nichts zu ziehen gibt, ist dieser Spieler fertig.
rule-cover-short = Als letzte Karte gelegt, ziehe noch eine: { $cards }.
rule-blocked-empty = Die Runde sitzt fest, sobald jemand passt, weil es nichts zu ziehen gibt{ $debt ->
    [yes] ; bei einer Schuld zählt das nicht.
   *[no] .
}
rule-blocked = Die Runde sitzt fest, wenn niemand mehr ziehen oder legen kann: Es wurde so oft hintereinander gepasst, wie es Spieler gibt.
rule-blocked-more = Die Runde sitzt fest, wenn niemand mehr ziehen oder legen kann: Es wurde einmal öfter hintereinander gepasst, als es Spieler gibt.
rule-blocked-full = Sie sitzt auch fest, wenn so oft hintereinander gepasst wurde, wie es Spieler gibt{ $more ->
    [yes] , und noch einmal.
   *[no] .
}
rule-blocked-cards = Wer die wenigsten Karten hat, gewinnt; haben mehrere gleich wenige, wird die Runde geteilt.
rule-blocked-cards-short = Kann niemand weiter, gewinnt, wer die wenigsten Karten hat.
rule-blocked-points = Wer die wenigsten Punkte auf der Hand hat, gewinnt; haben mehrere gleich wenige, wird die Runde geteilt.
rule-blocked-points-short = Kann niemand weiter, gewinnt, wer die wenigsten Punkte hat.
rule-points =
    { $of ->
        [colour-36] Zahlen zählen, was sie sagen, Zieh-Zweien 20 und Wunschkarten 50.
        [colour-108] Zahlen zählen, was sie sagen, Aussetzkarten, Umkehrkarten und Zieh-Zweien 20, Wunschkarten und Zieh-Vieren 50.
        [jokers] Asse zählen eins, Zehnen, Buben, Damen und Könige zehn, Joker 20 und alle anderen Karten ihre Zahl.
       *[french] Asse zählen eins, Zehnen, Buben, Damen und Könige zehn und alle anderen Karten ihre Zahl.
    }
rule-points-own = So zählen die Karten: { $list }{ $rest ->
    [yes] {"; alle anderen ihre Zahl."}
   *[no] .
}
rule-blocked-nobody = Niemand gewinnt sie.
rule-blocked-nobody-short = Kann niemand weiter, gewinnt niemand.
rule-blocked-first = Ist aber schon jemand fertig, hat gewonnen, wer es zuerst war.

## Der Ruf

rule-call-until = Wer nach dem Legen nur noch eine Karte hat, muss „Letzte Karte!“ rufen: früher in diesem Zug, mit der Karte oder gleich danach.
rule-call-until-short = Rufe „Letzte Karte!“, wenn dir eine bleibt.
rule-call-with = Wer nach dem Legen nur noch eine Karte hat, muss noch in diesem Zug „Letzte Karte!“ rufen: vor der Karte oder mit ihr.
rule-call-with-short = Rufe „Letzte Karte!“, während du die vorletzte legst.
rule-call-before = Wem nur noch eine Karte bleiben wird, der muss „Letzte Karte!“ rufen, bevor er legt.
rule-call-before-short = Rufe „Letzte Karte!“, bevor du die vorletzte legst.
rule-call-lapses = Ein Ruf verfällt, wenn die Hand wieder wächst.
rule-caught =
    { $who ->
        [next] Wer es vergessen hat, kann nur von dem erwischt werden, der am Zug ist, bis dieser handelt, und zieht { rule-cards }.
       *[anybody] Wer es vergessen hat, kann von jedem erwischt werden, bis der nächste Spieler handelt, und zieht { rule-cards }.
    }
rule-caught-short =
    { $who ->
        [next] Nur wer am Zug ist, darf erwischen; wer erwischt wird, zieht { rule-number }.
       *[anybody] Wer erwischt wird, zieht { rule-number }.
    }
rule-caught-free =
    { $who ->
        [next] Wer es vergessen hat, kann nur von dem erwischt werden, der am Zug ist, bis dieser handelt, zieht dafür aber nichts.
       *[anybody] Wer es vergessen hat, kann von jedem erwischt werden, bis der nächste Spieler handelt, zieht dafür aber nichts.
    }
rule-caught-free-short =
    { $who ->
        [next] Nur wer am Zug ist, darf erwischen, und erwischt zu werden kostet nichts.
       *[anybody] Erwischt zu werden kostet nichts.
    }
rule-window = Erwischen kann man, sobald die Karte liegt, auch wenn ihr Spieler noch etwas zu wünschen, zu wählen oder zu legen hat.
rule-grace = In den ersten { $count } Millisekunden lehnt der Tisch das Erwischen ab.
rule-false-call = Wer ruft, obwohl kein Ruf fällig ist, zieht { rule-cards }.
rule-false-call-short = Falsch zu rufen kostet { rule-cards }.
rule-false-catch = Wer jemanden erwischen will, der nicht zu erwischen ist, zieht { rule-cards }.
rule-false-catch-short = Falsch zu erwischen kostet { rule-cards }.
rule-false-once = Das kann jeder höchstens einmal je Zug.

## Die Partie

rule-score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
rule-score-genitive = { rule-score }
rule-match-wins = Der Sieger einer Runde bekommt einen Punkt.
rule-match-penalty = Nach jeder Runde bekommt jeder die Punkte der Karten, die er noch auf der Hand hat, als Strafpunkte.
rule-match-penalty-short = Karten auf der Hand sind Strafpunkte.
rule-match-collects = Der Sieger einer Runde bekommt die Punkte der Karten, die die anderen noch haben.
rule-match-collects-short = Der Sieger bekommt die Punkte der anderen.
rule-match-less = Saß die Runde fest, gehen von jeder dieser Hände die Punkte ab, die der Sieger selbst noch hatte.
rule-match-doubles = Ist eine von diesen die letzte Karte dessen, der zuerst fertig ist, zählen die Hände der anderen doppelt: { $cards }.
rule-match-doubles-short = Als letzte Karte verdoppeln diese die Punkte der anderen: { $cards }.
rule-match-last-card = Wer zuerst fertig ist, bekommt auch Punkte für die letzte Karte: { $list }.
rule-match-last-card-short = Für die letzte Karte: { $list }.
rule-match-shared = Eine Runde, die niemand allein gewinnt, bringt nichts ein.
rule-match-first-target = Wer zuerst { rule-score } hat, gewinnt die Partie.
rule-match-penalty-target = Sobald jemand { rule-score } hat, ist die Partie zu Ende, und der niedrigste Stand gewinnt.
rule-match-penalty-target-short = Bis { rule-score }; der niedrigste Stand gewinnt.
rule-match-elimination-target = Wer mehr als { rule-score } hat, scheidet aus. Wer übrig bleibt, gewinnt die Partie; bleibt niemand übrig, gewinnt der niedrigste Stand derer, die die letzte Runde gespielt haben.
rule-match-elimination-target-short = Mit mehr als { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
} scheidest du aus.
rule-match-resets = Ein Stand von genau { $count } wird wieder zu null.
rule-match-ties = Bei gleichem Stand teilt man sich den Platz.
rule-match-endless = Die Partie dauert so viele Runden, wie ihr wollt.

## Der Tisch

rule-duration =
    { $unit ->
        [hours] { $count ->
            [one] { $count } Stunde
           *[other] { $count } Stunden
        }
        [minutes] { $count ->
            [one] { $count } Minute
           *[other] { $count } Minuten
        }
       *[seconds] { $count ->
            [one] { $count } Sekunde
           *[other] { $count } Sekunden
        }
    }
rule-clock = Ein Zug darf höchstens { rule-duration } dauern.
rule-expiry-draw = Ist die Zeit um, geschieht das Einfachste: ziehen, auch eine ganze Schuld, passen, den Zug beenden oder die erste Wahl treffen.
rule-expiry-draw-short = Dann geschieht das Einfachste.
rule-expiry-computer = Ist die Zeit um, macht der Computer den Zug.
rule-expiry-computer-short = Dann spielt der Computer.
rule-expiry-skip = Ist die Zeit um, wird gepasst, wenn die Regeln es erlauben; sonst wird eine Karte oder die Schuld gezogen.
rule-expiry-skip-short = Dann wird gepasst oder gezogen.
rule-view-closed = Die Seite markiert nicht, was gelegt werden darf.
rule-view-marked = Die Seite markiert die Karten, die gelegt werden dürfen.
rule-view-open = Spielst du nur gegen den Computer, liegen alle Hände und der Stapel offen.
