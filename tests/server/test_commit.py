"""Append and commit first, then answer and tell: nobody sees what a crash could lose."""

import threading

import pytest

from switch.storage import SqliteRepository
from tests.server.served import OPEN, Served, bot, catch_up

pytestmark = pytest.mark.anyio


def store_of(served: Served) -> SqliteRepository:
    repository = served.lobby.services.repository
    assert isinstance(repository, SqliteRepository)
    return repository


async def test_nothing_is_told_before_it_is_committed(served: Served) -> None:
    players = await served.seated("duel", 2)
    gate = threading.Event()
    held = store_of(served)._writer.submit(lambda _: gate.wait(30))
    version = players[0].v
    await players[0].send(t="do", id="d", v=version, actions=["draw"])
    for player in players:
        heard = len(player.frames)
        for _ in range(3):
            await player.send(t="ping")
            await player.until(lambda frame: frame["t"] == "pong")
        kinds = [frame["t"] for frame in player.frames[heard:]]
        assert kinds.count("update") == kinds.count("ack") == 0
    late = await served.open({**players[0].place, "token": None})
    await late.send(t="hello", table=players[0].place["table"])
    gate.set()
    await held
    await catch_up(players, version + 1)
    assert (await late.receive())["v"] == version + 1


async def test_what_cannot_be_saved_has_not_happened(served: Served) -> None:
    players = await served.seated("duel", 2)
    store = store_of(served)
    before = (players[0].v, players[0].view)
    store._writer._connection.execute("PRAGMA query_only = ON")
    refused = await players[0].do("draw", id_="again")
    assert (refused["t"], refused["code"]) == ("nack", "storage_failed")
    await players[0].hello()
    assert (players[0].v, players[0].view) == before
    answer = await served.http.post(
        "/api/tables",
        json={"ruleset": "duel", "seats": [{"kind": "human", "name": "Ada"}, OPEN]},
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage_failed")
    store._writer._connection.execute("PRAGMA query_only = OFF")
    assert (await players[0].do("draw", id_="again"))["t"] == "ack"
    await catch_up(players, before[0] + 1)


async def test_a_log_that_cannot_be_read_is_a_fault_of_that_table_only(served: Served) -> None:
    broken, whole = await served.table("duel", bot()), await served.table("duel", bot())
    update = "UPDATE log SET body = '{}' WHERE code = ?"
    await store_of(served)._writer.submit(lambda c: c.execute(update, (broken["table"],)).rowcount)
    answer = await (await served.open(broken)).hello()
    assert (answer["t"], answer["code"]) == ("error", "server_fault")
    assert (await (await served.open(whole)).hello())["t"] == "snapshot"
