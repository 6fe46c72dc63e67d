"""Requests of whole rounds, for partners that pipe thousands of them in."""

import json
from random import Random
from typing import Any

from switch.notation.referee import Referee

Request = dict[str, Any]


def rounds(count: int, seed: int = 1) -> list[Request]:
    """``count`` requests: rounds of all rule sets with every question between the actions."""
    rng = Random(seed)
    referee = Referee()
    requests: list[Request] = []

    def send(**request: Any) -> Any:
        requests.append(request)
        line = referee.answer(json.dumps(request).encode())
        return json.loads(line or b"{}")

    number = 0
    while len(requests) < count:
        number += 1
        ruleset = ("classic", "duel", "last-card")[number % 3]
        players = 2 if ruleset == "duel" else rng.randint(2, 4)
        position = send(cmd="new", ruleset=ruleset, players=players, seed=number)["position"]
        while position["result"] is None and len(requests) < count:
            legal = send(cmd="legal")["legal"]
            if rng.random() < 0.5:
                send(cmd="view", seat=rng.choice([None, *range(players)]))
            if rng.random() < 0.2:
                send(cmd="explain", action=rng.choice(["9C", "draw", "suit:C", "3R"]), lang="de")
            position = send(cmd="act", action=rng.choice(legal))["position"]
    return requests[:count]
