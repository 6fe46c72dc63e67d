"""The lamp by the hand, and the look back after a round: on the page, with a real search behind."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.positions import position
from tests.e2e.table import Table
from tests.e2e.test_accessible import serious

Start = Callable[..., Table]
Box = dict[str, float]
Friends = Callable[..., tuple[Table, Table]]
# Both nines together go out at once; one alone leaves the other in the hand.
WON = position("classic", ["9H 9S", "4H", "4C 5C 6C"], pile="9D", stock="KS TC TD 3C 5D")
SIZES: dict[str, dict[str, Any]] = {"phone": {"touch": True}, "wide": {}}


def box(element: Locator) -> Box:
    return cast("Box", element.evaluate("el => el.getBoundingClientRect().toJSON()"))


@pytest.mark.parametrize("kind", SIZES)
def test_a_hint_is_told_in_words_and_done_by_one_tap(
    start: Start, pictures: Path, kind: str
) -> None:
    table = start("classic", WON, **SIZES[kind])
    table.press("hint-button")
    sheet = table.get("hint-sheet")
    best = sheet.get_by_role("button", name="Do this").first
    expect(best).to_have_accessible_name(
        "Do this: nine of hearts, nine of spades, wins 100 of 100 rounds, between 99 and 100"
    )
    expect(best).to_contain_text("100 % (99–100)")
    expect(best.get_by_text("Do this")).to_be_visible()
    assert box(sheet)["bottom"] <= box(table.get("hand"))["top"], "the hand stays in sight"
    assert serious(table.page) == []
    table.page.screenshot(path=pictures / f"hint-{kind}.png")
    assert table.commands() == [], "nothing is laid by itself"
    best.click()
    expect(table.get("round-over")).to_contain_text("You win the round!")
    assert table.commands() == [["9H", "9S"]]
    assert {"type": "hinted", "seat": 0} in table.events(0)


def test_a_turn_with_one_choice_says_which_card_it_is(start: Start) -> None:
    table = start("classic", position("classic", ["9H 4C", "KD QD"], pile="9S", stock="KC TC"))
    table.press("hint-button")
    sheet = table.get("hint-sheet")
    expect(sheet.get_by_role("heading", name="Only nine of hearts can be laid")).to_be_visible()
    expect(sheet.get_by_role("button", name="Do this: nine of hearts")).to_contain_text("Do this")


def test_a_key_asks_and_escape_goes_back_to_the_lamp(start: Start) -> None:
    """Also where what happens is shown in its time."""
    table = start("classic", WON, slow=True)
    table.until_ready()
    table.key("i")
    expect(table.get("hint-sheet").get_by_role("button", name="Do this").first).to_be_visible()
    table.key("Escape")
    expect(table.get("hint-sheet")).to_have_count(0)
    expect(table.get("hint-button")).to_be_focused()
    assert table.commands() == []


def test_looking_back_shows_what_the_turn_cost(start: Start, pictures: Path) -> None:
    """One nine was laid where both would have won; the rival's four of hearts goes out."""
    table = start("classic", WON, touch=True)
    table.hold("9H")
    table.press("main-action")
    expect(table.get("round-over")).to_contain_text("wins the round")
    table.press("look-back-button")
    told = table.get("look-back")
    expect(told).to_be_visible()
    first = told.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"would win 100 of 100 \(9\d to 100\)"))
    for label in ("You did", "Best"):
        expect(first.get_by_text(label, exact=True)).to_be_visible()
    cards = first.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert cards == ["9H", "9H", "9S", "9D", "9H", "9S"], "laid, better, on top, in hand"
    expect(told.get_by_role("heading")).to_be_focused()
    assert serious(table.page) == []
    table.page.screenshot(path=pictures / "look-back.png")


def test_two_people_have_no_lamp_of_themselves(friends: Friends) -> None:
    plan = position("classic", ["9H 4C", "KD QD"], pile="9S")
    host, guest = friends("classic", plan)
    for table in (host, guest):
        expect(table.get("hint-button")).to_have_count(0)
