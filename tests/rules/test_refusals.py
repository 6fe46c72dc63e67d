"""The codes of refusals, and the order in which they are found (docs/notation.md, error codes)."""

from __future__ import annotations

import pytest

from switch.notation.referee import Referee
from tests.rules.table import Table, ask, at, code_of, position

STOCK = "3C 4C 6C 7C"


def over() -> Table:
    return at("classic", "9H", "KH", pile="9S", stock=STOCK).act("9H")


@pytest.mark.parametrize("action", ["suit:Z", "suit:", "catch:x", "catch:9", "catch:-1", "catch:"])
def test_an_action_that_cannot_be_read_is_a_bad_request(action: str) -> None:
    at("last-card", "9H 4D", "KH", pile="9S", stock=STOCK).refused(action, "bad_request")


@pytest.mark.parametrize("action", ["9Z", "10H", "7R", "WW", "ZZ", "9h", "scores", "acid"])
def test_every_other_word_is_read_as_a_card(action: str) -> None:
    at("classic", "9H 4D", "KH", pile="9S", stock=STOCK).refused(action, "bad_card")


def test_a_french_card_is_no_card_of_duel() -> None:
    at("duel", "1R 4B", "5Y", pile="3R", stock="2B").refused("9H", "bad_card")


def test_no_game_comes_after_bad_request() -> None:
    referee = Referee()
    for request in ("legal", "position"):
        assert code_of(ask(referee, cmd=request)) == "no_game"
    assert code_of(ask(referee, cmd="act", action="9H")) == "no_game"
    assert code_of(ask(referee, cmd="play", actions=["9H"])) == "no_game"
    assert code_of(ask(referee, cmd="view", seat=0)) == "no_game"
    assert code_of(ask(referee, cmd="explain", action="9H")) == "no_game"
    assert code_of(ask(referee, cmd="act", action="9H", colour="red")) == "bad_request"


@pytest.mark.parametrize(
    "request_",
    [
        {"cmd": "legal", "seat": "x"},
        {"cmd": "legal", "seat": True},
        {"cmd": "act", "action": "9H", "seat": 1.5},
        {"cmd": "act"},
        {"cmd": "view"},
        {"cmd": "play", "actions": [3]},
        {"cmd": "explain", "action": "9H", "lang": "xx"},
    ],
)
def test_a_field_of_the_wrong_kind_comes_before_no_game(request_: dict[str, object]) -> None:
    assert code_of(ask(Referee(), **request_)) == "bad_request"


def test_a_seed_out_of_range_comes_before_an_unknown_rule_set() -> None:
    answer = ask(Referee(), cmd="new", ruleset="poker", players=2, seed=-1)
    assert code_of(answer) == "bad_request"


def test_a_bad_position_does_not_start_a_game() -> None:
    referee = Referee()
    wanted = position("classic", "9H", "KH", pile="9S", turn=7)
    assert code_of(ask(referee, cmd="load", position=wanted)) == "bad_position"
    assert code_of(ask(referee, cmd="legal")) == "no_game"


def test_game_over_comes_before_a_bad_card() -> None:
    for action in ("9Z", "KH", "draw", "pass", "end", "call", "catch:1", "suit:H"):
        over().refused(action, "game_over")
        over().refused(action, "game_over", seat=1)
    over().refused("suit:Z", "bad_request")
    over().refused_turn("KH", code="game_over")


def test_a_bad_card_comes_before_the_turn() -> None:
    table = at("classic", "9H 4D", "KH", pile="9S", stock=STOCK)
    table.refused("9Z", "bad_card", seat=1).refused("KH", "not_your_turn", seat=1)


def test_a_wrong_call_or_catch_comes_before_the_turn() -> None:
    table = at("last-card", "9H 4D", "KH", pile="9S", stock=STOCK)
    table.refused("call", "cannot_call", seat=1).refused("catch:0", "not_catchable", seat=1)


def test_a_wrong_call_comes_before_the_suit() -> None:
    table = at("last-card", "JH 4D 5D", "KH", pile="9S", stock=STOCK).act("JH")
    table.refused("call", "cannot_call").refused("catch:1", "not_catchable")


@pytest.mark.parametrize("action", ["KH", "4D", "draw", "pass", "end", "suit:H"])
def test_not_your_turn_comes_before_everything_about_the_move(action: str) -> None:
    at("classic", "9H 4D", "KH", pile="9S", stock=STOCK).refused(action, "not_your_turn", seat=1)
    table = at("classic", "AH 4D", "KH", pile="9S", stock=STOCK).act("AH")
    table.expect(phase="suit").refused(action, "not_your_turn", seat=1)


@pytest.mark.parametrize("action", ["4D", "KH", "AS", "draw", "pass", "end"])
def test_name_a_suit_comes_before_what_is_in_the_hand(action: str) -> None:
    table = at("classic", "AH 4D", "KH", pile="9S", stock=STOCK).act("AH")
    table.refused(action, "name_a_suit")


@pytest.mark.parametrize("action", ["draw", "pass", "end"])
def test_name_a_suit_while_more_aces_may_follow(action: str) -> None:
    table = at("classic", "AH AD 4D", "KH", pile="9S", stock=STOCK).act("AH")
    table.expect(phase="more").refused(action, "name_a_suit")
    table.refused("4D", "does_not_fit").refused("KH", "not_in_hand")


