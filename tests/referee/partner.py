"""The referee as its partners meet it: a process with pipes."""

import json
import os
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

SWITCH = Path(sysconfig.get_path("scripts")) / "switch"
SECONDS = 60  # an answer that takes longer is none

Answer = dict[str, Any]


def piped(data: bytes) -> list[Answer]:
    """All of ``data`` at once and then the end of input: the answers. Fails unless it ends well."""
    done = subprocess.run(
        [SWITCH, "referee"], input=data, capture_output=True, timeout=SECONDS, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert not done.stdout or done.stdout.endswith(b"\n")
    return [read(line) for line in done.stdout.splitlines()]


def read(line: bytes) -> Answer:
    """An answer is one JSON object in UTF-8 with ``ok``; when false with a code and a sentence."""
    answer = json.loads(line.decode("utf-8"))
    assert isinstance(answer, dict)
    if answer["ok"] is not True:
        assert answer["ok"] is False
        assert set(answer) <= {"ok", "id", "error"}
        assert set(answer["error"]) == {"code", "message"}
        assert answer["error"]["code"] in CODES
        assert answer["error"]["message"].strip()
    return answer


CODES = {
    "bad_request", "bad_ruleset", "bad_position", "no_game", "game_over", "bad_card",
    "cannot_call", "not_catchable", "not_your_turn", "name_a_suit", "no_suit_here", "not_in_hand",
    "debt_open", "eight_open", "stock_empty", "does_not_fit", "must_lay", "cannot_pass",
    "cannot_end",
}  # fmt: skip


def lines(requests: Iterable[object]) -> bytes:
    return b"".join(json.dumps(one).encode() + b"\n" for one in requests)


class Partner:
    """Sends a line and waits for its answer before the next one."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [SWITCH, "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            self.process.kill()
        _, complaints = self.process.communicate(timeout=SECONDS)
        if kind is None:
            assert (self.process.returncode, complaints) == (0, b"")

    def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        left = memoryview(data)
        while left:
            left = left[os.write(self.process.stdin.fileno(), left) :]

    def hear(self) -> Answer:
        assert self.process.stdout is not None
        line = b""
        while not line.endswith(b"\n"):
            piece = self.process.stdout.readline()
            assert piece, "the referee has ended"
            line += piece
        return read(line)

    def ask(self, **request: object) -> Answer:
        self.send(lines([request]))
        return self.hear()

    def most_memory(self) -> int:
        """Bytes of memory that the process held at most so far."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        row = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(row.split()[1]) * 1024
