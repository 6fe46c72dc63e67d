"""Which seats play, and who comes after whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.naive.table import Position


def in_play(p: Position) -> list[int]:
    """9.15: neither out nor absent."""
    gone = {*p["places"], *p["absent"]}
    return [seat for seat in range(len(p["hands"])) if seat not in gone]


def others(p: Position) -> list[int]:
    """In play, without the seat on turn."""
    return [seat for seat in in_play(p) if seat != p["turn"]]


def next_in_play(p: Position, seat: int, way: int) -> int:
    """The nearest seat in play; `way`: 1 clockwise, -1 the other way."""
    playing = in_play(p)
    seat = (seat + way) % len(p["hands"])
    while seat not in playing:
        seat = (seat + way) % len(p["hands"])
    return seat


def after(p: Position, steps: int) -> int:
    """So many seats in play on from the seat on turn, in the direction of play; -1: one back."""
    seat: int = p["turn"]
    way = p["direction"] if steps > 0 else -p["direction"]
    for _ in range(abs(steps)):
        seat = next_in_play(p, seat, way)
    return seat
