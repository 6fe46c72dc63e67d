"""Compile in a process of its own, which ends with the one that asked for it.

LLVM holds whoever calls it for many seconds at a time, so a process that compiles itself can
neither answer nor be interrupted.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from tempfile import TemporaryFile
from typing import IO

from .folder import cache_folder

WATCHED = "--watched"
ENDED = 1


class Ended(RuntimeError):
    """Somebody has told the process that compiles to end."""


def compile_elsewhere(names: Sequence[str]) -> Iterator[str]:
    """Each module's name once it is compiled, into this process's cache folder. Raises OSError,
    Ended, RuntimeError with what was said last."""
    with TemporaryFile() as complaints, _started(names, complaints) as compiler:
        try:
            for line in compiler.stdout or ():
                yield line.decode().partition(":")[0]
        except BaseException:  # nobody waits for it any more
            compiler.kill()
            raise
        code = compiler.wait()
        complaints.seek(0)
        said = complaints.read().decode(errors="replace").strip()
    if code == -signal.SIGTERM:
        raise Ended(f"exit code {code}")
    if code != 0:
        raise RuntimeError((said or f"exit code {code}").rpartition("\n")[2])


def _started(names: Sequence[str], complaints: IO[bytes]) -> subprocess.Popen[bytes]:
    """Its input is a pipe that says nothing and closes when this process ends, however it does.
    In a session of its own it hears no Ctrl-C."""
    return subprocess.Popen(  # noqa: S603 - this interpreter and a module of ours
        [sys.executable, "-m", "switch.kernel.warm", WATCHED, *names],
        env={**os.environ, "SWITCH_CACHE": str(cache_folder().parent)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=complaints,
        start_new_session=True,
    )


def end_with_parent() -> None:
    """In the process that compiles: end when its input closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where there are no sessions

    def watch() -> None:
        os.read(sys.stdin.fileno(), 1)
        os._exit(ENDED)

    threading.Thread(target=watch, name="watch", daemon=True).start()
