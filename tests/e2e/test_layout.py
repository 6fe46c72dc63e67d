"""From 1280×800 down to 320×568, with 1 to 30 cards, in four languages: all is there and whole."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.layout import LANGUAGES, check, faults
from tests.e2e.positions import position, rest
from tests.e2e.table import Table

Start = Callable[..., Table]
HANDS = (1, 2, 7, 14, 22, 30)


def hand_of(count: int) -> dict[str, object]:
    """Four seats; the own hand has ``count`` cards of all suits, some of which fit."""
    pile, others = "9S", ["KC QC 5C 6C 3C", "JC TC 2C", "AC"]
    free = rest("classic", pile, *others)
    step = len(free) // count
    hand = [free[i * step] for i in range(count)] if step > 1 else free[:count]
    return position("classic", [" ".join(hand), *others], pile=pile)


def look_at(start: Start, pictures: Path, count: int, *langs: str) -> None:
    found = []
    table = start("classic", hand_of(count))
    for lang in langs:
        table.press("settings-button")
        table.get("language").select_option(lang)
        table.press("sheet-close")
        found += check(table, pictures, f"hand{count:02}-{lang}")
        table.page.set_viewport_size({"width": 1280, "height": 800})
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("count", "lang"), [(1, "ru"), (2, "de"), (7, "nl"), (14, "ru"), (22, "en"), (30, "de")]
)
def test_a_hand_of_any_size_fits_every_window(
    start: Start, pictures: Path, count: int, lang: str
) -> None:
    look_at(start, pictures, count, lang)


@pytest.mark.long
@pytest.mark.parametrize("count", HANDS)
def test_a_hand_of_any_size_fits_every_window_in_every_language(
    start: Start, pictures: Path, count: int
) -> None:
    look_at(start, pictures, count, *LANGUAGES)


def test_an_upright_tablet_tells_what_just_happened(start: Start, pictures: Path) -> None:
    """The rival can lay neither what it holds nor what it draws."""
    plan = position("classic", ["9H 4C", "KD QD"], pile="9S", stock="KC TC 3C 6C 5C")
    table = start("classic", plan, size={"width": 820, "height": 1180})
    table.tap("9H")
    expect(table.get("log-line")).to_contain_text("draws a card")
    expect(table.get("log-line")).to_be_visible()
    table.until_ready()
    table.page.screenshot(path=pictures / "upright.png")
    assert faults(table.page, touch=False) == []


@pytest.mark.parametrize("width", [390, 360])
def test_a_narrow_bar_names_the_game_beside_all_its_tools(visit: Visit, width: int) -> None:
    table = visit(touch=True, size={"width": width, "height": 780})
    table.open("duel")
    expect(table.get("peek")).to_be_visible()
    name = table.page.get_by_role("banner").get_by_text("Duel", exact=True)
    expect(name).to_be_visible()
    assert name.evaluate("el => el.scrollWidth <= el.clientWidth"), "it is written out"
    assert faults(table.page, touch=True) == []
