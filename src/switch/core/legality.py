"""What may be done now: the only place that decides it. Clauses are those of docs/rules.md."""

from .hands import held
from .jit import jit
from .layout import (
    ANSWERS,
    ATTACK_FORBIDDEN,
    BIT,
    CALL,
    CALLED,
    CANNOT_CALL,
    CANNOT_DRAW,
    CANNOT_END,
    CANNOT_FINISH,
    CANNOT_PASS,
    CATCH,
    COUNTS,
    DEBT_OPEN,
    DOES_NOT_FIT,
    DRAW,
    DRAWN,
    DRAWN_MUST,
    DRAWS,
    DUMP_EVERY,
    DUMP_FIRST,
    DUMPS,
    EIGHT_OPEN,
    EXPOSED,
    GAME_OVER,
    IN_SET,
    LAID,
    MUST_LAY,
    NAME,
    NAME_A_SUIT,
    NAMED,
    NAMES,
    NO_SUIT_HERE,
    NOT_CATCHABLE,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OK,
    PASS,
    PENDING,
    PHASE,
    PHASE_DRAWN,
    PHASE_MORE,
    PHASE_PAID,
    PHASE_SUIT,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    RANK_MASK,
    RANK_OF,
    REFILL_NEVER,
    RESULT,
    SETS_RANK,
    SETS_RUN,
    SKIP,
    STOCK_COUNT,
    STOCK_EMPTY,
    SUIT_MASK,
    SUIT_OF,
    T_ATTACKERS,
    T_CALL,
    T_DRAW_THOUGH_ABLE,
    T_DRAWS,
    T_DUMP_ACTS,
    T_DUMP_SUITS,
    T_EMPTY_ATTACK,
    T_EMPTY_STOCK,
    T_FINISHERS,
    T_HAND_LIMIT,
    T_KINDS,
    T_LAY_DRAWN,
    T_POWER,
    T_SETS,
    T_SETS_PLAIN,
    T_SUITS,
    T_WILD,
    T_WILD_WHEN,
    TURN,
    WILD_ANYTIME,
    WILD_NOT_ON_WILD,
)
from .vectors import Cells, Vector


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
    return t[T_EMPTY_STOCK] == REFILL_NEVER or s[PILE_COUNT] <= 1


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
    if suit == t[T_SUITS]:  # 5.2: no suit at all lets anything follow
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
def naming(t: Cells, s: Cells) -> bool:
    """Whether a card laid in this turn wants a suit named."""
    if s[LAID] == 0:
        return False
    if t[T_DUMP_ACTS] == 1:
        return t[NAMES + top(s)] == 1
    return t[NAMES + s[PILE + s[PILE_COUNT] - s[LAID] + s[IN_SET] - 1]] == 1


@jit
def may_call(t: Cells, s: Cells, seat: int) -> bool:
    """4.6."""
    if t[T_CALL] == 0 or (s[CALLED] >> seat) & 1 == 1:
        return False
    if s[EXPOSED] == seat:
        return True
    if seat != s[TURN]:
        return False
    if s[PHASE] == PHASE_SUIT:
        return s[COUNTS + seat] == 1
    if s[PHASE] == PHASE_MORE:
        return False
    return s[COUNTS + seat] == 2 and playable(t, s) != 0


@jit
def may_catch(s: Cells, seat: int, target: int) -> bool:
    """4.8."""
    return s[EXPOSED] == target and target != seat


@jit
def check_lay(t: Cells, s: Cells, card: int) -> int:
    if s[PHASE] == PHASE_SUIT:
        return NAME_A_SUIT
    if (held(s, s[TURN]) >> card) & 1 == 0:
        return NOT_IN_HAND
    if (candidates(t, s) >> card) & 1 == 1:
        return OK if (playable(t, s) >> card) & 1 == 1 else CANNOT_FINISH
    if s[PENDING] > 0:
        return DEBT_OPEN
    if s[SKIP] == 1:
        return EIGHT_OPEN
    return DOES_NOT_FIT if (allowed_attacks(t, s) >> card) & 1 == 1 else STOCK_EMPTY


@jit
def laying_comes_first(t: Cells, s: Cells) -> bool:
    """2.1, 4.1: who can lay may neither draw nor pass; in 3.4 one may."""
    if s[PENDING] > 0 or s[PHASE] == PHASE_PAID or t[T_DRAW_THOUGH_ABLE] == 1:
        return False
    return playable(t, s) != 0


@jit
def check_draw(t: Cells, s: Cells) -> int:
    if s[SKIP] == 1:
        return EIGHT_OPEN
    if nothing_to_draw(t, s):
        return STOCK_EMPTY
    if s[PHASE] == PHASE_MORE or s[PHASE] == PHASE_DRAWN:
        return MUST_LAY
    if s[PENDING] > 0:
        return OK
    if laying_comes_first(t, s):
        return MUST_LAY
    if s[PHASE] == PHASE_PAID or drawn_enough(t, s):
        return CANNOT_DRAW
    return OK


@jit
def check_pass(t: Cells, s: Cells) -> int:
    if s[PHASE] == PHASE_MORE:
        return MUST_LAY
    if s[PHASE] == PHASE_DRAWN:
        return MUST_LAY if t[T_LAY_DRAWN] == DRAWN_MUST else OK
    if s[PHASE] == PHASE_PAID or s[SKIP] == 1:
        return OK
    if laying_comes_first(t, s):
        return MUST_LAY
    if nothing_to_draw(t, s):
        return OK
    return OK if s[PENDING] == 0 and drawn_enough(t, s) else CANNOT_PASS


@jit
def check(t: Cells, s: Cells, seat: int, action: int) -> int:
    """OK, or why this seat may not do this now; the codes in the order of layout.py."""
    if s[RESULT] != 0:
        return GAME_OVER
    if action == CALL:
        return OK if may_call(t, s, seat) else CANNOT_CALL
    if action >= CATCH:
        return OK if may_catch(s, seat, action - CATCH) else NOT_CATCHABLE
    if seat != s[TURN]:
        return NOT_YOUR_TURN
    if action < NAME:
        return check_lay(t, s, action)
    if action < DRAW:
        known = action - NAME < t[T_SUITS]
        return OK if known and naming(t, s) else NO_SUIT_HERE
    if naming(t, s):
        return NAME_A_SUIT
    if action == DRAW:
        return check_draw(t, s)
    if action == PASS:
        return check_pass(t, s)
    return OK if s[PHASE] == PHASE_MORE else CANNOT_END


@jit
def legal_actions(t: Cells, s: Cells, seat: int, out: Vector) -> int:
    """Write the seat's legal actions to ``out`` (at least 80 long), cards first; how many."""
    count = 0
    if s[RESULT] != 0:
        return count
    if seat == s[TURN]:
        cards = playable(t, s)
        while cards != 0:
            lowest = cards & -cards
            cards ^= lowest
            out[count] = t[BIT + lowest % 67]
            count += 1
        if naming(t, s):
            for suit in range(t[T_SUITS]):
                out[count] = NAME + suit
                count += 1
        for action in range(DRAW, CALL):
            if check(t, s, seat, action) == OK:
                out[count] = action
                count += 1
    if may_call(t, s, seat):
        out[count] = CALL
        count += 1
    if s[EXPOSED] >= 0 and s[EXPOSED] != seat:
        out[count] = CATCH + s[EXPOSED]
        count += 1
    return count
