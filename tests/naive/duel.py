"""duel, read from the section of that name (clauses 3.x) and seed 001."""

from __future__ import annotations

from tests.naive.game import Game
from tests.naive.table import Position, Table, draw_or_pass, fits, rank

COLOURS = "RBGY"


class Duel(Game):
    name = "duel"
    seats = (2,)
    suits = COLOURS
    # 3.0: 36 cards are shuffled, one further 1R lies on the pile
    pack = [r + c for r in "1234567D" for c in COLOURS] + ["WW"] * 4 + ["1R"]
    attackers = "D"
    phases = ("turn", "suit")
    open_pile = True

    def has_power(self, card: str) -> bool:
        del card
        return False

    def starter_and_stock(self, rest: list[str]) -> tuple[str, list[str]]:
        return "1R", list(rest)

    def names_a_suit(self, laid: list[str]) -> bool:
        return laid[0] == "WW"

    def could_be_laid(self, laid: list[str]) -> bool:
        return len(laid) == 1

    def may_draw_though_something_fits(self) -> bool:
        return True  # 3.4

    def waits_for_stock(self, p: Position, card: str) -> bool:
        return rank(card) == "D" and not p["stock"]

    def may_lay(self, p: Position, card: str) -> bool:
        if p["pending"]:
            return False  # 3.5: a draw two is never answered
        if card == "WW":
            return True  # 3.3
        if rank(card) == "D" and not p["stock"]:
            return False  # 3.2
        return fits(p, card)  # 3.1, 3.2

    def turn_actions(self, p: Position) -> set[str]:
        if p["phase"] == "suit":
            return self.suit_words()
        hand = p["hands"][p["turn"]]
        return {card for card in hand if self.may_lay(p, card)} | {draw_or_pass(p)}

    def lay(self, t: Table, seat: int, card: str) -> None:
        t.lay(seat, card)
        if t.out_if_empty(seat):  # 3.6: also before a colour is named
            return
        if card == "WW":
            t.p["phase"] = "suit"
        else:
            self.end_turn(t)

    def draw(self, t: Table) -> None:
        if t.p["pending"]:
            # 3.5: pile but for its top and the whole stock are shuffled first
            t.refill(t.p["turn"], with_stock=True)
            self.draw_the_debt(t)
        else:
            t.draw_in_turn(1)
            t.turn_goes_to(t.next_seat())

    def end_turn(self, t: Table) -> None:
        if rank(t.p["laid"][-1]) == "D":
            t.p["pending"] = 2
            t.tell("owes", t.next_seat(), count=2)
        t.turn_goes_to(t.next_seat())
