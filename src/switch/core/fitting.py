"""Which cards go where: what fits, answers, follows and may be laid out of turn."""

from .hands import held
from .jit import jit
from .layout import (
    ANSWERS,
    ATTACK_FORBIDDEN,
    COUNTS,
    DRAWN,
    DRAWS,
    DUMP_EVERY,
    DUMP_FIRST,
    DUMPS,
    IN_SET,
    LAID,
    NAMED,
    NAMED_RANK,
    NAMES,
    NAMES_RANK,
    PENDING,
    PHASE,
    PHASE_DRAWN,
    PHASE_MORE,
    PHASE_PAID,
    PHASE_RANK,
    PHASE_SUIT,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    RANK_MASK,
    RANK_OF,
    REFILL_NEVER,
    REFILLS,
    SETS_RANK,
    SETS_RUN,
    SKIP,
    STOCK_COUNT,
    SUIT_MASK,
    SUIT_OF,
    T_ATTACKERS,
    T_DRAWS,
    T_DUMP_ACTS,
    T_DUMP_SUITS,
    T_EMPTY_ATTACK,
    T_EMPTY_STOCK,
    T_FINISHERS,
    T_HAND_LIMIT,
    T_JUMP,
    T_KINDS,
    T_POWER,
    T_REFILLS,
    T_SETS,
    T_SETS_PLAIN,
    T_SUITS,
    T_WILD,
    T_WILD_WHEN,
    TURN,
    WILD_ANYTIME,
    WILD_NOT_ON_WILD,
)
from .vectors import Cells


@jit
def top(s: Cells) -> int:
    return s[PILE + s[PILE_COUNT] - 1]


@jit
def suit_in_force(t: Cells, s: Cells) -> int:
    """1.3: the suit named with the top card, else the top card's own."""
    if s[NAMED] >= 0:
        return s[NAMED]
    return t[SUIT_OF + top(s)]


@jit
def nothing_to_draw(t: Cells, s: Cells) -> bool:
    """1.9: the stock is empty and cannot be refilled: the pile is its top card alone, or stays."""
    if s[STOCK_COUNT] > 0:
        return False
    if t[T_REFILLS] > 0 and s[REFILLS] >= t[T_REFILLS]:  # 9.22
        return True
    return t[T_EMPTY_STOCK] >= REFILL_NEVER or s[PILE_COUNT] <= 1


@jit
def drawn_enough(t: Cells, s: Cells) -> bool:
    """No more voluntary draws: as many as one turn allows, or the hand is at its limit."""
    if t[T_DRAWS] > 0 and s[DRAWS] >= t[T_DRAWS]:
        return True
    return hand_is_full(t, s)


@jit
def hand_is_full(t: Cells, s: Cells) -> bool:
    return t[T_HAND_LIMIT] > 0 and s[COUNTS + s[TURN]] >= t[T_HAND_LIMIT]


@jit
def fitting(t: Cells, s: Cells) -> int:
    """Mask of the kinds that fit the top: by suit in force, by rank, or because they are wild."""
    suit = suit_in_force(t, s)
    kinds = t[SUIT_MASK + suit] | t[RANK_MASK + t[RANK_OF + top(s)]]
    if s[NAMED_RANK] >= 0:  # 6.4
        kinds = t[RANK_MASK + s[NAMED_RANK]]
    elif suit == t[T_SUITS]:  # 5.2: no suit at all lets anything follow
        kinds = (1 << t[T_KINDS]) - 1
    if t[T_WILD_WHEN] == WILD_ANYTIME:
        return kinds | t[T_WILD]
    if t[T_WILD_WHEN] == WILD_NOT_ON_WILD:
        if (t[T_WILD] >> top(s)) & 1 == 1:
            return kinds & ~t[T_WILD]
        return kinds | t[T_WILD]
    return kinds


@jit
def admitted(t: Cells, s: Cells) -> int:
    """Mask of the kinds that could open a turn now, whoever holds them."""
    if s[PENDING] > 0:
        return t[ANSWERS + top(s)]
    if s[SKIP] == 1:
        return t[RANK_MASK + t[RANK_OF + top(s)]]
    return fitting(t, s) & allowed_attacks(t, s)


