"""Tables come into memory when somebody comes, and go in their time."""

import gc
import random
from pathlib import Path

import pytest

from switch.server.room import Room
from switch.storage import SqliteRepository, TableGone
from tests.server.served import OPEN, HandClock, Player, Served, bot, play_round, serving, until

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 86400.0


async def exists(served: Served, place: dict[str, str]) -> bool:
    return bool(await served.lobby.services.repository.load(place["table"]))


async def leave_empty(served: Served, player: Player) -> None:
    """The socket is closed and the table has noticed; it is still in memory."""
    room = await served.room(player.place)
    await player.socket.close()
    await until(lambda: not room.presence.connections())
    assert served.lobby.rooms[player.place["table"]] is room


async def leave_memory(served: Served, player: Player, clock: HandClock) -> None:
    await leave_empty(served, player)
    clock.forward(300)
    await until(lambda: player.place["table"] not in served.lobby.rooms)


async def test_an_idle_table_leaves_the_memory_and_comes_back(
    timed: Served, clock: HandClock
) -> None:
    place = await timed.table("classic", bot())
    player = await timed.sit(place)
    version = player.v
    await leave_empty(timed, player)
    clock.forward(299)
    assert place["table"] in timed.lobby.rooms
    clock.forward(1)
    await until(lambda: place["table"] not in timed.lobby.rooms)
    assert clock.waiting == 0
    back = await timed.sit(place)
    assert (back.v, back.table["you"]) == (version, 0)
    assert len(back.view["hand"]) == 7


async def test_a_table_in_use_stays(timed: Served, clock: HandClock) -> None:
    place = await timed.table("classic", OPEN)
    player = await timed.sit(place)
    clock.forward(40 * DAY)
    assert await timed.lobby.sweep() == ()
    assert (await player.ask("start"))["code"] == "not_enough_players"


async def test_a_running_table_is_kept_thirty_days(timed: Served, clock: HandClock) -> None:
    place = await timed.table("classic", bot())
    await leave_memory(timed, await timed.sit(place), clock)
    clock.forward(29 * DAY)
    assert await timed.lobby.sweep() == ()
    clock.forward(DAY + 1)
    assert await timed.lobby.sweep() == (place["table"],)
    late = await timed.open(place)
    assert (await late.hello())["code"] == "no_table"


async def test_a_closed_table_is_deleted_after_a_day(timed: Served, clock: HandClock) -> None:
    place = await timed.table("classic", bot())
    player = await timed.sit(place)
    await player.ask("close")
    clock.forward(DAY - 1)
    assert await timed.lobby.sweep() == ()
    late = await timed.open(place)
    assert await late.hello() == {"t": "closed", "reason": "host"}
    clock.forward(2)
    assert await timed.lobby.sweep() == (place["table"],)


async def test_keys_go_with_their_table(timed: Served, clock: HandClock) -> None:
    key = "k" * 20
    first = await timed.table("duel", OPEN, key=key)
    clock.forward(HOUR + 1)
    await timed.lobby.sweep()
    assert (await timed.table("duel", OPEN, key=key))["table"] != first["table"]


async def test_buckets_are_forgotten_when_full(timed: Served, clock: HandClock) -> None:
    limits = timed.limits
    await timed.http.get("/healthz")
    clock.forward(60)
    limits.sweep()
    assert (limits._requests, limits._creations) == ({}, {})


async def test_nothing_is_left_of_tables_that_were_played(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock) as served:
        for number in range(30):
            place = await served.table("duel", bot())
            player = await served.sit(place)
            await play_round([player], random.Random(number))
            await player.send(t="leave", id="bye")
            await player.closed_with()
        await until(lambda: not served.lobby.rooms and not served.limits.open_sockets)
        assert clock.waiting == 0
        assert len(served.lobby._tasks) <= 1
        gc.collect()
        rooms = [thing for thing in gc.get_objects() if isinstance(thing, Room)]
        assert len(rooms) <= 1


async def test_a_deleted_table_takes_no_more(tmp_path: Path) -> None:
    """The tombstone: whoever still holds the room cannot write it back."""
    clock = HandClock()
    async with serving(tmp_path, clock=clock) as served:
        place = await served.table("duel", bot())
        player = await served.sit(place)
        repository = served.lobby.services.repository
        assert isinstance(repository, SqliteRepository)
        await repository._writer.submit(lambda c: c.execute("DELETE FROM tables").rowcount)
        answer = await player.do("draw")
        assert (answer["t"], answer["code"]) == ("nack", "storage_failed")
        assert await player.closed_with() == 1012
        assert not await exists(served, place)
        (entry,) = (await repository.load((await served.table("duel", bot()))["table"]))[:1]
        with pytest.raises(TableGone):
            await repository.append(place["table"], entry)
