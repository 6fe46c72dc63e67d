"""The oracle in the place of the referee: for the cases found by hand, not for the command line."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from tests.naive import general
from tests.naive.general_rules import rules_of

if TYPE_CHECKING:
    from tests.naive.table import Position

Answer = dict[str, Any]


class OracleReferee:
    """One line in, one line out, of the requests that cases make. It says no reasons."""

    def __init__(self, **unused: object) -> None:
        del unused
        self.p: Position = {}
        self.chance = Random(0)

    def answer(self, line: bytes) -> bytes:
        request = json.loads(line)
        commands = {
            "new": self.new,
            "load": self.load,
            "position": lambda _: self.stands(),
            "legal": self.legal,
            "view": self.view,
            "act": self.act,
            "play": self.play,
        }
        try:
            found = {"ok": True, **commands[request["cmd"]](request)}
        except general.Refused as refusal:
            found = {"ok": False, "error": {"code": str(refusal), "message": "Refused."}}
        return json.dumps(found).encode()

    def stands(self, **further: object) -> Answer:
        hidden = rules_of(self.p["ruleset"]).left_out
        shown = {field: value for field, value in self.p.items() if field not in hidden}
        return {"position": shown, **further}

    def new(self, request: Answer) -> Answer:
        order = rules_of(request["ruleset"]).shuffled(request["players"])
        self.chance = Random(f"deal {request['seed']}")
        dealt = self.shuffle(order)
        self.p = general.deal(request["ruleset"], request["players"], dealt, 0)
        return self.stands()

    def load(self, request: Answer) -> Answer:
        self.p = general.complete(request["position"])
        self.chance = Random(request["seed"])
        return self.stands()

    def legal(self, request: Answer) -> Answer:
        return {"legal": sorted(general.legal(self.p, self.seat_of(request)))}

    def view(self, request: Answer) -> Answer:
        seen = general.view(self.p, request["seat"])
        return {"view": {**seen, "legal": sorted(seen["legal"])}}

    def act(self, request: Answer) -> Answer:
        seat = self.seat_of(request)
        self.p, events = general.act(self.p, seat, request["action"], self.shuffle)
        return self.stands(events=events)

    def play(self, request: Answer) -> Answer:
        self.p, events = general.play(self.p, request["actions"], self.shuffle)
        return self.stands(events=events)

    def seat_of(self, request: Answer) -> int:
        seat: int = request["seat"] if "seat" in request else self.p["turn"]
        return seat

    def shuffle(self, cards: list[str]) -> list[str]:
        order = sorted(cards)
        self.chance.shuffle(order)
        return order
