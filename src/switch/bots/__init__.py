"""Computer players. They are given views, never states."""

from .levels import LEVELS, Level, UnknownLevel
from .player import Player, Reaction, get

__all__ = ["LEVELS", "Level", "Player", "Reaction", "UnknownLevel", "get"]
