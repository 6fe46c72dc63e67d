"""The last-card call: who may call and catch, and what it does (4.6 to 4.9, 9.16 to 9.20)."""

from .drawing import draw_cards
from .events import emit
from .fitting import jumping, playable
from .jit import apart, jit
from .layout import (
    CALL_BEFORE,
    CALL_UNTIL,
    CALL_WITH,
    CALLED,
    COUNTS,
    ENDING,
    EV_CALLED,
    EV_CAUGHT,
    EV_FALSE_CALL,
    EV_FALSE_CATCH,
    EXPOSED,
    FALSE_CALLS,
    FALSE_CATCHES,
    PHASE,
    PHASE_EXCHANGE,
    PHASE_GIVE,
    PHASE_MORE,
    PHASE_RANK,
    PHASE_SUIT,
    T_CALL,
    T_CALL_WHEN,
    T_CALL_WINDOW,
    T_FALSE_CALL,
    T_FALSE_CATCH,
    T_NEXT_CATCHES,
    T_PENALTY,
    TURN,
)
from .seats import plays
from .vectors import Cells, Log, Vector


@jit
def expose(t: Cells, s: Vector, window: int) -> None:
    """4.6, 9.20: the player on turn can be caught if it holds one card and has not called; when
    the window of this rule set opens."""
    seat = s[TURN]
    if t[T_CALL] == 1 and t[T_CALL_WINDOW] == window and s[COUNTS + seat] == 1:
        if (s[CALLED] >> seat) & 1 == 0:
            s[EXPOSED] = seat


@jit
def call_is_due(t: Cells, s: Cells, seat: int) -> bool:
    """4.6, 9.16: whether the seat may call for nothing."""
    if t[T_CALL] == 0 or (s[CALLED] >> seat) & 1 == 1:
        return False
    if s[EXPOSED] == seat and t[T_CALL_WHEN] == CALL_UNTIL:
        return True
    if s[COUNTS + seat] == 2 and jumping(t, s, seat) != 0:
        return True
    if s[ENDING] >= 0:  # all give: TURN is who chooses
        return seat == s[ENDING] and s[COUNTS + seat] == 1 and t[T_CALL_WHEN] != CALL_BEFORE
    if seat != s[TURN] or (s[PHASE] == PHASE_MORE and t[T_CALL_WHEN] == CALL_UNTIL):
        return False
    if s[PHASE] == PHASE_MORE and s[COUNTS + seat] == 1:
        return t[T_CALL_WHEN] == CALL_WITH  # 9.16: of a set, where after the turn it is too late
    if s[PHASE] == PHASE_SUIT or s[PHASE] == PHASE_RANK or s[PHASE] == PHASE_EXCHANGE:
        return s[COUNTS + seat] == 1 and t[T_CALL_WHEN] != CALL_BEFORE
    if s[PHASE] == PHASE_GIVE:
        return s[COUNTS + seat] == 2 and t[T_CALL_WHEN] != CALL_BEFORE
    return s[COUNTS + seat] == 2 and playable(t, s) != 0


@jit
def may_call(t: Cells, s: Cells, seat: int) -> bool:
    """9.17: also when it is not due, where that only costs cards."""
    if call_is_due(t, s, seat):
        return True
    if t[T_FALSE_CALL] == 0 or not plays(s, seat) or (s[CALLED] >> seat) & 1 == 1:
        return False
    return (s[FALSE_CALLS] >> seat) & 1 == 0


@jit
def may_catch(t: Cells, s: Cells, seat: int, target: int) -> bool:
    """4.8, 9.18, 9.19."""
    if seat == target or not plays(s, seat):
        return False
    if t[T_NEXT_CATCHES] == 1 and seat != s[TURN]:
        return False
    if s[EXPOSED] == target:
        return True
    if t[T_FALSE_CATCH] == 0 or not plays(s, target):
        return False
    return (s[FALSE_CATCHES] >> seat) & 1 == 0


@apart
def call(t: Cells, s: Vector, seat: int, ev: Log, chance: Vector) -> None:
    if call_is_due(t, s, seat):
        s[CALLED] |= 1 << seat
        if s[EXPOSED] == seat:
            s[EXPOSED] = -1
        emit(ev, EV_CALLED, seat, 0)
    else:
        s[FALSE_CALLS] |= 1 << seat
        emit(ev, EV_FALSE_CALL, seat, 0)
        draw_cards(t, s, seat, t[T_FALSE_CALL], ev, chance)


@apart
def catch(t: Cells, s: Vector, seat: int, target: int, ev: Log, chance: Vector) -> None:
    if s[EXPOSED] == target:
        s[EXPOSED] = -1
        emit(ev, EV_CAUGHT, target, seat)
        draw_cards(t, s, target, t[T_PENALTY], ev, chance)
    else:
        s[FALSE_CATCHES] |= 1 << seat
        emit(ev, EV_FALSE_CATCH, seat, target)
        draw_cards(t, s, seat, t[T_FALSE_CATCH], ev, chance)
