"""Rounds that are over, for hand-made cases of part 10: who holds what at the end."""

from __future__ import annotations

from typing import Any

from switch.core import layout as at
from switch.core.deal import set_defaults
from switch.core.hands import add_card
from switch.engine import FastChance, State, match
from switch.engine.match import Match
from switch.rulesets import RuleSet, from_fields
from tests.rules.house import plain

NOBODY = None


def scored(mode: str, target: int = 0, /, **score: Any) -> RuleSet:
    """No card has a power; only the counting is as said. `deal__first="random"` is deal.first."""
    deal = {"hand": 4, "first": score.pop("deal__first", "left")}
    fields = plain(deal=deal, score={"mode": mode, "target": target} | score)
    return from_fields(fields | {"seats": [2, 5]})


def ended(rules: RuleSet, *hands: str, winner: int | None, absent: tuple[int, ...] = ()) -> State:
    """A round that is over with these hands: out if the winner's is empty, else blocked."""
    cells = [0] * at.STATE_SIZE
    set_defaults(cells, len(hands))
    for seat, hand in enumerate(hands):
        for code in hand.split():
            add_card(cells, seat, rules.pack.kind_of[code])
    out = winner is not None and not hands[winner]
    cells[at.RESULT] = at.OUT if out else at.BLOCKED
    cells[at.WINNER] = -1 if winner is None else winner
    cells[at.TURN] = 0 if winner is None else winner
    cells[at.GONE] = sum(1 << seat for seat in absent)
    cells[at.PILE_COUNT] = 1  # the first card of the pack
    return State(rules, tuple(cells), FastChance(1))


def begun(rules: RuleSet, seats: int, **fields: Any) -> Match:
    """A match in which the last seat deals first, so that seat 0 begins."""
    made = match.begin(rules, seats, seats - 1)
    known = {name: getattr(made, name) for name in Match.__slots__}
    return Match(**(known | fields))
