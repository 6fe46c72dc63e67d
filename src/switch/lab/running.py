"""From a plan to its sums: chunks are played in any order and added in their own."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from . import estimates, measures
from .crews import Crew
from .folder import Chunk, Folder
from .plan import Plan

GROUPS = 20  # of the jackknife

Tell = Callable[[int], None]


@dataclass
class Totals:
    """Of the chunks 0 … ``chunks`` - 1. ``arms``: the sums of each arm; ``groups``: the same, by
    the chunk's number modulo GROUPS; ``won``: of each arm, who won round after round."""

    plan: Plan
    chunks: int = 0
    arms: list[measures.Sums] = field(default_factory=list)
    groups: list[list[measures.Sums]] = field(default_factory=list)
    faults: list[Counter[str]] = field(default_factory=list)
    said: dict[str, str] = field(default_factory=dict)  # of the first fault of each kind
    won: list[list[int]] = field(default_factory=list)
    stopped: bool = False  # before the last deal, for everything is known to within enough

    def add(self, chunk: Chunk) -> None:
        sums = [one["sums"] for one in chunk]
        group = self.chunks % GROUPS
        if not self.arms:
            self.arms = sums
            self.faults = [Counter() for _ in chunk]
            self.won = [[] for _ in chunk]
        else:
            self.arms = list(map(measures.added, self.arms, sums))
        if group == len(self.groups):
            self.groups.append(sums)
        else:
            self.groups[group] = list(map(measures.added, self.groups[group], sums))
        for arm, one in enumerate(chunk):
            self.faults[arm].update(one["faults"])
            self.said = one.get("said", {}) | self.said
            self.won[arm] += one.get("won", [])
        self.chunks += 1

    @property
    def deals(self) -> int:
        return int(self.arms[0]["deals"])


def carry_out(plan: Plan, folder: Folder, crew: Crew, tell: Tell) -> Totals:
    """``tell`` hears how many rounds have been played, those found in the folder too. What is done
    stays in the folder when anything is raised: KeyboardInterrupt, CrewLost, Hopeless, OSError."""
    totals = Totals(plan)
    if _caught_up(totals, folder, tell):
        return totals
    missing = (number for number in range(plan.chunks) if number not in folder.done)
    with closing(_closable(crew.played(plan, missing))) as played:
        for number, chunk in played:
            folder.add(number, chunk)
            if _caught_up(totals, folder, tell):
                break
    return totals


def _caught_up(totals: Totals, folder: Folder, tell: Tell) -> bool:
    """Adds what comes next in order; whether that is enough. The looks are at the same deals
    whoever plays, so the end is too."""
    plan = totals.plan
    while totals.chunks in folder.done and not totals.stopped:
        number = totals.chunks
        totals.add(folder.chunk(number))
        tell(len(plan.span(number)) * plan.rounds_a_deal)
        totals.stopped = bool(plan.within) and estimates.narrow_enough(totals)
    return totals.stopped or totals.chunks == plan.chunks


def _closable(played: Iterator[tuple[int, Chunk]]) -> Any:
    return played
