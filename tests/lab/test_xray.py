"""The player who sees all hands: the worlds that it tries hold them."""

from random import Random

import pytest

from switch import engine, rulesets
from switch.core import layout as at
from switch.core.rng import CHANCE_SIZE, PICKS_AT, seed_fast
from switch.engine import FastChance, State
from switch.kernel import memory, rounds, sampling
from switch.lab import xray

HOW = [4, 30, 90, 0, 25]


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 4), ("colours-108", 3)])
def test_what_it_is_shown_leaves_only_the_true_hands(name: str, seats: int) -> None:
    rules, rng = rulesets.get(name), Random(1)
    table, cells = rules.table_for(seats), [0] * at.STATE_SIZE
    rounds.start(table, cells, seats, 7, [0] * PICKS_AT, [0] * rounds.TALLY_SIZE)
    view = engine.view(State(rules, tuple(cells), FastChance(7)), 1)
    known, spare, chance = [0] * memory.MEMORY_SIZE, [0] * at.STATE_SIZE, [0] * CHANCE_SIZE
    seed_fast(chance, rng.randrange(1000))
    memory.note(table, known, view.cells, [0], spare)
    xray.show(known, cells, view)
    unseen, world = [0] * sampling.UNSEEN_SIZE, [0] * at.STATE_SIZE
    out = [0] * at.EVENTS_SIZE
    sampling.count_unseen(table, view.cells, known, unseen)
    hands = slice(at.HANDS, at.HANDS + seats * at.PLANES)
    for _ in range(10):
        sampling.sample(table, view.cells, known, unseen, HOW, world, spare, out, chance)
        assert world[hands] == cells[hands]
