"""A quick player whose judgement is a vector of weights, learned by playing against itself
(``scripts/learn.py``). It sees what the greedy player sees."""

from ..core.fitting import naming, naming_rank, playable, top
from ..core.hands import held, ones
from ..core.jit import jit, kind_of
from ..core.layout import (
    AGAINS,
    ATTACK,
    CANCEL,
    COUNTS,
    DUMPS,
    EXCHANGES,
    IN_SET,
    LAID,
    NAME,
    PENDING,
    PHASE,
    PHASE_MORE,
    PHASE_PAID,
    PILE,
    PILE_COUNT,
    RANK_MASK,
    RANK_OF,
    REVERSES,
    ROTATES,
    SKIPS,
    SUIT_MASK,
    SUIT_OF,
    T_ATTACKERS,
    T_POWER,
    T_SUITS,
    T_WILD,
    TURN,
)
from ..core.policies import (
    exchange_value,
    greedy_choice,
    longest_suit,
    neighbour_count,
    nth_bit,
    other_actions,
    rotation_value,
    shed_with,
)
from ..core.rng import below
from ..core.vectors import Cells, Vector

# The weights, in hundredths of a card.
(
    SHED,  # for each card that leaves the hand in this turn
    MATES,  # for each card left of the suit that will be in force
    AVOIDED,  # for each card that need not be drawn
    WILD_SPENT,
    HELP_SPENT,  # a card that cancels, while nothing is owed
    ATTACK_NEAR,  # the neighbour has few cards
    ATTACK_FAR,
    SKIP_NEAR,
    SKIP_FAR,
    EXCHANGE,  # in hundredths of what the greedy player thinks of it
    FOLLOWED,  # a card left fits on this one
    SUITS_LEFT,  # for each suit left in the hand
    MATES_OF_RANK,  # for each card left with an equal rank beside it
    ATTACKERS_LEFT,
    POWERS_LEFT,
    WILD_LEFT,
    ENDS,  # one card is left
    RANK_FOLLOWED,  # one of the rank is left
    DUMPERS_LEFT,
    ADD_SET,  # one more card of the rank
    ADD_MATES,
    ADD_POWER,
    ADD_DUMPED,
    NEAR,  # how many cards are few
    ADD_WILD,
    REVERSE,
    WEIGHTS_SIZE,
) = range(27)


@jit
def shrewd_action(t: Cells, v: Cells, k: Cells, chance: Vector) -> int:
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
        value = worth_adding(t, v, k, card) if going_on else worth_opening(t, v, k, card)
        value = value * 8 + below(chance, 8)
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
def worth_opening(t: Cells, v: Cells, k: Cells, card: int) -> int:
    hand = held(v, v[TURN])
    left = hand & ~shed_with(t, hand, card)
    if left == 0:
        return 1_000_000
    count = ones(left)
    suit = t[SUIT_MASK + t[SUIT_OF + card]]
    rank = t[RANK_MASK + t[RANK_OF + card]]
    wild = t[T_WILD]
    near = neighbour_count(v) <= k[NEAR]
    value = k[SHED] * (v[COUNTS + v[TURN]] - count)
    value += k[MATES] * ones(left & suit)
    value += k[AVOIDED] * v[PENDING]
    value += k[ATTACKERS_LEFT] * ones(left & t[T_ATTACKERS])
    value += k[POWERS_LEFT] * ones(left & t[T_POWER])
    value += k[WILD_LEFT] * ones(left & wild)
    if left & (suit | rank | wild) != 0:
        value += k[FOLLOWED]
    if left & rank != 0:
        value += k[RANK_FOLLOWED]
    if count == 1:
        value += k[ENDS]
    if (wild >> card) & 1 == 1:
        value += k[WILD_SPENT]
    if t[CANCEL + card] > 0 and v[PENDING] == 0:
        value += k[HELP_SPENT]
    if t[ATTACK + card] > 0:
        value += k[ATTACK_NEAR] if near else k[ATTACK_FAR]
    if t[SKIPS + card] == 1 or t[AGAINS + card] == 1:
        value += k[SKIP_NEAR] if near else k[SKIP_FAR]
    if t[REVERSES + card] == 1:
        value += k[REVERSE]
    if t[EXCHANGES + card] == 1:
        value += k[EXCHANGE] * exchange_value(t, v, count) // 100
    if t[ROTATES + card] == 1:
        value += k[EXCHANGE] * rotation_value(v, count) // 100
    return value + shape(t, k, left & ~wild)


@jit
def shape(t: Cells, k: Cells, left: int) -> int:
    """What the plain cards that are left are worth to each other."""
    value = 0
    for suit in range(t[T_SUITS]):
        if left & t[SUIT_MASK + suit] != 0:
            value += k[SUITS_LEFT]
    cards = left
    while cards != 0:
        lowest = cards & -cards
        card = kind_of(t, lowest)
        mates = cards & t[RANK_MASK + t[RANK_OF + card]]
        value += k[MATES_OF_RANK] * (ones(mates) - 1)
        if t[DUMPS + card] == 1:
            value += k[DUMPERS_LEFT]
        cards &= ~mates & ~lowest
    return value


@jit
def worth_adding(t: Cells, v: Cells, k: Cells, card: int) -> int:
    """What one more card in this turn is worth; nothing or less: better kept."""
    hand = held(v, v[TURN])
    if hand == 1 << card:
        return 1_000_000
    first = v[PILE + v[PILE_COUNT] - v[LAID]]
    same_rank = v[LAID] == v[IN_SET] and t[RANK_OF + card] == t[RANK_OF + first]
    if (t[T_WILD] >> card) & 1 == 1:
        return k[ADD_WILD]
    if same_rank and t[EXCHANGES + card] == 1:
        return 0
    mates = ones(hand & t[SUIT_MASK + t[SUIT_OF + card]])
    if not same_rank:
        return k[ADD_DUMPED]
    if t[DUMPS + card] == 1 and ones(hand & t[SUIT_MASK + t[SUIT_OF + top(v)]]) > mates:
        return 0
    value = k[ADD_SET] - k[ADD_MATES] * mates
    return value + k[ADD_POWER] if (t[T_POWER] >> card) & 1 == 1 else value
