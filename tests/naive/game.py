"""What the three rule sets answer alike: who may act, refusal codes, deal, view."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from tests.naive.table import Event, Position, Shuffle, Table, something_to_draw

FRENCH_SUITS = "CDHS"
FRENCH_PACK = [r + s for r in "A23456789TJQK" for s in FRENCH_SUITS]
WORDS = {"draw", "pass", "end", "call"}


def is_card_word(action: str) -> bool:
    """Whatever is no word of the referee protocol is read as a card."""
    return action not in WORDS and not action.startswith(("suit:", "catch:"))


class Game:
    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    suits: ClassVar[str]
    pack: ClassVar[list[str]]
    attackers: ClassVar[str]  # ranks that can stand under a debt
    phases: ClassVar[tuple[str, ...]]
    open_pile: ClassVar[bool] = False

    # --- what each rule set says for itself

    def turn_actions(self, p: Position) -> set[str]:
        raise NotImplementedError

    def reactions(self, p: Position, seat: int) -> set[str]:
        """Calls and catches: last-card only."""
        del p, seat
        return set()

    def names_a_suit(self, laid: list[str]) -> bool:
        raise NotImplementedError

    def could_be_laid(self, laid: list[str]) -> bool:
        """Whether one turn could have laid these cards in this order."""
        raise NotImplementedError

    def has_power(self, card: str) -> bool:
        """1.15: whether the card may not be the starter."""
        raise NotImplementedError

    def lay(self, t: Table, seat: int, card: str) -> None:
        raise NotImplementedError

    def draw(self, t: Table) -> None:
        raise NotImplementedError

    def end_turn(self, t: Table) -> None:
        raise NotImplementedError

    def may_draw_though_something_fits(self) -> bool:
        return False

    def starter_and_stock(self, rest: list[str]) -> tuple[str, list[str]]:
        """1.15: cards with a power go to the bottom, the next one is turned."""
        rest = list(rest)
        for _ in range(len(rest)):  # one lap at most: all cards without a power may be in hands
            if not self.has_power(rest[0]):
                break
            rest.append(rest.pop(0))
        return rest[0], rest[1:]

    # --- legal

    def suit_words(self) -> set[str]:
        return {f"suit:{s}" for s in self.suits}

    def legal(self, p: Position, seat: int) -> set[str]:
        if p["result"] is not None:
            return set()
        actions = self.reactions(p, seat)
        if seat == p["turn"]:
            actions |= self.turn_actions(p)
        return actions

    def lays(self, p: Position) -> set[str]:
        return {a for a in self.turn_actions(p) if is_card_word(a)}

    # --- refusals, in the order in which referee.md lists the codes

    def malformed(self, p: Position, action: object) -> bool:
        if not isinstance(action, str):
            return True
        if action.startswith("suit:"):
            return action not in self.suit_words()
        if action.startswith("catch:"):
            number = action.removeprefix("catch:")
            return not re.fullmatch("[0-9]", number) or int(number) >= len(p["hands"])
        return False

    def refusal(self, p: Position, seat: int, action: str) -> str | None:
        if self.malformed(p, action) or not 0 <= seat < len(p["hands"]):
            return "bad_request"
        if p["result"] is not None:
            return "game_over"
        if is_card_word(action) and action not in self.pack:
            return "bad_card"
        if action in self.legal(p, seat):
            return None
        return self._refused_reaction(action) or self._refused_turn(p, seat, action)

    def _refused_reaction(self, action: str) -> str | None:
        if action == "call":
            return "cannot_call"
        if action.startswith("catch:"):
            return "not_catchable"
        return None

    def _refused_turn(self, p: Position, seat: int, action: str) -> str:
        if seat != p["turn"]:
            return "not_your_turn"
        if self._suit_comes_first(p, action):
            return "name_a_suit"
        if action.startswith("suit:"):
            return "no_suit_here"
        words = {"draw": self._refused_draw, "pass": self._refused_pass}
        if action in words:
            return words[action](p)
        return "cannot_end" if action == "end" else self._refused_card(p, action)

    def _suit_comes_first(self, p: Position, action: str) -> bool:
        """In phase more a further card may be tried; to stop takes a suit."""
        if p["phase"] == "suit":
            return True
        return (
            p["phase"] == "more"
            and self.names_a_suit(p["laid"])
            and action in {"end", "draw", "pass"}
        )

    def _refused_card(self, p: Position, card: str) -> str:
        if card not in p["hands"][p["turn"]]:
            return "not_in_hand"
        if p["pending"]:
            return "debt_open"
        if p["skip"]:
            return "eight_open"
        if self.waits_for_stock(p, card):
            return "stock_empty"
        return "does_not_fit"

    def waits_for_stock(self, p: Position, card: str) -> bool:
        """3.2: duel's draw two needs a stock that is not empty."""
        del p, card
        return False

    def _refused_draw(self, p: Position) -> str:
        if p["skip"]:
            return "eight_open"
        if not something_to_draw(p):
            return "stock_empty"
        return "must_lay"

    def _refused_pass(self, p: Position) -> str:
        if p["phase"] == "more":
            return "must_lay"
        if p["pending"] or self.may_draw_though_something_fits() or not self.lays(p):
            return "cannot_pass"
        return "must_lay"

    # --- acting; the action is legal

    def act(
        self, position: Position, seat: int, action: str, shuffle: Shuffle
    ) -> tuple[Position, list[Event]]:
        t = Table(position, shuffle)
        self.do(t, seat, action)
        return t.p, t.events

    def do(self, t: Table, seat: int, action: str) -> None:
        if action.startswith("suit:"):
            self.name_suit(t, action[-1])
        elif action == "draw":
            self.draw(t)
        elif action == "pass":
            self.do_pass(t)
        elif action == "end":
            self.end_turn(t)
        else:
            self.lay(t, seat, action)

    def name_suit(self, t: Table, named: str) -> None:
        """It ends the turn."""
        t.p["suit"] = named
        t.tell("named", t.p["turn"], suit=named)
        self.end_turn(t)

    def do_pass(self, t: Table) -> None:
        t.pass_with_nothing_to_draw()

    def draw_the_debt(self, t: Table) -> None:
        """1.4: the seat on turn draws what it owes; the turn is over."""
        owed = t.p["pending"]
        t.p["pending"] = 0
        t.draw_in_turn(owed)
        t.turn_goes_to(t.next_seat())

    # --- the deal: 1.14 and 1.15

    def deal(self, seats: int, order: list[str], first: int) -> Position:
        cards = list(order)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for _ in range(7):
            for step in range(seats):
                hands[(first + step) % seats].append(cards.pop(0))
        starter, stock = self.starter_and_stock(cards)
        return {
            **blank(self.name, seats),
            "hands": hands,
            "stock": stock,
            "pile": [starter],
            "turn": first,
        }

    # --- what a seat may see: 1.16

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        shown = ("turn", "direction", "suit", "pending", "skip", "phase", "laid")
        told = ("called", "exposed", "passes", "winner", "result")
        return {
            "seat": seat,
            "hand": [] if seat is None else list(p["hands"][seat]),
            "counts": [len(hand) for hand in p["hands"]],
            "stock": len(p["stock"]),
            "pile": list(p["pile"]) if self.open_pile else p["pile"][-1:],
            "pile_count": len(p["pile"]),
            **{field: p[field] for field in shown + told},
            "drawn": p["drawn"] if seat == p["turn"] else None,
            "legal": set() if seat is None else self.legal(p, seat),
        }


def blank(ruleset: str, seats: int) -> Position:
    """The defaults of a position that is loaded."""
    return {
        "ruleset": ruleset,
        "turn": 0,
        "direction": 1,
        "suit": None,
        "pending": 0,
        "skip": False,
        "phase": "turn",
        "laid": [],
        "drawn": None,
        "called": [False] * seats,
        "exposed": None,
        "passes": 0,
        "winner": None,
        "result": None,
    }
