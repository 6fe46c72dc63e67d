"""What must hold of every round, whatever was done: asserted after each step in the tests."""

from .hands import copies_held
from .jit import jit
from .layout import (
    COPIES,
    COUNTS,
    HANDS,
    LAID,
    PILE,
    PILE_COUNT,
    PLANES,
    RESULT,
    SEATS,
    STOCK,
    STOCK_COUNT,
    T_KINDS,
    TURN,
)
from .seats import plays
from .vectors import Cells, Vector

SOUND = 0
TOO_MANY = 1
WRONG_COUNT = 2
EMPTY_PILE = 3
EMPTY_HAND = 4
NO_SUCH_SEAT = 5
TAIL_TOO_LONG = 6
HOLLOW_HAND = 7


@jit
def count_kinds(t: Cells, s: Cells, counts: Vector) -> None:
    """Write to ``counts`` (64) how many cards of each kind are anywhere."""
    for kind in range(t[T_KINDS]):
        counts[kind] = 0
        for seat in range(s[SEATS]):
            counts[kind] += copies_held(s, seat, kind)
    for i in range(s[STOCK_COUNT]):
        counts[s[STOCK + i]] += 1
    for i in range(s[PILE_COUNT]):
        counts[s[PILE + i]] += 1


@jit
def hand_fault(t: Cells, s: Cells, seat: int) -> int:
    """Whether count and planes of a hand agree; a plane holds nothing that the one below lacks."""
    count = 0
    for kind in range(t[T_KINDS]):
        count += copies_held(s, seat, kind)
    for plane in range(HANDS + seat * PLANES + 1, HANDS + (seat + 1) * PLANES):
        if s[plane] & ~s[plane - 1] != 0:
            return HOLLOW_HAND
    if count != s[COUNTS + seat]:
        return WRONG_COUNT
    if count == 0 and s[RESULT] == 0 and plays(s, seat):
        return EMPTY_HAND
    return SOUND


@jit
def fault(t: Cells, s: Cells, counts: Vector) -> int:
    """SOUND, or the first thing that is wrong with a round; ``counts`` (64) is scratch."""
    if s[TURN] < 0 or s[TURN] >= s[SEATS]:
        return NO_SUCH_SEAT
    if s[PILE_COUNT] < 1:
        return EMPTY_PILE
    if s[LAID] > s[PILE_COUNT]:
        return TAIL_TOO_LONG
    for seat in range(s[SEATS]):
        wrong = hand_fault(t, s, seat)
        if wrong != SOUND:
            return wrong
    count_kinds(t, s, counts)
    for kind in range(t[T_KINDS]):
        if counts[kind] > t[COPIES + kind]:
            return TOO_MANY
    return SOUND
