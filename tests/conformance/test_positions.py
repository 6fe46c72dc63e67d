"""Positions with and without faults: both sides take the same ones."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.conformance.chance import TABLES, odd_position
from tests.conformance.driver import Pair
from tests.conformance.rounds import lead
from tests.naive import oracle

if TYPE_CHECKING:
    from tests.naive.table import Position

TABLE_IDS = [f"{ruleset}-{seats}" for ruleset, seats in TABLES]


def any_list(rng: Random, p: Position) -> list[str]:
    places: list[list[str]] = [*p["hands"], p["stock"], p["pile"]]
    return rng.choice(places)


def unknown_card(rng: Random, p: Position) -> None:
    any_list(rng, p).append(rng.choice(["ZZ", "1X", "", "10H", "X1", "7s", "WF"]))


def twice(rng: Random, p: Position) -> None:
    place = any_list(rng, p)
    place.append((place or p["pile"])[0])


def empty(rng: Random, p: Position) -> None:
    any_list(rng, p).clear()


def seat_that_is_none(rng: Random, p: Position) -> None:
    field = rng.choice(["turn", "exposed"])
    p[field] = rng.choice([-1, len(p["hands"]), 99])


def direction(rng: Random, p: Position) -> None:
    p["direction"] = rng.choice([0, 2, -2])


def seats(rng: Random, p: Position) -> None:
    p["hands"] = p["hands"][: rng.choice([0, 1])]
    p["turn"] = 0
    p.pop("called", None)


def debt(rng: Random, p: Position) -> None:
    p["pending"] = rng.choice([1, 2, 4, 5, -1])


def debt_and_eight(rng: Random, p: Position) -> None:
    debt(rng, p)
    if p["ruleset"] == "last-card":
        p["skip"] = True


def exposed(rng: Random, p: Position) -> None:
    if p["ruleset"] == "last-card":
        p["exposed"] = rng.randrange(len(p["hands"]))


def no_colour(rng: Random, p: Position) -> None:
    del rng
    if p["ruleset"] == "duel" and "WW" in p["hands"][0]:
        p["hands"][0].remove("WW")
        p["hands"][0].append("3B" if "3B" not in str(p) else "4B")
        p["pile"].append("WW")
        p.pop("suit", None)


def phase(rng: Random, p: Position) -> None:
    p["phase"] = rng.choice(["turn", "suit", "sleep"])
    p["laid"] = rng.choice([[], p["pile"][-1:], p["pile"][:1]])


def drawn(rng: Random, p: Position) -> None:
    if p["ruleset"] == "last-card":
        p["phase"] = rng.choice(["turn", "drawn"])
    p["drawn"] = rng.choice([None, *p["stock"][:1]])


def called(rng: Random, p: Position) -> None:
    p["called"] = [False] * rng.choice([0, 1, 5])


def wrong_type(rng: Random, p: Position) -> None:
    field = rng.choice(["hands", "stock", "pile", "turn", "direction", "pending", "passes", "skip"])
    p[field] = rng.choice([None, "x", 1.5, {}, [1], [["7S", 3]]])


def missing(rng: Random, p: Position) -> None:
    del p[rng.choice(["hands", "stock", "pile"])]


def nothing(rng: Random, p: Position) -> None:
    del rng, p


Fault = Callable[[Random, "Position"], None]
SMALL: list[Fault] = [nothing, direction, debt, unknown_card, phase, seat_that_is_none]
FAULTS: list[Fault] = [
    *SMALL, twice, empty, seats, debt_and_eight, exposed, no_colour, drawn, called,
    wrong_type, missing,
]  # fmt: skip


def with_faults(rng: Random, sound: Position) -> Position:
    """None, one or two faults; the first leaves every field in shape."""
    p: dict[str, Any] = copy.deepcopy(sound)
    if rng.random() < 0.3:
        rng.choice(SMALL)(rng, p)
    if rng.random() < 0.8:
        rng.choice(FAULTS)(rng, p)
    return p


@pytest.mark.parametrize(("ruleset", "seats_"), TABLES, ids=TABLE_IDS)
@pytest.mark.parametrize(
    "count", [300, pytest.param(20_000, marks=pytest.mark.long)], ids=["quick", "full"]
)
def test_both_take_the_same_positions(ruleset: str, seats_: int, count: int) -> None:
    rng = Random(f"faults {ruleset} {seats_}")
    pair = Pair()
    taken = 0
    for _ in range(count):
        given = with_faults(rng, odd_position(rng, ruleset, seats_))
        pair.load(given, 1)
        taken += not oracle.faults(given)
    assert 0.1 * count < taken < 0.9 * count


@pytest.mark.parametrize(("ruleset", "seats_"), TABLES, ids=TABLE_IDS)
def test_every_position_of_a_round_can_be_loaded_again(ruleset: str, seats_: int) -> None:
    """Phases `more`, `suit` and `drawn` and finished rounds among them."""
    rng = Random(f"again {ruleset} {seats_}")
    pair, again = Pair(), Pair()
    seen = set()
    for seed in range(30):
        pair.load(odd_position(rng, ruleset, seats_), seed)
        for _ in range(8):
            lead(pair, rng, steps=1, refusals=0)
            seen.add(pair.position["phase"])
            again.load(pair.position, seed)
            again.compare_choices()
    assert seen >= set(oracle.GAMES[ruleset].phases)
