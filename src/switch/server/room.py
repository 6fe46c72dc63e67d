"""A table in memory: one task that owns its state and takes one thing at a time from an inbox.

Order of things: validate, append to the log and commit, then change the state, answer and tell
everybody. Between two items of the inbox the state is whole.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from switch.server import outward
from switch.server.auth import Vault, digest, new_seed
from switch.server.clock import Clock, Timer
from switch.server.connection import GONE, RESTART, TAKEN_OVER, Connection
from switch.server.fold import step
from switch.server.inputs import (
    AnyInput,
    Closed,
    Joined,
    Left,
    Played,
    Reason,
    write_input,
)
from switch.server.names import bot_name, clean_name
from switch.server.presence import Presence
from switch.server.refusals import Refused
from switch.server.settings import Settings
from switch.server.table import Happening, Table
from switch.storage import (
    Conflict,
    Entry,
    Key,
    KeyTaken,
    Repository,
    Stage,
    StorageFailed,
    TableGone,
)

if TYPE_CHECKING:
    from switch.server.frames import Command

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]
RETRY = 1.0  # seconds after a failure of the store


@dataclass(frozen=True)
class Services:
    repository: Repository
    settings: Settings
    clock: Clock
    vault: Vault


class Room:
    """``drive`` is called after every change: it makes whatever happens by itself happen.
    ``command`` answers what a client asks; ``at_the_end`` is called when the room stops.

    ``accepted``: the version that each command, by holder and id, has led to.
    """

    def __init__(
        self,
        table: Table,
        services: Services,
        *,
        accepted: dict[tuple[str, str], int],
        on_stop: Callable[["Room"], None],
    ) -> None:
        self.table = table
        self.services = services
        self.presence = Presence(services.clock.now)
        self.drive: Work = _nothing
        self.command: Callable[[Connection, Command], Awaitable[None]] = _nothing
        self.at_the_end: Callable[[], None] = _done
        self.stopped = False
        self.accepted = accepted
        self._invite = services.vault.invite(table.code)
        self._on_stop = on_stop
        self._asked: set[asyncio.Future[Key]] = set()
        self._inbox: asyncio.Queue[Work] = asyncio.Queue()
        self._timers: dict[str, tuple[object, Timer]] = {}
        self._shown: tuple[tuple[bool, ...], tuple[bool, ...]] | None = None

    # The task

    async def run(self) -> None:
        await self._safely(self.drive)
        while not self.stopped:
            await self._safely(await self._inbox.get())

    async def _safely(self, work: Work) -> None:
        """One piece of work, whatever it does, ends here; the table lives on."""
        try:
            await work()
        except (Conflict, TableGone):
            log.warning("table %s is not what its log says; it is read again", self.table.code)
            self.stop(RESTART)
        except StorageFailed as error:
            log.error("table %s: %s", self.table.code, error)  # noqa: TRY400 - the cause is known
            self.arm("retry", None, RETRY, self.drive)
        except Exception:
            log.exception("table %s", self.table.code)

    def post(self, work: Work) -> None:
        """Raises Refused closed when the table has left the memory."""
        if self.stopped:
            raise Refused("closed")
        self._inbox.put_nowait(work)

    @property
    def idle(self) -> bool:
        return self.presence.empty and self._inbox.empty()

    def stop(self, code: int) -> None:
        """Leaves the memory at once; the log has everything."""
        if self.stopped:
            return
        self.stopped = True
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for future in self._asked:
            if not future.done():
                future.set_exception(Refused("closed"))
        for connection, _ in self.presence.connections():
            connection.close(code)
        self.at_the_end()
        self._on_stop(self)
        self._inbox.put_nowait(_nothing)

    # Timers

    def arm(self, name: str, key: object, delay: float, work: Work) -> None:
        """One timer a name; one with the same key goes on as it is."""
        armed = self._timers.get(name)
        if armed is not None and armed[0] == key:
            return
        self.disarm(name)
        timer = self.services.clock.later(delay, partial(self._due, name, key, work))
        self._timers[name] = (key, timer)

    def disarm(self, name: str) -> None:
        armed = self._timers.pop(name, None)
        if armed is not None:
            armed[1].cancel()

    def _due(self, name: str, key: object, work: Work) -> None:
        armed = self._timers.get(name)
        if armed is not None and armed[0] == key:
            del self._timers[name]
            if not self.stopped:
                self._inbox.put_nowait(work)

    # Coming and going

    async def attach(self, connection: Connection, holder: str | None) -> None:
        """Snapshot on this very socket before anything live."""
        refused = self._barred(connection, holder)
        if refused is not None:
            self.presence.leave(connection)
            connection.answer(outward.error(refused))
        elif not connection.closing:
            self._let_in(connection, holder)
        await self.presence_changed()

    def _barred(self, connection: Connection, holder: str | None) -> Refused | None:
        if holder is not None:
            return Refused("bad_token") if self.table.seat_of(holder) is None else None
        full = self.presence.spectators >= self.services.settings.spectators
        return Refused("too_many") if full and not self.presence.knows(connection) else None

    def _let_in(self, connection: Connection, holder: str | None) -> None:
        old = self.presence.enter(connection, holder)
        if old is not None:
            old.answer(outward.taken_over())
            old.close(TAKEN_OVER)
        connection.on_lag = partial(self._inbox.put_nowait, partial(self._resend, connection))
        self._resend_now(connection)
        self.disarm("unload")

    async def detach(self, connection: Connection) -> None:
        self.presence.leave(connection)
        await self.presence_changed()
        self.unload_later()

    def unload_later(self) -> None:
        if self.presence.empty:
            self.arm("unload", None, self.services.settings.unload_after, self._unload)

    async def _unload(self) -> None:
        if self.idle:
            self.stop(GONE)
        else:
            self.unload_later()

    async def presence_changed(self) -> None:
        await self.drive()
        self.show_presence()

    def show_presence(self) -> None:
        """Tells everybody, if it is news."""
        around = self.around()
        shown = (around.online, around.stand_in)
        if shown != self._shown:
            self._shown = shown
            frame = outward.presence(around)
            for connection, _ in self.presence.connections():
                connection.live(frame)

    async def _resend(self, connection: Connection) -> None:
        if self.presence.knows(connection):
            self._resend_now(connection)

    def _resend_now(self, connection: Connection) -> None:
        viewer = self.table.seat_of(self.presence.holder_of(connection))
        connection.snapshot(outward.snapshot(self.table, viewer, self.around()))

    @property
    def grace(self) -> float:
        """Seconds of absence after which a computer player stands in: a turn's time is not cut."""
        return max(self.services.settings.grace, self.table.options.clock)

    def grace_left(self, action: str) -> float:
        """9.21: seconds until a catch is let in."""
        if not action.startswith("catch:"):
            return 0.0
        grace = float(self.table.rules.values["call.grace"]) / 1000
        return self.table.exposed_since + grace - self.services.clock.now()

    @property
    def stood_in(self) -> tuple[int, ...]:
        return self.presence.absent(self.table, self.grace)

    def around(self) -> outward.Around:
        absent = self.stood_in if self.table.stage == "round" else ()
        return outward.Around(
            online=self.presence.online(self.table),
            stand_in=tuple(seat in absent for seat in range(len(self.table.seats))),
            invite=self._invite,
            now=self.services.clock.now(),
        )

    async def join(self, name: str, key: str, request: str) -> Key:
        """The seat that the key opens from now on. Raises Refused, StorageFailed."""
        if self.table.stage == "closed":
            raise Refused("closed")
        known = await self.services.repository.find_key(digest(key))
        if known is not None and known.request == request:
            return known
        name = clean_name(name)
        seat = self.table.free_seat
        if seat is None:
            raise Refused("table_full")
        holder = digest(self.services.vault.token(self.table.code, seat, key))
        made = Key(digest(key), request, self.table.code, seat)
        try:
            await self.commit(Joined(seat, name, holder), key=made)
        except KeyTaken:
            raise Refused("bad_key") from None
        self.presence.expect(holder)
        return made

    async def ask(self, work: Callable[[], Awaitable[Key]]) -> Key:
        """Have it done in its turn, for somebody outside who waits for the answer."""
        future: asyncio.Future[Key] = asyncio.get_running_loop().create_future()
        self.post(partial(self._answer, future, work))
        self._asked.add(future)
        future.add_done_callback(self._asked.discard)
        return await future

    async def _answer(
        self, future: asyncio.Future[Key], work: Callable[[], Awaitable[Key]]
    ) -> None:
        try:
            made = await work()
        except Exception as error:
            if not future.done():
                future.set_exception(error)
            if not isinstance(error, Refused):
                raise
            return
        if not future.done():
            future.set_result(made)
        await self.presence_changed()
        self.unload_later()

    # Ending

    async def leave(self, seat: int, by: tuple[str, str] | None = None) -> int:
        """Give up the seat of a person; the last one closes the table."""
        if len(self.table.humans) == 1:
            return await self.commit(Closed("empty"), by)
        name = bot_name(other.name for other in self.table.seats)
        return await self.commit(Left(seat, name), by)

    def expire(self) -> None:
        """The store has deleted the table."""
        self.bid_farewell("idle")

    def bid_farewell(self, reason: Reason) -> None:
        frame = outward.closed(reason)
        for connection, _ in self.presence.connections():
            connection.answer(frame)
        self.stop(GONE)

    # The log

    async def commit(
        self, item: AnyInput, by: tuple[str, str] | None = None, *, key: Key | None = None
    ) -> int:
        """Validate, append, change, tell. The new version. Raises Refused, StorageFailed."""
        now = self.services.clock.now()
        table, events = step(self.table, item, now)
        if isinstance(item, Played) and table.stage == "between":
            item = Played(item.seat, item.actions, item.by, new_seed())
            table = replace(table, next_seed=item.seed or "")
        entry = Entry(
            version=table.version,
            body=write_input(item),
            at=now,
            stage=_stage(table),
            actor=by[0] if by else None,
            command=by[1] if by else None,
        )
        await self.services.repository.append(table.code, entry, key)
        self.table = table
        if by is not None:
            self.accepted[by] = table.version
        self._tell(events)
        return table.version

    def _tell(self, events: tuple[Happening, ...]) -> None:
        around = self.around()
        made: dict[int | None, str] = {}
        for connection, holder in self.presence.connections():
            viewer = self.table.seat_of(holder)
            if viewer not in made:
                made[viewer] = outward.update(self.table, events, viewer, around)
            connection.live(made[viewer])


def _stage(table: Table) -> Stage:
    if table.stage in ("lobby", "closed"):
        return table.stage
    return "play"


async def _nothing(*_: object) -> None:
    pass


def _done() -> None:
    pass
