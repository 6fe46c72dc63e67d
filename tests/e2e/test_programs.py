"""The host's programs on the page: they can be chosen, they play, and their faults are told."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.bots.test_process import FAULTY, GOOD
from tests.e2e.conftest import Visit
from tests.e2e.positions import position
from tests.e2e.served import Server

BOTS = f"Hal={sys.executable} {FAULTY} dies; Eve={GOOD['python']}"
PLAN = position("classic", ["9H 4D KD", "9C TC QC"], pile="9S", stock="6S 2H 3H 4H")


@pytest.fixture
def hosting(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "server"
    folder.mkdir()
    running = Server(folder, SWITCH_BOTS=BOTS)
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("lang", "label", "told"),
    [
        ("en", "Program Hal", "The program Hal has ended. The table makes the turn for it."),
        ("ru", "Программа Hal", "Программа Hal завершилась. За неё ходит сам стол."),
    ],
)
def test_a_program_that_fails_is_told_in_words_and_the_round_goes_on(
    hosting: Server, visit: Visit, lang: str, label: str, told: str
) -> None:
    table = visit(server=hosting, lang=lang)
    name = hosting.prepare(PLAN)
    table.page.goto("/")
    expect(table.get("rival-1").locator("option", has_text=label)).to_have_count(1)
    table.choose("classic", 2, "Hal", name)
    table.get("start").click()
    table.tap("9H")
    expect(table.get("log")).to_contain_text(told)
    expect(table.get("count-1")).to_have_text("2")  # its turn was made: it had three
    assert "no weights found" in hosting.complaints


def test_a_program_plays_and_its_name_is_on_its_seat(hosting: Server, visit: Visit) -> None:
    table = visit(server=hosting)
    table.open("classic", 2, "Eve", hosting.prepare(PLAN))
    expect(table.get("seat-1")).to_contain_text("Eve")
    table.tap("9H")
    table.expect_top("9C")
    assert hosting.complaints == ""


def test_a_program_that_is_gone_is_not_chosen_again(hosting: Server, visit: Visit) -> None:
    table = visit(server=hosting)
    table.open("classic", 2, "Eve", hosting.prepare(PLAN))
    table.page.goto("/")
    expect(table.get("rival-1")).to_have_value("Eve")
    hosting.stop()
    hosting._settings = {}
    hosting.start()
    table.page.reload()
    expect(table.get("rival-1")).to_have_value("normal")
    expect(table.get("rival-1").locator("option")).to_have_count(6)
