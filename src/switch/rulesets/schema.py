"""The JSON schema of a rule set file, made from the declarations of the options."""

from collections.abc import Iterable
from typing import Any

from switch.cards import PACKS
from switch.core.layout import REFUSAL_NAMES, SEATS_MAX

from . import options, tables
from .checking import LONGEST, NEEDED
from .registry import ids

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """A file is whole, or it has a ``base`` and its changes."""
    return {
        "$schema": DRAFT,
        "title": "A rule set of Switch",
        "type": "object",
        "properties": {
            "base": {"enum": list(ids())},
            **{key: _text(longest) for key, longest in LONGEST.items()},
            "pack": {"enum": list(PACKS)},
            "seats": {
                "type": "array",
                "items": {"type": "integer", "minimum": 2, "maximum": SEATS_MAX},
                "minItems": 2,
                "maxItems": 2,
            },
            "starter": {"anyOf": [{"enum": list(tables.STARTS)}, _pattern(_cards())]},
            "clauses": {
                "type": "object",
                "propertyNames": {"enum": list(REFUSAL_NAMES)},
                "additionalProperties": {"type": "string", "pattern": "^[0-9]{1,2}\\.[0-9]{1,2}$"},
            },
            **_groups(),
        },
        "additionalProperties": False,
        "anyOf": [{"required": ["base"]}, {"required": list(NEEDED)}],
    }


def _text(longest: int) -> dict[str, Any]:
    return {"type": "string", "maxLength": longest}


def _groups() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for option in options.OPTIONS:
        group, name = option.key.split(".")
        table = found.setdefault(
            group, {"type": "object", "properties": {}, "additionalProperties": False}
        )
        about = {"description": f"Clause {option.clause}.", "default": _default(option)}
        table["properties"][name] = _of(option) | about
    return found


def _default(option: options.Option) -> Any:
    value = options.default(option)
    return list(value) if isinstance(value, tuple) else value


def _of(option: options.Option) -> dict[str, Any]:
    match option:
        case options.Flag():
            return {"type": "boolean"}
        case options.Number(least=least, most=most):
            return {"type": "integer", "minimum": least, "maximum": most}
        case options.Choice(values=values):
            return {"enum": list(values)}
        case options.Cards():
            return {"type": "array", "items": _pattern(_selectors())}
        case options.Amounts(least=least, most=most):
            return {
                "type": "object",
                "propertyNames": _pattern(_selectors()),
                "additionalProperties": {"type": "integer", "minimum": least, "maximum": most},
            }


def _pattern(words: Iterable[str]) -> dict[str, Any]:
    return {"type": "string", "pattern": f"^({'|'.join(sorted(set(words)))})$"}


def _cards() -> set[str]:
    return {code for pack in PACKS.values() for code in pack.codes}


def _selectors() -> set[str]:
    jokers = {f"X{number}" for number in range(1, 7)}
    ranks = {rank for pack in PACKS.values() for rank in pack.ranks}
    return _cards() | ranks | jokers | {"X"}
