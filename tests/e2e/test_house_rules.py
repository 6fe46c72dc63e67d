"""Rules of one's own at the table: from the link to the end of a match."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from switch.rulesets import share
from switch.rulesets.checking import checked
from tests.e2e.conftest import Visit
from tests.e2e.guard import Guard
from tests.e2e.positions import position
from tests.e2e.robot import Robot
from tests.e2e.table import Table

Start = Callable[..., Table]
Friends = Callable[..., tuple[Table, Table]]


def code_of(**changes: Any) -> str:
    """Of a preset with changes: ``base`` and a table for each group."""
    return share.encode(checked({"base": "classic", **changes}))


def test_a_link_is_shown_chosen_played_and_read_again(visit: Visit) -> None:
    table = visit()
    code = code_of(name="Our Sunday rules", turn={"skip": ["9"]})
    table.page.goto(f"/#rules={code}")
    expect(table.get("ruleset-linked")).to_be_checked()
    expect(table.get("changes")).to_contain_text("nines")
    expect(table.get("changes").locator("li")).to_have_count(1)
    table.choose("linked", 2, "normal", "Ada")
    table.press("start")
    expect(table.get("house-notice")).to_contain_text("Our Sunday rules")
    expect(table.get("changes")).to_contain_text("nines")
    table.press("house-seen")
    expect(table.get("house-notice")).to_have_count(0)
    table.page.reload()
    table.press("rules-button")
    expect(table.get("rules")).to_contain_text("Nine: the next player misses a turn.")
    expect(table.get("rules").get_by_test_id("changes")).to_contain_text("nines")
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.press("share-rules")
    expect(table.get("share-rules")).to_have_text("Copied")
    link = table.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/#rules={code}")


def test_a_broken_link_says_so_and_leaves_the_other_games(
    visit: Visit, guards: list[Guard]
) -> None:
    table = visit()
    guards[-1].expect_refused = True
    table.page.goto(f"/#rules={code_of(turn={'skip': ['9']})[:-2]}")
    expect(table.get("error")).to_contain_text("link")
    expect(table.get("ruleset-classic")).to_be_checked()


@pytest.mark.parametrize(
    ("card", "rules", "choice", "command"),
    [
        (
            "7R",
            {"turn": {"exchange": ["7"], "exchange_with": "a player"}},
            "with-2",
            ["7R", "with:2"],
        ),
        ("3R", {"turn": {"give": ["3"]}}, "card-9B", ["3R", "give:9B"]),
        ("1R", {"fit": {"names_rank": ["1"]}}, "rank-7", ["1R", "rank:7"]),
    ],
)
def test_a_player_a_card_or_a_rank_is_chosen_before_the_turn_goes_out(
    start: Start, card: str, rules: dict[str, Any], choice: str, command: list[str]
) -> None:
    plan = position("colours-108", ["7R 3R 1R 9B", "2G 4G 6G", "5Y 6Y 8Y"], pile="5R")
    table = start("linked", plan, code=code_of(base="colours-108", **rules))
    table.press("house-seen")
    table.tap(card)
    assert table.commands() == []
    table.press("rank-cancel" if choice == "rank-7" else "take-back")
    table.tap(card)
    table.press(choice)
    table.until_ready()
    assert table.commands() == [command]


def test_the_same_card_is_thrown_in_and_a_wild_draw_four_challenged(friends: Friends) -> None:
    plan = position("colours-108", ["2R 9R WF 2B", "5R 3G 4G 6G"], pile="5R", turn=0)
    code = code_of(base="colours-108", interrupt={"jump_in": True, "challenge": True})
    host, guest = friends("linked", plan, code=code)
    for table in (host, guest):
        table.press("house-seen")
    guest.expect_state("5R", "jump")
    guest.key("j")
    host.expect_top("5R")
    assert guest.commands() == [["jump:5R"]]
    expect(host.get("log")).to_contain_text("throws in the same card")
    host.until_ready()
    host.tap("WF")
    host.press("suit-G")
    expect(guest.get("main-action")).to_have_attribute("data-action", "accept")
    guest.press("side-action")
    guest.until_ready()
    assert guest.commands()[1:] == [["challenge"]]
    expect(host.get("log")).to_contain_text("You had bluffed!")  # with a red nine in the hand


def test_only_plain_cards_are_marked_together(start: Start) -> None:
    """8.10: a four hands all hands on (8.15), so it goes alone; fives go together."""
    rules = {"sets": {"several": "same rank", "plain_only": True}, "turn": {"rotate": ["4"]}}
    plan = position("classic", ["4S 4D 5S 5D KD", "2C 3C 6C"], pile="9S")
    table = start("linked", plan, code=code_of(**rules))
    table.press("house-seen")
    table.hold("5S")
    table.hold("5D")
    table.expect_state("5D", "marked")
    table.hold("4S")
    table.hold("4D")
    table.expect_state("4S", "marked")
    assert table.look().those("marked") == ["4S"]


def test_a_round_of_house_rules_is_played_without_a_refusal(visit: Visit) -> None:
    code = code_of(
        turn={
            "exchange": ["3", "4", "5"],
            "exchange_with": "a player",
            "dump_suit": ["7", "8"],
            "dump_acts": True,
            "dump_which": "first",
        },
        fit={"names_rank": ["Q"]},
        sets={"several": "run"},
        end={"places": "all but one"},
    )
    table = visit(touch=True)
    table.open("linked", 3, code=code)
    Robot(table, seed=6, sets=False).play_round()
    assert [frame for frame in table.heard if frame["t"] == "nack"] == []
    outs = [event for event in table.events(0) if event["type"] in ("out", "blocked")]
    assert len(outs) == 2 or outs[-1]["type"] == "blocked"


def test_points_are_counted_until_the_match_is_over(visit: Visit) -> None:
    table = visit()
    table.open("linked", 2, code=code_of(score={"mode": "penalty", "target": 1}))
    expect(table.get("score-0")).to_contain_text("0")
    Robot(table, seed=4, sets=True).play_round()
    gains = [table.get(f"gain-{seat}").inner_text() for seat in (0, 1)]
    totals = [table.get(f"total-{seat}").inner_text() for seat in (0, 1)]
    assert sorted(int(total) == 0 for total in totals) == [False, True]
    assert [gain.lstrip("+") for gain in gains] == totals
    loser = totals.index(max(totals, key=int))
    title = "wins the match" if loser == 0 else "You win the match!"
    expect(table.get("round-over").locator("h2")).to_contain_text(title)
    table.press("next-round")
    expect(table.get("score-0")).to_contain_text("0")


def test_a_clock_runs_at_the_seat_on_turn(visit: Visit) -> None:
    table = visit()
    table.page.goto("/")
    table.choose("classic", 2, "normal", "Ada")
    table.get("more-options").locator("summary").click()
    table.get("clock").select_option("60")
    table.get("marked").uncheck()
    table.press("start")
    expect(table.get("clock-0")).to_have_text(re.compile(r"^(1:00|0:5\d)$"))
    assert table.look().those("playable") == []  # nothing is marked here
    assert table.sent  # and the seat was asked for all the same
