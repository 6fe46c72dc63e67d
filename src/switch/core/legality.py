"""What may be done now: the only place that decides it. Clauses are those of docs/rules.md and
docs/house-rules.md."""

from .calls import may_call, may_catch
from .choices import check_choice, choosing
from .fitting import (
    allowed_attacks,
    candidates,
    drawn_enough,
    jumping,
    naming,
    naming_rank,
    nothing_to_draw,
    playable,
)
from .hands import held
from .jit import jit, kind_of
from .layout import (
    ACCEPT,
    CALL,
    CANNOT_CALL,
    CANNOT_DRAW,
    CANNOT_END,
    CANNOT_FINISH,
    CANNOT_JUMP,
    CANNOT_PASS,
    CATCH,
    CHALLENGE,
    CHALLENGE_OPEN,
    CHOOSE_FIRST,
    DEBT_OPEN,
    DOES_NOT_FIT,
    DRAW,
    DRAWN_MUST,
    EIGHT_OPEN,
    END,
    EXPOSED,
    GAME_OVER,
    GIVE,
    JUMP,
    MUST_LAY,
    NAME,
    NAME_A_SUIT,
    NAME_RANK,
    NO_CHALLENGE,
    NO_SUIT_HERE,
    NOT_CATCHABLE,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OK,
    PASS,
    PENDING,
    PHASE,
    PHASE_CHALLENGE,
    PHASE_DRAWN,
    PHASE_EXCHANGE,
    PHASE_GIVE,
    PHASE_MORE,
    PHASE_PAID,
    PHASE_RANK,
    PHASE_SUIT,
    RESULT,
    SEATS,
    SKIP,
    STOCK_EMPTY,
    T_CALL,
    T_DRAW_THOUGH_ABLE,
    T_FALSE_CATCH,
    T_JUMP,
    T_LAY_DRAWN,
    T_SUITS,
    TURN,
    WITH,
)
from .vectors import Cells, Vector


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
def laying_comes_first(t: Cells, s: Cells, cards: int) -> bool:
    """2.1, 4.1: who can lay may neither draw nor pass; in 3.4 one may. ``cards``: the mask that
    ``playable`` gives."""
    if cards == 0 or s[PENDING] > 0 or s[PHASE] == PHASE_PAID:
        return False
    return t[T_DRAW_THOUGH_ABLE] == 0


@jit
def check_draw(t: Cells, s: Cells, cards: int) -> int:
    if s[SKIP] == 1:
        return EIGHT_OPEN
    if nothing_to_draw(t, s):
        return STOCK_EMPTY
    if s[PHASE] == PHASE_MORE or s[PHASE] == PHASE_DRAWN:
        return MUST_LAY
    if s[PENDING] > 0:
        return OK
    if laying_comes_first(t, s, cards):
        return MUST_LAY
    if s[PHASE] == PHASE_PAID or drawn_enough(t, s):
        return CANNOT_DRAW
    return OK


@jit
def check_pass(t: Cells, s: Cells, cards: int) -> int:
    if s[PHASE] == PHASE_MORE:
        return MUST_LAY
    if s[PHASE] == PHASE_DRAWN:
        return MUST_LAY if t[T_LAY_DRAWN] == DRAWN_MUST else OK
    if s[PHASE] == PHASE_PAID or s[SKIP] == 1:
        return OK
    if laying_comes_first(t, s, cards):
        return MUST_LAY
    if nothing_to_draw(t, s):
        return OK
    return OK if s[PENDING] == 0 and drawn_enough(t, s) else CANNOT_PASS


@jit
def check_out_of_turn(t: Cells, s: Cells, seat: int, action: int) -> int:
    """A call, a catch or a jump."""
    if action == CALL:
        return OK if may_call(t, s, seat) else CANNOT_CALL
    if action < WITH:
        return OK if may_catch(t, s, seat, action - CATCH) else NOT_CATCHABLE
    return OK if (jumping(t, s, seat) >> (action - JUMP)) & 1 == 1 else CANNOT_JUMP


