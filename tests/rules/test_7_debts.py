"""Part 7 of docs/house-rules.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at


def debts(draw: dict[str, int] | None = None, **attack: Any) -> Fields:
    return plain(attack={"draw": draw or {"2": 2}, **attack})


def test_r7_1_the_next_player_owes() -> None:
    rules = debts({"5": 3, "5S": 4})
    at(rules, "5H 9C", "6C", pile="4H", stock="7C").act("5H").expect(pending=3, turn=1)
    at(rules, "5S 9C", "6C", pile="4S", stock="7C").act("5S").expect(pending=4, turn=1)
    at(rules, "4S 9C", "6C", pile="3S", stock="7C").act("4S").expect(pending=0, turn=1)


def test_r7_1_a_card_goes_before_its_rank_in_any_order() -> None:
    for draw in ({"5": 3, "5S": 4}, {"5S": 4, "5": 3}):
        at(debts(draw), "5S 9C", "6C", pile="4S", stock="7C").act("5S").expect(pending=4)


@pytest.mark.parametrize(
    ("by", "right"),
    [
        ("same rank", "2H 2C"),
        ("nothing", ""),
        ("any", "2H 2C 5H 3H 9H"),
        ("at least as many", "2H 2C 5H 9H"),
    ],
)
def test_r7_2_what_answers_a_debt(by: str, right: str) -> None:
    cancel = {} if by == "nothing" else {"9H": 1, "2C": 1}
    rules = debts({"2S": 2, "2H": 2, "5": 3, "3": 1, "9C": 1}, answered_by=by, cancel=cancel)
    table = at(rules, "2H 2C 2D 5H 3H 9H KS", "6C", pile="2S", stock="7C 8C", pending=2)
    table.legal("draw", *right.split()).refused("KS", "debt_open").refused("2D", "debt_open")


def test_r7_2_the_strongest_card_of_the_rank_is_what_counts() -> None:
    rules = debts({"2S": 2, "2H": 4, "5": 3, "6": 4}, answered_by="at least as many")
    table = at(rules, "5H 6H 2D KS", "6C", pile="2S", stock="7C 8C", pending=2)
    table.legal("draw", "6H")


@pytest.mark.parametrize(("adds", "pending"), [(True, 6), (False, 2)])
def test_r7_3_an_answer_adds_or_takes_the_place(*, adds: bool, pending: int) -> None:
    rules = debts(adds_up=adds)
    table = at(rules, "2H 9C", "6C", pile="2S", stock="7C", pending=4).act("2H")
    table.expect(pending=pending, turn=1)


@pytest.mark.parametrize(("cap", "pending"), [(0, 6), (5, 5), (6, 6), (7, 6)])
def test_r7_4_a_debt_has_a_limit(cap: int, pending: int) -> None:
    table = at(debts(cap=cap), "2H 9C", "6C", pile="2S", stock="7C", pending=4).act("2H")
    table.expect(pending=pending)


@pytest.mark.parametrize(("cancel_all", "pending"), [(False, 2), (True, 0)])
def test_r7_5_a_card_cancels_some_or_all(*, cancel_all: bool, pending: int) -> None:
    rules = debts(
        {"2": 2, "9C": 2},
        answered_by="any",
        cancel={"9H": 3},
        cancel_all=cancel_all,
        rest="goes on",
    )
    table = at(rules, "9H KC", "6C", pile="2S", stock="7C", pending=5).act("9H")
    table.expect(pending=pending, turn=1)
    assert table.event("cancelled")["count"] == 5 - pending


def test_r7_6_the_rest_is_drawn_or_goes_on() -> None:
    hands = ("9H KC", "6C")
    rules = debts({"2": 2, "9C": 2}, answered_by="any", cancel={"9H": 3}, rest="drawn at once")
    table = at(rules, *hands, pile="2S", stock="7C 8C TC", pending=5).act("9H")
    table.holds(0, "KC 7C 8C").expect(pending=0, turn=1)
    rules = debts({"2": 2, "9C": 2}, answered_by="any", cancel={"9H": 3}, rest="goes on")
    table = at(rules, *hands, pile="2S", stock="7C 8C TC", pending=5).act("9H")
    table.holds(0, "KC").expect(pending=2, turn=1)


def test_r7_6_what_was_not_cancelled_goes_on() -> None:
    rules = debts(deflect=["J"], rest="drawn at once")
    at(rules, "JS KC", "6C", pile="2S", stock="7C 8C", pending=2).act("JS").holds(0, "KC").expect(
        pending=2, turn=1
    )


@pytest.mark.parametrize(
    ("by", "right"),
    [
        ("same rank", "JS TS"),
        ("nothing", "JS TS"),
        ("any", "JS TS 2H 5H"),
        ("at least as many", "JS TS 2H 5H"),
    ],
)
def test_r7_6_the_top_says_what_answers_though_it_does_not_attack(by: str, right: str) -> None:
    rules = debts({"2": 2, "5": 3}, deflect=["J", "9"], send_back=["T"], answered_by=by)
    table = at(rules, "JS JD TS TH 2H 5H 4S", "6C", pile="2S 9S", stock="7C 8C", pending=2)
    table.legal("draw", *right.split())


def passing_on(**options: Any) -> Table:
    rules = debts(answered_by="nothing", **options) | {"turn": {"reverse": ["JS"]}}
    return at(rules, "JS JH TS KS", "6C", "6D", pile="2S", stock="7C 8C", pending=2)


def test_r7_7_a_card_of_the_same_suit_deflects() -> None:
    passing_on().legal("draw")
    passing_on(deflect=["J"]).legal("draw", "JS").refused("JH", "debt_open")
    passing_on(deflect=["T"]).act("TS").expect(pending=2, turn=1, direction=1)


def test_r7_7_it_goes_on_in_the_direction_the_card_makes() -> None:
    passing_on(deflect=["J"]).act("JS").expect(pending=2, turn=2, direction=-1)


def test_r7_8_a_card_of_the_same_suit_sends_back() -> None:
    passing_on(send_back=["T"]).legal("draw", "TS").act("TS").expect(pending=2, turn=2, direction=1)
    passing_on(deflect=["T"]).act("TS").expect(pending=2, turn=1, direction=1)


def test_r7_8_what_the_card_left_is_sent_back() -> None:
    rules = debts(
        {"2": 2, "TC": 2}, answered_by="any", send_back=["T"], cancel={"TS": 3}, rest="goes on"
    )
    table = at(rules, "TS KC", "6C", "6D", pile="2S", stock="7C 8C", pending=5).act("TS")
    table.expect(pending=2, turn=2).holds(0, "KC")


def test_r7_8_of_a_debt_sent_back_nothing_may_be_left() -> None:
    rules = debts(
        {"2": 2, "TC": 2}, answered_by="any", send_back=["T"], cancel={"TS": 3}, rest="goes on"
    )
    table = at(rules, "TS KC", "6C", "6D", pile="2S", stock="7C 8C", pending=2).act("TS")
    table.expect(pending=0, turn=2)


@pytest.mark.parametrize(
    ("on_empty", "pending"), [("allowed", 2), ("adds nothing", 0), ("not allowed", None)]
)
def test_r7_9_an_attack_on_an_empty_stock(on_empty: str, pending: int | None) -> None:
    rules = debts(on_empty_stock=on_empty)
    table = at(rules, "2S 9S", "6C", pile="3H 4S")
    if pending is None:
        table.legal("9S").refused("2S", "stock_empty")
    else:
        table.legal("2S", "9S").act("2S").expect(pending=pending, turn=1)
    at(rules, "2S 9S", "6C", pile="3H 4S", stock="7C").act("2S").expect(pending=2)


@pytest.mark.parametrize(
    ("on_empty", "pending"), [("allowed", 4), ("adds nothing", 2), ("not allowed", 4)]
)
def test_r7_9_an_answer_on_an_empty_stock(on_empty: str, pending: int) -> None:
    table = at(debts(on_empty_stock=on_empty), "2H 9S", "6C", pile="3H 2S", pending=2)
    table.legal("draw", "2H").act("2H").expect(turn=1, pending=pending)


def test_r7_9_not_allowed_later_in_a_turn_either() -> None:
    for on_empty, phase in (("allowed", "more"), ("not allowed", "turn")):
        rules = plain(
            attack={"draw": {"2H": 2}, "on_empty_stock": on_empty},
            sets={"several": "same rank"},
        )
        table = at(rules, "2S 2H KC", "6C", pile="3H 4S").act("2S")
        table.expect(phase=phase, turn=0 if phase == "more" else 1)


def paid(after: str, stock: str) -> Table:
    rules = debts(after_paying=after)
    table = at(rules, "9C", "6C", pile="2S", stock=f"{stock} TC", pending=2).act("draw")
    return table.expect(pending=0)


def test_r7_10_turn_over() -> None:
    paid("turn over", "KS 8C").expect(turn=1, phase="turn").holds(0, "9C KS 8C")


def test_r7_10_may_lay() -> None:
    paid("may lay", "KS 8C").expect(turn=0, phase="paid").legal("KS", "pass").act("KS").expect(
        turn=1, top="KS"
    )
    kept = paid("may lay", "KS 8C").refused("8C", "does_not_fit").refused("draw", "cannot_draw")
    kept.act("pass").happened("kept", "turn").expect(turn=1, top="2S", phase="turn")
    paid("may lay", "KC 8C").expect(turn=1, phase="turn")


def test_r7_10_turn_goes_on() -> None:
    paid("turn goes on", "KS 8C").expect(turn=0, phase="turn").legal("KS")
    table = paid("turn goes on", "KC 8C").expect(turn=0, phase="turn").legal("draw")
    table.act("draw").expect(turn=1).holds(0, "9C KC 8C TC")


def test_r7_11_pile_and_stock_are_shuffled_together_first() -> None:
    def table(*, gather: bool) -> Table:
        rules = debts(gather_first=gather)
        return at(rules, "9C", "6C", pile="3H 4H 2S", stock="7C 8C TC", pending=2).act("draw")

    table(gather=False).happened("drew", "turn").holds(0, "9C 7C 8C").expect(pile="3H 4H 2S")
    gathered = table(gather=True).happened("reshuffled", "drew", "turn")
    gathered.expect(pile="2S", stock_count=3, turn=1).counts(3, 1)
    assert gathered.event("reshuffled")["count"] == 5


def test_r7_11_the_rest_is_gathered_for_too() -> None:
    for gather, events in ((False, ["drew"]), (True, ["reshuffled", "drew"])):
        rules = debts({"2S": 2}, cancel={"2H": 3}, rest="drawn at once", gather_first=gather)
        table = at(rules, "2H KC", "6C", pile="3H 4H 2S", stock="7C 8C TC", pending=4).act("2H")
        table.happened("laid", "cancelled", *events, "turn").counts(2, 1).expect(pending=0)


@pytest.mark.parametrize("by", ["any", "at least as many"])
def test_r7_5_a_card_of_a_rank_that_never_attacks_cancels(by: str) -> None:
    rules = debts(answered_by=by, cancel={"9": 3}, rest="goes on")
    table = at(rules, "9H KC", "6C", pile="2S", stock="7C", pending=5).legal("9H", "draw")
    table.act("9H").expect(pending=2, turn=1)
