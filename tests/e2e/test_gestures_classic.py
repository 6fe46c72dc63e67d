"""The gestures of classic: sets in an order, the cards after a seven, the suit of an ace."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.positions import position
from tests.e2e.table import Table

Start = Callable[..., Table]
BY_MOUSE_AND_TOUCH = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
NINES = position("classic", ["9H 9S 9D 4C", "KC QC 5C"], pile="9C")
SEVEN = position("classic", ["7S 2S KS TS 4D", "QH JH KH"], pile="9S")
ACE = position("classic", ["AH 4D 5C", "KD QD JD"], pile="9S")


def nothing_left_the_page(table: Table, version: int) -> None:
    assert table.commands() == []
    assert table.look().v == version


@BY_MOUSE_AND_TOUCH
def test_marked_cards_go_in_the_order_of_their_marks_at_one_click(
    start: Start, *, touch: bool
) -> None:
    table = start("classic", NINES, touch=touch)
    for number, card in enumerate(("9S", "9H", "9D"), 1):
        table.hold(card)
        expect(table.get(f"order-{card}")).to_have_text(str(number))
    table.tap("9H")
    table.expect_top("9D")
    table.expect_hand("4C")
    assert table.commands() == [["9S", "9H", "9D"]]


@BY_MOUSE_AND_TOUCH
def test_a_mark_can_be_taken_away_and_the_others_move_up(start: Start, *, touch: bool) -> None:
    table = start("classic", NINES, touch=touch)
    for card in ("9S", "9H", "9D"):
        table.hold(card)
    table.hold("9S")
    table.expect_state("9S", "playable")
    expect(table.get("order-9H")).to_have_text("1")
    expect(table.get("order-9D")).to_have_text("2")
    table.press("main-action")
    table.expect_top("9D")
    assert table.commands() == [["9H", "9D"]]


def test_escape_takes_all_marks_back(start: Start) -> None:
    table = start("classic", NINES)
    version = table.look().v
    table.hold("9S")
    table.hold("9H")
    table.key("Escape")
    for card in ("9S", "9H", "9D"):
        table.expect_state(card, "playable")
    nothing_left_the_page(table, version)


@BY_MOUSE_AND_TOUCH
def test_only_cards_of_the_first_ones_rank_can_be_marked_with_it(
    start: Start, *, touch: bool
) -> None:
    table = start("classic", NINES, touch=touch)
    table.hold("9S")
    table.hold("4C")  # fits on its own: the marks begin anew
    table.expect_state("4C", "marked")
    table.expect_state("9S", "playable")
    table.tap("9S")  # not marked: it goes alone
    table.expect_top("9S")
    assert table.commands() == [["9S"]]


def test_a_card_that_does_not_fit_says_why_and_stays(start: Start) -> None:
    table = start("classic", SEVEN)
    version = table.look().v
    table.tap("4D")
    expect(table.get("toast")).to_be_visible()
    table.expect_state("4D", "plain")
    nothing_left_the_page(table, version)


@BY_MOUSE_AND_TOUCH
def test_after_a_seven_clicks_lay_its_suit_in_order_and_a_hold_keeps_one_back(
    start: Start, *, touch: bool
) -> None:
    table = start("classic", SEVEN, touch=touch)
    table.tap("7S")
    for card in ("2S", "KS", "TS"):
        table.expect_state(card, "raised")
    table.expect_state("4D", "plain")
    expect(table.get("hint")).to_contain_text("in order")
    table.tap("KS")
    expect(table.get("order-7S")).to_have_text("1")
    expect(table.get("order-KS")).to_have_text("2")
    table.hold("TS")
    table.expect_state("TS", "kept")
    assert table.commands() == []
    table.tap("2S")  # the last open card: the turn is whole
    table.expect_top("2S")
    table.expect_hand("4D TS")
    assert table.commands() == [["7S", "KS", "2S"]]
    expect(table.get("debt")).to_have_count(0)  # a two after a seven has no effect


def test_the_turn_with_a_seven_can_end_at_once_or_be_taken_back(start: Start) -> None:
    table = start("classic", SEVEN)
    version = table.look().v
    table.tap("7S")
    table.tap("KS")
    table.press("take-back")
    table.expect_state("7S", "playable")
    table.expect_state("KS", "playable")
    nothing_left_the_page(table, version)
    table.tap("7S")
    table.expect_state("KS", "raised")
    table.press("main-action")
    table.expect_top("7S")
    assert table.commands() == [["7S"]]


@BY_MOUSE_AND_TOUCH
def test_the_suit_dialog_is_cancelled_without_a_trace(start: Start, *, touch: bool) -> None:
    table = start("classic", ACE, touch=touch)
    version = table.look().v
    table.tap("AH")
    expect(table.get("suit-dialog")).to_be_visible()
    table.press("suit-cancel")
    expect(table.get("suit-dialog")).to_have_count(0)
    table.expect_state("AH", "playable")
    table.expect_top("9S")
    table.tap("AH")
    table.key("Escape")
    expect(table.get("suit-dialog")).to_have_count(0)
    table.expect_state("AH", "playable")
    nothing_left_the_page(table, version)


@BY_MOUSE_AND_TOUCH
def test_a_card_and_its_suit_go_out_as_one_command(start: Start, *, touch: bool) -> None:
    table = start("classic", ACE, touch=touch)
    table.tap("AH")
    table.press("suit-C")
    expect(table.get("suit-in-force")).to_have_attribute("data-suit", "C")
    table.expect_top("AH")
    assert table.commands() == [["AH", "suit:C"]]


@pytest.mark.parametrize(
    ("ruleset", "card", "top"),
    [("classic", "AH", "9S"), ("duel", "WW", "2G"), ("last-card", "JH", "9S")],
)
def test_no_suit_is_asked_for_with_the_last_card(
    start: Start, ruleset: str, card: str, top: str
) -> None:
    others = "2R 3R" if ruleset == "duel" else "KD QD"
    table = start(ruleset, position(ruleset, [card, others], pile=top))
    table.tap(card)
    expect(table.get("round-over")).to_be_visible()
    expect(table.get("suit-dialog")).to_have_count(0)
    assert table.commands() == [[card]]
    expect(table.get("left-0")).to_have_text("0")
    expect(table.get("won-0")).to_have_text("1")
    expect(table.get("left-1")).to_have_text("2")


def test_dragging_a_card_or_the_stock_does_nothing(start: Start) -> None:
    table = start("classic", position("classic", ["9H KD", "QC JC"], pile="9S"))
    version = table.look().v
    mouse, pile = table.page.mouse, table.get("pile").bounding_box()
    assert pile is not None
    for thing in (table.card("9H"), table.get("stock")):
        box = thing.bounding_box()
        assert box is not None
        mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(pile["x"] + 20, pile["y"] + 20, steps=4)
        mouse.up()
    table.expect_state("9H", "playable")
    nothing_left_the_page(table, version)
    table.tap("9H")  # and all goes on as before
    table.expect_top("9H")
    assert table.commands() == [["9H"]]


def test_who_moves_again_sees_at_once_what_fits_now(start: Start) -> None:
    """An eight with two players (2.5): own turn after own turn."""
    table = start("classic", position("classic", ["8H 8C 4C KD 5D", "QC JC TC"], pile="KH"))
    table.tap("8H")
    table.expect_top("8H")
    table.expect_state("8C", "playable")
    table.expect_state("KD", "plain")
    table.tap("8C")
    table.expect_top("8C")
    table.expect_state("4C", "playable")
    assert table.commands() == [["8H"], ["8C"]]
