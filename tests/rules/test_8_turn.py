"""Part 8 of docs/house-rules.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at

SETS = {"several": "same rank"}


def turns(several: str = "same rank", **turn: Any) -> Fields:
    return plain(turn=turn, sets={"several": several})


def four(rules: Fields, hand: str, **fields: Any) -> Table:
    """Seat 0 of four with this hand, on the four of spades."""
    wanted = {"pile": "4S", "stock": "3C 3D 3H"} | fields
    return at(rules, hand, "JC JD", "JH QC", "QH QD", **wanted)


def test_r8_1_the_next_player_misses_a_turn() -> None:
    four(turns(skip=["8"]), "8S KC").act("8S").happened("laid", "skipped", "turn").expect(turn=2)
    four(turns(skip=["8H"]), "8S KC").act("8S").expect(turn=1)


@pytest.mark.parametrize(("add", "turn"), [(False, 2), (True, 3)])
def test_r8_1_several_skips_in_a_set(*, add: bool, turn: int) -> None:
    table = four(turns(skip=["8"], skips_add=add), "8S 8H KC").play("8S", "8H")
    table.expect(turn=turn)


def test_r8_2_a_skip_is_answered_by_the_rank_of_the_top() -> None:
    rules = turns(skip=["8", "9"], skip_answered=True)
    table = at(rules, "8S KC", "8H 9S KS", "6H 6S", pile="4S", stock="3C").act("8S")
    table.expect(turn=1, skip=True).legal("8H", "pass").refused("KS", "eight_open")
    table.act("pass").happened("stood", "turn").expect(turn=2, skip=False)
    rules = turns(skip=["8", "9"], skip_answered=False)
    table = at(rules, "8S KC", "8H 9S KS", "6H 6S", pile="4S", stock="3C").act("8S")
    table.expect(turn=2, skip=False)


def test_r8_2_an_answer_opens_another_skip() -> None:
    rules = turns(skip=["8"], skip_answered=True)
    table = at(rules, "8S KC", "8H KS", "6H 6S", pile="4D 8D", stock="3C", skip=True).act("8S")
    table.expect(turn=1, skip=True).act("8H").expect(turn=2, skip=True)


def test_r8_2_no_skip_opens_beside_a_debt() -> None:
    rules = turns(skip=["8H"], skip_answered=True) | {"attack": {"draw": {"8S": 2}}}
    four(rules, "8S 8H KC").play("8S", "8H").expect(turn=1, skip=False, pending=2)
    four(rules, "8H KC", pile="4H").act("8H").expect(turn=1, skip=True, pending=0)


def test_r8_3_direction_turns_for_each() -> None:
    four(turns(reverse=["T"]), "TS KC").act("TS").expect(direction=-1, turn=3)
    four(turns(reverse=["T"]), "TS TH KC").play("TS", "TH").expect(direction=1, turn=1)
    four(turns(reverse=["T"]), "TS KC", direction=-1).act("TS").expect(direction=1, turn=1)
    four(turns(), "TS KC").act("TS").expect(direction=1, turn=1)


@pytest.mark.parametrize(
    ("choice", "one", "both"), [("nothing", 1, 1), ("again", 0, 1), ("skip", 0, 1)]
)
def test_r8_3_reverse_with_two(choice: str, one: int, both: int) -> None:
    rules = turns(reverse=["T"], reverse_with_two=choice)
    at(rules, "TS KC", "6C", pile="4S", stock="3C").act("TS").expect(turn=one, direction=-1)
    table = at(rules, "TS TH KC", "6C", pile="4S", stock="3C").play("TS", "TH")
    table.expect(turn=both, direction=1)


def test_r8_3_a_reverse_that_skips_can_be_answered_and_adds() -> None:
    rules = turns(reverse=["T"], reverse_with_two="skip", skip=["8"], skip_answered=True)
    table = at(rules, "TS KC", "TC 6C", pile="4S", stock="3C").act("TS")
    table.expect(turn=1, skip=True).legal("TC", "pass")
    rules = turns(reverse=["T"], reverse_with_two="skip")
    table = at(rules, "TS KC", "6C 7C", pile="4S", stock="3C").act("TS")
    table.happened("laid", "reversed", "skipped", "turn")


def test_r8_4_the_same_player_again() -> None:
    table = four(turns(again=["K"]), "KS QS 9D").act("KS").expect(turn=0, phase="turn", laid=[])
    table.legal("QS")
    four(turns(again=["K"]), "KS 9D").acts("KS", "draw").expect(turn=1).holds(0, "9D 3C")
    four(turns(again=["KH"]), "KS QS 9D").act("KS").expect(turn=1)


def test_r8_4_again_goes_before_a_skip() -> None:
    rules = turns(again=["KS"], skip=["KH"])
    four(rules, "KS KH 9D").play("KS", "KH").expect(turn=0)
    four(turns(skip=["KH"]), "KS KH 9D").play("KS", "KH").expect(turn=2)


def test_r8_4_sending_back_goes_before_again() -> None:
    for debt, turn in (({"send_back": ["K"]}, 3), ({"deflect": ["K"]}, 0)):
        rules = turns(again=["K"]) | {"attack": {"draw": {"2": 2}, **debt}}
        four(rules, "KS 9D", pile="2S", pending=2).act("KS").expect(turn=turn, pending=2)


def test_r8_5_cards_of_the_suit_may_follow() -> None:
    table = four(turns(dump_suit=["7"]), "7S 9S KS KC").act("7S").legal("9S", "KS", "end")
    table.act("KS").legal("9S", "end").act("end").expect(pile="4S 7S KS", turn=1)
    four(turns(dump_suit=["7H"]), "7S 9S KS KC").act("7S").expect(turn=1)


@pytest.mark.parametrize(("which", "right"), [("last", "KH"), ("first", "KS"), ("every", "KH KS")])
def test_r8_6_the_suit_of_which_card(which: str, right: str) -> None:
    rules = turns(dump_suit=["7"], dump_which=which)
    four(rules, "7S 7H KH KS KD").acts("7S", "7H").legal("end", *right.split())


def test_r8_6_the_last_card_says_whether_anything_follows() -> None:
    rules = turns(dump_suit=["7S"], dump_which="every")
    four(rules, "7S 7H KH KS").acts("7S", "7H").expect(turn=1)
    four(rules, "7S 7H KH KS", pile="4H").acts("7H", "7S").legal("KH", "KS", "end")


@pytest.mark.parametrize(("acts", "pending"), [(True, 2), (False, 0)])
def test_r8_7_dumped_cards_act(*, acts: bool, pending: int) -> None:
    rules = turns(dump_suit=["7"], dump_acts=acts) | {"attack": {"draw": {"9": 2}}}
    four(rules, "7S 9S KC").play("7S", "9S").expect(pending=pending, turn=1)


def test_r8_7_the_last_dumped_card_names_a_suit() -> None:
    for acts in (True, False):
        rules = turns(dump_suit=["7"], dump_acts=acts) | {"fit": {"names_suit": ["9"]}}
        table = four(rules, "7S 9S KC").acts("7S", "9S")
        table.expect(**{"phase": "suit", "turn": 0} if acts else {"phase": "turn", "turn": 1})
        four(rules, "7S 9S TS KC").play("7S", "9S", "TS").expect(suit=None, turn=1)


@pytest.mark.parametrize(("top", "pile"), [("last card", "4S 7S 9S TS"), ("seven", "4S 9S TS 7S")])
def test_r8_7_what_lies_on_top(top: str, pile: str) -> None:
    rules = turns(dump_suit=["7"], dump_top=top)
    four(rules, "7S 9S TS KC").play("7S", "9S", "TS").expect(pile=pile, turn=1)


@pytest.mark.parametrize(
    ("who", "hands"),
    [
        ("left", ("3C 4C", "2C", "5C 6C 7C")),
        ("right", ("5C 6C 7C", "3C 4C", "2C")),
        ("all", ("5C 6C 7C", "2C", "3C 4C")),
    ],
)
def test_r8_8_hands_are_exchanged(who: str, hands: tuple[str, ...]) -> None:
    rules = turns(exchange=["Q"], exchange_with=who)
    before = ("QS 2C", "3C 4C", "5C 6C 7C")
    table = at(rules, *before, pile="4S", stock="8C").act("QS").expect(turn=1)
    table.happened("laid", "rotated" if who == "all" else "exchanged", "turn")
    for seat, hand in enumerate(hands):
        table.holds(seat, hand)
    kept = at(turns(exchange=["QH"]), *before, pile="4S", stock="8C").act("QS")
    kept.holds(0, "2C").holds(1, "3C 4C").holds(2, "5C 6C 7C")


def test_r8_8_all_hands_go_in_the_direction_of_play() -> None:
    rules = turns(exchange=["Q"], exchange_with="all")
    before = ("QS 2C", "3C 4C", "5C 6C 7C")
    table = at(rules, *before, pile="4S", stock="8C", direction=-1).act("QS")
    assert table.event("rotated")["direction"] == -1
    table.holds(0, "3C 4C").holds(1, "5C 6C 7C").holds(2, "2C").expect(turn=2)


def test_r8_8_once_for_each() -> None:
    rules = turns(exchange=["Q"], exchange_with="all")
    table = at(rules, "QS QH 2C", "3C 4C", "5C 6C 7C", pile="4S", stock="8C").play("QS", "QH")
    table.holds(0, "3C 4C").holds(1, "5C 6C 7C").holds(2, "2C")


@pytest.mark.parametrize(
    ("several", "right"),
    [
        ("one", None),
        ("same rank", "5H"),
        ("run", "4S 6S"),
        ("same rank or run", "5H 4S 6S"),
    ],
)
def test_r8_9_what_joins(several: str, right: str | None) -> None:
    table = four(turns(several), "5S 4S 6S 5H 6H 7S KC", pile="9S").act("5S")
    if right is None:
        table.expect(turn=1)
    else:
        table.expect(turn=0, phase="more").legal("end", *right.split())


def test_r8_9_a_run_changes_card_by_card() -> None:
    table = four(turns("same rank or run"), "5S 6S 6H 7H KC", pile="9S")
    table.play("5S", "6S", "6H", "7H").expect(turn=1, top="7H")
    four(turns("run"), "5S 6S 6H 7H KC", pile="9S").acts("5S", "6S").expect(turn=1)


def test_r8_9_the_ace_is_low_with_52_and_else_high() -> None:
    four(turns("run"), "AS 2S KS", pile="9S").act("AS").legal("2S", "end")
    rules = plain("french-36", sets={"several": "run"})
    at(rules, "AS 6S KS", "7C", pile="9S", stock="8C").act("AS").legal("KS", "end")


def test_r8_9_a_card_without_a_suit_has_no_neighbour() -> None:
    rules = plain("colour-36", fit={"wild": ["W"]}, sets={"several": "run"})
    table = at(rules, "WW DG DR 7R 2G", "3B", pile="4R", stock="5B")
    table.act("WW").expect(turn=1)
    table = at(rules, "6R WW DG 7R 2G", "3B", pile="4R", stock="5B")
    table.act("6R").legal("7R", "end")


@pytest.mark.parametrize(("plain_only", "turn"), [(True, 1), (False, 0)])
def test_r8_10_nothing_joins_a_card_with_a_power(*, plain_only: bool, turn: int) -> None:
    rules = plain(turn={"reverse": ["8"]}, sets=SETS | {"plain_only": plain_only})
    at(rules, "8S 8H KC", "6C", pile="4S", stock="3C").act("8S").expect(turn=turn)
    at(rules, "9S 9H KC", "6C", pile="4S", stock="3C").act("9S").legal("9H", "end")


@pytest.mark.parametrize(("effects", "pending"), [("add", 5), ("last", 2), ("once", 3)])
def test_r8_11_the_effects_of_a_set(effects: str, pending: int) -> None:
    rules = plain(attack={"draw": {"5S": 3, "5H": 2}}, sets=SETS | {"effects": effects})
    four(rules, "5S 5H KC").play("5S", "5H").expect(pending=pending, turn=1)


@pytest.mark.parametrize(("effects", "direction"), [("add", 1), ("last", -1), ("once", -1)])
def test_r8_11_reverses_of_a_set(effects: str, direction: int) -> None:
    rules = plain(turn={"reverse": ["T"]}, sets=SETS | {"effects": effects})
    four(rules, "TS TH KC").play("TS", "TH").expect(direction=direction)


def test_r8_11_the_last_dumped_card_acts() -> None:
    rules = plain(
        attack={"draw": {"9": 2, "T": 3}},
        turn={"dump_suit": ["7"], "dump_acts": True},
        sets=SETS | {"effects": "last"},
    )
    four(rules, "7S 9S TS KC").play("7S", "9S", "TS").expect(pending=3)
    four(rules | {"sets": SETS}, "7S 9S TS KC").play("7S", "9S", "TS").expect(pending=5)


def test_r8_out_goes_before_everything_else() -> None:
    rules = turns(exchange=["Q"], again=["Q"]) | {"attack": {"draw": {"Q": 2}}}
    at(rules, "QS", "3C 4C", pile="4S", stock="8C").act("QS").won_by(0).counts(0, 2)


def test_r8_the_debt_and_direction_come_before_the_exchange() -> None:
    rules = turns(exchange=["QS"], reverse=["QH"], exchange_with="all")
    before = ("QS QH 2C", "3C 4C", "5C 6C 7C")
    table = at(rules, *before, pile="4S", stock="8C").play("QS", "QH")
    table.happened("laid", "laid", "reversed", "rotated", "turn").expect(turn=2, direction=-1)
    table.holds(0, "3C 4C").holds(1, "5C 6C 7C").holds(2, "2C")


def test_r8_the_rest_is_drawn_before_hands_are_exchanged() -> None:
    rules = turns(exchange=["QH"]) | {"attack": {"draw": {"QS": 5}, "cancel": {"QH": 3}}}
    table = at(rules, "QH 2C", "3C", pile="QS", stock="7C 8C 9C", pending=5).act("QH")
    table.holds(0, "3C").holds(1, "2C 7C 8C").expect(turn=1, pending=0)


def test_r8_10_a_run_is_joined_all_the_same() -> None:
    sets = {"several": "same rank or run", "plain_only": True}
    rules = plain(turn={"reverse": ["8"]}, sets=sets)
    at(rules, "8S 8H 9S KC", "6C", pile="4S", stock="3C").act("8S").legal("9S", "end")


@pytest.mark.parametrize(
    "fields",
    [
        {"pile": "2S 2H", "pending": 2, "phase": "suit", "laid": "2H"},
        {"pile": "8S 8H", "skip": True, "phase": "more", "laid": "8H"},
        {"pile": "2S 2C 7C 9C", "pending": 2, "phase": "more", "laid": "2C 7C 9C"},
    ],
)
def test_r8_the_middle_of_an_answer_can_be_loaded(fields: dict[str, Any]) -> None:
    rules = plain(
        attack={"draw": {"2": 2}},
        fit={"names_suit": ["2H"]},
        turn={"skip": ["8"], "skip_answered": True, "dump_suit": ["2C"]},
        sets=SETS,
    )
    table = at(rules, "8D TC", "6D 6H", stock="3C 3D", **fields)
    table.expect(**{name: fields[name] for name in ("pile", "phase", "laid")})
