"""A client that does not keep up costs a bounded outbox and nobody else's time."""

import asyncio
import random
import socket
from pathlib import Path

import pytest

from switch.server.connection import Connection
from tests.server.served import bot, play_round, serving, until

pytestmark = pytest.mark.anyio


class Gate:
    """A transport that hands on frames only while it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.got: list[str] = []
        self.news = asyncio.Event()
        self.code: int | None = None
        self.holding = False

    async def receive(self) -> str:
        raise NotImplementedError

    async def send(self, frame: str) -> None:
        self.holding = True
        await self.open.wait()
        self.got.append(frame)
        self.news.set()

    async def close(self, code: int) -> None:
        self.code = code

    async def until(self, count: int) -> list[str]:
        while len(self.got) < count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 5)
        return self.got


async def test_an_overflow_drops_the_queue_and_asks_for_a_snapshot() -> None:
    gate = Gate()
    connection = Connection(gate, size=4)
    asked: list[bool] = []
    connection.on_lag = lambda: asked.append(True)
    running = asyncio.create_task(connection.run())
    connection.live("1")
    await until(lambda: gate.holding)
    for text in ("2", "3", "4"):
        connection.live(text)
    connection.answer("ack")
    connection.live("5")  # one too many: 2, 3 and 4 go, the answer stays
    connection.live("6")
    assert asked == []
    gate.open.set()
    assert await gate.until(2) == ["1", "ack"]
    await until(lambda: bool(asked))
    connection.snapshot("all")
    connection.live("7")
    assert await gate.until(4) == ["1", "ack", "all", "7"]
    assert asked == [True]
    connection.close(1000)
    await running
    assert gate.code == 1000


async def test_answers_without_end_close_a_socket_that_reads_none() -> None:
    gate = Gate()
    connection = Connection(gate, size=4)
    for number in range(20):
        connection.answer(str(number))
    assert connection.closing
    gate.open.set()
    await connection.run()
    assert gate.got == [str(number) for number in range(8)]
    assert gate.code == 1013


async def test_nothing_is_sent_after_the_close() -> None:
    gate = Gate()
    gate.open.set()
    connection = Connection(gate, size=4)
    connection.answer("last words")
    connection.close(4002)
    connection.live("late")
    connection.answer("late")
    connection.snapshot("late")
    connection.close(1000)
    await connection.run()
    assert (gate.got, gate.code) == (["last words"], 4002)


async def test_a_spectator_who_reads_nothing_holds_up_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, narrow=True) as served:
        place = await served.table("classic", bot(), bot())
        player = await served.sit(place)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.settimeout(0.0)
        host, port = served.address.removeprefix("http://").split(":")
        await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
        slow = await served.open({**place, "token": None}, sock=narrow, max_queue=2)
        await slow.hello()
        room = await served.room(place)
        (lazy,) = [c for c, holder in room.presence.connections() if holder is None]
        chance = random.Random(1)
        while not lazy.lagging:
            await play_round([player], chance)
            await player.ask("next", round=player.table["round"] + 1)
            await player.until_state(lambda: player.table["phase"] == "round")
        await play_round([player], chance)
        assert player.v > 100
        await slow.until_state(lambda: slow.v >= player.v)
        assert slow.table["seats"] == player.table["seats"]
        assert {f["t"] for f in slow.frames} <= {"snapshot", "update", "presence"}
        assert sum(f["t"] == "snapshot" for f in slow.frames) >= 2
        assert len(slow.frames) < len(player.frames)
