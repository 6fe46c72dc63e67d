"""Rule sets nobody has thought of: each one that is taken can be played to its end (DECK-08)."""

from random import Random
from typing import Any

import pytest

from switch import engine
from switch.cards import PACKS
from switch.core.invariants import SOUND, fault
from switch.engine import FastChance
from switch.rulesets import BadRuleSet, RuleSet, from_fields, options

MOST_ACTIONS = 5000


def any_selectors(rng: Random, pack: str) -> list[str]:
    choices = [*PACKS[pack].ranks, *PACKS[pack].codes]
    return [rng.choice(choices) for _ in range(rng.randrange(4))]


def any_value(rng: Random, option: options.Option, pack: str) -> Any:
    match option:
        case options.Flag():
            return rng.random() < 0.5
        case options.Number(least=least, most=most):
            return rng.randint(least, most)
        case options.Choice(values=values):
            return rng.choice(values)
        case options.Cards():
            return any_selectors(rng, pack)
        case options.Amounts(most=most):
            return {one: rng.randint(1, most) for one in any_selectors(rng, pack)}


def any_rules(rng: Random) -> RuleSet | None:
    pack = rng.choice(list(PACKS))
    fields: dict[str, Any] = {"id": "any", "name": "Any", "pack": pack, "seats": [2, 6]}
    if rng.random() < 0.3:
        fields["starter"] = rng.choice(PACKS[pack].codes)
    for option in options.OPTIONS:
        if rng.random() < 0.7:
            group, name = option.key.split(".")
            fields.setdefault(group, {})[name] = any_value(rng, option, pack)
    try:
        return from_fields(fields)
    except BadRuleSet:
        return None


def play_out(rules: RuleSet, seats: int, rng: Random) -> bool:
    """Whether a round at random ends, everything being sound on the way."""
    state = engine.deal(rules, seats=seats, chance=FastChance(rng.randrange(1 << 62)))
    for _ in range(MOST_ACTIONS):
        assert fault(state.cells) == SOUND
        if state.over:
            return True
        assert engine.legal(state), (rules.fields(), state)
        able = [seat for seat in range(seats) if engine.legal(state, seat)]
        seat = rng.choice(able)
        for viewer in (None, seat):
            engine.view(state, viewer)
        state, _ = engine.apply(state, rng.choice(engine.legal(state, seat)), seat)
    return False


@pytest.mark.parametrize(
    "tries", [150, pytest.param(5000, marks=pytest.mark.long)], ids=["quick", "full"]
)
def test_every_rule_set_that_is_taken_can_be_played_to_its_end(tries: int) -> None:
    rng = Random(20)
    taken = ended = 0
    for _ in range(tries):
        rules = any_rules(rng)
        if rules is not None:
            taken += 1
            ended += play_out(rules, rng.randint(2, 6), rng)
    assert taken > tries // 10
    assert ended > taken * 0.9  # drawing for ever is legal where one may draw though able
