### The rules of any rule set in words, put together by ruletext.py. A message with -short is the
### same for a card on the table. $pack is french or colour, $rank and $suit are letters of a card
### code, $cards are cards in words, $list cards with numbers,
### $parts other messages joined. A sentence about a card stands after its name and a colon.

rule-part-setup = Set-up
rule-part-turn = A turn
rule-part-cards = The cards
rule-part-debts = Debts
rule-part-draw = Drawing
rule-part-call = The call

## Set-up

rule-deal = { $players } players. Everyone is dealt { rule-cards }.
rule-deal-short = { $players } players, { rule-cards } each.
rule-deal-two = With two players everyone is dealt { rule-cards }.
rule-deal-two-short = With two players { rule-cards } each.
rule-deal-many = { $only ->
    [yes] With five players everyone is dealt { rule-cards }.
   *[no] With five or more players everyone is dealt { rule-cards }.
}
rule-deal-many-short = { $only ->
    [yes] With five players { rule-cards } each.
   *[no] With five or more players { rule-cards } each.
}
rule-pack-french-24 = A pack of 24: nine to ace in four suits.
rule-pack-french-32 = A pack of 32: seven to ace in four suits.
rule-pack-french-36 = A pack of 36: six to ace in four suits.
rule-pack-french-52 = A pack of 52: ace to king in four suits.
rule-pack-colour-36 = 36 cards: the numbers 1 to 7 and a draw two in each of four colours, and four wild cards.
rule-pack-colour-108 = 108 cards. Each of four colours has one zero and two each of the numbers 1 to 9, the skip, the reverse and the draw two. There are four wild cards and four wild draw fours.
rule-pack-short = { $size } cards.
rule-jokers =
    { $count ->
        [one] One joker is added to each pack.
       *[other] Each pack has { rule-number } jokers as well.
    }
rule-jokers-short =
    { $count ->
        [one] One joker.
       *[other] { $count } jokers.
    }
rule-packs-two = Two packs are shuffled together.
rule-packs-from = With { rule-number } or more players, two packs are shuffled together.
rule-packs-from-short = Two packs with { rule-number } or more players.
rule-packs-by-players = Two packs are shuffled together as soon as the hands would take more than half of one.
rule-packs-by-players-short = Two packs when many play.
rule-starter-plain = One card is turned up to start the pile. If it has a power, it goes to the bottom of the stock and the next one is turned.
rule-starter-plain-short = Turn up a card; one with a power goes under the stock.
rule-starter-effect = One card is turned up to start the pile, and it acts as if the dealer had just laid it: { $parts }.
rule-starter-effect-short = The card turned up acts on the first player.
rule-starter-any = One card is turned up to start the pile. Whatever it is, it has no effect.
rule-starter-any-short = The card turned up has no effect.
rule-starter-quiet = One card is turned up to start the pile. It has no effect.
rule-starter-quiet-short = The card turned up has no effect.
rule-starter-suitless = If it has no { rule-suit }, it goes to the bottom of the stock and the next one is turned.
rule-starter-buried = Never the first card: { $cards }. Such a card goes to the bottom of the stock, and the next one is turned.
rule-start-debt = a debt falls on the first player
rule-start-skip = a skip costs the first player the turn
rule-start-open = a skip is open for the first player
rule-start-reverse = a change of direction lets the player on the dealer’s right begin
rule-starter-card = One further card, the { $card }, starts the pile.
rule-starter-card-short = The pile starts with the { $card }.
rule-begins = The player on the dealer’s left begins, and play goes clockwise.
rule-deal-moves = After each round the deal moves on one seat clockwise.
rule-begins-first = In the first round the player on the dealer’s left begins; play goes clockwise.
rule-first-random = Who begins each further round is decided by lot.
rule-first-random-short = Later rounds: the lot decides who begins.
rule-first-winner = Each further round is begun by the winner of the last one; if nobody won it alone, by the player on the new dealer’s left.
rule-first-winner-short = The winner begins the next round.
rule-first-loser = Each further round is begun by whoever had the most points left in hand; among several, by the first of them clockwise after the dealer; if nobody won alone, by the player on the new dealer’s left.
rule-first-loser-short = The most points in hand begin the next round.
rule-pile-top = You see your own hand and the top card of the pile; of the other hands and the stock only how many cards they have.
rule-pile-all = You see your own hand and every card of the pile; of the other hands and the stock only how many cards they have.
rule-pile-all-short = The whole pile is open.

