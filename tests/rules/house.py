"""Rule sets for hand-made cases: a plain game, or a preset, and what is played differently."""

from __future__ import annotations

from typing import Any

from switch import rulesets

Fields = dict[str, Any]


def plain(pack: str = "french-52", **changes: Any) -> Fields:
    """No card has a power, one card a turn, one draw ends it: `plain(turn={"skip": ["8"]})`."""
    fields: Fields = {"id": "plain", "name": "Plain", "pack": pack, "seats": [2, 4]}
    fields["deal"] = {"hand": 4}
    return fields | changes


def changed(preset: str, **changes: Any) -> Fields:
    """A preset with options of its own replaced: `changed("classic", deal={"hand": 5})`."""
    fields: Fields = rulesets.get(preset).fields()
    for name, value in changes.items():
        fields[name] = fields[name] | value if isinstance(value, dict) else value
    return fields
