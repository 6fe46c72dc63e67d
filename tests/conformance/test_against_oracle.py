"""Random rounds, action by action, beside the oracle in tests/naive."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.chance import TABLES, middle_of_turn, odd_position
from tests.conformance.driver import Pair
from tests.conformance.marks import EXPECTED
from tests.conformance.rounds import lead
from tests.naive import oracle

TABLE_IDS = [f"{ruleset}-{seats}" for ruleset, seats in TABLES]
LONGEST = 600  # actions; a round of players who would rather draw may go on for ever


def dealt_rounds(ruleset: str, seats: int, seeds: range) -> Pair:
    pair = Pair()
    for seed in seeds:
        pair.new(ruleset, seats, seed)
        lead(pair, Random(f"{ruleset} {seats} {seed}"), steps=LONGEST)
    return pair


def odd_rounds(ruleset: str, seats: int, seeds: range, *, steps: int) -> Pair:
    pair = Pair()
    for seed in seeds:
        rng = Random(f"odd {ruleset} {seats} {seed}")
        start = odd_position if seed % 4 else middle_of_turn
        pair.load(start(rng, ruleset, seats), seed)
        lead(pair, rng, steps=steps)
    return pair


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_dealt_rounds(ruleset: str, seats: int) -> None:
    assert dealt_rounds(ruleset, seats, range(4)).actions > 50


@pytest.mark.parametrize("ruleset", oracle.GAMES)
def test_odd_positions_lead_into_every_rare_row(ruleset: str) -> None:
    met: set[str] = set()
    for seats in oracle.GAMES[ruleset].seats:
        pair = odd_rounds(ruleset, seats, range(400), steps=8)
        met |= pair.met.keys()
    assert EXPECTED[ruleset] - met == set()


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_dealt_rounds_in_full(ruleset: str, seats: int) -> None:
    assert dealt_rounds(ruleset, seats, range(1000, 1500)).actions > 15_000


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_odd_positions_in_full(ruleset: str, seats: int) -> None:
    assert odd_rounds(ruleset, seats, range(1000, 6000), steps=14).actions > 30_000
