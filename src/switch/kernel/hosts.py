"""Where the core's files run in this process: as CPython has them, or compiled.

A server must answer at once, so it starts on CPython and goes over once another process has filled
the cache (``start_warming``). A lab waits for the compiler instead (``native``).
"""

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from .compiled import compiled, has_numba
from .folder import cache_folder
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


def _get_ready() -> None:
    if not has_numba():
        log.warning("Numba is not installed: the players think on CPython, slower and less far.")
        return
    try:
        if is_damaged(SEARCH):
            log.warning("What is kept of %s is damaged; it is compiled anew.", SEARCH)
        if not is_warm(SEARCH):
            _compile_elsewhere()
        warm(SEARCH)
    except Exception as fault:  # whatever it is, the players play on
        log.warning("The kernel could not be compiled (%s): the players stay on CPython.", fault)
        return
    _Warming.ready.set()


def _compile_elsewhere() -> None:
    """Into this process's cache folder. Raises OSError, RuntimeError with what was said last."""
    compiler = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "switch.kernel.warm", SEARCH],
        env={**os.environ, "SWITCH_CACHE": str(cache_folder().parent)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    atexit.register(compiler.kill)  # it is of no use to anybody once this process has ended
    try:
        _, said = compiler.communicate()
    finally:
        atexit.unregister(compiler.kill)
    if compiler.returncode != 0:
        complaint = said.decode(errors="replace").strip() or f"exit code {compiler.returncode}"
        raise RuntimeError(complaint.rpartition("\n")[2])
