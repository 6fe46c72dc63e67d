"""Where tables are kept: a port (``Repository``) and SQLite behind it."""

from switch.storage.repository import (
    CannotOpen,
    Conflict,
    Entry,
    Key,
    KeyTaken,
    Lifetimes,
    Repository,
    Stage,
    StorageFailed,
    TableGone,
)
from switch.storage.sqlite import SqliteRepository

__all__ = [
    "CannotOpen",
    "Conflict",
    "Entry",
    "Key",
    "KeyTaken",
    "Lifetimes",
    "Repository",
    "SqliteRepository",
    "Stage",
    "StorageFailed",
    "TableGone",
]
