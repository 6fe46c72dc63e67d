"""The process that compiles ends with the one that asked for it, and is no alarm when it is told
to end."""

import os
import select
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

import pytest

from tests.kernel.small import SEARCH, Small, make

# Whoever compiles this says who it is, and then waits for ever.
ENDLESS = """
import os
with open({gate!r}, "w") as gate:
    gate.write(str(os.getpid()))
with open({gate!r}) as gate:
    gate.read()
"""
WARMING = """
import signal
signal.signal(signal.SIGTERM, lambda *_: print("heard", flush=True))
hosts.start_warming()
print("started", flush=True)
while hosts._Warming.thread.is_alive():
    hosts._Warming.thread.join(0.1)
"""
UNHEARD = WARMING.replace('lambda *_: print("heard", flush=True)', "signal.SIG_DFL")


@contextmanager
def compiling(tmp_path: Path, code: str) -> Iterator[tuple[Popen[str], int, int]]:
    """A process, the one that compiles for it, and a pipe into that."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    small: Small = make(tmp_path / "tree")
    small.write(ENDLESS.format(gate=str(gate)) + SEARCH)
    with small.start(code, tmp_path / "cache") as process:
        try:
            compiler = int(gate.read_text())
            pipe = os.open(gate, os.O_WRONLY)
            yield process, compiler, pipe
            os.close(pipe)
        finally:
            process.kill()


def is_gone(pipe: int) -> bool:
    """Whether its reader ends."""
    poll = select.poll()
    poll.register(pipe, select.POLLERR)
    return bool(poll.poll(20_000))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_it_ends_with_its_parent(tmp_path: Path, how: signal.Signals) -> None:
    with compiling(tmp_path, UNHEARD) as (process, _, pipe):
        process.send_signal(how)
        assert is_gone(pipe)


def test_to_be_told_to_end_is_no_fault(tmp_path: Path) -> None:
    """A service is told so with all its processes; the server takes its time to close."""
    with compiling(tmp_path, WARMING) as (process, compiler, pipe):
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        os.killpg(process.pid, signal.SIGTERM)
        assert process.stdout.readline() == "heard\n"
        os.kill(compiler, signal.SIGTERM)
        assert is_gone(pipe)
        _, errors = process.communicate(timeout=20)
        assert (process.returncode, errors) == (0, "")
