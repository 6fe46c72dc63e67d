"""Where everything lies: a round is one vector of integers, a rule set another.

The core runs unchanged on CPython (lists), Numba (int64 arrays) and MicroPython (lists), so it
knows only integers and vectors. A card is its kind: cards with the same code are one. A set of
kinds is a bit mask, bit ``id`` for kind ``id``; a hand is a few such masks, the planes: plane k
holds the kinds of which the hand has more than k.
"""

KINDS_MAX = 62  # a mask must fit a signed 64-bit integer
CARDS_MAX = 224  # in a whole pack, all copies counted
PLANES = 8  # copies of one kind
SEATS_MAX = 12

# --- the round: s[...] -------------------------------------------------------------------
SEATS = 0
TURN = 1  # the seat on turn; after the end the winner, or the last who passed
DIRECTION = 2  # 1 clockwise, -1 the other way
NAMED = 3  # suit named with the top card, -1: none
PENDING = 4  # debt the player on turn faces, in cards
SKIP = 5  # 1: the player on turn faces an answerable eight
PHASE = 6
LAID = 7  # cards laid in this turn: the tail of the pile
IN_SET = 8  # how many of them belong to the set, before a dumped suit
DRAWN = 9  # the card just drawn that may be laid, -1: none
CALLED = 10  # mask of seats
EXPOSED = 11  # the seat that can be caught, -1: none
PASSES = 12  # passes in a row with nothing to draw (1.10)
WINNER = 13  # -1: none
RESULT = 14
STOCK_COUNT = 15
PILE_COUNT = 16
TURNS = 17  # turns that have ended
VIEWER = 18  # only in a view: whose it is, -1: a spectator's
DRAWS = 19  # voluntary draws in this turn
NAMED_RANK = 20  # rank named with the top card, -1: none
GONE = 21  # mask of seats that are out of the round or take no part in it
PLACES_COUNT = 22
BLUFF = 23  # of the wild attack on top: UNASKED, HONEST, BLUFFED; hidden
ACCUSED = 24  # the seat that can be challenged, -1: none
CHOSEN = 25  # the seat to exchange with, -1: none
ENDING = 26  # while all give: the seat whose turn ends, -1: nobody gives
FALSE_CALLS = 27  # mask of seats that have called falsely in this turn
FALSE_CATCHES = 28
REFILLS = 29  # how often the pile has become a new stock, where that is limited
GIVEN = 30  # the kind that each seat has chosen to give, -1: none
PLACES = GIVEN + SEATS_MAX  # seats in the order in which they were out
COUNTS = PLACES + SEATS_MAX  # cards in each hand
HANDS = COUNTS + SEATS_MAX  # PLANES masks a seat
STOCK = HANDS + SEATS_MAX * PLANES  # the last one, s[STOCK + s[STOCK_COUNT] - 1], is drawn next
PILE = STOCK + CARDS_MAX  # the last one is the top
STATE_SIZE = PILE + CARDS_MAX

# phases
PHASE_TURN = 0
PHASE_MORE = 1
PHASE_SUIT = 2
PHASE_DRAWN = 3
PHASE_PAID = 4  # the debt is drawn; a fitting card may be laid
PHASE_RANK = 5
PHASE_EXCHANGE = 6
PHASE_GIVE = 7
PHASE_CHALLENGE = 8
PHASE_NAMES = (
    "turn", "more", "suit", "drawn", "paid", "rank", "exchange", "give", "challenge",
)  # fmt: skip

UNASKED, HONEST, BLUFFED = 0, 1, 2

# results
RUNNING = 0
OUT = 1
BLOCKED = 2
RESULT_NAMES = (None, "out", "blocked")

# --- actions: 0 … 63 lay that card -------------------------------------------------------
NAME = 64  # + suit
DRAW = 80
PASS = 81
END = 82
CALL = 83
CATCH = 84  # + seat
WITH = 96  # + seat
NAME_RANK = 108  # + rank
CHALLENGE = 124
ACCEPT = 125
JUMP = 128  # + card
GIVE = 192  # + card
ACTIONS_MAX = GIVE + 64

# --- events: ev[0] counts them, each is three integers (type, seat, a) ------------------
EV_LAID = 0  # a: card
EV_NAMED = 1  # a: suit
EV_DREW = 2  # a: card
EV_RESHUFFLED = 3  # a: cards in the stock afterwards
EV_OWES = 4  # a: cards
EV_CANCELLED = 5  # a: cards
EV_SKIPPED = 6
EV_STOOD = 7
EV_KEPT = 8
EV_PASSED = 9
EV_REVERSED = 10  # a: direction
EV_EXCHANGED = 11  # a: the other seat
EV_CALLED = 12
EV_CAUGHT = 13  # a: who caught
EV_OUT = 14
EV_BLOCKED = 15  # a: winner or -1
EV_TURN = 16
EV_ROTATED = 17  # a: direction
EV_NAMED_RANK = 18  # a: rank
EV_GAVE = 19  # a: card * SEATS_MAX + the seat that gets it
EV_JUMPED = 20
EV_CHALLENGED = 21  # a: the seat that laid
EV_BLUFFED = 22
EV_HONEST = 23
EV_FALSE_CALL = 24
EV_FALSE_CATCH = 25  # a: the seat that could not be caught
EV_ACCEPTED = 26  # a: the seat that laid
EVENTS_SIZE = 1 + 3 * 3 * CARDS_MAX  # every card laid and drawn, and what they do

