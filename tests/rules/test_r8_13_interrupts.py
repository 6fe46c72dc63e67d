"""Clauses 8.13 and 8.14 of docs/house-rules.md: cards out of turn, doubts about a wild attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at

STOCK = "3C 4C 5C 6C"


def jumping(**changes: Any) -> Fields:
    return plain(cards={"packs": "two"}, interrupt={"jump_in": True}, **changes)


def three(rules: Fields, *hands: str, **fields: Any) -> Table:
    """Seat 0 on turn on the five of spades, and seat 2 has another one."""
    all_hands = hands or ("KS 4D", "2C 3D", "5S 6D 7D")
    return at(rules, *all_hands, **{"pile": "9S 5S", "stock": STOCK} | fields)


# --- 8.13


def test_r8_13_a_card_equal_to_the_top_out_of_turn() -> None:
    table = three(jumping()).legal("KS").legal("jump:5S", seat=2).legal(seat=1)
    table.act("jump:5S", seat=2).happened("jumped", "laid", "turn")
    assert table.event("jumped")["seat"] == table.event("laid")["seat"] == 2
    table.expect(turn=0, pile="9S 5S 5S").holds(2, "6D 7D")


def test_r8_13_the_turn_is_then_its_turn() -> None:
    rules = jumping(sets={"several": "same rank"}, turn={"reverse": ["5"]})
    table = three(rules, "KS 4D", "2C 3D", "5S 5H 7D 8D").act("jump:5S", seat=2)
    table.expect(turn=2, phase="more", laid="5S").legal("5H", "end").legal(seat=0)
    table.act("end").expect(turn=1, direction=-1)


def test_r8_13_the_last_card_may_jump_too() -> None:
    three(jumping(), "KS 4D", "2C 3D", "5S").act("jump:5S", seat=2).won_by(2)


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"attack": {"draw": {"5": 2}}}, {"pending": 2}),
        ({"turn": {"skip": ["5"], "skip_answered": True}}, {"skip": True}),
    ],
)
def test_r8_13_not_with_an_open_debt_or_skip(changes: Fields, fields: Fields) -> None:
    three(jumping(**changes), **fields).legal(seat=2).refused("jump:5S", "cannot_jump", seat=2)
    three(jumping(**changes)).legal("jump:5S", seat=2)


def test_r8_13_not_after_a_draw_or_a_lay_in_this_turn() -> None:
    rules = jumping(draw={"upto": 3, "though_able": True})
    table = three(rules).legal("jump:5S", seat=2).act("draw").expect(turn=0, phase="turn")
    table.legal(seat=2).refused("jump:5S", "cannot_jump", seat=2)
    rules = jumping(sets={"several": "same rank"})
    hands = ("6S 6D 4D", "2C 3D", "6S 7D 8D")
    table = three(rules, *hands, pile="9S").act("6S").expect(phase="more")
    table.legal(seat=2).refused("jump:6S", "cannot_jump", seat=2)


def test_r8_13_only_what_might_be_laid_on_turn() -> None:
    fit = {"wild": ["5"], "wild_when": "not on a wild"}
    three(jumping(fit=fit)).refused("jump:5S", "cannot_jump", seat=2)
    hands = ("KS 4D", "2C 3D", "5S")
    for end in ({"not_last": ["5"]}, {"only_last": ["6"]}):
        three(jumping(end=end), *hands).refused("jump:5S", "cannot_jump", seat=2)
        three(jumping(end=end)).legal("jump:5S", seat=2)
    attack = {"draw": {"5": 2}, "on_empty_stock": "not allowed"}
    three(jumping(attack=attack), stock="").refused("jump:5S", "cannot_jump", seat=2)


def test_r8_13_not_where_another_rank_was_named() -> None:
    rules = jumping(fit={"names_rank": ["5"]})
    three(rules, rank="7").legal(seat=2).refused("jump:5S", "cannot_jump", seat=2)
    three(rules, rank="5").legal("jump:5S", seat=2)


def test_r8_13_refusals() -> None:
    hands = ("KS 4D", "5H 3D", "5S 6D 7D")
    table = three(jumping(), *hands, turn=2).refused("jump:5S", "cannot_jump", seat=2)
    table = three(jumping(), *hands).refused("jump:5S", "cannot_jump", seat=1)
    table.refused("jump:5H", "cannot_jump", seat=1)
    table.refused("jump:6D", "cannot_jump", seat=2).refused("jump:ZZ", "bad_card", seat=2)
    table.refused("5S", "not_your_turn", seat=2)
    three(plain(cards={"packs": "two"})).legal(seat=2).refused("jump:5S", "cannot_jump", seat=2)


def test_r8_13_who_may_jump_may_call_and_the_call_of_the_one_on_turn_lapses() -> None:
    rules = jumping(call={"required": True})
    table = three(rules, "KS 4D", "2C 3D", "5S 6D").legal("jump:5S", "call", seat=2)
    table.refused("call", "cannot_call", seat=1).act("call").act("call", seat=2)
    table.expect(called=[True, False, True]).act("jump:5S", seat=2)
    table.expect(called=[False, False, True], exposed=None, turn=0)
    three(rules, "KS 4D", "2C 3D", "5S 6D").act("jump:5S", seat=2).expect(exposed=2)


# --- 8.14


def doubting(**changes: Any) -> Fields:
    """Wild fours attack, and so do draw twos, which are not wild."""
    fields: Fields = {
        "fit": {"wild": ["W", "F"], "names_suit": ["W", "F"]},
        "attack": {"draw": {"F": 4, "D": 2}, "answered_by": "any"},
        "interrupt": {"challenge": True},
    }
    for key, change in changes.items():
        fields[key] = fields.get(key, {}) | change
    return plain("colour-108", **fields)


BLUFF, HONEST = "WF 5R 9B", "WF 5G 9B WW"  # red is in force


def doubted(hand: str, rules: Fields | None = None, **fields: Any) -> Table:
    """Seat 0 has laid the wild four, seat 1 faces four cards."""
    wanted = {"pile": "3R", "stock": "1Y 2Y 3Y 4Y 5Y 6Y 7Y 8Y 9Y"} | fields
    table = at(rules or doubting(), hand, "6G DB", "7Y 8Y", **wanted)
    return table.acts("WF", "suit:G")


def test_r8_14_who_faces_the_debt_begins_with_the_choice() -> None:
    table = doubted(BLUFF).happened("named", "owes", "turn")
    table.expect(phase="challenge", turn=1, pending=4, bluff=True, accused=0)
    table.legal("challenge", "accept").legal(seat=0).legal(seat=2)
    for seat in (0, 1, 2, None):
        assert "bluff" not in table.view(seat)
        assert table.view(seat)["accused"] == 0
    doubted(HONEST).expect(phase="challenge", bluff=False)


def test_r8_14_accepting_goes_on_as_usual() -> None:
    table = doubted(BLUFF).act("accept").expect(phase="turn", turn=1, pending=4, bluff=None)
    assert table.last["events"] == [{"type": "accepted", "seat": 1, "of": 0}]
    table.legal("DB", "draw").act("draw").counts(2, 6, 2).expect(turn=2)


def test_r8_14_who_bluffed_draws_and_the_turn_goes_on_without_a_debt() -> None:
    table = doubted(BLUFF).act("challenge").happened("challenged", "bluffed", "drew")
    challenged, bluffed, drew = table.last["events"]
    assert (challenged["seat"], challenged["of"]) == (1, 0)
    assert bluffed["seat"] == 0
    assert (drew["seat"], drew["count"]) == (0, 4)
    table.counts(6, 2, 2).expect(phase="turn", turn=1, pending=0, bluff=None, suit="G")
    table.legal("6G").act("6G").expect(turn=2)


@pytest.mark.parametrize("penalty", [0, 2, 5])
def test_r8_14_an_honest_one_costs_the_debt_and_the_penalty(penalty: int) -> None:
    rules = doubting(interrupt={"challenge_penalty": penalty})
    table = doubted(HONEST, rules).act("challenge").happened("challenged", "honest", "drew", "turn")
    assert table.event("honest")["seat"] == 0
    table.counts(3, 6 + penalty, 2).expect(turn=2, pending=0, bluff=None, phase="turn")


def test_r8_14_then_7_10_holds() -> None:
    goes_on = doubting(attack={"after_paying": "turn goes on"})
    table = doubted(HONEST, goes_on).act("challenge").expect(turn=1, phase="turn").counts(3, 8, 2)
    may_lay = doubting(attack={"after_paying": "may lay"})
    doubted(HONEST, may_lay).act("challenge").expect(turn=1, phase="paid")
    table.act("6G").expect(turn=2)


@pytest.mark.parametrize(
    ("hand", "fields", "bluff"),
    [
        ("WF 5R", {}, True),
        ("WF WW 5B", {}, False),  # wild cards are of no suit
        ("WF 3B", {}, False),  # the rank of the top is not the suit in force
        ("WF 5R", {"pile": "3R WW", "suit": "B"}, False),
        ("WF 5B", {"pile": "3R WW", "suit": "B"}, True),
    ],
)
def test_r8_14_what_a_bluff_is(hand: str, fields: Fields, *, bluff: bool) -> None:
    doubted(hand, **fields).expect(bluff=bluff)


def test_r8_14_a_wild_card_of_the_suit_in_force_is_no_bluff() -> None:
    rules = plain(fit={"wild": ["J"]}, attack={"draw": {"J": 3}}, interrupt={"challenge": True})
    for hand, bluff in (("JH JS 4D", False), ("JH 4S 4D", True)):
        at(rules, hand, "KC QC", pile="9S", stock=STOCK).act("JH").expect(
            phase="challenge", bluff=bluff
        )


def test_r8_14_only_wild_attacks_of_a_turn_without_a_debt() -> None:
    table = at(doubting(), "DR 5R", "6G 7G", pile="3R", stock="1Y 2Y 3Y").act("DR")
    table.expect(phase="turn", pending=2, bluff=None)
    table = at(doubting(), "WF 5R", "6G 7G", pile="DR", stock="1Y 2Y", pending=2)
    table.acts("WF", "suit:R").expect(phase="turn", pending=6, bluff=None)
    table = at(doubting(), "WW 5R", "6G 7G", pile="3R", stock="1Y 2Y").acts("WW", "suit:R")
    table.expect(phase="turn", pending=0, bluff=None)
    table = at(doubting(interrupt={"challenge": False}), BLUFF, "6G 7G", pile="3R", stock="1Y")
    table.acts("WF", "suit:R").expect(phase="turn", pending=4).legal("draw")


def test_r8_14_refusals() -> None:
    table = doubted(BLUFF)
    for action in ("DB", "6G", "draw", "pass", "end", "suit:R", "rank:7", "give:6G"):
        table.refused(action, "challenge_open")
    table.refused("challenge", "not_your_turn", seat=0).refused("catch:0", "not_catchable")
    table.act("accept").refused("challenge", "no_challenge").refused("accept", "no_challenge")
    at("classic", "4S", "KC", pile="5S").refused("challenge", "no_challenge")
