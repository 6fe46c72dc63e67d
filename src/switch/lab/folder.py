"""What is done so far, in a folder: the plan, and a line for each chunk that was played.

A line is the CRC-32 of the rest, a space, and JSON. A last line without its end was being written
when the program died: it is cut off. Anything else that is wrong is a damage.
"""

import json
import zlib
from collections.abc import Mapping
from contextlib import suppress
from os import SEEK_END
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from switch.storage.lock import FileLock
from switch.storage.repository import CannotOpen

from .plan import BadPlan, Plan, from_plain

PLAN = "plan.json"
DONE = "chunks.log"
LOCK = "lock"

Chunk = list[dict[str, Any]]


class Place(NamedTuple):
    """In bytes."""

    start: int
    length: int


class BadFolder(ValueError):
    """``reason``: none (no run is in it), damaged, version, other (another run) or busy (another
    program goes on with it)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Folder:
    """Open for adding; one program at a time. ``done``: the chunks that are in it, each with the
    place of its line; they stay on the disk."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Makes a new folder, or opens that of the same plan. Raises OSError or BadFolder."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        if not (path / PLAN).exists() and any(path.iterdir()):
            raise BadFolder("none")
        try:
            self._lock: FileLock | None = FileLock(path / LOCK)
        except CannotOpen:
            raise BadFolder("busy") from None
        try:
            self.done = self._begin(plan)
            self._file = (path / DONE).open("a+b")
        except BaseException:
            self._unlock()
            raise

    def _begin(self, plan: Plan) -> dict[int, Place]:
        if not (self.path / PLAN).exists():
            text = json.dumps(plan.fields(), ensure_ascii=False, indent=1)
            (self.path / PLAN).write_text(text, encoding="utf-8")
        elif read_plan(self.path).digest != plan.digest:
            raise BadFolder("other")
        return _read(self.path / DONE, plan)

    def add(self, number: int, chunk: Chunk) -> None:
        text = msgspec.json.encode([number, chunk])
        line = b"%08x %s\n" % (zlib.crc32(text), text)
        start = self._file.seek(0, SEEK_END)
        self._file.write(line)
        self._file.flush()
        self.done[number] = Place(start, len(line))

    def chunk(self, number: int) -> Chunk:
        """One that is done. Raises OSError, or BadFolder where somebody else has written."""
        place = self.done[number]
        self._file.seek(place.start)
        return _parsed(self._file.read(place.length))[1]

    def close(self) -> None:
        """Of a line that the disk had no room for, what is there is cut off next time."""
        with suppress(OSError):
            self._file.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def remove(self) -> None:
        """Of what it has made itself, nothing is left."""
        self.close()
        (self.path / DONE).unlink(missing_ok=True)
        (self.path / PLAN).unlink(missing_ok=True)
        (self.path / LOCK).unlink(missing_ok=True)
        self.path.rmdir()


def read_plan(path: Path) -> Plan:
    """Raises BadFolder."""
    try:
        data = json.loads((path / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFolder("none") from None
    except (OSError, ValueError, RecursionError):
        raise BadFolder("damaged") from None
    try:
        return from_plain(data)
    except BadPlan as bad:
        reason = "version" if str(bad) == "another version" else "damaged"
        raise BadFolder(reason) from None


def _read(path: Path, plan: Plan) -> dict[int, Place]:
    """Where the line of each chunk is; a line that was cut off is taken off the file."""
    if not path.exists():
        return {}
    places, start = {}, 0
    with path.open("r+b") as file:
        for line in file:
            if not line.endswith(b"\n"):
                file.truncate(start)
                break
            number, chunk = _parsed(line)
            if not _is_chunk(number, chunk, plan):
                raise BadFolder("damaged")
            places[number] = Place(start, len(line))
            start += len(line)
    return places


def _parsed(line: bytes) -> tuple[int, Chunk]:
    """Raises BadFolder."""
    mark, _, text = line.removesuffix(b"\n").partition(b" ")
    try:
        sound = int(mark, 16) == zlib.crc32(text)
        number, chunk = msgspec.json.decode(text)
    except (ValueError, TypeError):
        raise BadFolder("damaged") from None
    if not sound:
        raise BadFolder("damaged")
    return number, chunk


def _is_chunk(number: Any, chunk: Any, plan: Plan) -> bool:
    """The marks are right, so this is only about another program's lines."""
    if type(number) is not int or not 0 <= number < plan.chunks:
        return False
    return (
        isinstance(chunk, list)
        and len(chunk) == len(plan.arms)
        and all(isinstance(one, Mapping) and "sums" in one for one in chunk)
    )
