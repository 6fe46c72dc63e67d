"""The server as a process of its own, as people run it; it can be killed."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self

AT_ONCE = ("bot-pause", "card-pause", "exposed-pause", "reaction-pace")


class ServerProcess:
    """``address`` is what the program says on its first line."""

    def __init__(self, db: Path, *options: str, port: int = 0) -> None:
        words = [f"--{name}=0" for name in AT_ONCE]
        words += ["--frame-rate=100000", "--frame-burst=100000", f"--db={db}", f"--port={port}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "switch.server", *words, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.address = self._address()

    def _address(self) -> str:
        lines: queue.Queue[str] = queue.Queue()
        assert self.process.stdout is not None
        read = self.process.stdout.readline
        threading.Thread(target=lambda: lines.put(read()), daemon=True).start()
        line = lines.get(timeout=30)
        found = re.search(r"http://\S+:\d+", line)
        assert found, line or self._complaint()
        return found.group()

    def _complaint(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """kill -9: no goodbye."""
        self.process.kill()
        self._end()

    def interrupt(self) -> int:
        """Ctrl+C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(timeout=30)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
