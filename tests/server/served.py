"""A real server on a real socket in this loop, and clients that check each frame they get."""

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from switch import bots, engine, notation
from switch.cards import PACKS, rank_letter
from switch.server.app import make_app
from switch.server.clock import Clock, SystemClock, Timer
from switch.server.driver import MakeRobot
from switch.server.limits import Limits
from switch.server.lobby import Lobby
from switch.server.room import Room
from switch.server.serve import config, listen
from switch.server.settings import Settings
from switch.storage import SqliteRepository

Frame = dict[str, Any]
PATIENCE = 10.0
AT_ONCE = {"bot_pause": 0.0, "card_pause": 0.0, "exposed_pause": 0.0, "reaction_pace": 0.0}
UNLIMITED = {
    f"{what}_{kind}": 1e6 for what in ("frame", "address", "creation") for kind in ("rate", "burst")
}
UNASKED = ("call", "catch:", "jump:")  # what may be done beside a turn
HUMAN, OPEN = {"kind": "human", "name": "Ada"}, {"kind": "open"}


def bot(level: str = "normal") -> dict[str, str]:
    return {"kind": "bot", "level": level}


@dataclass
class HandTimer:
    timers: dict[int, tuple[float, Callable[[], None]]]
    number: int

    def cancel(self) -> None:
        self.timers.pop(self.number, None)


