"""Whose turn, which cards, what is said, and what cannot be said at all."""

from __future__ import annotations

import random

import pytest

from tests.rules.table import ask, at, code_of, dealt, whole

STOCK = "3C 4C 5C 6C"


def test_case_RULE_09_a_power_card_fits_by_rank() -> None:
    at("classic", "8D 4C", "KH QH", pile="3H 8H", stock="5C").legal("8D").refused(
        "draw", "must_lay"
    )
    at("last-card", "8D 4C 5C", "KH QH", pile="3H 8H", stock="6C").legal("8D")


def test_case_RULE_10_out_of_turn_costs_nothing() -> None:
    for ruleset in ("classic", "last-card"):
        hands = ("KH QH TH", "4H 5H 6H", "4D 7D 8D")
        table = at(ruleset, *hands, pile="9S", stock="3C", turn=1)
        table.refused("4D", "not_your_turn", seat=2).counts(3, 3, 3)


def test_case_RULE_11_nothing_of_a_turn_is_left_for_the_next_one() -> None:
    hands = ("4D 5D 6D", "7D 8D 9D", "TD QD KD")
    table = at("last-card", *hands, pile="9S", stock="7S 3C 4C").acts("draw", "pass")
    table.expect(turn=1, phase="turn", drawn=None, laid=[])
    table = at("last-card", *hands[::-1], pile="6S", stock="7S 5S 4C").acts("draw", "pass")
    table.act("draw").expect(turn=1, phase="drawn", drawn="5S").legal("5S", "pass")


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
def test_case_RULE_12_every_card_can_be_laid(ruleset: str) -> None:
    """Random rounds until each card of the pack was laid at least once by somebody."""
    laid: set[str] = set()
    pack: set[str] = set()
    for seed in range(200):
        table, chance = dealt(ruleset, players=2, seed=seed), random.Random(seed)
        everything = whole(table.position)
        pack = set(everything)
        while table.position["result"] is None:
            action = chance.choice(table.actions())
            table.act(action)
            laid |= {action} & pack
            assert whole(table.position) == everything
        if laid == pack:
            break
    assert laid == pack


def test_case_RULE_15_of_two_equal_cards_one_leaves_the_hand() -> None:
    table = at("duel", "1R 1R 4B", "5Y", pile="7R", stock="2B").act("1R").holds(0, "1R 4B")
    table = at("duel", "WW WW 4B", "5Y", pile="7R", stock="2B").play("WW", "suit:B")
    table.holds(0, "WW 4B")


def test_case_RULE_16_an_eight_is_answered_where_the_rules_say_so() -> None:
    hands = ("KH QH TH", "8S 4C 5C", "6D 7D 9D")
    table = at("last-card", *hands, pile="3H 8H", stock="3C", turn=1, skip=True).act("8S")
    table.expect(skip=True, turn=2).legal("pass")
    hands = ("8H QH TH", "8S 4C 5C", "6D 7D 9D")
    table = at("classic", *hands, pile="3H", stock="3C").act("8H").expect(turn=2, skip=False)
    table.refused("8S", "not_your_turn", seat=1)


def test_case_RULE_17_only_the_same_rank_answers_and_never_the_ace() -> None:
    hands = ("KH QH TH", "AS 8S 5C", "6D 7D 9D")
    table = at("last-card", *hands, pile="3H 8H", stock="3C", turn=1, skip=True)
    table.refused("AS", "eight_open").act("8S").expect(turn=2)


def test_case_INPT_04_pieces_of_words_are_no_cards() -> None:
    table = at("classic", "AC 5C 9D", "KH QH", pile="9C", stock="3C")
    for word in ("scores", "cache 5", "acid", "AC5C", " AC", "ac", "play AC"):
        table.refused(word, "bad_card")


def test_case_INPT_07_nobody_can_be_meant_who_is_not_there() -> None:
    table = at("last-card", "9H 4D 5D", "KH QH", pile="9S", stock=STOCK)
    table.refused("catch:nobody", "bad_request").refused("catch:2", "bad_request")
    for seat in (2, -1, "nobody"):
        answer = ask(table.referee, cmd="act", action="9H", seat=seat)
        assert code_of(answer) == "bad_request"
        assert code_of(ask(table.referee, cmd="legal", seat=seat)) == "bad_request"


def test_case_INPT_08_nobody_says_how_many_cards_are_drawn() -> None:
    table = at("classic", "4D", "KH QH", pile="9S", stock=STOCK)
    for word in ("draw -1", "draw 0", "draw 1000000000", "draw:-1", "draw2"):
        table.refused(word, "bad_card")
    answer = ask(table.referee, cmd="act", action="draw", count=-1)
    assert code_of(answer) == "bad_request"
    table.act("draw").counts(2, 2)


def test_case_UIAX_12_a_refusal_says_what_would_fit() -> None:
    table = at("classic", "4D 5D", "KH QH", pile="9S", stock=STOCK)
    answer = ask(table.referee, cmd="explain", action="4D", lang="en")
    assert (answer["legal"], answer["code"]) == (False, "does_not_fit")
    reason = answer["reason"].lower()
    assert "spade" in reason
    assert "9" in reason or "nine" in reason