@jit
def check_on_turn(t: Cells, s: Cells, action: int) -> int:
    if s[PHASE] == PHASE_CHALLENGE:
        return OK if CHALLENGE <= action <= ACCEPT else CHALLENGE_OPEN
    if CHALLENGE <= action <= ACCEPT:
        return NO_CHALLENGE
    if action >= WITH or choosing(s):
        return check_choice(t, s, action)
    if action < NAME:
        return check_lay(t, s, action)
    if action < DRAW:
        known = action - NAME < t[T_SUITS]
        return OK if known and naming(t, s) else NO_SUIT_HERE
    return check_rest(t, s, action)


@jit
def check_rest(t: Cells, s: Cells, action: int) -> int:
    """Draw, pass or end."""
    if naming_rank(t, s):
        return CHOOSE_FIRST
    if naming(t, s):
        return NAME_A_SUIT
    if action == DRAW:
        return check_draw(t, s, playable(t, s))
    if action == PASS:
        return check_pass(t, s, playable(t, s))
    return OK if s[PHASE] == PHASE_MORE else CANNOT_END


@jit
def check(t: Cells, s: Cells, seat: int, action: int) -> int:
    """OK, or why this seat may not do this now; the codes in the order of layout.py."""
    if s[RESULT] != 0:
        return GAME_OVER
    if CALL <= action < WITH or JUMP <= action < GIVE:
        return check_out_of_turn(t, s, seat, action)
    return check_on_turn(t, s, action) if seat == s[TURN] else NOT_YOUR_TURN


@jit
def write_cards(t: Cells, cards: int, first: int, out: Vector, count: int) -> int:
    """Write the action ``first`` + kind for every kind in the mask; the new count."""
    while cards != 0:
        lowest = cards & -cards
        cards ^= lowest
        out[count] = first + kind_of(t, lowest)
        count += 1
    return count


@jit
def write_legal(t: Cells, s: Cells, first: int, end: int, out: Vector, count: int) -> int:
    """Write what the seat on turn may do of the actions ``first`` … ``end`` - 1; the new count."""
    for action in range(first, end):
        if check(t, s, s[TURN], action) == OK:
            out[count] = action
            count += 1
    return count


@jit
def write_turn(t: Cells, s: Cells, out: Vector) -> int:
    """Write what the seat on turn may do of its turn; how many."""
    if s[PHASE] == PHASE_EXCHANGE:
        return write_legal(t, s, WITH, NAME_RANK, out, 0)
    if s[PHASE] == PHASE_GIVE:
        return write_cards(t, held(s, s[TURN]), GIVE, out, 0)
    if s[PHASE] == PHASE_CHALLENGE:
        return write_legal(t, s, CHALLENGE, JUMP, out, 0)
    if s[PHASE] == PHASE_RANK:
        return write_legal(t, s, NAME_RANK, CHALLENGE, out, 0)
    cards = playable(t, s)
    count = write_cards(t, cards, 0, out, 0)
    if naming(t, s):
        for suit in range(t[T_SUITS]):
            out[count] = NAME + suit
            count += 1
    elif naming_rank(t, s):
        count = write_legal(t, s, NAME_RANK, CHALLENGE, out, count)
    else:
        count = write_rest(t, s, cards, out, count)
    return count


@jit
def write_rest(t: Cells, s: Cells, cards: int, out: Vector, count: int) -> int:
    """Write draw, pass and end, where there is nothing to name; the new count."""
    if check_draw(t, s, cards) == OK:
        out[count] = DRAW
        count += 1
    if check_pass(t, s, cards) == OK:
        out[count] = PASS
        count += 1
    if s[PHASE] == PHASE_MORE:
        out[count] = END
        count += 1
    return count


@jit
def legal_actions(t: Cells, s: Cells, seat: int, out: Vector) -> int:
    """Write the seat's legal actions to ``out`` (ACTIONS_MAX long), cards first; how many."""
    count = 0
    if s[RESULT] != 0:
        return count
    if seat == s[TURN]:
        count = write_turn(t, s, out)
    if t[T_CALL] == 1 and may_call(t, s, seat):
        out[count] = CALL
        count += 1
    if s[EXPOSED] >= 0 or t[T_FALSE_CATCH] > 0:
        for target in range(s[SEATS]):
            if may_catch(t, s, seat, target):
                out[count] = CATCH + target
                count += 1
    if t[T_JUMP] == 1:
        count = write_cards(t, jumping(t, s, seat), JUMP, out, count)
    return count
