"""States, views and events as plain data with the referee's field names, ready for JSON."""

from dataclasses import fields
from typing import Any

from switch.core import layout as at
from switch.engine import Event, State, View
from switch.engine.state import Readable
from switch.rulesets import RuleSet, get, ids


def ruleset_field(rules: RuleSet) -> Any:
    """A preset by its id, any other rule set whole."""
    return rules.id if rules.id in ids() and rules == get(rules.id) else rules.fields()


def position_fields(state: State) -> dict[str, Any]:
    return {
        "ruleset": ruleset_field(state.ruleset),
        "hands": [list(hand) for hand in state.hands],
        "stock": list(state.stock),
        "pile": list(state.pile),
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
        elif one.name != "cards":
            out[one.name] = value
        elif value is not None:
            out["cards"] = list(value)
    return out


def _common(cells: Readable) -> dict[str, Any]:
    """The fields that position and view share; ``draws`` only where it decides something."""
    table = cells.table
    counted = table[at.T_DRAWS] != 1 or table[at.T_LAY_DRAWN] == at.DRAWN_ANY
    return ({"draws": cells.draws} if counted else {}) | {
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
