### Warum etwas abgelehnt wurde und was stattdessen geht: ein Satz oder zwei je Kürzel.
### Ein Wert, der fehlt, ist "none" (eine Zahl: 0).

## Regeln

reason-game_over = Diese Runde ist vorbei. Beginne die nächste, um weiterzuspielen.
reason-bad_card =
    { $text ->
        [none] Das ist keine Karte dieses Blatts.
       *[other] „{ $text }“ ist keine Karte dieses Blatts.
    } Schreibe erst den Wert und dann die Farbe, etwa 9H für Herz Neun.
reason-cannot_call = Jetzt gibt es nichts zu rufen. Rufe „Letzte Karte!“, wenn dir nur noch eine Karte bleibt, kurz davor oder kurz danach.
reason-not_catchable = Dort ist niemand zu erwischen. Erwische jemanden mit nur einer Karte, der nicht gerufen hat, bevor der nächste Spieler handelt.
reason-not_your_turn = Du bist nicht am Zug. Warte, bis du an die Reihe kommst.
reason-name_a_suit =
    { $suit ->
        [W] Nenne zuerst eine Farbe: Rot, Blau, Grün oder Gelb.
       *[other] Nenne zuerst eine Farbe: Pik, Herz, Karo oder Kreuz.
    }
reason-no_suit_here = Hier ist keine Farbe zu nennen. Lass sie weg.
reason-not_in_hand =
    { $card ->
        [none] Diese Karte hast du nicht.
       *[other] Du hast diese Karte nicht: { $card }.
    } Wähle eine Karte aus deiner Hand.
reason-debt_open =
    { $rank ->
        [none] Du schuldest { card-count }. Ziehe, um zu bezahlen.
        [D] Du schuldest { card-count }, und auf eine Zieh-Zwei gibt es keine Antwort. Ziehe, um zu bezahlen.
       *[other] Du schuldest { card-count }. Antworte mit { a-rank-dative } oder ziehe, um zu bezahlen.
    }
reason-eight_open = Vor dir liegt { a-rank }. Lege das Gleiche oder setze diesen Zug aus.
reason-stock_empty =
    { $action ->
        [draw] Es gibt nichts zu ziehen. Passe stattdessen.
       *[other] Der Stapel ist leer, darum geht keine Karte, die andere ziehen lässt. Wähle eine andere Karte oder ziehe.
    }
reason-does_not_fit =
    { $suit ->
        [none] Diese Karte geht jetzt nicht. Wähle eine, die passt.
       *[other]
            { $rank ->
                [none] Diese Karte passt nicht. Du brauchst { suit-name }.
               *[other] Diese Karte passt nicht. Du brauchst { suit-name } oder { a-rank-accusative }.
            }
    }
reason-must_lay = Du kannst eine Karte legen, darfst also weder ziehen noch passen. Lege eine, die passt.
reason-cannot_pass = Passen geht jetzt nicht. Lege eine Karte, oder ziehe, wenn keine passt.
reason-cannot_end = Es gibt noch nichts zu beenden. Lege zuerst eine Karte.
reason-cannot_finish = Diese Karte darf nicht die letzte sein. Lege eine andere oder ziehe.
reason-cannot_draw = Du kannst in diesem Zug nicht mehr ziehen. Lege eine Karte oder passe.
reason-cannot_jump = Diese Karte lässt sich jetzt nicht einwerfen. Das geht nur mit einer, die der obersten gleicht, bevor etwas anderes geschieht.
reason-challenge_open = Nimm zuerst die gelegte Karte an oder zweifle sie an.
reason-no_challenge = Hier gibt es nichts anzunehmen oder anzuzweifeln. Spiele einfach weiter.
reason-choose_first = Wähle zuerst, was zu wählen ist: einen Wert, einen Spieler oder eine Karte.
reason-no_choice_here = Das kannst du hier nicht wählen. Wähle aus dem Angebotenen.

## Schiedsrichter

