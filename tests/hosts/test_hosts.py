"""The same core on every host: equal fingerprints over whole random rounds."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

import switch.core
from switch import rulesets
from switch.core import playout
from switch.core.layout import STATE_SIZE
from switch.core.playout import BUFFERS_SIZE
from switch.kernel.compiled import compiled
from tests.rulesets import drawn

ROOT = Path(__file__).parents[2]
MICROPYTHON = (
    ROOT / "web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
)
SEED = 20_260
SOURCES = ("classic", "duel", "last-card")


class Job(NamedTuple):
    """``rounds`` random rounds from SEED on, for so many seats."""

    name: str
    table: tuple[int, ...]
    seats: int
    rounds: int


def presets(of_sources: int, of_others: int) -> list[Job]:
    """Every preset with every number of players."""
    return [
        Job(f"{rules.id} {seats}", rules.table_for(seats), seats, rounds)
        for rules in map(rulesets.get, rulesets.ids())
        for rounds in [of_sources if rules.id in SOURCES else of_others]
        for seats in range(rules.seats[0], rules.seats[1] + 1)
    ]


def drawn_at_random(numbers: range) -> list[Job]:
    """Rule sets from all options, those with a short round: the slowest host plays them too."""
    jobs = []
    for number in numbers:
        rng = Random(number)
        rules = drawn.rule_set(rng)
        seats = rng.randint(*rules.seats)
        job = Job(f"drawn {number}", rules.table_for(seats), seats, 1)
        if 0 <= actions(job) < 150:
            jobs.append(job)
    return jobs


def actions(job: Job) -> int:
    play = compiled("core.playout").random_round
    return int(play(array(job.table), zeros(STATE_SIZE), zeros(BUFFERS_SIZE), job.seats, SEED))


QUICK = presets(4, 1)
FULL = presets(500, 60)


def array(numbers: tuple[int, ...]) -> Any:
    return np.array(numbers, dtype=np.int64)


def zeros(size: int) -> Any:
    return np.zeros(size, dtype=np.int64)


def on_cpython(jobs: list[Job]) -> list[int]:
    play = playout.fingerprint
    return [
        play(job.table, [0] * STATE_SIZE, [0] * BUFFERS_SIZE, job.seats, SEED, job.rounds)
        for job in jobs
    ]


def on_numba(jobs: list[Job]) -> list[int]:
    play, state, buffers = (
        compiled("core.playout").fingerprint,
        zeros(STATE_SIZE),
        zeros(BUFFERS_SIZE),
    )
    return [
        int(play(array(job.table), state, buffers, job.seats, SEED, job.rounds)) for job in jobs
    ]


def on_micropython(jobs: list[Job]) -> list[int]:
    node = shutil.which("node")
    assert node, "There is no Node; make setup installs one."
    assert MICROPYTHON.exists(), "The page's packages are missing; run make setup."
    core = Path(str(switch.core.__file__)).parent
    work = {
        "core": {file.name: file.read_text("utf-8") for file in core.glob("*.py")},
        "jobs": [
            json.dumps({"table": job.table, "seats": job.seats, "seed": SEED, "rounds": job.rounds})
            for job in jobs
        ],
    }
    done = subprocess.run(
        [node, str(Path(__file__).with_name("micropython.mjs")), str(MICROPYTHON)],
        input=json.dumps(work),
        capture_output=True,
        text=True,
        check=False,
        timeout=3600,
    )
    assert done.returncode == 0, done.stderr
    marks: list[int] = json.loads(done.stdout)
    return marks


@cache
def marks_of_presets() -> list[int]:
    return on_cpython(QUICK)


def test_every_random_round_ends_and_no_two_tables_play_alike() -> None:
    marks = marks_of_presets()
    assert -1 not in marks
    assert len(set(marks)) == len(QUICK) == 49


def test_a_fingerprint_sees_one_changed_rule() -> None:
    """The comparison can fail: without the eights' skip classic gives another number."""
    changed = rulesets.get("classic").fields()
    changed["turn"]["skip"] = []
    first = QUICK[0]
    job = first._replace(table=rulesets.from_fields(changed).table_for(first.seats))
    assert first.name == "classic 2"
    assert on_cpython([job]) != marks_of_presets()[:1]


def test_numba_plays_the_same_rounds() -> None:
    assert on_numba(QUICK) == marks_of_presets()


def test_micropython_plays_the_same_rounds() -> None:
    assert on_micropython(QUICK) == marks_of_presets()


def test_all_hosts_play_the_same_rounds_of_drawn_rule_sets() -> None:
    jobs = drawn_at_random(range(5000, 5040))
    assert len(jobs) > 15
    expected = on_cpython(jobs)
    assert -1 not in expected
    assert on_numba(jobs) == expected
    assert on_micropython(jobs) == expected


@pytest.mark.long
def test_all_hosts_play_the_same_rounds_in_full() -> None:
    expected = on_cpython(FULL)
    assert on_numba(FULL) == expected
    assert on_micropython(FULL) == expected
