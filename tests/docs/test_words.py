"""The pages know every clause, code, event, command, option and rule set that the program knows."""

import re
from pathlib import Path
from typing import get_args

from switch import engine, rulesets
from switch.cli.main import COMMANDS
from switch.engine.events import Event
from switch.engine.reasons import CLAUSES
from switch.rulesets.options import OPTIONS

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def clauses() -> set[str]:
    """A heading each in rules.md, a row of a table each in house-rules.md; both with an anchor."""
    anchor = r'<a id="r(\d+\.\d+)"></a>\1 '
    headings = re.findall(f"^#+ {anchor}", text("docs/rules.md"), re.MULTILINE)
    rows = re.findall(rf"^\| {anchor}\|", text("docs/house-rules.md"), re.MULTILINE)
    assert {number.split(".")[0] for number in headings} == set("1234")
    assert {number.split(".")[0] for number in rows} == {*"56789", "10", "11"}
    assert len(headings) + len(rows) == len({*headings, *rows})
    return {*headings, *rows}


def clauses_with_tests() -> set[str]:
    names = (
        match
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        for match in re.findall(r"def test_r(\d+)_(\d+)_", file.read_text(encoding="utf-8"))
    )
    return {f"{part}.{number}" for part, number in names}


def test_every_clause_has_a_test_named_after_it() -> None:
    assert clauses() - clauses_with_tests() == set()


def test_no_test_is_named_after_a_clause_that_is_none() -> None:
    assert clauses_with_tests() - clauses() == set()


def test_every_clause_that_a_refusal_or_an_option_names_is_in_the_rules() -> None:
    named = {*CLAUSES.values(), *(option.clause for option in OPTIONS)}
    for ruleset in map(rulesets.get, rulesets.ids()):
        named |= set(ruleset.clauses.values())
        assert set(ruleset.clauses) <= set(CLAUSES)
    assert named - clauses() == set()


def test_the_notation_lists_every_refusal_code() -> None:
    page = text("docs/notation.md")
    assert [code for code in CLAUSES if f"`{code}`" not in page] == []


def test_the_notation_lists_every_event() -> None:
    page = text("docs/notation.md")
    types = [kind.type for kind in get_args(Event)]
    assert len(types) == 27
    assert [kind for kind in get_args(Event) if getattr(engine, kind.__name__) is not kind] == []
    assert [word for word in types if f"`{word}`" not in page] == []


def test_every_command_in_the_pages_exists_and_every_command_is_in_them() -> None:
    named = {
        word
        for page in PAGES
        for word in re.findall(r"`switch ([a-z]+)", page.read_text(encoding="utf-8"))
    }
    assert named == set(COMMANDS)


def test_every_rule_set_is_in_the_readme_and_in_the_rules() -> None:
    for page in ("README.md", "docs/rules.md"):
        assert [name for name in rulesets.ids() if f"**{name}**" not in text(page)] == []
