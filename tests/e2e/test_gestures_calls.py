"""Last card: calls and catches by double taps, buttons and keys; beginner mode."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.positions import position
from tests.e2e.table import Table

Start = Callable[..., Table]
Friends = Callable[..., tuple[Table, Table]]
BY_MOUSE_AND_TOUCH = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
TWO_LEFT = position("last-card", ["9H 4D", "KC QC 6C"], pile="9S")
JACK = position("last-card", ["JH 4D", "KC QC 6C"], pile="9S")
# the rival draws nothing that fits on the nine of hearts: it stays on top
SILENT = position("last-card", ["9H 4D 5C", "7C"], pile="9S", stock="3S 3C 6S 6C", exposed=1)


def call_by(table: Table, how: str) -> None:
    ways = {
        "double tap": lambda: table.double("seat-0"),
        "button": lambda: table.press("call"),
        "key": lambda: table.key("c"),
    }
    ways[how]()


@BY_MOUSE_AND_TOUCH
@pytest.mark.parametrize("how", ["double tap", "button", "key"])
def test_a_call_made_before_the_lay_goes_out_with_it(
    start: Start, how: str, *, touch: bool
) -> None:
    table = start("last-card", TWO_LEFT, touch=touch)
    call_by(table, how)
    expect(table.get("call")).to_have_attribute("aria-pressed", "true")
    assert table.commands() == []
    table.tap("9H")
    table.expect_hand("4D")
    assert table.commands() == [["9H", "call"]]
    assert {"type": "called", "seat": 0} in table.events(0)


def test_a_call_that_was_prepared_can_be_taken_back(start: Start) -> None:
    table = start("last-card", TWO_LEFT)
    table.press("call")
    expect(table.get("call")).to_have_attribute("aria-pressed", "true")
    table.press("call")
    expect(table.get("call")).to_have_attribute("aria-pressed", "false")
    table.tap("9H")
    table.expect_hand("4D")
    assert table.commands() == [["9H"]]


@BY_MOUSE_AND_TOUCH
def test_jack_suit_and_call_are_one_command(start: Start, *, touch: bool) -> None:
    table = start("last-card", JACK, touch=touch)
    table.tap("JH")
    table.press("suit-call")
    expect(table.get("suit-call")).to_have_attribute("aria-pressed", "true")
    table.press("suit-D")
    expect(table.get("suit-in-force")).to_have_attribute("data-suit", "D")
    [actions] = table.commands()
    assert actions[0] == "JH"
    assert set(actions) == {"JH", "call", "suit:D"}


@BY_MOUSE_AND_TOUCH
@pytest.mark.parametrize("how", ["double tap", "button", "key"])
def test_a_call_after_the_lay_goes_out_at_once(friends: Friends, how: str, *, touch: bool) -> None:
    host, guest = friends("last-card", TWO_LEFT, touch=touch)
    host.tap("9H")
    host.expect_hand("4D")
    expect(guest.get("catch-0")).to_be_visible()
    call_by(host, how)
    expect(guest.get("catch-0")).to_have_count(0)
    assert host.commands() == [["9H"], ["call"]]


@BY_MOUSE_AND_TOUCH
@pytest.mark.parametrize("how", ["double tap", "button", "key"])
def test_r4_10_who_forgot_the_call_is_caught(start: Start, how: str, *, touch: bool) -> None:
    table = start("last-card", SILENT, touch=touch)
    ways = {
        "double tap": lambda: table.double("seat-1"),
        "button": lambda: table.press("catch-1"),
        "key": lambda: table.key("k"),
    }
    ways[how]()
    expect(table.get("count-1")).to_have_text("3")
    expect(table.get("catch-1")).to_have_count(0)
    assert table.commands() == [["catch:1"]]
    table.expect_state("9H", "playable")  # and it is still our turn


@BY_MOUSE_AND_TOUCH
def test_one_tap_on_a_score_is_no_call_and_no_catch(start: Start, *, touch: bool) -> None:
    table = start("last-card", SILENT, touch=touch)
    table.press("seat-1")
    table.press("seat-0")
    table.tap("9H")
    table.expect_top("9H")
    assert table.commands()[0] == ["9H"]


def test_a_call_or_catch_that_is_not_due_is_refused_with_a_reason(friends: Friends) -> None:
    host, guest = friends("last-card", position("last-card", ["9H 4D 5C", "7C 8C"], pile="9S"))
    host.double("seat-1")
    expect(host.get("toast")).to_be_visible()
    guest.key("c")
    expect(guest.get("toast")).to_be_visible()
    for one in (host, guest):
        assert one.commands() == []
        expect(one.get("count-0")).to_have_text("3")
        expect(one.get("count-1")).to_have_text("2")


def test_who_is_caught_sees_it_and_draws_two(friends: Friends) -> None:
    host, guest = friends("last-card", TWO_LEFT)
    host.tap("9H")
    host.expect_hand("4D")
    guest.press("catch-0")
    expect(host.get("count-0")).to_have_text("3")
    assert len(host.look().hand) == 3
    expect(host.get("live")).to_contain_text("catches you")
    assert [e["type"] for e in guest.events(0) if e["type"] in ("caught", "drew")] == [
        "caught",
        "drew",
    ]
    assert all("cards" not in e for e in guest.events(0) if e["type"] == "drew")


def test_beginner_mode_opens_every_hand_the_stock_and_the_pile(visit: Visit) -> None:
    table = visit()
    table.page.goto("/")
    table.choose("last-card", 3, "normal", "Ada")
    table.get("beginner").check()
    table.press("start")
    expect(table.get("table")).to_be_visible()
    table.until_ready()
    shown = table.latest()["open"]
    for seat in (1, 2):
        tiles = table.get(f"seat-{seat}").locator("[data-card]")
        assert sorted(_cards(tiles)) == sorted(shown["hands"][seat])
        assert len(shown["hands"][seat]) >= 7 - 1
    table.press("peek")
    lists = table.get("open-cards").locator("ol")
    assert _cards(lists.nth(0).locator("[data-card]")) == shown["stock"]
    assert _cards(lists.nth(1).locator("[data-card]")) == shown["pile"][::-1]
    together = [c for cards in (*shown["hands"], shown["stock"], shown["pile"]) for c in cards]
    assert len(set(together)) == 52


def test_without_beginner_mode_nothing_is_open(start: Start) -> None:
    table = start("last-card", TWO_LEFT)
    expect(table.get("seat-1").locator("[data-card]")).to_have_count(0)
    expect(table.get("peek")).to_have_count(0)
    assert all(frame.get("open") is None for frame in table.heard)


def _cards(tiles: Locator) -> list[str]:
    return [tile.get_attribute("data-card") or "" for tile in tiles.all()]
