# Die Wörter der Seite. { $cards } und { $name } kommen fertig herein.

## Überall

app-name = Switch
app-close = Schließen
app-home = Zur Startseite
app-rules = Regeln
app-settings = Einstellungen
app-log = Was geschah

## Start

home-title = Eine schnelle Runde Karten
home-lead = Wer zuerst alle Karten los ist, gewinnt. Gegen den Computer oder mit Freunden, im Browser, ohne Konto.
home-game = Welches Spiel?
home-players = { $least }–{ $most } Spieler
home-players-exactly = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
home-more = Mehr aus der Familie
home-own = Eigene Regeln
home-own-line = Ändere, was du willst, und spiel es.
home-house = Hausregeln
home-linked = Aus dem Link, dem du gefolgt bist.
home-edit = Diese Regeln ändern
home-seats = Zu wievielt am Tisch?
home-seat-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
home-rivals = Wer sitzt bei dir?
home-rival = Platz { $seat }
home-computer = Computer
home-level-beginner = Anfänger
home-level-easy = Leicht
home-level-normal = Normal
home-level-sharp = Scharf
home-level-expert = Experte
home-program = Programm { $name }
home-open = Jemand, den du einlädst
home-open-hint = Sobald der Tisch offen ist, bekommst du einen Link zum Teilen.
home-name = Dein Name
home-name-default = Spieler
home-beginner = Zum Lernen: alle Karten offen
home-beginner-hint = Nur mit dem Computer: Du siehst jede Hand, den Stapel und den Ablagestapel.
home-options = Weitere Einstellungen
home-marked = Karten zeigen, die passen
home-clock = Zeit für einen Zug
home-clock-off = Ohne Grenze
home-clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
home-clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
home-expiry = Wenn die Zeit um ist
home-expiry-draw = wird gezogen oder gepasst
home-expiry-bot = macht der Computer den Zug
home-expiry-skip-turn = entfällt der Zug
home-play = Spielen
home-open-table = Tisch öffnen
home-have-code = Hast du einen Tischcode?
home-code = Tischcode
home-go = Zum Tisch

## Dazusetzen und warten

join-title = Setz dich dazu
join-lead = Du bist an den Tisch { $code } eingeladen.
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-no-invite = In diesem Browser hast du am Tisch { $code } keinen Platz. Bitte um den Link, oder schau zu.
lobby-title = Der Tisch ist offen
lobby-lead = Schick diesen Link an alle, die mitspielen:
lobby-copy = Link kopieren
link-local = Dieser Link geht nur auf diesem Computer.
link-reach = Für andere starte:
lobby-copied = Kopiert
lobby-share = Teilen
lobby-free = freier Platz
lobby-bot = Computer
lobby-you = du
lobby-host = lädt ein
lobby-start = Anfangen
lobby-start-hint = Freie Plätze fallen beim Anfangen weg.
lobby-wait = { $name } fängt gleich an.

## Plätze

seat-you = Du
seat-turn = am Zug
seat-away = weg
seat-stand-in = weg, der Computer spielt
seat-called = Letzte Karte!
seat-silent = 1 Karte – nichts gesagt
seat-place = Platz { $place }
seat-absent = nicht dabei
seat-points = Pkt.
seat-wins = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}
seat-label = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $wins ->
    [one] { $wins } Runde gewonnen
   *[other] { $wins } Runden gewonnen
}
seat-label-total = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $total } in der Partie
seat-hand-open = Die Hand von { $name }
seat-spectator = Du schaust zu.

## Die Mitte des Tisches