@jit
def allowed_attacks(t: Cells, s: Cells) -> int:
    """3.2, 7.9: all kinds, or those that attack nobody while stock and debt are empty."""
    forbidden = t[T_EMPTY_ATTACK] == ATTACK_FORBIDDEN and s[STOCK_COUNT] == 0
    return ~t[T_ATTACKERS] if forbidden and s[PENDING] == 0 else -1


@jit
def joining(t: Cells, last: int) -> int:
    """2.2: mask of the kinds that may join a set or run whose last card is ``last``."""
    kinds = 0
    rank = t[RANK_OF + last]
    if t[T_SETS] & SETS_RANK != 0 and (t[T_SETS_PLAIN] == 0 or (t[T_POWER] >> last) & 1 == 0):
        kinds |= t[RANK_MASK + rank]
    if t[T_SETS] & SETS_RUN != 0:
        neighbours = t[RANK_MASK + rank + 1]
        if rank > 0:
            neighbours |= t[RANK_MASK + rank - 1]
        kinds |= neighbours & t[SUIT_MASK + t[SUIT_OF + last]]
    return kinds


@jit
def dumped_suits(t: Cells, s: Cells) -> int:
    """2.4: mask of the kinds of the suit that the set laid in this turn lets follow."""
    first = PILE + s[PILE_COUNT] - s[LAID]
    last = first + s[IN_SET] - 1
    if t[DUMPS + s[last]] == 0:
        return 0
    if t[T_DUMP_SUITS] == DUMP_FIRST:
        return t[SUIT_MASK + t[SUIT_OF + s[first]]]
    kinds = t[SUIT_MASK + t[SUIT_OF + s[last]]]
    if t[T_DUMP_SUITS] == DUMP_EVERY:
        for i in range(first, last):
            kinds |= t[SUIT_MASK + t[SUIT_OF + s[i]]]
    return kinds


@jit
def following(t: Cells, s: Cells) -> int:
    """Mask of the kinds that could follow the cards laid in this turn."""
    kinds = dumped_suits(t, s)
    if s[LAID] == s[IN_SET]:
        kinds |= joining(t, top(s))
    return kinds & allowed_attacks(t, s)


@jit
def candidates(t: Cells, s: Cells) -> int:
    """Mask of the kinds in the hand on turn that go here, were there no rule for the last card."""
    kinds = held(s, s[TURN])
    if s[PHASE] == PHASE_TURN or s[PHASE] == PHASE_PAID:
        return kinds & admitted(t, s)
    if s[PHASE] == PHASE_MORE:
        return kinds & following(t, s)
    if s[PHASE] == PHASE_DRAWN:
        return kinds & (1 << s[DRAWN])
    return 0


@jit
def playable(t: Cells, s: Cells) -> int:
    """Mask of the kinds that the player on turn may lay now."""
    if s[COUNTS + s[TURN]] == 1:
        return candidates(t, s) & t[T_FINISHERS]
    return candidates(t, s)


@jit
def decides(t: Cells, s: Cells, column: int) -> bool:
    """6.3, 6.4: whether the card that has the say names something: the last one of the set, or the
    last of all where dumped cards have their effects."""
    if s[LAID] == 0 or (s[PHASE] != PHASE_MORE and s[PHASE] != PHASE_SUIT):
        return False
    if t[T_DUMP_ACTS] == 1:
        return t[column + top(s)] == 1
    return t[column + s[PILE + s[PILE_COUNT] - s[LAID] + s[IN_SET] - 1]] == 1


@jit
def naming(t: Cells, s: Cells) -> bool:
    """Whether a card laid in this turn wants a suit named."""
    return decides(t, s, NAMES)


@jit
def naming_rank(t: Cells, s: Cells) -> bool:
    """Whether a rank must be named now."""
    return s[PHASE] == PHASE_RANK or decides(t, s, NAMES_RANK)


@jit
def jumping(t: Cells, s: Cells, seat: int) -> int:
    """8.13: mask of the kind that the seat may lay out of turn, 0: none."""
    if t[T_JUMP] == 0 or seat == s[TURN] or s[PHASE] != PHASE_TURN or s[DRAWS] > 0:
        return 0
    if s[PENDING] > 0 or s[SKIP] == 1:
        return 0
    equal = held(s, seat) & (1 << top(s)) & admitted(t, s)
    return equal & t[T_FINISHERS] if s[COUNTS + seat] == 1 else equal