## A turn

rule-fit = Lay a card of the { rule-suit } in force or of the same rank as the top card.
rule-in-force = The { rule-suit } in force is that of the top card, unless another was named with it.
rule-rank-in-force = If a rank was named with the top card, only cards of that rank fit{ $wild ->
    [yes] , and those that fit on every card.
   *[no] .
}
rule-sets-one = Only one card is laid in a turn.
rule-sets-one-short = One card a turn.
rule-sets-rank = Any number of cards of one rank may be laid together, in the order you like: the first has to fit, the last is the new top.
rule-sets-rank-short = Cards of one rank may go together: the first fits, the last is on top.
rule-sets-run = Further cards may follow in the same turn if each has the { rule-suit } of the card before and is next to it in rank.
rule-sets-run-short = Runs in one { rule-suit } may go together.
rule-sets-both = Further cards may follow in the same turn if each has the rank of the card before, or has its { rule-suit } and is next to it in rank.
rule-sets-both-short = Cards of one rank and runs in one { rule-suit } may go together.
rule-sets-plain = A card with a power is not joined by others of its rank.
rule-effects-add = The effects of all of them count and add up.
rule-effects-last = Only the last of them has an effect.
rule-effects-once = Each effect counts once, that of the strongest card.
rule-order = When a turn is complete, things happen in this order: { $parts }.
rule-stage-give = cards are given
rule-stage-debt = debts are settled
rule-stage-direction = the direction changes
rule-stage-exchange = hands are exchanged
rule-stage-rotate = all hands move on
rule-stage-next = the next player is found

## The cards

rule-wild =
    { $open ->
        [debt] Fits on every card as long as no debt is open.
        [skip] Fits on every card as long as no skip is open.
        [both] Fits on every card as long as neither a debt nor a skip is open.
       *[none] Fits on every card.
    }
rule-wild-short =
    { $open ->
        [debt] Fits on anything but a debt.
        [skip] Fits on anything but an open skip.
        [both] Fits on anything but a debt or an open skip.
       *[none] Fits on anything.
    }
rule-wild-fitting = Has to fit by { rule-suit } or rank, as any other card.
rule-wild-not-on-wild = But it is never laid on another card that fits everywhere.
rule-wild-not-on-wild-short = Never on another of that kind.
rule-suitless = While it is on top and no { rule-suit } was named, every card fits.
rule-suitless-short = Anything fits on it.
rule-names = Whoever lays it names the { rule-suit } in force, unless going out with it.
rule-names-short = You name the { rule-suit }.
rule-names-rank = Whoever lays it names the rank that has to follow, unless going out with it.
rule-names-rank-short = You name the rank that follows.
rule-attack = The next player owes { rule-cards }.
rule-attack-short = The next player draws { rule-number }.
rule-cancel = Laid on a debt, it takes { rule-cards } off what was owed.
rule-cancel-short = Takes { rule-number } off a debt.
rule-cancel-all = Laid on a debt, it wipes all of it out.
rule-cancel-all-short = Wipes out a debt.
rule-cancel-plain = At any other time it is an ordinary card.
rule-deflect = It may also be laid on a debt if it has the { rule-suit } of the top card; the debt then goes on as it is.
rule-deflect-short = In the right { rule-suit } it passes a debt on.
rule-send-back = It may also be laid on a debt if it has the { rule-suit } of the top card; the debt then goes back to the player before.
rule-send-back-short = In the right { rule-suit } it sends a debt back.
rule-skip = The next player misses a turn.
rule-skip-answered = The next player lays another card of this rank, and the one after faces it, or else misses the turn.
rule-skip-answered-short = The next player lays another or misses the turn.
rule-skip-each = Several together make as many players miss theirs.
rule-skip-once = It stays at one turn, however many are laid together.
rule-reverse = Play goes on in the other direction.
rule-reverse-short = The direction changes.
rule-reverse-again = { $two ->
    [left] When only two are left, you are on turn again.
   *[players] With two players, you are on turn again.
}
rule-reverse-skip = { $two ->
    [left] When only two are left, the other { $answered ->
        [yes] lays another card of this rank or misses a turn.
       *[no] misses a turn.
    }
   *[players] With two players, the other { $answered ->
        [yes] lays another card of this rank or misses a turn.
       *[no] misses a turn.
    }
}
rule-reverse-nothing = { $two ->
    [left] When only two are left, that changes nothing.
   *[players] With two players, that changes nothing.
}
rule-again = You are on turn again.
rule-dump = In the same turn any cards of its { rule-suit } may follow, in any order.
rule-dump-short = Cards of its { rule-suit } may follow.
rule-dump-last = In the same turn any cards in the { rule-suit } of the last one may follow, in any order.
rule-dump-last-short = Cards in the last one’s { rule-suit } may follow.
rule-dump-first = In the same turn any cards in the { rule-suit } of the first one may follow, in any order.
rule-dump-first-short = Cards in the first one’s { rule-suit } may follow.
rule-dump-every = In the same turn any cards in the { rule-suit } of each one laid may follow, in any order.
rule-dump-every-short = Cards in the { rule-suit } of each may follow.
rule-dump-silent = What follows has no effect.
rule-dump-acts = What follows has its usual effect.
rule-dump-top = When the turn ends, it is put back on top.
rule-exchange-left = You exchange hands with the player on your left, whichever way play is going.
rule-exchange-left-short = You swap hands with the player on your left.
rule-exchange-right = You exchange hands with the player on your right, whichever way play is going.
rule-exchange-right-short = You swap hands with the player on your right.
rule-exchange-all = All hands move on one seat in the direction of play.
rule-exchange-choice = At the end of the turn you exchange hands with a player of your choice.
rule-exchange-choice-short = You swap hands with a player of your choice.
rule-exchange-each = Several laid together exchange as many times.
rule-rotate-then = After that all hands move on one seat in the direction of play.
rule-rotate-each = { $too ->
    [yes] Several laid together do that as many times, too.
   *[no] Several laid together move the hands on as many times.
}
rule-give-player = At the end of the turn you give one card of your hand to the next player.
rule-give-player-short = You give the next player a card.
rule-give-out = Whoever gives the last card away is out.
rule-give-all = At the end of the turn everybody chooses a card of their hand, one after the other; then each card goes to the next player in the direction of play.
rule-give-all-short = Everybody passes a card on.
rule-once = That is done once, however many are laid together.

