"""Hand-made cases: set a position, act on it through the referee, say what must be so.

`at("classic", "4D 4S 9H", "KC", pile="6D", stock="3C")` is seat 0 to move with three cards.
"""

from __future__ import annotations

import json
from typing import Any, Self

from switch import i18n
from switch.notation.referee import Referee

Answer = dict[str, Any]
Rules = str | Answer  # a preset, or a whole rule set


def cards(text: str) -> list[str]:
    return text.split()


def ask(referee: Referee, **request: object) -> Answer:
    """One request, one answer; fails when the line gets none."""
    line = referee.answer(json.dumps(request).encode())
    assert line is not None
    answer = json.loads(line)
    assert isinstance(answer, dict)
    assert isinstance(answer["ok"], bool)
    return answer


def granted(referee: Referee, **request: object) -> Answer:
    answer = ask(referee, **request)
    assert answer["ok"] is True, answer
    return answer


def code_of(answer: Answer) -> str:
    assert answer["ok"] is False, answer
    assert answer["error"]["message"].strip()
    return str(answer["error"]["code"])


def position(ruleset: Rules, *hands: str, pile: str, stock: str = "", **fields: Any) -> Answer:
    return {
        "ruleset": ruleset,
        "hands": [cards(hand) for hand in hands],
        "stock": cards(stock),
        "pile": cards(pile),
        **{name: value.split() if name == "laid" else value for name, value in fields.items()},
    }


def at(
    ruleset: Rules, *hands: str, pile: str, stock: str = "", seed: int = 7, **fields: object
) -> Table:
    """A table in this position, seat 0 on turn unless `turn` says otherwise."""
    referee = Referee(reason=i18n.reason)
    wanted = position(ruleset, *hands, pile=pile, stock=stock, **fields)
    granted(referee, cmd="load", position=wanted, seed=seed)
    return Table(referee)


def dealt(ruleset: Rules, *, players: int, seed: int) -> Table:
    referee = Referee(reason=i18n.reason)
    granted(referee, cmd="new", ruleset=ruleset, players=players, seed=seed)
    return Table(referee)


class Table:
    """A referee with a game, its last answer, and the questions a case asks of them."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.last: Answer = {}

    # asking

    @property
    def position(self) -> Answer:
        found: Answer = granted(self.referee, cmd="position")["position"]
        return found

    def view(self, seat: int | None) -> Answer:
        found: Answer = granted(self.referee, cmd="view", seat=seat)["view"]
        return found

    def actions(self, seat: int | None = None) -> list[str]:
        request: Answer = {"cmd": "legal"} if seat is None else {"cmd": "legal", "seat": seat}
        found: list[str] = granted(self.referee, **request)["legal"]
        assert len(found) == len(set(found)), found
        return found

    # doing

    def act(self, action: str, *, seat: int | None = None) -> Self:
        request: Answer = {"cmd": "act", "action": action}
        if seat is not None:
            request["seat"] = seat
        self.last = granted(self.referee, **request)
        return self._agrees()

    def acts(self, *actions: str) -> Self:
        """Single steps, each by the seat that is on turn then."""
        for action in actions:
            self.act(action)
        return self

    def play(self, *actions: str) -> Self:
        self.last = granted(self.referee, cmd="play", actions=list(actions))
        return self._agrees()

    def _agrees(self) -> Self:
        """The answer, the position asked for and what a spectator is told are one state."""
        found, seen = self.position, self.view(None)
        assert self.last["position"] == found
        assert seen["counts"] == [len(hand) for hand in found["hands"]]
        assert (seen["stock"], seen["pile_count"]) == (len(found["stock"]), len(found["pile"]))
        return self

    # saying what must be so

    def legal(self, *right: str, seat: int | None = None) -> Self:
        assert sorted(self.actions(seat)) == sorted(right)
        return self

    def refused(self, action: str, code: str, *, seat: int | None = None) -> Self:
        before = self.position
        request: Answer = {"cmd": "act", "action": action}
        if seat is not None:
            request["seat"] = seat
        answer = ask(self.referee, **request)
        assert code_of(answer) == code, answer
        assert self.position == before
        return self

    def refused_turn(self, *actions: str, code: str) -> Self:
        before = self.position
        answer = ask(self.referee, cmd="play", actions=list(actions))
        assert code_of(answer) == code, answer
        assert self.position == before
        return self

    def expect(self, **right: object) -> Self:
        """Fields of the position, and `top`, `pile_count` and `stock_count`. Cards as "4D 4S"."""
        found = self.position
        found["top"] = found["pile"][-1]
        found["pile_count"] = len(found["pile"])
        found["stock_count"] = len(found["stock"])
        for name, value in right.items():
            listed = name in {"stock", "pile", "laid"} and isinstance(value, str)
            assert found[name] == (cards(str(value)) if listed else value), (name, found)
        return self

    def holds(self, seat: int, hand: str) -> Self:
        assert sorted(self.position["hands"][seat]) == sorted(cards(hand))
        return self

    def counts(self, *right: int) -> Self:
        assert [len(hand) for hand in self.position["hands"]] == list(right)
        return self

    def happened(self, *right: str) -> Self:
        """The types of the events of the last answer, in order."""
        assert [event["type"] for event in self.last["events"]] == list(right), self.last["events"]
        return self

    def event(self, kind: str) -> Answer:
        found: list[Answer] = [event for event in self.last["events"] if event["type"] == kind]
        assert len(found) == 1, self.last["events"]
        return found[0]

    def running(self) -> Self:
        return self.expect(result=None, winner=None)

    def won_by(self, seat: int) -> Self:
        """Out: the winner is on turn, and what only a running round has is at its default."""
        assert self.position["hands"][seat] == []
        self.expect(result="out", winner=seat, turn=seat)
        return self.is_over()

    def blocked(self, *, winner: int | None, turn: int) -> Self:
        self.expect(result="blocked", winner=winner, turn=turn)
        return self.is_over()

    def is_over(self) -> Self:
        seats = len(self.position["hands"])
        self.expect(suit=None, pending=0, skip=False, phase="turn", laid=[], drawn=None)
        self.expect(called=[False] * seats, exposed=None)
        for seat in range(seats):
            self.legal(seat=seat)
        return self.legal()


def whole(found: Answer) -> list[str]:
    """Every card of a position, sorted."""
    hands: list[list[str]] = found["hands"]
    stock: list[str] = found["stock"]
    pile: list[str] = found["pile"]
    return sorted([*stock, *pile, *(card for hand in hands for card in hand)])
