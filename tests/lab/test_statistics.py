"""Intervals: against values from tables, and how often they hold in simulated runs."""

from math import isclose, sqrt
from random import Random

import pytest

from switch.bots.advice import share_of
from switch.bots.intervals import Z
from switch.bots.thinker import Weighed
from switch.lab import statistics
from switch.lab.statistics import (
    Interval,
    Moments,
    moments,
    of_mean,
    of_sequence,
    of_share,
    stand_out,
)


def test_moments_are_exact() -> None:
    """Of 1, 2, 3, 4 over 10: mean 0.25, variance 5/3 over 100."""
    found = moments(4, 10, 30, 10)
    assert found.mean == 0.25
    assert isclose(found.variance, 5 / 3 / 100)
    huge = 10**15
    assert moments(2, 2 * huge + 1, huge**2 + (huge + 1) ** 2, 1).variance == 0.5


def test_wilsons_interval_has_its_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263 and 15 of 148; and 0 of 20."""
    for hits, count, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)):
        share = hits / count
        spread = share * (1 - share)
        found = of_share(Moments(count, share, spread))
        assert isclose(found.low, low, abs_tol=5e-4)
        assert isclose(found.high, high, abs_tol=5e-4)
    none = of_share(Moments(20, 0.0, 0.0))
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)


def test_advice_at_a_table_has_the_labs_interval() -> None:
    for share in (0.0, 0.25, 1.0):
        advice = share_of(Weighed(0, share, 100))
        lab = of_share(Moments(100, share, share * (1 - share)))
        assert (share, advice.low, advice.high) == lab


def test_the_normal_interval_is_mean_and_two_standard_errors() -> None:
    found = of_mean(Moments(100, 30.0, 25.0))
    assert isclose(found.low, 30 - 1.959964 * 0.5, abs_tol=1e-5)
    assert isclose(found.half, 1.959964 * 0.5, abs_tol=1e-5)


def about(value: float) -> Interval:
    """Of a mean so many standard errors from 0."""
    return Interval(value, value - Z, value + Z)


def test_holms_method_by_hand() -> None:
    """Chances 0.005, 0.01, 0.03 and 0.04 (a table of the normal distribution): the first is below
    0.05 / 4, the second below 0.05 / 3, the third above 0.05 / 2, so it ends there."""
    found = [about(-2.5758), about(2.0537), about(2.1701), about(2.8070)]
    assert stand_out(found) == [True, False, False, True]
    assert stand_out([about(2.0537)]) == [True]
    assert stand_out([Interval(1.0, 1.0, 1.0), about(5.0)]) == [False, True]
    assert stand_out([]) == []


def test_of_many_changes_that_do_nothing_hardly_ever_one_stands_out() -> None:
    """2000 runs of 40: one in twenty at most, two standard errors of 0.5 % granted; looked at one
    by one, in 87 of 100 runs one would be found."""
    rng = Random(1)
    runs = [[about(rng.gauss(0, 1)) for _ in range(40)] for _ in range(2000)]
    assert sum(any(stand_out(run)) for run in runs) <= 0.06 * 2000
    assert sum(any(one.low > 0 or one.high < 0 for one in run) for run in runs) > 0.8 * 2000


def watched(rng: Random, chance: float, within: float, most: int) -> tuple[bool, bool]:
    """One run of the lab that looks after every ten deals and stops as soon as it may: whether the
    sequence holds at its end, and whether it has held at every look; a deal is two rounds that go
    alike four times in five."""
    rho = statistics.tightest(statistics.deals_for(within, 0.35))
    total = squares = 0
    always = True
    for deal in range(1, most + 1):
        first = int(rng.random() < chance)
        second = first if rng.random() < 0.6 else int(rng.random() < chance)
        total += first + second
        squares += (first + second) ** 2
        if deal >= statistics.FEWEST and deal % 10 == 0:
            found = of_sequence(moments(deal, total, squares, 2), rho)
            always = always and found.low <= chance <= found.high
            if found.half <= within:
                return found.low <= chance <= found.high, always
    return always, always


@pytest.mark.parametrize("chance", [0.5, 0.25])
def test_stopping_early_keeps_the_intervals_promise(chance: float) -> None:
    """95 % of the runs must hold at every look at once; in 300 runs a method with exactly that
    would fall below 93.0 % once in twenty. A normal interval, looked at as often, does not hold."""
    rng = Random(7)
    runs = [watched(rng, chance, 0.06, 1200) for _ in range(300)]
    assert sum(always for _, always in runs) / 300 >= 0.93
    assert sum(at_end for at_end, _ in runs) / 300 >= 0.93


def test_a_plain_interval_looked_at_again_and_again_would_not() -> None:
    """Why there is a sequence: with a look at every tenth deal it misses in a quarter of the
    runs."""
    rng = Random(8)
    missed = 0
    for _ in range(200):
        total = squares = 0
        for deal in range(1, 1201):
            hit = int(rng.random() < 0.5)
            total += hit
            squares += hit
            if deal >= 100 and deal % 10 == 0:
                found = of_mean(moments(deal, total, squares, 1))
                if not found.low <= 0.5 <= found.high:
                    missed += 1
                    break
    assert missed / 200 > 0.12


def test_the_sequence_narrows_and_is_somewhat_wider_than_a_plain_interval() -> None:
    rho = statistics.tightest(1000)
    halves = [of_sequence(Moments(deals, 0.5, 0.25), rho).half for deals in (100, 1000, 10_000)]
    assert halves == sorted(halves, reverse=True)
    assert 1.2 < halves[1] / of_mean(Moments(1000, 0.5, 0.25)).half < 1.8


def test_the_jackknife_of_a_mean_is_its_standard_error() -> None:
    values = [1.0, 2.0, 4.0, 9.0]
    mean = sum(values) / 4
    without = [(sum(values) - one) / 3 for one in values]
    error = sqrt(sum((one - mean) ** 2 for one in values) / 3 / 4)
    assert isclose(statistics.jackknife(mean, without).half, 1.959964 * error, rel_tol=1e-5)
