"""A position that is being changed, and what every rule set does to it alike.

A position is a dict with the fields of the referee protocol, an event a dict with
``type`` and ``seat``. The clause numbers are those of docs/rules.md.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Position = dict[str, Any]
Event = dict[str, Any]
Shuffle = Callable[[list[str]], list[str]]


class NotAPermutation(AssertionError):
    """Chance handed back other cards than it was given."""


def rank(card: str) -> str:
    return card[0]


def suit(card: str) -> str:
    return card[1]


def suit_in_force(p: Position) -> str:
    """1.3: the suit named with the top card, else the top card's own."""
    named: str | None = p["suit"]
    return named if named is not None else suit(p["pile"][-1])


def fits(p: Position, card: str) -> bool:
    return suit(card) == suit_in_force(p) or rank(card) == rank(p["pile"][-1])


def something_to_draw(p: Position) -> bool:
    """1.9: nothing to draw is an empty stock and a pile of one card."""
    return len(p["stock"]) > 0 or len(p["pile"]) > 1


def draw_or_pass(p: Position) -> str:
    """1.9: `pass` takes the place of `draw`, also for a debt."""
    return "draw" if something_to_draw(p) else "pass"


class Table:
    """One position on its way to the next one, with the events on that way."""

    def __init__(self, position: Position, shuffle: Shuffle) -> None:
        self.p: Position = copy.deepcopy(position)
        self.events: list[Event] = []
        self.shuffle = shuffle

    def tell(self, kind: str, seat: int | None, **facts: Any) -> None:
        self.events.append({"type": kind, "seat": seat, **facts})

    # --- cards

    def lay(self, seat: int, card: str) -> None:
        """The card goes on the pile. 1.10: a lay sets the count of passes to 0.

        1.11: a suit named with the card below is over. 4.7: the window for a catch shuts.
        """
        p = self.p
        p["hands"][seat].remove(card)
        p["pile"].append(card)
        p["laid"].append(card)
        p["suit"] = None
        p["drawn"] = None
        p["passes"] = 0
        p["exposed"] = None
        self.tell("laid", seat, card=card)

    def refill(self, seat: int, *, with_stock: bool = False) -> None:
        """1.7: the pile but for its top becomes the stock; 3.5: with what the stock still has."""
        p = self.p
        cards = p["pile"][:-1] + (p["stock"] if with_stock else [])
        order = list(self.shuffle(list(cards)))
        if sorted(order) != sorted(cards):
            raise NotAPermutation(f"{sorted(cards)} came back as {sorted(order)}")
        p["stock"] = order
        p["pile"] = p["pile"][-1:]
        self.tell("reshuffled", seat, count=len(order))

    def draw(self, seat: int, count: int) -> list[str]:
        """Up to `count` cards, one by one. 1.7: refilled on the way. 1.8: what there is."""
        p = self.p
        all_drawn: list[str] = []
        drawn: list[str] = []
        for _ in range(count):
            if not p["stock"]:
                if len(p["pile"]) == 1:
                    break
                self._tell_drew(seat, drawn)
                drawn = []
                self.refill(seat)
            card = p["stock"].pop(0)
            drawn.append(card)
            all_drawn.append(card)
        self._tell_drew(seat, drawn)
        p["hands"][seat].extend(all_drawn)
        if all_drawn:
            p["called"][seat] = False  # 4.7: a call lapses when the hand grows
        return all_drawn

    def _tell_drew(self, seat: int, cards: list[str]) -> None:
        if cards:
            self.tell("drew", seat, count=len(cards), cards=cards)

    def draw_in_turn(self, count: int) -> list[str]:
        """A draw by the seat on turn. 1.10: it sets the count to 0. 4.8: it shuts the window."""
        p = self.p
        p["exposed"] = None
        p["passes"] = 0
        return self.draw(p["turn"], count)

    # --- whose turn

    def next_seat(self) -> int:
        p = self.p
        return int((p["turn"] + p["direction"]) % len(p["hands"]))

    def turn_goes_to(self, seat: int) -> None:
        p = self.p
        if len(p["hands"][p["turn"]]) != 1:
            p["called"][p["turn"]] = False  # 4.7: at the end of the turn unless one card is left
        p["turn"] = seat
        p["phase"] = "turn"
        p["laid"] = []
        p["drawn"] = None
        self.tell("turn", seat)

    # --- passing with nothing to draw

    def pass_with_nothing_to_draw(self) -> None:
        """1.9 and 1.10."""
        p = self.p
        p["exposed"] = None
        self.tell("passed", p["turn"])
        if p["pending"]:
            p["pending"] = 0  # 1.9: the debt counts as paid; 1.10: the count stays as it is
            self.turn_goes_to(self.next_seat())
            return
        p["passes"] += 1
        if p["passes"] >= len(p["hands"]):
            self.block()
        else:
            self.turn_goes_to(self.next_seat())

    # --- the end

    def block(self) -> None:
        """1.10: fewest cards wins, equal is shared. The turn stays with the last who passed."""
        p = self.p
        counts = [len(hand) for hand in p["hands"]]
        fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
        winner = fewest[0] if len(fewest) == 1 else None
        self._finish("blocked", winner)
        self.tell("blocked", p["turn"], winner=winner)

    def out_if_empty(self, seat: int) -> bool:
        """1.6: an empty hand wins there and then, before any effect."""
        if self.p["hands"][seat]:
            return False
        self.tell("out", seat)
        self.p["turn"] = seat
        self._finish("out", seat)
        return True

    def _finish(self, result: str, winner: int | None) -> None:
        """Every field that does not tell the end goes back to its default."""
        self.p.update(
            result=result,
            winner=winner,
            suit=None,
            pending=0,
            skip=False,
            phase="turn",
            laid=[],
            drawn=None,
            called=[False] * len(self.p["hands"]),
            exposed=None,
        )
