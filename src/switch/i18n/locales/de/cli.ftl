### Die Befehlszeile und der Tisch im Terminal.

## Hilfe

cli-about = Switch, das Kartenspiel: am Tisch im Browser, im Terminal oder als Schiedsrichter für Programme.
cli-usage = Aufruf
cli-usage-overview = BEFEHL […]
cli-commands = Befehle
cli-options = Optionen
cli-options-browser = Optionen nur für den Tisch im Browser
cli-options-terminal = Optionen nur für den Tisch im Terminal (mit --terminal)
cli-more = „switch BEFEHL --help“ sagt mehr über einen Befehl.
cli-play = Gegen den Computer spielen, im Browser oder im Terminal.
cli-serve = Tische für andere anbieten.
cli-warm = Den Kern vorab übersetzen, damit die starken Spieler von Anfang an schnell denken.
cli-referee = Schiedsrichter für ein anderes Programm sein: eine Zeile JSON hinein, eine Zeile JSON heraus.
cli-verify = Die Aufzeichnung einer gespielten Runde prüfen: das Geben und jeden Zug.
cli-rulesets = Die Spielarten zeigen.
cli-operand-verify = die Aufzeichnung einer Runde; „-“ liest sie von der Standardeingabe
cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-option-lang = Sprache: en, nl, de oder ru (sonst die des Systems)
cli-option-no-browser = keinen Browser öffnen, nur die Adresse nennen
cli-option-host = Adresse, auf der gelauscht wird (127.0.0.1: nur dieser Rechner)
cli-option-port = Port, auf dem gelauscht wird (0: ein freier)
cli-option-db = Datei, in der die Tische stehen
cli-option-bot = ein Programm, das auch mitspielt, mit seinem Namen (auch mehrmals)
cli-option-origins = weitere Webseiten, die sich verbinden dürfen, mit Kommas getrennt
cli-option-proxies = Adressen von Proxys, die sagen dürfen, wer sich verbindet
cli-option-terminal = hier im Terminal spielen
cli-option-ruleset = Spielregeln: ein Name (siehe „switch rules list“), eine Datei oder ein Link
cli-option-seats = Zahl der Spieler, du eingeschlossen
cli-option-level = wie gut der Computer spielt: beginner (lernt die Regeln noch), easy (spielt aus Spaß), normal (spielt mit Verstand), sharp (denkt voraus), expert (zählt jede Karte mit)
cli-option-beginner = alle Hände, der Stapel und der Ablagestapel liegen offen
cli-option-seed = dieselben Runden noch einmal geben
cli-option-pace = Zeit, die der Computer für einen Zug nimmt; 0 für keine
cli-option-lines = keine Zeichnung, nur Zeilen mit Text
cli-option-no-color = keine Farben
cli-option-records = die Aufzeichnung jeder gespielten Runde in diesem Ordner ablegen
cli-option-check = nur sagen, ob er übersetzt ist; Rückgabewert 1, wenn nicht
cli-column-id = Name
cli-column-name = Spiel
cli-column-players = Spieler
cli-column-cards = Karten

## Was schiefgehen kann

cli-unknown-command = Den Befehl „{ $text }“ gibt es nicht. Wähle aus: { $choices }.
cli-unknown-option =
    { $near ->
        [none] „switch { $command }“ hat keine Option { $text }. Siehe „switch { $command } --help“.
       *[other] „switch { $command }“ hat keine Option { $text }. Meinst du { $near }?
    }
cli-needs-value = Nach { $option } fehlt ein Wert.
cli-takes-no-value = { $option } nimmt keinen Wert.
cli-not-a-number = { $option } muss eine Zahl von { $lowest } bis { $highest } sein, nicht „{ $text }“.
cli-not-a-choice = { $option } kann nicht „{ $text }“ sein. Wähle aus: { $choices }.
cli-left-over = „switch { $command }“ kann mit „{ $text }“ nichts anfangen. Siehe „switch { $command } --help“.
cli-needs-operand = Nach „switch { $command }“ fehlt { $operand }. Siehe „switch { $command } --help“.
cli-unknown-language = Die Sprache „{ $text }“ spricht das Spiel nicht. Wähle aus: { $choices }.
cli-unknown-ruleset =
    { $near ->
        [none] Die Spielart „{ $text }“ gibt es nicht. Wähle aus: { $choices }.
       *[other] Die Spielart „{ $text }“ gibt es nicht. Meinst du { $near }?
    }
cli-seats =
    { $lowest ->
        [same] { $ruleset } ist ein Spiel für { $highest } Spieler. Gib --seats { $highest } an.
       *[other] { $ruleset } ist ein Spiel für { $lowest } bis { $highest } Spieler. Gib bei --seats eine Zahl dazwischen an.
    }