reason-bad_request = Das ist als Anfrage nicht zu lesen oder gehört nicht hierher. Prüfe es und sende es noch einmal.
reason-bad_ruleset = Diese Spielart gibt es nicht. Wähle eine aus der Liste oder folge dem ganzen Link.
reason-bad_position = Diese Stellung ist nicht spielbar. Berichtige sie und lade sie noch einmal.
reason-no_game = Es gibt noch keine Runde. Beginne eine neue oder lade eine Stellung.
reason-unknown = Das geht jetzt nicht. Sieh auf den Tisch und wähle noch einmal.

## Tisch

reason-bad_frame = Die Nachricht war nicht zu lesen. Lade die Seite neu.
reason-too_large = Die Nachricht war zu lang. Sende höchstens 4 KB auf einmal.
reason-hello_first = Der Tisch weiß noch nicht, wer du bist. Lade die Seite neu.
reason-no_table = Es gibt keinen Tisch mit diesem Code. Prüfe ihn oder eröffne einen neuen Tisch.
reason-bad_token = Dieser Platz gehört dir nicht, oder der Schlüssel dazu ist verloren. Bitte um eine Einladung.
reason-old_version = Inzwischen ist etwas geschehen. Sieh auf den Tisch und wähle noch einmal.
reason-spectator = Du schaust bei dieser Runde zu. Nimm einen Platz ein, um mitzuspielen.
reason-not_host = Das kann nur, wer den Tisch eröffnet hat. Frag dort nach.
reason-not_in_lobby = Am Tisch wird schon gespielt. Das geht nur vor der ersten Runde.
reason-not_enough_players = Es sind zu wenige Spieler. Warte auf einen Gast oder nimm einen Computerspieler dazu.
reason-round_running = Die Runde läuft noch. Warte auf ihr Ende.
reason-wrong_round = Das gehört zu einer anderen Runde. Sieh auf den Tisch und versuche es noch einmal.
reason-table_full = Alle Plätze sind besetzt. Bitte um einen Platz oder eröffne selbst einen Tisch.
reason-bad_name = Dieser Name geht nicht. Wähle einen mit 1 bis 20 Buchstaben.
reason-bad_seats = Diese Plätze passen nicht zur Spielart. Ändere ihre Zahl oder Art.
reason-bad_invite = Diese Einladung gilt nicht mehr. Bitte um eine neue.
reason-newer_link = Diesen Link hat eine neuere Version von Switch erstellt. Bitte den Betreiber dieses Servers, ihn zu aktualisieren.
reason-broken_link = Dieser Link ist beschädigt oder abgeschnitten. Kopiere ihn noch einmal ganz.
reason-too_many = Das war etwas zu schnell. Warte einen Augenblick und versuche es noch einmal.
reason-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
reason-storage_failed = Der Zug ließ sich nicht speichern und wurde nicht ausgeführt. Versuche es gleich noch einmal.
reason-no_round = Es läuft keine Runde. Warte auf die nächste.
reason-no_hints = An diesem Tisch gibt es keine Tipps. Wer einen Tisch eröffnet, kann sie erlauben.
reason-no_such_round = Diese Runde kennt der Tisch nicht. Wähle eine, die gespielt ist.
reason-bad_beginner = Offene Karten gibt es nur gegen den Computer. Lass sie weg.
reason-bad_clock = Ein Zug kann 10 Sekunden bis einen Tag dauern. Wähle eine andere Zeit oder keine.
reason-too_early = Mit dem Erwischen musst du hier kurz warten: Der Ruf kann noch kommen. Versuch es gleich noch einmal.
reason-bad_key = Diese Anfrage gab es schon mit anderem Inhalt. Lade die Seite neu und versuche es noch einmal.
reason-bad_origin = Diese Seite darf diesen Server nicht benutzen. Öffne die Adresse des Servers selbst.
reason-not_found = Unter dieser Adresse ist nichts zu finden. Beginne auf der ersten Seite.
reason-server_fault = Der Server hat einen Fehler gemacht, und nichts hat sich geändert. Lade die Seite neu.
