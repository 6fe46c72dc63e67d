"""Computer players on views: ``random`` and ``greedy``. A view is all they are given.

Each plans a whole turn, as a person does: the actions from ``legality`` in the order they go out.
"""

from .fitting import naming, naming_rank, playable, top
from .hands import held, ones
from .jit import apart, jit, kind_of
from .layout import (
    ACCEPT,
    ACCUSED,
    ATTACK,
    CANCEL,
    CHALLENGE,
    COUNTS,
    COVERED,
    DRAW,
    DUMPS,
    END,
    EXCHANGE_ALL,
    EXCHANGE_CHOSEN,
    EXCHANGES,
    GIVE,
    IN_SET,
    LAID,
    NAME,
    NAME_RANK,
    OK,
    PASS,
    PENDING,
    PHASE,
    PHASE_CHALLENGE,
    PHASE_EXCHANGE,
    PHASE_GIVE,
    PHASE_MORE,
    PHASE_PAID,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    RANK_MASK,
    RANK_OF,
    ROTATES,
    SEATS,
    SKIP,
    SKIPS,
    SUIT_MASK,
    SUIT_OF,
    T_EXCHANGE,
    T_RANKS,
    T_SETS,
    T_SUITS,
    T_WILD,
    TURN,
    WITH,
)
from .legality import check, check_draw, check_pass, laying_comes_first
from .rng import below
from .seats import plays, seat_after, seat_before
from .settling import partner
from .transition import may_go_on, may_name, put
from .vectors import Cells, Vector

RANDOM = 0
GREEDY = 1

# What the greedy player values, in hundredths of a card shed.
SHED = 100
SUIT_KEPT = 20  # for each card left of the suit that will be in force
WILD_SPENT = -130
HELP_SPENT = -40  # a card that cancels, while nothing is owed
ATTACK_NEAR = 150  # the neighbour has three cards or fewer
ATTACK_FAR = -30
SKIP_NEAR = 80
EXCHANGE_GAIN = 90  # for each card that the neighbour has fewer
DEBT_AVOIDED = 110  # for each card that need not be drawn
NEAR = 3


@jit
def plan_turn(t: Cells, v: Vector, policy: int, chance: Vector, out: Vector) -> int:
    """Write the turn of the seat on turn to ``out``; how many actions. ``v`` is used up."""
    planned = 0
    while True:
        action = greedy_action(t, v, chance) if policy == GREEDY else random_action(t, v, chance)
        out[planned] = action
        planned += 1
        if action >= NAME:
            return planned
        if not lay_planned(t, v, action):
            return planned


@jit
def lay_planned(t: Cells, v: Vector, card: int) -> bool:
    """The card is laid in the view; whether the plan needs more after it. A choice that comes later
    is planned then."""
    put(t, v, card)
    if v[COUNTS + v[TURN]] > 0:
        return may_go_on(t, v)
    return t[COVERED + card] == 1 and may_name(t, v)


@jit
def random_action(t: Cells, v: Vector, chance: Vector) -> int:
    """Any legal action but calls and catches, each as likely."""
    if v[PHASE] == PHASE_GIVE:
        mine = held(v, v[TURN])
        return GIVE + nth_bit(t, mine, below(chance, ones(mine)))
    cards = playable(t, v)
    count = ones(cards)
    others = other_actions(t, v, cards)
    pick = below(chance, count + ones(others))
    if pick < count:
        return nth_bit(t, cards, pick)
    return NAME + nth_bit(t, others, pick - count)


@jit
def other_actions(t: Cells, v: Cells, cards: int) -> int:
    """Mask of the legal suits, draw, pass, end and choices; bit 0 stands for NAME. ``cards``: the
    mask of the playable ones."""
    if v[PHASE] == PHASE_TURN and v[SKIP] == 0 and laying_comes_first(t, v, cards):
        return 0  # as all that follows would find, but this is most turns
    if naming(t, v):
        return (1 << t[T_SUITS]) - 1
    if v[PHASE] == PHASE_CHALLENGE or v[PHASE] == PHASE_EXCHANGE or naming_rank(t, v):
        return further_actions(t, v)
    mask = 0
    if check_draw(t, v, cards) == OK:
        mask |= 1 << (DRAW - NAME)
    if check_pass(t, v, cards) == OK:
        mask |= 1 << (PASS - NAME)
    if v[PHASE] == PHASE_MORE:
        mask |= 1 << (END - NAME)
    return mask