cli-bad-bot = --bot ist nicht zu gebrauchen: { $text }.
cli-bot-form = --bot bekommt einen Namen und einen Befehl, NAME=COMMAND, etwa "Hal=python3 mybot.py"; in „{ $text }“ steht kein „=“.
cli-bot-missing = Hier gibt es kein Programm „{ $program }“. Prüfe den Befehl nach dem „=“ in --bot, oder gib das Programm mit seinem Pfad an.
cli-too-many-bots =
    { $count ->
        [one] Für Programme ist nur ein Platz frei. Gib weniger mit --bot an oder mehr --seats.
       *[other] Für Programme sind nur { $count } Plätze frei. Gib weniger mit --bot an oder mehr --seats.
    }
cli-only-browser = { $option } ist für den Tisch im Browser. Lass es weg, oder lass --terminal weg.
cli-only-terminal = { $option } ist für den Tisch im Terminal. Nimm --terminal dazu, oder lass es weg.
cli-not-together = { $option } und { $other } gehen nicht zusammen: Was noch einmal gegeben wird, lässt sich nicht versiegeln. Lass eines weg.
cli-port-busy = Port { $port } ist belegt. Beende das Programm, das ihn benutzt, oder wähle mit --port einen anderen (0: ein freier).
cli-port-refused = Port { $port } darf hier nicht benutzt werden. Wähle mit --port einen über 1023.
cli-host-unknown = Dieser Rechner kann nicht auf „{ $host }“ lauschen. Wähle mit --host eine andere Adresse, etwa 127.0.0.1.
cli-db-unwritable = Die Tische lassen sich nicht in { $path } ablegen: Dort kann nicht geschrieben werden. Wähle mit --db eine andere Datei.
cli-db-busy = Ein anderer Tischserver benutzt { $path }. Beende ihn, oder wähle mit --db eine andere Datei.
cli-db-broken = { $path } ist keine Datenbank mit Tischen. Wähle mit --db eine andere Datei.
cli-db-newer = { $path } stammt von einer neueren Version. Bring Switch auf den neuesten Stand, oder wähle mit --db eine andere Datei.
cli-setting = { $text }
cli-no-page = Die Seite ist noch nicht gebaut. „make play“ baut sie; „switch play --terminal“ kommt ohne sie aus.
cli-no-file = Die Datei { $path } gibt es nicht. Prüfe den Namen.
cli-unreadable = { $path } ist nicht zu lesen. Prüfe, ob es eine Datei ist und ob du sie lesen darfst.
cli-unwritable = In { $path } kann nichts geschrieben werden. Wähle einen anderen Ordner.
cli-record-large = { $path } ist zu groß für die Aufzeichnung einer Runde.
cli-record-no-json = { $path } ist keine Aufzeichnung einer Runde: Es ist kein JSON. Speichere sie neu und ändere sie nicht.
cli-record-wrong = Die Aufzeichnung { $path } stimmt nicht. { $text }
cli-no-numba = Numba ist nicht installiert, also lässt sich nichts übersetzen. Alles geht auch ohne, aber die starken Spieler denken langsamer und weniger weit. „make setup“ installiert es.
cli-no-cache = In { $path } lässt sich nichts aufheben. Alles geht, aber der Kern wird bei jedem Start neu übersetzt. Wähle mit der Variablen SWITCH_CACHE einen anderen Ordner.
cli-warm-failed = { $name } ließ sich nicht übersetzen ({ $text }). Alles geht auch ohne, aber langsamer. Was schon fertig ist, bleibt erhalten.
cli-unexpected = Im Programm ging etwas schief ({ $text }). Setze SWITCH_TRACEBACK=1, mach es noch einmal und schick uns, was erscheint.

## Ergebnisse

cli-verified =
    { $result ->
        [shared] Die Aufzeichnung stimmt: { $ruleset }, { $seats } Spieler, die Runde saß fest und wurde geteilt.
        [blocked] Die Aufzeichnung stimmt: { $ruleset }, { $seats } Spieler, die Runde saß fest, und Sitz { $seat } hat gewonnen.
       *[other] Die Aufzeichnung stimmt: { $ruleset }, { $seats } Spieler, Sitz { $seat } hat gewonnen.
    }
