"""Where everything lies: a round is one vector of integers, a rule set another.

The core runs unchanged on CPython (lists), Numba (int64 arrays) and MicroPython (lists), so it
knows only integers and vectors. A card is its kind: cards with the same code are one. A set of
kinds is a bit mask, bit ``id`` for kind ``id``; a hand is a few such masks, the planes: plane k
holds the kinds of which the hand has more than k.
"""

KINDS_MAX = 63  # a mask must fit a signed 64-bit integer
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
COUNTS = 20  # cards in each hand
HANDS = COUNTS + SEATS_MAX  # PLANES masks a seat
STOCK = HANDS + SEATS_MAX * PLANES  # the last one, s[STOCK + s[STOCK_COUNT] - 1], is drawn next
PILE = STOCK + CARDS_MAX  # the last one is the top
STATE_SIZE = PILE + CARDS_MAX

# phases
PHASE_TURN = 0
PHASE_MORE = 1
PHASE_SUIT = 2
PHASE_DRAWN = 3
PHASE_NAMES = ("turn", "more", "suit", "drawn")

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
ACTIONS_MAX = CATCH + SEATS_MAX

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
EVENTS_SIZE = 1 + 3 * 96

# --- refusals, in the order in which they are found --------------------------------------
OK = 0
GAME_OVER = 1
CANNOT_CALL = 2
NOT_CATCHABLE = 3
NOT_YOUR_TURN = 4
NAME_A_SUIT = 5
NO_SUIT_HERE = 6
NOT_IN_HAND = 7
DEBT_OPEN = 8
EIGHT_OPEN = 9
STOCK_EMPTY = 10
DOES_NOT_FIT = 11
MUST_LAY = 12
CANNOT_PASS = 13
CANNOT_END = 14
REFUSAL_NAMES = (
    "ok",
    "game_over",
    "cannot_call",
    "not_catchable",
    "not_your_turn",
    "name_a_suit",
    "no_suit_here",
    "not_in_hand",
    "debt_open",
    "eight_open",
    "stock_empty",
    "does_not_fit",
    "must_lay",
    "cannot_pass",
    "cannot_end",
)

# --- the rule set: t[...], first single numbers -------------------------------------------
T_KINDS = 0
T_SHUFFLED = 1  # cards that are shuffled and dealt: t[PACK], t[PACK + 1] …
T_SUITS = 2  # also the number that stands for "no suit"
T_HAND = 3  # cards dealt to each seat
T_STARTER = 4  # the card that starts the pile, -1: the first plain one turned
T_SETS = 5  # 1: several cards of one rank in a turn
T_ANSWER_SKIP = 6  # 1: an eight may be answered by an eight
T_DRAW_THOUGH_ABLE = 7  # 1: one may draw though something fits
T_LAY_DRAWN = 8  # 1: a fitting drawn card may be laid
T_GATHER = 9  # 1: pile and stock are shuffled together before a debt is drawn
T_ATTACK_NEEDS_STOCK = 10  # 1: no attack while the stock is empty
T_CALL = 11  # 1: "last card" must be called
T_PENALTY = 12  # cards drawn when caught
T_PILE_OPEN = 13  # 1: every card of the pile is shown
T_WILD = 14  # mask: fit on anything
T_POWER = 15  # mask: may not start a round
T_ATTACKERS = 16  # mask: cards that add to the debt
T_ANSWER_DEBT = 17  # 1: a debt may be answered by its rank

# then columns of 64, by kind unless said otherwise
COLUMN = 64
SUIT_OF = 32
RANK_OF = SUIT_OF + COLUMN
COPIES = RANK_OF + COLUMN  # how many cards of the kind there are
SUIT_MASK = COPIES + COLUMN  # by suit; 0 for "no suit"
RANK_MASK = SUIT_MASK + COLUMN  # by rank
ANSWERS = RANK_MASK + COLUMN  # by rank of the top: what answers a debt
ATTACK = ANSWERS + COLUMN  # cards added to the next player's debt
CANCEL = ATTACK + COLUMN  # cards taken off the debt faced
SKIPS = CANCEL + COLUMN
REVERSES = SKIPS + COLUMN
DUMPS = REVERSES + COLUMN
EXCHANGES = DUMPS + COLUMN
NAMES = EXCHANGES + COLUMN
BIT = NAMES + COLUMN  # BIT + mask % 67: the id of a mask's only bit (2 generates all residues)
PACK = BIT + 67  # the kinds of the cards that are shuffled, in the order of the pack
TABLE_SIZE = PACK + CARDS_MAX
