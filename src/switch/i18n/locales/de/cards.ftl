### Karten, Farben, Werte und Spielarten. Alle Meldungen bekommen Buchstaben, wie sie
### im Kartenkürzel stehen: $suit ist S H D C (französisches Blatt) oder R B G Y
### (Farbblatt), $rank ist A 2 … 9 T J Q K, 1, D (Zieh-Zwei) oder W (Wunschkarte).

## Farben

suit-name =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
       *[other] jede Farbe
    }
suit-genitive = { suit-name }
suit-label =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
        [R] Rot
        [B] Blau
        [G] Grün
        [Y] Gelb
       *[other] Jede Farbe
    }
suit-word =
    { $suit ->
       *[other] Farbe
    }

## Werte

rank-name =
    { $rank ->
        [0] Null
        [S] Aussetzkarte
        [V] Umkehrkarte
        [F] Zieh-Vier
        [X] Joker
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
        [2] Zwei
        [1] Eins
        [D] Zieh-Zwei
       *[W] Wunschkarte
    }
rank-accusative =
    { $rank ->
        [J] Buben
       *[other] { rank-name }
    }
a-rank =
    { $rank ->
        [X] ein Joker
        [A] ein Ass
        [K] ein König
        [J] ein Bube
       *[other] eine { rank-name }
    }
a-rank-accusative =
    { $rank ->
        [X] einen Joker
        [A] ein Ass
        [K] einen König
        [J] einen Buben
       *[other] eine { rank-name }
    }
a-rank-dative =
    { $rank ->
        [X] einem Joker
        [A] einem Ass
        [K] einem König
        [J] einem Buben
       *[other] einer { rank-name }
    }
rank-plural =
    { $rank ->
        [0] Nullen
        [S] Aussetzkarten
        [V] Umkehrkarten
        [F] Zieh-Vieren
        [X] Joker
        [A] Asse
        [K] Könige
        [Q] Damen
        [J] Buben
        [T] Zehnen
        [9] Neunen
        [8] Achten
        [7] Siebenen
        [6] Sechsen
        [5] Fünfen
        [4] Vieren
        [3] Dreien
        [2] Zweien
        [1] Einsen
        [D] Zieh-Zweien
       *[W] Wunschkarten
    }
rank-plural-genitive = { rank-plural }

## Ganze Karten

card-name =
    { $rank ->
        [W]
            { $suit ->
                [F] Zieh-Vier
               *[other] Wunschkarte
            }
        [X] Joker { $suit }
       *[other]
            { $suit ->
                [R] rote { rank-name }
                [B] blaue { rank-name }
                [G] grüne { rank-name }
                [Y] gelbe { rank-name }
               *[other] { suit-name } { rank-name }
            }
    }
card-accusative =
    { $suit ->
        [S] { suit-name } { rank-accusative }
        [H] { suit-name } { rank-accusative }
        [D] { suit-name } { rank-accusative }
        [C] { suit-name } { rank-accusative }
       *[other] { card-name }
    }
card-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
card-count-accusative = { card-count }
card-back = verdeckte Karte

## Spielarten

ruleset-name-classic = Klassisch
ruleset-name-duel = Duell
ruleset-name-last-card = Letzte Karte
ruleset-line-classic = Gleiche Karten zusammen, Siebenen, die eine Farbe abräumen, und Damen, die Hände tauschen.
ruleset-line-duel = Vier Farben, zwei Spieler: kurz und scharf, und für jede Schuld wird neu gemischt.
ruleset-line-last-card = Eine Karte je Zug, Zweien und Asse, die wachsen, und ein Ruf, den man nicht vergisst.
