"""Logs of tables outlive the program that wrote them.

``former.json`` holds three tables as the first server logged them, in the middle of their second
round, and what it told the host of each.
"""

import contextlib
import json
import sqlite3
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from switch import engine, notation, rulesets
from switch.server.fold import fold
from switch.server.inputs import AnyInput, Created, SeatPlan, read_input, write_input
from switch.server.rulenames import table_id
from switch.storage import Entry, Key, SqliteRepository
from switch.storage.schema import VERSION
from tests.server.served import Served, bot, serving

pytestmark = pytest.mark.anyio

FORMER = json.loads((Path(__file__).parent / "former.json").read_text("utf-8"))
SEATS = (SeatPlan("human", "Ada"), SeatPlan("bot", "Clio", "easy"))


def read(log: list[Any]) -> list[tuple[AnyInput, float]]:
    return [(read_input(msgspec.json.encode(item)), 1.8e9) for item in log]


@pytest.mark.parametrize("former", FORMER, ids=lambda former: str(former["ruleset"]))
def test_a_table_of_the_first_format_is_the_same_table(former: dict[str, Any]) -> None:
    table = fold("AAAAAA", read(former["log"]))
    assert (table.version, table.beginner) == (former["v"], former["beginner"])
    assert table_id(table.rules) == former["ruleset"]
    assert [seat.name for seat in table.seats] == former["names"]
    assert [seat.wins for seat in table.seats] == former["wins"]
    assert table.game is not None
    view = notation.view_fields(engine.view(table.game, 0))
    assert {key: view[key] for key in former["view"]} == former["view"]


def test_a_table_keeps_the_rules_it_was_made_with() -> None:
    """A preset of the same name that plays otherwise, as after a change of the preset."""
    fields = rulesets.get("classic").fields()
    fields["turn"]["skip"] = ["9"]
    created = Created("classic", SEATS, "h0", "22" * 32, rules=fields, rules_version=1)
    table = fold("AAAAAA", [(read_input(write_input(created)), 0.0)])
    assert (table.rules.values["turn.skip"], table_id(table.rules)) == (("9",), "house")
    assert table.rules == rulesets.from_fields(fields)


@pytest.mark.parametrize(
    "changes",
    [
        {"rules_version": rulesets.RULES_VERSION + 1},
        {"rules": rulesets.get("classic").fields() | {"dance": {"steps": 3}}},
    ],
)
def test_a_table_of_later_rules_is_not_guessed_at(changes: dict[str, Any]) -> None:
    created = Created("classic", SEATS, "h0", "22" * 32, **changes)
    with pytest.raises(ValueError, match=r"version|dance"):
        fold("AAAAAA", [(created, 0.0)])


async def test_the_log_of_a_new_table_has_its_rules_whole(shared: Served) -> None:
    place = await shared.table("mau-mau", bot())
    (entry, *_) = await shared.lobby.services.repository.load(place["table"])
    created = read_input(entry.body)
    assert isinstance(created, Created)
    assert created.rules is not None
    assert rulesets.from_fields(created.rules) == rulesets.get("mau-mau")
    assert created.rules_version == rulesets.RULES_VERSION


async def test_a_former_database_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    former = FORMER[0]
    path = tmp_path / "tables.sqlite3"
    store = SqliteRepository.open(path)
    bodies = [msgspec.json.encode(item) for item in former["log"]]
    first, *others = (Entry(n, body, time(), "play") for n, body in enumerate(bodies, 1))
    await store.create("AAAAAA", first, Key("digest", "request", "AAAAAA", 0))
    for entry in others:
        await store.append("AAAAAA", entry)
    await store.close()
    set_version(path, 1)
    async with serving(tmp_path) as served:
        watcher = await served.watch({"table": "AAAAAA"})
        snapshot = watcher.frames[0]
        assert (snapshot["v"], snapshot["table"]["ruleset"]) == (former["v"], "classic")
        assert snapshot["rules"]["turn"]["dump_suit"] == ["7"]
        assert (snapshot["table"]["clock"], snapshot["ms_left"]) == (None, None)
    assert set_version(path) == VERSION


def set_version(path: Path, version: int | None = None) -> int:
    """Of the schema; as it is if None."""
    with contextlib.closing(sqlite3.connect(path)) as base:
        if version is not None:
            base.execute(f"PRAGMA user_version = {version}")
        return int(base.execute("PRAGMA user_version").fetchone()[0])
