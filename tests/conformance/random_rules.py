"""Rule sets drawn at random from all valid combinations of the declared options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from switch.cards import PACKS
from switch.rulesets import BadRuleSet, from_fields, options
from tests.naive.general_rules import one_pack, rank

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
        case options.Amounts(least=least, most=most):
            return {one: rng.randint(least, most) for one in any_selectors(rng, choices, 4)}


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
    starters = ["plain", "with effect", "any", "not wild", rng.choice(cards)]
    fields["starter"] = rng.choice(starters)
    density = rng.choice([0.2, 0.5, 0.8])
    for option in options.OPTIONS:
        if rng.random() < density:
            group, name = option.key.split(".")
            fields.setdefault(group, {})[name] = any_value(rng, option, choices)
    for change in SELDOM_BY_CHANCE:
        if rng.random() < 0.2:
            change(rng, fields, cards)
    agree_about_hands(rng, fields)
    ranks = sorted({rank(card) for card in cards})
    only = rng.sample(ranks, (len(ranks) + 1) // 2)  # with few of them rounds get very long
    put(fields, "end.only_last", only if rng.random() < 0.2 else [])
    return fields


# --- what chance alone seldom finds


def put(fields: dict[str, Any], key: str, value: Any) -> None:
    group, name = key.split(".")
    fields.setdefault(group, {})[name] = value


def any_ranks(rng: Random, cards: list[str]) -> list[str]:
    return [rank(card) for card in rng.sample(cards, rng.choice([1, 1, 2, 4]))]


def add_cancels(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    """Cards that cancel must be of a rank that attacks."""
    one = rng.choice(cards)
    some = [card for card in cards if card[0] == one[0]]
    rng.shuffle(some)
    half = rng.randint(1, len(some))
    put(fields, "attack.draw", {card: rng.randint(1, 7) for card in some[:half]})
    put(fields, "attack.cancel", {card: rng.randint(1, 7) for card in some[half:]})
    by = rng.choice(["same rank", "any", "at least as many", "same rank or suit"])
    put(fields, "attack.answered_by", by)


def add_a_wild_attack(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    """8.14 needs one card in both."""
    one = rank(rng.choice(cards))
    put(fields, "fit.wild", [*fields.get("fit", {}).get("wild", []), one])
    put(fields, "attack.draw", {one: rng.randint(1, 5)})  # many of them, and no hand gets empty
    put(fields, "interrupt.challenge", rng.random() < 0.8)


def add_a_chosen_exchange(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    put(fields, "turn.exchange", any_ranks(rng, cards))
    put(fields, "turn.exchange_with", rng.choice(["a player", "a player", "all", "right"]))


def add_giving(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    put(fields, "turn.give", any_ranks(rng, cards))
    put(fields, "turn.give_who", rng.choice(["the player", "everybody"]))


def add_jumps(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    """8.13 needs the same card twice."""
    del rng, cards
    put(fields, "interrupt.jump_in", value=True)
    if not fields["pack"].startswith("colour-108"):
        put(fields, "cards.packs", "two")


def add_calls(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    del cards
    put(fields, "call.required", value=True)
    put(fields, "call.window", rng.choice(["the end of the turn", "the lay"]))
    put(fields, "call.false_call", rng.choice([0, 1, 3]))
    put(fields, "call.false_catch", rng.choice([0, 1, 3]))


def add_places(rng: Random, fields: dict[str, Any], cards: list[str]) -> None:
    put(fields, "end.places", "all but one")
    put(fields, "end.cover", rng.choice([[], any_ranks(rng, cards)]))
    fields["seats"] = [rng.choice([2, 3]), rng.choice([3, 4, 5])]


SELDOM_BY_CHANCE = [
    add_cancels, add_a_wild_attack, add_a_chosen_exchange, add_giving, add_jumps, add_calls,
    add_calls, add_places,
]  # fmt: skip


def agree_about_hands(rng: Random, fields: dict[str, Any]) -> None:
    """Hands are exchanged, or cards given, or last cards called: much of that excludes the rest."""
    turn, call = fields.get("turn", {}), fields.get("call", {})
    if rng.random() < 0.5:
        turn.pop("exchange", None)
    else:
        turn.pop("give", None)
        for name in ("required", "false_call", "false_catch"):
            call.pop(name, None)
    if not call.get("required"):
        call.pop("false_call", None)
        call.pop("false_catch", None)


def random_rules(rng: Random) -> dict[str, Any]:
    """The complete fields of a rule set that is taken."""
    while True:
        try:
            return from_fields(draft(rng)).fields()
        except BadRuleSet:
            continue
