"""No serious fault of accessibility; a round by keys alone; what a reader is told."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.positions import position
from tests.e2e.table import Sight, Table

Start = Callable[..., Table]
Friends = Callable[..., tuple[Table, Table]]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Axe is handed to the page by the browser, past its policy, which allows no script of ours.
# A card is named in words ("nine of hearts") where its picture shows a 9: no mismatch of a label.
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}


def serious(page: Page) -> list[str]:
    page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    found = page.evaluate("(rules) => axe.run(document, rules)", RULES)["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("touch", [False, True], ids=["wide", "phone"])
def test_the_first_page_has_no_serious_fault(visit: Visit, *, touch: bool) -> None:
    table = visit(touch=touch)
    for ruleset in ("classic", "duel", "last-card"):
        table.page.goto("/")
        table.choose(ruleset, 2, "easy", "Ada")
        assert serious(table.page) == []


@pytest.mark.parametrize("touch", [False, True], ids=["wide", "phone"])
def test_the_table_and_its_dialogs_have_no_serious_fault(start: Start, *, touch: bool) -> None:
    table = start(
        "classic", position("classic", ["AH 7S 2S 9D", "KD QD", "JD"], pile="9S"), touch=touch
    )
    found = serious(table.page)
    sheets = {"rules-button": "rules", "settings-button": "settings", "log-button": "log-sheet"}
    for button, sheet in sheets.items():
        if not table.get(button).is_visible():
            continue
        table.press(button)
        expect(table.get(sheet)).to_be_visible()
        found += serious(table.page)
        table.press("sheet-close")
    table.tap("7S")
    table.expect_state("2S", "raised")
    found += serious(table.page)
    table.press("take-back")
    table.tap("AH")
    expect(table.get("suit-dialog")).to_be_visible()
    found += serious(table.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
def test_a_table_with_a_debt_and_the_end_of_a_round_have_no_serious_fault(
    start: Start, ruleset: str
) -> None:
    hands = ["2R", "3B 5B"] if ruleset == "duel" else ["9H", "KD QD"]
    pile = "5R" if ruleset == "duel" else "9S"
    owing = {
        "classic": position("classic", ["KH 4H", "KD QD"], pile="2S", pending=4),
        "duel": position("duel", ["1R 4B", "3B 5B"], pile="DY", pending=2),
        "last-card": position("last-card", ["KH 4H", "KD"], pile="2S", pending=4, exposed=1),
    }[ruleset]
    table = start(ruleset, position(ruleset, hands, pile=pile), owing)
    table.tap(hands[0])
    expect(table.get("round-over")).to_be_visible()
    found = serious(table.page)
    table.press("next-round")
    expect(table.get("debt")).to_be_visible()
    found += serious(table.page)
    assert not found, "\n".join(found)


def keys_for(sight: Sight) -> list[str]:
    """How somebody without a pointer would do what can be done now."""
    if sight.dialog == "suit-dialog":
        return ["S"] if not any(card[1] in "RBGY" for card in sight.hand) else ["R"]
    raised = sight.those("raised")
    if raised:
        return ["l"]
    playable = sight.those("playable")
    if playable:
        return ["h", "Home", *["ArrowRight"] * sight.hand.index(playable[0]), "Enter"]
    return ["d"] if sight.main not in ("lay", "end") else ["l"]


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
def test_a_whole_round_can_be_played_by_keys_alone(visit: Visit, ruleset: str) -> None:
    table = visit()
    table.page.goto("/")
    walk_to(table.page, f"ruleset-{ruleset}", of="ruleset-classic")
    tab_to(table.page, "start")
    table.key("Enter")
    sight = table.until_ready()
    for _ in range(300):
        if sight.dialog == "round-over":
            break
        for key in keys_for(sight):
            table.key(key)
        sight = table.until_ready(sight)
    expect(table.get("round-over")).to_be_visible()
    expect(table.get("next-round")).to_be_focused()
    table.key("Enter")
    expect(table.get("round-over")).to_have_count(0)
    expect(table.get("table")).to_have_attribute("data-phase", "round")


def walk_to(page: Page, testid: str, of: str) -> None:
    """To a radio button of the group that begins with ``of``."""
    tab_to(page, of)
    for _ in range(3):
        if page.get_by_test_id(testid).evaluate("(el) => el === document.activeElement"):
            return
        page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id(testid)).to_be_focused()


def tab_to(page: Page, testid: str) -> None:
    target = page.get_by_test_id(testid)
    for _ in range(30):
        page.keyboard.press("Tab")
        if target.evaluate("(el) => el === document.activeElement"):
            return
    expect(target).to_be_focused()


def test_the_focus_goes_to_a_neighbour_of_a_card_that_was_laid(start: Start) -> None:
    table = start("classic", position("classic", ["9H 9D KD", "QC JC TC"], pile="9S"))
    for key in ("h", "Home", "Enter"):
        table.key(key)
    table.expect_hand("9D KD")
    focused = table.page.evaluate(
        "() => document.activeElement.closest('[data-testid=hand]') !== null"
    )
    assert focused


def test_the_hand_is_one_stop_and_a_card_says_what_it_is(start: Start) -> None:
    table = start("classic", position("classic", ["9H 4D KD", "QC JC TC"], pile="9S"))
    stops = table.get("hand").locator("button[tabindex='0']")
    expect(stops).to_have_count(1)
    expect(table.card("9H")).to_have_accessible_name("nine of hearts, playable, 1 of 3")
    expect(table.card("4D")).to_have_accessible_name("four of diamonds, 2 of 3")
    table.hold("9H")
    expect(table.card("9H")).to_have_accessible_name("nine of hearts, marked as number 1, 1 of 3")


SPOKEN = """
() => {
  window.spoken = [];
  for (const id of ["live", "live-turn"]) {
    const region = document.querySelector(`[data-testid="${id}"]`);
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) {
          if (node.textContent.trim()) window.spoken.push([id, node.textContent.trim()]);
        }
      }
    }).observe(region, { childList: true, subtree: true, characterData: true });
  }
}
"""


def spoken(table: Table, region: str) -> list[str]:
    said: list[Any] = table.page.evaluate("() => window.spoken")
    return [text for place, text in said if place == region]


def test_every_event_is_spoken_once_and_your_turn_once_a_turn(friends: Friends) -> None:
    plan = position("last-card", ["9H KS 4D 6C", "9C 8C 5D 3D"], pile="9S", stock="6S 2H 3H")
    host, guest = friends("last-card", plan)
    host.page.evaluate(SPOKEN)
    for table, card in ((host, "9H"), (guest, "9C"), (host, "6C"), (guest, "8C")):
        table.until_ready()
        table.tap(card)
    host.press("main-action")  # stands: there is no eight
    guest.until_ready()
    expect(host.get("live")).to_contain_text("You stand for a turn")
    said = spoken(host, "live")
    assert [re.sub(r"\s+", " ", line) for line in said] == [
        "You lay nine of hearts.",
        "Gus lays nine of clubs.",
        "You lay six of clubs.",
        "Gus lays eight of clubs.",
        "You stand for a turn.",
    ]
    turns = spoken(host, "live-turn")
    assert len(turns) == 2
    assert turns[0].startswith("Your turn")
    assert "eight" in turns[1]


def test_who_comes_late_is_not_told_the_whole_past(start: Start) -> None:
    table = start("classic", position("classic", ["9H 4D", "QC JC TC"], pile="9S"))
    table.tap("9H")
    table.expect_hand("4D")
    table.until_ready()
    table.page.reload()
    table.until_ready()
    assert len(table.said()) == 1
    expect(table.get("live-turn").locator("p")).to_have_count(1)


def test_the_key_that_draws_also_stands_and_keeps_where_the_stock_does_neither(
    start: Start,
) -> None:
    plan = position("last-card", ["7H KS", "TC 4C 5C"], pile="8S", stock="2C 9D", skip=True)
    table = start("last-card", plan)
    table.expect_hand("7H KS")
    expect(table.get("stock")).to_be_disabled()
    table.key("d")
    sight = table.until_ready()
    assert table.commands() == [["pass"]]
    assert len(sight.hand) == 2


def test_keys_ask_for_the_turn_and_the_counts(start: Start) -> None:
    table = start("classic", position("classic", ["9H 4D", "QC JC TC"], pile="9S", stock="2C 3C"))
    table.key("t")
    expect(table.get("live")).to_contain_text("Your turn")
    expect(table.get("live")).to_contain_text("In force: Spades")
    expect(table.get("live")).to_contain_text("Stock: 2 cards")
    table.key("n")
    expect(table.get("live")).to_contain_text(": 2.")
    expect(table.get("live").locator("p").last).to_contain_text(": 3")
