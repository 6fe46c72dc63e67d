"""Two witnesses for the three source games: the general oracle and the special ones."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.conformance.chance import (
    TABLES,
    choose,
    every_word,
    leaning,
    middle_of_turn,
    odd_position,
)
from tests.naive import general, oracle
from tests.naive.general_rules import rules_of

if TYPE_CHECKING:
    from tests.naive.table import Position


def plain(position: Position) -> Position:
    """Fields that say nothing in these games are the general oracle's own."""
    left_out = rules_of(position["ruleset"]).left_out
    hands = [sorted(hand) for hand in position["hands"]]
    return {**{key: position[key] for key in position if key not in left_out}, "hands": hands}


def agree(p: Position, rng: Random) -> None:
    for seat in range(len(p["hands"])):
        assert general.legal(p, seat) == oracle.legal(p, seat), p
        for word in rng.sample(every_word(), 20):
            assert general.refusal(p, seat, word) == oracle.refusal(p, seat, word), (p, word)
    for viewer in [*range(len(p["hands"])), None]:
        assert general.view(p, viewer) == oracle.view(p, viewer)


def shuffle_with(seed: int) -> Any:
    def shuffle(cards: list[str]) -> list[str]:
        order = sorted(cards)
        Random(seed).shuffle(order)
        return order

    return shuffle


def lead_both(given: Position, rng: Random, steps: int) -> int:
    one, other = oracle.complete(given), general.complete(given)
    likes = leaning(rng)
    for step in range(steps):
        agree(other, rng)
        able = [s for s in range(len(one["hands"])) if oracle.legal(one, s)]
        if not able:
            return step
        seat = rng.choice([one["turn"], rng.choice(able)])
        action = choose(rng, likes, oracle.legal(one, seat))
        shuffle = shuffle_with(rng.randrange(1000))
        one, events = oracle.act(one, seat, action, shuffle)
        other, told = general.act(other, seat, action, shuffle)
        assert events == told, (given, action)
        assert plain(one) == plain(other), (given, action)
    return steps


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
@pytest.mark.parametrize(
    "count", [25, pytest.param(4000, marks=pytest.mark.long)], ids=["quick", "full"]
)
def test_the_general_oracle_agrees_with_the_special_ones(
    ruleset: str, seats: int, count: int
) -> None:
    steps = 0
    for number in range(count):
        rng = Random(f"agree {ruleset} {seats} {number}")
        start = odd_position if number % 4 else middle_of_turn
        steps += lead_both(start(rng, ruleset, seats), rng, 15)
    assert steps > 3 * count


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_both_deal_alike(ruleset: str, seats: int) -> None:
    pack = list(oracle.GAMES[ruleset].pack)
    if ruleset == "duel":
        pack.remove("1R")
    for seed in range(50):
        Random(seed).shuffle(pack)
        one = oracle.deal(ruleset, seats, pack, seed % seats)
        assert plain(general.deal(ruleset, seats, pack, seed % seats)) == plain(one)
