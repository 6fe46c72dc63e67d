"""A program at the other end of three pipes: a line out, a line back, and its end.

The pipes never block: a program that does not read, floods its standard error or says nothing
holds nobody up for longer than its time.
"""

import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import IO, NoReturn

from .process_faults import BotFault, FaultCode

LINE_MAX = 1 << 20  # bytes, without the line's end
CHUNK = 1 << 16
COMPLAINT = 2000  # bytes of standard error that are kept
FAREWELL = 0.5  # seconds to end by itself, and again after SIGTERM

WINDOWS = "Programs can play on Linux and macOS only. On Windows start Switch and them in WSL."


class Program:
    """Runs from its making to ``close``, or to the fault that ends it. Raises BotFault."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self._process = _started(command, environment)
        # Whoever forgets to close it leaves no process behind, not even at the end of Python.
        self._end = weakref.finalize(self, _end_at_once, self._process, os.getpid())
        self._ending = Lock()
        self._stdin = _pipe(self._process.stdin)
        self._stdout = _pipe(self._process.stdout)
        self._stderr = _pipe(self._process.stderr)
        self._unsent = memoryview(b"")
        self._said = bytearray()
        self._complaint = b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """Also the number of its process group."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """False after ``close`` or a fault; it may have ended unseen."""
        return self._end.alive

    # A line and its answer

    def ask(self, line: bytes, limit: float) -> bytes:
        """The next line that it says, within ``limit`` seconds; empty ones are passed over."""
        until = time.monotonic() + limit
        self._unsent = memoryview(line + b"\n")
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        while True:
            answer = self._line()
            if answer is not None and not self._unsent:
                return answer
            left = until - time.monotonic()
            if left <= 0:
                self.fail("bot_late", f"It did not answer within {limit:g} seconds.")
            self._transfer(left)

    def _line(self) -> bytes | None:
        """Taken out only when all of the request has been sent: then it may be the answer."""
        while True:
            end = self._said.find(b"\n", 0, LINE_MAX + 1)
            if end < 0:
                break
            line = bytes(self._said[:end]).removesuffix(b"\r")
            if line.strip() and self._unsent:
                self._check_length("It does not read, and has written")
                return line
            del self._said[: end + 1]
            if line.strip():
                return line
        self._check_length("A line of it has")
        return None

    def _check_length(self, what: str) -> None:
        if len(self._said) > LINE_MAX:
            self.fail("bot_too_long", f"{what} more than {LINE_MAX} bytes.")

    def _transfer(self, longest: float) -> None:
        """Waits until something can be sent or heard, for so many seconds at most."""
        for key, _ in self._selector.select(longest):
            if key.fileobj is self._stdin:
                self._send()
            elif key.fileobj is self._stderr:
                self._overhear()
            elif not self._hear():
                self._has_ended()

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._unsent = self._unsent[:0]  # its output will say whether it has ended
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _hear(self) -> bool:
        """False at the end of its output."""
        said = _some(self._stdout)
        self._said += said or b""
        return said != b""

    def _overhear(self) -> bool:
        """False when it has nothing more to complain of, or never again."""
        heard = _some(self._stderr)
        self._complaint = (self._complaint + (heard or b""))[-COMPLAINT:]
        if heard == b"":
            self._selector.unregister(self._stderr)
        return bool(heard)

    # Its end

    def fail(self, code: FaultCode, message: str) -> NoReturn:
        """Ends it and raises the fault, with the last that stood in its standard error."""
        last_words = self._last_words()
        self._stop()
        raise BotFault(code, message + last_words)

    def _has_ended(self) -> NoReturn:
        last_words = self._last_words()
        self._stop()
        code = self._process.returncode
        if code == -signal.SIGKILL:
            why = "It closed its output or was killed."
        elif code < 0:
            why = f"It was ended by signal {-code}."
        else:
            why = f"It ended by itself, with exit code {code}."
        raise BotFault("bot_died", why + last_words)

    def _last_words(self) -> str:
        known = self._selector.get_map()
        for _ in range(COMPLAINT):  # it may be flooding
            if self._stderr not in known or not self._overhear():
                break
        lines = self._complaint.decode(errors="replace").splitlines()
        last = next((line for line in reversed(lines) if line.strip()), "")
        return f" Its last words: {quoted(last)}" if last else ""

    def close(self) -> None:
        """The end of its input asks it to end; then SIGTERM does, then SIGKILL."""
        if self.running:
            if self._stdin in self._selector.get_map():
                self._selector.unregister(self._stdin)
            self._stdin.close()
            if not self._ends_by_itself():
                _signal(self._process, signal.SIGTERM)
                self._ends_by_itself()
        self._stop()

    def _ends_by_itself(self) -> bool:
        """Whether its output has ended soon. Waiting for the process would free its number, by
        which its group is ended."""
        until = time.monotonic() + FAREWELL
        while (left := until - time.monotonic()) > 0:
            for key, _ in self._selector.select(left):
                if key.fileobj is self._stderr:
                    self._overhear()
                elif not self._hear():
                    return True
            self._said.clear()
        return False

    def _stop(self) -> None:
        """At once, with everything it has started."""
        with self._ending:
            self._end()
        self._selector.close()

    def kill(self) -> None:
        """From another thread: whoever asks it hears that it has ended."""
        with self._ending:  # its number is its own until it has been waited for
            if self.running:
                _signal(self._process, signal.SIGKILL)


def quoted(text: str) -> str:
    """What a program said, short and fit to be printed."""
    safe = "".join(c if c.isprintable() else "?" for c in text.strip())
    return safe if len(safe) <= 160 else safe[:159] + "…"


def _started(command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    if sys.platform == "win32":
        raise BotFault("bot_not_started", WINDOWS)
    try:
        process = subprocess.Popen(  # noqa: S603 - the host's own command, and no shell
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=environment,
            start_new_session=True,  # a group of its own, out of reach of Ctrl-C
        )
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BotFault(
            "bot_not_started", f"{quoted(command[0])} cannot be started: {why}."
        ) from None
    for stream in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(_pipe(stream).fileno(), False)
    return process


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # noqa: S101 - all three are pipes
    return stream


def _some(stream: IO[bytes]) -> bytes | None:
    """What is there to be read: b"" at its end, None for nothing yet."""
    try:
        return os.read(stream.fileno(), CHUNK)
    except BlockingIOError:
        return None


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    try:
        os.killpg(process.pid, number)
    except (ProcessLookupError, PermissionError):
        return  # nobody of the group is left


def _end_at_once(process: subprocess.Popen[bytes], owner: int) -> None:
    if os.getpid() != owner:
        return  # a copy of us that was forked off has no right to it
    _signal(process, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        _pipe(stream).close()
