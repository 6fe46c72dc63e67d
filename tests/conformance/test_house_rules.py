"""Every preset, and rule sets drawn at random from all valid combinations, beside the oracle."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from switch import engine, rulesets
from tests.conformance.house_rounds import lead_rules, told
from tests.conformance.random_rules import random_rules
from tests.naive.general_rules import preset

if TYPE_CHECKING:
    from collections.abc import Sequence

PRESETS = [
    (ruleset, seats)
    for ruleset in rulesets.ids()
    for seats in range(preset(ruleset).least, preset(ruleset).most + 1)
]
RARE = {  # events and phases
    "cancelled", "kept", "stood", "rotated", "exchanged", "exchange", "give", "gave", "rank",
    "named_rank", "jumped", "challenge", "accepted", "challenged", "bluffed", "honest", "called",
    "caught", "false_call", "false_catch", "paid", "blocked", "out",
}  # fmt: skip
BLOCK = 25  # rule sets in one test, so that several processes share the work
CAP = 1_000_000  # actions of a round; random players end most within a hundred
SHOUTED = (engine.Call, engine.Catch)  # with 9.17 and 9.18 whoever always does so draws for ever


def drawn(number: int) -> tuple[dict[str, Any], int, Random]:
    """The rule set of this number, how many play it, and chance for the rest."""
    rng = Random(f"house rules {number}")
    fields = random_rules(rng)
    return fields, rng.randint(*fields["seats"]), rng


def compare(numbers: range, *, odd: int, steps: int, look: float) -> Counter[str]:
    met: Counter[str] = Counter()
    for number in numbers:
        fields, seats, _ = drawn(number)
        met += lead_rules(fields, seats, f"number {number}", odd=odd, steps=steps, look=look)
    return met


def compare_block(block: int, *, odd: int, steps: int) -> None:
    numbers = range(block * BLOCK, (block + 1) * BLOCK)
    assert compare(numbers, odd=odd, steps=steps, look=0.06)["actions"] > BLOCK * odd


@pytest.mark.parametrize(("ruleset", "seats"), PRESETS)
def test_every_preset_is_played_as_the_oracle_reads_it(ruleset: str, seats: int) -> None:
    met = lead_rules(ruleset, seats, f"{ruleset} {seats}", odd=8, steps=80, look=0.05)
    assert met["actions"] > 30


@pytest.mark.parametrize("block", range(10))
def test_rule_sets_at_random_are_played_as_the_oracle_reads_them(block: int) -> None:
    compare_block(block, odd=6, steps=60)


@pytest.mark.parametrize("many", [80, pytest.param(800, marks=pytest.mark.long)])
def test_rule_sets_at_random_meet_what_is_rare(many: int) -> None:
    met = compare(range(20_000, 20_000 + many), odd=6, steps=60, look=0)
    seldom = {one for one in RARE if met[one] < many // 80}
    assert not seldom, met


@pytest.mark.long
@pytest.mark.parametrize("block", range(1000, 1160))
def test_rule_sets_at_random_in_full(block: int) -> None:
    compare_block(block, odd=25, steps=400)


def play_to_the_end(number: int) -> int:
    """How many actions it took; with a legal one and all cards at every step."""
    fields, seats, rng = drawn(number)
    state = engine.deal(rulesets.from_fields(fields), seats=seats, chance=engine.FastChance(number))
    for step in range(CAP):
        if state.over:
            return step
        seat = rng.randrange(seats) if fields["call"]["required"] else state.turn
        actions: Sequence[engine.Action] = engine.legal(state, seat)
        assert actions or seat != state.turn, f"nothing is legal in {told(fields)}"
        if rng.random() < 0.95:
            actions = [one for one in actions if not isinstance(one, SHOUTED)]
        if actions:
            state, _ = engine.apply(state, rng.choice(actions), seat)
    raise AssertionError(f"no end after {CAP} actions: {number}, {told(fields)}")


@pytest.mark.parametrize(
    "numbers",
    [
        pytest.param(range(300), id="quick"),
        *[
            pytest.param(range(n, n + 500), id=f"{n}", marks=pytest.mark.long)
            for n in range(50_000, 55_000, 500)
        ],
    ],
)
def test_every_round_of_rule_sets_at_random_ends(numbers: range) -> None:
    for number in numbers:
        play_to_the_end(number)
