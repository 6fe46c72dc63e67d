"""How a round ends, what can be checked then, and how the next begins."""

import hashlib
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.positions import position
from tests.e2e.table import Table

Start = Callable[..., Table]
Friends = Callable[..., tuple[Table, Table]]
LAST = position("classic", ["9H", "KD QD"], pile="9S")


def test_the_winner_sees_the_result_and_can_look_at_the_table_before_going_on(
    start: Start,
) -> None:
    table = start("classic", LAST)
    table.tap("9H")
    over = table.get("round-over")
    expect(over.get_by_role("heading")).to_have_text("You win the round!")
    expect(over.locator("tbody tr")).to_have_count(2)
    expect(over.locator("tbody tr").first).to_contain_text("Pia")
    table.press("sheet-close")
    expect(over).to_have_count(0)
    table.expect_top("9H")
    table.press("show-result")
    expect(over).to_be_visible()
    table.press("sheet-close")
    table.press("next-round")  # the one under the hand
    expect(table.get("table")).to_have_attribute("data-phase", "round")
    expect(table.get("wins-0")).to_contain_text("1")
    assert table.latest()["table"]["first"] == 1, "the deal moves on"


def test_who_loses_is_told_who_won(friends: Friends) -> None:
    host, guest = friends("classic", LAST)
    host.tap("9H")
    for table, title in ((host, "You win the round!"), (guest, "wins the round")):
        expect(table.get("round-over").get_by_role("heading")).to_contain_text(title)
        expect(table.get("left-1")).to_have_text("2")
    host.press("next-round")
    expect(host.get("round-over")).to_contain_text("Gus")  # it is him we wait for
    expect(host.get("next-round")).to_be_disabled()
    guest.press("next-round")
    for table in (host, guest):
        expect(table.get("round-over")).to_have_count(0)
        expect(table.get("table")).to_have_attribute("data-phase", "round")


@pytest.mark.parametrize(
    ("rival", "title"), [("5C 3D", "The round is shared"), ("5C 3D JD", "You win the round!")]
)
def test_a_blocked_round_goes_to_the_fewest_cards_or_is_shared(
    start: Start, rival: str, title: str
) -> None:
    plan = position("classic", ["KH 4D", rival], pile="9S", stock="", passes=1)
    table = start("classic", plan)
    expect(table.get("main-action")).to_have_attribute("data-action", "pass")
    table.press("main-action")
    expect(table.get("round-over").get_by_role("heading")).to_have_text(title)
    expect(table.get("won-0")).to_have_text("1" if "win" in title else "0")
    expect(table.get("won-1")).to_have_text("0")


def test_the_seed_shown_after_a_round_has_the_fingerprint_shown_before_it(start: Start) -> None:
    table = start("classic", LAST)
    before = table.latest()["table"]["commit"]
    table.tap("9H")
    table.get("round-over").locator("summary").click()
    seed = table.get("seed").inner_text().strip()
    expect(table.get("commit")).to_have_text(before)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == before
    link = table.get("record")
    expect(link).to_have_attribute("href", f"/api/tables/{table.page.url[-6:]}/rounds/1")
    answer = table.page.request.get(link.get_attribute("href") or "")
    assert answer.ok


def test_a_table_that_was_left_is_gone_for_the_last_person(start: Start) -> None:
    table = start("classic", LAST)
    table.press("settings-button")
    table.press("leave")
    expect(table.get("home-page")).to_be_visible()
    assert table.page.url.endswith("/")
