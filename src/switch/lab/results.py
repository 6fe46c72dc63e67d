"""The result of a run as plain values: what the table, the report and the files are made from."""

import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import PackageNotFoundError, version
from math import sqrt

from switch import __version__
from switch.rulesets import share

from . import estimates
from .estimates import Line, Parts, Power
from .ratings import Rating, rated
from .running import Totals
from .statistics import Interval, stand_out

# What a change of rules is told by, and what sensitivity ranks by.
TOLD = ("seat 1", "player 1", "turns", "drawn", "settled", "changes", "comeback", "blocked")
BY = ("largest", "first", "turns", "drawn", "settled", "changes", "comeback", "blocked")
LIBRARIES = ("numba", "numpy", "openskill", "polars", "matplotlib", "ray")


@dataclass(frozen=True)
class Effect:
    """How far a change moves ``key``, in standard deviations of a deal under the first rules."""

    key: str
    size: Interval


@dataclass(frozen=True)
class ArmResult:
    """``gaps``, ``effects``: how much more than in the first arm, which has none; ``ranked``: the
    effect by which changes are ranked, ``sure``: whether it stands out among all those looked at;
    ``same``: whether it made no difference in any deal; ``faults``: player and code → rounds lost
    by it."""

    name: str
    rules: str
    code: str
    players: tuple[str, ...]
    rounds: int
    lines: tuple[Line, ...]
    powers: tuple[Power, ...]
    parts: Parts
    faults: Mapping[str, int]
    gaps: tuple[Line, ...] = ()
    effects: tuple[Effect, ...] = ()
    ranked: Effect | None = None
    sure: bool = False
    same: bool = False

    def line(self, key: str) -> Line | None:
        return next((line for line in self.lines if line.key == key), None)

    def power(self, key: str) -> Power | None:
        return next((power for power in self.powers if power.key == key), None)

    def gap(self, key: str) -> Line | None:
        return next((line for line in self.gaps if line.key == key), None)


@dataclass(frozen=True)
class About:
    """How the result came about. ``native``: whether the kernel was compiled."""

    command: str
    seconds: float
    native: bool
    workers: int


@dataclass(frozen=True)
class Result:
    """``arms``: for sensitivity the changes after the first come ranked; ``skipped``: how many
    changes contradicted the rest of the rules, ``compared``: how many effects were looked at;
    ``said``: player and code of each kind of fault → what was wrong the first time."""

    kind: str
    about: About
    versions: Mapping[str, str]
    seed: int
    rounds: int
    deals: int
    within: float
    stopped: bool
    arms: tuple[ArmResult, ...]
    ratings: tuple[Rating, ...] = ()
    said: Mapping[str, str] = field(default_factory=dict)
    skipped: int = 0
    compared: int = 0
    by: str = "largest"
    format: str = field(default="switch-lab-result-1")


def of(totals: Totals, about: About, *, by: str = "largest") -> Result:
    """Raises ratings.NoOpenskill for a tournament without it."""
    plan = totals.plan
    arms = [_arm(totals, number, by) for number in range(len(plan.arms))]
    compared = 0
    if plan.kind == "sensitivity":
        arms, compared = _with_sure(arms, by)
        arms[1:] = sorted(arms[1:], key=lambda arm: (not arm.same, _size(arm)), reverse=True)
    return Result(
        kind=plan.kind,
        about=about,
        versions=versions(),
        seed=plan.seed,
        rounds=totals.deals * plan.rounds_a_deal,
        deals=totals.deals,
        within=plan.within,
        stopped=totals.stopped,
        arms=tuple(arms),
        ratings=tuple(rated(plan.arms, totals.won)) if plan.kind == "tournament" else (),
        said=dict(totals.said),
        skipped=plan.skipped,
        compared=compared,
        by=by,
    )


def _with_sure(arms: Sequence[ArmResult], by: str) -> tuple[list[ArmResult], int]:
    """Where the largest effect is chosen, all of them have been looked at."""
    looked_at = [
        (arm.name, effect)
        for arm in arms
        for effect in arm.effects
        if by == "largest" or effect == arm.ranked
    ]
    sure = stand_out([effect.size for _, effect in looked_at])
    found = [one for one, is_sure in zip(looked_at, sure, strict=True) if is_sure]
    return [replace(arm, sure=(arm.name, arm.ranked) in found) for arm in arms], len(looked_at)


def _size(arm: ArmResult) -> float:
    return abs(arm.ranked.size.value) if arm.ranked else 0.0


def _arm(totals: Totals, number: int, by: str) -> ArmResult:
    plan, arm, sums = totals.plan, totals.plan.arms[number], totals.arms[number]
    effects = tuple(_effects(totals, number)) if plan.paired and number > 0 else ()
    first = totals.arms[0]
    return ArmResult(
        name=arm.name,
        rules=arm.rules.id,
        code=share.encode(arm.rules),
        players=arm.lineup,
        rounds=totals.deals * arm.plays,
        lines=tuple(estimates.lines(plan, arm, sums)),
        powers=tuple(estimates.powers(plan, arm, sums, first if effects else None)),
        parts=estimates.parts(totals, number),
        faults=dict(totals.faults[number]),
        gaps=tuple(estimates.gaps(plan, arm, sums, first)) if effects else (),
        effects=effects,
        ranked=_ranked(effects, by) if effects else None,
        same=bool(effects) and not any(sums["gap"]),
    )


def _effects(totals: Totals, number: int) -> Iterator[Effect]:
    plan, first = totals.plan, totals.arms[0]
    arm, sums = plan.arms[number], totals.arms[number]
    for key in TOLD:
        if key in estimates.keys_shown(arm):
            before = estimates.moments_of(plan.arms[0], first, key).variance
            spread = sqrt(before or estimates.moments_of(arm, sums, key).variance)
            gap = estimates.gap(plan, estimates.moments_of_gap(arm, sums, first, key))
            yield Effect(key, gap.times(1 / spread) if spread else gap)


def _ranked(effects: Sequence[Effect], by: str) -> Effect:
    wanted = "seat 1" if by == "first" else by
    return max(effects, key=lambda one: (one.key == wanted, abs(one.size.value)))


def versions() -> dict[str, str]:
    """Of this program, of Python and of the libraries that are installed."""
    found = {"switch": __version__, "python": platform.python_version()}
    for name in LIBRARIES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
