"""How a round ends: what is left are hands, piles, direction, passes, winner and result."""

from .events import emit
from .jit import jit
from .layout import (
    BLOCKED,
    CALLED,
    COUNTS,
    DRAWN,
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
    RESULT,
    SEATS,
    SKIP,
    TURN,
    TURNS,
    WINNER,
)
from .vectors import Vector


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
    s[CALLED] = 0
    s[EXPOSED] = -1
    s[TURNS] += 1


@jit
def finish_out(s: Vector, ev: Vector) -> None:
    """1.6: the player on turn has laid the last card and wins before any effect of it."""
    emit(ev, EV_OUT, s[TURN], 0)
    close(s, OUT, s[TURN])


@jit
def fewest_cards(s: Vector) -> int:
    """The one seat with the fewest cards, -1 if several share them."""
    best = 0
    shared = False
    for seat in range(1, s[SEATS]):
        if s[COUNTS + seat] < s[COUNTS + best]:
            best = seat
            shared = False
        elif s[COUNTS + seat] == s[COUNTS + best]:
            shared = True
    return -1 if shared else best


@jit
def finish_blocked(s: Vector, ev: Vector) -> None:
    """1.10: the fewest cards win; equal: shared."""
    winner = fewest_cards(s)
    emit(ev, EV_BLOCKED, s[TURN], winner)
    close(s, BLOCKED, winner)
