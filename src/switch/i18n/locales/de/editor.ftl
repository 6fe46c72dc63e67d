### Der Regelbaukasten der Seite. $option: der Name einer Option; $preset: der Name einer Spielart.

editor-title = Macht euer eigenes Switch
editor-lead = Beginnt mit einem Spiel der Familie und ändert, was ihr zu Hause anders spielt.
editor-loading = Die Regeln werden geholt …

## Womit es beginnt

editor-start = Beginnen mit
editor-games = Spiele der Familie
editor-own = Eure eigenen
editor-name = Name eurer Regeln
editor-name-default = Hausregeln
editor-open = Link oder Datei öffnen
editor-open-lead = Füge einen Link oder Code ein, oder wähle eine Datei (TOML oder JSON). Du kannst sie auch irgendwo auf dieser Seite ablegen.
editor-open-link = Link oder Code
editor-open-go = Öffnen
editor-open-file = Datei wählen
editor-open-drop = Loslassen, um diese Datei zu öffnen
editor-refused = Das ließ sich nicht öffnen:
editor-too-large = Das ist zu lang für Regeln: Eine Datei hat höchstens 64 KiB.
editor-line = Zeile { $line }: { $text }

## Werkzeuge

editor-search = Option suchen
editor-changed-only = Nur Geändertes
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-groups = Gruppen von Optionen
editor-found = { $count ->
    [0] So etwas gibt es nicht.
    [one] { $count } Option
   *[other] { $count } Optionen
}
editor-none-changed = Noch ist nichts geändert: Das sind die Regeln von { $preset }.
editor-show-all = Alle Optionen zeigen

## Eine Option

editor-changed = geändert
editor-changed-count = { $count } geändert
editor-preset-says = { $preset }: { $value }
editor-reset = Zurücksetzen
editor-reset-option = Zurücksetzen: { $option }
editor-reset-all = Alles zurücksetzen
editor-idle = Bewirkt so, wie es steht, nichts.
editor-quoted = „{ $option }“
editor-less = weniger
editor-more = mehr
editor-least = mindestens
editor-most = höchstens
editor-one-by-one = Einzelne Karten: { $rank }
editor-amount = { $cards }: Anzahl
editor-which-card = Welche Karte
editor-gone = Karten, die dieses Blatt nicht hat, fielen weg bei: { $options }.
editor-wild = Karten ohne Farbe passen jetzt immer: Sonst ließen sie sich nie legen.

## Widersprüche

editor-faults = { $count ->
    [one] { $count } Widerspruch
   *[other] { $count } Widersprüche
}
editor-faults-lead = Das passt nicht zusammen. Du siehst die letzten Regeln, die stimmten.
editor-sound = Die Regeln passen zusammen.
editor-go-to = Gehe zu: { $option }
editor-again = Noch einmal versuchen
editor-wait-faults = Sorge zuerst dafür, dass alles zusammenpasst.

## Die Regeln

editor-rules = Die Regeln
editor-form = Länge der Regeln
editor-short = Kurz
editor-long = Ausführlich
editor-differences = Anders als { $preset }
editor-differ-count = { $count ->
    [0] Genau die Regeln von { $preset }.
    [one] Eins ist anders als bei { $preset }.
   *[other] { $count } Dinge sind anders als bei { $preset }.
}
editor-same = Genau die Regeln von { $preset }.
editor-clause-changed = anders

## Spielen und weitergeben

editor-play = Spielen und weitergeben
editor-try = Jetzt ausprobieren
editor-try-against = { $count ->
    [one] gegen { $count } Computer
   *[other] gegen { $count } Computer
}
editor-rivals = Computerspieler
editor-level = Wie gut sie spielen
editor-friends = Mit Freunden
editor-friends-count = Spieler am Tisch
editor-friends-go = Tisch öffnen
editor-share = Link zu diesen Regeln
editor-share-short = Teilen
editor-copy = Link kopieren
editor-copied = Kopiert
editor-download = Als { $kind } herunterladen
