"""What the documentation tells people to type works, and its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def code(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def made() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_a_game_in_ten_lines_of_python() -> None:
    (example,) = code(README, "python")
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 10
    played = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"Seat [0-3] wins after \d+ actions\.\n", played.stdout)


def test_the_readme_says_how_to_play_and_how_to_test() -> None:
    commands = "\n".join(code(README, "sh"))
    assert "make play" in commands
    assert "make test" in commands


def test_the_build_machine_runs_the_readmes_test_command() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text().splitlines()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_in_a_page_exists(page: Path) -> None:
    named = set(re.findall(r"(?:`|^)make ([a-z][a-z-]*)", page.read_text(), re.MULTILINE))
    assert named <= made()


def test_make_help_lists_every_target() -> None:
    helped = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for target in made() - {"help"}:
        assert f"make {target} " in helped.stdout


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_in_a_page_leads_to_a_file(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    inside = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_path_in_a_page_exists(page: Path) -> None:
    """`src/switch/…` and the like in code quotes; a path with … or <…> or * is a pattern."""
    named = re.findall(
        r"`((?:src|tests|docs|web|scripts|locks|benchmarks)/[\w./-]*)`", page.read_text()
    )
    assert [name for name in named if not (ROOT / name).exists()] == []


SPOKEN = [*PAGES, *sorted((ROOT / "src").rglob("*.py")), *sorted((ROOT / "src").rglob("*.ftl"))]
IN_PASSING = {"protocol.md", "rules.md"}  # they name a command without asking anybody to type it
TYPED = re.compile(r"^(switch|python3? -m) |`(switch [a-z]+ |python3? -m )", re.MULTILINE)


def test_nobody_is_sent_to_a_strangers_package_or_another_python() -> None:
    """The "switch" of the package index is not this one, and pip alone may be any Python's."""
    told = [
        path for path in SPOKEN if re.search(r"(?<!-m )\bpip3? install", path.read_text("utf-8"))
    ]
    assert [name_of(path) for path in told] == []


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=name_of
)
def test_a_page_with_commands_says_first_how_they_are_found(page: Path) -> None:
    text = page.read_text("utf-8")
    typed = TYPED.search(text)
    if typed and page.name not in IN_PASSING:
        assert ". .venv/bin/activate`" in text[: text.find("\n## ", typed.start())]
