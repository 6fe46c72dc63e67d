### Getallen, kleuren en kaarten als woorden van de regelteksten. $pack is french of colour, $rank en
### $suit zijn letters van een kaartcode.

rule-number =
    { $count ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $count }
    }
rule-cards =
    { $count ->
        [one] { rule-number } kaart
       *[other] { rule-number } kaarten
    }
rule-suit =
    { $pack ->
       *[french] kleur
    }
rule-suit-genitive = { rule-suit }
rule-same-suit = van dezelfde { rule-suit }
rule-rank =
    { $rank ->
        [A] aas
        [K] heer
        [Q] vrouw
        [J] boer
        [T] tien
        [9] negen
        [8] acht
        [7] zeven
        [6] zes
        [5] vijf
        [4] vier
        [3] drie
        [2] twee
        [1] één
        [0] nul
        [S] overslaankaart
        [V] keerkaart
        [D] trek-twee
        [F] trek-vier
        [X] joker
       *[W] keuzekaart
    }
rule-ranks =
    { $rank ->
        [A] azen
        [K] heren
        [Q] vrouwen
        [J] boeren
        [T] tienen
        [9] negens
        [8] achten
        [7] zevens
        [6] zessen
        [5] vijven
        [4] vieren
        [3] drieën
        [2] tweeën
        [1] enen
        [0] nullen
        [S] overslaankaarten
        [V] keerkaarten
        [D] trek-tweeën
        [F] trek-vieren
        [X] jokers
       *[W] keuzekaarten
    }
rule-black = zwarte { rule-rank }
rule-blacks = zwarte { rule-ranks }
rule-red = rode { rule-rank }
rule-reds = rode { rule-ranks }
rule-card =
    { $suit ->
        [S] schoppen { rule-rank }
        [H] harten { rule-rank }
        [D] ruiten { rule-rank }
        [C] klaveren { rule-rank }
        [R] rode { rule-rank }
        [B] blauwe { rule-rank }
        [G] groene { rule-rank }
        [Y] gele { rule-rank }
       *[other] { rule-rank }
    }
rule-other-ranks = andere { rule-ranks }
rule-any =
    { $rank ->
        [A] elk { rule-rank }
       *[other] elke { rule-rank }
    }
rule-or = { $left } of { $right }
rule-and = { $left } en { $right }
