"""Who plays the chunks: this process, several, or a Ray cluster. Chunks come back in any order."""

import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection
from threading import Thread, main_thread
from typing import Any, Protocol

import msgspec

from .failing import Heard, nobody
from .folder import Chunk
from .minds import OtherMinds
from .plan import Plan, from_plain
from .playing import play_chunk

TRIES = 5  # how often a crew is put together anew after a process of it has died
FAREWELL = 3.0  # seconds for a process to end by itself
ANSWERING = 10.0  # seconds for a cluster to be there at all; Ray itself would try for minutes
AHEAD = 3  # chunks that wait for each process
NEWS = 0.2  # seconds until it is asked again what is heard of programs
ENDED = 143  # the exit code of a process that SIGTERM ended


class CrewLost(RuntimeError):
    """The processes die again and again, or the cluster is gone; carries what is known of it."""


class NoRay(RuntimeError):
    pass


class Crew(Protocol):
    def played(self, plan: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        """The chunks with these numbers. Closing it calls off what is not played yet."""


class Alone:
    """This process. Here and below ``heard`` is told of programs as soon as they fail; what it
    raises ends the playing."""

    def __init__(self, *, native: bool, heard: Heard = nobody) -> None:
        self.native = native
        self.heard = heard

    def played(self, plan: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        for number in numbers:
            yield number, play_chunk(plan, number, native=self.native, heard=self.heard)


class Processes:
    """So many processes of this computer; one that dies is replaced, and its chunk played again."""

    def __init__(self, count: int, *, native: bool, heard: Heard = nobody) -> None:
        self.count = count
        self.native = native
        self.heard = heard

    def played(self, plan: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        left = dict.fromkeys(numbers)
        for _ in range(TRIES):
            try:
                with self._pool() as (pool, news):
                    for number, chunk in self._in(pool, news, plan, list(left)):
                        del left[number]
                        yield number, chunk
            except BrokenProcessPool:
                continue
            return
        raise CrewLost("BrokenProcessPool")

    @contextmanager
    def _pool(self) -> Iterator[tuple[ProcessPoolExecutor, Connection]]:
        """And where its news of programs are read. Its processes are ended when it is left,
        whatever they are doing."""
        before = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        news, tell = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            self.count, context, initializer=_heed_the_first, initargs=(tell,)
        )
        try:
            yield pool, news
        finally:
            own = set(multiprocessing.active_children()) - before
            for process in own:
                process.terminate()
            for process in own:
                process.join(FAREWELL)
                process.kill()
            # Its own thread waits for them too; only when it has ended are they surely gone.
            pool.shutdown(cancel_futures=True)
            news.close()
            tell.close()

    def _in(
        self, pool: ProcessPoolExecutor, news: Connection, plan: Plan, numbers: list[int]
    ) -> Iterator[tuple[int, Chunk]]:
        """A few at a time: of a run that stops early little is played for nothing."""
        waiting = iter(numbers)
        fields = plan.fields()
        running: dict[Future[Chunk], int] = {}
        while True:
            for number in islice(waiting, self.count * AHEAD - len(running)):
                running[pool.submit(_play, fields, number, native=self.native)] = number
            if not running:
                return
            ended, _ = wait(running, NEWS if plan.programs else None, FIRST_COMPLETED)
            while news.poll():
                who, code, told = msgspec.json.decode(news.recv_bytes())
                self.heard(plan.names[who], code, told)
            for one in ended:
                yield running.pop(one), one.result()


def _heed_the_first(tell: Connection) -> None:
    """Ctrl-C goes to all processes of the terminal, but the first one decides what follows. When it
    ends this one, programs that play are ended too, on the way out; so they are when it is killed,
    for which nobody would tell this one. ``tell``: where it says what programs do."""
    _TELL[:] = [tell]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    Thread(target=_end_with_the_first, name="first", daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        if sys.platform != "win32":
            signal.pthread_kill(main_thread().ident or 0, signal.SIGTERM)
        time.sleep(FAREWELL)  # if that came just before it began to wait for the next chunk
        os._exit(1)


_PLANS: dict[str, Plan] = {}
_TELL: list[Connection] = []


def _play(fields: dict[str, Any], number: int, *, native: bool) -> Chunk:
    """In a process of this computer."""
    plan = _plan(fields)
    names = {name: who for who, name in enumerate(plan.names)}

    def heard(player: str, code: str, told: str) -> None:
        """Many write into one pipe: so little that it goes there in one piece (PIPE_BUF)."""
        _TELL[0].send_bytes(msgspec.json.encode((names[player], code, told)))

    try:
        return play_chunk(plan, number, native=native, heard=heard)
    except SystemExit:  # its program has been ended; the executor would go on with the next chunk
        os._exit(ENDED)


def _play_afar(fields: dict[str, Any], number: int, *, native: bool) -> tuple[Chunk, list[Any]]:
    """On a machine of a cluster: what is heard comes with the chunk."""
    news: list[Any] = []
    chunk = play_chunk(_plan(fields), number, native=native, heard=lambda *one: news.append(one))
    return chunk, news


def _plan(fields: dict[str, Any]) -> Plan:
    """It comes as plain data, and is kept for the next chunk."""
    key = repr(fields)
    if key not in _PLANS:
        _PLANS.clear()
        _PLANS[key] = from_plain(fields)
    return _PLANS[key]


class Cluster:
    """A Ray cluster at ``address`` ("auto", or HOST:PORT). Switch must be installed on its
    machines. A worker that dies is replaced by Ray, and its chunk played again."""

    def __init__(self, address: str, *, native: bool, heard: Heard = nobody) -> None:
        """Raises NoRay or CrewLost."""
        self._ray = _ray()
        self.native = native
        self.heard = heard
        try:
            _call(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (RuntimeError, ValueError, OverflowError, OSError) as error:
            raise CrewLost(str(error)) from None

    def played(self, plan: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        ray = self._ray
        task = ray.remote(max_retries=TRIES, retry_exceptions=False)(_play_afar)
        fields = ray.put(plan.fields())
        waiting = iter(numbers)
        running: dict[Any, int] = {}
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while True:
                for number in islice(waiting, room - len(running)):
                    running[task.remote(fields, number, native=self.native)] = number
                if not running:
                    return
                ended, _ = ray.wait(list(running), num_returns=1)
                for one in ended:
                    chunk, news = ray.get(one)
                    for told in news:
                        self.heard(*told)
                    yield running.pop(one), chunk
        except OtherMinds:
            raise
        except ray.exceptions.RayError as error:
            raise CrewLost(type(error).__name__) from None
        finally:
            for one in running:
                ray.cancel(one, force=True)

    def close(self) -> None:
        self._ray.shutdown()


def _call(address: str) -> None:
    """Raises OSError if nobody listens at HOST:PORT."""
    host, colon, port = address.rpartition(":")
    if colon and "/" not in address and port.isascii() and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), ANSWERING).close()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - heavy, and may be missing
    except ImportError:
        raise NoRay("ray") from None
    return ray
