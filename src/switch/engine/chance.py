"""Where shuffles come from. The core takes a vector (``core/rng.py``); these make it.

* ``FastChance``: a small generator from a number, for the lab, tests and the referee;
* ``SecretChance``: a cryptographic stream from 32 secret bytes, for the server;
* ``RecordedChance``: the outcomes themselves, for records and environments.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol, Self

from switch.core import rng
from switch.core.layout import CARDS_MAX

# Who begins is picked beside the shuffles: a generator that no seed starts, a shuffle that never
# comes. See docs/notation.md, "From a seed to a deal".
FIRST_SEAT = 1 << 63
NO_SHUFFLE = (1 << 32) - 1


class Chance(Protocol):
    def vector(self) -> list[int]:
        """What the core reads, a fresh list."""

    def after(self, used: list[int]) -> Self:
        """The chance that is left once the core has used the vector."""

    def pick(self, below: int) -> int:
        """A number in 0 … below - 1 that belongs to the round and to none of its shuffles."""


@dataclass(frozen=True, slots=True)
class FastChance:
    """``seed``: 0 … 2**63 - 1."""

    seed: int
    cells: tuple[int, ...] = field(default=(), repr=False)

    def vector(self) -> list[int]:
        if self.cells:
            return list(self.cells)
        cells = [0] * rng.PICKS_AT
        rng.seed_fast(cells, self.seed)
        return cells

    def after(self, used: list[int]) -> "FastChance":
        return FastChance(self.seed, tuple(used))

    def pick(self, below: int) -> int:
        cells = [0] * rng.PICKS_AT
        rng.seed_fast(cells, self.seed + FIRST_SEAT)
        return rng.below(cells, below)


@dataclass(frozen=True, slots=True)
class SecretChance:
    """Every order of the pack is possible; cards seen tell nothing about those to come.

    The k-th shuffle of a round (the deal is 0) takes its picks from SHAKE-256(seed ‖ k); see
    docs/notation.md, "From a seed to a deal".
    """

    seed: bytes = field(repr=False)
    shuffles: int = 0

    def __post_init__(self) -> None:
        if len(self.seed) != 32:
            raise ValueError("A secret seed has 32 bytes.")

    def vector(self) -> list[int]:
        return [rng.PICKS, 0, 0, 0, 0, 0, *_picks(self.seed, self.shuffles)]

    def after(self, used: list[int]) -> "SecretChance":
        return SecretChance(self.seed, self.shuffles + used[rng.USED])

    def pick(self, below: int) -> int:
        return next(_picks_below(self.seed, NO_SHUFFLE, [below]))


@dataclass(frozen=True, slots=True)
class RecordedChance:
    """``orders[k]``: card ids in the order in which the k-th shuffle left them, next card first.

    An order must hold exactly the cards that are shuffled; the engine checks it. ``picked``: what
    ``pick`` came to.
    """

    orders: tuple[tuple[int, ...], ...]
    picked: int = 0

    @classmethod
    def of(cls, orders: Iterable[Iterable[int]]) -> "RecordedChance":
        return cls(tuple(tuple(order) for order in orders))

    def vector(self) -> list[int]:
        cells = [0] * rng.CHANCE_SIZE
        cells[0] = rng.ORDER
        if self.orders:
            order = self.orders[0]
            cells[rng.PICKS_AT : rng.PICKS_AT + len(order)] = order[::-1]
        return cells

    def after(self, used: list[int]) -> "RecordedChance":
        return RecordedChance(self.orders[used[rng.USED] :], self.picked)

    def pick(self, below: int) -> int:
        """Raises ValueError: the pick that was recorded is none of these."""
        if not 0 <= self.picked < below:
            raise ValueError(f"{self.picked} is no pick below {below}.")
        return self.picked


@lru_cache(maxsize=64)
def _picks(seed: bytes, shuffle: int) -> tuple[int, ...]:
    """Picks i = 0 … CARDS_MAX - 1, each uniform in 0 … i."""
    return (0, *_picks_below(seed, shuffle, range(2, CARDS_MAX + 1)))


def _picks_below(seed: bytes, shuffle: int, bounds: Iterable[int]) -> Iterator[int]:
    """A pick in 0 … bound - 1 for each bound: 32-bit big-endian words, a word rejected when it is
    not below the largest multiple of the bound."""
    taken = 0
    stream = b""
    shake = hashlib.shake_256(seed + shuffle.to_bytes(4, "big"))
    for bound in bounds:
        limit = (1 << 32) - (1 << 32) % bound
        word = limit
        while word >= limit:
            if len(stream) < taken + 4:
                stream = shake.digest(len(stream) + 512)
            word = int.from_bytes(stream[taken : taken + 4], "big")
            taken += 4
        yield word % bound
