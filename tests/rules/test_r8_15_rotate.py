"""8.15: all hands go one seat on. Read from docs/house-rules.md."""

from __future__ import annotations

from typing import Any

from tests.rules.house import Fields, plain
from tests.rules.table import Table, at


def rotating(**changes: Any) -> Fields:
    """After a four all hands go on."""
    return plain(turn={"rotate": ["4"]} | changes.pop("turn", {}), **changes)


def three(rules: Fields, hand: str, **fields: Any) -> Table:
    wanted = {"pile": "9S", "stock": "3C 4C 5C 6C"} | fields
    return at(rules, hand, "2C 3D", "5D 6D 7D", **wanted)


def test_r8_15_every_hand_goes_to_the_next_seat() -> None:
    table = three(rotating(), "4S KH").act("4S").happened("laid", "rotated", "turn")
    table.holds(0, "5D 6D 7D").holds(1, "KH").holds(2, "2C 3D").expect(turn=1)


def test_r8_15_in_the_direction_that_the_turn_has_made() -> None:
    table = three(rotating(turn={"reverse": ["4"]}), "4S KH").act("4S")
    table.happened("laid", "reversed", "rotated", "turn")
    table.holds(0, "2C 3D").holds(1, "5D 6D 7D").holds(2, "KH").expect(turn=2, direction=-1)


def test_r8_15_once_for_each() -> None:
    table = three(rotating(sets={"several": "same rank"}), "4S 4D KH").acts("4S", "4D")
    table.holds(0, "2C 3D").holds(1, "5D 6D 7D").holds(2, "KH")


def test_r8_15_after_an_exchange() -> None:
    rules = rotating(turn={"exchange": ["4"], "exchange_with": "left"})
    table = three(rules, "4S KH").act("4S").happened("laid", "exchanged", "rotated", "turn")
    table.holds(0, "5D 6D 7D").holds(1, "2C 3D").holds(2, "KH")


def test_r8_15_not_by_who_goes_out() -> None:
    three(rotating(), "4S").act("4S").won_by(0)
    table = three(rotating(end={"places": "all but one"}), "4S").act("4S")
    table.holds(1, "2C 3D").holds(2, "5D 6D 7D").expect(turn=1)


def test_r8_15_a_seat_that_is_out_is_passed_over() -> None:
    table = at(
        rotating(end={"places": "all but one"}),
        "4S KH",
        "",
        "5D 6D 7D",
        "2C",
        pile="9S",
        stock="3C 4C 5C",
        places=[1],
    ).act("4S")
    table.holds(0, "2C").holds(2, "KH").holds(3, "5D 6D 7D").expect(turn=2)
