### „switch lab“ und seine Berichte.

cli-lab = Den Computer viele Runden spielen lassen: wie ein Spiel verläuft, was eine Regel ändert, wer besser spielt.
cli-operand-lab = run REGELN, compare REGELN REGELN, tournament REGELN oder sensitivity REGELN, wobei REGELN der Name einer Spielart, eine Datei oder ein Link ist; dahinter Änderungen wie turn.skip_answered=true (compare: statt der zweiten REGELN), bei sensitivity die Optionen, die probiert werden (sonst alle)
cli-option-lab-players = Spieler mit Kommas dazwischen: random, greedy, beginner, easy, normal, sharp, expert, xray (sieht alle Hände), oder process:BEFEHL für ein eigenes Programm; einer für alle Plätze, oder einer für jeden
cli-option-lab-seats = Zahl der Plätze (sonst so viele wie Spieler, oder die wenigsten des Spiels)
cli-option-lab-rounds = Runden, für jede Spielart oder jedes Paar; mit --within höchstens so viele
cli-option-lab-seed = eine andere Zahl gibt andere Karten
cli-option-lab-within = aufhören, sobald jede Siegquote auf ± so viele Punkte bekannt ist, etwa 1.0
cli-option-lab-workers = Prozesse, die spielen
cli-option-lab-cluster = auf dem Ray-Cluster unter dieser Adresse spielen (HOST:PORT oder auto)
cli-option-lab-folder = was getan ist, in diesem Ordner behalten
cli-option-lab-resume = mit einem abgebrochenen Lauf weitermachen
cli-option-lab-json = das Ergebnis als JSON schreiben
cli-option-lab-parquet = jede Runde als Zeile einer Parquet-Tabelle schreiben
cli-option-lab-html = einen Bericht mit Diagrammen schreiben, eine Seite, die nichts anderes braucht
cli-option-lab-by = sensitivity: wonach geordnet wird: largest (üblich), first, turns, drawn, settled, changes, comeback oder blocked

## Was schiefgehen kann

lab-action = „switch lab { $text }“ gibt es nicht. Wähle eines von: { $choices }.
lab-operands =
    { $action ->
        [compare] „switch lab compare“ braucht zwei Spielarten, oder eine und Änderungen wie turn.skip_answered=true.
       *[other] „switch lab { $action }“ braucht eine Spielart; dahinter dürfen Änderungen wie turn.skip_answered=true stehen.
    }
lab-option = { $option } gehört nicht zu „switch lab { $action }“. Lass es weg.
lab-not-together = { $option } und { $other } gehen nicht zusammen. Lass eines weg.
lab-unknown-option =
    { $near ->
        [none] „{ $text }“ ist keine Option einer Spielart. „switch rules export REGELN“ zeigt sie.
       *[other] „{ $text }“ ist keine Option einer Spielart. Meinst du { $near }?
    }
