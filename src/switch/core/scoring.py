"""How a round ends: what is left are hands, piles, direction, passes, winner and result."""

from .events import emit
from .hands import copies_held
from .jit import jit
from .layout import (
    BLOCKED,
    BLOCKED_NOBODY,
    BLOCKED_POINTS,
    CALLED,
    COUNTS,
    DRAWN,
    DRAWS,
    EV_BLOCKED,
    EV_OUT,
    EXPOSED,
    IN_SET,
    LAID,
    NAMED,
    OUT,
    PENDING,
    PHASE,
    PHASE_TURN,
    POINTS,
    RESULT,
    SEATS,
    SKIP,
    T_BLOCKED_WINNER,
    T_KINDS,
    TURN,
    TURNS,
    WINNER,
)
from .vectors import Cells, Vector


@jit
def close(s: Vector, result: int, winner: int) -> None:
    s[RESULT] = result
    s[WINNER] = winner
    s[NAMED] = -1
    s[PENDING] = 0
    s[SKIP] = 0
    s[PHASE] = PHASE_TURN
    s[LAID] = 0
    s[IN_SET] = 0
    s[DRAWN] = -1
    s[DRAWS] = 0
    s[CALLED] = 0
    s[EXPOSED] = -1
    s[TURNS] += 1


@jit
def finish_out(s: Vector, ev: Vector) -> None:
    """1.6: the player on turn has laid the last card and wins before any effect of it."""
    emit(ev, EV_OUT, s[TURN], 0)
    close(s, OUT, s[TURN])


@jit
def worth(t: Cells, s: Cells, seat: int) -> int:
    """What counts when the round is blocked: the hand's points, or its cards."""
    if t[T_BLOCKED_WINNER] != BLOCKED_POINTS:
        return s[COUNTS + seat]
    points = 0
    for kind in range(t[T_KINDS]):
        points += t[POINTS + kind] * copies_held(s, seat, kind)
    return points


@jit
def least_hand(t: Cells, s: Cells) -> int:
    """The one seat with the least in hand, -1 if several share it."""
    best = 0
    shared = False
    for seat in range(1, s[SEATS]):
        if worth(t, s, seat) < worth(t, s, best):
            best = seat
            shared = False
        elif worth(t, s, seat) == worth(t, s, best):
            shared = True
    return -1 if shared else best


@jit
def finish_blocked(t: Cells, s: Vector, ev: Vector) -> None:
    """1.10: the fewest cards win; equal: shared."""
    winner = -1 if t[T_BLOCKED_WINNER] == BLOCKED_NOBODY else least_hand(t, s)
    emit(ev, EV_BLOCKED, s[TURN], winner)
    close(s, BLOCKED, winner)
