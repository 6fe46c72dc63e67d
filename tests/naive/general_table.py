"""A position that is being changed by the rules of any rule set."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from tests.naive import general_seats as seats
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
        self.turn_is_ending = False

    def tell(self, kind: str, seat: int, **facts: Any) -> None:
        self.events.append({"type": kind, "seat": seat, **facts})

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.p["hands"][self.p["turn"]]
        return hand

    def may_lay(self, card: str) -> bool:
        return may_lay(self.rules, self.p, card)

    def after(self, steps: int) -> int:
        """The seat so many steps on in the direction of play, among those that play."""
        return seats.after(self.p, steps)

    # --- cards

    def lay(self, card: str) -> None:
        p = self.p
        self.hand.remove(card)
        p["pile"].append(card)
        p["laid"].append(card)
        p.update(suit=None, rank=None, drawn=None, passes=0, exposed=None)
        self.tell("laid", p["turn"], card=card)

    @property
    def staying(self) -> int:
        """How many cards stay on the pile: those of the turn that runs, at its end only the top."""
        return 1 if self.turn_is_ending else max(1, len(self.p["laid"]))

    def refill(self, seat: int) -> None:
        """9.4: shuffled, or turned over as it is."""
        cards = self.p["pile"][: -self.staying]
        turned = self.rules["draw.stock_empty"] == "turn over"
        if self.rules.most_refills:
            self.p["refills"] += 1  # 9.22
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
        self.p["pile"] = self.p["pile"][-self.staying :]
        self.tell("reshuffled", seat, count=len(cards))

    def can_refill(self) -> bool:
        return len(self.p["pile"]) > self.staying and self.rules.refills_after(self.p["refills"])

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
            p["called"][seat] = False  # 4.7
            p["exposed"] = None if p["exposed"] == seat else p["exposed"]
        return all_drawn

    def _tell_drew(self, seat: int, cards: list[str], told: int) -> int:
        if cards[told:]:
            self.tell("drew", seat, count=len(cards) - told, cards=cards[told:])
        return len(cards)

    def pay(self, seat: int, owed: int) -> list[str]:
        """Draw a debt: 7.11, then the cards."""
        if self.rules["attack.gather_first"]:
            self.gather(seat)
        return self.draw(seat, owed)

    # --- whose turn, and the end

    def leave_turn(self) -> None:
        """4.7: what becomes of a call at the end of its seat's turn."""
        if len(self.hand) != 1:
            self.p["called"][self.p["turn"]] = False

    def turn_goes_to(self, seat: int) -> None:
        self.leave_turn()
        count = len(self.p["hands"])
        self.p.update(
            turn=seat, phase="turn", laid=[], drawn=None, draws=0, bluff=None, accused=None
        )
        self.p.update(false_calls=[False] * count, false_catches=[False] * count)
        self.tell("turn", seat)

    def block(self) -> None:
        """9.9, 9.15"""
        places = self.p["places"]
        winner = places[0] if places else self._fewest()
        last = self.p["turn"]
        self._finish("blocked", winner)
        self.tell("blocked", last, winner=winner)

    def _fewest(self) -> int | None:
        how = self.rules["draw.blocked_winner"]
        if how == "nobody":
            return None
        values = {}
        for seat in seats.in_play(self.p):
            hand = self.p["hands"][seat]
            points = sum(map(self.rules.points, hand))
            values[seat] = len(hand) if how == "fewest cards" else points
        best = [seat for seat, value in values.items() if value == min(values.values())]
        return best[0] if len(best) == 1 else None

    def go_out(self) -> bool:
        """1.6, 9.15; whether the round is over."""
        p, here = self.p, self.p["turn"]
        self.tell("out", here)
        if self.rules["end.places"] == "first out":
            self._finish("out", here)
            return True
        p["places"].append(here)
        p["called"][here] = False
        if p["exposed"] == here:
            p["exposed"] = None
        if len(seats.in_play(p)) > 1:
            return False
        self._finish("out", p["places"][0])
        p["turn"] = p["winner"]
        return True

    def _finish(self, result: str, winner: int | None) -> None:
        count = len(self.p["hands"])
        self.p.update(result=result, winner=winner, pending=0, skip=False, phase="turn", laid=[])
        self.p.update(suit=None, rank=None, drawn=None, draws=0, called=[False] * count)
        self.p["refills"] = 0
        self.p.update(exposed=None, bluff=None, accused=None, ending=None, given=[None] * count)
        self.p.update(false_calls=[False] * count, false_catches=[False] * count)
