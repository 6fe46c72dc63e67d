"""Intervals of 95 %: for a number of deals fixed beforehand, and for looking again and again.

A deal, with all its plays, is one observation: the plays of a deal are alike, deals are not.
"""

from collections.abc import Callable, Sequence
from math import erfc, log, sqrt
from typing import NamedTuple

from switch.bots.intervals import Z, wilson

ALPHA = 0.05


class Interval(NamedTuple):
    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def times(self, factor: float) -> "Interval":
        """``factor`` above zero."""
        return Interval(self.value * factor, self.low * factor, self.high * factor)


class Moments(NamedTuple):
    """Of so many ``deals``; ``variance``: of one of them, unbiased."""

    deals: int
    mean: float
    variance: float


def moments(deals: int, total: int, squares: int, scale: int) -> Moments:
    """Of observations that are whole numbers over ``scale``, from their sum and that of their
    squares; nothing is rounded before the end."""
    spread = deals * squares - total * total
    variance = spread / (deals * (deals - 1) * scale * scale) if deals > 1 else 0.0
    return Moments(deals, total / (deals * scale), variance)


def of_mean(found: Moments) -> Interval:
    """The normal interval: for turns, cards and differences."""
    half = Z * sqrt(found.variance / found.deals)
    return Interval(found.mean, found.mean - half, found.mean + half)


def of_share(found: Moments) -> Interval:
    """Wilson's, for a mean in 0 … 1, with as many independent rounds as have its variance."""
    mean = min(1.0, max(0.0, found.mean))
    spread = found.variance / found.deals
    worth = mean * (1 - mean) / spread if spread > 0 else found.deals
    return Interval(mean, *wilson(mean, max(worth, 1.0)))


def stand_out(found: Sequence[Interval]) -> list[bool]:
    """Which of many normal intervals are surely not about 0: with Holm's method none of those that
    are is among them, in 95 % of all cases. One without a width says nothing."""
    chances = [erfc(abs(one.value) / one.half * Z / sqrt(2)) if one.half else 1.0 for one in found]
    order = sorted(range(len(found)), key=chances.__getitem__)
    sure = [False] * len(found)
    for place, at in enumerate(order):
        if chances[at] > ALPHA / (len(found) - place):
            break
        sure[at] = True
    return sure


# --- looking again and again ---------------------------------------------------------------------

FEWEST = 100  # deals before the first look: the sequence leans on a variance that is estimated


def tightest(deals: float) -> float:
    """The parameter with which the sequence is nearly as narrow as it can be after ``deals``."""
    return sqrt((-2 * log(ALPHA) + log(-2 * log(ALPHA) + 1)) / deals)


def of_sequence(found: Moments, parameter: float) -> Interval:
    """Robbins' normal mixture with the variance so far: a confidence sequence. With 95 % the true
    mean lies in the interval after every deal at once, so one may look as often as one likes and
    stop when one likes (Waudby-Smith and others, 2021: asymptotic confidence sequences)."""
    count, squared = found.deals, parameter * parameter
    known = count * squared + 1
    half = sqrt(2 * known / (count * count * squared) * log(sqrt(known) / ALPHA))
    half *= sqrt(found.variance)
    return Interval(found.mean, found.mean - half, found.mean + half)


def deals_for(within: float, deviation: float) -> float:
    """About how many deals bring the sequence to ± ``within``."""
    return max(float(FEWEST), 7.5 * (deviation / within) ** 2)


# --- statistics that are no means ----------------------------------------------------------------


def jackknife(whole: float, without: Sequence[float]) -> Interval:
    """``without``: the same statistic with each group of deals left out in turn."""
    groups = len(without)
    if groups < 2:
        return Interval(whole, whole, whole)
    centre = sum(without) / groups
    spread = (groups - 1) / groups * sum((one - centre) ** 2 for one in without)
    half = Z * sqrt(spread)
    return Interval(whole, whole - half, whole + half)


Estimator = Callable[[Moments], Interval]
