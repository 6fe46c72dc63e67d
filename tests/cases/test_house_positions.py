"""Positions that play reaches and that could not be loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from switch import engine, rulesets
from switch.engine import FastChance, State
from switch.notation.fields import position_fields
from switch.notation.position import load_position

if TYPE_CHECKING:
    from switch.rulesets import RuleSet


def house(base: str, **changes: dict[str, Any]) -> RuleSet:
    fields = rulesets.get(base).fields()
    merged = {key: {**fields[key], **given} for key, given in changes.items()}
    return rulesets.from_fields({**fields, "id": "house", "name": "House", **merged})


def loaded(rules: RuleSet, fields: dict[str, Any]) -> State:
    rest = {key: value for key, value in fields.items() if key != "ruleset"}
    return load_position(rules, rest, FastChance(1))


def test_a_wild_card_that_went_out_names_nothing_and_loads() -> None:
    """9.15: nothing is named by a last card, and play goes on below it."""
    rules = house("colours-108", end={"places": "all but one"})
    hands = [["WW"], ["1R", "2R"], ["3R", "4R"]]
    state = loaded(rules, {"hands": hands, "stock": ["5B", "6B"], "pile": ["9R"]})
    after, _ = engine.play(state, [engine.Lay("WW")])
    assert (after.top, after.suit, after.places) == ("WW", None, (0,))
    again = loaded(rules, position_fields(after))
    assert engine.legal(again, 1) == engine.legal(after, 1)
