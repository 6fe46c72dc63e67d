"""Whole rounds, played by clicks and touches by a player that only sees the page."""

import pytest
from playwright.sync_api import expect

from switch import rulesets
from tests.e2e.conftest import Visit
from tests.e2e.robot import Robot
from tests.e2e.table import Table

LANGUAGES = ("en", "nl", "de", "ru")
# Every rule set by mouse and by touch, every language; the whole square is a long test.
QUICK = (
    ("classic", 3, "en", False),
    ("classic", 2, "ru", True),
    ("duel", 2, "nl", False),
    ("duel", 2, "de", True),
    ("last-card", 3, "de", False),
    ("last-card", 2, "en", True),
    ("colours-108", 4, "ru", False),
    ("pesten", 3, "de", True),
)
WHOLE = [
    (ruleset, seats, lang, touch)
    for ruleset, seats in (("classic", 4), ("duel", 2), ("last-card", 4))
    for lang in LANGUAGES
    for touch in (False, True)
] + [
    (ruleset, rulesets.get(ruleset).seats[1], "en", touch)
    for ruleset in rulesets.ids()[3:]
    for touch in (False, True)
]


def play_and_go_on(table: Table, ruleset: str, seats: int) -> Robot:
    table.open(ruleset, seats)
    sets = rulesets.get(ruleset).values["sets.several"] != "one"
    robot = Robot(table, seed=7, sets=sets)
    robot.play_round()
    values = rulesets.get(ruleset).values
    counts = "total" if values["score.mode"] != "rounds won" or values["score.target"] else "won"
    left = [int(table.get(f"left-{seat}").inner_text()) for seat in range(seats)]
    score = [int(table.get(f"{counts}-{seat}").inner_text()) for seat in range(seats)]
    if counts == "won":
        assert 0 in left or sum(score) <= 1
        assert sum(score) <= 1
        if sum(score) == 1:
            assert left[score.index(1)] == min(left)
    table.press("next-round")
    expect(table.get("round-over")).not_to_be_visible()
    expect(table.get("table")).to_have_attribute("data-phase", "round")
    shown = "score" if counts == "total" else "wins"
    another = counts == "total" and max(score) >= values["score.target"] > 0  # a match has begun
    for seat in range(0 if another else seats):
        expect(table.get(f"{shown}-{seat}")).to_contain_text(str(score[seat]))
    robot.step(table.until_ready())
    return robot


@pytest.mark.parametrize(("ruleset", "seats", "lang", "touch"), QUICK)
def test_a_round_is_played_to_its_end_and_the_next_begins(
    visit: Visit, ruleset: str, seats: int, lang: str, *, touch: bool
) -> None:
    play_and_go_on(visit(lang=lang, touch=touch), ruleset, seats)


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "seats", "lang", "touch"), WHOLE)
def test_every_rule_set_in_every_language_by_mouse_and_by_touch(
    visit: Visit, ruleset: str, seats: int, lang: str, *, touch: bool
) -> None:
    table = visit(lang=lang, touch=touch)
    play_and_go_on(table, ruleset, seats)
    expect(table.page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 3), ("duel", 2), ("last-card", 3)])
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_round_with_all_that_moves_at_its_own_pace(
    visit: Visit, ruleset: str, seats: int, *, touch: bool
) -> None:
    play_and_go_on(visit(touch=touch, slow=True), ruleset, seats)
