"""Where compiled functions are kept: one folder for each state of the sources.

Numba keeps a function as long as its own file is the same, though what it calls lies in others.
So the folder's name is a hash of all of them, and of what compiles them.
"""

import logging
import os
import platform
import shutil
import sys
import tempfile
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from pickletools import genops

SOURCES = Path(__file__).parents[1]
PREFIX = "kernel-"
KEPT = 5  # folders of other versions or places, for whoever goes back and forth between them

log = logging.getLogger(__name__)


def sources() -> list[Path]:
    """The files whose functions can be compiled."""
    return sorted(path for name in ("core", "kernel") for path in (SOURCES / name).glob("*.py"))


def fingerprint() -> str:
    """A name for these sources and what compiles them here."""
    mark = blake2b(digest_size=10)
    made_by = (version("numba"), version("llvmlite"), sys.version, platform.machine())
    mark.update("\0".join(made_by).encode())
    for path in sources():
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


def folder_name() -> str:
    """Of all that Numba asks for as well: it takes nothing from what was compiled of the same
    sources in another place, written at another time, or for a processor that can do other things.
    """
    from numba.core.registry import cpu_target  # noqa: PLC0415 - a heavy, optional package

    processor = cpu_target.target_context.codegen().magic_tuple()
    mark = blake2b(f"{fingerprint()}\0{processor}".encode(), digest_size=10)
    for path in sources():
        mark.update(f"\0{path}\0{path.stat().st_mtime_ns}".encode())
    return PREFIX + mark.hexdigest()


def root() -> Path:
    """SWITCH_CACHE, else the user's folder for such things."""
    chosen = os.environ.get("SWITCH_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "switch"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "switch"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "switch"


@cache
def cache_folder() -> Path:
    """This version's folder, made and looked through; where there can be none, one that is gone
    with this process."""
    folder = root() / folder_name()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        for path, fault in damaged(folder):
            log.warning("%s is damaged (%s); it is made anew.", path, fault)
            path.unlink(missing_ok=True)
        forget_old(folder)
    except OSError:
        log.warning(
            "Nothing can be kept in %s: the kernel is compiled at every start. Choose a folder "
            "that can be written with the variable SWITCH_CACHE.",
            root(),
        )
        return _short_lived()
    return folder


def damaged(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files that nobody can unpickle, and why; Numba makes what is not there."""
    for path in sorted(folder.rglob("*.nb[ci]")):
        try:
            with path.open("rb") as file:
                deque(genops(file), maxlen=0)  # to the end, building nothing
                while file.peek(1):
                    deque(genops(file), maxlen=0)
        except Exception as fault:
            yield path, type(fault).__name__


def sums(folder: Path, names: Iterable[str]) -> dict[str, list[int]]:
    """Size and CRC-32 of each file in the folder; of one that cannot be read none."""
    found = {}
    for name in names:
        try:
            data = (folder / name).read_bytes()
        except (OSError, ValueError):
            continue
        found[name] = [len(data), zlib.crc32(data)]
    return found


def forget_old(folder: Path) -> None:
    others = [path for path in folder.parent.glob(f"{PREFIX}*") if path != folder]
    for path in sorted(others, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def _short_lived() -> Path:
    """In a root of its own, which can be another process's SWITCH_CACHE."""
    place = tempfile.TemporaryDirectory(prefix="switch-kernel-")
    _ALIVE.append(place)
    folder = Path(place.name) / folder_name()
    folder.mkdir()
    return folder


_ALIVE: list[tempfile.TemporaryDirectory[str]] = []  # removed when the interpreter ends
