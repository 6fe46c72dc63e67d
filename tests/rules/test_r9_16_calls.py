"""Clauses 9.16 to 9.20 of docs/house-rules.md: variants of the last-card call."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at

STOCK = "3C 4C 6C 7C 8C TC"


def calling(rules: Fields | None = None, **call: Any) -> Fields:
    return (rules or plain()) | {"call": {"required": True, **call}}


def three(rules: Fields, hand: str = "5S KD", **fields: Any) -> Table:
    """Seat 0 of three, on the nine of spades."""
    wanted = {"pile": "9S", "stock": STOCK} | fields
    return at(rules, hand, "2C 3D TD", "6D 7D JD", **wanted)


def jacks(**changes: Any) -> Fields:
    return plain(fit={"names_suit": ["J"]}, **changes)


# --- 9.16


@pytest.mark.parametrize("when", ["until the next acts", "with", "before"])
def test_r9_16_before_the_lay_is_in_time_everywhere(when: str) -> None:
    table = three(calling(when=when)).legal("5S", "call").acts("call", "5S")
    table.expect(called=[True, False, False], exposed=None, turn=1)


@pytest.mark.parametrize(
    ("when", "while_naming", "afterwards"),
    [("until the next acts", True, True), ("with", True, False), ("before", False, False)],
)
def test_r9_16_how_long_one_may_call(when: str, *, while_naming: bool, afterwards: bool) -> None:
    rules = calling(jacks(), when=when)
    table = three(rules, "JS KD").act("JS").expect(phase="suit")
    if not while_naming:
        table.refused("call", "cannot_call")
    table.act("suit:S").expect(exposed=0, turn=1)
    table.legal(*(["call"] if afterwards else []), seat=0)
    if while_naming:
        table = three(rules, "JS KD").acts("JS", "call", "suit:S")
        table.expect(exposed=None, called=[True, False, False])


@pytest.mark.parametrize(
    ("when", "with_two", "with_one"),
    [("until the next acts", False, False), ("with", True, True), ("before", True, False)],
)
def test_r9_16_while_more_may_be_laid(when: str, *, with_two: bool, with_one: bool) -> None:
    rules = calling(plain(sets={"several": "same rank"}), when=when)
    for hand, due in (("5S 5D KD", with_two), ("5S 5D", with_one), ("5S 5D KD QD", False)):
        table = three(rules, hand).act("5S").expect(phase="more")
        table.legal("5D", "end", *(["call"] if due else []))
    if with_two:
        table = three(rules, "5S 5D KD").acts("5S", "call", "5D")
        table.expect(exposed=None, called=[True, False, False], turn=1)


def test_r9_16_who_forgot_is_caught_all_the_same() -> None:
    for when in ("with", "before"):
        table = three(calling(when=when)).act("5S").refused("call", "cannot_call", seat=0)
        table.act("catch:0", seat=2).counts(3, 3, 3)


def test_r9_16_before_a_jump() -> None:
    rules = plain(cards={"packs": "two"}, interrupt={"jump_in": True})
    hands = ("KS 4D", "2C 3D TD", "9S 6D")
    for when in ("until the next acts", "before"):
        table = at(calling(rules, when=when), *hands, pile="9S", stock=STOCK)
        table.legal("jump:9S", "call", seat=2).act("call", seat=2).act("jump:9S", seat=2)
        table.expect(exposed=None, called=[False, False, True])


# --- 9.17


def test_r9_17_a_false_call_costs_cards() -> None:
    table = three(calling(false_call=2), "5S KD QD").act("call").happened("false_call", "drew")
    assert table.event("false_call") == {"type": "false_call", "seat": 0}
    table.holds(0, "5S KD QD 3C 4C").expect(called=[False] * 3, turn=0, phase="turn", pending=0)


def test_r9_17_by_every_seat_once_in_a_turn() -> None:
    table = three(calling(false_call=1), "5S KD QD").legal("call", seat=1).legal("call", seat=2)
    table.act("call", seat=2).holds(2, "6D 7D JD 3C").refused("call", "cannot_call", seat=2)
    table.act("call", seat=1).refused("call", "cannot_call", seat=1).legal("5S", "call")
    table.act("5S").expect(turn=1).legal("call", seat=2)


def test_r9_17_a_call_that_is_due_costs_nothing() -> None:
    table = three(calling(false_call=2)).act("call").happened("called").counts(2, 3, 3)
    table.refused("call", "cannot_call").act("5S").expect(exposed=None)
    table = three(calling(false_call=2)).act("5S").act("call", seat=0).happened("called")
    table.expect(exposed=None).counts(1, 3, 3)


def test_r9_17_none_is_refused() -> None:
    table = three(calling(false_call=0), "5S KD QD").legal("5S").refused("call", "cannot_call")
    table.refused("call", "cannot_call", seat=1)


def test_r9_17_who_was_exposed_and_draws_cannot_be_caught_any_more() -> None:
    rules = calling(when="before", false_call=1)
    table = three(rules).act("5S").expect(exposed=0).act("call", seat=0)
    table.happened("false_call", "drew").holds(0, "KD 3C").expect(exposed=None, turn=1)
    table.refused("catch:0", "not_catchable")


# --- 9.18


def test_r9_18_a_false_catch_costs_the_catcher() -> None:
    table = three(calling(false_catch=2)).act("catch:1", seat=2)
    table.happened("false_catch", "drew").counts(2, 3, 5).expect(turn=0)
    assert table.event("false_catch") == {"type": "false_catch", "seat": 2, "of": 1}
    assert table.event("drew")["seat"] == 2


def test_r9_18_once_in_a_turn_for_each_catcher() -> None:
    table = three(calling(false_catch=1), "5S KD QD").legal("5S", "catch:1", "catch:2")
    table.act("catch:1").legal("5S").refused("catch:2", "not_catchable")
    table.legal("catch:0", "catch:2", seat=1).refused("catch:1", "not_catchable", seat=1)
    table.act("5S").expect(turn=1).legal("catch:1", "catch:2", seat=0)


def test_r9_18_a_right_catch_costs_the_other() -> None:
    table = three(calling(false_catch=1, penalty=3)).act("5S")
    table.legal("catch:0", "catch:1", seat=2).act("catch:0", seat=2).counts(4, 3, 3)
    table.legal("catch:0", "catch:1", seat=2)


def test_r9_18_none_is_refused() -> None:
    three(calling(false_catch=0)).refused("catch:1", "not_catchable", seat=2)


# --- 9.19


def test_r9_19_only_the_next_player_catches() -> None:
    table = three(calling(catchers="the next player")).act("5S").legal(seat=2)
    table.refused("catch:0", "not_catchable", seat=2).legal("draw", "catch:0", seat=1)
    table.act("catch:0", seat=1).counts(3, 3, 3)
    table = three(calling(catchers="anybody")).act("5S").legal("catch:0", seat=2)


def test_r9_19_and_only_the_next_player_catches_falsely() -> None:
    rules = calling(catchers="the next player", false_catch=1)
    table = three(rules, "5S KD QD").legal("5S", "catch:1", "catch:2").legal(seat=1).legal(seat=2)
    table.act("5S").legal("draw", "catch:0", "catch:2", seat=1).legal(seat=0)


# --- 9.20


def test_r9_20_caught_as_soon_as_it_has_laid() -> None:
    rules = calling(jacks(), window="the lay")
    table = three(rules, "JS KD").act("JS").expect(phase="suit", exposed=0, turn=0)
    table.legal("catch:0", seat=1).legal("catch:0", seat=2).act("catch:0", seat=2)
    table.counts(3, 3, 3).expect(exposed=None, phase="suit", turn=0).act("suit:H")
    table.expect(exposed=None, turn=1)
    table = three(rules, "JS KD").acts("JS", "suit:H").expect(exposed=0, turn=1)
    table = three(calling(jacks()), "JS KD").act("JS").expect(exposed=None)


def test_r9_20_also_while_it_may_lay_more() -> None:
    rules = calling(plain(sets={"several": "same rank"}), window="the lay")
    table = three(rules, "5S 5D").act("5S").expect(phase="more", exposed=0)
    table.legal("5D", "end", "call").legal("catch:0", seat=1).act("5D").won_by(0)
    table = three(rules, "5S 5D").acts("5S", "call").expect(exposed=None).act("end")
    table.expect(exposed=None, called=[True, False, False], turn=1)


def test_r9_20_who_has_called_before_is_not_caught() -> None:
    table = three(calling(jacks(), window="the lay"), "JS KD").acts("call", "JS")
    table.expect(phase="suit", exposed=None).refused("catch:0", "not_catchable", seat=1)


def test_r9_20_what_was_laid_stays_on_the_pile_while_the_turn_runs() -> None:
    rules = calling(plain(sets={"several": "same rank"}), false_catch=3)
    hand = "5S 5D 5H KD"
    table = three(rules, hand, pile="2D 9S", stock="").acts("5S", "5D").expect(phase="more")
    table.act("catch:1", seat=2).counts(2, 3, 5).expect(laid="5S 5D", pile="5S 5D", stock="")
    table.legal("5H", "end", "catch:1", "catch:2")
