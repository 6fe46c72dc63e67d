"""One round at the referee and the same round at the oracle, compared after every request."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

from switch.notation.referee import Referee
from tests.conformance.chance import every_word
from tests.conformance.marks import marks
from tests.naive import oracle as special

if TYPE_CHECKING:
    from random import Random

    from tests.naive.table import Event, Position

Answer = dict[str, Any]


class Difference(AssertionError):
    """The two disagree; the text is the smallest reproduction known."""


def written(value: object) -> Any:
    return sorted(value) if isinstance(value, set) else str(value)


def differ(what: str, position: Position | None, **sides: Any) -> NoReturn:
    lines = [f"difference in {what}"]
    if position is not None:
        lines.append("position: " + json.dumps(position, default=written))
    lines += [f"{name}: {json.dumps(value, default=written)}" for name, value in sides.items()]
    raise Difference("\n".join(lines))


def plain_position(position: Position) -> Position:
    """The order of a hand means nothing."""
    return {**position, "hands": [sorted(hand) for hand in position["hands"]]}


def plain_view(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "hand": sorted(view["hand"]), "legal": sorted(view["legal"])}


def plain_events(events: list[Event]) -> list[Event]:
    """Whose refill it was (the drawer's, or that of the seat on turn) the text does not say."""
    return [{**event, "seat": None} if event["type"] == "reshuffled" else event for event in events]


def refilled_order(before: Position, after: Position, events: list[Event]) -> list[str]:
    """How the referee's chance ordered a refilled stock: drawn since then, and what is left."""
    drawn = [card for event in events if event["type"] == "drew" for card in event["cards"]]
    whole_stock_is_in_it = before["ruleset"] == "duel" and before["pending"]
    old = 0 if whole_stock_is_in_it else len(before["stock"])
    return list(drawn[old:] + after["stock"])


class Pair:
    """`position` is the oracle's; after each call the referee is known to stand there too."""

    oracle: Any = special

    def __init__(self) -> None:
        self.referee = Referee()
        self.position: Position = {}
        self.requests = 0
        self.actions = 0
        self.met: dict[str, int] = {}

    # --- asking

    def ask(self, cmd: str, **fields: Any) -> Answer:
        self.requests += 1
        request = {"cmd": cmd, **fields}
        line = self.referee.answer(json.dumps(request).encode())
        if line is None:
            differ("having an answer", self.position, request=request)
        answer = json.loads(line)
        if not isinstance(answer, dict) or not isinstance(answer.get("ok"), bool):
            differ("the form of an answer", self.position, request=request, referee=answer)
        return answer

    def code(self, answer: Answer) -> str | None:
        return None if answer["ok"] else str(answer["error"]["code"])

    def words(self, rng: Random) -> list[str]:
        """Actions to be refused."""
        del rng
        return every_word()

    # --- starting

    def new(self, ruleset: str, seats: int, seed: int) -> None:
        answer = self.ask("new", ruleset=ruleset, players=seats, seed=seed)
        if not answer["ok"]:
            differ("new", None, referee=answer)
        dealt = answer["position"]
        expected = self.oracle.deal(ruleset, seats, dealt_order(dealt), 0)
        if plain_position(dealt) != plain_position(expected):
            differ("the deal", dealt, oracle=expected)
        self.position = expected

    def load(self, given: Position, seed: int) -> None:
        answer = self.ask("load", position=given, seed=seed)
        faults = self.oracle.faults(given)
        if answer["ok"] != (not faults) or (faults and self.code(answer) != "bad_position"):
            differ("load", given, referee=answer, oracle=faults)
        if faults:
            if self.position:
                self.same_position(
                    "a refused load", self.ask("position")["position"], self.position
                )
            return
        self.position = self.oracle.complete(given)
        self.same_position("load", answer["position"], self.position)

    # --- comparing

    def same_position(self, what: str, theirs: Position, ours: Position) -> None:
        if plain_position(theirs) != plain_position(ours):
            fields = sorted(
                key for key in theirs.keys() | ours.keys() if theirs.get(key) != ours.get(key)
            )
            differ(what, self.position, fields=fields, referee=theirs, oracle=ours)

    def compare_choices(self) -> None:
        """Legal sets of every seat, views of every seat and of a spectator."""
        for seat in range(len(self.position["hands"])):
            answer = self.ask("legal", seat=seat)
            ours = sorted(self.oracle.legal(self.position, seat))
            if sorted(answer["legal"]) != ours:
                differ(f"legal of {seat}", self.position, referee=answer, oracle=ours)
        on_turn = self.ask("legal")["legal"]
        if sorted(on_turn) != sorted(self.oracle.legal(self.position, self.position["turn"])):
            differ("legal", self.position, referee=on_turn)
        for viewer in [*range(len(self.position["hands"])), None]:
            theirs = self.ask("view", seat=viewer)["view"]
            expected = self.oracle.view(self.position, viewer)
            if plain_view(theirs) != plain_view(expected):
                differ(f"view of {viewer}", self.position, referee=theirs, oracle=expected)

    def compare_refusals(self, words: list[str]) -> None:
        """Codes of everything that is refused here, for every seat; nothing may change."""
        for seat in range(len(self.position["hands"]) + 1):
            for word in words:
                code = self.oracle.refusal(self.position, seat, word)
                if code is None:
                    continue
                answer = self.ask("act", action=word, seat=seat)
                if self.code(answer) != code:
                    differ(
                        f"the refusal of {word!r} by {seat}",
                        self.position,
                        referee=answer,
                        oracle=code,
                    )
        self.compare_explanations(words)
        self.same_position("refusing", self.ask("position")["position"], self.position)

    def compare_explanations(self, words: list[str]) -> None:
        for word in words:
            code = self.oracle.refusal(self.position, self.position["turn"], word)
            if code in {"bad_request", "bad_card", "game_over"}:
                continue
            answer = self.ask("explain", action=word, lang="en")
            if answer.get("legal") != (code is None) or answer.get("code") != code:
                differ(f"explaining {word!r}", self.position, referee=answer, oracle=code)

    # --- going on

    def act(self, seat: int, action: str, *, name_seat: bool = True) -> None:
        named = {"seat": seat} if name_seat or seat != self.position["turn"] else {}
        answer = self.ask("act", action=action, **named)
        what = f"act {action!r} by {seat}"
        if not answer["ok"]:
            differ(what, self.position, referee=answer, oracle="legal")
        before = self.position
        try:
            ours, events = self.oracle.act(before, seat, action, self.chance_of(before, answer))
        except AssertionError as error:
            differ(what, before, referee=answer, oracle=str(error))
        self.adopt(what, answer, ours, events)
        for mark in self.marks(before, action, ours, events):
            self.met[mark] = self.met.get(mark, 0) + 1

    def marks(
        self, before: Position, action: str, after: Position, events: list[Event]
    ) -> set[str]:
        return marks(before, action, after, events)

    def play(self, actions: list[str]) -> bool:
        """Whether it was accepted."""
        answer = self.ask("play", actions=actions)
        what = f"play {actions}"
        before = self.position
        try:
            ours, events = self.oracle.play(before, actions, self.chance_of(before, answer))
        except self.oracle.Refused as refusal:
            if self.code(answer) != str(refusal):
                differ(what, before, referee=answer, oracle=str(refusal))
            self.same_position(what, self.ask("position")["position"], before)
            return False
        except AssertionError as error:
            differ(what, before, referee=answer, oracle=str(error))
        if not answer["ok"]:
            differ(what, before, referee=answer, oracle="accepted")
        self.adopt(what, answer, ours, events)
        return True

    def chance_of(self, before: Position, answer: Answer) -> Any:
        def shuffle(cards: list[str]) -> list[str]:
            if not answer["ok"]:
                return cards
            return refilled_order(before, answer["position"], answer["events"])

        return shuffle

    def adopt(self, what: str, answer: Answer, ours: Position, events: list[Event]) -> None:
        self.same_position(what, answer["position"], ours)
        if plain_events(answer["events"]) != plain_events(events):
            differ(f"events of {what}", self.position, referee=answer["events"], oracle=events)
        self.position = ours
        self.actions += 1


def dealt_order(dealt: Position) -> list[str]:
    """A pack order that would have led to this deal with no starter buried."""
    hands = dealt["hands"]
    in_turn = [hand[number] for number in range(7) for hand in hands]
    starter = [] if dealt["ruleset"] == "duel" else dealt["pile"]
    return in_turn + starter + list(dealt["stock"])
