"""A refused command must not tell what the next card is: the table takes nothing that depends on a
card drawn on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from switch import rulesets
from switch.engine import FastChance
from switch.notation.position import load_position
from switch.server.fold import play
from switch.server.refusals import Refused

if TYPE_CHECKING:
    from switch.rulesets import RuleSet


def house(base: str, **changes: dict[str, Any]) -> RuleSet:
    fields = rulesets.get(base).fields()
    merged = {key: {**fields[key], **given} for key, given in changes.items()}
    return rulesets.from_fields({**fields, "id": "house", "name": "House", **merged})


COVERED = house("classic", end={"cover": ["K"]}, turn={"give": ["K"], "exchange": []})
CALLING = house("last-card", call={"false_catch": 1, "false_call": 1})


def answer(rules: RuleSet, hand: str, next_card: str, texts: list[str]) -> str:
    """What the table says: the refusal's code, or ok."""
    hands, stock = [hand.split(), ["2D", "3D"]], [next_card, "4C", "5C"]
    fields = {"hands": hands, "stock": stock, "pile": ["5H"]}
    try:
        play(load_position(rules, fields, FastChance(1)), 0, texts)
    except Refused as refused:
        return refused.code
    return "ok"


@pytest.mark.parametrize(
    ("rules", "hand", "texts"),
    [
        (COVERED, "KH", ["KH", "give:9H"]),
        (COVERED, "KH", ["KH", "call"]),
        (CALLING, "KC 2C", ["catch:1", "9H"]),
        (CALLING, "KC 2C", ["catch:1", "draw"]),
        (CALLING, "2C", ["call", "call"]),
        (CALLING, "2C", ["catch:1", "call"]),
        (CALLING, "2C", ["catch:1", "pass"]),
    ],
)
def test_the_answer_is_the_same_whatever_is_drawn(
    rules: RuleSet, hand: str, texts: list[str]
) -> None:
    answers = {card: answer(rules, hand, card, texts) for card in ("9H", "9C", "TS")}
    assert set(answers.values()) == {"bad_request"}, answers


def test_what_was_drawn_is_given_by_the_next_command() -> None:
    fields = {"hands": [["KH"], ["2D", "3D"]], "stock": ["9C", "4C"], "pile": ["5H"]}
    state, _ = play(load_position(COVERED, fields, FastChance(1)), 0, ["KH"])
    assert state.phase == "give"
    state, _ = play(state, 0, ["give:9C"])
    assert "9C" in state.hands[1]
