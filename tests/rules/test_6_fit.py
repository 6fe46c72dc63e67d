"""Part 6 of docs/house-rules.md."""

from __future__ import annotations

import pytest

from switch.notation.referee import Referee
from tests.rules.house import plain
from tests.rules.table import ask, at, code_of

NAMES = ("suit:C", "suit:D", "suit:H", "suit:S")


def test_r6_1_a_wild_card_fits_on_anything() -> None:
    for wild, right in (([], "4H"), (["Q"], "4H QH QD"), (["QH"], "4H QH")):
        rules = plain(fit={"wild": wild})
        at(rules, "4H QH QD", "5C", pile="4S", stock="6C").legal(*right.split())


@pytest.mark.parametrize(
    ("when", "on_a_four", "on_a_wild"),
    [
        ("anytime", "QH QS", "QH QS JS"),
        ("only when it fits", "QS", "QH QS JS"),
        ("not on a wild", "QH QS", "JS"),
    ],
)
def test_r6_2_when_a_wild_card_fits(when: str, on_a_four: str, on_a_wild: str) -> None:
    rules = plain(cards={"packs": "two"}, fit={"wild": ["Q"], "wild_when": when})
    at(rules, "QH QS JS", "5C", pile="4S", stock="6C").legal("JS", *on_a_four.split())
    at(rules, "QH QS JS", "5C", pile="QS", stock="6C").legal(*on_a_wild.split())
    at(rules, "QH QS JH", "5C", pile="JS QD", stock="6C").legal(
        *{"not on a wild": ["draw"]}.get(when, ["QH", "QS"])
    )


@pytest.mark.parametrize("when", ["anytime", "only when it fits", "not on a wild"])
def test_r6_2_a_wild_card_answers_neither_debt_nor_skip(when: str) -> None:
    rules = plain(
        fit={"wild": ["Q"], "wild_when": when},
        attack={"draw": {"2": 2}},
        turn={"skip": ["8"], "skip_answered": True},
    )
    at(rules, "QS 9S", "5C", pile="2S", stock="6C 7C", pending=2).legal("draw")
    at(rules, "QS 9S", "5C", pile="8S", stock="6C 7C", skip=True).legal("pass")
    at(rules, "QS 9S", "5C", pile="2S", stock="6C 7C").legal("QS", "9S")


def test_r6_2_cards_without_a_suit_must_be_wild() -> None:
    for fit in ({"wild": ["Q"]}, {"wild": ["X"], "wild_when": "only when it fits"}):
        rules = plain(cards={"jokers": 2}, fit=fit)
        assert code_of(ask(Referee(), cmd="new", ruleset=rules, players=2, seed=1)) == "bad_ruleset"
    rules = plain(cards={"jokers": 2}, fit={"wild": ["X"], "wild_when": "not on a wild"})
    assert ask(Referee(), cmd="new", ruleset=rules, players=2, seed=1)["ok"] is True


def test_r6_3_who_lays_it_names_the_suit() -> None:
    rules = plain(fit={"names_suit": ["Q"]})
    table = at(rules, "QS 9D", "5D", pile="4S", stock="6C").act("QS").legal(*NAMES)
    table.act("suit:D").expect(suit="D", turn=1).legal("5D")
    at(plain(), "QS 9D", "5D", pile="4S", stock="6C").act("QS").expect(suit=None, turn=1)


def test_r6_3_the_last_of_the_set_says_whether() -> None:
    rules = plain(fit={"names_suit": ["QH"]}, sets={"several": "same rank"})
    first = at(rules, "QS QH 9D", "5D", pile="4S", stock="6C")
    first.refused_turn("QS", "QH", code="name_a_suit")
    first.play("QS", "QH", "suit:D").expect(suit="D", turn=1)
    last = at(rules, "QS QH 9D", "5D", pile="4H", stock="6C")
    last.play("QH", "QS").expect(suit=None, turn=1, top="QS")


def test_r6_3_not_when_it_goes_out() -> None:
    rules = plain(fit={"names_suit": ["Q"]})
    at(rules, "QS", "5D", pile="4S", stock="6C").act("QS").won_by(0)
