"""The same core on every host: equal fingerprints over whole random rounds."""

import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import switch.core
from switch import rulesets
from switch.core import playout
from switch.core.layout import STATE_SIZE
from switch.kernel.compiled import compiled

ROOT = Path(__file__).parents[2]
MICROPYTHON = (
    ROOT / "web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
)
SEED = 20_260
TABLES = [
    (name, seats)
    for name in rulesets.ids()
    for seats in range(rulesets.get(name).seats[0], rulesets.get(name).seats[1] + 1)
]
QUICK = 15
FULL = 500


def on_cpython(rounds: int) -> list[int]:
    return [
        playout.fingerprint(
            rulesets.get(name).table,
            [0] * STATE_SIZE,
            [0] * playout.BUFFERS_SIZE,
            seats,
            SEED,
            rounds,
        )
        for name, seats in TABLES
    ]


def on_numba(rounds: int) -> list[int]:
    kernel = compiled("playout")
    return [
        int(
            kernel.fingerprint(
                np.array(rulesets.get(name).table, dtype=np.int64),
                np.zeros(STATE_SIZE, dtype=np.int64),
                np.zeros(playout.BUFFERS_SIZE, dtype=np.int64),
                seats,
                SEED,
                rounds,
            )
        )
        for name, seats in TABLES
    ]


def on_micropython(rounds: int) -> list[int]:
    node = shutil.which("node")
    assert node, "There is no Node; make setup installs one."
    assert MICROPYTHON.exists(), "The page's packages are missing; run make setup."
    core = Path(str(switch.core.__file__)).parent
    work = {
        "core": {file.name: file.read_text("utf-8") for file in core.glob("*.py")},
        "jobs": [
            {"table": rulesets.get(name).table, "seats": seats, "seed": SEED, "rounds": rounds}
            for name, seats in TABLES
        ],
    }
    done = subprocess.run(
        [node, str(Path(__file__).with_name("micropython.mjs")), str(MICROPYTHON)],
        input=json.dumps(work),
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    marks: list[int] = json.loads(done.stdout)
    return marks


def test_every_random_round_ends() -> None:
    assert -1 not in on_cpython(QUICK)


def test_a_fingerprint_sees_one_changed_rule() -> None:
    """The comparison can fail: without the eights' skip classic gives another number."""
    changed = rulesets.get("classic").fields()
    changed["turn"]["skip"] = []
    table = rulesets.from_fields(changed).table
    mark = playout.fingerprint(table, [0] * STATE_SIZE, [0] * playout.BUFFERS_SIZE, 2, SEED, QUICK)
    assert mark != on_cpython(QUICK)[TABLES.index(("classic", 2))]


def test_numba_plays_the_same_rounds() -> None:
    assert on_numba(QUICK) == on_cpython(QUICK)


def test_micropython_plays_the_same_rounds() -> None:
    assert on_micropython(QUICK) == on_cpython(QUICK)


@pytest.mark.long
def test_all_hosts_play_the_same_rounds_in_full() -> None:
    expected = on_cpython(FULL)
    assert on_numba(FULL) == expected
    assert on_micropython(FULL) == expected
