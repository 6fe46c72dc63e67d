"""Which seats play, and who comes after whom: seats that are out are passed over (9.15)."""

from .hands import ones
from .jit import jit
from .layout import DIRECTION, GONE, SEATS
from .vectors import Cells


@jit
def plays(s: Cells, seat: int) -> bool:
    """Whether there is such a seat, it takes part and is not out."""
    return seat < s[SEATS] and (s[GONE] >> seat) & 1 == 0


@jit
def seats_in_play(s: Cells) -> int:
    return s[SEATS] - ones(s[GONE])


@jit
def next_seat(s: Cells, seat: int, step: int) -> int:
    """The next one in play, clockwise for step 1, the other way for -1."""
    after = neighbour(s, seat, step)
    while not plays(s, after):
        after = neighbour(s, after, step)
    return after


@jit
def neighbour(s: Cells, seat: int, step: int) -> int:
    """Whether that one plays or not. A division would take longer than all the rest of a turn."""
    after = seat + step
    if after == s[SEATS]:
        return 0
    return s[SEATS] - 1 if after < 0 else after


@jit
def seat_after(s: Cells, seat: int) -> int:
    """The next seat in the direction of play."""
    return next_seat(s, seat, s[DIRECTION])


@jit
def seat_before(s: Cells, seat: int) -> int:
    return next_seat(s, seat, -s[DIRECTION])
