"""How the presets of the family count, as their sources say; the others count rounds won."""

import pytest

from switch import rulesets
from switch.engine import match, scores
from switch.engine.match import Match
from tests.rules.ended import begun, ended

SCORED = {"crazy-eights", "crazy-eights-powers", "hundred-one", "colours-108"}


def after(ruleset: str, *hands: str, last: str, totals: tuple[int, ...] | None = None) -> Match:
    """Seat 0 is out with this card; the others hold these hands."""
    rules = rulesets.get(ruleset)
    seats = 1 + len(hands)
    before = begun(rules, seats, totals=totals or (0,) * seats)
    return match.after(before, ended(rules, "", *hands, winner=0), last)


@pytest.mark.parametrize("ruleset", sorted(set(rulesets.ids()) - SCORED))
def test_rounds_won_without_an_end(ruleset: str) -> None:
    found = begun(rulesets.get(ruleset), 2, totals=(99, 98))
    assert (found.mode, found.target, found.over) == ("rounds won", 0, False)


@pytest.mark.parametrize("ruleset", ["crazy-eights", "crazy-eights-powers"])
def test_an_eight_counts_fifty_a_picture_ten_an_ace_one(ruleset: str) -> None:
    """50 + 10 + 1 and 10 + 7 are collected; with 22 more it is a hundred, and over."""
    assert after(ruleset, "8S KD AC", "TH 7H", last="3C").totals == (78, 0, 0)
    assert after(ruleset, "8S KD AC", "TH 7H", last="3C", totals=(21, 0, 0)).winners == ()
    assert after(ruleset, "8S KD AC", "TH 7H", last="3C", totals=(22, 0, 0)).winners == (0,)


def test_colours_count_numbers_twenty_and_fifty_up_to_five_hundred() -> None:
    """9 + 0 + 20 + 20 + 20 + 50 + 50 = 169."""
    hand = "9R 0G SB VY DR WW WF"
    assert after("colours-108", hand, last="3R").totals == (169, 0)
    assert after("colours-108", hand, last="3R", totals=(330, 0)).winners == ()
    assert after("colours-108", hand, last="3R", totals=(331, 0)).winners == (0,)


def test_a_hundred_and_one_counts_each_card() -> None:
    """11 + 4 + 3 + 2 + 10 + 9 + 8 + 7 + 6 = 60."""
    assert after("hundred-one", "AS KS QD JC TH 9H 8H 7H 6H", last="6S").totals == (0, 60)
    assert sum(scores.card_points(rulesets.get("hundred-one")).values()) == 4 * 60


@pytest.mark.parametrize(
    ("last", "right"), [("6S", 30), ("QD", 10), ("QH", 10), ("QC", 10), ("QS", -10)]
)
def test_a_hundred_and_one_takes_points_off_for_a_queen_at_last(last: str, right: int) -> None:
    assert after("hundred-one", "AS", last=last, totals=(30, 0)).totals == (right, 11)


def test_a_hundred_and_one_is_back_to_nothing_and_one_more_is_out() -> None:
    """90 + 11 = 101; 91 + 11 = 102; 95 + 6 + 2 = 103."""
    found = after("hundred-one", "AS", "AD", "6C JC", last="6S", totals=(0, 90, 91, 95))
    assert found.totals == (0, 0, 102, 103)
    assert found.absent == {2, 3}
    assert (found.over, found.winners) == (False, ())
