"""The weights of the quick players that play sampled rounds on; scripts/learn.py learns them."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from switch.kernel import shrewd as of
from switch.rulesets import RuleSet

FILE = Path(__file__).with_name("weights.toml")
ANY = "any"  # for rule sets that have none of their own

Weights = tuple[int, ...]

_GREEDY = {
    of.SHED: 100,
    of.MATES: 20,
    of.AVOIDED: 110,
    of.WILD_SPENT: -130,
    of.HELP_SPENT: -40,
    of.ATTACK_NEAR: 150,
    of.ATTACK_FAR: -30,
    of.SKIP_NEAR: 80,
    of.EXCHANGE: 100,
    of.NEAR: 3,
    of.ADD_SET: 100,
    of.ADD_MATES: 1,
    of.ADD_DUMPED: 50,
}
# With these the quick player judges nearly as the greedy one does (``core/policies.py``).
GREEDY: Weights = tuple(_GREEDY.get(place, 0) for place in range(of.WEIGHTS_SIZE))


def learnt(rules: RuleSet) -> Weights:
    """Those of this rule set, or those learnt on all of them."""
    known = _learnt()
    return known.get(rules.id, known[ANY])


@cache
def _learnt() -> Mapping[str, Weights]:
    found = tomllib.loads(FILE.read_text("utf-8"))
    if ANY not in found:
        raise ValueError(f"{FILE.name} has no {ANY}.")
    for name, weights in found.items():
        if len(weights) != of.WEIGHTS_SIZE:
            raise ValueError(f"{FILE.name}: {name} has {len(weights)} weights.")
    return {name: tuple(weights) for name, weights in found.items()}


def written(weights: Mapping[str, Sequence[int]]) -> str:
    """The text of FILE with these in it, and others as they are."""
    weights = {**_learnt(), **weights}
    lines = ["# Written by scripts/learn.py; the order is that of kernel/shrewd.py."]
    lines += [f"{name} = {list(values)}" for name, values in weights.items()]
    return "\n".join(lines) + "\n"