lab-unknown-player = Den Spieler „{ $text }“ gibt es nicht. Wähle aus: { $choices }; oder process: und den Befehl eines Programms.
lab-bad-player = { $text }
lab-player-count = Für { $seats } Plätze sind { $players } Spieler genannt. Nenne einen für alle, oder einen für jeden Platz.
lab-two-players = Ein Turnier braucht mindestens zwei verschiedene Spieler. Nenne sie mit --players.
lab-nothing-to-try = Keine dieser Optionen lässt sich hier ändern. Siehe „switch rules export REGELN“.
lab-same-rules = Es gibt nichts zu vergleichen: Mit { $seats } Plätzen wird eine Runde von { $left } schon so gespielt, wie { $right } es sagt. „switch rules show REGELN“ sagt, was ein Spiel spielt; wähle eine andere Änderung.
lab-file-unwritable = { $path } kann nicht geschrieben werden. Wähle eine andere Datei für { $option }.
lab-missing = { $library } ist nicht installiert, und { $option } braucht es. „make setup“ installiert es; oder lass { $option } weg.
lab-missing-rating = openskill ist nicht installiert, und die Rangliste eines Turniers braucht es. „make setup“ installiert es.
lab-folder-none = In { $path } ist kein Lauf. Gib den Ordner an, den der abgebrochene Lauf genannt hat.
lab-folder-full = In { $path } ist etwas anderes. Wähle einen neuen Ordner.
lab-folder-damaged = Was in { $path } behalten ist, ist beschädigt. Beginne den Lauf neu, in einem anderen Ordner.
lab-folder-busy = Ein anderes Programm macht gerade mit dem Lauf in { $path } weiter. Warte, bis es fertig ist, oder wähle einen anderen Ordner.
lab-folder-version = Der Lauf in { $path } wurde mit einer anderen Version von Switch begonnen; seine Runden gehören nicht zu neuen. Beginne neu.
lab-folder-other = Der Lauf in { $path } ist ein anderer: andere Regeln, Spieler, Plätze, Runden oder eine andere Zahl. Um mit ihm weiterzumachen: { $command }. Für einen neuen Lauf lass --resume weg.
lab-folder-minds = Die Spieler, die suchen, sind hier andere als die, die den Lauf in { $path } begonnen haben: Switch hat sich geändert, oder Numba ist jetzt da und war es damals nicht, oder umgekehrt. Ihre Runden gehören nicht zusammen. Beginne neu, in einem anderen Ordner.
lab-folder-rows = Der Lauf in { $path } wurde ohne --parquet begonnen, darum sind seine einzelnen Runden nicht behalten. Lass --parquet weg, oder beginne damit neu, in einem anderen Ordner.
lab-folder-taken = In { $path } ist ein anderer Lauf behalten: andere Regeln, Spieler, Plätze, Runden oder eine andere Zahl. Wähle für einen neuen Lauf einen anderen Ordner. Um mit jenem weiterzumachen: { $command }
lab-cluster = Unter { $text } ist kein Ray-Cluster. Starte eines mit „ray start --head“, oder lass --cluster weg.
lab-cluster-minds = Auf einem Rechner des Clusters sind die Spieler, die suchen, andere als hier: eine andere Version von Switch oder Python, oder kein Numba. Installiere dort, was hier ist.
lab-crew-lost = Die Prozesse, die spielen, enden immer wieder. Was getan ist, ist behalten; mach weiter mit: { $command }
lab-hopeless = Angehalten: { $player } hat in jeder der ersten { $count } Runden versagt. Bring es in Ordnung und beginne den Lauf neu. Was getan ist, ist behalten; um trotzdem weiterzumachen: { $command }. Was beim ersten Mal falsch war ({ $fault }): { $told }

## Unterwegs

lab-progress =
    { $failed ->
        [0] Runden gespielt
       *[other] Runden gespielt, { $failed } durch einen Fehler verloren
    }
lab-compiling = Zuerst wird der Kern kompiliert; das dauert ein, zwei Minuten, einmal.
lab-slower = Numba ist nicht installiert: Alles geht, rund fünfzigmal langsamer.
lab-interrupted = Angehalten. Was getan ist, ist behalten; mach weiter mit: { $command }
lab-keeping = Bis zum Ende wird behalten, was gespielt ist, in { $path }
lab-stopping = Wird angehalten …
lab-failing = { $player } versagt und verliert die Runden, in denen das geschieht. { $fault }: { $told }
lab-all-failed = Jede Runde ging durch einen Fehler eines Programms verloren, also ist nichts gemessen.
lab-kept = Was gespielt wurde, ist in { $path } behalten
lab-written = Geschrieben: { $path }

## Ergebnisse

