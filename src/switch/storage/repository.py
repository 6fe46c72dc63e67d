"""The port between the tables and whatever keeps them: an append-only log for each table.

A table is a fold over its log, so this is all a store has to do. ``Repository`` is what the
server knows; SQLite stands behind it, and another store can.
"""

from dataclasses import dataclass
from typing import Literal, Protocol

Stage = Literal["lobby", "play", "closed"]


@dataclass(frozen=True)
class Entry:
    """One version of one table.

    ``version`` counts from 1 without a gap. ``body`` is opaque here. ``actor`` and ``command``
    name the seat's holder and its command: no pair may come twice in one table; None for what
    the server does by itself. ``at`` is in seconds since 1970. ``stage`` is where the table
    stands afterwards: it decides how long the table is kept.
    """

    version: int
    body: bytes
    at: float
    stage: Stage
    actor: str | None = None
    command: str | None = None


@dataclass(frozen=True)
class Key:
    """An idempotency key: its hash, the hash of the request that used it, and the seat it got."""

    digest: str
    request: str
    table: str
    seat: int


@dataclass(frozen=True)
class Lifetimes:
    """How long tables are kept, in seconds since the last entry, by stage."""

    lobby: float = 3600.0
    play: float = 30 * 86400.0
    closed: float = 86400.0


class StorageFailed(Exception):
    """Nothing was written; the sentence says why."""


class CannotOpen(StorageFailed):
    """The store cannot be used at all: no permission, no database, too new, in use."""


class Conflict(StorageFailed):
    """The version, the command or the table's code is taken already."""


class KeyTaken(Conflict):
    """The idempotency key has been used."""


class TableGone(StorageFailed):
    """No such table, or it is closed: nothing can be added."""


class Repository(Protocol):
    """Every method may raise StorageFailed. What has returned is safe from a crash."""

    @property
    def secret(self) -> bytes:
        """32 random bytes that belong to this store and never leave the server."""

    async def create(self, table: str, entry: Entry, key: Key) -> None:
        """Begin a log with its first entry. Raises Conflict, KeyTaken."""

    async def append(self, table: str, entry: Entry, key: Key | None = None) -> None:
        """Add the next version, and its key. Raises Conflict, KeyTaken, TableGone."""

    async def load(self, table: str) -> tuple[Entry, ...]:
        """The whole log in order; empty if there is no such table."""

    async def find_key(self, digest: str) -> Key | None: ...

    async def touch(self, tables: tuple[str, ...], at: float) -> None:
        """Somebody is there: their time begins anew."""

    async def expire(self, now: float, lifetimes: Lifetimes) -> tuple[str, ...]:
        """Delete the tables whose time is over, with all that belongs to them; their codes."""

    async def close(self) -> None: ...
