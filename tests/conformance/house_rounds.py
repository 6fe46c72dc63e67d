"""Rounds of any rule set led through both, with the smallest reproduction where they differ."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from tests.conformance.chance import choose, leaning
from tests.conformance.driver import Difference
from tests.conformance.house import HousePair
from tests.conformance.house_positions import odd_position
from tests.conformance.rounds import mangled, turn_of
from tests.naive import general
from tests.naive.general_rules import DEFAULTS, rules_of

Likes = list[dict[str, float]]


def lead_house(pair: HousePair, rng: Random, *, steps: int, look: float) -> bool:
    """Whether the round ended. `look`: how often everything is compared, not only the turn."""
    likes = [leaning(rng) for _ in pair.position["hands"]]
    for _ in range(steps):
        pair.compare_turn()
        if rng.random() < look:
            pair.compare_choices()
        if rng.random() < look / 2:
            pair.compare_refusals(pair.words(rng))
        if rng.random() < look / 2:
            pair.load_again()
        if pair.position["result"] is not None:
            pair.compare_choices()
            pair.compare_refusals(["draw", "pass", "call", "catch:0", "zz", "suit:Z"])
            return True
        one_step(pair, rng, likes)
    return pair.position["result"] is not None


def one_step(pair: HousePair, rng: Random, likes: Likes) -> None:
    p = pair.position
    seat = p["turn"]
    if rng.random() < 0.15:
        actions = turn_of(pair, rng, likes[seat])
        pair.play(mangled(rng, actions, p) if rng.random() < 0.5 else actions)
        return
    if rng.random() < 0.5:
        seat = rng.choice([one for one in range(len(p["hands"])) if general.legal(p, one)])
    action = choose(rng, likes[seat], general.legal(p, seat))
    pair.act(seat, action, name_seat=rng.random() < 0.5)


def told(ruleset: Any) -> Any:
    """Only what is not at its default."""
    if isinstance(ruleset, str):
        return ruleset
    plain = {key: ruleset[key] for key in ("pack", "seats", "starter")}
    options = rules_of(ruleset).options
    return {**plain, **{key: one for key, one in options.items() if one != DEFAULTS[key]}}


def lead_rules(
    ruleset: Any, seats: int, name: str, *, odd: int, steps: int, look: float
) -> Counter[str]:
    """A dealt round and `odd` beginnings from odd positions; how often what was met.

    Raises Difference, with the rule set.
    """
    pair = HousePair(ruleset)
    rng = Random(name)
    try:
        for number in range(odd):
            pair.start(odd_position(pair.rules, rng, seats), number)
            lead_house(pair, rng, steps=12, look=look)
        pair.deal(seats, rng.randrange(1 << 62))
        lead_house(pair, rng, steps=steps, look=look)
    except Difference as difference:
        rules = json.dumps(told(ruleset))
        raise Difference(f"{difference}\nrules: {rules}\nseats: {seats}, {name}") from None
    return Counter({**pair.met, "actions": pair.actions})
