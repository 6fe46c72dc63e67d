"""The benchmarks run, and nothing has become slower by far. Measured values: `make bench`."""

import json

import pytest

from benchmarks import memory, ours, rules, timing

# Actions, turns or requests a second of processor time; some ten times less than was measured on
# one slow core, so that only a real fall is seen.
FLOORS = {"core, CPython": 8_000, "engine": 2_000, "referee": 5_000}


@pytest.mark.parametrize("host", FLOORS)
def test_the_rules_are_quick(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules.main(["--json", "-", "--only", host, "--repeats", "3", "--seconds", "0.02"])
    measured = json.loads(capsys.readouterr().out)
    assert {(one["ruleset"], one["seats"]) for one in measured["rates"]} == set(rules.TABLES)
    for one in measured["rates"]:
        assert one["low"] <= one["median"] <= one["high"]
        assert one["median"] > FLOORS[host], one


@pytest.mark.long
def test_the_compiled_kernel_is_quick(capsys: pytest.CaptureFixture[str]) -> None:
    rules.main(["--json", "-", "--only", "Numba", "--repeats", "2", "--seconds", "0.05"])
    rates = json.loads(capsys.readouterr().out)["rates"]
    assert len(rates) == 2 * len(rules.TABLES)
    for one in rates:  # a fourth of what was measured
        assert one["low"] > (8_000_000 if one["player"] == "random" else 2_000_000), one


@pytest.mark.long
def test_the_compiled_kernel_is_sixty_times_as_fast_as_the_same_on_cpython() -> None:
    works = (
        ours.rollouts("classic", 2).work(500),
        ours.rollouts("classic", 2, native=False).work(1),
    )
    fast, slow = (timing.rate(work, 0.3) for work in works)
    assert fast > 60 * slow


def test_memory_does_not_grow_with_the_number_of_rounds() -> None:
    if not memory.STATUS.exists():
        pytest.skip("the most that a process ever held is read from /proc")
    one = memory.measured("crazy-eights", plain=True)
    # the 1,000 rounds beyond the first thousand would be 4,800 KB if their last states were kept
    assert one["growth"] <= one["limit"], one


@pytest.mark.long
def test_memory_of_the_compiled_kernel_does_not_grow_either() -> None:
    if not memory.STATUS.exists():
        pytest.skip("the most that a process ever held is read from /proc")
    assert memory.measured()["reached"]


def test_spread_and_ratio() -> None:
    assert timing.spread([4.0, 1.0, 2.0, 3.0, 5.0]) == (3.0, 2.0, 4.0)
    assert timing.spread([7.0]) == (7.0, 7.0, 7.0)
    # 10/5, 30/10, 40/10: of rates that stand side by side, not of the medians (30/10)
    assert timing.ratio([10.0, 30.0, 40.0], [5.0, 10.0, 10.0]) == (3.0, 2.5, 3.5)
