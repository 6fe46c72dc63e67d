### Zahlen, Farben und Karten als Wörter der Regeltexte. $pack ist french oder colour, $rank und $suit
### sind Buchstaben eines Kartenkürzels.

rule-number =
    { $count ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
rule-cards =
    { $count ->
        [one] { rule-number } Karte
       *[other] { rule-number } Karten
    }
rule-suit =
    { $pack ->
       *[french] Farbe
    }
rule-suit-genitive = { rule-suit }
rule-same-suit = derselben { rule-suit }
rule-rank =
    { $rank ->
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
        [0] Null
        [S] Aussetzkarte
        [V] Umkehrkarte
        [D] Zieh-Zwei
        [F] Zieh-Vier
        [X] Joker
       *[W] Wunschkarte
    }
rule-ranks =
    { $rank ->
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
        [0] Nullen
        [S] Aussetzkarten
        [V] Umkehrkarten
        [D] Zieh-Zweien
        [F] Zieh-Vieren
        [X] Joker
       *[W] Wunschkarten
    }
rule-black =
    { $rank ->
        [A] schwarzes { rule-rank }
        [K] schwarzer { rule-rank }
        [J] schwarzer { rule-rank }
       *[other] schwarze { rule-rank }
    }
rule-blacks = schwarze { rule-ranks }
rule-red =
    { $rank ->
        [A] rotes { rule-rank }
        [K] roter { rule-rank }
        [J] roter { rule-rank }
       *[other] rote { rule-rank }
    }
rule-reds = rote { rule-ranks }
rule-card =
    { $suit ->
        [S] Pik { rule-rank }
        [H] Herz { rule-rank }
        [D] Karo { rule-rank }
        [C] Kreuz { rule-rank }
        [R] rote { rule-rank }
        [B] blaue { rule-rank }
        [G] grüne { rule-rank }
        [Y] gelbe { rule-rank }
       *[other] { rule-rank }
    }
rule-other-ranks = andere { rule-ranks }
rule-any =
    { $rank ->
        [A] jedes { rule-rank }
        [K] jeder { rule-rank }
        [J] jeder { rule-rank }
        [X] jeder { rule-rank }
       *[other] jede { rule-rank }
    }
rule-or = { $left } oder { $right }
rule-and = { $left } und { $right }
