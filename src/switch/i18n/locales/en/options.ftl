### The options of a rule set: option-<group>-<name>, the same with -help, and -value-<value>.
### Spaces in a value are underscores here. Groups: option-group-<group>.

option-value-yes = yes
option-value-no = no
option-value-none = none

## Groups

option-group-cards = Cards
option-group-deal = Deal
option-group-fit = What fits
option-group-attack = Debts
option-group-turn = Turn
option-group-interrupt = Stepping in
option-group-sets = Several cards
option-group-draw = Drawing
option-group-end = Last card
option-group-score = Points and match
option-group-call = Call
option-group-table = Table

## Cards and deal

option-pack = Pack
option-pack-help = Which cards make up one pack.
option-pack-value-french-24 = 24 cards, nine and up
option-pack-value-french-32 = 32 cards, seven and up
option-pack-value-french-36 = 36 cards, six and up
option-pack-value-french-52 = 52 cards
option-pack-value-colour-36 = 36 cards in four colours
option-pack-value-colour-108 = 108 cards in four colours
option-seats = Players
option-seats-help = How many may play, the fewest and the most.
option-starter = First card of the pile
option-starter-help = What happens if the card turned up at the start has a power.
option-starter-value-plain = one without a power
option-starter-value-with_effect = any but a wild card, with its effect
option-starter-value-any = any, without effect
option-starter-value-not_wild = any but a wild card, without effect
option-starter-value-card = one further card: { $card }
option-cards-packs = Number of packs
option-cards-packs-help = How many packs are shuffled together.
option-cards-packs-value-one = one
option-cards-packs-value-two = two
option-cards-packs-value-by_players = two when many play
option-cards-jokers = Jokers
option-cards-jokers-help = How many jokers go into each pack.
option-deal-hand = Hand
option-deal-hand-help = How many cards each player is dealt.
option-deal-hand_with_two = Hand with two players
option-deal-hand_with_two-help = How many cards each is dealt when only two play.
option-deal-hand_with_two-value-0 = the same
option-deal-hand_with_many = Hand with five or more players
option-deal-hand_with_many-help = How many cards each is dealt when five or more play.
option-deal-hand_with_many-value-0 = the same
option-deal-first = Who begins
option-deal-first-help = Who has the first turn in every round after the first one.
option-deal-first-value-left = the player on the dealer’s left
option-deal-first-value-random = drawn by lot
option-deal-first-value-last_winner = the winner of the last round
option-deal-first-value-last_loser = whoever had the most points left in hand

## What fits

option-fit-wild = Wild cards
option-fit-wild-help = Cards that fit on any card, but answer no debt.
option-fit-wild_when = When a wild card fits
option-fit-wild_when-help = Whether wild cards may be laid at any time.
option-fit-wild_when-value-anytime = at any time
option-fit-wild_when-value-only_when_it_fits = only with the right suit or rank
option-fit-wild_when-value-not_on_a_wild = at any time, but never on a wild card
option-fit-names_suit = Cards that name a suit
option-fit-names_suit-help = Whoever lays one of them says which suit is in force.
option-fit-names_rank = Cards that name a rank
option-fit-names_rank-help = Whoever lays one of them says which rank has to follow.

## Debts

option-attack-draw = Cards that make others draw
option-attack-draw-help = The next player owes so many cards: draws them all, or answers with a card.
option-attack-answered_by = What answers a debt
option-attack-answered_by-help = Which cards the player in debt may lay instead of drawing.
option-attack-answered_by-value-same_rank = the same rank
option-attack-answered_by-value-nothing = nothing
option-attack-answered_by-value-any = any card that draws or cancels
option-attack-answered_by-value-at_least_as_many = one that draws at least as many
option-attack-answered_by-value-same_rank_or_suit = the same rank or suit
option-attack-adds_up = Debts add up
option-attack-adds_up-help = Whether an answer is added to the debt or takes its place.
option-attack-cap = Largest debt
option-attack-cap-help = A debt never grows beyond this many cards.
option-attack-cap-value-0 = no limit
option-attack-cancel = Cards that cancel
option-attack-cancel-help = Cards that take something off a debt they are laid on.
option-attack-cancel_all = Cancel everything
option-attack-cancel_all-help = Whether a cancelling card wipes out the whole debt.
option-attack-rest = What is left after cancelling
option-attack-rest-help = Who draws what a cancelling card leaves of a debt.
option-attack-rest-value-drawn_at_once = drawn at once by who cancelled
option-attack-rest-value-goes_on = goes on to the next player
option-attack-deflect = Cards that pass a debt on
option-attack-deflect-help = Laid on a debt in the suit of the top card, they hand it on unchanged.
option-attack-send_back = Cards that send a debt back
option-attack-send_back-help = Laid on a debt in the suit of the top card, they return it to the seat before.
option-attack-on_empty_stock = Attack with an empty stock
option-attack-on_empty_stock-help = What an attacking card may do while the stock is empty.
option-attack-on_empty_stock-value-allowed = as always
option-attack-on_empty_stock-value-adds_nothing = it adds no debt
option-attack-on_empty_stock-value-not_allowed = it may not be laid
option-attack-after_paying = After paying a debt
option-attack-after_paying-help = What a player may still do after drawing the debt.
option-attack-after_paying-value-turn_over = the turn is over
option-attack-after_paying-value-may_lay = a fitting card may be laid
option-attack-after_paying-value-turn_goes_on = the turn starts afresh
option-attack-gather_first = Shuffle before every debt
option-attack-gather_first-help = Whether pile and stock are shuffled together before a debt is drawn.

