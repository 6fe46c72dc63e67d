"""Rule sets in TOML and JSON files: reading with every fault named at its place, and writing."""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import checking
from .checking import SHOWN, BadFile, Fault
from .ruleset import RuleSet

LARGEST = 64 * 1024
MOST_DOTS = 500  # in a line: a key of thousands of parts takes the parser minutes
_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")
_SECTION = re.compile(r"\s*\[\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*([\w.-]+)\s*=")


def read(path: Path) -> RuleSet:
    """Raises BadFile with every fault, or OSError. Never reads more than LARGEST bytes."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    return parse(data, kind=path.suffix.lower().removeprefix("."))


def parse(data: bytes, *, kind: str = "") -> RuleSet:
    """``kind``: toml, json, or anything else: JSON if it begins with a brace. Raises BadFile."""
    if len(data) > LARGEST:
        raise BadFile([Fault("", f"This is larger than {LARGEST // 1024} KiB; no rule set is.")])
    text = _decoded(data)
    as_json = kind == "json" or (kind != "toml" and text.lstrip().startswith("{"))
    try:
        fields = _from_json(text) if as_json else _from_toml(text)
    except RecursionError:
        raise BadFile([Fault("", "Too many brackets stand inside each other.")]) from None
    try:
        return checking.checked(fields)
    except BadFile as bad:
        lines = {} if as_json else _lines(text)
        raise BadFile([_placed(fault, lines) for fault in bad.faults]) from None


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        where = f"byte {error.start + 1}"
        raise BadFile([Fault(where, "This is no text in UTF-8.")]) from None
    if "\0" in text:
        raise BadFile([Fault(f"byte {text.index(chr(0)) + 1}", "This is no text.")])
    return text


@dataclass(frozen=True)
class _Twice(Exception):
    key: str


def _from_json(text: str) -> Any:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [name for name, _ in pairs]
            raise _Twice(next(name for name in names if names.count(name) > 1))
        return found

    try:
        return json.loads(text, object_pairs_hook=once)
    except _Twice as twice:
        key = twice.key[:SHOWN]
        raise BadFile([Fault(key, f"{key!r} stands twice.")]) from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadFile([Fault(place, f"This is no JSON ({error.msg}).", error.lineno)]) from None
    except ValueError:
        raise BadFile([Fault("", "A number has too many digits.")]) from None


def _from_toml(text: str) -> Any:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            said = "This is no TOML (Too many dots in a line)."
            raise BadFile([Fault(f"line {number}", said, number)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        why = _PLACE.sub("", str(error)).removesuffix(" (at end of document)")[:SHOWN]
        last = int(found[1]) if found else len(text.splitlines())
        place = f"line {found[1]}, column {found[2]}" if found else "the end"
        raise BadFile([Fault(place, f"This is no TOML ({why}).", last)]) from None
    except ValueError:
        raise BadFile([Fault("", "A number has too many digits.")]) from None


def _lines(text: str) -> dict[str, int]:
    """Field or option → the line of the TOML file that gives it."""
    found: dict[str, int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        header, key = _SECTION.match(line), _KEY.match(line)
        if header:
            section = header[1] + "."
            found.setdefault(header[1], number)
        elif key:
            found.setdefault(section + key[1], number)
    return found


def _placed(fault: Fault, lines: Mapping[str, int]) -> Fault:
    keys = fault.place.split(", ")
    line = next((lines[key] for key in keys if key in lines), None)
    return Fault(fault.place, fault.text, line)


def to_json(rules: RuleSet) -> str:
    return json.dumps(rules.fields(), ensure_ascii=False, indent=2) + "\n"


def to_toml(rules: RuleSet) -> str:
    """Every option, in the order of the declarations, a table for each group."""
    fields = rules.fields()
    tables = {key: value for key, value in fields.items() if isinstance(value, dict)}
    plain = {key: value for key, value in fields.items() if key not in tables}
    parts = [_pairs(plain), *(f"[{key}]\n{_pairs(value)}" for key, value in tables.items())]
    return "\n".join(parts)


def _pairs(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(name)} = {_toml(value)}\n" for name, value in table.items())


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _toml(name)


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case Mapping():
            inner = ", ".join(f"{_key(name)} = {_toml(one)}" for name, one in value.items())
            return f"{{ {inner} }}" if inner else "{}"
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case _:
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
