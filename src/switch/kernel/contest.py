"""Two vectors of weights against each other, on the same deals with the seats exchanged."""

from ..core.cells import clear
from ..core.deal import deal
from ..core.jit import apart, entry
from ..core.layout import RESULT, STATE_SIZE
from ..core.rng import seed_fast
from ..core.vectors import Cells, Vector
from .search import quick_step, won_by

LIMIT = 2000


@entry
def contest(
    t: Cells,
    ours: Cells,
    theirs: Cells,
    s: Vector,
    chance: Vector,
    seats: int,
    seed: int,
    deals: int,
) -> int:
    """What one seat with ``ours`` wins against the others with ``theirs``, in thousandths of a
    round, over ``deals`` deals with every seating. ``chance``: CHANCE_SIZE cells."""
    won = 0
    for i in range(deals):
        for seat in range(seats):
            won += one_round(t, ours, theirs, s, chance, seats, seat, seed + i)
    return won


@apart
def one_round(
    t: Cells,
    ours: Cells,
    theirs: Cells,
    s: Vector,
    chance: Vector,
    seats: int,
    seat: int,
    seed: int,
) -> int:
    clear(s, STATE_SIZE)
    seed_fast(chance, seed)
    deal(t, s, seats, 0, chance)
    actions = 0
    while s[RESULT] == 0 and actions < LIMIT:
        quick_step(t, ours, theirs, s, seat, chance)
        actions += 1
    return won_by(t, s, seat)
