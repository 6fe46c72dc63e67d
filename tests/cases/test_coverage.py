"""Every situation of ids.toml is shown right by a test with its id in the name, or is listed with
the clause or option that decides it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).parents[1]
HERE = Path(__file__).parent
PAGE_TESTS = TESTS.parent / "web"
RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")

LEVELS: dict[str, str] = tomllib.loads((HERE / "ids.toml").read_text(encoding="utf-8"))
EXCUSED: dict[str, dict[str, str]] = tomllib.loads(
    (HERE / "not_applicable.toml").read_text(encoding="utf-8")
)
CLAUSES = re.findall(r'^### <a id="r(\d\.\d+)"></a>', RULES, re.MULTILINE)
ON_THE_PAGE = re.compile(r"""\b(?:it|test)(?:\.each\([^)]*\))?\(\s*["'`]([^"'`]+)""")


def test_names() -> set[str]:
    """The names of all tests, of Python and of the page, with `-` written as `_`."""
    found = {
        name
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
    }
    for path in [*PAGE_TESTS.glob("src/**/*.test.ts"), *PAGE_TESTS.glob("tests/**/*.ts")]:
        found.update(ON_THE_PAGE.findall(path.read_text(encoding="utf-8")))
    return {name.replace("-", "_") for name in found}


NAMES = test_names()
del test_names


def has_test(word: str) -> bool:
    wanted = re.compile(rf"(?<![A-Za-z0-9]){word}(?![0-9])", re.IGNORECASE)
    return any(wanted.search(name) for name in NAMES)


def test_the_list_is_whole() -> None:
    assert len(LEVELS) == 133
    assert set(LEVELS.values()) == {"engine", "service", "ui"}


def test_a_case_has_a_test_or_a_reason() -> None:
    tested = {case for case in LEVELS if has_test(case.replace("-", "_"))}
    assert sorted(set(LEVELS) - tested - set(EXCUSED)) == []
    assert sorted(tested & set(EXCUSED)) == []


def test_every_reason_is_about_a_case_and_names_a_clause_or_an_option() -> None:
    assert set(EXCUSED) <= set(LEVELS)
    for case, entry in EXCUSED.items():
        assert set(entry) == {"decided_by", "why"}, case
        assert len(entry["why"]) > 20, case
        clauses = re.findall(r"\d\.\d+", entry["decided_by"])
        assert clauses or "later" in entry["decided_by"], case
        assert set(clauses) <= set(CLAUSES), case


def test_the_clauses_are_numbered_without_gaps() -> None:
    last = {"1": 16, "2": 11, "3": 6, "4": 11}
    first = {"1": 1, "2": 0, "3": 0, "4": 0}
    right = [f"{part}.{n}" for part in last for n in range(first[part], last[part] + 1)]
    assert right == CLAUSES
