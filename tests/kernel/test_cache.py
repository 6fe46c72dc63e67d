"""The compiled kernel's cache: kept, renewed, damaged, not to be had at all; and no Numba."""

import os
import pickle
import shutil
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.kernel.small import COMPILED, PLAIN, SEARCH, SERVE, Small, make

NOWHERE = "/proc/1/nowhere"  # not even root can write there
NO_COMPILER = "sys.executable = '/bin/false'\n"  # whoever starts one fails


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Small:
    return make(tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="module")
def warm(small: Small, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that one process has filled."""
    cache = tmp_path_factory.mktemp("warm")
    done = small.run(SERVE, cache)
    first, last, folder = done.stdout.splitlines()
    assert (first, last, done.stderr) == (PLAIN, COMPILED, "")
    assert Path(folder).parent == cache
    assert (Path(folder) / "kernel.search.warm").exists()
    assert list(Path(folder).rglob("*.nbc"))
    return cache


def lines(small: Small, cache: Path | str, code: str = SERVE) -> tuple[list[str], str]:
    """What it said, and what it complained about; it has lived to its end."""
    done = small.run(code, cache)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.splitlines(), done.stderr


def copied(warm: Path, tmp_path: Path) -> Path:
    cache = tmp_path / "cache"
    for path in warm.rglob("*"):
        if path.is_file():
            to = cache / path.relative_to(warm)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(path.read_bytes())
    return cache


def test_what_is_compiled_already_needs_no_other_process(small: Small, warm: Path) -> None:
    said, complaint = lines(small, warm, NO_COMPILER + SERVE)
    assert said[:2] == [PLAIN, COMPILED]
    assert complaint == ""


def test_whoever_cannot_compile_plays_on_as_before_and_says_so(
    small: Small, tmp_path: Path
) -> None:
    said, complaint = lines(small, tmp_path, NO_COMPILER + SERVE)
    assert said[:2] == [PLAIN, PLAIN]
    assert complaint.count("\n") == 1
    assert "the players stay on CPython" in complaint


def truncated(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def garbage(_: bytes) -> bytes:
    return b"\xff" * 99


def empty(_: bytes) -> bytes:
    return b""


def something_else(_: bytes) -> bytes:
    """What Numba could unpickle, and takes for an index of its own version."""
    return pickle.dumps(version("numba")) + pickle.dumps("mine")


def flipped(whole: bytes) -> bytes:
    """A bit of the machine code: Numba would load it, and run it."""
    at = whole.index(b".text")
    return whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]


DAMAGES = [
    (truncated, "nbc"), (garbage, "nbi"), (empty, "nbc"), (something_else, "nbc"),
    (something_else, "nbi"), (flipped, "nbc"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "kind"), DAMAGES)
def test_damaged_files_are_made_anew(
    small: Small, warm: Path, tmp_path: Path, damage: Callable[[bytes], bytes], kind: str
) -> None:
    cache = copied(warm, tmp_path)
    (file,) = cache.rglob(f"*.{kind}")
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    said, complaint = lines(small, cache)
    assert "is damaged" in complaint
    assert said[1] == COMPILED
    again, complaint = lines(small, cache, NO_COMPILER + SERVE)
    assert (again[1], complaint) == (COMPILED, "")


@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        ("nbc", None), ("nbi", None), ("nbc", b"[1]"),
        ("nbc", b'{"/etc/passwd": [1, 2], "\\u0000": 3}'),
    ],
)  # fmt: skip
def test_files_that_nobody_vouches_for_are_made_anew_too(
    small: Small, warm: Path, tmp_path: Path, kind: str, mark: bytes | None
) -> None:
    cache = copied(warm, tmp_path)
    (file,), (marked,) = cache.rglob(f"*.{kind}"), cache.rglob("*.warm")
    file.write_bytes(something_else(b""))
    marked.unlink()
    if mark is not None:
        marked.write_bytes(mark)
    assert lines(small, cache)[0][1] == COMPILED
    again, complaint = lines(small, cache, NO_COMPILER + SERVE)
    assert (again[1], complaint) == (COMPILED, "")


def test_files_of_others_in_the_folder_do_no_harm(small: Small, warm: Path, tmp_path: Path) -> None:
    cache = copied(warm, tmp_path)
    (folder,) = cache.iterdir()
    (cache / "notes.txt").write_text("mine")
    (folder / "notes.txt").write_bytes(b"\0\xff")
    said, complaint = lines(small, cache, NO_COMPILER + SERVE)
    assert (said[1], complaint) == (COMPILED, "")
    assert (cache / "notes.txt").read_text() == "mine"


def test_a_file_in_place_of_the_folder(small: Small, tmp_path: Path) -> None:
    """Compiled all the same, into a folder that ends with the process."""
    file = tmp_path / "file"
    file.write_text("mine")
    said, complaint = lines(small, file)
    assert said[:2] == [PLAIN, COMPILED]
    assert f"Nothing can be kept in {file}" in complaint
    assert "SWITCH_CACHE" in complaint
    assert "Errno" not in complaint
    assert "compiled at every start" in complaint
    assert not Path(said[2]).exists()
    assert file.read_text() == "mine"


def test_a_folder_that_cannot_be_written(small: Small) -> None:
    said, complaint = lines(small, NOWHERE)
    assert said[:2] == [PLAIN, COMPILED]
    assert f"Nothing can be kept in {NOWHERE}" in complaint


def test_one_process_compiles_for_another_that_has_no_cache(small: Small, tmp_path: Path) -> None:
    """What the second compiles is what the first loads: else it would stand still meanwhile."""
    code = """
before = hosts.warm
def loads(name):
    assert hosts.is_warm(name)
    assert list(folder.cache_folder().rglob("*.nbc"))
    before(name)
hosts.warm = loads
"""
    file = tmp_path / "file"
    file.touch()
    assert lines(small, file, code + SERVE)[0][1] == COMPILED


def test_changed_sources_have_a_folder_of_their_own_and_old_ones_go(
    tmp_path: Path,
) -> None:
    small = make(tmp_path / "tree")
    cache = tmp_path / "cache"
    (first, *_), _ = lines(small, cache, "print(folder.cache_folder())\n")
    names = {Path(first).name}
    for number in range(7):
        small.write(SEARCH + f"\n# version {number}\n")
        (now, *_), _ = lines(small, cache, "print(folder.cache_folder())\n")
        names.add(Path(now).name)
    assert len(names) == 8
    left = [path.name for path in cache.iterdir()]
    assert len(left) == 6
    assert Path(now).name in left


def moved(tree: Path) -> Small:
    """The same sources in another place."""
    shutil.copytree(tree, tree.with_name("moved"))  # with the times of the first
    return Small(tree.with_name("moved"))


def touched(tree: Path) -> Small:
    os.utime(tree / "switch" / "kernel" / "search.py", (1_000_000_000, 1_000_000_000))
    return Small(tree)


@pytest.mark.parametrize("change", [moved, touched])
def test_what_numba_will_not_take_from_the_cache_is_no_cache_of_ours(
    tmp_path: Path, change: Callable[[Path], Small]
) -> None:
    """Else the server that trusts it would compile in its own process, and stand still."""
    small = make(tmp_path / "first")
    lines(small, tmp_path / "cache")
    said, complaint = lines(change(small.tree), tmp_path / "cache", NO_COMPILER + SERVE)
    assert said[1] == PLAIN
    assert "the players stay on CPython" in complaint


def test_nor_what_was_compiled_for_a_processor_that_can_do_more(
    small: Small, warm: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CPU_FEATURES", "")
    said, _ = lines(small, copied(warm, tmp_path), NO_COMPILER + SERVE)
    assert said[1] == PLAIN


def test_a_kernel_that_does_not_compile_leaves_the_players_on_cpython(tmp_path: Path) -> None:
    small = make(tmp_path / "tree")
    small.write(SEARCH.replace("found = 0", "found = 0 if times else None if v else ''"))
    said, complaint = lines(small, tmp_path / "cache")
    assert said[:2] == [PLAIN, PLAIN]
    assert complaint.count("\n") == 1
    assert "the players stay on CPython" in complaint


READ_ONLY = """
import numpy
v = numpy.frombuffer(bytes(24), "int64")
try:
    hosts.NATIVE.module("kernel.search").total(v, 3, 7)
except Exception:
    print("refused")
print(v.tolist())
"""


def test_a_vector_that_must_not_be_written_to_is_not(tmp_path: Path) -> None:
    small = make(tmp_path / "tree")
    small.write(SEARCH.replace("    found = 0\n", "    v[0] = times\n    found = 0\n"))
    said, _ = lines(small, tmp_path / "cache", READ_ONLY)
    assert said == ["refused", "[0, 0, 0]"]


def test_without_numba_everything_runs_and_it_is_said_once(small: Small, tmp_path: Path) -> None:
    code = "hosts.start_warming()\n" + SERVE + "print(hosts.native().compiled)\n"
    done = small.run(code, tmp_path, numba=False)
    assert done.stdout.splitlines() == [PLAIN, PLAIN, "", "False"]
    assert done.stderr.count("Numba is not installed") == 1
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
