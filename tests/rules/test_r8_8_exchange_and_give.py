"""Clauses 8.8 (a player) and 8.12 of docs/house-rules.md: hands and cards for others."""

from __future__ import annotations

from typing import Any

import pytest

from switch import engine
from tests.rules.house import Fields, plain
from tests.rules.table import Table, at

STOCK = "3C 4C 5C 6C"


def choosing(**changes: Any) -> Fields:
    """Queens exchange hands with a player."""
    turn = {"exchange": ["Q"], "exchange_with": "a player"} | changes.pop("turn", {})
    return plain(turn=turn, **changes)


def giving(who: str = "the player", **changes: Any) -> Fields:
    """Fours give."""
    return plain(turn={"give": ["4"], "give_who": who} | changes.pop("turn", {}), **changes)


def three(rules: Fields, hand: str, **fields: Any) -> Table:
    wanted = {"pile": "9S", "stock": STOCK} | fields
    return at(rules, hand, "2C 3D", "5D 6D 7D", **wanted)


# --- 8.8


def test_r8_8_the_one_on_turn_chooses() -> None:
    table = three(choosing(), "QS KH").act("QS").happened("laid")
    table.expect(phase="exchange", turn=0).legal("with:1", "with:2").legal(seat=1)
    table.act("with:2").happened("exchanged", "turn").expect(turn=1, phase="turn")
    assert table.event("exchanged")["with"] == 2
    table.holds(0, "5D 6D 7D").holds(1, "2C 3D").holds(2, "KH")


def test_r8_8_as_its_last_action() -> None:
    rules = choosing(fit={"names_suit": ["Q"]}, attack={"draw": {"Q": 2}}, turn={"reverse": ["Q"]})
    table = three(rules, "QS KH").act("QS").expect(phase="suit").act("suit:D")
    table.expect(phase="exchange", turn=0, suit="D", pending=0, direction=1).act("with:1")
    table.happened("reversed", "exchanged", "owes", "turn")
    table.expect(turn=2, pending=2, direction=-1).holds(0, "2C 3D")


def test_r8_8_once_in_a_turn() -> None:
    rules = choosing(sets={"several": "same rank"})
    table = three(rules, "QS QD KH").acts("QS", "QD", "with:1").happened("exchanged", "turn")
    table.holds(0, "2C 3D").holds(1, "KH")


def test_r8_8_without_asking_where_there_is_only_one_other() -> None:
    rules = choosing(sets={"several": "same rank"})
    table = at(rules, "QS KH", "2C 3D", pile="9S", stock=STOCK).act("QS")
    table.happened("laid", "exchanged", "turn").holds(0, "2C 3D").holds(1, "KH").expect(turn=1)
    table = at(rules, "QS QD KH", "2C 3D", pile="9S", stock=STOCK).acts("QS", "QD")
    table.holds(0, "2C 3D").holds(1, "KH")


def test_r8_8_not_by_who_goes_out() -> None:
    three(choosing(), "QS").act("QS").won_by(0)


def test_r8_8_refusals() -> None:
    table = three(choosing(), "QS KH").refused("with:1", "no_choice_here").act("QS")
    table.refused("with:0", "no_choice_here").refused("with:3", "bad_request")
    table.refused("with:x", "bad_request").refused("with:1", "not_your_turn", seat=1)
    for action in ("KH", "draw", "pass", "end", "suit:S", "rank:7", "give:KH"):
        table.refused(action, "choose_first")


def test_r8_8_a_whole_turn_with_the_choice_or_without() -> None:
    three(choosing(), "QS KH").play("QS", "with:1").expect(turn=1, phase="turn")
    table = three(choosing(), "QS KH").play("QS").expect(turn=0, phase="exchange")
    table.play("with:2").expect(turn=1, phase="turn").holds(2, "KH")


# --- 8.12 the player


def test_r8_12_the_player_gives_one_card_to_the_next() -> None:
    table = three(giving(), "4S KH 9D").act("4S")
    table.expect(phase="give", turn=0, laid="4S").legal("give:KH", "give:9D").act("give:KH")
    table.happened("gave", "turn").holds(0, "9D").holds(1, "2C 3D KH").expect(turn=1)
    assert table.event("gave") == {"type": "gave", "seat": 0, "to": 1, "card": "KH"}


def test_r8_12_the_next_in_the_direction_before_the_turn_changes_it() -> None:
    table = three(giving(turn={"reverse": ["4"]}), "4S KH 9D", direction=-1)
    table.acts("4S", "give:KH").happened("gave", "reversed", "turn")
    table.holds(2, "5D 6D 7D KH").expect(turn=1, direction=1)