# --- refusals, in the order in which they are found --------------------------------------
OK = 0
GAME_OVER = 1
CANNOT_CALL = 2
NOT_CATCHABLE = 3
CANNOT_JUMP = 4
NOT_YOUR_TURN = 5
CHALLENGE_OPEN = 6
NO_CHALLENGE = 7
CHOOSE_FIRST = 8  # a rank, a player or a card to give
NO_CHOICE_HERE = 9
NAME_A_SUIT = 10
NO_SUIT_HERE = 11
NOT_IN_HAND = 12
DEBT_OPEN = 13
EIGHT_OPEN = 14
STOCK_EMPTY = 15
DOES_NOT_FIT = 16
CANNOT_FINISH = 17  # not as the last card
MUST_LAY = 18
CANNOT_DRAW = 19  # drawn enough in this turn, or the hand is full
CANNOT_PASS = 20
CANNOT_END = 21
REFUSAL_NAMES = (
    "ok",
    "game_over",
    "cannot_call",
    "not_catchable",
    "cannot_jump",
    "not_your_turn",
    "challenge_open",
    "no_challenge",
    "choose_first",
    "no_choice_here",
    "name_a_suit",
    "no_suit_here",
    "not_in_hand",
    "debt_open",
    "eight_open",
    "stock_empty",
    "does_not_fit",
    "cannot_finish",
    "must_lay",
    "cannot_draw",
    "cannot_pass",
    "cannot_end",
)

# --- the rule set: t[...], first single numbers -------------------------------------------
T_KINDS = 0
T_SHUFFLED = 1  # cards that are shuffled and dealt: t[PACK], t[PACK + 1] …
T_SUITS = 2  # also the number that stands for "no suit"
T_HAND = 3  # cards dealt to each seat
T_STARTER = 4  # the card that starts the pile, -1: one is turned
T_BURIED = 5  # mask: a card turned at the start that goes to the bottom of the stock
T_START_ACTS = 6  # 1: the card that starts the pile has its effect on the first player
T_WILD = 7  # mask: fit on anything
T_WILD_WHEN = 8  # WILD_ANYTIME, WILD_FITTING, WILD_NOT_ON_WILD
T_ATTACKERS = 9  # mask: cards that add to the debt
T_ADDS_UP = 10  # 1: an answer adds to what is owed, 0: it replaces it
T_DEBT_CAP = 11  # the most that can be owed, 0: no limit
T_CANCEL_ALL = 12  # 1: a card that cancels takes the whole debt off
T_REST_GOES_ON = 13  # 1: what is left after cancelling goes to the next player, 0: is drawn at once
T_EMPTY_ATTACK = 14  # on an empty stock: ATTACK_ALLOWED, ATTACK_FOR_NOTHING, ATTACK_FORBIDDEN
T_AFTER_DEBT = 15  # DEBT_ENDS, DEBT_THEN_LAY, DEBT_THEN_TURN
T_GATHER = 16  # 1: pile and stock are shuffled together before a debt is drawn
T_ANSWER_SKIP = 17  # 1: an eight may be answered by an eight
T_SKIPS_ADD = 18  # 1: several skipping cards skip a player each
T_TWO_REVERSE = 19  # with two players a reverse does nothing else, TWO_AGAIN, TWO_SKIP
T_DUMP_ACTS = 20  # 1: dumped cards have their effects
T_DUMP_SUITS = 21  # DUMP_LAST, DUMP_FIRST, DUMP_EVERY
T_DUMP_TOP = 22  # 1: the last card of the set stays on top of what it dumped
T_EXCHANGE = 23  # EXCHANGE_LEFT, EXCHANGE_RIGHT, EXCHANGE_ALL, EXCHANGE_CHOSEN
T_SETS = 24  # SETS_RANK and SETS_RUN, added; 0: one card a turn
T_SET_ACTS = 25  # ACTS_ADD, ACTS_LAST, ACTS_ONCE
T_POWER = 26  # mask: cards with an effect of their own
T_DRAWS = 27  # draws in a turn at most, 0: until a card fits
T_LAY_DRAWN = 28  # DRAWN_NO, DRAWN_MAY, DRAWN_MUST, DRAWN_ANY
T_DRAW_THOUGH_ABLE = 29  # 1: one may draw though something fits
T_EMPTY_STOCK = 30  # REFILL_SHUFFLED, REFILL_TURNED, REFILL_NEVER, REFILL_BLOCKED
T_REFILL_AT_ONCE = 31  # 1: the stock is refilled as soon as it is empty
T_BLOCKED_EXTRA = 32  # passes beyond one a seat until the round is blocked
T_BLOCKED_WINNER = 33  # BLOCKED_FEWEST, BLOCKED_POINTS, BLOCKED_NOBODY
T_HAND_LIMIT = 34  # no voluntary draw with so many cards, 0: no limit
T_FINISHERS = 35  # mask: cards that may be laid last
T_CALL = 36  # 1: "last card" must be called
T_PENALTY = 37  # cards drawn when caught
T_PILE_OPEN = 38  # 1: every card of the pile is shown
T_SETS_PLAIN = 39  # 1: no sets of cards with a power
T_GIVE_ALL = 40  # 1: everybody gives a card, 0: the player on turn
T_JUMP = 41  # 1: an equal card may be laid out of turn
T_CHALLENGE = 42  # 1: a wild card that attacks can be challenged
T_BLUFF_COST = 43  # cards drawn beside the debt by who challenged for nothing
T_PLACES = 44  # 1: play goes on until one is left
T_CALL_WHEN = 45  # CALL_UNTIL, CALL_WITH, CALL_BEFORE
T_CALL_WINDOW = 46  # 1: who has not called can be caught as soon as the card lies
T_FALSE_CALL = 47  # cards drawn for a call that is not due, 0: it is refused
T_FALSE_CATCH = 48
T_NEXT_CATCHES = 49  # 1: only the seat on turn catches
T_CHALLENGED = 50  # mask: cards that can be challenged
T_RANKS = 51  # mask of the ranks that can be named
T_REFILLS = 53  # how often the pile becomes a new stock, 0: no limit
T_ACTIVE = 52  # mask: cards that do something at the end of the turn in which they are laid

