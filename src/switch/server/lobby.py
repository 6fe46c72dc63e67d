"""All tables: made, joined, brought into memory when somebody comes, forgotten in their time."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from switch.rulesets import RULES_VERSION, RuleSet
from switch.server.advisor import Advisor
from switch.server.auth import CODE, Vault, check_key, digest, new_code, new_key, new_seed
from switch.server.clock import Clock
from switch.server.commands import Commands
from switch.server.connection import RESTART
from switch.server.driver import Driver, MakeRobot
from switch.server.fold import fold
from switch.server.frames import JoinWish, TableWish
from switch.server.inputs import Created, SeatPlan, read_input, write_input
from switch.server.programs import Programs
from switch.server.records import record_of
from switch.server.refusals import Refused
from switch.server.room import Room, Services
from switch.server.rulenames import find_sound, table_id
from switch.server.rulewords import Desk
from switch.server.settings import Settings
from switch.server.table import Table
from switch.server.wishes import named, seat_plans, table_options
from switch.storage import Conflict, Entry, Key, Lifetimes, Repository, StorageFailed

log = logging.getLogger(__name__)


class TableClosed(Refused):
    """``reason``: host, empty or idle."""

    def __init__(self, reason: str) -> None:
        super().__init__("closed")
        self.reason = reason


class Lobby:
    """``rooms``: the tables in memory, by code. ``desk`` reads rule sets for whoever is here."""

    def __init__(
        self, repository: Repository, settings: Settings, clock: Clock, make_robot: MakeRobot
    ) -> None:
        self.programs = Programs(
            settings.bots, settings.bot_time, settings.bot_start, settings.bot_processes
        )
        self.services = Services(repository, settings, clock, Vault(repository.secret))
        self.desk = Desk()
        self.rooms: dict[str, Room] = {}
        self._make_robot = make_robot
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Making and joining

    async def create(self, wish: TableWish) -> dict[str, Any]:
        """Raises Refused, StorageFailed."""
        rules = await self.desk.have(find_sound, wish.ruleset)
        plans = seat_plans(wish, rules, self.programs.names)
        key = new_key() if wish.key is None else check_key(wish.key)
        request = digest(repr(named(wish)))
        known = await self._known(key, request)
        while known is None:
            try:
                known = await self._create(wish, rules, plans, key, request)
            except Conflict:
                known = await self._known(key, request)
        return {**self._place(known, key), "invite": self.services.vault.invite(known.table)}

    async def _create(
        self,
        wish: TableWish,
        rules: RuleSet,
        plans: tuple[SeatPlan, ...],
        key: str,
        request: str,
    ) -> Key:
        code = new_code()
        holder = digest(self.services.vault.token(code, 0, key))
        created = Created(
            table_id(rules),
            plans,
            holder,
            new_seed(),
            rules=rules.fields(),
            rules_version=RULES_VERSION,
            options=table_options(wish, rules),
        )
        entry = Entry(1, write_input(created), self.services.clock.now(), "lobby")
        made = Key(digest(key), request, code, 0)
        await self.services.repository.create(code, entry, made)
        return made

    async def join(self, code: str, wish: JoinWish) -> dict[str, Any]:
        """Raises Refused, StorageFailed."""
        key = new_key() if wish.key is None else check_key(wish.key)
        request = digest(repr((code, wish.invite, wish.name)))
        known = await self._known(key, request)
        if known is None:
            room = await self.room(code)
            if not self.services.vault.invited(code, wish.invite):
                raise Refused("bad_invite")
            known = await room.ask(lambda: room.join(wish.name, key, request))
        return self._place(known, key)

    async def _known(self, key: str, request: str) -> Key | None:
        known = await self.services.repository.find_key(digest(key))
        if known is not None and known.request != request:
            raise Refused("bad_key")
        return known

    def _place(self, known: Key, key: str) -> dict[str, Any]:
        token = self.services.vault.token(known.table, known.seat, key)
        return {"table": known.table, "token": token, "seat": known.seat}

    async def record(self, code: str, number: int) -> dict[str, Any]:
        entries = await self._entries(code)
        return await asyncio.to_thread(record_of, code, entries, number)

    # In memory

    async def room(self, code: str) -> Room:
        """Use it before the next await. Raises Refused no_table, TableClosed, StorageFailed."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _entries(self, code: str) -> tuple[Entry, ...]:
        entries = await self.services.repository.load(code) if CODE.fullmatch(code) else ()
        if not entries:
            raise Refused("no_table")
        return entries

    async def _load(self, code: str) -> Room:
        entries = await self._entries(code)
        table = await asyncio.to_thread(_read, code, entries)
        if table.stage == "closed":
            raise TableClosed(table.reason or "host")
        accepted = {
            (entry.actor, entry.command): entry.version
            for entry in entries
            if entry.actor is not None and entry.command is not None
        }
        room = Room(table, self.services, accepted=accepted, on_stop=self._forget)
        room.drive = Driver(room, self._make_robot, self.programs).drive
        room.command = Commands(room, Advisor(room, self.programs)).command
        self.rooms[code] = room
        room.unload_later()
        task = asyncio.create_task(room.run(), name=f"table {code}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return room

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]

    # In their time

    async def sweep(self) -> tuple[str, ...]:
        """Delete the tables whose time is over; a table with somebody there is never one."""
        settings, now = self.services.settings, self.services.clock.now()
        used = tuple(code for code, room in self.rooms.items() if not room.idle)
        if used:
            await self.services.repository.touch(used, now)
        lifetimes = Lifetimes(settings.lobby_life, settings.table_life, settings.closed_life)
        gone = await self.services.repository.expire(now, lifetimes)
        for code in gone:
            if code in self.rooms:
                self.rooms[code].expire()
        return gone

    async def close(self) -> None:
        """Every table leaves the memory; what is being written is written first."""
        for room in list(self.rooms.values()):
            room.stop(RESTART)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        self.desk.close()
        await asyncio.to_thread(self.programs.close)


def _read(code: str, entries: Sequence[Entry]) -> Table:
    try:
        return fold(code, ((read_input(entry.body), entry.at) for entry in entries))
    except Exception as error:
        log.exception("the log of table %s cannot be read", code)
        raise StorageFailed(f"The log of table {code} cannot be read.") from error
