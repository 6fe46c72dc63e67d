"""What is compiled beforehand is what the environments hand in."""

from typing import Any

import numpy as np
import pytest

from switch.env import batch
from switch.env.batch import Batch
from switch.env.course import Setup
from switch.env.driver import rows
from switch.kernel import warm
from switch.kernel.compiled import compiled
from switch.kernel.hosts import NATIVE
from switch.rulesets import get

numba = pytest.importorskip("numba")
GAMES = 3


def types(values: Any) -> list[Any]:
    return [numba.typeof(value) for value in values]


def kinds(module: str, name: str) -> dict[str, Any]:
    entry = getattr(compiled(module), name)
    (found,) = warm.signature(entry)
    return dict(zip(entry.py_func.__annotations__, found, strict=False))  # the last: what it gives


def test_a_batch() -> None:
    arrays = Batch("duel", 2, GAMES, native=False).arrays
    vector, table = np.zeros(GAMES, np.int64), rows(NATIVE, GAMES, 5)
    given = {
        "t": vector, "rows": table, "chances": table, "actions": vector, "space": table[0],
        "ev": table[0], "seats": arrays.seat, "obs": arrays.observation, "masks": arrays.mask,
        "rewards": arrays.reward, "over": arrays.over, "sizes": vector, "first": 0, "end": GAMES,
    }  # fmt: skip
    wanted = kinds(batch.MODULE, "step_games")
    assert list(wanted) == list(given)
    assert list(wanted.values()) == types(given.values())
    first = kinds(batch.MODULE, "start_games")
    assert first == {name: wanted[name] for name in first}


def test_the_room_of_an_openspiel_game() -> None:
    room = Setup(get("duel"), 2, native=False).room
    (handed,) = types([tuple(NATIVE.vector(one) for one in room)])
    for name in ("rehearse", "decide_picked", "write_outcomes", "replay", "wander"):
        assert kinds("kernel.worlds", name)["room"] == handed
