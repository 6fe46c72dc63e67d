"""Hands are planes of kinds: plane 0 is what is held at all, plane k what more than k times."""

from .jit import jit
from .layout import CALLED, COUNTS, EXPOSED, HANDS, PLANES
from .vectors import Cells, Vector


@jit
def held(s: Cells, seat: int) -> int:
    """Mask of the kinds in the hand."""
    return s[HANDS + seat * PLANES]


@jit
def add_card(s: Vector, seat: int, kind: int) -> None:
    plane = HANDS + seat * PLANES
    while (s[plane] >> kind) & 1 == 1:
        plane += 1
    s[plane] |= 1 << kind
    s[COUNTS + seat] += 1


@jit
def remove_card(s: Vector, seat: int, kind: int) -> None:
    """One card of a kind that the hand holds."""
    plane = HANDS + seat * PLANES
    last = plane + PLANES - 1
    while plane < last and (s[plane + 1] >> kind) & 1 == 1:
        plane += 1
    s[plane] ^= 1 << kind
    s[COUNTS + seat] -= 1


@jit
def copies_held(s: Cells, seat: int, kind: int) -> int:
    count = 0
    while count < PLANES and (s[HANDS + seat * PLANES + count] >> kind) & 1 == 1:
        count += 1
    return count


@jit
def swap_hands(s: Vector, one: int, other: int) -> None:
    for plane in range(PLANES):
        cards = s[HANDS + one * PLANES + plane]
        s[HANDS + one * PLANES + plane] = s[HANDS + other * PLANES + plane]
        s[HANDS + other * PLANES + plane] = cards
    count = s[COUNTS + one]
    s[COUNTS + one] = s[COUNTS + other]
    s[COUNTS + other] = count


@jit
def ones(mask: int) -> int:
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@jit
def lapse(s: Vector, seat: int) -> None:
    """4.7, 4.8: the hand has grown, so a call lapses and nobody is caught any more."""
    s[CALLED] &= ~(1 << seat)
    if s[EXPOSED] == seat:
        s[EXPOSED] = -1