## Debts

rule-answer-same-rank = Instead of drawing, the player in debt may answer with { $sets ->
    [single] a card
   *[more] cards
} of the same rank as the top card.
rule-answer-same-rank-short = A debt is answered with the same rank.
rule-answer-same-rank-strict = Instead of drawing, the player in debt may answer with a card of the same rank as the top card, as long as it too makes others draw{ $cancels ->
    [yes] {" "}or takes something off.
   *[no] .
}
rule-answer-same-rank-strict-short = A debt is answered with the same rank, by cards that draw{ $cancels ->
    [yes] {" "}or cancel.
   *[no] .
}
rule-answer-nothing = Nothing answers a debt.
rule-answer-passing = Only the cards that pass a debt on or send it back help against it.
rule-answer-any = Instead of drawing, the player in debt may answer with any card that makes others draw.
rule-answer-any-short = Any card that draws answers a debt.
rule-answer-least = Instead of drawing, the player in debt may answer with a card that makes others draw at least as many as the top card’s rank.
rule-answer-least-short = A card that draws at least as many answers a debt.
rule-answer-suit = Instead of drawing, the player in debt may answer with a card that has the rank or the printed { rule-suit } of the top card, as long as it too makes others draw{ $cancels ->
    [yes] {" "}or takes something off.
   *[no] .
}
rule-answer-suit-short = A debt is answered in the same rank or { rule-suit }, by cards that draw{ $cancels ->
    [yes] {" "}or cancel.
   *[no] .
}
rule-answer-cancels = A card that cancels answers it too.
rule-adds-up = The answer is added to it, and all of it goes on to the next player.
rule-adds-up-short = It grows and goes on.
rule-replaces = The answer takes its place: the next player owes the new cards and no others.
rule-replaces-short = The answer takes its place.
rule-cap = No attack raises a debt above { rule-cards }.
rule-cap-short = Never more than { rule-number }.
rule-rest-drawn = If something is left after cancelling{ $more ->
    [yes] {" "}and no new attack was laid with it
   *[no] {""}
}, whoever cancelled draws the rest at once, and the turn is over.
rule-rest-drawn-short = Whoever cancels draws the rest.
rule-rest-goes-on = What is left after cancelling is owed by the next player.
rule-rest-goes-on-short = The rest goes on.
rule-empty-nothing = While the stock is empty, an attack adds nothing.
rule-empty-not-allowed = While the stock is empty, a card that makes others draw may not be laid{ $answer ->
    [no] .
   *[yes] , except as an answer.
}
rule-empty-not-allowed-short = No attack while the stock is empty.
rule-gather = Before a debt is drawn, the stock and the pile without its top card are shuffled together, even if the stock is full.
rule-gather-short = Stock and pile are shuffled before a debt is drawn.
rule-debtor =
    { $answer ->
        [no] Whoever owes
       *[yes] Whoever does not answer
    }
