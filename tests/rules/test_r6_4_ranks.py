"""Clauses 5.3 (not wild), 6.4 and 7.2 (same rank or suit) of docs/house-rules.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at, dealt

STOCK = "3C 4C 8C 6C"
RANKS = [f"rank:{rank}" for rank in "A23456789TJQK"]
SIX_RANKS = ["9", "T", "J", "Q", "K", "A"]


def jacks(when: str = "anytime", **changes: Any) -> Fields:
    """Jacks name a rank; aces are wild."""
    fit = {"names_rank": ["J"], "wild": ["A"], "wild_when": when}
    return plain(fit=fit, **changes)


def named(hand: str, when: str = "anytime", rank: str = "7") -> Table:
    """Seat 0 after a jack of spades with which this rank was named."""
    return at(jacks(when), hand, "KC QC", pile="5S JS", stock=STOCK, rank=rank)


# --- 5.3


def test_r5_3_not_wild_buries_wild_cards() -> None:
    rules = plain("french-24", fit={"wild": SIX_RANKS[:5]}, starter="not wild")
    for seed in range(12):
        assert dealt(rules, players=2, seed=seed).position["pile"][0][0] == "A"


def test_r5_3_not_wild_and_other_powers_do_nothing() -> None:
    powers = {"reverse": SIX_RANKS, "skip": SIX_RANKS[:3], "exchange": SIX_RANKS}
    attack = {"draw": dict.fromkeys(SIX_RANKS, 5)}
    tops = set()
    for seed in range(12):
        rules = plain("french-24", turn=powers, attack=attack, starter="not wild")
        table = dealt(rules, players=3, seed=seed)
        table.expect(turn=0, direction=1, pending=0, skip=False)
        tops.add(table.position["pile"][0][0])
    assert len(tops) > 2


@pytest.mark.parametrize(
    "group", [{"fit": {"names_rank": SIX_RANKS[:5]}}, {"turn": {"give": SIX_RANKS[:5]}}]
)
def test_r5_3_naming_a_rank_and_giving_are_powers(group: Fields) -> None:
    for seed in range(8):
        rules = plain("french-24", **group)
        assert dealt(rules, players=2, seed=seed).position["pile"][0][0] == "A"


# --- 6.4


def test_r6_4_the_rank_is_named_in_a_phase_of_its_own() -> None:
    table = at(jacks(), "JS 4D", "KS 7D QC", pile="5S", stock=STOCK).act("JS")
    table.expect(phase="rank", turn=0, rank=None, laid="JS").legal(*RANKS).legal(seat=1)
    table.act("rank:7").happened("named_rank", "turn")
    table.expect(phase="turn", turn=1, rank="7", suit=None, laid="")
    assert table.event("named_rank") == {"type": "named_rank", "seat": 0, "rank": "7"}
    for seat in (0, 1, None):
        assert table.view(seat)["rank"] == "7"


def test_r6_4_only_cards_of_that_rank_fit() -> None:
    table = named("KS JD 7D 4S").legal("7D")
    for card in ("KS", "JD", "4S"):
        table.refused(card, "does_not_fit")
    named("KS JD 4S").legal("draw")


def test_r6_4_until_the_next_card_is_laid() -> None:
    table = at(jacks(), "KS 4S", "7D 9D 2D", pile="5S JS", stock=STOCK, rank="7")
    table.act("draw").expect(rank="7", turn=1).act("7D").expect(rank=None, turn=0)
    table = at(jacks(), "KS 4D", "7D 9D 2D", pile="JS", rank="7").act("pass")
    table.expect(rank="7", turn=1).act("7D").expect(rank=None).legal("4D")


@pytest.mark.parametrize(
    ("when", "rank", "right"),
    [
        ("anytime", "7", "AD 7D"),
        ("anytime", "J", "AD JH"),
        ("only when it fits", "7", "7D"),
        ("only when it fits", "A", "AD"),
        ("not on a wild", "7", "AD 7D"),
    ],
)
def test_r6_4_wild_cards_as_6_2_says(when: str, rank: str, right: str) -> None:
    named("AD 7D JH", when, rank).legal(*right.split())


def test_r6_4_no_wild_card_on_a_wild_card_even_of_that_rank() -> None:
    fit = {"names_rank": ["J"], "wild": ["A", "J"], "wild_when": "not on a wild"}
    both: Fields = {"pile": "5S JS", "stock": STOCK, "rank": "A"}
    at(plain(fit=fit), "AD 7D", "KC", **both).legal("draw").refused("AD", "does_not_fit")


def test_r6_4_after_a_joker_the_rank_counts_and_not_that_everything_fits() -> None:
    rules = plain(cards={"jokers": 2}, fit={"wild": ["X"], "names_rank": ["X"]})
    at(rules, "7D KS X2", "KC", pile="5S X1", stock=STOCK, rank="7").legal("7D", "X2")
    at(rules, "7D KS X2", "KC", pile="5S X1", stock=STOCK).legal("7D", "KS", "X2")


def test_r6_4_in_place_of_the_end_where_more_may_follow() -> None:
    rules = jacks(sets={"several": "same rank"})
    table = at(rules, "JS JD 4D", "KC QC", pile="5S", stock=STOCK).act("JS")
    table.expect(phase="more").legal("JD", *RANKS).refused("end", "choose_first")
    table.refused("draw", "choose_first").refused("pass", "choose_first").act("JD")
    table.expect(phase="rank", laid="JS JD").act("rank:K").expect(rank="K", turn=1).legal("KC")


def test_r6_4_nothing_is_named_by_who_goes_out() -> None:
    at(jacks(), "JS", "KC QC", pile="5S", stock=STOCK).act("JS").won_by(0).expect(rank=None)


@pytest.mark.parametrize("acts", [True, False])
def test_r6_4_a_dumped_card_names_where_it_acts(*, acts: bool) -> None:
    rules = jacks(turn={"dump_suit": ["7"], "dump_acts": acts})
    table = at(rules, "7S JS 4D", "KC QC", pile="5S", stock=STOCK).acts("7S", "JS")
    table.expect(phase="rank", turn=0) if acts else table.expect(phase="turn", turn=1, rank=None)


def test_r6_4_ranks_that_have_cards_with_a_suit() -> None:
    fit = {"wild": ["W", "F"], "names_rank": ["W", "F"]}
    table = at(plain("colour-108", fit=fit), "WW 4B", "5G 6G", pile="3R", stock="7Y 8Y")
    table.act("WW").legal(*(f"rank:{rank}" for rank in "0123456789SVD"))
    table.refused("rank:W", "no_choice_here").refused("rank:K", "bad_request")
    table.act("rank:S").expect(rank="S", turn=1)


def test_r6_4_refusals() -> None:
    table = at(jacks(), "JS 4D 4S", "KC QC", pile="5S", stock=STOCK)
    table.refused("rank:7", "no_choice_here").refused("rank:Z", "bad_request")
    table.refused("rank:", "bad_request").act("JS")
    for action in ("4S", "draw", "pass", "end", "suit:S", "with:1", "give:4S"):
        table.refused(action, "choose_first")
    table.refused("challenge", "no_challenge").refused("rank:7", "not_your_turn", seat=1)
    at("classic", "4S", "KC", pile="5S").refused("rank:7", "no_choice_here")


def test_r6_4_a_whole_turn_needs_the_rank() -> None:
    table = at(jacks(), "JS 4D 4S", "KC QC", pile="5S", stock=STOCK)
    table.refused_turn("JS", code="choose_first").play("JS", "rank:Q").expect(rank="Q", turn=1)


def test_r6_4_only_such_rule_sets_have_the_field() -> None:
    assert "rank" not in at(plain(), "4S", "KC", pile="5S").position
    assert at(jacks(), "4S", "KC", pile="5S").position["rank"] is None


# --- 7.2


def facing(top: str, hand: str, **fields: Any) -> Table:
    """Seat 0 faces two cards; twos, fives and jokers attack, the queens of spades and hearts
    cancel."""
    attack = {
        "draw": {"2": 2, "5": 3, "X": 5},
        "cancel": {"QS": 2, "QH": 2},
        "answered_by": "same rank or suit",
    }
    rules = plain(cards={"jokers": 2}, fit={"wild": ["X"]}, attack=attack)
    wanted: Fields = {"pile": f"9D {top}", "stock": STOCK, "pending": 2} | fields
    return at(rules, hand, "KC KD", **wanted)


def test_r7_2_an_answer_of_the_same_rank_or_suit() -> None:
    table = facing("2S", "2H 5S 5H 3S QS QH X1").legal("2H", "5S", "QS", "draw")
    table.refused("5H", "debt_open").refused("X1", "debt_open").act("5S").expect(pending=5)


def test_r7_2_the_suit_is_that_of_the_top_itself() -> None:
    facing("X1", "X2 5S 2H 3S").legal("X2", "draw")
    facing("5H", "2H 2S QH QS 5C").legal("2H", "QH", "5C", "draw")
