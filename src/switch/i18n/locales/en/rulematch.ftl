### The rules of any rule set in words, second half: stepping in, the end, the call, the match, the table.
### Values as in ruletext.ftl; $count of rule-score are points.

rule-part-interrupt = Stepping in
rule-part-end = The end
rule-part-match = The match
rule-part-table = The table

## Stepping in

rule-jump = Whoever holds a card equal to the top one may throw it in out of turn, as long as the player on turn has done nothing yet{ $open ->
    [debt] {" "}and no debt is open.
    [skip] {" "}and no skip is open.
    [both] {" "}and neither a debt nor a skip is open.
   *[none] .
}
rule-jump-short = Whoever holds the same card may throw it in.
rule-jump-turn = The turn is then theirs, and play goes on from there.
rule-challenge = If one of these is the first card of a turn and not laid on a debt, the player who faces its debt may challenge it before doing anything else: { $cards }.
rule-challenge-short = Open to challenge: { $cards }.
rule-challenge-bluff = It was a bluff if the hand it came from also held a card of the { rule-suit } then in force; cards that fit everywhere do not count.
rule-challenge-bluff-short = A bluff if the { rule-suit } in force was in the same hand.
rule-challenge-lost = After a bluff, the bluffer draws the debt, and the challenger’s turn goes on without it.
rule-challenge-lost-short = A bluffer draws the debt.
rule-challenge-won = If it was none, the challenger draws the debt and { rule-cards } more.
rule-challenge-won-short = Otherwise the challenger draws it and { rule-number } more.
rule-challenge-free = If it was none, the challenger draws the debt.
rule-challenge-free-short = Otherwise the challenger draws it.

## The end

rule-out = Whoever is first to lay the last card of a hand wins the round there and then; what that card does no longer counts.
rule-out-short = The first without cards wins.
rule-out-places = Whoever lays the last card of a hand is out, and the others play on until only one of them is left. The first to be out wins the round.
rule-out-places-short = Play on until one is left; the first without cards wins.
rule-places-acts = Of what a last card does, only this still counts: { $parts }.
rule-left-debt = the debt
rule-left-skip = the skip
rule-left-direction = the change of direction
rule-places-silent = What a last card does no longer counts.
rule-places-rest = What its player would still have to draw of a debt is owed by the next player.
rule-places-gone = Whoever is out is passed over from then on and no longer counts as a player.
rule-not-last = Never the last card of a hand: { $cards }. Whoever has nothing else to lay draws instead.
rule-not-last-short = Never as the last card: { $cards }.
rule-only-last = The last card of a hand has to be one of these: { $cards }. Whoever holds only another one draws.
rule-only-last-short = Only these as the last card: { $cards }.
rule-cover = Nobody is out with these: { $cards }. Whoever lays one as the last card draws a card, and the turn ends as usual; only if there is nothing to draw is that player out.
rule-cover-short = Laid as the last card, they cost another: { $cards }.
rule-blocked-empty = The round is blocked as soon as somebody passes because there is nothing to draw{ $debt ->
    [yes] ; passing a debt does not count.
   *[no] .
}
rule-blocked = The round is blocked when nobody can draw or lay any more: as many passes in a row as there are players.
rule-blocked-more = The round is blocked when nobody can draw or lay any more: one pass more in a row than there are players.
rule-blocked-full = It is blocked too after as many passes in a row as there are players{ $more ->
    [yes] {" "}and one more.
   *[no] .
}
rule-blocked-cards = The fewest cards win it; if several have as few, it is shared.
rule-blocked-cards-short = If nobody can go on, the fewest cards win.
rule-blocked-points = The fewest points in hand win it; if several have as few, it is shared.
rule-blocked-points-short = If nobody can go on, the fewest points win.
rule-points =
    { $of ->
        [colour-36] Numbers count what they say, draw twos 20 and wild cards 50.
        [colour-108] Numbers count what they say, skips, reverses and draw twos 20, wild cards and wild draw fours 50.
        [jokers] Aces count one, tens, jacks, queens and kings ten, jokers 20, and all other cards their number.
       *[french] Aces count one, tens, jacks, queens and kings ten, and all other cards their number.
    }
rule-points-own = Cards count: { $list }{ $rest ->
    [yes] {"; all others their number."}
   *[no] .
}
rule-blocked-nobody = Nobody wins it.
rule-blocked-nobody-short = If nobody can go on, nobody wins.
rule-blocked-first = But if somebody is out already, whoever was first out has won.

