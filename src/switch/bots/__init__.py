"""Computer players. They are given views, never states."""

from .levels import LEVELS, Level, UnknownLevel
from .pace import pace
from .player import Planner, Player, Reaction
from .process import ProcessPlayer
from .process_faults import BotFault
from .seating import get

__all__ = [
    "LEVELS",
    "BotFault",
    "Level",
    "Planner",
    "Player",
    "ProcessPlayer",
    "Reaction",
    "UnknownLevel",
    "get",
    "pace",
]