## Turn

option-turn-skip = Cards that skip
option-turn-skip-help = The next player misses a turn.
option-turn-skip_answered = Skips may be answered
option-turn-skip_answered-help = Whether the next player may pass the skip on with the same rank.
option-turn-skips_add = Skips add up
option-turn-skips_add-help = Whether several skips laid together hit one player each.
option-turn-reverse = Cards that reverse
option-turn-reverse-help = Play goes on in the other direction.
option-turn-reverse_with_two = Reversing with two players
option-turn-reverse_with_two-help = What a reversing card does when only two play.
option-turn-reverse_with_two-value-nothing = nothing
option-turn-reverse_with_two-value-again = another turn
option-turn-reverse_with_two-value-skip = the other misses a turn
option-turn-again = Cards that give another turn
option-turn-again-help = Whoever lays one of them is on turn again.
option-turn-dump_suit = Cards that let their suit follow
option-turn-dump_suit-help = More cards of their suit may be laid in the same turn.
option-turn-dump_acts = Cards that follow act
option-turn-dump_acts-help = Whether the cards that follow have their effects.
option-turn-dump_which = Suit that may follow
option-turn-dump_which-help = Whose suit counts if several cards were laid before the others follow.
option-turn-dump_which-value-last = the last card's
option-turn-dump_which-value-first = the first card's
option-turn-dump_which-value-every = that of every one
option-turn-dump_top = Top card after that
option-turn-dump_top-help = Which card lies on top when others have followed and the turn ends.
option-turn-dump_top-value-last_card = the last card laid
option-turn-dump_top-value-seven = the card that let the others follow
option-turn-exchange = Cards that exchange hands
option-turn-exchange-help = Hands change owners when one of them is laid.
option-turn-exchange_with = With whom
option-turn-exchange_with-help = Where the hands go.
option-turn-exchange_with-value-left = the player on the left
option-turn-exchange_with-value-right = the player on the right
option-turn-exchange_with-value-all = all hands move on one seat
option-turn-exchange_with-value-a_player = a player of your choice
option-turn-rotate = Cards after which all hands move on
option-turn-rotate-help = When one of them is laid, every hand goes to the next player.
option-turn-give = Cards that make players give
option-turn-give-help = When one of them is laid, a card of the hand is given to the next player.
option-turn-give_who = Who gives
option-turn-give_who-help = Whether a card is given by the player alone or by everybody.
option-turn-give_who-value-the_player = the player alone
option-turn-give_who-value-everybody = everybody at once

## Stepping in

option-interrupt-jump_in = Throwing in an equal card
option-interrupt-jump_in-help = Whether a card equal to the top one may be thrown in out of turn.
option-interrupt-challenge = Challenging
option-interrupt-challenge-help = Whether the next player may challenge a wild card that makes others draw.
option-interrupt-challenge_penalty = Penalty for a wrong challenge
option-interrupt-challenge_penalty-help = How many cards a wrong challenge costs beside the debt.

## Several cards

option-sets-several = Several cards in a turn
option-sets-several-help = Which cards may be laid together.
option-sets-several-value-one = one card only
option-sets-several-value-same_rank = cards of one rank
option-sets-several-value-run = runs in one suit
option-sets-several-value-same_rank_or_run = cards of one rank and runs
option-sets-plain_only = Only plain cards together
option-sets-plain_only-help = Whether a card with a power must be laid alone, without others of its rank.
option-sets-effects = Effects of several cards
option-sets-effects-help = How the effects of cards laid together count.
option-sets-effects-value-add = all of them, added together
option-sets-effects-value-last = only the last card's
option-sets-effects-value-once = each effect once

## Drawing

