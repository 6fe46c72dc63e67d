"""Who decides when a call, a catch or a jump is possible; every expectation is found by hand."""

from random import Random

import pytest

from switch import rulesets
from switch.core import layout as at
from switch.core.legality import check, legal_actions
from switch.kernel.deciding import (
    ACTIONS,
    ACTOR,
    OPEN,
    WAIT,
    beside_the_turn,
    may,
    payoff,
    write_choices,
)
from tests.env.playing import Table, begun, move, with_options
from tests.rulesets.drawn import rule_set

LAST_CARD = rulesets.get("last-card")
STOCK = ["2C", "3C", "4C", "5C", "6C", "7C"]


def three(**more: object) -> Table:
    """Seat 0 holds two hearts, so that one card is left when it lays one."""
    hands = [["5H", "9S"], ["6H", "KD", "4S"], ["7H", "QD"]]
    return Table(LAST_CARD, hands=hands, stock=STOCK, pile=["3H"], **more)


def test_a_call_in_time_leaves_nothing_to_ask() -> None:
    table = three()
    assert table.choices() == {"5H", "call"}
    assert table.do("call", "5H").actor == 1
    assert "catch:0" not in table.choices()
    assert "6H" in table.choices()


def test_who_forgot_is_asked_last_and_rivals_before_in_the_direction_of_play() -> None:
    table = three().do("5H")
    asked = []
    while "wait" in table.choices():
        asked.append((table.actor, table.choices()))
        table.do("wait")
    rival = {"catch:0", "wait"}
    assert asked == [(1, rival), (2, rival), (0, {"call", "wait"})]
    assert table.actor == 1
    assert {"6H", "catch:0"} <= table.choices()  # 4.8: until it lays, draws or passes


def test_the_direction_decides_who_is_asked_first() -> None:
    table = three(direction=-1).do("5H")
    assert table.actor == 2


def test_a_catch_ends_the_asking() -> None:
    table = three().do("5H", "wait", "catch:0")
    assert table.actor == 1
    assert table.row[at.COUNTS] == 1 + 2
    assert "6H" in table.choices()


def test_a_late_call_ends_it_too() -> None:
    table = three().do("5H", "wait", "wait", "call")
    assert table.actor == 1
    assert table.choices().isdisjoint({"catch:0", "wait"})


def jumping(*, third: str) -> Table:
    rules = with_options("mau-mau", interrupt_jump_in=True, cards_packs="two", call_required=False)
    hands = [["9H", "KD", "TD"], ["7S", "QD"], [third, "KC", "9D"]]
    return Table(rules, hands=hands, stock=["AC", "KH", "TC", "7D"], pile=["TH"])


@pytest.mark.parametrize("third", ["9H", "8S"])
def test_who_may_jump_is_asked_whether_it_can_or_not(third: str) -> None:
    """All know that a second nine of hearts may be in a hand, and nobody knows in which."""
    table = jumping(third=third).do("wait", "wait", "9H")
    assert table.actor == 2
    order = []
    while "wait" in table.choices():
        order.append((table.actor, table.choices()))
        table.do("wait")
    able = {"jump:9H", "wait"} if third == "9H" else {"wait"}
    assert order == [(2, able), (0, {"wait"})]
    assert table.actor == 1


def test_a_jump_takes_the_turn() -> None:
    table = jumping(third="9H").do("wait", "wait", "9H", "jump:9H")
    assert table.row[at.COUNTS + 2] == 2
    assert table.row[at.TURN] == 0  # the one after seat 2


def test_nobody_is_asked_for_a_card_that_there_is_once() -> None:
    rules = with_options("last-card", interrupt_jump_in=True, cards_packs="by players")
    hands = [["5H", "9S", "KS"], ["6H", "KD"]]
    table = Table(rules, hands=hands, stock=STOCK, pile=["3H"])
    assert table.actor == 0
    assert "wait" not in table.choices()


def ended(**more: object) -> Table:
    rules = with_options("last-card", end_places="all but one", call_required=False)
    hands = [["5H"], ["6H", "KD"], ["7H", "QD"], ["8C"]]
    return Table(rules, hands=hands, stock=STOCK, pile=["3H"], **more)


def test_what_a_round_is_worth() -> None:
    table = Table(LAST_CARD, hands=[["5H"], ["6H", "KD"], ["7H"]], stock=STOCK, pile=["3H"])
    assert [payoff(table.row, seat) for seat in range(3)] == [0, 0, 0]
    table.do("5H")
    assert [payoff(table.row, seat) for seat in range(3)] == [2, -1, -1]
    assert (table.actor, table.choices()) == (-1, set())


def test_what_places_are_worth() -> None:
    """Of four the first gets 3, the second 1, and so on by two."""
    table = ended()
    table.do("5H")
    table.row[at.COUNTS + 3] = 0  # seat 3 was out second, seat 1 third; seat 2 is left
    table.row[at.PLACES : at.PLACES + 3] = [0, 3, 1]
    table.row[at.PLACES_COUNT] = 3
    table.row[at.GONE] = 0b1011
    table.row[at.WINNER] = 0
    assert [payoff(table.row, seat) for seat in range(4)] == [3, -1, -3, 1]
    table.row[at.PLACES_COUNT], table.row[at.GONE] = 1, 0b0001  # blocked with three left
    assert [payoff(table.row, seat) for seat in range(4)] == [3, -1, -1, -1]


@pytest.mark.parametrize("seed", range(6))
def test_choices_are_what_the_core_allows_and_a_wait(seed: int) -> None:
    rng = Random(seed)
    rules = rule_set(rng)
    course = begun(rules, rules.seats[0])
    t = course.setup.table
    for _ in range(250):
        if course.actor >= 0:
            row, out = course.row, [0] * ACTIONS
            choices = set(out[: write_choices(t, row, out)])
            actor = row[ACTOR]
            legal = set(out[: legal_actions(t, row, actor, out)])
            if row[OPEN]:
                legal = {code for code in legal if beside_the_turn(code)} | {WAIT}
            else:
                assert actor == row[at.TURN]
            assert choices == legal
            assert {code for code in range(-2, ACTIONS + 2) if may(t, row, code)} == choices
            assert all(check(t, row, actor, code) == at.OK for code in choices - {WAIT})
        if course.over:
            break
        move(course, rng)
