# What an expert would lay, and what decided a round; page and terminal use the same.
# $cards, $name, $suit: already written out. $wins, $low, $high, $could: whole percents.

## A turn, in pieces that are put together with commas

advice-suit = ask for { $suit }
advice-rank = ask for { rank-name }
advice-with = swap with { $name }
advice-give = give away { $cards }
advice-draw = draw
advice-pass = pass
advice-end = lay nothing more
advice-call = call “Last card!”
advice-accept = accept
advice-challenge = challenge

## Hints

advice-button = Hint
advice-title = What would an expert do?
advice-thinking = Trying every choice …
advice-lead = Played on 100 times, each choice wins about so many rounds; in brackets where the true number lies, 19 times out of 20.
advice-alike = About as good, as far as can be told
advice-best = Best
advice-less = These win less
advice-only =
    { $count ->
        [0] There is only one choice
        [1] Only { $card } can be laid
       *[other] Only { $card } can be laid first
    }
advice-share = { $wins } % ({ $low }–{ $high })
advice-share-read = wins { $wins } of 100 rounds, between { $low } and { $high }
advice-do = Do this: { $turn }
advice-go = Do this
advice-key = ask for a hint
advice-allow = Allow hints: whoever is on turn may ask what an expert would do
advice-allowed = Hints are allowed: whoever is on turn may ask what an expert would do, and everybody hears of it.

## Looking back

advice-back = Look back
advice-back-title = What decided the round
advice-again = Playing your turns again: { $percent } % …
advice-sound = As good as the best, as far as can be told: { $sound } of { $choices } choices.
advice-no-choice = You had nothing to choose in this round.
advice-no-moment = No single moment decided it.
advice-slip = Turn { $turn }: { $done } would win { $won }, { $best } would win { $could }.
advice-swing = Turn { $turn }: { $done } would win { $won }; then the cards made it { $after }.
advice-end-won = Turn { $turn }: { $done } would win { $won }. This round was won.
advice-end-lost = Turn { $turn }: { $done } would win { $won }. This round was lost.
advice-then = On top { $top }, in your hand { $hand }.
advice-of = { $wins } of 100 ({ $low } to { $high })
advice-yours = You did
advice-after = Afterwards

## At the terminal

word-hint = hint
word-review = review
term-help-advice = “hint” says what an expert would do and what each choice wins; “review”, after a round, what decided it.
term-hint = hint
term-review = “review” looks back.
