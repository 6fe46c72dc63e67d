"""What holds for every file that is committed."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".md", ".sh"}
LONGEST = 400

# Places that exist on one machine only. In pieces, so that this file does not hold them itself.
FORBIDDEN = [
    "/" + "work/",
    "/" + "root/",
    "/opt/" + "pypi",
    "pypi" + ".org",
    "python" + "hosted",
    "npmjs" + ".",
    "deb.debian" + ".org",
]


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def text_of(path: Path) -> str:
    """Empty for a picture or another file that is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {name_of(p): len(text_of(p).splitlines()) for p in tracked() if p.suffix in CODE}
    assert lengths, "git lists no file"
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = {
        (name_of(path), word) for path in tracked() for word in FORBIDDEN if word in text_of(path)
    }
    assert found == set()


def test_what_the_build_makes_is_not_tracked() -> None:
    made = ("src/switch/server/static/", "web/node_modules/", "web/dist/", ".venv/")
    assert [name_of(p) for p in tracked() if name_of(p).startswith(made)] == []


@pytest.mark.parametrize("lock", sorted((ROOT / "locks").glob("*.txt")), ids=name_of)
def test_every_locked_package_has_one_version_and_a_hash(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", lock.read_text().strip())
    assert len(entries) > 1
    for entry in entries:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==[^\s]+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_games_lock_has_the_versions_that_are_tested() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (ROOT / "locks" / name).read_text(), re.MULTILINE))

    assert pins("play.txt") <= pins("dev.txt")


def test_every_locked_web_package_has_a_hash_and_no_address() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock
