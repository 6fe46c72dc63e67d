"""Moves per CPU-second of the table server: people at many tables, each moving at once.

``python -m benchmarks.server_load [TABLES] [MOVES] [RUNS]``. The server is a process of its own and
its CPU time is what counts, for it hardly changes when the machine is busy; every move is committed
before it is answered, and has reached both players before the next one. Needs /proc (Linux).
"""

import asyncio
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK")
NAMES_A_SUIT = "A"
Frame = dict[str, Any]


class Player:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.version = 0
        self.table: Frame = {}
        self.view: Frame = {}

    async def say(self, **frame: object) -> None:
        await self._socket.send(msgspec.json.encode(frame).decode())

    async def hear(self) -> str:
        frame = msgspec.json.decode(await self._socket.recv())
        if frame["t"] in ("snapshot", "update"):
            self.version, self.table = frame["v"], frame["table"]
            self.view = frame["view"] or {}
        assert frame["t"] != "nack", frame
        return str(frame["t"])

    async def until(self, version: int) -> None:
        while self.version < version:
            await self.hear()


class Load:
    """``latencies``: seconds from a move to its being with both players."""

    def __init__(self, address: str, moves: int) -> None:
        self._address = address
        self._left = moves
        self._ids = itertools.count()
        self.moves = 0
        self.latencies: list[float] = []

    async def table(self, http: httpx.AsyncClient) -> list[Player]:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
        body = {"ruleset": "classic", "seats": seats}
        host = (await http.post("/api/tables", json=body)).json()
        join = {"invite": host["invite"], "name": "Ravi"}
        guest = (await http.post(f"/api/tables/{host['table']}/join", json=join)).json()
        return [await self._sit(place) for place in (host, guest)]

    async def _sit(self, place: Frame) -> Player:
        player = Player(await connect(f"ws{self._address.removeprefix('http')}/ws"))
        await player.say(t="hello", table=place["table"], token=place["token"])
        while not player.view:
            await player.hear()
        return player

    async def play(self, players: list[Player]) -> None:
        chance = random.Random(1)
        while self._left > 0:
            self._left -= 1
            began = time.perf_counter()
            await self._move(players, chance)
            self.latencies.append(time.perf_counter() - began)
            self.moves += 1

    async def _move(self, players: list[Player], chance: random.Random) -> None:
        version = players[0].version
        if players[0].table["phase"] == "between":
            for player in players:
                await self._say(player, t="next", round=player.table["round"] + 1)
            steps = 3
        else:
            mover = players[players[0].view["turn"]]
            action = chance.choice([a for a in mover.view["legal"] if a != "call"])
            suit = [f"suit:{chance.choice('CDHS')}"] if action.startswith(NAMES_A_SUIT) else []
            await self._say(mover, t="do", v=version, actions=[action, *suit])
            steps = 1
        for player in players:
            await player.until(version + steps)

    async def _say(self, player: Player, **frame: object) -> None:
        await player.say(**frame, id=str(next(self._ids)))


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def start(folder: str, *, durable: str) -> tuple["subprocess.Popen[str]", str]:
    limits = ("frame", "address", "creation")
    options = [f"--{what}-{kind}=1000000" for what in limits for kind in ("rate", "burst")]
    options += ["--connections=100000", f"--durable={durable}", f"--db={folder}/load.sqlite3"]
    options += ["--warm=no"]  # only people play, and compiling would take their processor
    process = subprocess.Popen(
        [sys.executable, "-m", "switch.server", "--port=0", *options],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3].rstrip("/")


async def measure(address: str, process: int, tables: int, moves: int) -> tuple[float, list[float]]:
    """Moves per CPU-second, and the latencies."""
    load = Load(address, moves)
    async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
        seated = [await load.table(http) for _ in range(tables)]
    before = cpu_seconds(process)
    await asyncio.gather(*[load.play(players) for players in seated])
    return load.moves / (cpu_seconds(process) - before), load.latencies


def run(tables: int, moves: int, *, durable: str) -> tuple[float, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(folder, durable=durable)
        try:
            return asyncio.run(measure(address, process.pid, tables, moves))
        finally:
            process.kill()
            process.wait()


def measured(tables: int = 50, moves: int = 5000, runs: int = 3) -> list[dict[str, Any]]:
    """Moves per CPU-second, and milliseconds from a move to its being with both players."""
    found = []
    for durable in ("no", "yes"):
        results = [run(tables, moves, durable=durable) for _ in range(runs)]
        rates = sorted(rate for rate, _ in results)
        delays = sorted(delay * 1000 for _, some in results for delay in some)
        found.append(
            {
                "tables": tables,
                "moves": moves,
                "runs": runs,
                "durable": durable,
                "median": rates[len(rates) // 2],
                "least": rates[0],
                "most": rates[-1],
                "p50_ms": delays[len(delays) // 2],
                "p99_ms": delays[len(delays) * 99 // 100],
            }
        )
    return found


def table(found: list[dict[str, Any]]) -> str:
    return "\n".join(
        f"{one['tables']} tables of two, durable {one['durable']}: {one['median']:.0f} moves a"
        f" CPU-second ({one['least']:.0f} to {one['most']:.0f} in {one['runs']} runs of"
        f" {one['moves']}); move to both players {one['p50_ms']:.1f} ms (p50),"
        f" {one['p99_ms']:.1f} ms (p99)"
        for one in found
    )


def main(words: list[str]) -> None:
    tables, moves, runs = (int(word) for word in [*words, *["50", "5000", "3"][len(words) :]])
    print(table(measured(tables, moves, runs)))


if __name__ == "__main__":
    main(sys.argv[1:])
