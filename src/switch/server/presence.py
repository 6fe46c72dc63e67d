"""Who is there: counted from the open connections, never stored."""

from collections.abc import Callable, Iterable

from switch.server.connection import Connection
from switch.server.table import Table


class Presence:
    """Times are those of the clock; a person's absence is counted only while another is there.

    A holder is the hash of a seat's token; None stands for a spectator.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._holders: dict[Connection, str | None] = {}
        self._seated: dict[str, Connection] = {}
        self._left: dict[str, float] = {}
        self._since = now()

    @property
    def anybody(self) -> bool:
        """A person with a seat is there."""
        return bool(self._seated)

    @property
    def empty(self) -> bool:
        return not self._holders

    @property
    def spectators(self) -> int:
        return len(self._holders) - len(self._seated)

    def connections(self) -> list[tuple[Connection, str | None]]:
        return list(self._holders.items())

    def knows(self, connection: Connection) -> bool:
        return connection in self._holders

    def holder_of(self, connection: Connection) -> str | None:
        return self._holders.get(connection)

    def enter(self, connection: Connection, holder: str | None) -> Connection | None:
        """The other connection that had the seat until now, if there is one."""
        if self._holders.get(connection, holder) != holder:
            self.leave(connection)
        self._holders[connection] = holder
        if holder is None:
            return None
        if not self._seated:
            self._left.clear()
            self._since = self._now()
        old = self._seated.get(holder)
        self._seated[holder] = connection
        self._left.pop(holder, None)
        if old is None or old is connection:
            return None
        del self._holders[old]
        return old

    def expect(self, holder: str) -> None:
        """A new guest, whose absence begins now."""
        self._left[holder] = self._now()

    def leave(self, connection: Connection) -> None:
        holder = self._holders.pop(connection, None)
        if holder is not None:
            del self._seated[holder]
            self._left[holder] = self._now()

    def online(self, table: Table) -> tuple[bool, ...]:
        return tuple(
            seat.kind == "bot" or (seat.holder is not None and seat.holder in self._seated)
            for seat in table.seats
        )

    def away_since(self, table: Table, seat: int) -> float | None:
        """None: online, no person, or nobody at all is there and no time runs."""
        holder = table.seats[seat].holder
        if holder is None or holder in self._seated or not self._seated:
            return None
        return self._left.get(holder, self._since)

    def away(self, table: Table, seat: int, limit: float) -> bool:
        since = self.away_since(table, seat)
        return since is not None and self._now() - since >= limit

    def absent(self, table: Table, limit: float) -> tuple[int, ...]:
        return tuple(seat for seat in table.humans if self.away(table, seat, limit))

    def next_after(self, table: Table, limits: Iterable[float]) -> float | None:
        """Seconds until the next absence reaches one of the limits."""
        now = self._now()
        sinces = [self.away_since(table, seat) for seat in table.humans]
        waits = [since + limit - now for since in sinces if since is not None for limit in limits]
        return min((wait for wait in waits if wait > 0), default=None)
