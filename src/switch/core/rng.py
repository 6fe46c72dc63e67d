"""Chance. The rules do not care where it comes from: the generator is a vector handed in.

``chance[0]`` says which kind it is:

* FAST: sfc32 (Chris Doty-Humphrey's small fast counting generator), state in 1 … 4;
* PICKS: uniform numbers fixed beforehand, ``chance[PICKS_AT + i]`` in 0 … i;
* ORDER: the outcome itself, ``chance[PICKS_AT + i]`` is the i-th card of the shuffled list.

``chance[USED]`` counts shuffles, so that a shell knows whether one was needed.
"""

from .jit import jit
from .layout import CARDS_MAX
from .vectors import Vector

FAST = 0
PICKS = 1
ORDER = 2
USED = 5
PICKS_AT = 6
CHANCE_SIZE = PICKS_AT + CARDS_MAX
WORD = 0xFFFFFFFF


@jit
def seed_fast(chance: Vector, seed: int) -> None:
    """Make ``chance`` the fast generator of this seed (0 … 2**63 - 1)."""
    chance[0] = FAST
    chance[1] = seed & WORD
    chance[2] = (seed >> 32) & WORD
    chance[3] = 0x9E3779B9
    chance[4] = 1
    chance[USED] = 0
    for _ in range(15):
        next_word(chance)


@jit
def next_word(chance: Vector) -> int:
    """The next 32 bits of sfc32; every step fits a signed 64-bit integer."""
    a = chance[1]
    b = chance[2]
    c = chance[3]
    word = (a + b + chance[4]) & WORD
    chance[1] = b ^ (b >> 9)
    chance[2] = (c + ((c << 3) & WORD)) & WORD
    chance[3] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    chance[4] = (chance[4] + 1) & WORD
    return word


@jit
def below(chance: Vector, bound: int) -> int:
    """A uniform number in 0 … bound - 1 from the fast generator: multiply, shift, reject."""
    product = next_word(chance) * bound
    if (product & WORD) < bound:
        least = (WORD + 1 - bound) % bound
        while (product & WORD) < least:
            product = next_word(chance) * bound
    return product >> 32


@jit
def shuffle(cells: Vector, start: int, count: int, chance: Vector) -> None:
    """Fisher-Yates from the end over ``cells[start : start + count]``."""
    chance[USED] += 1
    if chance[0] == ORDER:
        for i in range(count):
            cells[start + i] = chance[PICKS_AT + i]
        return
    for i in range(count - 1, 0, -1):
        pick = chance[PICKS_AT + i] if chance[0] == PICKS else below(chance, i + 1)
        kept = cells[start + i]
        cells[start + i] = cells[start + pick]
        cells[start + pick] = kept
