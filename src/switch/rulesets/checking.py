"""Every fault of a rule set given as plain data, all at once, each with the option it is in."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain, islice
from typing import Any

from switch.cards import PACKS, Pack
from switch.core.layout import REFUSAL_NAMES, SEATS_MAX

from . import diff, kinds, options, tables
from .registry import ids
from .ruleset import FIELDS, BadRuleSet, RuleSet, from_fields

LONGEST = {"id": 40, "name": 60, "source": 400}
SHOWN = 240
MOST = 100  # faults of a kind that are named: more are noise, and looking on costs time
GROUPS = tuple(dict.fromkeys(option.key.split(".")[0] for option in options.OPTIONS))
NEEDED = ("id", "name", "pack", "seats")
_NAMES = re.compile(r"[a-z_]+\.[a-z_]+|\b(?:starter|seats|pack)\b")


@dataclass(frozen=True)
class Fault:
    """``place``: the field or option (several: with ", " between), a line and column, or "" for the
    whole; ``text``: a sentence; ``line``: of the file, where it is known."""

    place: str
    text: str
    line: int | None = None


class BadFile(ValueError):
    """``faults``: every one that was found, at least one."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(" ".join(fault.text for fault in faults))
        self.faults = tuple(faults)


def checked(data: Any) -> RuleSet:
    """The rule set that this data is, ``base`` and changes or the whole. Raises BadFile."""
    if not isinstance(data, Mapping):
        raise BadFile([Fault("", "A rule set must be an object with fields.")])
    base = data.get("base")
    if base is not None and base not in ids():
        known = ", ".join(ids())
        found = [Fault("base", f"There is no rule set {_shown(base)}; choose one of {known}.")]
        raise BadFile([*found, *_Check({**data, "base": ids()[0]}).faults()])
    check = _Check(data)
    found = check.faults()
    if found:
        raise BadFile(found)
    return from_fields(check.fields)


