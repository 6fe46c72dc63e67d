"""Reload, a second tab, a lost line, a killed server: it is the same table afterwards.

A server or line of its own stands first among a test's fixtures: so it goes after the page.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.guard import Guard
from tests.e2e.line import Line
from tests.e2e.positions import position
from tests.e2e.robot import Robot
from tests.e2e.served import Server
from tests.e2e.table import Sight, Table

Start = Callable[..., Table]
DRAWS = position("last-card", ["4D KD", "QC JC TC"], pile="9S", stock="6S 2H 3H 4H")
NO_FIT = position("classic", ["4D KD", "QC JC TC"], pile="9S", stock="6S 2H 3H 4H")
FITS = position("classic", ["9H 4D", "QC KC TC"], pile="9S", stock="6S 2S 3S 4C")


def picture(table: Table) -> tuple[Sight, dict[str, str | None]]:
    ids = ("count-0", "count-1", "stock-count", "pile", "suit-in-force", "seat-0")
    sight = table.until_ready()
    return sight, {i: table.get(i).inner_text() for i in ids} | {
        "top": table.get("pile").get_attribute("data-top"),
        "log": "|".join(table.page.locator("aside [data-testid=log] li").all_inner_texts()),
    }


def some_steps(table: Table, ruleset: str, count: int) -> None:
    """And on until no turn is half composed: what is only on the page does not outlast it."""
    robot = Robot(table, seed=3, sets=ruleset == "classic")
    sight = table.until_ready()
    while count > 0 or sight.dialog == "suit-dialog" or sight.those("raised", "marked"):
        if sight.dialog == "round-over":  # a rival can be out as early as this
            table.press("next-round")
        else:
            robot.step(sight)
        sight = table.until_ready(sight)
        count -= 1


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 3), ("duel", 2), ("last-card", 4)])
def test_a_reload_in_mid_round_shows_the_same_table(visit: Visit, ruleset: str, seats: int) -> None:
    table = visit()
    table.open(ruleset, seats)
    some_steps(table, ruleset, 3)
    before = picture(table)
    table.page.reload()
    assert picture(table) == before


def test_marks_are_gone_after_a_reload_and_nothing_was_sent(start: Start) -> None:
    table = start("classic", FITS)
    table.hold("9H")
    table.expect_state("9H", "marked")
    table.page.reload()
    table.expect_state("9H", "playable")
    assert table.commands() == []


def test_case_RECO_05_a_drawn_card_can_be_kept_after_a_reload(start: Start) -> None:
    table = start("last-card", DRAWS)
    table.press("main-action")
    table.expect_state("6S", "playable")
    table.page.reload()
    table.expect_state("6S", "playable")
    sight = table.until_ready()
    assert (sight.main, sight.side) == ("lay", "keep")
    table.press("side-action")
    table.expect_hand("4D KD 6S")
    assert {"type": "kept", "seat": 0} in table.events(0)


def test_case_RECO_07_a_second_tab_takes_over_and_the_first_says_so_and_stops(
    start: Start,
) -> None:
    first = start("classic", NO_FIT)
    second = Table(first.page.context.new_page())
    second.page.goto(first.page.url)
    expect(first.get("net-taken")).to_be_visible()
    expect(second.get("table")).to_be_visible()
    second.press("main-action")
    second.expect_hand("4D KD 6S")
    expect(first.get("net-taken")).to_be_visible()
    assert first.sockets == 1
    assert second.sockets == 1
    first.get("net-taken").get_by_role("button").click()  # play here: now the other one stops
    expect(second.get("net-taken")).to_be_visible()
    first.expect_hand("4D KD 6S")


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 3), ("last-card", 2)])
def test_a_server_that_was_killed_comes_back_with_the_same_table(
    own_server: Server, visit: Visit, guards: list[Guard], ruleset: str, seats: int
) -> None:
    table = visit(server=own_server)
    table.open(ruleset, seats)
    some_steps(table, ruleset, 3)
    before = picture(table)
    guards[0].expect_lost = True
    own_server.kill()
    expect(table.get("net-lost")).to_be_visible()
    own_server.start()
    expect(table.get("net-lost")).to_have_count(0)
    assert picture(table) == before
    guards[0].expect_lost = False
    some_steps(table, ruleset, 2)
    assert own_server.complaints == ""


def test_the_button_of_the_banner_tries_again_at_once(
    own_server: Server, start: Start, guards: list[Guard]
) -> None:
    table = start("classic", NO_FIT, server=own_server)
    table.until_ready()
    guards[0].expect_lost = True
    own_server.kill()
    expect(table.get("net-lost")).to_be_visible()
    own_server.start()
    # The page may have come back by itself a moment before: then there is no button any more.
    table.page.evaluate("document.querySelector('[data-testid=net-lost] button')?.click()")
    expect(table.get("net-lost")).to_have_count(0)
    table.expect_hand("4D KD")


def test_case_LEAK_09_no_card_is_shown_before_the_server_answers(
    line: Line, start: Start, guards: list[Guard]
) -> None:
    table = start("classic", NO_FIT, address=line.address)
    table.until_ready()
    guards[0].expect_lost = True
    line.cut()
    expect(table.get("net-lost")).to_be_visible()
    table.press("stock")
    table.expect_hand("4D KD")
    expect(table.get("stock-count")).to_have_text("4")
    assert table.commands() == []
    line.mend()
    table.expect_hand("4D KD 6S")
    expect(table.get("net-lost")).to_have_count(0)
    assert table.commands() == [["draw"]]


def test_case_RECO_10_a_turn_made_without_a_line_goes_out_once_when_it_is_back(
    line: Line, start: Start, guards: list[Guard]
) -> None:
    table = start("classic", FITS, address=line.address)
    version = table.until_ready().v
    guards[0].expect_lost = True
    line.cut()
    expect(table.get("net-lost")).to_be_visible()
    table.tap("9H")
    table.expect_hand("9H 4D")  # nothing has happened yet
    table.expect_top("9S")
    line.mend()
    table.expect_hand("4D")
    expect(table.get("net-lost")).to_have_count(0)
    assert table.commands() == [["9H"]]
    laid = [e for e in table.events(version) if e["type"] == "laid" and e["seat"] == 0]
    assert len(laid) <= 1
    table.page.reload()
    table.expect_hand("4D")
