"""Positions: defaults, what a loaded one may be, and every fault (docs/notation.md)."""

from __future__ import annotations

from typing import Any

import pytest

from switch.notation.referee import Referee
from tests.rules.table import Answer, ask, at, code_of, dealt, granted, position


def refusal(wanted: Answer) -> str:
    """The message, after checking that it is a bad_position and that no game started."""
    referee = Referee()
    answer = ask(referee, cmd="load", position=wanted)
    assert code_of(answer) == "bad_position", answer
    assert code_of(ask(referee, cmd="position")) == "no_game"
    return str(answer["error"]["message"])


def plain(**fields: object) -> Answer:
    return {**position("classic", "4D 5S", "KH QH", pile="3H 9S", stock="3C 4C"), **fields}


def test_what_is_not_given_has_its_default() -> None:
    wanted = position("classic", "7S KH", "2D", pile="5H 5S", stock="9C 4H")
    found = granted(Referee(), cmd="load", position=wanted)["position"]
    assert [sorted(hand) for hand in found.pop("hands")] == [["7S", "KH"], ["2D"]] or found
    assert found == {
        "ruleset": "classic",
        "stock": ["9C", "4H"],
        "pile": ["5H", "5S"],
        "turn": 0,
        "direction": 1,
        "suit": None,
        "pending": 0,
        "skip": False,
        "phase": "turn",
        "laid": [],
        "drawn": None,
        "called": [False, False],
        "exposed": None,
        "passes": 0,
        "winner": None,
        "result": None,
    }


def test_a_position_loads_as_it_was_given_out() -> None:
    for ruleset in ("classic", "duel", "last-card"):
        found = dealt(ruleset, players=2, seed=9).position
        assert granted(Referee(), cmd="load", position=found)["position"] == found


@pytest.mark.parametrize("field", ["ruleset", "hands", "stock", "pile"])
def test_four_fields_must_be_given(field: str) -> None:
    wanted = plain()
    del wanted[field]
    assert code_of(ask(Referee(), cmd="load", position=wanted)) in {"bad_request", "bad_position"}


def test_an_unknown_field_is_refused() -> None:
    answer = ask(Referee(), cmd="load", position=plain(colour="H"))
    assert code_of(answer) in {"bad_request", "bad_position"}


def test_an_unknown_rule_set_is_refused() -> None:
    assert code_of(ask(Referee(), cmd="load", position=plain(ruleset="poker"))) == "bad_ruleset"


def test_cards_may_be_missing() -> None:
    at("classic", "4D", "KH", pile="9S").expect(stock="", pile="9S")


@pytest.mark.parametrize(
    "fields",
    [
        {"hands": [["4D", "ZZ"], ["KH"]]},
        {"stock": ["1R"]},
        {"pile": ["9S", "WW"]},
        {"hands": [["4D", "4D"], ["KH"]]},
        {"hands": [["4D", "9S"], ["KH"]]},
        {"stock": ["KH"]},
        {"hands": [["4D"], []]},
        {"pile": []},
        {"turn": 2},
        {"turn": -1},
        {"direction": 0},
        {"direction": 2},
        {"hands": [["4D"]]},
        {"hands": [["4D"], ["5D"], ["6D"], ["7D"], ["8D"]]},
        {"phase": "more"},
        {"phase": "suit"},
        {"phase": "turn", "laid": ["9S"]},
        {"phase": "more", "laid": ["3H"]},
        {"phase": "suit", "laid": ["9S"]},
        {"phase": "drawn"},
        {"phase": "turn", "drawn": "4D"},
        {"pending": 2},
        {"exposed": 0},
        {"exposed": 5},
        {"winner": 5, "result": "out"},
    ],
)
def test_every_fault_is_found(fields: dict[str, Any]) -> None:
    refusal(plain(**fields))


@pytest.mark.parametrize(
    ("ruleset", "top", "attacks"),
    [
        *[("classic", rank + "S", rank in "2J") for rank in "A23456789TJQK"],
        *[("last-card", rank + "S", rank in "2A") for rank in "A23456789TJQK"],
        *[("duel", rank + "R", rank == "D") for rank in "1234567D"],
    ],
)
def test_a_debt_needs_a_top_whose_rank_attacks(ruleset: str, top: str, attacks: int) -> None:
    hands = ("4B", "5Y") if ruleset == "duel" else ("4D 5D", "KH QH")
    if attacks:
        at(ruleset, *hands, pile=top, pending=2).expect(pending=2)
    else:
        refusal(position(ruleset, *hands, pile=top, pending=2))


