### Cards, suits, ranks and rule sets. Every message takes letters as they stand in
### a card code: $suit is S H D C (French pack) or R B G Y (colour pack), $rank is
### A 2 … 9 T J Q K, 1, D (draw two) or W (wild).
### A rank that is a digit is passed as a number (Fluent never matches "9" with [9]).

## Suits and colours

suit-name =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[other] any suit
    }
suit-genitive = { suit-name }
suit-label =
    { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
        [C] Clubs
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
       *[other] Any suit
    }
# What the word for a suit is with this pack: suits, or colours in duel.
suit-word =
    { $suit ->
        [R] colour
        [B] colour
        [G] colour
        [Y] colour
       *[other] suit
    }

## Ranks

rank-name =
    { $rank ->
        [0] zero
        [S] skip
        [V] reverse
        [F] wild draw four
        [X] joker
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
        [2] two
        [1] one
        [D] draw two
       *[W] wild card
    }
rank-accusative = { rank-name }
a-rank =
    { $rank ->
        [A] an ace
        [8] an eight
       *[other] a { rank-name }
    }
a-rank-accusative = { a-rank }
a-rank-dative = { a-rank }
rank-plural =
    { $rank ->
        [0] zeros
        [6] sixes
        [D] draw twos
       *[other] { rank-name }s
    }
rank-plural-genitive = { rank-plural }

## Whole cards

card-name =
    { $rank ->
        [W]
            { $suit ->
                [F] wild draw four
               *[other] wild card
            }
        [X] joker { $suit }
       *[other]
            { $suit ->
                [S] { rank-name } of { suit-name }
                [H] { rank-name } of { suit-name }
                [D] { rank-name } of { suit-name }
                [C] { rank-name } of { suit-name }
               *[other] { suit-name } { rank-name }
            }
    }
card-accusative = { card-name }
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# The object of "draws": "draws one card".
card-count-accusative = { card-count }
card-back = face-down card

## Rule sets

ruleset-name-classic = Classic
ruleset-name-duel = Duel
ruleset-name-last-card = Last card
ruleset-line-classic = Sets of equal cards, sevens that dump a suit, and queens that swap hands.
ruleset-line-duel = Four colours and two players: short, sharp, and the stock is shuffled for every debt.
ruleset-line-last-card = One card a turn, twos and aces that grow, and a call nobody should forget.