lab-title-run = { $name }
lab-title-compare = { $left } gegen { $right }
lab-title-tournament = Turnier: { $name }
lab-title-sensitivity = Was jede Regel tut: { $name }
lab-changed = { $name } mit „{ $changes }“
lab-played = { $rounds } Runden aus { $deals } Ausgaben, { $seats } Plätze, Spieler: { $players }; Zahl { $seed }.
lab-stopped = Angehalten, als jede Siegquote auf ± { $within } Punkte bekannt war. Die Intervalle sind dafür breiter: Sie gelten, wie oft man auch nachsieht.
lab-not-reached = Die Siegquoten sind noch nicht auf ± { $within } Punkte bekannt. Gib mehr --rounds an.
lab-sheet-measures = Wie das Spiel verläuft
lab-sheet-compare = Nebeneinander
lab-sheet-ranked = Änderungen, die größte Wirkung zuerst
lab-sheet-ratings = Rangliste
lab-sheet-matches = Siegquoten
lab-sheet-parts = Können und Glück
lab-sheet-powers = Was die Kräfte tun
lab-sheet-faults = Programme, die versagt haben
lab-sheet-said = Was falsch war, beim ersten Mal
lab-head-measure = Maß
lab-head-value = Wert
lab-head-interval = 95 %
lab-head-left = vorher
lab-head-right = nachher
lab-head-gap = Unterschied
lab-head-change = Änderung
lab-head-effect = bewegt vor allem
lab-head-size = Größe
lab-head-sure = sicher
lab-head-player = Spieler
lab-head-rating = Stärke
lab-head-against = gegen
lab-head-wins = siegt
lab-head-part = Anteil
lab-head-power = Kraft
lab-head-used = Züge je Runde
lab-head-decided = entscheidet
lab-head-fault = Fehler
lab-head-lost = Runden verloren
lab-head-said = was falsch war
lab-line-first = siegt, Platz 1 (beginnt)
lab-line-seat = siegt, Platz { $seat }
lab-line-player = siegt, { $name }
lab-line-turns = Züge
lab-line-actions = Handlungen
lab-line-drawn = gezogene Karten
lab-line-reshuffles = Ablage neu gemischt
lab-line-blocked = festgefahrene Runden
lab-line-unfinished = Runden ohne Ende
lab-line-forfeit = durch einen Fehler verlorene Runden
lab-line-comeback = Aufholjagden ({ $count } Karten zurück)
lab-line-behind = Sieger einmal zurück, Karten
lab-line-changes = Wechsel der Führung
lab-line-settled = endgültig in Führung nach
lab-line-unpowered = ohne Kraft entschieden
lab-part-player = der Spieler (Können)
lab-part-seat = der Platz
lab-part-cards = die gegebenen Karten
lab-part-rest = der Rest: der Stapel, und Wahlen, die anders hätten ausfallen können
lab-note-gap = Unterschiede von Quoten sind in Punkten. Beide Seiten spielen dieselben Ausgaben.
lab-note-same = Änderte nichts in { $rounds } Runden: { $changes }.
lab-note-ranked =
    { $count ->
        [0] Größe: in Standardabweichungen einer Ausgabe. Jede Änderung spielt dieselben Ausgaben; jedes Intervall steht für sich.
        [one] Größe: in Standardabweichungen einer Ausgabe. Jede Änderung spielt dieselben Ausgaben; jedes Intervall steht für sich. Eine Änderung ist weggelassen, denn sie widerspricht einer anderen Regel.
       *[other] Größe: in Standardabweichungen einer Ausgabe. Jede Änderung spielt dieselben Ausgaben; jedes Intervall steht für sich. { $count } Änderungen sind weggelassen, denn sie widersprechen anderen Regeln.
    }
lab-note-sure = „Sicher“: mehr als Zufall, auch wenn man bedenkt, wie viele Unterschiede angesehen wurden ({ $compared }; Verfahren von Holm). Höchstens in einem von zwanzig Läufen heißt ein Unterschied sicher, der keiner ist.
lab-note-ratings = Alle beginnen bei 25. Das Modell (Plackett–Luce, openskill) hat bis zu { $count } Runden jedes Spielers gelesen.
lab-note-even = Jede Ausgabe ist mit jeder Sitzordnung einmal gespielt. { $even } ist gleich.
lab-note-parts = An der Varianz des Ergebnisses eines Platzes. Können ist, wer dort spielt; alles andere ist Glück.
lab-note-parts-alike = An der Varianz des Ergebnisses eines Platzes. Alle Spieler sind hier gleich, also ist alles Glück; nenne verschiedene Spieler, um Können zu sehen.
lab-note-powers = Eine Kraft entscheidet, wenn sie in dem Zug wirkt, in dem der Sieger endgültig in Führung geht.
lab-note-plain = { $plain } der Runden werden ohne eine entschieden.
lab-note-plain-two = Ohne eine entschieden: { $left }; { $right } der Runden.
lab-note-faults = Jede solche Runde zählt als verloren für das Programm, das versagt hat. docs/bots.md nennt die Fehler.

## Ein Vergleich in Sätzen

lab-told-which = Im Folgenden steht, wie sich { $right } von { $left } unterscheidet.
lab-told-same = Keine der { $rounds } Runden verlief anders: Die Änderung machte hier keinen Unterschied.
lab-told-seat-1 =
    { $way ->
        [more] Wer beginnt, siegt öfter: { $right } statt { $left }, { $by } Punkte mehr ({ $low } bis { $high }).
        [less] Wer beginnt, siegt seltener: { $right } statt { $left }, { $by } Punkte weniger ({ $low } bis { $high }).
       *[same] Wer beginnt, siegt etwa gleich oft, { $left } und { $right }: Der Unterschied liegt zwischen { $low } und { $high } Punkten.
    }
