"""last-card, read from the section of that name (clauses 4.x) and seeds 002 to 004."""

from __future__ import annotations

from tests.naive.game import FRENCH_PACK, FRENCH_SUITS, Game
from tests.naive.table import Position, Table, draw_or_pass, fits, rank


class LastCard(Game):
    name = "last-card"
    seats = (2, 3, 4)
    suits = FRENCH_SUITS
    pack = FRENCH_PACK
    attackers = "2A"
    phases = ("turn", "suit", "drawn")

    def has_power(self, card: str) -> bool:
        return rank(card) in "28JA"

    def names_a_suit(self, laid: list[str]) -> bool:
        return rank(laid[0]) == "J"  # 4.3; 4.4: an ace names none

    def could_be_laid(self, laid: list[str]) -> bool:
        return len(laid) == 1

    # --- legal

    def may_lay(self, p: Position, card: str) -> bool:
        if p["pending"]:
            # 4.2: two on two; 4.4: ace on ace; 4.3: a jack answers no attack
            return rank(card) == rank(p["pile"][-1])
        if p["skip"]:
            return rank(card) == "8"  # 4.5
        return fits(p, card) or rank(card) in "JA"  # 4.1, 4.3, 4.4

    def turn_actions(self, p: Position) -> set[str]:
        hand = p["hands"][p["turn"]]
        if p["phase"] == "suit":
            return self.suit_words()
        if p["phase"] == "drawn":
            return {p["drawn"], "pass"}  # 4.1: laid or kept
        cards = {card for card in hand if self.may_lay(p, card)}
        if p["skip"]:
            return cards | {"pass"}  # 4.5: stands, also with an eight in hand
        if p["pending"] or not cards:
            return cards | {draw_or_pass(p)}
        return cards  # 4.1: only who cannot lay draws

    def reactions(self, p: Position, seat: int) -> set[str]:
        actions = set()
        exposed = p["exposed"]
        if exposed is not None and exposed != seat:
            actions.add(f"catch:{exposed}")  # 4.8: any other player
        if not p["called"][seat] and (exposed == seat or self.calls_ahead(p, seat)):
            actions.add("call")
        return actions

    def calls_ahead(self, p: Position, seat: int) -> bool:
        """4.6: before the lay (two cards, one may be laid), or before the suit is named."""
        if seat != p["turn"]:
            return False
        if p["phase"] == "suit":
            return len(p["hands"][seat]) == 1
        return len(p["hands"][seat]) == 2 and bool(self.lays(p))

    # --- acting

    def do(self, t: Table, seat: int, action: str) -> None:
        if action == "call":
            self.call(t, seat)
        elif action.startswith("catch:"):
            self.catch(t, int(action.removeprefix("catch:")), by=seat)
        else:
            super().do(t, seat, action)

    def call(self, t: Table, seat: int) -> None:
        t.p["called"][seat] = True
        if t.p["exposed"] == seat:
            t.p["exposed"] = None
        t.tell("called", seat)

    def catch(self, t: Table, caught: int, *, by: int) -> None:
        """4.8: two cards at once, what there is; nothing else changes."""
        t.p["exposed"] = None
        t.tell("caught", caught, by=by)
        t.draw(caught, 2)

    def lay(self, t: Table, seat: int, card: str) -> None:
        t.lay(seat, card)
        if t.out_if_empty(seat):
            return
        if rank(card) == "J":
            t.p["phase"] = "suit"
        else:
            self.end_turn(t)

    def draw(self, t: Table) -> None:
        if t.p["pending"]:
            self.draw_the_debt(t)  # 4.2
            return
        card = t.draw_in_turn(1)[0]
        if self.may_lay(t.p, card):
            t.p["phase"] = "drawn"
            t.p["drawn"] = card
        else:
            t.turn_goes_to(t.next_seat())

    def do_pass(self, t: Table) -> None:
        p = t.p
        if p["phase"] == "drawn":
            p["exposed"] = None
            t.tell("kept", p["turn"])  # 1.10: leaves the count of passes as it is
            t.turn_goes_to(t.next_seat())
        elif p["skip"]:
            p["exposed"] = None
            p["skip"] = False  # 4.5: the eight is an ordinary card from now on
            t.tell("stood", p["turn"])
            t.turn_goes_to(t.next_seat())
        else:
            super().do_pass(t)

    def end_turn(self, t: Table) -> None:
        p = t.p
        kind = rank(p["laid"][-1])
        p["skip"] = kind == "8"
        if kind == "2":
            p["pending"] += 2
        elif kind == "A":
            p["pending"] += 4
        if p["pending"]:
            t.tell("owes", t.next_seat(), count=p["pending"])
        # 4.8: the window opens at the end of the lay, after a jack with the naming
        if len(p["hands"][p["turn"]]) == 1 and not p["called"][p["turn"]]:
            p["exposed"] = p["turn"]
        t.turn_goes_to(t.next_seat())
