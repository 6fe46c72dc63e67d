"""A record of a finished round holds, and every change of it is found (`switch verify`)."""

import copy
import hashlib
import json
from functools import cache
from random import Random
from typing import Any

import pytest

from switch import rulesets
from switch.engine import SecretChance
from switch.notation.record import BadRecord, commitment, make, verify
from tests.engine.walks import TABLE_IDS, TABLES, walk

Record = dict[str, Any]


@cache
def made(ruleset: str, seats: int) -> str:
    seed = hashlib.sha256(f"{ruleset} {seats}".encode()).digest()
    steps = list(walk(ruleset, seats, Random(seats), SecretChance(seed)))
    actions = [(step.seat, str(step.action)) for step in steps]
    return json.dumps(make(steps[0].before, seed, 0, actions, steps[-1].after))


def fresh(ruleset: str = "last-card", seats: int = 3) -> Record:
    found: Record = json.loads(made(ruleset, seats))
    return found


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_a_record_holds_and_ends_as_it_says(ruleset: str, seats: int) -> None:
    data = fresh(ruleset, seats)
    end = verify(data)
    assert (end.result, end.winner, list(end.counts)) == (
        data["result"], data["winner"], data["counts"],
    )  # fmt: skip
    assert data["commit"] == hashlib.sha256(bytes.fromhex(data["seed"])).hexdigest()
    assert verify(copy.deepcopy(data)) == end


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_every_field_that_is_changed_is_found(ruleset: str, seats: int) -> None:
    """Each number, text or list in it replaced by another one of its kind, one at a time."""
    for place in places(fresh(ruleset, seats)):
        data = fresh(ruleset, seats)
        change(data, place)
        if data == fresh(ruleset, seats):
            continue
        with pytest.raises(BadRecord):
            verify(data)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to all values, of actions only some so that it stays quick."""
    if isinstance(data, dict):
        return [p for key, value in data.items() for p in places(value, (*path, key))]
    if isinstance(data, list):
        step = 1 + len(data) // 12 if path == ("actions",) else 1
        inner = [p for i in range(0, len(data), step) for p in places(data[i], (*path, i))]
        return [path, *inner]
    return [path]


def change(data: Record, path: tuple[Any, ...]) -> None:
    *way, last = path
    inner: Any = data
    for key in way:
        inner = inner[key]
    old = inner[last]
    if path == ("actions",):
        inner[last] = old[:-1]
    elif isinstance(old, list):
        inner[last] = old[1:]
    elif isinstance(old, bool | int):
        inner[last] = old + 1
    elif old is None:
        inner[last] = 0 if last == "winner" else "out"
    else:
        inner[last] = other_text(old, last)


def other_text(old: str, key: Any) -> str:
    if key in ("seed", "commit"):
        return old[:-1] + ("0" if old[-1] != "0" else "1")
    others = {"out": "blocked", "blocked": "out", "classic": "last-card", "last-card": "classic"}
    return others.get(old, "draw" if old != "draw" else "pass")


def test_another_seed_with_its_own_hash_is_found() -> None:
    data = fresh()
    seed = b"\x07" * 32
    data.update(seed=seed.hex(), commit=commitment(seed))
    with pytest.raises(BadRecord, match="hands"):
        verify(data)


def test_actions_of_two_seats_exchanged_are_found() -> None:
    met = 0
    for place in range(len(fresh("classic", 3)["actions"]) - 1):
        data = fresh("classic", 3)
        actions = data["actions"]
        if actions[place][0] != actions[place + 1][0] and met < 20:
            met += 1
            actions[place], actions[place + 1] = actions[place + 1], actions[place]
            with pytest.raises(BadRecord):
                verify(data)
    assert met > 5


def test_an_action_after_the_end_is_found() -> None:
    data = fresh()
    data["actions"].append([0, "draw"])
    with pytest.raises(BadRecord, match="game_over"):
        verify(data)


def test_an_action_of_another_seat_is_found_and_named() -> None:
    data = fresh("classic", 3)
    data["actions"][0][0] = 1
    with pytest.raises(BadRecord, match=r"Action 1 \(.* by seat 1\) is refused: not_your_turn"):
        verify(data)


@pytest.mark.parametrize("key", sorted(json.loads(made("duel", 2))))
@pytest.mark.parametrize("value", [..., None, 7, -1, 1.5, "x", "", [], {}, [[]], [[0]], [1], True])
def test_no_value_of_any_kind_breaks_the_check(key: str, value: Any) -> None:
    data = fresh("duel", 2)
    same = data[key]
    data[key] = value
    if value is ...:
        del data[key]
    if value == same:
        return
    with pytest.raises(BadRecord) as bad:
        verify(data)
    assert str(bad.value).endswith(".")


@pytest.mark.parametrize("data", [None, 7, "x", [], {}, {"format": "switch-round-1"}])
def test_what_is_no_record_at_all(data: Any) -> None:
    with pytest.raises(BadRecord):
        verify(data)


@pytest.mark.parametrize(
    "actions",
    [[["0", "draw"]], [[0]], [[0, "draw", 1]], [[0, None]], [[9, "draw"]], [[True, "draw"]], ["x"],
     [[0, "suit:Q"]], [[0, "catch:x"]], [[0, "catch:1"]], [[0, ""]]],
    ids=str,
)  # fmt: skip
def test_actions_that_cannot_be_read(actions: Any) -> None:
    data = fresh("duel", 2)
    data["actions"] = actions
    with pytest.raises(BadRecord):
        verify(data)


@pytest.mark.parametrize(
    "seed", ["", "00", "g" * 64, "0" * 63, "0" * 65, " " * 64, "A" * 64, "٣" * 64, "0x" + "0" * 62]
)
def test_a_seed_that_is_no_hex_of_32_bytes(seed: str) -> None:
    data = fresh("duel", 2)
    data["seed"] = seed
    with pytest.raises(BadRecord):
        verify(data)


def test_another_version_of_the_rules_is_said() -> None:
    data = fresh("duel", 2)
    data["rules_version"] = rulesets.RULES_VERSION + 1
    with pytest.raises(BadRecord, match="rules version 2"):
        verify(data)