## The call

rule-call-until = Whoever is left with one card after laying has to call “Last card!”: earlier in that turn, with the card, or just after it.
rule-call-until-short = Call “Last card!” when you lay down to one.
rule-call-with = Whoever is left with one card after laying has to call “Last card!” while the turn lasts: before the card or together with it.
rule-call-with-short = Call “Last card!” as you lay down to one.
rule-call-before = Whoever is about to be left with one card has to call “Last card!” before laying.
rule-call-before-short = Call “Last card!” before you lay down to one.
rule-call-lapses = A call lapses when the hand grows again.
rule-caught =
    { $who ->
        [next] Whoever forgot can be caught only by the player on turn, until that player acts, and draws { rule-cards }.
       *[anybody] Whoever forgot can be caught by anybody until the next player acts, and draws { rule-cards }.
    }
rule-caught-short =
    { $who ->
        [next] Only the player on turn may catch; whoever is caught draws { rule-number }.
       *[anybody] Whoever is caught draws { rule-number }.
    }
rule-caught-free =
    { $who ->
        [next] Whoever forgot can be caught only by the player on turn, until that player acts, but draws nothing for it.
       *[anybody] Whoever forgot can be caught by anybody until the next player acts, but draws nothing for it.
    }
rule-caught-free-short =
    { $who ->
        [next] Only the player on turn may catch, and being caught costs nothing.
       *[anybody] Being caught costs nothing.
    }
rule-window = Catching is possible as soon as the card lies, even while its player has still something to name, to choose or to lay.
rule-grace = For the first { $count } milliseconds the table refuses a catch.
rule-false-call = Whoever calls although no call is due draws { rule-cards }.
rule-false-call-short = A false call costs { rule-number }.
rule-false-catch = Whoever goes to catch a player who cannot be caught draws { rule-cards }.
rule-false-catch-short = A false catch costs { rule-number }.
rule-false-once = Nobody can do so more than once in a turn.

## The match

rule-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rule-score-genitive = { rule-score }
rule-match-wins = The winner of a round gets one point.
rule-match-penalty = After each round everybody gets the points of the cards left in their hand, as penalty points.
rule-match-penalty-short = Cards in hand are penalty points.
rule-match-collects = The winner of a round scores the points of the cards that the others still hold.
rule-match-collects-short = The winner gets the points of the others’ cards.
rule-match-less = If the round was blocked, the points of the winner’s own cards are taken off each of those hands.
rule-match-doubles = If the first to go out does so with one of these, the hands of the others count double: { $cards }.
rule-match-doubles-short = As the last card these double the others’ points: { $cards }.
rule-match-last-card = Whoever goes out first also scores for the last card: { $list }.
rule-match-last-card-short = For the last card: { $list }.
rule-match-shared = A round that nobody wins alone scores nothing.
rule-match-first-target = The first to reach { rule-score } wins the match.
rule-match-penalty-target = As soon as somebody has { rule-score }, the match is over, and the lowest total wins it.
rule-match-penalty-target-short = Up to { rule-score }; the lowest total wins.
rule-match-elimination-target = Whoever has more than { rule-score } takes no further part. The last one left wins the match; if nobody is left, the lowest total of those who played the last round wins it.
rule-match-elimination-target-short = With more than { rule-score } you are out of the match.
rule-match-resets = A total of exactly { $count } goes back to nothing.
rule-match-ties = Equal totals share a place.
rule-match-endless = The match goes on for as many rounds as you like.

## The table

rule-duration =
    { $unit ->
        [hours] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }
rule-clock = A turn may take at most { rule-duration }.
rule-expiry-draw = When the time is up, the simplest thing is done: draw, take the debt, pass, end the turn, or take the first choice.
rule-expiry-draw-short = Then the simplest thing is done.
rule-expiry-computer = When the time is up, the computer makes the turn.
rule-expiry-computer-short = Then the computer plays.
rule-expiry-skip = When the time is up, the turn is passed if the rules allow it; if not, a card or the debt is drawn.
rule-expiry-skip-short = Then the turn is passed or a card drawn.
rule-view-closed = The page does not mark what may be laid.
rule-view-marked = The page marks the cards that may be laid.
rule-view-open = Against the computer alone, all hands and the stock lie open.