def test_no_suit_here() -> None:
    table = at("classic", "9H 9C 4D", "KH", pile="9S", stock=STOCK)
    table.refused("suit:H", "no_suit_here").act("9H").expect(phase="more")
    table.refused("suit:H", "no_suit_here")
    table = at("last-card", "4D 5D 6H", "KH", pile="9S", stock="7S").act("draw")
    table.expect(phase="drawn").refused("suit:H", "no_suit_here")


def test_not_in_hand_comes_before_the_debt() -> None:
    table = at("classic", "9S 4D", "KH", pile="3H 2S", stock=STOCK, pending=2)
    table.refused("2D", "not_in_hand").refused("KH", "not_in_hand").refused("9S", "debt_open")


def test_not_in_hand_comes_before_the_eight() -> None:
    table = at("last-card", "9S 4D", "KH", pile="3H 8S", stock=STOCK, skip=True)
    table.refused("8D", "not_in_hand").refused("9S", "eight_open").refused("4D", "eight_open")


def test_not_in_hand_comes_before_what_fits() -> None:
    at("classic", "9S 4D", "KH", pile="3S", stock=STOCK).refused("5D", "not_in_hand")


def test_the_debt_comes_before_what_fits() -> None:
    at("classic", "9S 4D", "KH", pile="3H 2S", stock=STOCK, pending=2).refused("4D", "debt_open")


def test_a_debt_comes_before_the_empty_stock() -> None:
    at("duel", "DB 4B", "5Y", pile="4R DR", pending=2).refused("DB", "debt_open")


def test_the_empty_stock_comes_before_what_fits() -> None:
    table = at("duel", "DB DR 4B", "5Y", pile="4R 3R")
    table.refused("DB", "stock_empty").refused("DR", "stock_empty").refused("4B", "does_not_fit")


def test_draw_with_nothing_to_draw() -> None:
    at("classic", "4D 5D", "KH", pile="9S").refused("draw", "stock_empty")
    at("last-card", "4D 5D 6D", "KH", pile="2S", pending=2).refused("draw", "stock_empty")


def test_must_lay() -> None:
    table = at("classic", "9H 9C 4D", "KH", pile="9S", stock=STOCK).refused("draw", "must_lay")
    table.refused("pass", "must_lay").act("9H").expect(phase="more")
    table.refused("draw", "must_lay").refused("pass", "must_lay")
    at("last-card", "9H 4D 5D", "KH", pile="9S", stock=STOCK).refused("pass", "must_lay")


def test_cannot_pass() -> None:
    at("classic", "4D 5D", "KH", pile="9S", stock=STOCK).refused("pass", "cannot_pass")
    at("classic", "4D 5D", "KH", pile="3H 2S", stock=STOCK, pending=2).refused(
        "pass", "cannot_pass"
    )
    at("last-card", "4D 5D 6D", "KH", pile="3H 2S", stock=STOCK, pending=2).refused(
        "pass", "cannot_pass"
    )
    at("duel", "1R 4B", "5Y", pile="3R", stock="2B").refused("pass", "cannot_pass")


def test_cannot_end() -> None:
    at("classic", "9H 4D", "KH", pile="9S", stock=STOCK).refused("end", "cannot_end")
    at("classic", "4D", "KH", pile="3H 2S", stock=STOCK, pending=2).refused("end", "cannot_end")
    at("last-card", "9S 4D 5D", "KH", pile="8S", skip=True).refused("end", "cannot_end")
    at("duel", "1R 4B", "5Y", pile="3R", stock="2B").refused("end", "cannot_end")


def test_explain_says_why_not_in_four_languages() -> None:
    table = at("classic", "9H 5C", "KH", pile="9S", stock=STOCK)
    reasons = set()
    for lang in ("en", "nl", "de", "ru"):
        answer = ask(table.referee, cmd="explain", action="5C", lang=lang)
        assert (answer["ok"], answer["legal"], answer["code"]) == (True, False, "does_not_fit")
        reasons.add(answer["reason"])
    assert len(reasons) == 4
    yes = ask(table.referee, cmd="explain", action="9H", lang="en")
    assert (yes["ok"], yes["legal"]) == (True, True)
    assert code_of(ask(table.referee, cmd="explain", action="9H", lang="xx")) == "bad_request"


def test_explain_finds_every_code_of_a_move() -> None:
    def why(table: Table, action: str) -> str:
        return str(ask(table.referee, cmd="explain", action=action, lang="en")["code"])

    assert why(at("classic", "9H 5C", "KH", pile="9S", stock=STOCK), "9D") == "not_in_hand"
    assert why(at("classic", "9H 5C", "KH", pile="9S", stock=STOCK), "draw") == "must_lay"
    assert why(at("classic", "4D", "KH", pile="9S", stock=STOCK), "pass") == "cannot_pass"
    assert why(at("classic", "4D", "KH", pile="9S", stock=STOCK), "end") == "cannot_end"
    assert why(at("classic", "4D", "KH", pile="9S", stock=STOCK), "suit:H") == "no_suit_here"
    assert why(at("classic", "4D", "KH", pile="9S", stock=STOCK), "call") == "cannot_call"
    assert why(at("classic", "4D", "KH", pile="9S", stock=STOCK), "catch:1") == "not_catchable"
    assert why(at("classic", "4D", "KH", pile="9S"), "draw") == "stock_empty"
