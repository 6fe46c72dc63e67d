"""10.6: who begins by chance, against what docs/notation.md says, and apart from the shuffles."""

import hashlib
from collections import Counter

import pytest

from switch import engine, rulesets
from switch.engine import FastChance, SecretChance
from tests.core.test_chance import Sfc32

M = 1 << 32
SEEDS = [hashlib.sha256(bytes([number])).digest() for number in range(40)]


def secret_pick(seed: bytes, below: int) -> int:
    """The page once more: words of SHAKE-256, the first that favours nobody."""
    stream = hashlib.shake_256(seed + b"\xff\xff\xff\xff").digest(4 * 64)
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    return next(word for word in words if word < M // below * below) % below


@pytest.mark.parametrize("below", [1, 2, 3, 5, 12])
def test_a_secret_seed_picks_what_the_page_says(below: int) -> None:
    for seed in SEEDS:
        assert SecretChance(seed).pick(below) == secret_pick(seed, below)


@pytest.mark.parametrize("below", [1, 2, 3, 5, 12])
@pytest.mark.parametrize("seed", [0, 1, 42, M, 2**63 - 1])
def test_a_fast_seed_picks_what_the_page_says(seed: int, below: int) -> None:
    assert FastChance(seed).pick(below) == Sfc32.of_seed(seed + 2**63).below(below)


def test_every_seat_comes_equally_often() -> None:
    """3,000 picks among three: each within four standard deviations (26) of 1,000."""
    for many in (
        [FastChance(seed).pick(3) for seed in range(3000)],
        [SecretChance(hashlib.sha256(b"%d" % n).digest()).pick(3) for n in range(3000)],
    ):
        assert all(abs(count - 1000) < 4 * 26 for count in Counter(many).values())


def test_the_pick_stays_the_same_all_through_the_round_and_changes_no_shuffle() -> None:
    rules = rulesets.get("classic")
    for chance in (FastChance(7), SecretChance(SEEDS[0])):
        plain = engine.deal(rules, seats=3, first=0, chance=chance)
        picked = chance.pick(3)
        again = engine.deal(rules, seats=3, first=0, chance=chance)
        assert (again.hands, again.stock) == (plain.hands, plain.stock)
        assert plain.chance.pick(3) == picked
