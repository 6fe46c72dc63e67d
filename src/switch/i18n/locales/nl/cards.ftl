### Kaarten, kleuren, waarden en spelsoorten. Alle berichten krijgen letters zoals ze
### in een kaartcode staan: $suit is S H D C (Frans spel) of R B G Y (kleurenspel),
### $rank is A 2 … 9 T J Q K, 1, D (trek twee) of W (keuzekaart).

## Kleuren

suit-name =
    { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
        [C] klaveren
        [R] rood
        [B] blauw
        [G] groen
        [Y] geel
       *[other] elke kleur
    }
suit-genitive = { suit-name }
suit-label =
    { $suit ->
        [S] Schoppen
        [H] Harten
        [D] Ruiten
        [C] Klaveren
        [R] Rood
        [B] Blauw
        [G] Groen
        [Y] Geel
       *[other] Elke kleur
    }
suit-word =
    { $suit ->
       *[other] kleur
    }

## Waarden

rank-name =
    { $rank ->
        [0] nul
        [S] overslaankaart
        [V] keerkaart
        [F] trek-vier
        [X] joker
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
        [D] trek-twee
       *[W] keuzekaart
    }
rank-accusative = { rank-name }
a-rank = een { rank-name }
a-rank-accusative = { a-rank }
a-rank-dative = { a-rank }
rank-plural =
    { $rank ->
        [0] nullen
        [S] overslaankaarten
        [V] keerkaarten
        [F] trek-vieren
        [X] jokers
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
        [D] trek-tweeën
       *[W] keuzekaarten
    }
rank-plural-genitive = { rank-plural }

## Hele kaarten

card-name =
    { $rank ->
        [W]
            { $suit ->
                [F] trek-vier
               *[other] keuzekaart
            }
        [X] joker { $suit }
       *[other]
            { $suit ->
                [R] rode { rank-name }
                [B] blauwe { rank-name }
                [G] groene { rank-name }
                [Y] gele { rank-name }
               *[other] { suit-name } { rank-name }
            }
    }
card-accusative = { card-name }
card-count =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
card-count-accusative = { card-count }
card-back = dichte kaart

## Spelsoorten

ruleset-name-classic = Klassiek
ruleset-name-duel = Duel
ruleset-name-last-card = Laatste kaart
ruleset-line-classic = Gelijke kaarten samen, zevens die een kleur opruimen en vrouwen die handen ruilen.
ruleset-line-duel = Vier kleuren en twee spelers: kort, scherp, en bij elke schuld wordt geschud.
ruleset-line-last-card = Eén kaart per beurt, tweeën en azen die oplopen, en een roep die je niet mag vergeten.