cli-address = Der Tisch steht bereit unter { $url }
cli-serving = Tische stehen bereit unter { $url }
cli-no-browser-found = Hier ließ sich kein Browser öffnen. Öffne die Adresse selbst, oder spiele im Terminal: switch play --terminal
cli-stop = Strg-C beendet.
cli-warm-folder = Der übersetzte Kern liegt in { $path } (die Variable SWITCH_CACHE wählt einen anderen Ordner).
cli-warm-missing = { $name } ist nicht übersetzt.
cli-warm-damaged = { $name } ist beschädigt und gilt als nicht übersetzt.
cli-warm-begins = { $name } wird übersetzt ({ $number } von { $count }) …
cli-warm-done = { $name }: { $seconds } Sekunden.
cli-warm-all = Alles ist übersetzt.
cli-warm-not-all = „switch warm“ übersetzt den Rest vorab; sonst geschieht es, sobald er gebraucht wird.

## Wörter, die man tippen kann; das erste wird gezeigt, die anderen bedeuten dasselbe

word-draw = ziehe, ziehen, zieh, nimm
word-pass = passe, passen, behalte, aussetzen
word-call = rufe, rufen, ruf
word-catch = erwische, erwisch
word-jump = wirf, einwerfen
word-challenge = anzweifeln, zweifle
word-accept = annehmen, nimm an, glaube
word-all = alle
word-back = zurück
word-help = hilfe
word-rules = regeln
word-table = tisch, zeige
word-quit = ende, beenden, tschüss

## Der Tisch im Terminal

term-you = Du
term-welcome = Willkommen am Tisch! Mit ? gibt es jederzeit Hilfe.
term-slow = Numba ist nicht installiert, deshalb denken sie langsamer und weniger weit. „make setup“ installiert es.
term-house =
    { $count ->
        [one] Diese Hausregeln sind { $base } mit einer Änderung:
       *[other] Diese Hausregeln sind { $base } mit { $count } Änderungen:
    }
term-house-change = { $label }: { $value }
term-bye = Danke fürs Spielen. Auf Wiedersehen!
term-round = Runde { $round }
term-direction =
    { $direction ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    }
term-called = Letzte Karte!
term-top = Oben liegt:
term-stock = Stapel { $count }
term-pile = Ablagestapel { $count }
term-in-force =
    { $suit ->
       *[other] Es gilt:
    }
term-named = (gewünscht)
term-rank-in-force = Es gilt der Wert:
term-debt =
    { $who ->
        [you] Du schuldest { card-count }!
       *[other] { $name } schuldet { card-count }.
    }
term-eight =
    { $who ->
        [you] Vor dir liegt eine Acht!
       *[other] Vor { $name } liegt eine Acht.
    }
term-no-debt = Keine Schuld
term-open-stock = Stapel, nächste Karte zuerst
term-open-pile = Ablagestapel, oberste zuerst
term-hand = Deine Hand: { card-count }
term-lay = Lege { $cards }
term-draw =
    { $count ->
        [one] ziehe
       *[other] ziehe { card-count-accusative }
    }
term-pass =
    { $why ->
        [keep] passe: behalte die Karte
        [stand] passe: setze diesen Zug aus
       *[nothing] passe: nichts zu ziehen
    }
term-or-enter = { $choice } (oder Enter)
term-call = rufe „Letzte Karte!“
term-catch = erwische { $name }
term-challenge = anzweifeln: die Karte von { $name }
term-accept = annehmen: nimm sie an
term-answer-first = „annehmen“ nimmt die Karte, wie sie ist; „anzweifeln“ sagt, dass es ein Bluff war. Tippe eines davon.
term-jump = wirf { $cards } ein
term-no-jump = Jetzt lässt sich nichts einwerfen. Es muss die gleiche Karte wie die oberste sein, bevor der nächste Spieler etwas getan hat.
term-help-hint = ? Hilfe
term-moment = Ein Augenblick, bevor { $name } spielt: Enter geht weiter
term-dump = Diese dürfen mit: { $cards }. Tippe sie der Reihe nach, „alle“, „zurück“ für die Rücknahme des Zuges, oder Enter, um sie zu behalten.
term-join = Anlegen kannst du: { $cards }. Tippe die Karten der Reihe nach, „zurück“ für die Rücknahme des Zuges, oder Enter, um ohne sie weiterzumachen.
term-ask-suit =
    { $suit ->
       *[other] Welche Farbe? { $suits }. Enter nimmt die Karten zurück.
    }
