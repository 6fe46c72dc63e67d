"""What HTTP tells of rule sets: the presets, every option, and one rule set in words."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from typing import Any, TypeVar

from switch import i18n, rulesets
from switch.cards import PACKS
from switch.core.layout import SEATS_MAX
from switch.i18n.faultwords import fault_text
from switch.i18n.optionwords import option_label, option_value, rules_name
from switch.rulesets import RuleSet, files, options, share, tables
from switch.rulesets.checking import BadFile, checked
from switch.rulesets.diff import Difference, differences
from switch.server.frames import RulesWish
from switch.server.refusals import Refused
from switch.server.rulenames import base_of, find, find_sound

Fields = dict[str, Any]
T = TypeVar("T")

_BOUNDS = ("least", "most", "values")


def presets() -> Fields:
    return {
        "rulesets": [
            {
                "id": one.id,
                "name": one.name,
                "players": one.seats,
                "cards": one.cards,
                "pack": one.pack_name,
            }
            for one in map(rulesets.get, rulesets.ids())
        ]
    }


def every_option() -> Fields:
    groups: dict[str, list[Fields]] = {}
    for option in options.OPTIONS:
        groups.setdefault(option.key.split(".")[0], []).append(_option(option))
    return {
        "groups": [{"id": name, "options": found} for name, found in groups.items()],
        "packs": {
            name: {"suits": pack.suits, "ranks": pack.ranks, "cards": pack.codes}
            for name, pack in PACKS.items()
        },
        "starters": tables.STARTS,
        "seats": (2, SEATS_MAX),
    }


def _option(option: options.Option) -> Fields:
    declared = {one.name for one in fields(option)}
    return {
        "key": option.key,
        "clause": option.clause,
        "type": type(option).__name__.lower(),
        "default": options.default(option),
        "needs": option.needs,
        **{name: getattr(option, name) for name in _BOUNDS if name in declared},
    }


def in_words(wish: RulesWish) -> Fields:
    """Faults, or the rule set whole and in words. Raises Refused."""
    if wish.against is not None and wish.against not in rulesets.ids():
        raise Refused("bad_ruleset")
    try:
        rules = _wished(wish)
    except BadFile as bad:
        found = [
            {"place": fault.place, "text": fault_text(fault.text, wish.lang), "line": fault.line}
            for fault in bad.faults
        ]
        return {"faults": found}
    given = wish.rules.get("base") if isinstance(wish.rules, dict) else None
    base = given or base_of(rules)
    return {
        "faults": [],
        "rules": rules.fields(),
        "base": base,
        "code": share.encode(rules),
        **_texts(rules, wish.lang),
        "changes": _changes(rules, rulesets.get(wish.against or base), wish.lang),
    }


def _wished(wish: RulesWish) -> RuleSet:
    """Raises Refused, BadFile."""
    if (wish.rules is None) == (wish.rules_text is None):
        raise Refused("bad_frame", "Send either rules or rules_text.")
    if wish.rules_text is not None:
        return files.parse(wish.rules_text.encode())
    return find(wish.rules) if isinstance(wish.rules, str) else checked(wish.rules)


def as_file(name: str, kind: str) -> str:
    """``kind``: toml or json. Raises Refused."""
    if kind not in ("toml", "json"):
        raise Refused("not_found")
    rules = find_sound(name)
    return files.to_json(rules) if kind == "json" else files.to_toml(rules)


def _texts(rules: RuleSet, lang: str) -> Fields:
    words = i18n.catalogue(lang)
    short, long = (i18n.ruletext(rules, lang, form) for form in ("short", "long"))
    parts = dict.fromkeys(clause.part for clause in (*short, *long))
    return {
        "name": rules_name(words, rules),
        "short": _clauses(short),
        "long": _clauses(long),
        "parts": {part: words.text(f"rule-part-{part}") for part in parts},
    }


def _clauses(clauses: Iterable[i18n.Clause]) -> list[Fields]:
    return [
        {
            "number": one.number,
            "part": one.part,
            "clause": one.clause_id,
            "options": one.option_keys,
            "text": one.text,
        }
        for one in clauses
    ]


def _changes(rules: RuleSet, other: RuleSet, lang: str) -> list[Fields]:
    return [_change(one, rules, other, lang) for one in differences(other, rules)]


def _change(one: Difference, rules: RuleSet, other: RuleSet, lang: str) -> Fields:
    words = i18n.catalogue(lang)
    label, now = option_label(words, one.key), option_value(words, rules, one.key)
    return {
        "key": one.key,
        "clause": one.clause,
        "text": f"{label}: {now}",
        "label": label,
        "now": now,
        "before": option_value(words, other, one.key),
    }


class Desk:
    """Reads and writes rule sets away from the event loop, one at a time: some milliseconds each,
    a tenth of a second for the first in a language."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="switch-rules")

    async def have(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
