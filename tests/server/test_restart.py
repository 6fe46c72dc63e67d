"""A server that is killed in mid-round and started again: the same table for everybody."""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from switch.notation import record
from tests.server.process import ServerProcess
from tests.server.served import HUMAN, OPEN, Frame, Player, bot, choose, play_round, together

pytestmark = pytest.mark.anyio

Sit = Callable[[Frame], "contextlib.AbstractAsyncContextManager[Player]"]


async def post(server: ServerProcess, path: str, body: Frame) -> Frame:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        answer = await http.post(path, json=body)
    assert answer.is_success, answer.text
    return dict(answer.json())


@contextlib.asynccontextmanager
async def sit(server: ServerProcess, place: Frame) -> AsyncIterator[Player]:
    async with connect(f"ws{server.address.removeprefix('http')}/ws") as socket:
        player = Player(socket, place)
        assert (await player.hello())["t"] == "snapshot"
        yield player


async def some_turns(people: list[Player], count: int, chance: random.Random) -> list[str]:
    """Ids of the commands that were accepted."""
    ids: list[str] = []
    while len(ids) < count:
        mover = next(p for p in people if p.my_turn)
        name = secrets.token_hex(8)
        answer = await mover.do(*choose(mover, chance), id_=name)
        assert answer["t"] == "ack"
        ids.append(name)
        await together(people, lambda _: True)
        if people[0].table["phase"] != "round":
            break
    return ids


def told(frame: Frame) -> Frame:
    """A snapshot without what belongs to the moment: the time, and who is connected."""
    frame = {key: item for key, item in frame.items() if key not in ("now", "ms_left")}
    seats = [{**seat, "online": None} for seat in frame["table"]["seats"]]
    return {**frame, "table": {**frame["table"], "seats": seats}}


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
async def test_a_killed_server_comes_back_to_the_same_table(tmp_path: Path, ruleset: str) -> None:
    chance = random.Random(17)
    db = tmp_path / "t.sqlite3"
    with ServerProcess(db) as server:
        seats = [HUMAN, OPEN]
        place = await post(server, "/api/tables", {"ruleset": ruleset, "seats": seats})
        join = {"invite": place["invite"], "name": "Ravi"}
        other = await post(server, f"/api/tables/{place['table']}/join", join)
        async with sit(server, place) as host, sit(server, other) as guest:
            ids = await some_turns([host, guest], 9, chance)
            people, spectator = (place, other), {**place, "token": None}
            before = [told(await player.hello()) for player in (host, guest)]
            async with sit(server, spectator) as watcher:
                before.append(told(watcher.frames[0]))
            last = max(f["v"] for f in host.frames + guest.frames if f["t"] == "ack")
            server.kill()
    with ServerProcess(db) as server:
        after = []
        for seat in (*people, spectator):
            async with sit(server, seat) as player:
                after.append(told(player.frames[0]))
        assert after == before
        async with sit(server, place) as host, sit(server, other) as guest:
            again = [await p.do("draw", id_=ids[-1]) for p in (host, guest)]
            assert {"t": "ack", "id": ids[-1], "v": last} in again
            if host.table["phase"] == "round":
                await host.hello()
                await guest.hello()
                await play_round([host, guest], chance)
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
                answer = await http.get(f"/api/tables/{place['table']}/rounds/1")
            assert record.verify(answer.json()).winner == host.view["winner"]


async def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite3"
    with ServerProcess(db, "--bot-pause=3600") as server:
        seats = [HUMAN, bot(), bot()]
        place = await post(server, "/api/tables", {"ruleset": "last-card", "seats": seats})
        async with sit(server, place) as player:
            await player.do(*choose(player, random.Random(3)))
            if player.my_turn:  # drew and may lay
                await player.do("pass")
            version = player.v
            assert not player.my_turn
            server.kill()
    with ServerProcess(db) as server:
        async with sit(server, place) as player:
            assert player.v == version
            await player.until_state(lambda: player.my_turn or player.table["phase"] != "round")


async def test_killed_while_many_tables_play_nothing_answered_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite3"
    acked: dict[str, int] = {}
    with ServerProcess(db) as server:
        body = {"ruleset": "duel", "seats": [HUMAN, bot()]}
        places = [await post(server, "/api/tables", body) for _ in range(8)]
        enough = asyncio.Event()

        async def play(place: Frame) -> None:
            chance = random.Random(place["table"])
            with contextlib.suppress(ConnectionClosed):
                async with sit(server, place) as player:
                    while True:
                        await player.until_state(lambda: player.my_turn or not _running(player))
                        if not _running(player):
                            await player.ask("next", round=player.table["round"] + 1)
                            continue
                        answer = await player.do(*choose(player, chance))
                        acked[place["table"]] = answer["v"]
                        if sum(acked.values()) > 400:
                            enough.set()

        tasks = [asyncio.create_task(play(place)) for place in places]
        await asyncio.wait_for(enough.wait(), 30)
        server.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
    with ServerProcess(db) as server:
        for place in places:
            async with sit(server, {**place, "token": None}) as watcher:
                assert watcher.v >= acked[place["table"]]


def _running(player: Player) -> bool:
    return bool(player.table["phase"] == "round")


async def test_after_a_restart_everybody_is_offline_and_the_time_has_gone_on(
    tmp_path: Path,
) -> None:
    db = tmp_path / "t.sqlite3"
    with ServerProcess(db) as server:
        wish = {"ruleset": "duel", "seats": [HUMAN, OPEN], "clock": 3600}
        place = await post(server, "/api/tables", wish)
        join = {"invite": place["invite"], "name": "Ravi"}
        other = await post(server, f"/api/tables/{place['table']}/join", join)
        async with sit(server, place) as host, sit(server, other):
            await host.until_state(lambda: bool(host.view))
            before = (await host.hello())["ms_left"]
            server.kill()
    with ServerProcess(db) as server:
        async with sit(server, place) as player:
            online = [seat["online"] for seat in player.frames[0]["table"]["seats"]]
            assert online == [True, False]
            assert 0 < player.frames[0]["ms_left"] < before <= 3_600_000
