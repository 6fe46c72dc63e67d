"""A rule set with something changed: ``turn.skip_answered=true``; and every single change."""

import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from switch import rulesets
from switch.rulesets import RuleSet, options
from switch.rulesets.checking import BadFile, checked
from switch.rulesets.kinds import OUTSIDE, Amounts, Cards, Choice, Flag, Number

CHANGED = "-changed"  # ends the id of a rule set that was made here
LONGEST_ID = 32
# Where 0 stands for something else than a number, what is tried instead of 1.
FROM_NOTHING = {
    "attack.cap": 10,
    "deal.hand_with_two": 5,
    "deal.hand_with_many": 5,
    "draw.hand_limit": 15,
    "draw.refills": 1,
}


class UnknownOption(ValueError):
    """``near``: the option that may have been meant, or ""."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        found = get_close_matches(text, list(options.BY_KEY), n=1)
        self.near = found[0] if found else ""


def looks_like_change(word: str) -> bool:
    key, equals, _ = word.partition("=")
    return bool(equals) and "." in key and key.replace(".", "").replace("_", "").isalpha()


def parsed(word: str) -> tuple[str, Any]:
    """Key and value of KEY=VALUE, the value as in a file or without its quotes. Raises
    UnknownOption."""
    key, _, text = word.partition("=")
    key, text = key.strip(), text.strip()
    if key not in options.BY_KEY:
        raise UnknownOption(key)
    try:
        return key, tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return key, text


def changed(rules: RuleSet, *pairs: tuple[str, Any]) -> RuleSet:
    """With all these at once: key and value. Raises BadFile with every fault."""
    fields = rules.fields()
    fields |= {"id": rules.id.removesuffix(CHANGED)[:LONGEST_ID] + CHANGED, "source": ""}
    for key, value in pairs:
        group, name = key.split(".")
        fields[group] = fields[group] | {name: value}
    return checked(fields)


def written(key: str, value: Any) -> str:
    """The change as it is typed."""
    return f"{key}={value if isinstance(value, str) else _toml(value)}"


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case Mapping():
            return f"{{{', '.join(f'{name}={amount}' for name, amount in value.items())}}}"
        case list() | tuple():
            return f"[{','.join(map(_quoted, value))}]"
    return str(value)


def _quoted(text: str) -> str:
    return f'"{text}"'


def single_changes(rules: RuleSet) -> Iterator[tuple[str, Any]]:
    """Every option with every other value worth trying, whether it can be had or not."""
    for option in options.OPTIONS:
        if options.place(option) == OUTSIDE or not all(_in_use(rules, key) for key in option.needs):
            continue
        yield from ((option.key, value) for value in _others(option, rules))


def _in_use(rules: RuleSet, key: str) -> bool:
    option = options.BY_KEY[key]
    return bool(rules.values[key] != options.default(option) or isinstance(option, Number))


def _others(option: options.Option, rules: RuleSet) -> list[Any]:
    """Switches the other way, every other choice, one more and one less, and cards: none, or those
    of the first preset that has some."""
    value = rules.values[option.key]
    match option:
        case Flag():
            return [not value]
        case Choice(values=values):
            return [one for one in values if one != value]
        case Number(least=least, most=most):
            if value == 0 and option.key in FROM_NOTHING:
                return [FROM_NOTHING[option.key]]
            return [one for one in (value - 1, value + 1) if least <= one <= most]
        case Cards() | Amounts():
            return [{} if isinstance(option, Amounts) else []] if value else _lent(option, rules)


def _lent(option: Cards | Amounts, rules: RuleSet) -> list[Any]:
    for other in map(rulesets.get, rulesets.ids()):
        value = other.values[option.key]
        if value and not options.faults(option, value, rules.pack):
            return [value]
    return []


def arms_of(
    rules: RuleSet, seats: int, keys: frozenset[str]
) -> tuple[list[tuple[str, RuleSet]], int]:
    """The change as it is typed and the rule set it makes, for every single change that can be
    had, does something and is for so many players; and how many contradict the rest. ``keys``:
    of these options only, where any are named."""
    found: list[tuple[str, RuleSet]] = []
    contradicting = 0
    tables = {rules.table_for(seats)}
    for key, value in single_changes(rules):
        if keys and key not in keys:
            continue
        try:
            other = changed(rules, (key, value))
        except BadFile:
            contradicting += 1
            continue
        if other.table_for(seats) not in tables:
            tables.add(other.table_for(seats))
            found.append((written(key, value), other))
    return found, contradicting