class _Check:
    """``sound``: the fields without those that have a fault, so that the rest can be checked."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.fields = diff.expanded(data)
        start = diff.expanded({"base": data.get("base", ids()[0])})
        self.start = start if "base" in data else {**start, **{one: {} for one in GROUPS}}
        self.sound = dict(self.fields)

    def faults(self) -> list[Fault]:
        plain = chain(self._unknown(), self._missing(), self._texts(), self._plain_fields())
        found = list(islice(plain, MOST))
        pack_known = all(fault.place != "pack" for fault in found)
        if pack_known:
            found += self._starter()
        found += islice(self._options(pack_known=pack_known), MOST)
        if not pack_known or len(found) >= MOST:
            return found
        places = {fault.place for fault in found}
        if "base" not in self.data:
            # An option that was left out may have been given to go with another of its group.
            places |= {place.split(".")[0] for place in places}
        return found + [one for one in self._contradictions() if not _touches(one, places)]

    def _fault(self, key: str, text: str) -> Fault:
        """A field with a fault gives way to what the rest can be checked with."""
        if key in self.start:
            self.sound[key] = self.start[key]
        else:
            self.sound.pop(key, None)
        return Fault(key, text)

    def _unknown(self) -> Iterator[Fault]:
        for key, value in self.data.items():
            if key == "base" or key in FIELDS:
                continue
            if key not in GROUPS:
                near = _near(key, [*FIELDS, *GROUPS, "base"])
                yield self._fault(key, f"There is no field {_shown(key)} in a rule set.{near}")
            elif not isinstance(value, Mapping):
                yield self._fault(key, f"{key} must be a table of options.")

    def _missing(self) -> Iterator[Fault]:
        for key in NEEDED:
            if key not in self.fields:
                yield self._fault(key, f"A rule set needs {key}.")

    def _texts(self) -> Iterator[Fault]:
        for key in ("id", "name", "source", "pack", "starter"):
            value = self.fields.get(key, "")
            if not isinstance(value, str):
                yield self._fault(key, f"{key} must be a text.")
            elif key in LONGEST and (len(value) > LONGEST[key] or not value.isprintable()):
                yield self._fault(key, f"{key} must have at most {LONGEST[key]} printable letters.")
            elif key in ("id", "name") and key in self.fields and not value.strip():
                yield self._fault(key, f"{key} must not be empty.")
            elif key == "pack" and key in self.fields and value not in PACKS:
                known = ", ".join(PACKS)
                yield self._fault(key, f"There is no pack {_shown(value)}; there are {known}.")

    def _plain_fields(self) -> Iterator[Fault]:
        seats = self.fields.get("seats", (2, 2))
        pair = isinstance(seats, list | tuple) and len(seats) == 2
        if not (pair and all(type(one) is int for one in seats)):
            yield self._fault("seats", "seats must be two numbers: fewest and most.")
        elif not 2 <= seats[0] <= seats[1] <= SEATS_MAX:
            text = f"seats must go from 2 to at most {SEATS_MAX}, the fewest first."
            yield self._fault("seats", text)
        clauses = self.fields.get("clauses", {})
        if not isinstance(clauses, Mapping):
            yield self._fault("clauses", "clauses must be a table: refusal code and clause.")
            return
        for code, clause in clauses.items():
            if code not in REFUSAL_NAMES:
                yield self._fault("clauses", f"clauses names {_shown(code)}, which is no refusal.")
            elif not (isinstance(clause, str) and re.fullmatch(r"\d{1,2}\.\d{1,2}", clause)):
                yield self._fault("clauses", f"clauses.{code} must be the number of a clause.")

    def _starter(self) -> Iterator[Fault]:
        starter, pack = self.sound.get("starter", tables.PLAIN), self._pack(self.sound["pack"])
        if starter not in tables.STARTS and starter not in pack.kind_of:
            known = ", ".join(tables.STARTS)
            text = f"starter {_shown(starter)} is neither a card of the pack nor one of {known}."
            yield self._fault("starter", text)

    def _options(self, *, pack_known: bool) -> Iterator[Fault]:
        packs = [self._pack(name) for name in ([self.sound["pack"]] if pack_known else PACKS)]
        for group in GROUPS:
            given = self.sound.get(group, {})
            kept: dict[str, Any] = {}
            for name, value in given.items():
                key = f"{group}.{name}"
                option = options.BY_KEY.get(key)
                if option is None:
                    near = _near(key, list(options.BY_KEY))
                    yield Fault(key, f"There is no option {_shown(key)}.{near}")
                    continue
                wrong = min((options.faults(option, value, pack) for pack in packs), key=len)
                yield from (Fault(key, _cut(text)) for text in wrong)
                if not wrong:
                    kept[name] = value
                elif name in self.start[group]:
                    kept[name] = self.start[group][name]
            self.sound[group] = kept

    def _pack(self, name: str) -> Pack:
        """The pack for looking selectors up, with its jokers."""
        cards = self.sound.get("cards", {})
        jokers = cards.get("jokers") if isinstance(cards, Mapping) else 0
        many = jokers if type(jokers) is int and 0 <= jokers <= 6 else 6
        return PACKS[name].times(1, jokers=many)

    def _contradictions(self) -> Iterator[Fault]:
        self.sound.pop("base", None)
        try:
            from_fields(self.sound)
        except BadRuleSet as bad:
            for text in bad.faults:
                keys = dict.fromkeys(_NAMES.findall(text))
                yield Fault(", ".join(keys), _cut(text))


def _touches(fault: Fault, places: set[str]) -> bool:
    """Whether what it is about has a fault of its own."""
    return any(key in places or key.split(".")[0] in places for key in fault.place.split(", "))


def _near(wrong: Any, known: list[str]) -> str:
    near = get_close_matches(str(wrong), known, n=1)
    return f" Is {near[0]!r} meant?" if near else ""


def _shown(value: Any) -> str:
    return _cut(kinds.quoted(value), 60)


def _cut(text: str, longest: int = SHOWN) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
