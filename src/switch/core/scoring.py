"""How a round ends: what is left are hands, piles, direction, passes, winner and result."""

from .events import emit
from .hands import copies_held
from .jit import apart, jit
from .layout import (
    ACCUSED,
    BLOCKED,
    BLOCKED_NOBODY,
    BLOCKED_POINTS,
    BLUFF,
    CALLED,
    COUNTS,
    DRAWN,
    DRAWS,
    EV_BLOCKED,
    EXPOSED,
    FALSE_CALLS,
    FALSE_CATCHES,
    IN_SET,
    LAID,
    NAMED,
    NAMED_RANK,
    PENDING,
    PHASE,
    PHASE_TURN,
    PLACES,
    PLACES_COUNT,
    POINTS,
    REFILLS,
    RESULT,
    SEATS,
    SKIP,
    T_BLOCKED_WINNER,
    T_KINDS,
    TURN,
    TURNS,
    UNASKED,
    WINNER,
)
from .seats import plays
from .vectors import Cells, Log, Vector


@jit
def close(s: Vector, result: int, winner: int) -> None:
    s[RESULT] = result
    s[WINNER] = winner
    s[NAMED] = -1
    s[NAMED_RANK] = -1
    s[PENDING] = 0
    s[SKIP] = 0
    s[PHASE] = PHASE_TURN
    s[LAID] = 0
    s[IN_SET] = 0
    s[DRAWN] = -1
    s[DRAWS] = 0
    s[CALLED] = 0
    s[EXPOSED] = -1
    s[BLUFF] = UNASKED
    s[ACCUSED] = -1
    s[REFILLS] = 0
    s[FALSE_CALLS] = 0
    s[FALSE_CATCHES] = 0
    s[TURNS] += 1


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
    """The one seat in play with the least in hand, -1 if several share it."""
    best = -1
    shared = False
    for seat in range(s[SEATS]):
        if plays(s, seat):
            if best < 0 or worth(t, s, seat) < worth(t, s, best):
                best = seat
                shared = False
            elif worth(t, s, seat) == worth(t, s, best):
                shared = True
    return -1 if shared else best


@apart
def finish_blocked(t: Cells, s: Vector, ev: Log) -> None:
    """1.10: the fewest cards win; equal: shared. 9.15: who was out before has won."""
    winner = -1 if t[T_BLOCKED_WINNER] == BLOCKED_NOBODY else least_hand(t, s)
    if s[PLACES_COUNT] > 0:
        winner = s[PLACES]
    emit(ev, EV_BLOCKED, s[TURN], winner)
    close(s, BLOCKED, winner)