def test_r8_12_who_gives_the_last_card_away_is_out() -> None:
    table = three(giving(), "4S KH").acts("4S", "give:KH").happened("gave", "out").won_by(0)
    table.holds(1, "2C 3D KH")
    three(giving(), "4S").act("4S").won_by(0)


def test_r8_12_the_card_is_seen_by_those_two() -> None:
    gave = engine.Gave(0, 1, "KH")
    for seat in (0, 1):
        assert engine.redact(gave, seat) == gave
    for viewer in (2, None):
        assert "KH" not in repr(engine.redact(gave, viewer))


def test_r8_12_after_a_suit_was_named() -> None:
    rules = giving(fit={"names_suit": ["4"]})
    table = three(rules, "4S KH 9D").act("4S").expect(phase="suit").act("suit:C")
    table.happened("named").expect(phase="give", turn=0, suit="C").act("give:9D")
    table.expect(turn=1, suit="C", phase="turn").legal("2C")


@pytest.mark.parametrize("who", ["the player", "everybody"])
def test_r8_12_once_in_a_turn(who: str) -> None:
    rules = giving(who, sets={"several": "same rank"})
    table = three(rules, "4S 4D KH 9D").acts("4S", "4D", "give:KH")
    if who == "everybody":
        table.acts("give:2C", "give:5D")
    table.expect(turn=1, phase="turn")


def test_r8_12_refusals() -> None:
    table = three(giving(), "4S KH 9D").refused("give:KH", "no_choice_here").act("4S")
    table.refused("give:2C", "no_choice_here").refused("give:ZZ", "bad_card")
    for action in ("KH", "draw", "pass", "end", "suit:S", "rank:7", "with:1"):
        table.refused(action, "choose_first")
    table.refused("give:2C", "not_your_turn", seat=1)


def test_r8_12_a_whole_turn_with_the_choice_or_without() -> None:
    three(giving(), "4S KH 9D").play("4S", "give:9D").expect(turn=1, phase="turn")
    table = three(giving(), "4S KH 9D").play("4S").expect(turn=0, phase="give")
    table.play("give:KH").expect(turn=1, phase="turn").holds(0, "9D")
    table = three(giving("everybody"), "4S KH 9D").play("4S", "give:KH").expect(turn=1)
    table.play("give:2C").play("give:5D").expect(turn=1, phase="turn").holds(1, "3D KH")


# --- 8.12 everybody


def test_r8_12_everybody_chooses_one_after_the_other() -> None:
    table = three(giving("everybody"), "4S KH 9D").act("4S")
    table.expect(phase="give", turn=0, ending=0, given=[None] * 3).act("give:KH")
    table.expect(phase="give", turn=1, ending=0, given=["KH", None, None]).counts(2, 2, 3)
    table.legal("give:2C", "give:3D").refused("give:9D", "not_your_turn", seat=0)
    table.act("give:2C").expect(turn=2, given=["KH", "2C", None]).act("give:5D")
    table.holds(0, "9D 5D").holds(1, "3D KH").holds(2, "6D 7D 2C")
    table.expect(turn=1, phase="turn", ending=None, given=[None] * 3)
    gave = [event for event in table.last["events"] if event["type"] == "gave"]
    assert [(event["seat"], event["to"], event["card"]) for event in gave] == [
        (0, 1, "KH"),
        (1, 2, "2C"),
        (2, 0, "5D"),
    ]


def test_r8_12_everybody_in_the_direction_of_play() -> None:
    table = three(giving("everybody"), "4S KH 9D", direction=-1).acts("4S", "give:KH")
    table.expect(turn=2).act("give:5D").expect(turn=1).act("give:3D").expect(turn=2)
    table.holds(0, "9D 3D").holds(1, "2C 5D").holds(2, "6D 7D KH")


def test_r8_12_each_sees_only_what_it_chose() -> None:
    table = three(giving("everybody"), "4S KH 9D").acts("4S", "give:KH", "give:3D")
    assert table.view(0)["given"] == ["KH", None, None]
    assert table.view(1)["given"] == [None, "3D", None]
    assert table.view(2)["given"] == table.view(None)["given"] == [None] * 3
    assert {table.view(seat)["ending"] for seat in (0, 1, 2, None)} == {0}


def test_r8_12_the_turn_ends_with_its_effects_when_all_have_given() -> None:
    rules = giving("everybody", attack={"draw": {"4": 2}}, turn={"skip": ["4"]})
    table = three(rules, "4S KH").acts("4S", "give:KH", "give:2C").expect(pending=0)
    table.act("give:6D").expect(turn=2, pending=2).holds(0, "6D")


def test_r8_12_only_such_rule_sets_have_the_fields() -> None:
    for rules in (plain(), giving()):
        position = three(rules, "4S KH").position
        assert "given" not in position
        assert "ending" not in position
