"""Drives the real `switch play --terminal` process through a pseudo terminal, as a person would."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from types import TracebackType

# The first opening of the terminal in a session of its own makes Ctrl-C reach the process, and
# the signals are as in a terminal, also where the tests were started with them ignored (nohup).
STARTER = """
import os, signal, sys
os.close(os.open(os.ttyname(0), os.O_RDWR))
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from switch.cli import main
sys.exit(main())
"""
SWITCH = [sys.executable, "-c", STARTER]
PROMPTS = ("› ", "> ")
PATIENCE = 30.0
_COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Ended(Exception):
    """The process has ended; ``text`` is what it wrote last."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Terminal:
    """A process on a terminal of ``columns`` × ``rows``."""

    def __init__(
        self,
        *words: str,
        columns: int = 80,
        rows: int = 24,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        self._here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [*SWITCH, *words],
            stdin=there,
            stdout=there,
            stderr=there,
            env=settings | dict(environ or {}),
            start_new_session=True,
        )
        os.close(there)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self._here)

    def screen(self) -> str:
        """All that is written up to the next prompt, without colours. Raises Ended."""
        return _COLOURS.sub("", self.raw()).replace("\r", "")

    def raw(self) -> str:
        """The same with colours."""
        text = ""
        until = time.monotonic() + PATIENCE
        while not text.endswith(PROMPTS):
            if not select.select([self._here], [], [], max(0.0, until - time.monotonic()))[0]:
                raise TimeoutError(text)
            text += self._chunk(text)
        return text

    def wait_for(self, words: str) -> None:
        """Reads until these words have been written. Raises Ended."""
        text = ""
        while words not in _COLOURS.sub("", text):
            if not select.select([self._here], [], [], PATIENCE)[0]:
                raise TimeoutError(text)
            text += self._chunk(text)

    def type(self, line: str) -> str:
        """Types a line and gives what comes up to the next prompt. Raises Ended."""
        self.press(line.encode() + b"\n")
        return self.screen()

    def press(self, keys: bytes) -> None:
        os.write(self._here, keys)

    def end(self, line: str | None = None) -> str:
        """What is written (after a last line) until the process ends by itself."""
        try:
            text = self.screen() if line is None else self.type(line)
        except Ended as ended:
            return ended.text
        raise AssertionError(f"It goes on: {text}")

    def code(self) -> int:
        return self.process.wait(PATIENCE)

    def _chunk(self, before: str) -> str:
        try:
            chunk = os.read(self._here, 1 << 16)
        except OSError:  # Linux answers so when the other end is closed
            chunk = b""
        if not chunk:
            raise Ended(_COLOURS.sub("", before).replace("\r", ""))
        return chunk.decode("utf-8", "replace")
