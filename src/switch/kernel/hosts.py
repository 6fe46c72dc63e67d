"""Where the core's files run in this process: as CPython has them, or compiled.

A server must answer at once, so it starts on CPython and goes over once another process has filled
the cache (``start_warming``). A lab waits for the compiler instead (``native``).
"""

import logging
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from .compiled import compiled, has_numba
from .elsewhere import Ended, compile_elsewhere
from .warm import is_damaged, is_warm, warm

Vector = Any  # list[int], or an int64 array
SEARCH = "kernel.search"

log = logging.getLogger(__name__)


class Host(NamedTuple):
    """``compiled``: vectors are int64 arrays; else they are lists."""

    compiled: bool

    def module(self, name: str) -> ModuleType:
        """``switch.<name>`` as this host runs it."""
        return compiled(name) if self.compiled else import_module(f"switch.{name}")

    def zeros(self, size: int) -> Vector:
        return self.vector([0] * size)

    def vector(self, cells: Iterable[int]) -> Vector:
        if not self.compiled:
            return list(cells)
        return _numpy().array(list(cells), dtype="int64")


PLAIN = Host(compiled=False)
NATIVE = Host(compiled=True)


@cache
def _numpy() -> ModuleType:
    return import_module("numpy")


def native(*, wanted: bool = True) -> Host:
    """The compiled host where there is Numba (and ``wanted``); compiling may take a minute."""
    return NATIVE if wanted and has_numba() else PLAIN


class _Warming:
    """What ``start_warming`` has come to."""

    ready = threading.Event()
    thread: threading.Thread | None = None
    lock = threading.Lock()


def at_once() -> Host:
    """The compiled host if it is ready, else CPython: this never waits."""
    return NATIVE if _Warming.ready.is_set() else PLAIN


def start_warming() -> None:
    """Get the compiled host ready in the background: compiled by another process, for compiling
    would hold this one's interpreter, then loaded here. Without Numba nothing happens."""
    with _Warming.lock:
        if _Warming.thread is None:
            _Warming.thread = threading.Thread(target=_get_ready, name="warming", daemon=True)
            _Warming.thread.start()


def wait_until_ready(seconds: float) -> bool:
    """Whether the compiled host is ready, at the latest after so long."""
    return _Warming.ready.wait(seconds)


def make_ready(names: Sequence[str]) -> None:
    """Wait until these modules are compiled and loaded, so that their entries answer at once.
    Whoever waits can be interrupted. Raises NoNumba."""
    with suppress(OSError, RuntimeError):  # then this process has to do it
        _fill(names)
    for name in names:
        warm(name)


def _fill(names: Sequence[str]) -> None:
    """The cache, by another process, with what is missing there. Raises as that does."""
    missing = [name for name in names if not is_warm(name)]
    if missing:
        for _ in compile_elsewhere(missing):
            pass


def _get_ready() -> None:
    if not has_numba():
        log.warning("Numba is not installed: the players think on CPython, slower and less far.")
        return
    try:
        if is_damaged(SEARCH):
            log.warning("What is kept of %s is damaged; it is compiled anew.", SEARCH)
        _fill([SEARCH])
        warm(SEARCH)
    except Ended:  # with all of us, and in any case on purpose
        return
    except Exception as fault:  # whatever it is, the players play on
        log.warning("The kernel could not be compiled (%s): the players stay on CPython.", fault)
        return
    _Warming.ready.set()