option-draw-upto = Draws in a turn
option-draw-upto-help = How many cards may be drawn, one after the other.
option-draw-upto-value-0 = until something fits
option-draw-may_lay = After drawing
option-draw-may_lay-help = What may be laid right after a draw.
option-draw-may_lay-value-no = nothing
option-draw-may_lay-value-the_drawn_card = the drawn card, if it fits
option-draw-may_lay-value-must = the drawn card must be laid if it fits
option-draw-may_lay-value-any_card = any card that fits
option-draw-though_able = Draw though something fits
option-draw-though_able-help = Whether one may draw while holding a card that fits.
option-draw-stock_empty = Empty stock
option-draw-stock_empty-help = Where cards come from when the stock has run out.
option-draw-stock_empty-value-shuffle = the pile is shuffled
option-draw-stock_empty-value-turn_over = the pile is turned over
option-draw-stock_empty-value-nothing = nothing more is drawn
option-draw-stock_empty-value-round_over = nothing more is drawn, the first pass ends the round
option-draw-refills = New stocks in a round
option-draw-refills-help = How often the pile may become a new stock; after that nothing is drawn.
option-draw-refills-value-0 = as often as needed
option-draw-refill_at_once = Refill at once
option-draw-refill_at_once-help = Whether the stock is refilled as soon as its last card is gone.
option-draw-blocked_extra = Passes more until a round is blocked
option-draw-blocked_extra-help = A round is blocked when everybody in a row could only pass, and so many passes more.
option-draw-blocked_winner = Winner of a blocked round
option-draw-blocked_winner-help = Who wins when nobody can go on.
option-draw-blocked_winner-value-fewest_cards = the fewest cards
option-draw-blocked_winner-value-fewest_points = the fewest points
option-draw-blocked_winner-value-nobody = nobody
option-draw-hand_limit = Hand limit
option-draw-hand_limit-help = With this many cards nobody draws of their own accord.
option-draw-hand_limit-value-0 = none

## End, call, table

option-end-not_last = Never the last card
option-end-not_last-help = Cards with which nobody may go out.
option-end-only_last = Only these as the last card
option-end-only_last-help = If any are named, nobody may go out with another card.
option-end-cover = Last cards that must be covered
option-end-cover-help = Whoever lays one of them as the last card draws one more.
option-end-places = End of the round
option-end-places-help = Whether the others play on when the first player is out.
option-end-places-value-first_out = as soon as the first is out
option-end-places-value-all_but_one = when only one is left
option-score-points = Points of the cards
option-score-points-help = What a card left in hand counts, if not ace 1, ten and pictures 10, joker 20, the others their number.
option-score-mode = Scoring
option-score-mode-help = What a round counts in the match.
option-score-mode-value-rounds_won = one point for each round won
option-score-mode-value-penalty = cards in hand are penalty points
option-score-mode-value-winner_collects = the winner gets the points of the others
option-score-mode-value-elimination = penalty points, and too many put a player out
option-score-target = Points to play to
option-score-target-help = The total that ends the match or, with elimination, must not be passed.
option-score-target-value-0 = no limit, the match goes on
option-score-exact_resets = Exactly that many resets
option-score-exact_resets-help = Whether a total that comes to exactly that number goes back to nothing.
option-score-last_card = Points for the last card
option-score-last_card-help = What is added for the card with which the first player goes out.
option-score-last_doubles = Last cards that double
option-score-last_doubles-help = If the first player goes out with one of them, the hands of the others count double.
option-call-required = “Last card!” must be called
option-call-required-help = Whether a player left with one card has to say so.
option-call-penalty = Penalty for not calling
option-call-penalty-help = How many cards a caught player draws.
option-call-when = When to call
option-call-when-help = Up to when the call may be made.
option-call-when-value-until_the_next_acts = until the next player acts
option-call-when-value-with = before one’s own turn is over
option-call-when-value-before = before laying
option-call-window = When catching begins
option-call-window-help = From when on a player who has not called can be caught.
option-call-window-value-the_end_of_the_turn = at the end of the turn
option-call-window-value-the_lay = as soon as the card lies
option-call-false_call = Penalty for a false call
option-call-false_call-help = How many cards a call costs that is not due.
option-call-false_call-value-0 = none, it is refused
option-call-false_catch = Penalty for a false catch
option-call-false_catch-help = How many cards it costs to go for a player who cannot be caught.
option-call-false_catch-value-0 = none, it is refused
option-call-catchers = Who may catch
option-call-catchers-help = Which players may catch one who has not called.
option-call-catchers-value-anybody = anybody
option-call-catchers-value-the_next_player = only the player on turn
option-call-grace = Grace before a catch
option-call-grace-help = For how many milliseconds the table still refuses a catch.
option-call-grace-value-0 = none
option-table-pile = Pile
option-table-pile-help = How much of the pile can be seen.
option-table-pile-value-top = the top card only
option-table-pile-value-all = all of it
option-table-clock = Time for a turn
option-table-clock-help = How many seconds a turn may take.
option-table-clock-value-0 = no limit
option-table-on_expiry = When time is up
option-table-on_expiry-help = What happens when the time for a turn is over.
option-table-on_expiry-value-draw = the simplest thing is done: draw, pass, the first choice
option-table-on_expiry-value-the_computer_plays = the computer plays
option-table-on_expiry-value-skip = the turn is passed where it can be
option-table-view = What the page shows
option-table-view-help = Whether the page marks what may be laid or opens all cards.
option-table-view-value-closed = nothing is marked
option-table-view-value-marked = what may be laid is marked
option-table-view-value-open = all cards are open, against the computer only
