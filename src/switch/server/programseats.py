"""The seats of one table that programs play: they think in threads, and the table goes on."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from switch import engine
from switch.bots import BotFault, ProcessPlayer
from switch.server.inputs import Faulted
from switch.server.programs import Programs, is_program
from switch.server.room import Room
from switch.server.table import Notice, Table

log = logging.getLogger(__name__)

FAULTS_MAX = 3  # in one round; then a program is not asked any more before the next

T = TypeVar("T")


class ProgramSeats:
    def __init__(self, room: Room, programs: Programs) -> None:
        self._room = room
        self._programs = programs
        self._players: dict[int, ProcessPlayer] = {}
        self._faults: Counter[tuple[int, int]] = Counter()
        self._asked: dict[tuple[str, int], object] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = 0
        room.at_the_end = self._close

    def plays(self, seat: int) -> bool:
        return is_program(self._room.table.seats[seat].level)

    def ask(
        self,
        seat: int,
        occasion: tuple[str, object],
        question: Callable[[ProcessPlayer], T],
        then: Callable[[T | BotFault], Awaitable[None]],
    ) -> None:
        """Asks in a thread, once for each occasion however often it is called; ``then`` has its
        turn in the room and judges whether the answer is still wanted."""
        what, key = occasion
        if self._asked.get((what, seat)) == key:
            return
        self._asked[what, seat] = key
        task = asyncio.create_task(self._answered(seat, occasion, question, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answered(
        self,
        seat: int,
        occasion: tuple[str, object],
        question: Callable[[ProcessPlayer], T],
        then: Callable[[T | BotFault], Awaitable[None]],
    ) -> None:
        answer: T | BotFault
        try:
            loop = asyncio.get_running_loop()
            player = self._player(seat)
            answer = await loop.run_in_executor(self._programs.pool, question, player)
        except BotFault as fault:
            answer = fault
        except Exception:
            log.exception("a program could not be asked")
            answer = BotFault("bot_died", "It could not be asked.")
        if not self._room.stopped:
            self._room.post(partial(self._judge, seat, occasion, partial(then, answer)))

    async def _judge(
        self, seat: int, occasion: tuple[str, object], then: Callable[[], Awaitable[None]]
    ) -> None:
        what, key = occasion
        if self._asked.get((what, seat)) == key:
            del self._asked[what, seat]
        await then()

    def _player(self, seat: int) -> ProcessPlayer:
        """Raises BotFault."""
        if self._faults[self._room.table.round, seat] >= FAULTS_MAX:
            raise BotFault("bot_out", f"It has failed {FAULTS_MAX} times in this round.")
        if self._room.stopped:
            raise BotFault("bot_gone", "The table is not in the memory any more.")
        if seat not in self._players:
            name = self._room.table.seats[seat].level or ""
            self._players[seat] = self._programs.seat(name, secrets.randbits(62))
        return self._players[seat]

    async def fault(self, seat: int, fault: BotFault, *, turn: bool = False) -> None:
        """Told to the host of the server in full, to everybody at the table by its code; ``turn``:
        its turn is made for it."""
        table = self._room.table
        self._faults[table.round, seat] += 1
        name = table.seats[seat].level
        log.warning("table %s: bot %s: %s: %s", table.code, name, fault.code, fault.message)
        if table.stage == "round":
            await self._room.commit(Faulted(seat, fault.code, turn))

    def inform(self) -> None:
        """What has happened since they were told last."""
        table = self._room.table
        game, events, self._told = table.game, _news(table, self._told), table.version
        if game is None or not events:
            return
        for seat in filter(self.plays, range(len(table.seats))):
            try:
                player = self._player(seat)
            except BotFault:
                continue  # it is said when it is to move
            player.saw([engine.redact(event, seat) for event in events], engine.view(game, seat))

    def _close(self) -> None:
        for player in self._players.values():
            self._programs.dismiss(player)
        self._players.clear()


def _news(table: Table, told: int) -> list[engine.Event]:
    """The events of the present round that came after this version."""
    events: list[engine.Event] = []
    for version, happened in table.log:
        for event in happened:
            if not isinstance(event, Notice) and version > told:
                events.append(event)
            elif isinstance(event, Notice) and event.type == "dealt":
                events.clear()
    return events