centre-label = Stapel und Ablagestapel
centre-stock = { $count ->
    [0] Stapel: leer
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
centre-pile = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
centre-top = Obenauf: { $card }
centre-suit = Es gilt: { $suit }
centre-rank = Nur { rank-plural }
centre-direction = { $direction ->
    [clockwise] Es geht im Uhrzeigersinn
   *[other] Es geht gegen den Uhrzeigersinn
}
centre-debt = { $count ->
    [one] Schuld: { $count } Karte
   *[other] Schuld: { $count } Karten
}
centre-eight = Aussetzen droht: setz aus oder leg { a-rank-accusative }
centre-see-open = Beide Stapel ansehen
centre-see-pile = Ablagestapel ansehen
centre-next-first = Die nächste Karte steht vorn.
centre-top-first = Die oberste Karte steht vorn.

## Was du tun kannst

act-lay = Lege { $cards }
act-draw = Ziehen
act-take = Nimm { $count }
act-stand = Stehen bleiben
act-keep = Behalte { $cards }
act-pass = Passen
act-done = Fertig
act-choose = Wähle eine Karte
act-wait = { $name } ist am Zug
act-back = Zurücknehmen
act-call = Letzte Karte!
act-catch = { $name } erwischen
act-accept = Annehmen
act-challenge = Anzweifeln
act-jump = { $cards } einwerfen
act-with = Tausch mit { $name }
act-choose-player = Spieler wählen
act-catch-whom = Wen erwischst du?
act-next = Nächste Runde
act-next-match = Neue Partie

hint-turn = Du bist am Zug.
hint-choose = Du bist am Zug: Wähle eine Karte.
hint-choose-or-draw = Du bist am Zug: Wähle eine Karte oder zieh.
hint-drew-choose = { $most ->
    [0] { $count } gezogen: Wähle eine Karte.
   *[other] { $count } von { $most } gezogen: Wähle eine Karte.
}
hint-drew-more = { $most ->
    [0] { $count } gezogen: Nichts passt, zieh noch eine.
   *[other] { $count } von { $most } gezogen: Nichts passt, zieh noch eine.
}
hint-drew-pass = { $most ->
    [0] { $count } gezogen: Nichts passt, passe.
   *[other] { $count } von { $most } gezogen: Nichts passt, passe.
}
hint-nothing = Du bist am Zug: Nichts passt, zieh eine Karte.
hint-pass = Du bist am Zug: Es gibt nichts zu ziehen, passe.
hint-debt = { $count ->
    [one] Nimm eine Karte.
   *[other] Nimm { $count } Karten.
}
hint-debt-answer = { $count ->
    [one] Nimm eine Karte, oder antworte.
   *[other] Nimm { $count } Karten, oder antworte.
}
hint-eight = Vor dir liegt { a-rank }: Du bleibst diesmal stehen.
hint-eight-answer = Vor dir liegt { a-rank }: Bleib stehen oder leg das Gleiche.
hint-drawn = Du hast { $cards } gezogen. Lege oder behalte sie.
hint-drawn-must = Du hast { $cards } gezogen. Du musst sie legen.
hint-paid = Genommen. Lege jetzt eine passende Karte oder passe.
hint-challenge = Nimm an und zieh { $count }, oder zweifle die Karte an: Du ziehst { $more }, wenn es kein Bluff war.
hint-exchange = Wähle, mit wem du die Hand tauschst.
hint-give = Wähle eine Karte, die du abgibst.
hint-rank = Nenne einen Wert.
hint-jump = Du hast dieselbe Karte: Wirf sie ein, wenn du schnell bist.
hint-out = Du bist fertig, Platz { $place }. Die anderen spielen weiter.
hint-marks = { $count ->
    [one] Wähle jetzt die markierte Karte, um sie zu legen.
   *[other] Wähle jetzt eine markierte Karte: Alle gehen in dieser Reihenfolge.
}
hint-marked = { $pointer ->
    [touch] Tippe die nächste Karte dazu an, oder eine markierte zum Legen.
   *[mouse] Klicke die nächste Karte dazu an, oder eine markierte zum Legen.
}
hint-several = { $pointer ->
    [touch] Du bist am Zug. Halte eine Karte, um mehrere zu legen.
   *[mouse] Du bist am Zug. Rechtsklick (oder M) markiert mehrere.
}
hint-several-debt = { $pointer ->
    [touch] Nimm { $count } oder antworte; halte eine Karte, um mehrere zu legen.
   *[mouse] Nimm { $count } oder antworte; Rechtsklick (oder M) markiert mehrere.
}
hint-along = { $pointer ->
    [touch] Sie geht nur mit einer passenden Karte mit: Halte sie, um beide zu markieren.
   *[mouse] Sie geht nur mit einer passenden Karte mit: Rechtsklick markiert beide.
}
hint-dump = { $pointer ->
    [touch] Tippe weitere { $suit } der Reihe nach an; halte eine, um sie zu behalten.
   *[mouse] Klicke weitere { $suit } der Reihe nach an; Rechtsklick behält eine zurück.
}
hint-two-left = Ruf „Letzte Karte!“, wenn du jetzt legst.
hint-exposed = Du hast eine Karte und hast nicht gerufen!
hint-other = { $name } überlegt …
hint-away = { $name } ist gerade weg.

## Die Hand

hand-label = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
hand-card-playable = { $card }, spielbar, { $place } von { $count }
hand-card-plain = { $card }, { $place } von { $count }
hand-card-marked = { $card }, markiert als Nummer { $order }, { $place } von { $count }
hand-card-kept = { $card }, zurückbehalten, { $place } von { $count }
hand-card-along = { $card }, kann mitgehen, { $place } von { $count }
hand-card-raised = { $card }, darf folgen, { $place } von { $count }
hand-card-jump = { $card }, darf eingeworfen werden, { $place } von { $count }

## Eine Farbe nennen

suit-title = Welche Farbe?
suit-title-colour = Welche Farbe?
suit-hand = Du hältst noch:
suit-choice = { $suit }, { $count } in deiner Hand
suit-cancel = { $cards } zurücknehmen
rank-title = Welcher Wert?

## Das Ende einer Runde

over-you = Du gewinnst die Runde!
over-other = { $name } gewinnt die Runde
over-shared = Die Runde ist geteilt
over-blocked = Niemand konnte weiter: Die Runde ist blockiert.
over-show = Ergebnis
over-player = Spieler
over-cards = Karten übrig
over-wins = Gewonnen
over-match-you = Du gewinnst die Partie!
over-match-other = { $name } gewinnt die Partie
over-match-shared = Die Partie ist geteilt: { $names }
over-target = { $what ->
    [rounds] Die Partie geht bis { $count } gewonnene Runden.
    [elimination] Punkte sind schlecht: Über { $count } scheidet man aus.
    [penalty] Punkte sind schlecht: Die Partie endet bei { $count }, die wenigsten gewinnen.
   *[points] Die Partie geht bis { $count } Punkte.
}
over-gain = Diese Runde
over-total = Gesamt
over-left = ausgeschieden
over-round = Runde { $round }
over-ready = Bereit – es fehlt noch: { $names }
over-leave = Tisch verlassen
over-fair = Ehrlich gegeben
over-fair-lead = Der Fingerabdruck stand vor der Runde da, die geheime Zahl steht jetzt dabei. Mit beiden kann jeder prüfen, dass an den Karten nichts geändert wurde.
over-commit = Fingerabdruck
over-next-commit = Fingerabdruck der nächsten Runde
over-seed = Geheime Zahl
over-check = Aufzeichnung dieser Runde
over-check-how = Speichere die Aufzeichnung und rufe auf: switch verify DATEI

## Der Verlauf

log-empty = Noch ist nichts geschehen.
log-show = Alles zeigen, was geschah
log-state = { $turn } { $suit } { $direction } { $stock }
log-counts = { $name }: { $count }
clock-left = { $count ->
    [one] Noch { $count } Sekunde.
   *[other] Noch { $count } Sekunden.
}

## Die Regeln in Kürze

rules-title = Regeln: { $game }
rules-differ = Wie { $game }, aber:
rules-before = statt: { $before }
rules-all = Alle Regeln
rules-seen = Los geht’s
rules-short = In Kürze
rules-long = Ausführlich
rules-share = Link kopieren
rules-wait = Einen Augenblick …
rules-how = An diesem Tisch
rules-how-set = Halte Karten eines Wertes oder klicke sie rechts an, in deiner Reihenfolge; tippe dann auf eine davon, um sie zusammen zu legen.
rules-how-seven = Nach einer Sieben hebt sich ihre Farbe: Tippe die Karten der Reihe nach an; Halten oder Rechtsklick behält eine zurück.
rules-how-call = Tippe doppelt auf deinen Punktestand, um zu rufen, auf einen fremden, um jemanden zu erwischen, oder nimm die Knöpfe.
rules-how-stock = Tippe auf den Stapel, um zu ziehen.

## Einstellungen

set-language = Sprache
set-suits = Kartenfarben
set-suits-four = Vier
set-suits-two = Zwei
set-hold = Halten zum Markieren
set-hold-value = { $ms } ms
set-left = Linkshändig: Knöpfe und Verlauf tauschen die Seite
set-letters = Buchstabentasten
set-keys = Tasten
set-leave = Diesen Tisch verlassen
set-leave-hint = Ein Computerspieler übernimmt deinen Platz.

key-arrows = eine Karte wählen
key-enter = die Karte legen, oder alle markierten
key-mark = eine Karte markieren oder zurückbehalten
key-main = tun, was der große Knopf sagt
key-draw = ziehen, nehmen, stehen bleiben, behalten oder passen
key-call = „Letzte Karte!“ rufen
key-catch = erwischen
key-jump = dieselbe Karte einwerfen
key-back = zurücknehmen
key-turn = sagen, wer am Zug ist und was obenauf liegt
key-counts = sagen, wie viele Karten jeder hat
key-log = zum Verlauf
key-hand = zur Hand
key-name-enter = Eingabe
key-name-esc = Esc

## Verbindung und Fehler

net-connecting = Verbinde …
net-lost = Verbindung verloren. Wir versuchen es weiter …
net-retry = Jetzt versuchen
net-taken = Dieser Platz wurde in einem anderen Fenster geöffnet. Dort geht es weiter.
net-take-back = Hier spielen
net-closed = Dieser Tisch wurde geschlossen.
net-new = Neuer Tisch

err-unreachable = Der Server antwortet nicht. Läuft er?
err-unknown = Das hat nicht geklappt: { $message }
