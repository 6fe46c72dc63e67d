"""Rates that can be compared on a busy machine: processor time, and everything takes turns."""

import time
from collections.abc import Callable, Iterator, Sequence
from statistics import quantiles
from typing import NamedTuple

Work = Iterator[int]  # yields how much was done, again and again
Rate = Callable[[float], float]  # seconds to work for -> done per second


class Spread(NamedTuple):
    median: float
    low: float  # the quartiles
    high: float


def spread(found: Sequence[float]) -> Spread:
    if len(found) < 2:
        return Spread(found[0], found[0], found[0])
    low, median, high = quantiles(found, n=4, method="inclusive")
    return Spread(median, low, high)


def rate(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    done, began = 0, clock()
    while (spent := clock() - began) < seconds or done == 0:
        done += next(work)
    return done / (spent or clock() - began)


def in_turns(rates: Sequence[Rate], repeats: int, seconds: float) -> list[list[float]]:
    """For each its rates, one a repeat. A slow minute of the machine falls on all of them."""
    found: list[list[float]] = [[] for _ in rates]
    for _ in range(repeats):
        for one, its in zip(rates, found, strict=True):
            its.append(one(seconds))
    return found


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """Of the rates measured next to each other."""
    return spread([mine / other for mine, other in zip(ours, theirs, strict=True)])
