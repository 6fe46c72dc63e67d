"""What the numbers of an observation mean: the blocks that ``kernel/batch_env.py`` writes."""

from dataclasses import dataclass

from switch.core import layout as at
from switch.kernel.batch_env import BY_SEAT, SCALARS

from .setting import cards_of

NAMES = (
    "actor", "open", "turn", "phase", "direction", "named_suit", "named_rank", "debt", "skip",
    "laid", "in_set", "drawn", "draws", "passes", "stock", "pile_count", "refills", "exposed",
    "accused", "ending", "given", "result", "winner",
)  # fmt: skip
SEAT_NAMES = ("counts", "plays", "called", "false_calls", "false_catches", "place")
assert (len(NAMES), len(SEAT_NAMES)) == (SCALARS, BY_SEAT)  # noqa: S101 - a slip of ours

LEAST, MOST = -1, 32767  # of every number


@dataclass(frozen=True, slots=True)
class Block:
    """``start`` and ``length`` in the row of numbers."""

    name: str
    start: int
    length: int


def blocks(table: tuple[int, ...], seats: int) -> tuple[Block, ...]:
    lengths = dict.fromkeys(NAMES, 1) | dict.fromkeys(SEAT_NAMES, seats)
    lengths |= {"hand": table[at.T_KINDS], "pile": cards_of(table)}
    found: list[Block] = []
    start = 0
    for name, length in lengths.items():
        found.append(Block(name, start, length))
        start += length
    return tuple(found)


def length(table: tuple[int, ...], seats: int) -> int:
    return sum(block.length for block in blocks(table, seats))