def test_how_large_a_debt_is_does_not_matter() -> None:
    at("classic", "4D", "KH", pile="JS", pending=3).expect(pending=3)
    at("last-card", "4D", "KH", pile="2S", pending=40).expect(pending=40)


def test_a_phase_goes_with_what_was_laid_and_drawn() -> None:
    at("last-card", "5D 6D", "KH", pile="3D", phase="drawn", drawn="5D").expect(drawn="5D")
    refusal(position("last-card", "4D 6D", "KH", pile="3D", phase="drawn", drawn="5D"))
    refusal(position("classic", "5D 6D", "KH", pile="3D", phase="drawn", drawn="5D"))
    refusal(position("last-card", "5D 5H 7D", "KH", pile="3S 5S", phase="more", laid="5S"))
    refusal(position("classic", "5D 9H", "KH", pile="7S AS", phase="suit", laid="7S AS"))
    refusal(position("classic", "5D 9H", "KH", pile="AS", phase="more", laid="AS AS"))


def test_no_debt_and_eight_together() -> None:
    refusal(position("last-card", "4D", "KH", pile="2S", pending=2, skip=True))


def test_an_exposed_seat_holds_one_card() -> None:
    at("last-card", "4D 5D 6H", "KH", pile="9S", exposed=1).expect(exposed=1)
    refusal(position("last-card", "4D 5D 6H", "KH QH", pile="9S", exposed=1))


def test_a_wild_on_top_needs_a_named_colour() -> None:
    at("duel", "4B", "5Y", pile="WW", suit="R").expect(suit="R")
    refusal(position("duel", "4B", "5Y", pile="WW"))
    at("duel", "4B", "5Y", pile="WW", laid="WW", phase="suit").expect(phase="suit")


def test_duel_is_for_two() -> None:
    refusal(position("duel", "4B", "5Y", "6G", pile="1R"))


def test_duel_has_two_red_ones_and_four_wilds() -> None:
    at("duel", "1R WW WW", "WW WW", pile="1R").counts(3, 2)
    refusal(position("duel", "1R 1R", "5Y", pile="1R"))
    refusal(position("duel", "WW WW WW WW WW", "5Y", pile="1R"))
    refusal(position("duel", "2R 2R", "5Y", pile="1R"))


def test_all_faults_are_named_at_once() -> None:
    message = refusal(plain(hands=[["4D", "ZZ"], []], direction=3, turn=8))
    alone = [
        refusal(plain(hands=[["4D", "ZZ"], ["KH"]])),
        refusal(plain(direction=3)),
        refusal(plain(turn=8)),
    ]
    assert "ZZ" in message
    assert len(message) > max(len(one) for one in alone)


def test_a_position_in_the_middle_of_a_turn() -> None:
    table = at("classic", "4S 4H 9C", "KH", pile="6D 4D", phase="more", laid="4D")
    table.legal("4S", "4H", "end")
    table = at("classic", "9C", "KH", pile="6D AD", phase="suit", laid="AD")
    table.legal("suit:C", "suit:D", "suit:H", "suit:S")
    table = at("classic", "5S 7H 9C", "KH", pile="KS 7S 4S", phase="more", laid="7S 4S")
    table.legal("5S", "end")
    table = at("last-card", "7S 4D 5D", "KH", pile="9S", phase="drawn", drawn="7S")
    table.legal("7S", "pass")


def test_a_finished_position() -> None:
    table = at("classic", "", "KH", pile="9S", winner=0, result="out").legal()
    table.refused("KH", "game_over", seat=1).expect(winner=0, result="out")
    table = at("classic", "4D", "KH", pile="9S", turn=1, passes=2, result="blocked").legal()
    table.refused("pass", "game_over").expect(winner=None, passes=2)


def test_the_end_of_a_round_tells_how_it_came() -> None:
    table = at("classic", "TD 4D", "KH", "3H", pile="9S", passes=2, direction=-1).act("pass")
    table.blocked(winner=None, turn=0).expect(direction=-1, passes=3, stock="", pile="9S")
    table = at("classic", "JH", "KH 4C", pile="3H JS", stock="3C", pending=5, direction=-1)
    table.act("JH").won_by(0).expect(direction=-1, passes=0, pile="3H JS JH", stock="3C")
    named = at("classic", "5H", "KH 4C", pile="3H AS", stock="3C", suit="H").act("5H")
    named.won_by(0)
    called = [True, False]
    out = at("last-card", "9H", "KH 4C", pile="9S", stock="3C", called=called).act("9H")
    out.won_by(0)