term-ask-rank = Welcher Wert? { $ranks }.
term-ask-exchange = Mit wem tauschst du die Hand? { $names }.
term-ask-give = Welche Karte gibst du weg? { $cards }.
term-enter-takes-back = Enter nimmt die Karten zurück.
term-no-choice = „{ $text }“ gehört nicht dazu. Tippe etwas von dem, was genannt ist.
term-taken-back = Zurückgenommen; nichts wurde gelegt.
term-not-now = Dieses Wort ist hier keine Antwort. Mit ? gibt es Hilfe.
term-no-suit = „{ $text }“ gehört nicht dazu. Tippe einen Buchstaben oder den Namen.
term-dump-only = Nur diese Karten dürfen mit. Tippe ihre Nummern oder Namen.
term-join-only = In dieser Folge lassen sich die Karten nicht anlegen. Tippe andere mit Nummer oder Namen, oder Enter.
term-alone = „{ $text }“ steht allein. Tippe nichts dazu.
term-no-number =
    { $count ->
        [one] Eine Karte Nummer { $text } gibt es nicht; du hast eine Karte.
       *[other] Eine Karte Nummer { $text } gibt es nicht; deine Karten haben die Nummern 1 bis { $count }.
    }
term-no-word = „{ $text }“ ist keine Karte dieses Blatts und kein Wort des Spiels. Tippe eine Nummer, eine Karte oder ? für Hilfe.
term-catch-whom = Wen willst du erwischen? Tippe „erwische“ und einen Namen: { $names }.
term-score = Gewonnene Runden: { $score }
term-next = Enter gibt Runde { $round }; „ende“ beendet das Spiel.
term-target = bis { $target }
term-goal-won =
    { $target ->
        [one] Die Partie geht um eine gewonnene Runde.
       *[other] Die Partie geht um { $target } gewonnene Runden.
    }
term-goal-penalty = Karten, die dir bleiben, zählen gegen dich. Bei { $target } Punkten ist die Partie zu Ende, und wer die wenigsten hat, gewinnt.
term-goal-collects = Wer eine Runde gewinnt, bekommt die Punkte der anderen Hände. Die Partie geht bis { $target } Punkte.
term-goal-elimination = Karten, die dir bleiben, zählen gegen dich. Wer über { $target } Punkte kommt, scheidet aus der Partie aus; wer übrig bleibt, gewinnt.
term-points = Punkte: { $score }
term-plate-points = { $total } P.
term-plate-absent = ausgeschieden
term-plate-place = Platz { $place }
term-column-hand = auf der Hand
term-column-round = diese Runde
term-column-total = gesamt
term-column-won = gewonnene Runden
term-row = { $place } { $name }: { $hand } auf der Hand, { $gain } in dieser Runde, { $total } insgesamt.
term-row-won = { $place } { $name }: { $total } insgesamt.
term-back-to-nothing = zurück auf 0
term-leaves = ausgeschieden
term-match-won =
    { $who ->
        [you] Du gewinnst die Partie!
       *[other] { $name } gewinnt die Partie.
    }
term-match-shared = Die Partie ist geteilt: { $names }.
term-next-match = Enter beginnt eine neue Partie; „ende“ beendet das Spiel.
term-sealed = Das Geben ist versiegelt: { $hash }
term-saved = Die Aufzeichnung der Runde liegt in { $path }. Prüfe sie mit: switch verify { $path }
term-help-cards = Lege eine Karte mit ihrer Nummer oder ihrem Namen: Wert und Farbe, etwa { $card }.
term-help-letters = Farben: { $suits }. Werte: Zahlen, und { $ranks }.
term-help-several = Mehrere Karten gehen in der Reihenfolge, in der du sie tippst, mit Leerzeichen dazwischen. Karten, die passen, stehen höher oder haben ein Zeichen.
term-help-suit = Nach einer Farbe, die zu nennen ist, wird gefragt; du kannst sie auch gleich hinter die Karte tippen.
term-help-draw = „ziehe“ zieht eine Karte oder die ganze Schuld; „passe“ setzt einen Zug aus, behält die gezogene Karte oder passt, wenn es nichts zu ziehen gibt.
term-help-call = Tippe „rufe“ vor, mit oder nach der Karte, nach der dir eine bleibt. Tippe „erwische“ und einen Namen, wenn jemand den Ruf vergaß.
term-help-jump = „wirf“ wirft außer der Reihe eine Karte ein, die der obersten gleicht, bevor der nächste Spieler etwas getan hat.
term-help-challenge = Liegt eine Karte vor dir, die immer passt und dich ziehen lässt, so sagt „anzweifeln“, dass es ein Bluff war, und „annehmen“ nimmt sie, wie sie ist.
term-help-choice = Nach einem Wert, einem Spieler zum Tauschen oder einer Karte zum Weggeben wird gefragt.
term-help-words = „tisch“ zeigt den Tisch noch einmal, „regeln“ die Regeln, „ende“ beendet das Spiel.
