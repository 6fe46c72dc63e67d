"""Rule sets drawn at random from all valid combinations of the declared options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from switch.cards import PACKS
from switch.rulesets import BadRuleSet, from_fields, options
from tests.naive.general_rules import one_pack

if TYPE_CHECKING:
    from random import Random

MOST_SEATS = 12


def any_selectors(rng: Random, choices: list[str], most: int) -> list[str]:
    return [rng.choice(choices) for _ in range(rng.randint(1, most))]


def any_value(rng: Random, option: options.Option, choices: list[str]) -> Any:
    match option:
        case options.Flag():
            return rng.random() < 0.5
        case options.Number(least=least, most=most):
            return rng.choice([least, most, rng.randint(least, most), rng.randint(least, most)])
        case options.Choice(values=values):
            return rng.choice(values)
        case options.Cards():
            return any_selectors(rng, choices, rng.choice([1, 2, 3, 8]))
        case options.Amounts(most=most):
            return {one: rng.randint(1, most) for one in any_selectors(rng, choices, 4)}


def any_seats(rng: Random) -> list[int]:
    least = rng.choice([2, 2, 2, rng.randint(2, MOST_SEATS)])
    return [least, rng.randint(least, rng.choice([least, 4, MOST_SEATS]) if least < 4 else 12)]


def draft(rng: Random) -> dict[str, Any]:
    """Perhaps contradictory. A small circle of cards, so that one card often has many options."""
    pack = rng.choice(list(PACKS))
    jokers = ["X", "X1"] if pack.startswith("french") else []
    cards = sorted({*one_pack(pack)}) + jokers
    choices = [*{card[0]: None for card in cards}, *cards]
    if rng.random() < 0.7:
        few = rng.sample(cards, min(len(cards), rng.choice([2, 3, 4, 6])))
        choices = [*few, *(card[0] for card in few), *(card[0] for card in few)]
    fields: dict[str, Any] = {"id": "any", "name": "Any", "pack": pack, "seats": any_seats(rng)}
    fields["starter"] = rng.choice(["plain", "with effect", "any", rng.choice(cards)])
    density = rng.choice([0.2, 0.5, 0.8])
    for option in options.OPTIONS:
        if rng.random() < density:
            group, name = option.key.split(".")
            fields.setdefault(group, {})[name] = any_value(rng, option, choices)
    if rng.random() < 0.3:
        add_cancels(rng, fields, cards)
    return fields


def add_cancels(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    """Cards that cancel must be of a rank that attacks, which chance alone seldom finds."""
    one = rng.choice(cards)
    some = [card for card in cards if card[0] == one[0]]
    rng.shuffle(some)
    half = rng.randint(1, len(some))
    attack = fields.setdefault("attack", {})
    attack["draw"] = {card: rng.randint(1, 7) for card in some[:half]}
    attack["cancel"] = {card: rng.randint(1, 7) for card in some[half:]}
    attack["answered_by"] = rng.choice(["same rank", "any", "at least as many"])


def random_rules(rng: Random) -> dict[str, Any]:
    """The complete fields of a rule set that is taken."""
    while True:
        try:
            return from_fields(draft(rng)).fields()
        except BadRuleSet:
            continue
