"""Debts: how they grow, what answers them, what paying them costs. The cases' pick-up is our two
(answered by twos), and where a bigger one is meant, classic's black jack or last-card's ace."""

from __future__ import annotations

import pytest

from tests.rules.table import at

STOCK = "3C 4C 5C 6C 7C 8C 9C"


@pytest.mark.parametrize(
    ("ruleset", "top", "pending"),
    [
        ("classic", "2S", 2),
        ("classic", "2S", 6),
        ("classic", "JS", 5),
        ("last-card", "2S", 4),
        ("last-card", "AS", 4),
    ],
)
def test_case_STCK_01_a_debt_is_drawn_once(ruleset: str, top: str, pending: int) -> None:
    hands = ("4D 5D 6D TD KD", "KH QH TH")
    table = at(ruleset, *hands, pile=f"3H {top}", stock=STOCK, pending=pending).act("draw")
    table.counts(5 + pending, 3).expect(pending=0, turn=1, stock_count=7 - pending)
    table.refused("draw", "not_your_turn", seat=0)


def test_case_STCK_01_in_duel() -> None:
    table = at("duel", "4B 5B 6B 7B 1B", "5Y", pile="1R DR", stock="2G 3G 4G", pending=2)
    table.act("draw").counts(7, 1).expect(pending=0, turn=1)


def test_case_STCK_04_only_answers_are_playable_while_a_debt_is_open() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "2H 9S 3S", "KH QH", pile="3H 2S", stock=STOCK, pending=2)
        table.legal("2H", "draw")
        assert sorted(table.view(0)["legal"]) == ["2H", "draw"]


def test_case_STCK_05_the_first_attack_opens_the_debt() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "2S 5H 9H", "4D 6D TD", pile="KS", stock=STOCK).acts("2S", "draw")
        table.counts(2, 5).expect(pending=0, turn=0)


def test_case_STCK_08_no_number_of_cards_stands_in_the_way_of_paying() -> None:
    hand = "4D 5D 6D 7D 8D 9D TD QD KD 3D 4H 5H 6H 7H 8H"
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, hand, "KH QH TH", pile="3H 2S", stock=STOCK, pending=4).act("draw")
        table.counts(19, 3).expect(pending=0, turn=1)


def test_case_STCK_09_an_answer_where_the_rules_have_one() -> None:
    for ruleset in ("classic", "last-card"):
        hands = ("2S 4H 5H", "2H 9C TC", "KH QH TH")
        table = at(ruleset, *hands, pile="KS", stock="3C 4C 5C 6C").acts("2S", "2H")
        table.expect(pending=4, turn=2)


def test_case_STCK_09_none_in_duel() -> None:
    table = at("duel", "DR 4B 5B", "DB 6Y", pile="1R", stock="2G 3G 4G").act("DR")
    table.legal("draw").refused("DB", "debt_open").act("draw").counts(2, 4)
    table.expect(pending=0, turn=0)


@pytest.mark.parametrize(
    ("ruleset", "answer", "top", "pending"),
    [
        ("classic", "JC", "2S", 2),
        ("classic", "2H", "JS", 5),
        ("last-card", "AH", "2S", 2),
        ("last-card", "2H", "AS", 4),
    ],
)
def test_case_STCK_10_another_attack_is_no_answer(
    ruleset: str, answer: str, top: str, pending: int
) -> None:
    hands = (f"{answer} 9D TD", "KH QH", "6H 7H")
    table = at(ruleset, *hands, pile=f"3H {top}", stock=STOCK, pending=pending).legal("draw")
    table.refused(answer, "debt_open")


def test_case_STCK_12_a_card_of_the_suit_is_no_answer() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "9S 4S 5H", "KH QH", pile="3H 2S", stock=STOCK, pending=2)
        table.refused("9S", "debt_open").legal("draw")
    at("duel", "4R 5B", "6Y", pile="1R DR", stock="2G 3G", pending=2).refused("4R", "debt_open")


def test_case_STCK_14_the_last_of_a_chain_draws_all_of_it() -> None:
    for ruleset in ("classic", "last-card"):
        hands = ("2S 5H 9H", "2H 6H TH", "2D 7H QH", "4D 5D 6D")
        table = at(ruleset, *hands, pile="KS", stock=STOCK).acts("2S", "2H", "2D")
        table.expect(pending=6, turn=3).act("draw").counts(2, 2, 2, 9)
        table.expect(pending=0, turn=0, stock="9C")


def test_case_STCK_16_a_catch_leaves_the_debt_of_the_one_who_is_caught() -> None:
    hands = ("5D", "KH QH TH", "6H 7H 9H")
    table = at("last-card", *hands, pile="3H 2S", stock=STOCK, pending=2, exposed=0)
    table.act("catch:0", seat=2).counts(3, 3, 3).expect(pending=2, turn=0, exposed=None)
    table.act("draw").counts(5, 3, 3).expect(pending=0, turn=1)


def test_case_STCK_16_a_two_among_the_cards_of_the_catch_answers() -> None:
    hands = ("5D", "KH QH TH", "6H 7H 9H")
    table = at("last-card", *hands, pile="3H 2S", stock="2D 4C 5C", pending=2, exposed=0)
    table.act("catch:0", seat=1).legal("2D", "draw").act("2D").expect(pending=4, turn=1)


def test_case_STCK_18_paying_is_the_whole_turn() -> None:
    for ruleset in ("classic", "last-card"):
        hands = ("9S 4D 5D", "KH QH TH")
        table = at(ruleset, *hands, pile="3H 2S", stock=STOCK, pending=2)
        table.refused_turn("draw", "9S", code="bad_request").act("draw")
        table.expect(turn=1, phase="turn").refused("9S", "not_your_turn", seat=0)
