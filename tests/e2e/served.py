"""The server as a process of its own, which a test may kill and start again."""

import contextlib
import itertools
import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 60.0  # seconds, on a machine that is busy
SETTINGS = {
    **{f"SWITCH_{name}": "0" for name in ("BOT_PAUSE", "CARD_PAUSE", "EXPOSED_PAUSE")},
    **{
        f"SWITCH_{what}_{kind}": "1000000"
        for what in ("FRAME", "ADDRESS", "CREATION")
        for kind in ("RATE", "BURST")
    },
    "SWITCH_DURABLE": "no",
    "PYTHONUNBUFFERED": "1",
}


class Server:
    """``address`` without a slash at its end. ``settings``: environment variables."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._settings = settings
        self._names = itertools.count(1)
        self._positions = folder / "positions"
        self._positions.mkdir()
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = os.environ | SETTINGS | self._settings
        environment |= {
            "SWITCH_PORT": str(self.port),
            "SWITCH_DB": str(self._folder / "tables.sqlite3"),
            "E2E_POSITIONS": str(self._positions),
        }
        with (self._folder / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.e2e.launcher"],
                cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
        self.port = int(self._said(r"http://127\.0\.0\.1:(\d+)"))

    def _said(self, pattern: str) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        lines: Queue[str] = Queue()
        read = self._process.stdout.readline
        threading.Thread(target=lambda: lines.put(read()), daemon=True).start()
        found = re.search(pattern, lines.get(timeout=STARTS_WITHIN))
        assert found, self.complaints
        return found.group(1)

    @property
    def complaints(self) -> str:
        return (self._folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """kill -9: no goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(timeout=30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self.kill()

    def prepare(self, *positions: dict[str, Any] | None) -> str:
        """The name under which a host finds these positions, one a round."""
        name = f"Pia{next(self._names)}"
        text = json.dumps(positions)
        (self._positions / f"{name}.json").write_text(text, encoding="utf-8")
        return name
