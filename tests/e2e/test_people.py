"""Friends at one table, and those who only watch; addresses that lead nowhere."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.guard import Guard
from tests.e2e.positions import position
from tests.e2e.served import Server
from tests.e2e.table import Table

Friends = Callable[..., tuple[Table, Table]]
PLAN = position("classic", ["9H 4D KD", "9C QC"], pile="9S", stock="6S 2H 3H 4H")


def test_friends_play_at_one_table_and_see_their_own_cards_only(friends: Friends) -> None:
    host, guest = friends("classic", PLAN)
    host.expect_hand("9H 4D KD")
    guest.expect_hand("9C QC")
    host.tap("9H")
    guest.expect_top("9H")
    guest.tap("9C")
    host.expect_top("9C")
    expect(host.get("count-1")).to_have_text("1")
    for table, hidden in ((host, ("QC",)), (guest, ("4D", "KD"))):
        known = {"rules": None, "powers": None}  # which name cards too
        told = str([{**frame, **known} for frame in table.heard])
        assert [card for card in hidden if f"'{card}'" in told] == []


def test_what_was_said_out_of_turn_is_gone_when_the_turn_comes(friends: Friends) -> None:
    host, guest = friends("classic", PLAN)
    guest.tap("QC")
    expect(guest.get("toast")).to_be_visible()
    host.tap("9H")
    guest.expect_top("9H")
    expect(guest.get("toast")).to_have_count(0, timeout=2000)  # by itself it stays for five seconds


def test_somebody_without_a_seat_may_watch_and_sees_no_hand(friends: Friends, visit: Visit) -> None:
    host, _ = friends("classic", PLAN)
    watcher = visit()
    watcher.page.goto(host.page.url)
    expect(watcher.get("join-page")).to_be_visible()
    expect(watcher.get("played")).to_contain_text("Classic")
    watcher.press("watch")
    expect(watcher.get("table")).to_be_visible()
    expect(watcher.get("count-0")).to_have_text("3")
    expect(watcher.get("count-1")).to_have_text("2")
    expect(watcher.get("hand")).to_have_count(0)
    expect(watcher.get("dock")).to_have_count(0)
    host.tap("9H")
    watcher.expect_top("9H")
    assert watcher.latest()["view"]["hand"] == []


def test_a_friend_who_goes_away_is_shown_as_away_and_comes_back(friends: Friends) -> None:
    host, guest = friends("classic", PLAN)
    address = guest.page.url
    expect(host.get("seat-1")).not_to_contain_text("away")
    guest.page.goto("about:blank")
    expect(host.get("seat-1")).to_contain_text("away")
    guest.page.goto(address)
    expect(host.get("seat-1")).not_to_contain_text("away")
    guest.expect_hand("9C QC")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_address_of_no_table_says_so_and_leads_home(visit: Visit, lang: str) -> None:
    table = visit(lang=lang)
    table.page.goto("/t/ZZZZZZ")
    table.press("watch")
    expect(table.get("error")).to_be_visible()
    table.page.get_by_role("button").click()
    expect(table.get("home-page")).to_be_visible()


def test_a_server_that_does_not_answer_is_said_on_the_first_page(
    own_server: Server, visit: Visit, guards: list[Guard]
) -> None:
    table = visit(server=own_server)
    table.page.goto("/")
    expect(table.get("start")).to_be_visible()
    guards[0].expect_lost = True
    own_server.kill()
    table.press("start")
    expect(table.get("error")).to_be_visible()
    own_server.start()
    table.press("start")
    expect(table.get("table")).to_be_visible()


def test_settings_are_kept_and_letter_keys_can_be_off(friends: Friends) -> None:
    host, _ = friends("classic", position("classic", ["4D KD", "9C QC"], pile="9S", stock="6S 2H"))
    host.press("settings-button")
    host.page.get_by_label("Letter keys").uncheck()
    host.get("language").select_option("nl")
    host.get("hold").fill("1000")
    host.press("sheet-close")
    host.page.reload()
    expect(host.page.locator("html")).to_have_attribute("lang", "nl")
    host.until_ready()
    host.key("d")
    host.press("settings-button")
    expect(host.get("hold")).to_have_value("1000")
    host.press("sheet-close")
    assert host.commands() == []
    host.press("main-action")
    host.expect_hand("4D KD 6S")
    assert host.commands() == [["draw"]]