lab-told-player-1 =
    { $way ->
        [more] { $name } siegt öfter: { $right } statt { $left }, { $by } Punkte mehr ({ $low } bis { $high }).
        [less] { $name } siegt seltener: { $right } statt { $left }, { $by } Punkte weniger ({ $low } bis { $high }).
       *[same] { $name } siegt etwa gleich oft, { $left } und { $right }: Der Unterschied liegt zwischen { $low } und { $high } Punkten.
    }
lab-told-turns =
    { $way ->
        [more] Runden dauern länger: { $right } Züge statt { $left }, { $by } mehr ({ $low } bis { $high }).
        [less] Runden sind kürzer: { $right } Züge statt { $left }, { $by } weniger ({ $low } bis { $high }).
       *[same] Runden dauern etwa gleich lang, { $left } und { $right } Züge: Der Unterschied liegt zwischen { $low } und { $high }.
    }
lab-told-drawn =
    { $way ->
        [more] Es werden mehr Karten gezogen: { $right } je Runde statt { $left }, { $by } mehr ({ $low } bis { $high }).
        [less] Es werden weniger Karten gezogen: { $right } je Runde statt { $left }, { $by } weniger ({ $low } bis { $high }).
       *[same] Es werden etwa gleich viele Karten gezogen, { $left } und { $right } je Runde: Der Unterschied liegt zwischen { $low } und { $high }.
    }
lab-told-settled =
    { $way ->
        [more] Runden bleiben länger offen: Der Sieger geht endgültig in Führung nach { $right } der Züge statt { $left }, { $by } Punkte später ({ $low } bis { $high }).
        [less] Runden sind früher entschieden: Der Sieger geht endgültig in Führung nach { $right } der Züge statt { $left }, { $by } Punkte früher ({ $low } bis { $high }).
       *[same] Runden sind etwa gleich spät entschieden, nach { $left } und { $right } der Züge: Der Unterschied liegt zwischen { $low } und { $high } Punkten.
    }
lab-told-changes =
    { $way ->
        [more] Die Führung wechselt öfter: { $right } Mal statt { $left }, { $by } mehr ({ $low } bis { $high }).
        [less] Die Führung wechselt seltener: { $right } Mal statt { $left }, { $by } weniger ({ $low } bis { $high }).
       *[same] Die Führung wechselt etwa gleich oft, { $left } und { $right } Mal: Der Unterschied liegt zwischen { $low } und { $high }.
    }
lab-told-comeback =
    { $way ->
        [more] Öfter siegt, wer { $count } Karten zurücklag: in { $right } der Runden statt { $left }, { $by } Punkte mehr ({ $low } bis { $high }).
        [less] Seltener siegt, wer { $count } Karten zurücklag: in { $right } der Runden statt { $left }, { $by } Punkte weniger ({ $low } bis { $high }).
       *[same] Etwa gleich oft siegt, wer { $count } Karten zurücklag, in { $left } und { $right } der Runden: Der Unterschied liegt zwischen { $low } und { $high } Punkten.
    }
lab-told-blocked =
    { $way ->
        [more] Mehr Runden fahren sich fest: { $right } statt { $left }, { $by } Punkte mehr ({ $low } bis { $high }).
        [less] Weniger Runden fahren sich fest: { $right } statt { $left }, { $by } Punkte weniger ({ $low } bis { $high }).
       *[same] Etwa gleich viele Runden fahren sich fest, { $left } und { $right }: Der Unterschied liegt zwischen { $low } und { $high } Punkten.
    }

## Der Bericht

lab-report-summary = Kurz gesagt
lab-report-how = Wie dies entstanden ist
lab-report-command = Befehl
lab-report-seed = Zahl
lab-report-rounds = Runden
lab-report-took = Dauer
lab-report-seconds = { $seconds } s
lab-report-versions = Versionen
lab-report-rules = Regeln
lab-report-kernel = Kern
lab-report-native = kompiliert
lab-report-plain = CPython
lab-plot-wins = Siegquoten je Platz und Spieler
lab-plot-powers = Wie oft jede Kraft entscheidet
lab-plot-parts = Anteile an der Varianz
lab-plot-gaps = Unterschiede, in Standardabweichungen einer Ausgabe
lab-plot-effects = Wirkung jeder Änderung, in Standardabweichungen einer Ausgabe
lab-plot-matches = Siegquoten jedes Paars
lab-plot-ratings = Stärke
lab-plot-even = gleich
lab-plot-interval = Balken: der Wert; Strich: sein Intervall von 95 %
