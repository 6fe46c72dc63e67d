### Numbers, suits and cards as words of the rule texts. $pack is french or colour, $rank and $suit are
### letters of a card code.

rule-number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
rule-cards =
    { $count ->
        [one] { rule-number } card
       *[other] { rule-number } cards
    }
rule-suit =
    { $pack ->
        [colour] colour
       *[french] suit
    }
rule-suit-genitive = { rule-suit }
rule-same-suit = of the same { rule-suit }
rule-rank =
    { $rank ->
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
        [0] zero
        [S] skip
        [V] reverse
        [D] draw two
        [F] wild draw four
        [X] joker
       *[W] wild card
    }
rule-ranks =
    { $rank ->
        [6] sixes
        [0] zeros
       *[other] { rule-rank }s
    }
rule-black = black { rule-rank }
rule-blacks = black { rule-ranks }
rule-red = red { rule-rank }
rule-reds = red { rule-ranks }
rule-card =
    { $suit ->
        [S] { rule-rank } of spades
        [H] { rule-rank } of hearts
        [D] { rule-rank } of diamonds
        [C] { rule-rank } of clubs
        [R] red { rule-rank }
        [B] blue { rule-rank }
        [G] green { rule-rank }
        [Y] yellow { rule-rank }
       *[other] { rule-rank }
    }
rule-other-ranks = other { rule-ranks }
rule-any = any { rule-rank }
rule-or = { $left } or { $right }
rule-and = { $left } and { $right }
