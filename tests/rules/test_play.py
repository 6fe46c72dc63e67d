"""The request `play`: a whole turn or nothing (docs/notation.md)."""

from __future__ import annotations

import pytest

from tests.rules.table import at

STOCK = "3C 4C 5C 6C"


def test_a_missing_last_end_is_added() -> None:
    table = at("classic", "4D 4S 4H 9C", "KH", pile="6D", stock=STOCK).play("4D", "4S")
    table.expect(turn=1, phase="turn", laid=[], top="4S").holds(0, "4H 9C")


def test_an_end_may_be_given() -> None:
    table = at("classic", "4D 4S 4H 9C", "KH", pile="6D", stock=STOCK).play("4D", "4S", "end")
    table.expect(turn=1, top="4S")


def test_a_missing_suit_is_not_added() -> None:
    for ruleset, card in (("classic", "AH"), ("last-card", "JH")):
        table = at(ruleset, f"{card} 4D 5D", "KH", pile="9S", stock=STOCK)
        table.refused_turn(card, code="name_a_suit")
    table = at("classic", "AH AD 4D", "KH", pile="9S", stock=STOCK)
    table.refused_turn("AH", code="name_a_suit").refused_turn("AH", "AD", code="name_a_suit")
    table.refused_turn("AH", "end", code="name_a_suit")
    table = at("classic", "AH 4D", "KH", pile="9S", stock=STOCK)
    table.refused_turn("AH", "4D", code="name_a_suit")


@pytest.mark.parametrize(
    ("ruleset", "card", "top"), [("classic", "AH", "9S"), ("last-card", "JH", "9S")]
)
def test_a_suit_after_going_out_is_ignored(ruleset: str, card: str, top: str) -> None:
    for actions in ([card], [card, "suit:H"]):
        table = at(ruleset, card, "KH", pile=top, stock=STOCK).play(*actions)
        table.won_by(0).happened("laid", "out")
    at("duel", "WW", "4B", pile="1R", stock="2B").play("WW", "suit:G").won_by(0)
    at("classic", "AH AD", "KH", pile=top, stock=STOCK).play("AH", "AD", "suit:C").won_by(0)


@pytest.mark.parametrize(
    "actions", [("call", "JH", "suit:C"), ("JH", "call", "suit:C"), ("JH", "suit:C", "call")]
)
def test_a_call_may_stand_anywhere(actions: tuple[str, ...]) -> None:
    table = at("last-card", "JH 4D", "KH QH", pile="9S", stock=STOCK).play(*actions)
    table.expect(called=[True, False], exposed=None, turn=1)
    assert table.event("called")["seat"] == 0


def test_a_wrong_call_refuses_the_whole_turn() -> None:
    at("last-card", "9H 4D 5D", "KH QH", pile="9S", stock=STOCK).refused_turn(
        "9H", "call", code="cannot_call"
    )
    at("classic", "9H 4D", "KH QH", pile="9S", stock=STOCK).refused_turn(
        "9H", "call", code="cannot_call"
    )


def test_it_may_stop_after_a_draw() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="7S 3C").play("draw")
    table.expect(phase="drawn", drawn="7S", turn=0)
    table.play("7S").expect(turn=1, phase="turn")


def test_it_may_go_on_after_a_draw_when_the_card_is_known() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="7S 3C").play("draw", "7S")
    table.expect(turn=1, top="7S")
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="7S 3C").play("draw", "pass")
    table.expect(turn=1, top="9S")


@pytest.mark.parametrize(
    ("ruleset", "hand", "pile", "actions"),
    [
        ("classic", "4D 5D", "9S", ("draw", "4D")),
        ("classic", "9H 5D", "9S", ("9H", "5D")),
        ("classic", "9H 5H", "9S", ("9H", "5H")),
        ("classic", "AH 5H", "9S", ("AH", "suit:H", "5H")),
        ("classic", "AH 5H", "9S", ("AH", "suit:H", "suit:C")),
        ("classic", "4D 4S 4H 9C", "6D", ("4D", "end", "4S")),
        ("classic", "9H", "9S", ("9H", "draw")),
        ("last-card", "9H 9D 5D", "9S", ("9H", "9D")),
        ("last-card", "9H 9D 5D", "9S", ("9H", "suit:H")),
    ],
)
def test_anything_left_over_is_a_bad_request(
    ruleset: str, hand: str, pile: str, actions: tuple[str, ...]
) -> None:
    table = at(ruleset, hand, "KH QH", pile=pile, stock=STOCK)
    table.refused_turn(*actions, code="bad_request")


def test_all_of_it_or_nothing() -> None:
    table = at("classic", "4D 4S 9C", "KH", pile="6D", stock=STOCK)
    table.refused_turn("4D", "9C", code="does_not_fit")
    table.refused_turn("4D", "4S", "4H", code="bad_request")
    table.refused_turn("4D", "4H", code="not_in_hand")
    table.refused_turn("4D", "4D", code="not_in_hand")
    table.refused_turn("4D", "9Z", code="bad_card")
    table.refused_turn("4D", "suit:Z", code="bad_request")
    table.refused_turn("4D", "draw", code="must_lay")
    table.play("4D", "4S").expect(turn=1)


def test_it_is_for_the_seat_on_turn() -> None:
    table = at("classic", "4D 9C", "5D KH", pile="6D", stock=STOCK)
    table.refused_turn("5D", code="not_in_hand").play("4D").play("5D").expect(turn=0)


def test_a_turn_that_was_begun_can_be_finished() -> None:
    table = at("classic", "4D 4S 4H 9C", "KH", pile="6D", stock=STOCK).act("4D")
    table.play("4H").expect(turn=1, pile="6D 4D 4H")


@pytest.mark.parametrize("actions", [(), ("call",)])
def test_a_turn_of_nothing_is_a_bad_request(actions: tuple[str, ...]) -> None:
    table = at("last-card", "9H 4D", "KH QH", pile="9S", stock=STOCK)
    table.refused_turn(*actions, code="bad_request")
