"""One thread that writes: jobs that wait together are committed together.

There is no gathering delay. While one batch is being committed the next one collects by itself,
so a lone job is committed at once and a crowd shares one commit.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from switch.storage.repository import StorageFailed

BATCH = 256

Work = Callable[[sqlite3.Connection], Any]


@dataclass
class Job:
    """``work`` runs inside the transaction; it may raise StorageFailed, which undoes it alone."""

    work: Work
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = None


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="switch-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Done when the work is committed; fails with StorageFailed when it is not."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if self._closed:
            future.set_exception(StorageFailed("The store is closed."))
        else:
            self._jobs.put(Job(work, future, loop))
        return future

    def close(self) -> None:
        """Blocks until everything submitted is written."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()

    def _run(self) -> None:
        running = True
        while running:
            batch, running = self._gather()
            if batch:
                self._commit(batch)
                self._answer(batch)

    def _gather(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._attempt(job)
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was, this thread must go on
            self._undo()
            for job in batch:
                job.error = job.error or StorageFailed(f"The database refused to write: {error}.")

    def _attempt(self, job: Job) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(self._connection)
        except (StorageFailed, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK TO job")
            job.error = error if isinstance(error, StorageFailed) else StorageFailed(str(error))
        self._connection.execute("RELEASE job")

    def _undo(self) -> None:
        """If even this fails, the next batch fails at its BEGIN and comes here again."""
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    @staticmethod
    def _answer(batch: list[Job]) -> None:
        loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            loops.setdefault(job.loop, []).append(job)
        for loop, jobs in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
