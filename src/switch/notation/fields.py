"""States, views and events as plain data with the referee's field names, ready for JSON."""

from dataclasses import fields
from functools import lru_cache
from typing import Any

from switch.core import layout as at
from switch.engine import Event, State, View
from switch.engine.state import Readable
from switch.rulesets import RuleSet, preset_of


def ruleset_field(rules: RuleSet) -> Any:
    """A preset by its id, any other rule set whole."""
    return rules.id if preset_of(rules) else rules.fields()


def position_fields(state: State) -> dict[str, Any]:
    return {
        "ruleset": ruleset_field(state.ruleset),
        "hands": [list(hand) for hand in state.hands],
        "stock": list(state.stock),
        "pile": list(state.pile),
        **({"bluff": state.bluff} if state.table[at.T_CHALLENGE] else {}),
        **_common(state),
    }


def view_fields(view: View) -> dict[str, Any]:
    return {
        "seat": view.seat,
        "hand": list(view.hand),
        "counts": list(view.counts),
        "stock": view.stock,
        "pile": list(view.pile),
        "pile_count": view.pile_count,
        **_common(view),
        "legal": [str(action) for action in view.legal],
    }


def event_fields(event: Event) -> dict[str, Any]:
    """``exchanged`` has its other seat as ``with``; hidden cards are left out."""
    out: dict[str, Any] = {"type": event.type}
    for one in fields(event):
        value = getattr(event, one.name)
        if one.name == "other":
            out["with"] = value
        elif isinstance(value, tuple):
            out[one.name] = list(value)
        elif value is not None or one.name not in HIDDEN:
            out[one.name] = value
    return out


HIDDEN = ("cards", "card")  # left out of an event where a viewer may not know them


def _common(cells: Readable) -> dict[str, Any]:
    """The fields that position and view share."""
    return _further(cells) | {
        "turn": cells.turn,
        "direction": cells.direction,
        "suit": cells.suit,
        "pending": cells.pending,
        "skip": cells.skip,
        "phase": cells.phase,
        "laid": list(cells.laid),
        "drawn": cells.drawn,
        "called": list(cells.called),
        "exposed": cells.exposed,
        "passes": cells.passes,
        "winner": cells.winner,
        "result": cells.result,
    }


def _further(cells: Readable) -> dict[str, Any]:
    """Fields of rule sets in which they decide something."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in ((name, getattr(cells, name)) for name in further_fields(cells.ruleset))
    }


@lru_cache(maxsize=64)
def further_fields(rules: RuleSet) -> tuple[str, ...]:
    """What position and view have beside the fields of the referee's protocol."""
    value, table = rules.values, rules.table
    given = value["turn.give"] and value["turn.give_who"] == "everybody"
    rows = (
        ("draws", table[at.T_DRAWS] != 1 or table[at.T_LAY_DRAWN] == at.DRAWN_ANY),
        ("refills", table[at.T_REFILLS]),
        ("rank", value["fit.names_rank"]),
        ("places", table[at.T_PLACES]),
        ("absent", value["score.mode"] == "elimination"),
        ("accused", table[at.T_CHALLENGE]),
        ("ending", given),
        ("given", given),
        ("false_calls", table[at.T_FALSE_CALL]),
        ("false_catches", table[at.T_FALSE_CATCH]),
    )
    return tuple(name for name, decides in rows if decides)
