"""The benchmarks run, and nothing has become slower by far. Measured values: `make bench`."""

import json

import pytest

from benchmarks import rules

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
def test_the_compiled_core_is_quick(capsys: pytest.CaptureFixture[str]) -> None:
    rules.main(["--only", "Numba", "--repeats", "2", "--seconds", "0.05"])
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == 2 * len(rules.TABLES)
    for row in rows:
        assert int(row.split("…")[0].split()[-1].replace(",", "")) > 100_000
