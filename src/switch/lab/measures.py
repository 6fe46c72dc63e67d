"""What is measured in a round, as whole numbers, and their sums: exact, so that the order in which
chunks are added makes no difference. docs/lab.md defines every measure in words."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from switch.core.layout import BLOCKED
from switch.kernel import rounds

from .plan import Arm

Tally = list[int]

COMEBACK = 4  # cards behind the shortest hand
PER_MILLE = 1000

# A value a round each; then POWERS twice: turns in which a power was at work, and 1 if it decided.
PLAIN = (
    "turns",
    "actions",
    "drawn",
    "reshuffles",
    "blocked",
    "unfinished",
    "forfeit",
    "comeback",
    "behind",
    "changes",
    "settled",
    "unpowered",
)
SHARES = ("blocked", "unfinished", "forfeit", "comeback", "unpowered")


class Values(NamedTuple):
    """``sums``: over the plays of one deal, in the order of ``keys``, players of the same name all
    with the first of them; ``squares``: of the points of
    each seat, over the same plays."""

    sums: list[int]
    squares: list[int]


def unit(seats: int) -> int:
    """What a won round is worth: it can be shared by all, or by all others."""
    return seats * (seats - 1)


@cache
def keys(seats: int) -> list[str]:
    powers = rounds.POWER_KEYS
    return [
        *(f"seat {seat}" for seat in range(1, seats + 1)),
        *(f"player {number}" for number in range(1, seats + 1)),
        *PLAIN,
        *(f"used {power}" for power in powers),
        *(f"decided {power}" for power in powers),
    ]


def points(seats: int, tally: Tally) -> list[int]:
    """By seat. Where nobody wins alone the round is shared; the seat of a program that failed gets
    nothing of it."""
    won, failed = tally[rounds.WON], tally[rounds.FAILED]
    if won >= 0:
        return [unit(seats) if seat == won else 0 for seat in range(seats)]
    if failed >= 0:
        return [0 if seat == failed else seats for seat in range(seats)]
    return [seats - 1] * seats


def values(arm: Arm, block: Sequence[Tally]) -> Values:
    seats = arm.seats
    sums = [0] * len(keys(seats))
    squares = [0] * seats
    slots = arm.slots
    for play, tally in enumerate(block):
        scored = points(seats, tally)
        for seat, gained in enumerate(scored):
            sums[seat] += gained
            sums[seats + slots[(seat - play) % seats]] += gained
            squares[seat] += gained * gained
        at = 2 * seats
        for number in (*_plain(tally), *_powers(tally)):
            sums[at] += number
            at += 1
    return Values(sums, squares)


def _plain(tally: Tally) -> tuple[int, ...]:
    won, ended, turns = tally[rounds.WON], tally[rounds.ENDED], tally[rounds.TURNS_TAKEN]
    sole = won >= 0 and ended != rounds.FORFEIT
    return (
        turns,
        tally[rounds.ACTIONS],
        tally[rounds.DRAWN_CARDS],
        tally[rounds.RESHUFFLES],
        int(ended == BLOCKED),
        int(ended == rounds.UNFINISHED),
        int(ended == rounds.FORFEIT),
        int(sole and tally[rounds.BEHIND] >= COMEBACK),
        tally[rounds.BEHIND] if sole else 0,
        tally[rounds.CHANGES],
        PER_MILLE * tally[rounds.SINCE] // turns if sole else PER_MILLE,
        int(sole and tally[rounds.DECIDING] == 0),
    )


def _powers(tally: Tally) -> list[int]:
    decided = tally[rounds.WON] >= 0 and tally[rounds.ENDED] != rounds.FORFEIT
    mask = tally[rounds.DECIDING] if decided else 0
    used = tally[rounds.USED : rounds.USED + rounds.POWERS]
    return used + [mask >> power & 1 for power in range(rounds.POWERS)]


def winner(arm: Arm, play: int, tally: Tally) -> int:
    """The player who won, -1: nobody alone."""
    won = tally[rounds.WON]
    return -1 if won < 0 else (won - play) % arm.seats


def row(arm: Arm, tally: Tally) -> list[int]:
    """What is kept of a round; ``ROW`` and the seats name its numbers."""
    drawn = tally[rounds.DRAWN_BY : rounds.DRAWN_BY + arm.seats]
    return [tally[place] for place in ROW.values()] + drawn


ROW = {
    "winner": rounds.WON,
    "result": rounds.ENDED,
    "turns": rounds.TURNS_TAKEN,
    "actions": rounds.ACTIONS,
    "drawn": rounds.DRAWN_CARDS,
    "reshuffles": rounds.RESHUFFLES,
    "behind": rounds.BEHIND,
    "lead_changes": rounds.CHANGES,
    "lead_since": rounds.SINCE,
    "deciding": rounds.DECIDING,
    "failed": rounds.FAILED,
}

# --- sums ----------------------------------------------------------------------------------------

# deals: how many; sum and square: of each measure over deals; points: of the squares of each seat's
# points; gap: of the squares of the differences from the first arm.
Sums = dict[str, Any]


def summed(found: Sequence[Values], first: Sequence[Values] | None) -> Sums:
    columns = list(zip(*(one.sums for one in found), strict=True))
    sums: Sums = {
        "deals": len(found),
        "sum": [sum(column) for column in columns],
        "square": [sum(number * number for number in column) for column in columns],
        "points": [sum(column) for column in zip(*(one.squares for one in found), strict=True)],
    }
    if first is not None:
        gaps = [
            [a - b for a, b in zip(one.sums, other.sums, strict=True)]
            for one, other in zip(found, first, strict=True)
        ]
        sums["gap"] = [sum(gap * gap for gap in column) for column in zip(*gaps, strict=True)]
    return sums


def added(one: Sums, other: Sums) -> Sums:
    """Both together."""
    return {
        key: value + other[key]
        if isinstance(value, int)
        else [a + b for a, b in zip(value, other[key], strict=True)]
        for key, value in one.items()
    }
