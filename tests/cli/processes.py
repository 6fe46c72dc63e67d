"""Runs the real `switch` as a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

# Signals as in a terminal, also where the tests were started with them ignored (nohup).
START = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from switch.cli import main
sys.exit(main())
"""
SWITCH = [sys.executable, "-c", START]
PATIENCE = 60.0
Process = subprocess.Popen[str]


def settings(environ: Mapping[str, str] | None = None) -> dict[str, str]:
    """A bare environment: no display, no language, a home that is not the user's, no compiling."""
    bare = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": "/nonexistent"}
    return bare | {"SWITCH_WARM": "no"} | dict(environ or {})


def run(
    *words: str,
    given: bytes = b"",
    environ: Mapping[str, str] | None = None,
    folder: Path | None = None,
    patience: float = PATIENCE,
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*SWITCH, *words],
        input=given,
        capture_output=True,
        timeout=patience,
        env=settings(environ),
        cwd=folder,
        check=False,
    )
    out, errors = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, errors)


def run_into_closed_pipe(*words: str) -> tuple[int, str]:
    """Exit code and standard error of a command whose reader has gone before it writes."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*SWITCH, *words],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        env=settings(),
        check=False,
    )
    os.close(writing)
    return done.returncode, done.stderr.decode()


@contextmanager
def started(*words: str, environ: Mapping[str, str] | None = None) -> Iterator[Process]:
    """A process that goes on until it is interrupted; killed at the latest at the end."""
    process = subprocess.Popen(
        [*SWITCH, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=settings(environ),
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def interrupted(process: Process) -> tuple[int, str, str]:
    """Ctrl-C: its exit code, what it still wrote and its errors."""
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, out, errors
