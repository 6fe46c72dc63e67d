"""Clause 9.15 of docs/house-rules.md: who is out leaves, the others play on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at

STOCK = "3C 4C 6C 7C 8C"


def placing(**changes: Any) -> Fields:
    end = {"places": "all but one"} | changes.pop("end", {})
    return plain(end=end, **changes)


def last_card(rules: Fields, card: str, **fields: Any) -> Table:
    """Seat 0 of four with one card, on the nine of spades."""
    wanted: Fields = {"pile": "9S", "stock": STOCK} | fields
    return at(rules, card, "KH QD 2D", "2C TS TD", "5D 6D 7D", **wanted)


def one_out(rules: Fields, *hands: str, **fields: Any) -> Table:
    """Seat 0 of three is out, seat 1 on turn."""
    wanted: Fields = {"pile": "9S", "stock": STOCK, "turn": 1, "places": [0]} | fields
    return at(rules, "", *hands, **wanted)


def test_r9_15_the_others_play_on() -> None:
    table = last_card(placing(), "5S").act("5S").happened("laid", "out", "turn")
    table.running().expect(places=[0], turn=1).counts(0, 3, 3, 3)
    for seat in (0, 2, None):
        assert table.view(seat)["places"] == [0]
    table.legal(seat=0).act("draw").act("TS").act("draw").expect(turn=1)


def test_r9_15_until_one_is_left() -> None:
    table = one_out(placing(), "5S", "KH QD").act("5S").happened("laid", "out")
    table.expect(result="out", winner=0, turn=0, places=[0, 1]).counts(0, 0, 2)
    table.expect(suit=None, pending=0, phase="turn", laid="")
    for seat in range(3):
        table.legal(seat=seat)
    table.refused("draw", "game_over", seat=2)


def test_r9_15_who_is_out_does_nothing_more() -> None:
    table = one_out(placing(call={"required": True}), "5S 6S", "KH QD")
    table.legal(seat=0).refused("draw", "not_your_turn", seat=0)
    table.refused("call", "cannot_call", seat=0).act("5S").expect(exposed=1, turn=2)
    table.legal(seat=0).refused("catch:1", "not_catchable", seat=0).act("catch:1", seat=2)


@pytest.mark.parametrize(
    ("changes", "right"),
    [
        ({"attack": {"draw": {"5": 3}}}, {"turn": 1, "pending": 3}),
        ({"turn": {"skip": ["5"]}}, {"turn": 2}),
        ({"turn": {"skip": ["5"], "skip_answered": True}}, {"turn": 1, "skip": True}),
        ({"turn": {"reverse": ["5"]}}, {"turn": 3, "direction": -1}),
        ({"turn": {"again": ["5"]}}, {"turn": 1}),
        ({"fit": {"names_suit": ["5"]}}, {"turn": 1, "suit": None, "phase": "turn"}),
        ({"fit": {"names_rank": ["5"]}}, {"turn": 1, "rank": None, "phase": "turn"}),
        ({"turn": {"exchange": ["5"]}}, {"turn": 1}),
        ({"turn": {"exchange": ["5"], "exchange_with": "a player"}}, {"turn": 1}),
        ({"turn": {"give": ["5"]}}, {"turn": 1, "phase": "turn"}),
    ],
)
def test_r9_15_what_a_last_card_still_does(changes: Fields, right: Fields) -> None:
    table = last_card(placing(**changes), "5S").act("5S").running().expect(**right)
    table.holds(0, "").holds(1, "KH QD 2D").holds(2, "2C TS TD").expect(places=[0])


def test_r9_15_an_answer_that_is_the_last_card() -> None:
    rules = placing(attack={"draw": {"2": 2}})
    table = last_card(rules, "2S", pile="2H", pending=2).act("2S").expect(pending=4, turn=1)
    table.legal("2D", "draw").act("draw").counts(0, 7, 3, 3).expect(turn=2, pending=0)


def test_r9_15_seats_that_are_out_are_passed_over() -> None:
    hands: Fields = {"pile": "9S", "stock": STOCK, "turn": 0, "places": [1]}
    four = ("5S KD", "", "2C 3D", "6D 7D")
    at(placing(turn={"skip": ["5"]}), *four, **hands).act("5S").expect(turn=3)
    left = at(placing(turn={"exchange": ["5"]}), *four, **hands).act("5S").expect(turn=2)
    left.holds(0, "2C 3D").holds(2, "KD")
    turn = {"exchange": ["5"], "exchange_with": "all"}
    around = at(placing(turn=turn), *four, **hands).act("5S")
    around.holds(0, "6D 7D").holds(1, "").holds(2, "KD").holds(3, "2C 3D")
    turn = {"exchange": ["5"], "exchange_with": "a player"}
    at(placing(turn=turn), *four, **hands).act("5S").legal("with:2", "with:3").refused(
        "with:1", "no_choice_here"
    )
    table = at(placing(turn={"give": ["5"]}), "5S KD QD", *four[1:], **hands)
    table.acts("5S", "give:KD").holds(2, "2C 3D KD").holds(1, "")


def test_r9_15_who_gives_the_last_card_away_is_out_too() -> None:
    rules = placing(turn={"give": ["5"], "skip": ["5"]}, attack={"draw": {"5": 2}})
    table = last_card(rules, "5S KD").acts("5S", "give:KD")
    table.happened("gave", "out", "skipped", "owes", "turn")
    table.running().expect(places=[0], turn=2, pending=2).holds(1, "KH QD 2D KD")


def test_r9_15_who_is_out_by_giving_is_exposed_no_more() -> None:
    call = {"required": True, "window": "the lay"}
    table = last_card(placing(turn={"give": ["5"]}, call=call), "5S KD").act("5S")
    table.expect(phase="give", exposed=0).act("give:KD").expect(places=[0], exposed=None, turn=1)


def test_r9_15_two_players_are_two_in_play() -> None:
    turn = {"reverse": ["5"], "reverse_with_two": "again"}
    one_out(placing(turn=turn), "5S KD", "2C 3D").act("5S").expect(turn=1, direction=-1)
    three = ("5S KD", "2C 3D", "6D 7D")
    at(placing(turn=turn), *three, pile="9S", stock=STOCK).act("5S").expect(turn=2)
    turn = {"exchange": ["5"], "exchange_with": "a player"}
    table = one_out(placing(turn=turn), "5S KD", "2C 3D").act("5S")
    table.happened("laid", "exchanged", "turn").holds(1, "2C 3D").holds(2, "KD")


def test_r9_15_as_many_passes_as_seats_in_play() -> None:
    table = one_out(placing(), "5H KD", "2C", stock="").act("pass").running().expect(passes=1)
    table.act("pass").happened("passed", "blocked")
    table.expect(result="blocked", winner=0, turn=2, places=[0])


def test_r9_15_without_places_a_blocked_round_is_won_as_ever() -> None:
    table = at(placing(), "5H KD", "2C", pile="9S").acts("pass", "pass")
    table.expect(result="blocked", winner=1, turn=1, places=[])


def test_r9_15_absent_seats_take_no_part() -> None:
    rules = plain(score={"mode": "elimination", "target": 100}, turn={"skip": ["5"]})
    hands = ("5S KD", "", "2C 3D", "6D 7D")
    table = at(rules, *hands, pile="9S", stock=STOCK, absent=[1])
    table.legal(seat=1).refused("draw", "not_your_turn", seat=1).act("5S").expect(turn=3)
    assert table.view(None)["absent"] == [1]
    table = at(rules, "5S KD", "", "2H", "6D 7D", pile="9C", absent=[1]).acts("pass", "pass")
    table.running().expect(passes=2, turn=3).act("pass").blocked(winner=2, turn=3)


def test_r9_15_a_finished_round_with_absent_seats_can_be_loaded_again() -> None:
    rules = plain(score={"mode": "elimination", "target": 100})
    end = at(rules, "", "5S", "2C 3D", pile="9S", stock=STOCK, turn=1, absent=[0]).act("5S")
    end.won_by(1).expect(absent=[0])
    again: Fields = {"turn": 1, "winner": 1, "result": "out", "absent": [0]}
    at(rules, "", "", "2C 3D", pile="9S 5S", **again).won_by(1).expect(absent=[0])
    hands = [f"{rank}C" if seat not in {2, 10} else "" for seat, rank in enumerate("A23456789TJQ")]
    again = {"turn": 2, "winner": 2, "result": "out", "absent": [10]}
    at(rules | {"seats": [2, 12], "deal": {"hand": 1}}, *hands, pile="9S", **again).won_by(2)


def test_r9_15_only_such_rule_sets_have_the_fields() -> None:
    position = at(plain(), "5S", "KH", pile="9S").position
    assert "places" not in position
    assert "absent" not in position
