"""The decision records: numbered without gaps, of one form, all in the list."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
RECORDS = sorted(FOLDER.glob("[0-9]*.md"))


def test_the_numbers_have_no_gap() -> None:
    assert [int(record.name[:4]) for record in RECORDS] == list(range(1, len(RECORDS) + 1))


def test_the_list_names_every_record_with_its_title() -> None:
    listed = re.findall(
        r"^- \[(.+)\]\((.+\.md)\)", (FOLDER / "README.md").read_text(), re.MULTILINE
    )
    titles = [(record.read_text().splitlines()[0], record.name) for record in RECORDS]
    assert [(f"# {title}", name) for title, name in listed] == titles


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name)
def test_a_record_has_context_choice_and_consequences(record: Path) -> None:
    headings = re.findall(r"^## (.+)$", record.read_text(), re.MULTILINE)
    assert headings[:3] == ["Context", "Choice", "Consequences"]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name)
def test_a_record_fits_a_page(record: Path) -> None:
    assert len(record.read_text().split()) <= 500
