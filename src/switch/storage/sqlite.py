"""Tables in one SQLite file: write-ahead log, one writing thread, one reading thread."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from switch.storage.lock import FileLock
from switch.storage.repository import (
    CannotOpen,
    Conflict,
    Entry,
    Key,
    KeyTaken,
    Lifetimes,
    StorageFailed,
    TableGone,
)
from switch.storage.schema import prepare
from switch.storage.writer import Writer


class SqliteRepository:
    """A ``Repository``. Use ``open`` to get one; it belongs to one process at a time."""

    def __init__(self, path: Path, lock: FileLock, *, durable: bool) -> None:
        connection = _connect(path)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
            self.secret = prepare(connection)
            self._reader = _connect(path)
        except BaseException:
            connection.close()
            raise
        self._lock = lock
        self._writer = Writer(connection)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="switch-reader")

    @classmethod
    def open(cls, path: Path, *, durable: bool = True) -> "SqliteRepository":
        """Make or open the file and its folder.

        ``durable``: also a power cut loses nothing that was answered (one fsync a batch).
        Raises CannotOpen with a sentence that says what to do.
        """
        advice = "Choose another file with --db."
        if path.is_dir():
            raise CannotOpen(f"{path} is a folder. {advice}") from IsADirectoryError(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # seeds of running rounds stand in it
            lock = FileLock(path.with_name(path.name + ".lock"))
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotOpen(f"Cannot write to {path.parent}: {reason}. {advice}") from error
        try:
            return cls(path, lock, durable=durable)
        except sqlite3.Error as error:
            lock.release()
            raise CannotOpen(f"Cannot use {path} as a database: {error}. {advice}") from error
        except BaseException:
            lock.release()
            raise

    async def create(self, table: str, entry: Entry, key: Key) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "INSERT INTO tables VALUES (?, ?, ?)", (table, entry.stage, entry.at)
                )
            except sqlite3.IntegrityError as error:
                raise Conflict(f"There is a table {table} already.") from error
            _insert(connection, table, entry, key)

        await self._writer.submit(work)

    async def append(self, table: str, entry: Entry, key: Key | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = connection.execute("SELECT stage FROM tables WHERE code = ?", (table,)).fetchone()
            if row is None or row[0] == "closed":
                raise TableGone(f"Table {table} is closed.")
            _insert(connection, table, entry, key)
            connection.execute(
                "UPDATE tables SET stage = ?, touched = ? WHERE code = ?",
                (entry.stage, entry.at, table),
            )

        await self._writer.submit(work)

    async def load(self, table: str) -> tuple[Entry, ...]:
        rows = await self._read(
            "SELECT version, body, at, stage, actor, command FROM log WHERE code = ?"
            " ORDER BY version",
            (table,),
        )
        return tuple(
            Entry(v, body, at, stage, actor, command) for v, body, at, stage, actor, command in rows
        )

    async def find_key(self, digest: str) -> Key | None:
        rows = await self._read(
            "SELECT digest, request, code, seat FROM keys WHERE digest = ?", (digest,)
        )
        return Key(*rows[0]) if rows else None

    async def touch(self, tables: tuple[str, ...], at: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "UPDATE tables SET touched = ? WHERE code = ?", [(at, table) for table in tables]
            )

        await self._writer.submit(work)

    async def expire(self, now: float, lifetimes: Lifetimes) -> tuple[str, ...]:
        limits = [
            ("lobby", now - lifetimes.lobby),
            ("play", now - lifetimes.play),
            ("closed", now - lifetimes.closed),
        ]

        def work(connection: sqlite3.Connection) -> tuple[str, ...]:
            gone: list[str] = []
            for limit in limits:
                rows = connection.execute(
                    "DELETE FROM tables WHERE stage = ? AND touched < ? RETURNING code", limit
                )
                gone.extend(row[0] for row in rows)
            return tuple(gone)

        return cast("tuple[str, ...]", await self._writer.submit(work))

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reading.shutdown()
        self._reader.close()
        self._lock.release()

    async def _read(self, query: str, values: tuple[str, ...]) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._reading, lambda: self._reader.execute(query, values).fetchall()
            )
        except sqlite3.Error as error:
            raise StorageFailed(f"The database cannot be read: {error}.") from error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _insert(connection: sqlite3.Connection, table: str, entry: Entry, key: Key | None) -> None:
    try:
        connection.execute(
            "INSERT INTO log (code, version, at, stage, actor, command, body)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, entry.version, entry.at, entry.stage, entry.actor, entry.command, entry.body),
        )
    except sqlite3.IntegrityError as error:
        raise Conflict(f"Version {entry.version} of table {table} is taken already.") from error
    if key is not None:
        _insert_key(connection, key)


def _insert_key(connection: sqlite3.Connection, key: Key) -> None:
    try:
        connection.execute(
            "INSERT INTO keys VALUES (?, ?, ?, ?)", (key.digest, key.request, key.table, key.seat)
        )
    except sqlite3.IntegrityError as error:
        raise KeyTaken("The key has been used already.") from error
