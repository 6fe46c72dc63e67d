"""Programs at a table: they play, they fail, and the table goes on and says so."""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from switch.bots import ProcessPlayer
from switch.notation import record
from switch.rulesets import share
from switch.rulesets.checking import checked
from switch.server.askedseats import FAULTS_MAX, AskedSeats
from switch.server.programs import Bot, read_bots
from switch.server.settings import BadSetting, read
from tests.bots.test_process import FAULTY, GOOD, heard, is_gone
from tests.server.process import ServerProcess
from tests.server.served import Frame, Player, Served, bot, choose, play_round, serving, until

pytestmark = pytest.mark.anyio

# No power in sight, and more cards than four turns can lay.
LONG = {
    "hands": [[rank + suit for rank in "3456" for suit in "CDHS"], ["9C", "TC", "9D", "TD", "TH"]],
    "pile": ["9H"],
    "stock": ["9S", "TS", "KC", "KD", "KH", "KS"],
    "turn": 0,
}
PATIENT: dict[str, Any] = {"bot_time": 20.0, "bot_start": 20.0}
HASTY = {"bot_time": 0.05, "bot_start": 0.0}
HAL = bot("Hal")
LEVELS = ["beginner", "easy", "normal", "sharp", "expert"]
CHANCE = random.Random(6)


def faulty(fault: str, name: str = "Hal") -> Bot:
    return Bot(name, (sys.executable, str(FAULTY), fault))


@asynccontextmanager
async def hosting(folder: Path, fault: str, **changes: Any) -> AsyncIterator[Served]:
    settings = {"bots": (faulty(fault),), **PATIENT, **changes}
    async with serving(folder, **settings) as served:
        yield served


async def programs_of(served: Served, player: Player) -> dict[int, ProcessPlayer]:
    """By seat."""
    room = await served.room(player.place)
    seats = room.at_the_end.__self__  # type: ignore[attr-defined]
    assert isinstance(seats, AskedSeats)
    return seats._players


async def fault(player: Player) -> Frame:
    """The next fault that is told."""
    frame = await player.until(lambda one: "fault" in kinds(one))
    (event,) = frame["events"]
    return dict(event)


async def play_to_a_fault(player: Player) -> Frame:
    """The person moves whenever the turn is theirs."""
    looked = len(player.frames)
    while True:
        for frame in player.frames[looked:]:
            if "fault" in kinds(frame):
                return dict(frame["events"][0])
        looked = len(player.frames)
        if player.my_turn:
            await player.do(*choose(player, CHANCE))
        else:
            await player.receive()


def kinds(frame: Frame) -> list[str]:
    return [event["type"] for event in frame.get("events", [])]


@pytest.mark.parametrize(("ruleset", "others"), [("classic", 3), ("duel", 1), ("last-card", 2)])
async def test_programs_play_whole_rounds_and_end_with_their_table(
    tmp_path: Path, ruleset: str, others: int
) -> None:
    bots = read_bots(f"Hal={GOOD['python']}; Eve={GOOD['javascript']}")
    async with serving(tmp_path, bots=bots, **PATIENT) as served:
        place = await served.table(ruleset, *[bot("Hal"), bot("Eve"), bot("Hal")][:others])
        player = await served.sit(place)
        names = [seat["name"] for seat in player.table["seats"]]
        assert names == ["Ada", "Hal", "Eve", "Hal 2"][: others + 1]
        chance = random.Random(3)
        for number in (1, 2):
            await play_round([player], chance)
            await player.ask("next", round=number + 1)
            await player.until_state(lambda: player.table["phase"] == "round")
        assert not [frame for frame in player.frames if "fault" in kinds(frame)]
        programs = await programs_of(served, player)
        pids = [program.pid for program in programs.values()]
        assert len(set(pids)) == others
        record = await served.http.get(f"/api/tables/{place['table']}/rounds/1")
        assert record.status_code == 200
        await player.ask("close")
        await until(lambda: all(pid is None or is_gone(pid) for pid in pids))


