"""What one rule set plays differently from another, and a rule set as changes to a preset."""

import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from . import options
from .registry import get, ids
from .ruleset import RuleSet

HOUSE = {"id": "house", "name": "House rules", "source": ""}
FIELDS = {"pack": "5.0", "seats": "5.4", "starter": "5.3"}


@dataclass(frozen=True)
class Difference:
    """``key``: an option, or one of FIELDS; ``left`` and ``right``: what the two rule sets say."""

    key: str
    clause: str
    left: Any
    right: Any


def differences(left: RuleSet, right: RuleSet) -> tuple[Difference, ...]:
    """In the order of the declarations; names and sources are no rules."""
    found = [
        Difference(key, clause, field(left, key), field(right, key))
        for key, clause in FIELDS.items()
        if field(left, key) != field(right, key)
    ]
    found += [
        Difference(one.key, one.clause, left.values[one.key], right.values[one.key])
        for one in options.OPTIONS
        if not _same(one, left, right)
    ]
    return tuple(found)


def field(rules: RuleSet, key: str) -> Any:
    return rules.pack_name if key == "pack" else getattr(rules, key)


def _same(option: options.Option, left: RuleSet, right: RuleSet) -> bool:
    one, other = left.values[option.key], right.values[option.key]
    if one == other or not isinstance(option, options.Cards | options.Amounts):
        return bool(one == other)
    return left.pack_name == right.pack_name and _meant(one, left) == _meant(other, right)


def _meant(value: Any, rules: RuleSet) -> dict[int, int]:
    return options.amounts(value, rules.pack)


def expanded(data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a rule set that says ``base`` and its changes; ``base`` alone is the preset
    itself. Anything else is handed back as it is. Raises UnknownRuleSet."""
    given = dict(data)
    base = given.pop("base", None)
    if base is None:
        return given
    fields = deepcopy(get(base).fields())
    if not given:
        return fields
    fields |= HOUSE
    for key, value in given.items():
        if isinstance(value, Mapping) and isinstance(fields.get(key), dict) and key != "clauses":
            fields[key] |= value
        else:
            fields[key] = value
    return fields


def changes(rules: RuleSet, base: RuleSet) -> dict[str, Any]:
    """The shortest fields that ``expanded`` turns into this rule set again."""
    if rules == base:
        return {"base": base.id}
    fields, start = rules.fields(), base.fields() | HOUSE
    out: dict[str, Any] = {"base": base.id}
    for key, value in fields.items():
        if isinstance(value, dict) and key != "clauses":
            changed = {name: one for name, one in value.items() if one != start[key][name]}
            if changed:
                out[key] = changed
        elif value != start[key]:
            out[key] = value
    if len(out) == 1:
        out["id"] = rules.id
    return out


def shortest(rules: RuleSet) -> dict[str, Any]:
    """The changes to the preset that needs the fewest letters of them."""
    every = (changes(rules, get(base)) for base in ids())
    return min(every, key=lambda one: len(json.dumps(one)))