@apart
def further_actions(t: Cells, v: Cells) -> int:
    """The mask where a rank, a player or whether to believe is asked."""
    mask = 0
    for action in range(WITH, ACCEPT + 1):
        if check(t, v, v[TURN], action) == OK:
            mask |= 1 << (action - NAME)
    return mask


@jit
def nth_bit(t: Cells, mask: int, n: int) -> int:
    """The place of the n-th bit that is set, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return kind_of(t, mask & -mask)


@jit
def greedy_action(t: Cells, v: Vector, chance: Vector) -> int:
    if v[PHASE] > PHASE_PAID:
        return greedy_choice(t, v)
    cards = playable(t, v)
    left = cards
    going_on = v[PHASE] == PHASE_MORE
    best = -1
    best_value = 0
    while left != 0:
        lowest = left & -left
        left ^= lowest
        card = kind_of(t, lowest)
        value = worth_adding(t, v, card) if going_on else worth_opening(t, v, card)
        value = value * 8 + below(chance, 8)  # among equals any
        if best < 0 or value > best_value:
            best = card
            best_value = value
    if best >= 0 and (not going_on or best_value >= 8):
        return best
    if naming(t, v):
        return NAME + longest_suit(t, v)
    if naming_rank(t, v):
        return greedy_choice(t, v)
    return nth_bit(t, other_actions(t, v, cards), 0) + NAME


@jit
def greedy_choice(t: Cells, v: Cells) -> int:
    """A rank, a player, a card to give, or whether to believe."""
    if v[PHASE] == PHASE_CHALLENGE:
        many = v[COUNTS + v[ACCUSED]] > NEAR
        return CHALLENGE if many else ACCEPT
    if v[PHASE] == PHASE_EXCHANGE:
        return WITH + shortest_hand(v)
    if v[PHASE] == PHASE_GIVE:
        return GIVE + spare_card(t, v)
    return NAME_RANK + commonest_rank(t, v)


@jit
def shortest_hand(v: Cells) -> int:
    """The other seat in play with the fewest cards."""
    best = seat_after(v, v[TURN])
    for seat in range(v[SEATS]):
        if plays(v, seat) and seat != v[TURN] and v[COUNTS + seat] < v[COUNTS + best]:
            best = seat
    return best


@jit
def spare_card(t: Cells, v: Cells) -> int:
    """The card with the fewest mates of its suit; a wild one only where there is no other."""
    hand = held(v, v[TURN])
    plain = hand & ~t[T_WILD]
    cards = plain if plain != 0 else hand
    best = -1
    fewest = 0
    while cards != 0:
        lowest = cards & -cards
        cards ^= lowest
        card = kind_of(t, lowest)
        mates = ones(hand & t[SUIT_MASK + t[SUIT_OF + card]])
        if best < 0 or mates < fewest:
            best = card
            fewest = mates
    return best


@jit
def commonest_rank(t: Cells, v: Cells) -> int:
    """Of the ranks that can be named the one with most kinds in the hand."""
    best = -1
    most = 0
    for rank in range(CHALLENGE - NAME_RANK):
        if (t[T_RANKS] >> rank) & 1 == 1:
            kinds = ones(held(v, v[TURN]) & t[RANK_MASK + rank] & ~t[T_WILD])
            if best < 0 or kinds > most:
                best = rank
                most = kinds
    return best


@jit
def neighbour_count(v: Cells) -> int:
    return v[COUNTS + seat_after(v, v[TURN])]


@jit
def worth_opening(t: Cells, v: Cells, card: int) -> int:
    """What it is worth to open the turn with this card, the rest of the turn included."""
    hand = held(v, v[TURN])
    left = hand & ~shed_with(t, hand, card)
    if left == 0:
        return 10_000
    value = SHED * (v[COUNTS + v[TURN]] - ones(left))
    value += SUIT_KEPT * ones(left & t[SUIT_MASK + t[SUIT_OF + card]])
    value += DEBT_AVOIDED * v[PENDING]
    if (t[T_WILD] >> card) & 1 == 1:
        value += WILD_SPENT
    if t[CANCEL + card] > 0 and v[PENDING] == 0:
        value += HELP_SPENT
    near = neighbour_count(v) <= NEAR
    if t[ATTACK + card] > 0:
        value += ATTACK_NEAR if near else ATTACK_FAR
    if t[SKIPS + card] == 1 and near:
        value += SKIP_NEAR
    if t[EXCHANGES + card] == 1:
        value += exchange_value(t, v, ones(left))
    if t[ROTATES + card] == 1:
        value += rotation_value(v, ones(left))
    return value


@jit
def exchange_value(t: Cells, v: Cells, mine: int) -> int:
    """What it is worth to give ``mine`` cards for the hand that an exchange brings."""
    if t[T_EXCHANGE] == EXCHANGE_ALL:
        return rotation_value(v, mine)
    chosen = t[T_EXCHANGE] == EXCHANGE_CHOSEN
    other = shortest_hand(v) if chosen else partner(t, v, v[TURN])
    return EXCHANGE_GAIN * (mine - v[COUNTS + other])


@jit
def rotation_value(v: Cells, mine: int) -> int:
    """The hand of the seat before comes."""
    return EXCHANGE_GAIN * (mine - v[COUNTS + seat_before(v, v[TURN])])


@jit
def shed_with(t: Cells, hand: int, card: int) -> int:
    """Mask of the cards that the greedy player would lay in a turn opened with this card."""
    shed = 1 << card
    if t[T_SETS] == 1 and t[EXCHANGES + card] == 0 and (t[T_WILD] >> card) & 1 == 0:
        shed |= hand & t[RANK_MASK + t[RANK_OF + card]]
    if t[DUMPS + card] == 1:
        suits = 0
        best = 0
        mates = shed
        while mates != 0:
            lowest = mates & -mates
            mates ^= lowest
            suit = hand & t[SUIT_MASK + t[SUIT_OF + kind_of(t, lowest)]] & ~t[T_WILD]
            if ones(suit) > best:
                best = ones(suit)
                suits = suit
        shed |= suits
    return shed


@jit
def worth_adding(t: Cells, v: Cells, card: int) -> int:
    """What one more card in this turn is worth; nothing or less: better kept."""
    hand = held(v, v[TURN])
    if hand == 1 << card:
        return 10_000
    first = v[PILE + v[PILE_COUNT] - v[LAID]]
    same_rank = v[LAID] == v[IN_SET] and t[RANK_OF + card] == t[RANK_OF + first]
    if (t[T_WILD] >> card) & 1 == 1:
        return 0
    if same_rank and t[EXCHANGES + card] == 1:
        return 0
    mates = ones(hand & t[SUIT_MASK + t[SUIT_OF + card]])
    if not same_rank:
        return SHED // 2  # a dump ends the set, so what can join the set comes first
    if t[DUMPS + card] == 1 and ones(hand & t[SUIT_MASK + t[SUIT_OF + top(v)]]) > mates:
        return 0  # the suit that may follow now is longer than what this card would let follow
    # The suit with most cards left is laid last, to be in force.
    return SHED - mates


@jit
def longest_suit(t: Cells, v: Cells) -> int:
    """The suit with most cards in the hand, cards that fit anyway left out."""
    hand = held(v, v[TURN])
    best = 0
    best_count = -1
    for suit in range(t[T_SUITS]):
        count = ones(hand & t[SUIT_MASK + suit] & ~t[T_WILD])
        if count > best_count:
            best = suit
            best_count = count
    return best