async def test_programs_jump_in_and_name_what_their_card_wants(tmp_path: Path) -> None:
    rules = checked({"base": "colours-108", "interrupt": {"jump_in": True}})
    async with hosting(tmp_path, "good") as served:
        player = await served.sit(await served.table(share.encode(rules), *[HAL] * 5))
        await play_round([player], random.Random(3))
        happened = [event for frame in player.frames for event in frame.get("events", [])]
        jumped = [one for one in happened if one["type"] == "jumped"]
        assert {one["seat"] for one in jumped} & {1, 2, 3, 4, 5}
        assert "fault" not in {one["type"] for one in happened}


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("hangs", "bot_late"),
        ("dies", "bot_died"),
        ("noise", "bot_noise"),
        ("stranger", "bot_illegal"),
        ("refuses", "bot_refused"),
    ],
)
async def test_a_fault_is_told_and_the_turn_is_made(tmp_path: Path, kind: str, code: str) -> None:
    """After three of them it is not asked any more, and that is told too."""
    hasty = HASTY if kind == "hangs" else {}
    async with hosting(tmp_path, kind, **hasty) as served:
        player = await served.sit(await served.table("classic", HAL))
        await served.put([player], LONG)
        told: list[str] = []
        while len(told) <= FAULTS_MAX:
            if player.my_turn:
                await player.do(*choose(player, CHANCE))
            frame = await player.receive()
            if "fault" in kinds(frame):
                (event,) = frame["events"]
                assert (event["seat"], event["turn"]) == (1, True)
                told.append(event["code"])
                made = await player.receive()
                assert {one["seat"] for one in made["events"]} & {1}
                assert made["view"]["turn"] == 0 or made["view"]["phase"] != "turn"
        assert told == [code] * FAULTS_MAX + ["bot_out"]
        assert [one.pid for one in (await programs_of(served, player)).values()] == [None]


async def test_a_turn_that_the_rules_refuse_is_a_fault(tmp_path: Path) -> None:
    """It lays an ace and names no suit."""
    position = {
        "hands": [["9H", "KD"], ["AH", "3C", "4C"]],
        "pile": ["5H"],
        "stock": ["9C", "TC", "JC"],
        "turn": 0,
    }
    async with hosting(tmp_path, "never-names") as served:
        player = await served.sit(await served.table("classic", HAL))
        await served.put([player], position)
        assert (await player.do("9H"))["t"] == "ack"
        found = await fault(player)
        assert (found["code"], found["turn"]) == ("bot_illegal", True)


async def test_the_table_goes_on_while_a_program_thinks(tmp_path: Path) -> None:
    """It hangs for as long as the test runs; whoever leaves and whoever asks is served."""
    async with hosting(tmp_path, "hangs", bot_time=3.0, bot_start=3.0) as served:
        player = await served.sit(await served.table("duel", HAL))
        while player.my_turn:
            await player.do(*choose(player, CHANCE))
        programs = await programs_of(served, player)
        await until(lambda: bool(programs) and programs[1].pid is not None)
        pid = programs[1].pid
        assert pid is not None
        async with asyncio.timeout(5):
            await player.send(t="ping")
            await player.until(lambda frame: frame["t"] == "pong")
            assert (await player.hello())["t"] == "snapshot"
            assert (await served.http.get("/healthz")).status_code == 200
            await player.ask("close")
    assert is_gone(pid)


async def test_a_program_catches(tmp_path: Path) -> None:
    position = {
        "hands": [["7S", "2S", "2H"], ["2D", "3D"]],
        "pile": ["7H"],
        "stock": ["9C", "TC", "JC", "QC"],
        "turn": 0,
    }
    async with hosting(tmp_path, "good", exposed_pause=60.0) as served:
        player = await served.sit(await served.table("last-card", HAL))
        await served.put([player], {**position, "hands": [["7S", "2S"], ["2D", "3D"]]})
        assert (await player.do("7S"))["t"] == "ack"
        frame = await player.until(lambda one: "caught" in kinds(one))
        caught = next(one for one in frame["events"] if one["type"] == "caught")
        assert (caught["seat"], caught["by"]) == (0, 1)


async def test_a_fault_in_a_reaction_is_told_and_makes_no_turn(tmp_path: Path) -> None:
    position = {"hands": [["7S", "2S"], ["2D", "3D"]], "pile": ["7H"], "stock": ["9C", "TC", "JC"]}
    async with hosting(tmp_path, "overreacts", exposed_pause=60.0) as served:
        player = await served.sit(await served.table("last-card", HAL))
        await served.put([player], {**position, "turn": 0})
        assert (await player.do("7S"))["t"] == "ack"
        found = await fault(player)
        assert (found["code"], found["seat"], found["turn"]) == ("bot_illegal", 1, False)
        assert player.view["turn"] == 1


async def test_what_is_wrong_only_since_it_was_asked_is_no_fault(tmp_path: Path) -> None:
    """It wants to catch; the person calls while it thinks, and it is asked again."""
    position = {"hands": [["7S", "2S"], ["3S", "3D"]], "pile": ["7H"], "stock": ["9C", "TC", "JC"]}
    path = tmp_path / "go"
    os.mkfifo(path)
    bots = (Bot("Hal", (*faulty("catches-late").command, str(path))),)
    async with serving(tmp_path, bots=bots, **PATIENT) as served:
        player = await served.sit(await served.table("last-card", HAL))
        await served.put([player], {**position, "turn": 0})
        assert (await player.do("7S"))["t"] == "ack"
        writing = await asyncio.to_thread(path.open, "w")  # opens when it reads: it is asked now
        assert (await player.do("call"))["t"] == "ack"
        await asyncio.to_thread(writing.close)
        frame = await player.until(lambda one: "laid" in kinds(one))
        assert [e["card"] for e in frame["events"] if e["type"] == "laid"] == ["3S"]
        assert not [one for one in player.frames if "fault" in kinds(one)]


