"""Clauses 9.4 (round over), 9.13 and 9.14 of docs/house-rules.md."""

from __future__ import annotations

from typing import Any

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at


def two(rules: Fields, hand: str, **fields: Any) -> Table:
    """Seat 0 of two with this hand, on the four of spades."""
    return at(rules, hand, "6C 6D", **{"pile": "4S", "stock": "9D TC JD QC"} | fields)


# --- 9.4


def test_r9_4_round_over_with_the_first_counted_pass() -> None:
    over = plain(draw={"stock_empty": "round over"})
    table = two(over, "5H 8H KH", pile="2C 3C 4S", stock="").legal("pass").act("pass")
    table.happened("passed", "blocked").blocked(winner=1, turn=0).expect(pile="2C 3C 4S")
    over = plain(draw={"stock_empty": "round over", "blocked_extra": 1})
    two(over, "5H 8H", stock="").act("pass").blocked(winner=None, turn=0)
    two(over, "5H 8H").legal("draw").act("draw").running()


def test_r9_4_round_over_counts_as_9_8_says() -> None:
    rules = plain(draw={"stock_empty": "round over"}, attack={"draw": {"2": 2}})
    table = two(rules, "5H 8H", pile="3C 2S", stock="", pending=2).legal("pass").act("pass")
    table.running().expect(turn=1, pending=0, passes=0)
    table = two(rules, "5H 8H", pile="3C 2S", stock="9D", pending=2).act("draw")
    table.running().expect(turn=1, stock="").holds(0, "5H 8H 9D").act("pass")
    table.blocked(winner=1, turn=1)
    rules = plain(draw={"stock_empty": "round over", "upto": 0})
    two(rules, "5H", stock="9D").acts("draw", "pass").running().expect(turn=1)


# --- 9.8


def test_r9_8_who_took_the_last_card_has_passed_first_where_one_more_is_asked() -> None:
    for extra in (0, 1):
        rules = plain(draw={"upto": 0, "blocked_extra": extra})
        table = two(rules, "5H", stock="9D").acts("draw", "pass").running()
        table.expect(turn=1, passes=extra).act("pass").running().expect(passes=1 + extra)
        table.act("pass").blocked(winner=None, turn=0)


def test_r9_8_while_there_is_something_to_draw_a_pass_after_draws_is_not_counted() -> None:
    rules = plain(draw={"upto": 1, "may_lay": "any card", "blocked_extra": 1})
    two(rules, "5H").acts("draw", "pass").expect(turn=1, passes=0)


# --- 9.13


def test_r9_13_only_these_may_be_laid_last() -> None:
    rules = plain(end={"only_last": ["5", "KS"]})
    two(rules, "5S").legal("5S").act("5S").won_by(0)
    two(rules, "KS").legal("KS")
    two(rules, "8S").legal("draw").refused("8S", "cannot_finish")
    two(rules, "KD 8S").legal("8S").act("8S").running()
    two(rules, "8H").refused("8H", "does_not_fit")


def test_r9_13_not_as_an_answer_either_and_not_in_a_set() -> None:
    attack = {"draw": {"2": 2}}
    rules = plain(end={"only_last": ["5"]}, attack=attack, sets={"several": "same rank"})
    two(rules, "2H", pile="2S", pending=2).legal("draw").refused("2H", "cannot_finish")
    table = two(rules, "8S 8H").act("8S").expect(phase="turn", turn=1).holds(0, "8H")
    two(rules, "5S 5H").act("5S").legal("5H", "end").act("5H").won_by(0)
    assert table.position["result"] is None


# --- 9.14


def covering(**changes: Any) -> Fields:
    return plain(end={"cover": ["5"]}, **changes)


def test_r9_14_it_is_not_the_end() -> None:
    table = two(covering(), "5S").act("5S").happened("laid", "drew", "turn").running()
    table.holds(0, "9D").expect(turn=1, phase="turn", pile="4S 5S")
    two(covering(), "5S 8H").act("5S").holds(0, "8H").happened("laid", "turn")
    two(covering(), "8S").act("8S").won_by(0)


def test_r9_14_the_card_drawn_is_not_laid_in_the_same_turn() -> None:
    rules = covering(sets={"several": "same rank"})
    two(rules, "5S", stock="5H TC").act("5S").holds(0, "5H").expect(turn=1)
    table = two(rules, "5S 5D", stock="5H TC").act("5S").expect(phase="more")
    table.act("5D").holds(0, "5H").expect(turn=1)


def test_r9_14_out_where_nothing_is_left_to_draw() -> None:
    rules = covering(draw={"stock_empty": "nothing"})
    two(rules, "5S", stock="").act("5S").happened("laid", "out").won_by(0)


def test_r9_14_then_the_turn_ends_as_usual() -> None:
    rules = covering(fit={"names_suit": ["5"]}, attack={"draw": {"5": 2}}, turn={"reverse": ["5"]})
    table = two(rules, "5S").act("5S").happened("laid", "drew").expect(phase="suit", turn=0)
    table.legal("suit:C", "suit:D", "suit:H", "suit:S").act("suit:C")
    table.happened("named", "reversed", "owes", "turn")
    table.expect(turn=1, pending=2, direction=-1, suit="C")


def test_r9_14_with_the_other_ends() -> None:
    rules = plain(end={"cover": ["5"], "not_last": ["5"]})
    two(rules, "5S").legal("draw").refused("5S", "cannot_finish")
    rules = plain(end={"cover": ["5"], "places": "all but one"})
    table = at(rules, "5S", "6C 6D", "7C", pile="4S", stock="9D").act("5S")
    table.running().holds(0, "9D").expect(places=[], turn=1)
