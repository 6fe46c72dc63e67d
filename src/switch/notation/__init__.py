"""Text and JSON forms of everything: actions, positions, views, events, records, the referee."""

from .fields import event_fields, position_fields, view_fields
from .position import BadPosition, load_position
from .text import parse_action

__all__ = [
    "BadPosition",
    "event_fields",
    "load_position",
    "parse_action",
    "position_fields",
    "view_fields",
]
