"""A position that is being changed by the rules of any rule set."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from tests.naive.general_lays import may_lay
from tests.naive.table import NotAPermutation

if TYPE_CHECKING:
    from tests.naive.general_rules import Rules
    from tests.naive.table import Event, Position, Shuffle


class Table:
    """One position on its way to the next one, with the events on that way."""

    def __init__(self, rules: Rules, position: Position, shuffle: Shuffle) -> None:
        self.rules = rules
        self.p: Position = {
            **copy.deepcopy({key: position[key] for key in position if key != "ruleset"}),
            "ruleset": position["ruleset"],
        }
        self.events: list[Event] = []
        self.shuffle = shuffle

    def tell(self, kind: str, seat: int, **facts: Any) -> None:
        self.events.append({"type": kind, "seat": seat, **facts})

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.p["hands"][self.p["turn"]]
        return hand

    def may_lay(self, card: str) -> bool:
        return may_lay(self.rules, self.p, card)

    def after(self, steps: int) -> int:
        """The seat so many steps on in the direction of play."""
        return int((self.p["turn"] + steps * self.p["direction"]) % len(self.p["hands"]))

    # --- cards

    def lay(self, card: str) -> None:
        p = self.p
        self.hand.remove(card)
        p["pile"].append(card)
        p["laid"].append(card)
        p.update(suit=None, drawn=None, passes=0, exposed=None)
        self.tell("laid", p["turn"], card=card)

    def refill(self, seat: int) -> None:
        """9.4: shuffled, or turned over as it is."""
        p = self.p
        cards = p["pile"][:-1]
        turned = self.rules["draw.stock_empty"] == "turn over"
        self._new_stock(seat, cards if turned else self._shuffled(cards))

    def gather(self, seat: int) -> None:
        """7.11: stock and pile below the top together."""
        self._new_stock(seat, self._shuffled(self.p["pile"][:-1] + self.p["stock"]))

    def _shuffled(self, cards: list[str]) -> list[str]:
        order = list(self.shuffle(list(cards)))
        if sorted(order) != sorted(cards):
            raise NotAPermutation(f"{sorted(cards)} came back as {sorted(order)}")
        return order

    def _new_stock(self, seat: int, cards: list[str]) -> None:
        self.p["stock"] = cards
        self.p["pile"] = self.p["pile"][-1:]
        self.tell("reshuffled", seat, count=len(cards))

    def can_refill(self) -> bool:
        return len(self.p["pile"]) > 1 and self.rules["draw.stock_empty"] != "nothing"

    def draw(self, seat: int, count: int) -> list[str]:
        """Up to `count` cards, one by one, with what 9.4 and 9.5 do on the way."""
        p = self.p
        all_drawn: list[str] = []
        told = 0
        for _ in range(count):
            if not p["stock"]:
                if not self.can_refill():
                    break
                told = self._tell_drew(seat, all_drawn, told)
                self.refill(seat)
            all_drawn.append(p["stock"].pop(0))
            if not p["stock"] and self.rules["draw.refill_at_once"] and self.can_refill():
                told = self._tell_drew(seat, all_drawn, told)
                self.refill(seat)
        self._tell_drew(seat, all_drawn, told)
        p["hands"][seat].extend(all_drawn)
        if all_drawn:
            p["called"][seat] = False
        return all_drawn

    def _tell_drew(self, seat: int, cards: list[str], told: int) -> int:
        if cards[told:]:
            self.tell("drew", seat, count=len(cards) - told, cards=cards[told:])
        return len(cards)

    def pay(self, owed: int) -> None:
        """Draw a debt: 7.11, then the cards."""
        if self.rules["attack.gather_first"]:
            self.gather(self.p["turn"])
        self.draw(self.p["turn"], owed)

    # --- whose turn, and the end

    def turn_goes_to(self, seat: int) -> None:
        p = self.p
        if len(self.hand) != 1:
            p["called"][p["turn"]] = False  # 4.7
        p.update(turn=seat, phase="turn", laid=[], drawn=None, draws=0)
        self.tell("turn", seat)

    def block(self) -> None:
        """9.9"""
        winner = self._fewest()
        self._finish("blocked", winner)
        self.tell("blocked", self.p["turn"], winner=winner)

    def _fewest(self) -> int | None:
        how = self.rules["draw.blocked_winner"]
        if how == "nobody":
            return None
        values = [
            len(hand) if how == "fewest cards" else sum(map(self.rules.points, hand))
            for hand in self.p["hands"]
        ]
        best = [seat for seat, value in enumerate(values) if value == min(values)]
        return best[0] if len(best) == 1 else None

    def out_if_empty(self) -> bool:
        """1.6"""
        if self.hand:
            return False
        self.tell("out", self.p["turn"])
        self._finish("out", self.p["turn"])
        return True

    def _finish(self, result: str, winner: int | None) -> None:
        self.p.update(
            result=result,
            winner=winner,
            suit=None,
            pending=0,
            skip=False,
            phase="turn",
            laid=[],
            drawn=None,
            draws=0,
            called=[False] * len(self.p["hands"]),
            exposed=None,
        )