class HandClock:
    """Time stands still until it is moved; timers fire in their order."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self._timers: dict[int, tuple[float, Callable[[], None]]] = {}
        self._numbers = itertools.count()

    def now(self) -> float:
        return self.time

    def later(self, delay: float, call: Callable[[], None]) -> Timer:
        number = next(self._numbers)
        if delay <= 0:
            return asyncio.get_running_loop().call_soon(call)
        self._timers[number] = (self.time + delay, call)
        return HandTimer(self._timers, number)

    def forward(self, seconds: float) -> None:
        end = self.time + seconds
        while due := sorted((at, n) for n, (at, _) in self._timers.items() if at <= end):
            self.time, number = due[0]
            _, call = self._timers.pop(number)
            call()
        self.time = end

    @property
    def waiting(self) -> int:
        return len(self._timers)


@dataclass
class Player:
    """One socket. ``v``, ``table``, ``view`` follow the frames; every gap in ``v`` is a failure."""

    socket: ClientConnection
    place: Frame
    raw: list[str] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    log: list[Frame] = field(default_factory=list)
    v: int = 0
    table: Frame = field(default_factory=dict)
    view: Frame = field(default_factory=dict)
    rules: Frame = field(default_factory=dict)
    online: list[bool] = field(default_factory=list)

    async def send(self, **frame: object) -> None:
        await self.socket.send(json.dumps(frame))

    async def receive(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        self._follow(frame)
        return dict(frame)

    def _follow(self, frame: Frame) -> None:
        kind = frame["t"]
        if kind == "presence":
            self.online = frame["online"]
        if kind == "snapshot":
            self.log, self.rules = list(frame["log"]), frame["rules"]
        if kind == "update":
            assert frame["v"] == self.v + 1, f"a gap after version {self.v}: {frame}"
            if frame["events"]:
                self.log.append({"v": frame["v"], "events": frame["events"]})
        if kind in ("snapshot", "update"):
            self.v, self.table, self.view = frame["v"], frame["table"], frame["view"] or {}
            self.online = [seat["online"] for seat in self.table["seats"]]

    async def until(self, test: Callable[[Frame], bool]) -> Frame:
        while not test(frame := await self.receive()):
            pass
        return frame

    async def until_state(self, test: Callable[[], bool]) -> None:
        """Receives until the state that was told passes the test."""
        while not test():
            await self.receive()

    async def hello(self, *, token: str | None = "") -> Frame:
        """``token`` "": the own one."""
        own = self.place["token"] if token == "" else token
        await self.send(t="hello", table=self.place["table"], token=own, seen=self.v)
        return await self.until(lambda frame: frame["t"] in ("snapshot", "error", "closed"))

    async def ask(self, t: str, *, id_: str | None = None, **fields: object) -> Frame:
        """One command and its answer."""
        name = id_ or secrets.token_hex(8)
        await self.send(t=t, id=name, **fields)
        return await self.until(lambda frame: frame.get("id") == name)

    async def do(self, *actions: str, v: int | None = None, id_: str | None = None) -> Frame:
        version = self.v if v is None else v
        return await self.ask("do", id_=id_, v=version, actions=list(actions))

    @property
    def my_turn(self) -> bool:
        return (
            self.table.get("phase") == "round"
            and self.view.get("turn") == self.table["you"]
            and bool(self.view["legal"])
        )

    async def closed_with(self) -> int:
        """Reads to the end; the close code."""
        with contextlib.suppress(Exception):
            while True:
                await self.receive()
        assert self.socket.close_code is not None
        return int(self.socket.close_code)


def choose(player: Player, chance: random.Random) -> list[str]:
    """Some legal turn, cards before anything else."""
    legal, fit = player.view["legal"], player.rules["fit"]
    asked = [action for action in legal if not action.startswith(UNASKED)]
    lays = [action for action in asked if action in player.view["hand"]]
    action = chance.choice(lays or asked)
    turn = [action]
    named = {action, rank_letter(action)} if lays else set()
    if named & set(fit["names_suit"]):
        turn.append(f"suit:{chance.choice(PACKS[player.rules['pack']].suits)}")
    rest = player.view["hand"].copy()
    if named & set(player.rules["turn"]["give"]) and len(rest) > 1:
        rest.remove(action)
        turn.append(f"give:{chance.choice(rest)}")
    due = "call" in legal and len(player.view["hand"]) > 1  # with the last card nothing is due
    if lays and due and chance.random() < 0.5:
        turn.append("call")
    return turn


@dataclass
class Served:
    address: str
    lobby: Lobby
    http: httpx.AsyncClient
    stack: contextlib.AsyncExitStack
    limits: Limits

    async def table(self, ruleset: str, *others: Frame, **fields: object) -> Frame:
        body = {"ruleset": ruleset, "seats": [HUMAN, *others], **fields}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def join(self, place: Frame, name: str = "Ravi", **fields: object) -> Frame:
        body = {"invite": place["invite"], "name": name, **fields}
        answer = await self.http.post(f"/api/tables/{place['table']}/join", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def open(self, place: Frame, **options: Any) -> Player:
        """A socket that has said nothing yet."""
        url = f"ws{self.address.removeprefix('http')}/ws"
        socket = await self.stack.enter_async_context(
            connect(url, **{"max_size": None, "max_queue": None, **options})
        )
        return Player(socket, place)

    async def sit(self, place: Frame) -> Player:
        player = await self.open(place)
        answer = await player.hello()
        assert answer["t"] == "snapshot", answer
        return player

    async def watch(self, place: Frame) -> Player:
        return await self.sit({**place, "token": None})

    async def seated(self, ruleset: str, seats: int) -> list[Player]:
        """A table of people, dealt: every player with the same version."""
        place = await self.table(ruleset, *[OPEN] * (seats - 1))
        places = [place]
        for number in range(1, seats):
            places += [await self.join(place, f"Guest {number}")]
        players = [await self.sit(one) for one in places]
        await together(players, lambda p: p.table["phase"] == "round")
        return players

    async def room(self, place: Frame) -> Room:
        return await self.lobby.room(place["table"])

    async def put(self, players: list[Player], position: Frame) -> None:
        """Lay a hand-made position on a running table and let everybody look."""
        room = await self.room(players[0].place)
        rules = room.table.rules
        game = notation.load_position(rules, position, engine.FastChance(1))
        object.__setattr__(room.table, "game", game)
        for player in players:
            assert (await player.hello())["t"] == "snapshot"


async def together(players: list[Player], test: Callable[[Player], bool]) -> None:
    """Everybody has the same version, and it passes the test."""
    for player in players:
        await player.until_state(lambda p=player: bool(p.table) and test(p))  # type: ignore[misc]
    await catch_up(players, max(player.v for player in players))


async def catch_up(players: list[Player], version: int) -> None:
    for player in players:
        await player.until_state(lambda p=player: p.v >= version)  # type: ignore[misc]


async def play_round(players: list[Player], chance: random.Random) -> None:
    """People play to the end of the round; everybody follows."""
    over = players[0].table["round"]
    while not all(p.table["phase"] == "between" and p.table["round"] == over for p in players):
        mover = next((p for p in players if p.my_turn), None)
        if mover is None:
            await anything(players)
            continue
        chosen_on = mover.v
        answer = await mover.do(*choose(mover, chance))
        outrun = mover.v > chosen_on  # a catch or a jump-in came first
        assert answer["t"] == "ack" or outrun, answer
        await catch_up(players, answer["v"])


async def anything(players: list[Player]) -> None:
    """Whoever is behind reads on; else the first, for all know the same."""
    newest = max(player.v for player in players)
    await next((p for p in players if p.v < newest), players[0]).receive()


async def until(test: Callable[[], bool]) -> None:
    """Lets the server work until the test passes."""
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0)


def without_search(name: str, seed: int) -> bots.Player:
    """A level with its lapses but not its search, which takes long on CPython: test_thinking.py."""
    return bots.Planner(replace(bots.LEVELS[name], effort=None), seed)


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    *,
    clock: Clock | None = None,
    make_robot: MakeRobot = without_search,
    static: Path | None = None,
    narrow: bool = False,
    **changes: Any,
) -> AsyncIterator[Served]:
    """Nothing waits unless a test says so. ``narrow``: the system buffers next to nothing."""
    defaults = {"db": folder / "tables.sqlite3", "durable": False}
    settings = Settings(**{**defaults, **AT_ONCE, **UNLIMITED, **changes})
    repository = SqliteRepository.open(settings.db, durable=settings.durable)
    app = make_app(
        settings,
        repository,
        make_robot,
        clock=clock or SystemClock(),
        static=static or folder / "static",
    )
    listening = listen("127.0.0.1", 0)
    if narrow:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = uvicorn.Server(config(app, settings))
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with contextlib.AsyncExitStack() as stack:
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False)
            )
            await http.get("/healthz")
            yield Served(address, app.state.lobby, http, stack, app.state.limits)
    finally:
        server.should_exit = True
        await running
