"""Duel by clicks: one card a turn, drawing though something fits, wilds, the open pile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.positions import position
from tests.e2e.table import Table

Start = Callable[..., Table]
BY_MOUSE_AND_TOUCH = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
PLAN = position("duel", ["2R WW 4B", "3Y 5Y"], pile="1R 2G", stock="6G 7B 1B 2B 3B")


@BY_MOUSE_AND_TOUCH
def test_one_may_draw_though_something_fits(start: Start, *, touch: bool) -> None:
    table = start("duel", PLAN, touch=touch)
    table.expect_state("2R", "playable")
    table.press("stock" if touch else "side-action")
    table.expect_hand("2R WW 4B 6G")
    assert table.commands()[0] == ["draw"]


@BY_MOUSE_AND_TOUCH
def test_a_wild_and_its_colour_are_one_command(start: Start, *, touch: bool) -> None:
    table = start("duel", PLAN, touch=touch)
    version = table.look().v
    table.tap("WW")
    table.press("suit-cancel")
    assert table.look().v == version
    assert table.commands() == []
    table.tap("WW")
    table.press("suit-B")
    expect(table.get("suit-in-force")).to_have_attribute("data-suit", "B")
    assert table.commands() == [["WW", "suit:B"]]


def test_the_whole_pile_can_be_seen(start: Start) -> None:
    table = start("duel", PLAN)
    table.press("peek")
    tiles = table.get("open-cards").locator("ol [data-card]")
    assert [tile.get_attribute("data-card") for tile in tiles.all()] == ["2G", "1R"]


@pytest.mark.parametrize("how", ["main-action", "stock"])
def test_a_debt_is_taken_whole_and_answered_by_nothing(start: Start, how: str) -> None:
    plan = position("duel", ["DR 4B", "3Y 5Y"], pile="1R DG", stock="6G 7B 1B 2B 3B 4G", pending=2)
    table = start("duel", plan)
    expect(table.get("debt")).to_have_text("+2")
    table.expect_state("DR", "plain")
    table.tap("DR")
    expect(table.get("toast")).to_be_visible()
    table.press(how)
    expect(table.get("count-0")).to_have_text("4")
    expect(table.get("debt")).to_have_count(0)
    assert table.commands() == [["draw"]]


def test_two_equal_cards_are_two_cards_and_one_is_laid(start: Start) -> None:
    table = start("duel", position("duel", ["WW WW 4B", "3Y 5Y"], pile="1R 2G"))
    cards = table.get("hand").locator("[data-card=WW]")
    expect(cards).to_have_count(2)
    table.tap("WW")
    table.press("suit-R")
    expect(cards).to_have_count(1)
    assert table.commands() == [["WW", "suit:R"]]