async def test_the_record_of_a_round_with_faults_can_be_verified(tmp_path: Path) -> None:
    async with hosting(tmp_path, "illegal-later") as served:
        player = await served.sit(await served.table("last-card", HAL, bot("easy")))
        await play_round([player], random.Random(2))
        code = player.place["table"]
        answer = await served.http.get(f"/api/tables/{code}/rounds/1")
        end = record.verify(answer.json())
        assert (end.result, end.winner) == (player.view["result"], player.view["winner"])


async def test_a_server_without_the_program_says_so_and_goes_on(tmp_path: Path) -> None:
    """The log of the table, with the faults in it, gives the same table again."""
    async with hosting(tmp_path, "dies") as served:
        place = await served.table("last-card", HAL)
        player = await served.sit(place)
        assert (await play_to_a_fault(player))["code"] == "bot_died"
        await player.until_state(lambda: player.my_turn)
        log = player.log
    async with serving(tmp_path) as served:
        player = await served.sit(place)
        assert player.log == log
        assert (await play_to_a_fault(player))["code"] == "bot_gone"
        await player.until_state(lambda: player.my_turn or player.table["phase"] == "between")


async def test_only_so_many_programs_run_at_once(tmp_path: Path) -> None:
    async with hosting(tmp_path, "good", bot_processes=1) as served:
        player = await served.sit(await served.table("last-card", HAL, HAL))
        found = await play_to_a_fault(player)
        assert (found["code"], found["seat"]) == ("bot_busy", 2)


async def test_the_page_is_told_who_can_play_and_no_command(tmp_path: Path) -> None:
    async with hosting(tmp_path, "good") as served:
        answer = await served.http.get("/api/players")
        assert answer.json() == {"levels": LEVELS, "programs": ["Hal"]}
        for level in ("hal", "process:true", f"Hal={sys.executable}", sys.executable):
            body = {"ruleset": "duel", "seats": [{"kind": "human", "name": "Ada"}, bot(level)]}
            refused = await served.http.post("/api/tables", json=body)
            assert refused.status_code == 400, level


async def test_ctrl_c_ends_the_programs_too(tmp_path: Path) -> None:
    """A server of its own, told by its options; the program hears neither Ctrl-C nor SIGTERM."""
    path = tmp_path / "alive"
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    hal = f"--bots=Hal={sys.executable} {FAULTY} stubborn-child {path}"
    times = ("--bot-time=20", "--bot-start=20")
    with ServerProcess(tmp_path / "db.sqlite3", hal, *times) as process:
        async with AsyncExitStack() as stack:
            http = httpx.AsyncClient(base_url=process.address, trust_env=False)
            await stack.enter_async_context(http)
            seats = [{"kind": "human", "name": "Ada"}, HAL]
            body = {"ruleset": "duel", "seats": seats}
            place = (await http.post("/api/tables", json=body)).json()
            url = f"ws{process.address.removeprefix('http')}/ws"
            player = Player(await stack.enter_async_context(connect(url)), place)
            await player.hello()
            while player.my_turn:
                await player.do(*choose(player, CHANCE))
            assert await asyncio.to_thread(heard, reading) == b"1"
        assert await asyncio.to_thread(process.interrupt) == 0
        assert await asyncio.to_thread(heard, reading) == b""
    os.close(reading)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Hal", "'Hal' is not NAME=COMMAND"),
        ("=python3 x", "A name has 1 to 20 characters"),
        ("Hal=", "needs a command"),
        ("Hal=nobody-has-this-program x", "no program 'nobody-has-this-program'"),
        ("Hal=sh 'x", "cannot be read"),
        ("easy=sh", "meaning of its own"),
        ("Open=sh", "meaning of its own"),
        ("Hal=sh; hal=sh", "'hal' is there twice"),
    ],
)
async def test_a_setting_that_names_no_program(text: str, part: str) -> None:
    with pytest.raises(BadSetting, match=part):
        read({"SWITCH_BOTS": text})


async def test_several_programs_in_one_setting() -> None:
    found = read({"SWITCH_BOTS": "Hal = sh -c 'a b'\nEve=sh e.sh;;"}).bots
    assert found == (Bot("Hal", ("sh", "-c", "a b")), Bot("Eve", ("sh", "e.sh")))
