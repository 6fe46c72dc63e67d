"""The seats of one table whose players take their time, programs and levels that search: they think
in threads, and the table goes on."""

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeVar

from switch import engine
from switch.bots import BotFault, Planner, Player, ProcessPlayer
from switch.server.inputs import Faulted
from switch.server.programs import Programs, is_program
from switch.server.room import Room
from switch.server.table import Notice, Table

log = logging.getLogger(__name__)

FAULTS_MAX = 3  # in one round; then a program is not asked any more before the next

T = TypeVar("T")


class AskedSeats:
    """``mind``: who plays a seat that no program plays, or would stand in there."""

    def __init__(self, room: Room, programs: Programs, mind: Callable[[int], object]) -> None:
        self._room = room
        self._programs = programs
        self._mind = mind
        self._players: dict[int, ProcessPlayer] = {}
        self._faults: Counter[tuple[int, int]] = Counter()
        self._asked: dict[tuple[str, int], object] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Each is asked and told one thing after the other, in the order in which it happened.
        self._in_turn: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._told = 0
        room.at_the_end = self._close

    def asks(self, seat: int) -> bool:
        return self.is_program(seat) or thinks(self._mind(seat))

    def is_program(self, seat: int) -> bool:
        return is_program(self._room.table.seats[seat].level)

    def ask(
        self,
        seat: int,
        occasion: tuple[str, object],
        question: Callable[[Player], T],
        then: Callable[[T | BotFault], Awaitable[None]],
    ) -> None:
        """Asks in a thread, once for each occasion however often it is called; ``then`` has its
        turn in the room and judges whether the answer is still wanted."""
        what, key = occasion
        if self._asked.get((what, seat)) == key:
            return
        self._asked[what, seat] = key
        self._begin(self._answered(seat, occasion, question, then))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answered(
        self,
        seat: int,
        occasion: tuple[str, object],
        question: Callable[[Player], T],
        then: Callable[[T | BotFault], Awaitable[None]],
    ) -> None:
        answer: T | BotFault
        try:
            answer = await self._in_thread(seat, question)
        except BotFault as fault:
            answer = fault
        except Exception:
            log.exception("a computer player could not be asked")
            answer = BotFault("bot_died", "It could not be asked.")
        if not self._room.stopped:
            self._room.post(partial(self._judge, seat, occasion, partial(then, answer)))

    async def _in_thread(self, seat: int, work: Callable[[Player], T]) -> T:
        """Raises BotFault, and whatever the work raises."""
        async with self._in_turn[seat]:
            player, pool = self._player(seat)
            return await asyncio.get_running_loop().run_in_executor(pool, work, player)

    async def _judge(
        self, seat: int, occasion: tuple[str, object], then: Callable[[], Awaitable[None]]
    ) -> None:
        what, key = occasion
        if self._asked.get((what, seat)) == key:
            del self._asked[what, seat]
        await then()

    def _player(self, seat: int) -> tuple[Player, Executor]:
        """With the threads in which it is asked. Raises BotFault."""
        if self._room.stopped:
            raise BotFault("bot_gone", "The table is not in the memory any more.")
        mind = None if self.is_program(seat) else self._mind(seat)
        if isinstance(mind, Planner):
            return mind, self._programs.minds
        if self._faults[self._room.table.round, seat] >= FAULTS_MAX:
            raise BotFault("bot_out", f"It has failed {FAULTS_MAX} times in this round.")
        if seat not in self._players:
            name = self._room.table.seats[seat].level or ""
            self._players[seat] = self._programs.seat(name, secrets.randbits(62))
        return self._players[seat], self._programs.pool

    async def fault(self, seat: int, fault: BotFault, *, turn: bool = False) -> None:
        """Told to the host of the server in full, and if it is a program's, to everybody at the
        table by its code; ``turn``: its turn is made for it."""
        table = self._room.table
        name = table.seats[seat].level
        log.warning("table %s: bot %s: %s: %s", table.code, name, fault.code, fault.message)
        if not self.is_program(seat):
            return
        self._faults[table.round, seat] += 1
        if table.stage == "round":
            await self._room.commit(Faulted(seat, fault.code, turn))

    def inform(self) -> None:
        """What has happened since they were told last. One who comes to a round half-way, after a
        start of the server, begins with what the view shows."""
        table = self._room.table
        game, events, self._told = table.game, _news(table, self._told), table.version
        if game is None or not events:
            return
        for seat in filter(self.asks, range(len(table.seats))):
            seen = [engine.redact(event, seat) for event in events]
            self._begin(self._hear(seat, seen, engine.view(game, seat)))

    async def _hear(self, seat: int, seen: Sequence[engine.Event], view: engine.View) -> None:
        try:
            await self._in_thread(seat, lambda player: player.saw(seen, view))
        except BotFault:
            return  # it is said when it is to move
        except Exception:
            log.exception("a computer player could not be told")

    def _close(self) -> None:
        for player in self._players.values():
            self._programs.dismiss(player)
        self._players.clear()


def thinks(mind: object) -> bool:
    """Whether it takes long to answer, and wants to hear of what happens."""
    return isinstance(mind, Planner) and mind.thinks


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
