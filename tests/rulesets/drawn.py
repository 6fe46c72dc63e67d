"""Rule sets drawn at random from all options: most of them nobody has thought of."""

from random import Random
from typing import Any

from switch.cards import PACKS
from switch.rulesets import BadRuleSet, RuleSet, from_fields, options
from switch.rulesets.tables import STARTS

SEATS_MAX = 12


def selectors(rng: Random, pack: str, jokers: int) -> list[str]:
    """Up to four ranks or cards, as a rule set names them; most often none or one."""
    extra = [f"X{number}" for number in range(1, jokers + 1)]
    ranks = [*PACKS[pack].ranks, *(["X"] if jokers else [])]
    cards = [*PACKS[pack].codes, *extra]
    count = rng.choice([0, 0, 1, 1, 1, 2, 2, 3, 4])
    return [rng.choice(ranks if rng.random() < 0.7 else cards) for _ in range(count)]


def finishers(rng: Random, pack: str) -> list[str]:
    """Most often none, which means all; else half of the ranks: where only a rank or two may be
    laid last, players who lay at random need very long to be out."""
    ranks = list(PACKS[pack].ranks)
    return rng.sample(ranks, (len(ranks) + 1) // 2) if rng.random() < 0.2 else []


def value(rng: Random, option: options.Option, pack: str, jokers: int) -> Any:
    match option:
        case options.Flag():
            return rng.random() < 0.5
        case options.Number(least=least, most=most):
            return rng.randint(least, most)
        case options.Choice(values=values):
            return rng.choice(values)
        case options.Cards():
            return selectors(rng, pack, jokers)
        case options.Amounts(least=least, most=most):
            return {one: rng.randint(least, most) for one in selectors(rng, pack, jokers)}


def fields(rng: Random) -> dict[str, Any]:
    """A rule set as plain data, good or bad; each option is left out now and then."""
    pack = rng.choice(list(PACKS))
    jokers = rng.randint(0, 6) if pack.startswith("french") and rng.random() < 0.5 else 0
    least = rng.randint(2, SEATS_MAX)
    made: dict[str, Any] = {
        "id": "drawn",
        "name": "Drawn",
        "pack": pack,
        "seats": [least, rng.randint(least, SEATS_MAX)],
        "starter": rng.choice([*STARTS, rng.choice(PACKS[pack].codes)]),
    }
    for option in options.OPTIONS:
        group, name = option.key.split(".")
        if option.key == "cards.jokers":
            made.setdefault(group, {})[name] = jokers
        elif option.key == "end.only_last":
            made.setdefault(group, {})[name] = finishers(rng, pack)
        elif rng.random() < 0.6:
            made.setdefault(group, {})[name] = value(rng, option, pack, jokers)
    return mild(made)


def mild(made: dict[str, Any]) -> dict[str, Any]:
    """Where play goes on until one is left, two players with a whole pack in hand have to get rid
    of it: with heavy attacks or many cards to cover, chance needs longer for that than a test can
    wait. Such a rule set attacks lightly and covers nothing."""
    if made.get("end", {}).get("places") == "all but one":
        made["end"]["cover"] = []
        attack = made.get("attack", {})
        attack["draw"] = dict.fromkeys(list(attack.get("draw", {}))[:1], 1)
    return made


def rule_set(rng: Random) -> RuleSet:
    """The next one that is taken: what is contradictory is drawn again."""
    while True:
        try:
            return from_fields(fields(rng))
        except BadRuleSet:
            continue
