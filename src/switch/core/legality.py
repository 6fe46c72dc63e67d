"""What may be done now: the only place that decides it. Clauses are those of docs/rules.md."""

from .hands import held
from .jit import jit
from .layout import (
    ANSWERS,
    BIT,
    CALL,
    CALLED,
    CANNOT_CALL,
    CANNOT_END,
    CANNOT_PASS,
    CATCH,
    COUNTS,
    DEBT_OPEN,
    DOES_NOT_FIT,
    DRAW,
    DRAWN,
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
    PHASE_SUIT,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    RANK_MASK,
    RANK_OF,
    RESULT,
    SKIP,
    STOCK_COUNT,
    STOCK_EMPTY,
    SUIT_MASK,
    SUIT_OF,
    T_ATTACK_NEEDS_STOCK,
    T_ATTACKERS,
    T_CALL,
    T_DRAW_THOUGH_ABLE,
    T_SETS,
    T_SUITS,
    T_WILD,
    TURN,
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
def nothing_to_draw(s: Cells) -> bool:
    """1.9: the stock is empty and the pile is its top card alone."""
    return s[STOCK_COUNT] == 0 and s[PILE_COUNT] <= 1


@jit
def admitted(t: Cells, s: Cells) -> int:
    """Mask of the cards that could open a turn now, whoever holds them."""
    rank = t[RANK_OF + top(s)]
    if s[PENDING] > 0:
        return t[ANSWERS + rank]
    if s[SKIP] == 1:
        return t[RANK_MASK + rank]
    cards = t[SUIT_MASK + suit_in_force(t, s)] | t[RANK_MASK + rank] | t[T_WILD]
    if t[T_ATTACK_NEEDS_STOCK] == 1 and s[STOCK_COUNT] == 0:
        cards &= ~t[T_ATTACKERS]
    return cards


@jit
def following(t: Cells, s: Cells) -> int:
    """Mask of the cards that could follow those laid in this turn: set (2.2) and dump (2.4)."""
    last_of_set = s[PILE + s[PILE_COUNT] - s[LAID] + s[IN_SET] - 1]
    cards = 0
    if t[DUMPS + last_of_set] == 1:
        cards = t[SUIT_MASK + t[SUIT_OF + last_of_set]]
    if s[LAID] == s[IN_SET] and t[T_SETS] == 1:
        cards |= t[RANK_MASK + t[RANK_OF + last_of_set]]
    return cards


@jit
def playable(t: Cells, s: Cells) -> int:
    """Mask of the cards the player on turn may lay now."""
    hand = held(s, s[TURN])
    if s[PHASE] == PHASE_TURN:
        return hand & admitted(t, s)
    if s[PHASE] == PHASE_MORE:
        return hand & following(t, s)
    if s[PHASE] == PHASE_DRAWN:
        return hand & (1 << s[DRAWN])
    return 0


@jit
def naming(t: Cells, s: Cells) -> bool:
    """Whether a card laid in this turn wants a suit named."""
    if s[LAID] == 0:
        return False
    return t[NAMES + s[PILE + s[PILE_COUNT] - s[LAID]]] == 1


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
    if (playable(t, s) >> card) & 1 == 1:
        return OK
    if s[PENDING] > 0:
        return DEBT_OPEN
    if s[SKIP] == 1:
        return EIGHT_OPEN
    if t[T_ATTACK_NEEDS_STOCK] == 1 and s[STOCK_COUNT] == 0 and (t[T_ATTACKERS] >> card) & 1 == 1:
        return STOCK_EMPTY
    return DOES_NOT_FIT


@jit
def laying_comes_first(t: Cells, s: Cells) -> bool:
    """2.1, 4.1: who can lay may neither draw nor pass; in 3.4 one may."""
    if s[PENDING] > 0 or t[T_DRAW_THOUGH_ABLE] == 1:
        return False
    return playable(t, s) != 0


@jit
def check_draw(t: Cells, s: Cells) -> int:
    if s[SKIP] == 1:
        return EIGHT_OPEN
    if nothing_to_draw(s):
        return STOCK_EMPTY
    if s[PHASE] != PHASE_TURN or laying_comes_first(t, s):
        return MUST_LAY
    return OK


@jit
def check_pass(t: Cells, s: Cells) -> int:
    if s[PHASE] == PHASE_MORE:
        return MUST_LAY
    if s[PHASE] == PHASE_DRAWN or s[SKIP] == 1:
        return OK
    if laying_comes_first(t, s):
        return MUST_LAY
    if nothing_to_draw(s):
        return OK
    return CANNOT_PASS


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
