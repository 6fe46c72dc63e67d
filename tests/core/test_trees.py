"""How many ways a round can go on: every action sequence up to a depth, counted.

A few trees are counted by hand, the others by the slow reading of the rules in tests/naive. Stocks
are long enough that no shuffle comes in.
"""

from typing import Any

import pytest

from switch import engine, rulesets
from switch.engine import FastChance, State
from switch.notation import load_position
from tests.naive import oracle


def position(ruleset: str, *hands: str, pile: str, stock: str, **fields: Any) -> dict[str, Any]:
    return {
        "ruleset": ruleset,
        "hands": [hand.split() for hand in hands],
        "pile": pile.split(),
        "stock": stock.split(),
        **fields,
    }


def loaded(given: dict[str, Any]) -> State:
    rest = {key: value for key, value in given.items() if key != "ruleset"}
    return load_position(rulesets.get(given["ruleset"]), rest, FastChance(0))


def leaves(state: State, depth: int) -> int:
    """Sequences of ``depth`` actions of any seats, and of fewer where the round is over."""
    if depth == 0 or state.over:
        return 1
    seats = range(state.seats)
    moves = [(seat, action) for seat in seats for action in engine.legal(state, seat)]
    return sum(leaves(engine.apply(state, action, seat)[0], depth - 1) for seat, action in moves)


def slow_leaves(given: dict[str, Any], depth: int) -> int:
    if depth == 0 or given["result"] is not None:
        return 1
    seats = range(len(given["hands"]))
    moves = [(seat, action) for seat in seats for action in sorted(oracle.legal(given, seat))]
    return sum(
        slow_leaves(oracle.act(given, seat, action, no_shuffle)[0], depth - 1)
        for seat, action in moves
    )


def no_shuffle(cards: list[str]) -> list[str]:
    raise AssertionError(f"the stock ran dry, {len(cards)} cards would be shuffled")


def test_a_tree_counted_by_hand_in_classic() -> None:
    """9S on top. Seat 0 lays 9C or KS, must not draw. After 9C the other has KC only: it goes out.
    After KS it lays KC and is out too. With 9C the set may not grow (no other nine)."""
    state = loaded(position("classic", "9C KS 3D", "KC", pile="9S", stock="4H 4D 5D"))
    assert leaves(state, 1) == 2
    assert leaves(state, 2) == 2
    assert leaves(state, 5) == 2


def test_a_tree_counted_by_hand_with_a_set_and_an_ace() -> None:
    """4S, 4H or AH open; 4S leaves 4H or end; 4H leaves 4S or end; AH leaves four suits."""
    state = loaded(position("classic", "4S 4H AH 2C", "KC 3C", pile="4D", stock="5H 5D 6D"))
    assert leaves(state, 1) == 3
    assert leaves(state, 2) == 2 + 2 + 4
    # 4S 4H and 4H 4S end by themselves, then the other has nothing for H, or S, and draws: 1 each.
    # 4S end, 4H end: the other draws: 1 each. An ace: clubs KC or 3C, another suit one draw.
    assert leaves(state, 3) == 1 + 1 + 1 + 1 + (2 + 1 + 1 + 1)


def test_a_tree_counted_by_hand_in_duel() -> None:
    """2B fits by colour, WW with four names, and drawing is always possible."""
    state = loaded(position("duel", "2B WW 5G", "5B 6R", pile="1B", stock="3G 4G 6Y 7Y"))
    assert leaves(state, 1) == 3
    # 2B: the other lays 5B or draws. WW: four names. draw: the other lays 5B or draws.
    assert leaves(state, 2) == 2 + 4 + 2


def test_a_tree_counted_by_hand_with_a_call_and_a_catch() -> None:
    """3S fits; before it a call. Without one: the other lays 4S, or catches, or 0 calls late."""
    state = loaded(position("last-card", "3S 9D", "4S KD QD", pile="9S", stock="5C 6C 7C TC"))
    assert leaves(state, 1) == 3  # 3S, 9D, call
    # After 3S: 4S (seat 1), catch (seat 1), call (seat 0). After 9D: KD, QD, catch, call.
    # After the call: 3S or 9D.
    assert leaves(state, 2) == 3 + 4 + 2


TREES = [
    (position("classic", "7S 7H 9H TH 4C", "QC 2H AS 5D", pile="6H", stock="3C 3D 4D 5C 6C"), 5),
    (
        position(
            "classic", "2C 2D 9C", "2H JD 6C", "8C TC 3S", pile="5C",
            stock="KC KD KH KS 9S 9D 9H 6D 6H 6S QD", direction=-1,
        ),
        6,
    ),
    (
        position(
            "classic", "JS JD JH 4S", "JC 4D 8H", "5C 9D QS", pile="4H",
            stock="KC KD KH KS 9S TD 9H 6D 6H 6S QD 3C 3D 3H 2C 2D",
        ),
        6,
    ),
    (
        position(
            "classic", "QC QS 9C", "QD 5C 5D 5H", "5S 9D 3S", pile="4C",
            stock="KC KD KH KS 9S TD 9H 6D 6H", direction=-1,
        ),
        6,
    ),
    (
        position(
            "duel", "1R 5B WW", "7R WW 4B", pile="1R 3B",
            stock="2B 3R 4G 5Y 6R 7B 2G 2Y 5R 5G 6B",
        ),
        4,
    ),
    (
        position(
            "last-card", "2C 8D", "2D 8C KH", "2H 5D", pile="5C",
            stock="KC KD QC QS 9S TD 9H 6D 6H",
        ),
        5,
    ),
    (
        position(
            "last-card", "JC 4H", "AC 8H", "4D 8S", pile="8C", turn=1, skip=True,
            stock="KC KD KH KS 9S TD 9H 6D 6H",
        ),
        4,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("given", "depth"), TREES, ids=range(len(TREES)))
def test_a_tree_has_as_many_leaves_as_the_slow_reading_counts(
    given: dict[str, Any], depth: int
) -> None:
    whole = oracle.complete(given)
    assert oracle.faults(given) == []
    counted = [slow_leaves(whole, n) for n in range(1, depth + 1)]
    assert [leaves(loaded(given), n) for n in range(1, depth + 1)] == counted
    assert counted[-1] > 10