WILD_ANYTIME, WILD_FITTING, WILD_NOT_ON_WILD = 0, 1, 2
ATTACK_ALLOWED, ATTACK_FOR_NOTHING, ATTACK_FORBIDDEN = 0, 1, 2
DEBT_ENDS, DEBT_THEN_LAY, DEBT_THEN_TURN = 0, 1, 2
TWO_AGAIN, TWO_SKIP = 1, 2
DUMP_LAST, DUMP_FIRST, DUMP_EVERY = 0, 1, 2
EXCHANGE_LEFT, EXCHANGE_RIGHT, EXCHANGE_ALL, EXCHANGE_CHOSEN = 0, 1, 2, 3
SETS_RANK, SETS_RUN = 1, 2
ACTS_ADD, ACTS_LAST, ACTS_ONCE = 0, 1, 2
DRAWN_NO, DRAWN_MAY, DRAWN_MUST, DRAWN_ANY = 0, 1, 2, 3
REFILL_SHUFFLED, REFILL_TURNED, REFILL_NEVER, REFILL_BLOCKED = 0, 1, 2, 3
CALL_UNTIL, CALL_WITH, CALL_BEFORE = 0, 1, 2
CALL_WINDOW_END, CALL_WINDOW_LAY = 0, 1
BLOCKED_FEWEST, BLOCKED_POINTS, BLOCKED_NOBODY = 0, 1, 2

# then columns of 64, by kind unless said otherwise
COLUMN = 64
ANY = 63  # of a column that an option fills: the mask of the kinds for which it is not 0
SUIT_OF = 64
RANK_OF = SUIT_OF + COLUMN
COPIES = RANK_OF + COLUMN  # how many cards of the kind there are
SUIT_MASK = COPIES + COLUMN  # by suit; 0 for "no suit"
RANK_MASK = SUIT_MASK + COLUMN  # by rank
ANSWERS = RANK_MASK + COLUMN  # what answers a debt on this card
ATTACK = ANSWERS + COLUMN  # cards added to the next player's debt
CANCEL = ATTACK + COLUMN  # cards taken off the debt faced
SKIPS = CANCEL + COLUMN
REVERSES = SKIPS + COLUMN
DUMPS = REVERSES + COLUMN
EXCHANGES = DUMPS + COLUMN
AGAINS = EXCHANGES + COLUMN
DEFLECTS = AGAINS + COLUMN  # laid on a debt it passes it on as it is
RETURNS = DEFLECTS + COLUMN  # laid on a debt it sends it back
POINTS = RETURNS + COLUMN
NAMES = POINTS + COLUMN
NAMES_RANK = NAMES + COLUMN
GIVES = NAMES_RANK + COLUMN
COVERED = GIVES + COLUMN  # as the last card: one is drawn
ROTATES = COVERED + COLUMN
BIT = ROTATES + COLUMN  # BIT + mask % 67: the id of a mask's only bit (2 generates all residues)
PACK = BIT + 67  # the kinds of the cards that are shuffled, in the order of the pack
TABLE_SIZE = PACK + CARDS_MAX
