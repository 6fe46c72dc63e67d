"""What the sums say: values with intervals of 95 %, for one arm or for the gap between two."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from switch.kernel.rounds import POWER_KEYS

from . import measures, statistics
from .measures import Sums
from .plan import Arm, Plan
from .statistics import Interval, Moments

if TYPE_CHECKING:
    from .running import Totals

SHARE, MEAN = "share", "mean"


@dataclass(frozen=True)
class Line:
    """``key``: of ``measures.keys``; ``form``: a share in 0 … 1, or a mean."""

    key: str
    form: str
    interval: Interval


@dataclass(frozen=True)
class Power:
    """``used``: turns a round in which it was at work; ``decided``: share of rounds; ``gap``: how
    much more often it decides than in the first arm."""

    key: str
    used: Interval
    decided: Interval
    gap: Interval | None = None


def form(key: str) -> str:
    shares = (*measures.SHARES, "settled")
    return SHARE if key in shares or key.startswith(("seat ", "player ", "decided ")) else MEAN


def scale(arm: Arm, key: str) -> int:
    """What the sum over the plays of a deal is divided by."""
    if key.startswith("seat "):
        return arm.plays * measures.unit(arm.seats)
    if key.startswith("player "):
        slot = int(key.removeprefix("player ")) - 1
        return arm.plays * measures.unit(arm.seats) * arm.slots.count(slot)
    return arm.plays * (measures.PER_MILLE if key == "settled" else 1)


def moments_of(arm: Arm, sums: Sums, key: str) -> Moments:
    at = measures.keys(arm.seats).index(key)
    return statistics.moments(sums["deals"], sums["sum"][at], sums["square"][at], scale(arm, key))


def moments_of_gap(arm: Arm, sums: Sums, first: Sums, key: str) -> Moments:
    """How much more it is than in the first arm, which has as many seats and plays."""
    at = measures.keys(arm.seats).index(key)
    total = sums["sum"][at] - first["sum"][at]
    return statistics.moments(sums["deals"], total, sums["gap"][at], scale(arm, key))


def keys_shown(arm: Arm) -> list[str]:
    seats = [f"seat {seat}" for seat in range(1, arm.seats + 1)]
    slots = sorted(set(arm.slots)) if arm.mixed else []
    return [*seats, *(f"player {slot + 1}" for slot in slots), *measures.PLAIN]


def interval(plan: Plan, found: Moments, key: str) -> Interval:
    """With early stopping every interval is that of the sequence, for the looks were many; and a
    share's is never narrower than Wilson's, for what has not been seen is not impossible."""
    share = form(key) == SHARE
    plain = statistics.of_share(found) if share else statistics.of_mean(found)
    if not plan.within:
        return plain
    whole = statistics.of_sequence(found, parameter(plan))
    if not share:
        return whole
    low, high = max(0.0, whole.low), min(1.0, whole.high)
    return Interval(whole.value, min(low, plain.low), max(high, plain.high))


def parameter(plan: Plan) -> float:
    """Narrowest about where the run may stop."""
    return statistics.tightest(expected_deals(plan))


def expected_deals(plan: Plan) -> int:
    """Until everything is known to ± ``within``, if a win rate varies by a third from deal to
    deal."""
    return ceil(statistics.deals_for(plan.within, 0.35))


def lines(plan: Plan, arm: Arm, sums: Sums) -> list[Line]:
    return [
        Line(key, form(key), interval(plan, moments_of(arm, sums, key), key))
        for key in keys_shown(arm)
    ]


def gap(plan: Plan, found: Moments) -> Interval:
    if plan.within:
        return statistics.of_sequence(found, parameter(plan))
    return statistics.of_mean(found)


def gaps(plan: Plan, arm: Arm, sums: Sums, first: Sums) -> list[Line]:
    return [
        Line(key, form(key), gap(plan, moments_of_gap(arm, sums, first, key)))
        for key in keys_shown(arm)
    ]


def powers(plan: Plan, arm: Arm, sums: Sums, first: Sums | None = None) -> list[Power]:
    """Those that were at work at all, here or in the first arm."""
    found = []
    for key in POWER_KEYS:
        used, decided = (moments_of(arm, sums, f"{how} {key}") for how in ("used", "decided"))
        before = 0 if first is None else moments_of(arm, first, f"used {key}").mean
        if used.mean > 0 or before > 0:
            chance = interval(plan, decided, f"decided {key}")
            apart = None
            if first is not None:
                apart = gap(plan, moments_of_gap(arm, sums, first, f"decided {key}"))
            found.append(Power(key, interval(plan, used, f"used {key}"), chance, apart))
    return found


# --- when to stop --------------------------------------------------------------------------------


def narrow_enough(totals: "Totals") -> bool:
    """Whether every share that is asked for is known to ± ``within``."""
    plan = totals.plan
    if totals.deals < statistics.FEWEST:
        return False
    rho = parameter(plan)
    return all(
        statistics.of_sequence(found, rho).half <= plan.within for found in _asked_for(totals)
    )


def _asked_for(totals: "Totals") -> Iterable[Moments]:
    """run: of every seat and player; compare: of their gaps; tournament: of the first player."""
    plan, first = totals.plan, totals.arms[0]
    for arm, sums in zip(plan.arms, totals.arms, strict=True):
        if plan.kind == "tournament":
            yield moments_of(arm, sums, "player 1")
        elif not plan.paired:
            yield from (moments_of(arm, sums, key) for key in _rates(arm))
        elif sums is not first:
            yield from (moments_of_gap(arm, sums, first, key) for key in _rates(arm))


def _rates(arm: Arm) -> list[str]:
    return [key for key in keys_shown(arm) if key.startswith(("seat ", "player "))]


# --- skill and luck ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Parts:
    """Shares of the variance of a seat's points: who plays there, which seat it is, which cards
    were dealt, and the rest: what comes of the stock, and of choices that might have been others.
    """

    player: Interval
    seat: Interval
    cards: Interval
    rest: Interval


def parts(totals: "Totals", number: int) -> Parts:
    arm = totals.plan.arms[number]
    sums = totals.arms[number]
    whole = _parts(arm, sums)
    groups = [group[number] for group in totals.groups]
    without = [_parts(arm, _less(sums, group)) for group in groups] if len(groups) > 1 else []
    found = [
        statistics.jackknife(value, [one[i] for one in without]) for i, value in enumerate(whole)
    ]
    return Parts(*(Interval(*(min(1.0, max(0.0, end)) for end in one)) for one in found))


def _less(sums: Sums, group: Sums) -> Sums:
    return {
        key: value - group[key]
        if isinstance(value, int)
        else [a - b for a, b in zip(value, group[key], strict=True)]
        for key, value in sums.items()
    }


def _parts(arm: Arm, sums: Sums) -> tuple[float, float, float, float]:
    """An analysis of variance with a random effect of the deal; each part without the part of
    chance in it."""
    seats, plays, deals, one = arm.seats, arm.plays, sums["deals"], measures.unit(arm.seats)
    even = 1 / seats
    whole = sum(sums["points"]) / (seats * deals * plays * one * one) - even * even
    if whole <= 0:
        return 0.0, 0.0, 0.0, 0.0

    def spread(names: Iterable[str], weight: Callable[[str], int]) -> float:
        found = [(moments_of(arm, sums, name), weight(name)) for name in names]
        return (
            sum(many * ((m.mean - even) ** 2 - m.variance / m.deals) for m, many in found) / seats
        )

    player = spread(
        (f"player {slot + 1}" for slot in sorted(set(arm.slots))),
        lambda name: arm.slots.count(int(name.removeprefix("player ")) - 1),
    )
    seat = spread((f"seat {number}" for number in range(1, seats + 1)), lambda _: 1)
    cards = 0.0
    for at in range(seats):
        pairs = sums["square"][at] - sums["points"][at]  # of the points in two plays of a deal
        mean = sums["sum"][at] / (deals * plays)
        cards += (pairs / (deals * plays * (plays - 1)) - mean * mean) / (one * one * seats)
    if arm.mixed:  # in two plays of a deal different players sit on a seat
        cards += player / (seats - 1)
    rest = whole - player - seat - cards
    return player / whole, seat / whole, cards / whole, rest / whole
