"""What must hold of every round, whatever was done: asserted after each step in the tests."""

from .jit import jit
from .layout import (
    COUNTS,
    HANDS,
    LAID,
    PILE,
    PILE_COUNT,
    RESULT,
    SEATS,
    STOCK,
    STOCK_COUNT,
    TURN,
)
from .vectors import Cells

SOUND = 0
CARD_TWICE = 1
WRONG_COUNT = 2
EMPTY_PILE = 3
EMPTY_HAND = 4
NO_SUCH_SEAT = 5
TAIL_TOO_LONG = 6


@jit
def cards_in_play(s: Cells) -> int:
    """Mask of all cards anywhere; -1 if one is in two places."""
    seen = 0
    for seat in range(s[SEATS]):
        if seen & s[HANDS + seat] != 0:
            return -1
        seen |= s[HANDS + seat]
    for i in range(s[STOCK_COUNT]):
        if (seen >> s[STOCK + i]) & 1 == 1:
            return -1
        seen |= 1 << s[STOCK + i]
    for i in range(s[PILE_COUNT]):
        if (seen >> s[PILE + i]) & 1 == 1:
            return -1
        seen |= 1 << s[PILE + i]
    return seen


@jit
def ones(cards: int) -> int:
    count = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


@jit
def fault(s: Cells) -> int:
    """SOUND, or the first thing that is wrong with a round."""
    if s[TURN] < 0 or s[TURN] >= s[SEATS]:
        return NO_SUCH_SEAT
    if cards_in_play(s) < 0:
        return CARD_TWICE
    if s[PILE_COUNT] < 1:
        return EMPTY_PILE
    if s[LAID] > s[PILE_COUNT]:
        return TAIL_TOO_LONG
    for seat in range(s[SEATS]):
        if s[COUNTS + seat] != ones(s[HANDS + seat]):
            return WRONG_COUNT
        if s[RESULT] == 0 and s[COUNTS + seat] == 0:
            return EMPTY_HAND
    return SOUND
