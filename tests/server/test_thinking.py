"""Levels that search at a table: they think in threads, are told what happens, and go on after a
restart."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from switch import bots, engine
from switch.bots import LEVELS, Planner
from switch.bots.thinker import Effort
from switch.engine import View
from switch.kernel import memory
from switch.kernel.hosts import PLAIN
from switch.server.driver import STAND_IN_LEVEL, MakeRobot, Robot
from tests.server.served import Player, Served, bot, choose, play_round, serving, until

pytestmark = pytest.mark.anyio

CHANCE = random.Random(4)
MOST = 300  # searches: a server that waits for them fails, and does not hang
NOTICES = {"joined", "dealt", "over", "ready", "left"}
# The person's seven fits, and then the computer has something to choose.
CHOICE = {
    "hands": [["7H", "KD", "KS"], ["9H", "4H", "5C", "6C", "8D"]],
    "pile": ["5H"],
    "stock": ["9C", "TC", "JC", "QC", "2C"],
    "turn": 0,
}


class Slow(Planner):
    """Says when it begins to think, and goes on until it is let go."""

    def __init__(self) -> None:
        expert = replace(LEVELS["expert"], effort=Effort(playouts=16, plain=16))
        super().__init__(expert, 7, lambda: PLAIN)
        self.begun, self.released = Event(), Event()
        self.heard: list[tuple[list[str], View]] = []

    def turn(self, view: View) -> list[engine.Action]:
        self.begun.set()
        for _ in range(MOST):
            if self.released.is_set():
                break
            super().turn(view)
        return super().turn(view)

    def saw(self, events: Sequence[engine.Event], view: View) -> None:
        self.heard.append(([event.type for event in events], view))
        super().saw(events, view)

    @property
    def cells(self) -> Any:
        assert self._thinker is not None
        return self._thinker._memory


def quick(name: str, seed: int) -> Planner:
    """A level as it is, with as good as no search."""
    level = LEVELS[name]
    effort = None if level.effort is None else replace(level.effort, plain=16)
    return Planner(replace(level, effort=effort), seed, lambda: PLAIN)


def with_expert(mind: Slow) -> MakeRobot:
    return lambda name, seed: mind if name == "expert" else bots.get(name, seed)


async def at_choice(served: Served, *others: dict[str, str]) -> Player:
    """The person has laid, and the computer is on turn."""
    player = await served.sit(await served.table("classic", *others))
    await served.put([player], CHOICE)
    assert (await player.do("7H"))["t"] == "ack"
    return player


async def test_other_tables_and_addresses_answer_while_an_expert_thinks(tmp_path: Path) -> None:
    """It searches on CPython for as long as the test runs, and holds its turn until the end."""
    mind = Slow()
    async with serving(tmp_path, make_robot=with_expert(mind)) as served:
        try:
            player = await at_choice(served, bot("expert"))
            await until(mind.begun.is_set)
            assert not player.my_turn
            other = await served.sit(await served.table("duel", bot("normal")))
            while not other.my_turn:
                await other.receive()
            assert (await other.do(*choose(other, CHANCE)))["t"] == "ack"
            for path in ("/api/players", "/api/rulesets", "/healthz"):
                assert (await served.http.get(path)).status_code == 200
            await player.send(t="ping")
            await player.until(lambda frame: frame["t"] == "pong")
            assert player.view["turn"] == 1
        finally:
            mind.released.set()
        await player.until_state(lambda: player.view["turn"] == 0)
        laid = player.log[-1]["events"][0]
        assert (laid["type"], laid["seat"]) == ("laid", 1)


async def test_who_searches_is_told_every_step_as_its_seat_may_know_it(tmp_path: Path) -> None:
    mind = Slow()
    mind.released.set()
    async with serving(tmp_path, make_robot=with_expert(mind)) as served:
        player = await served.sit(await served.table("classic", bot("expert"), bot("easy")))
        await play_round([player], random.Random(5))
        await until(lambda: mind.heard[-1][1].over)
    happened = [
        [one["type"] for one in entry["events"] if one["type"] not in NOTICES]
        for entry in player.log
    ]
    assert [kinds for kinds, _ in mind.heard] == [kinds for kinds in happened if kinds]
    assert mind.cells[memory.READY] == 1
    for _, view in mind.heard:
        assert view.seat == 1
        assert [view.hand_of(seat) for seat in (0, 2)] == [(), ()]


@pytest.mark.parametrize("level", ["sharp", "expert"])
async def test_after_a_restart_in_mid_round_it_plays_on(tmp_path: Path, level: str) -> None:
    """It starts with an empty memory, from what the view shows."""
    seats = (bot(level), bot(level))
    async with serving(tmp_path, make_robot=quick) as served:
        place = await served.table("last-card", *seats)
        player = await served.sit(place)
        for _ in range(3):
            await player.until_state(lambda: player.my_turn)
            assert (await player.do(*choose(player, CHANCE)))["t"] == "ack"
        assert player.table["phase"] == "round"
        log = player.log
    async with serving(tmp_path, make_robot=quick) as served:
        player = await served.sit(place)
        assert player.log[: len(log)] == log
        await play_round([player], CHANCE)
        assert player.view["result"] in ("out", "blocked")


async def test_a_round_of_every_level(tmp_path: Path) -> None:
    async with serving(tmp_path, make_robot=quick) as served:
        others = [bot(name) for name in LEVELS]
        player = await served.sit(await served.table("colours-108", *others))
        assert [seat["level"] for seat in player.table["seats"]] == [None, *LEVELS]
        await play_round([player], random.Random(2))


async def test_a_stand_in_that_searches_thinks_in_a_thread_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("switch.server.driver.STAND_IN_LEVEL", "expert")
    assert STAND_IN_LEVEL == "normal"
    mind = Slow()
    async with serving(tmp_path, make_robot=with_expert(mind), grace=0.0) as served:
        try:
            ada, ravi = await served.seated("classic", 2)
            await served.put([ada, ravi], CHOICE)
            await ravi.socket.close()
            assert (await ada.do("7H"))["t"] == "ack"
            await until(mind.begun.is_set)
            assert (await served.http.get("/healthz")).status_code == 200
        finally:
            mind.released.set()
        await ada.until_state(lambda: ada.view["turn"] == 0)


class Broken(Planner):
    """A level whose search fails."""

    def __init__(self, *_: object) -> None:
        super().__init__(LEVELS["expert"], 1, lambda: PLAIN)

    def turn(self, view: View) -> list[engine.Action]:  # noqa: ARG002
        raise ZeroDivisionError

    saw = turn  # type: ignore[assignment]


@pytest.mark.parametrize("refused", [False, True])
async def test_a_search_that_fails_costs_no_more_than_a_good_turn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, *, refused: bool
) -> None:
    """Nobody at the table is told of a fault: that is for programs."""

    class Refused(Broken):
        def turn(self, view: View) -> list[engine.Action]:
            return [engine.Lay("7H")] if view.hand else []

    make: Callable[..., Robot] = Refused if refused else Broken
    async with serving(tmp_path, make_robot=make) as served:
        player = await at_choice(served, bot("expert"))
        await player.until_state(lambda: player.view["turn"] == 0)
        assert not [e for entry in player.log for e in entry["events"] if e["type"] == "fault"]
    assert "could not be asked" in caplog.text