rule-take-all =
    { $answer ->
        [no] Draw it all
       *[yes] Otherwise draw it all
    }
rule-pay-over = { rule-debtor } draws the whole debt, and the turn is over.
rule-pay-over-short = { rule-take-all }; your turn is over.
rule-pay-may-lay = { rule-debtor } draws the whole debt and may then lay a card that fits, or pass.
rule-pay-may-lay-short = { rule-take-all }; then you may lay.
rule-pay-goes-on = { rule-debtor } draws the whole debt and then has an ordinary turn.
rule-pay-goes-on-short = { rule-take-all }, then play on.
rule-served = A debt is served once. After that, the top card is an ordinary one.

## Drawing

rule-draw-need-one = Draw only when you can lay nothing: one card.
rule-draw-need-one-short = If nothing fits, draw one card.
rule-draw-need-many = Draw only when you can lay nothing: up to { rule-cards }, one after the other.
rule-draw-need-many-short = If nothing fits, draw up to { rule-cards }.
rule-draw-need-any = Draw only when you can lay nothing: one card after the other, as many as it takes.
rule-draw-need-any-short = If nothing fits, draw until something does.
rule-draw-able-one = Instead of laying you may draw one card, even if something fits.
rule-draw-able-one-short = You may always draw one card instead.
rule-draw-able-many = Instead of laying you may draw up to { rule-cards }, one after the other, even if something fits.
rule-draw-able-many-short = You may always draw instead, up to { rule-cards }.
rule-draw-able-any = Instead of laying you may draw one card after the other, even if something fits.
rule-draw-able-any-short = You may always draw instead, as many as you like.
rule-lay-no-one = Your turn is over then, even if the new card would fit.
rule-lay-no-one-short = Your turn is over then.
rule-lay-no-many = With the first drawn card that would fit, your turn is over; it waits for your next one.
rule-lay-no-many-short = With one that fits, your turn is over.
rule-lay-may-one = If the drawn card fits, you may lay it at once or keep it; otherwise your turn is over.
rule-lay-may-one-short = If that fits, you may lay it.
rule-lay-may-many = As soon as a drawn card fits, you may lay it or keep it, and your turn is over.
rule-lay-may-many-short = The first that fits may be laid.
rule-lay-must-one = If the drawn card fits, it has to be laid; otherwise your turn is over.
rule-lay-must-one-short = If that fits, it must be laid.
rule-lay-must-many = The first drawn card that fits has to be laid.
rule-lay-any-able = After drawing you may lay any card that fits; once you may draw no more, you can pass instead.
rule-lay-any-able-short = Then lay what fits, or pass.
rule-lay-any-need = After drawing any card that fits may be laid; if none does and you may draw no more, you pass.
rule-lay-any-need-short = Then lay any card that fits.
rule-stock-shuffle = If a card is needed and the stock is empty, all of the pile but its top card is shuffled to make a new stock.
rule-stock-shuffle-short = An empty stock: shuffle the pile.
rule-stock-turn-over = If a card is needed and the stock is empty, all of the pile but its top card is turned over, unshuffled, to make a new stock.
rule-stock-turn-over-short = An empty stock: turn the pile over.
rule-stock-nothing = Once the stock is empty, nothing more is drawn.
rule-stock-round-over = Once the stock is empty, nothing more is drawn, and the first who can only pass ends the round.
rule-refills = That is done { $count ->
    [one] once
   *[other] { $count } times
} in a round at most; after that nothing more is drawn.
rule-refill = That is done as soon as the last card of the stock is gone.
rule-refill-short = Refill it at once.
rule-too-few = { $stock ->
    [empty] If the stock does not hold enough, draw what there is; a debt counts as paid then.
   *[refilled] If there are still too few cards, draw what there is; a debt counts as paid then.
}
rule-limit = Whoever holds { rule-cards } or more draws none of their own accord.
rule-limit-short = With { rule-cards } or more, draw no further.
rule-pass-need = Whoever can neither lay nor draw passes.
rule-pass-able = Whoever may not draw any more can pass.
