"""classic, read from the section of that name (clauses 2.x)."""

from __future__ import annotations

from tests.naive.game import FRENCH_PACK, FRENCH_SUITS, Game
from tests.naive.table import Position, Table, draw_or_pass, fits, rank, suit

BLACK = "CS"


def black(card: str) -> bool:
    return suit(card) in BLACK


class Classic(Game):
    name = "classic"
    seats = (2, 3, 4)
    suits = FRENCH_SUITS
    pack = FRENCH_PACK
    attackers = "2J"
    phases = ("turn", "more", "suit")

    def has_power(self, card: str) -> bool:
        """1.15: a red jack may start."""
        return rank(card) in "278TA" or (rank(card) in "JQ" and black(card))

    def names_a_suit(self, laid: list[str]) -> bool:
        """2.9; an ace laid behind a seven names nothing (2.4)."""
        return rank(laid[0]) == "A"

    # --- what may be laid

    def may_begin(self, p: Position, card: str) -> bool:
        if p["pending"]:
            # 2.3: twos answer twos; 2.7: jacks answer jacks
            return rank(card) == rank(p["pile"][-1])
        return fits(p, card) or rank(card) == "A"  # 2.1, 2.9

    def may_follow(self, laid: list[str], card: str) -> bool:
        sevens = self.sevens_of(laid)
        if not sevens:
            return rank(card) == rank(laid[0])  # 2.2
        of_the_suit = suit(card) == suit(sevens[-1])  # 2.4: the suit of the last seven
        if len(laid) > len(sevens):
            return of_the_suit  # once a card of the suit was laid only that suit
        return of_the_suit or rank(card) == "7"

    def sevens_of(self, laid: list[str]) -> list[str]:
        """The sevens that were laid as a set at the beginning of this turn."""
        sevens: list[str] = []
        for card in laid:
            if rank(card) != "7":
                break
            sevens.append(card)
        return sevens

    def could_be_laid(self, laid: list[str]) -> bool:
        return all(self.may_follow(laid[:n], laid[n]) for n in range(1, len(laid)))

    def turn_actions(self, p: Position) -> set[str]:
        hand = p["hands"][p["turn"]]
        if p["phase"] == "suit":
            return self.suit_words()
        if p["phase"] == "more":
            cards = {card for card in hand if self.may_follow(p["laid"], card)}
            stops = self.suit_words() if self.names_a_suit(p["laid"]) else {"end"}
            return cards | stops
        cards = {card for card in hand if self.may_begin(p, card)}
        if p["pending"] or not cards:
            return cards | {draw_or_pass(p)}
        return cards  # 2.1: drawing only when nothing can be laid

    # --- acting

    def draw(self, t: Table) -> None:
        if t.p["pending"]:
            self.draw_the_debt(t)
        else:
            t.draw_in_turn(1)  # 2.1: the turn is over
            t.turn_goes_to(t.next_seat())

    def lay(self, t: Table, seat: int, card: str) -> None:
        t.lay(seat, card)
        if t.out_if_empty(seat):
            return
        p = t.p
        if any(self.may_follow(p["laid"], other) for other in p["hands"][seat]):
            p["phase"] = "more"
        elif self.names_a_suit(p["laid"]):
            p["phase"] = "suit"
        else:
            self.end_turn(t)

    def end_turn(self, t: Table) -> None:
        """2.11: debt, direction, exchange, who is next."""
        laid = list(t.p["laid"])
        kind = rank(laid[0])  # 2.4: behind a seven no card has an effect
        self.settle_debt(t, kind, laid)
        if kind == "T":
            for _ in laid:  # 2.6: two at once, as before
                t.p["direction"] = -t.p["direction"]
                t.tell("reversed", t.p["turn"], direction=t.p["direction"])
        if kind == "Q":
            for card in laid:
                if black(card):
                    self.exchange(t)
        t.turn_goes_to(self.who_is_next(t, kind))

    def settle_debt(self, t: Table, kind: str, laid: list[str]) -> None:
        p = t.p
        owed = p["pending"]
        if kind == "2":
            p["pending"] = owed + 2 * len(laid)  # 2.3
        elif kind == "J":
            blacks = len([card for card in laid if black(card)])
            reds = len(laid) - blacks
            cancelled = min(owed, 5 * reds)  # 2.8: of what was owed, never of its own set
            rest = owed - cancelled
            if cancelled:
                t.tell("cancelled", p["turn"], count=cancelled)
            p["pending"] = 0
            if blacks:
                p["pending"] = rest + 5 * blacks  # 2.7, 2.8: the rest goes on
            elif rest:
                t.draw(p["turn"], rest)  # 2.8: no black jack: the rest is drawn at once
        if p["pending"]:
            t.tell("owes", t.next_seat(), count=p["pending"])

    def exchange(self, t: Table) -> None:
        """2.10: with the next seat clockwise, whatever the direction."""
        hands = t.p["hands"]
        here = t.p["turn"]
        there = (here + 1) % len(hands)
        hands[here], hands[there] = hands[there], hands[here]
        t.tell("exchanged", here, **{"with": there})

    def who_is_next(self, t: Table, kind: str) -> int:
        """2.5: an eight, or several, costs the next player one turn."""
        p = t.p
        if kind != "8":
            return t.next_seat()
        t.tell("skipped", t.next_seat())
        return int((p["turn"] + 2 * p["direction"]) % len(p["hands"]))
