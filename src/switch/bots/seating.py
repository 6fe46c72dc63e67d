"""A player for a name."""

from collections.abc import Callable

from switch.kernel.hosts import Host, at_once

from .levels import level
from .player import Planner, Player
from .process import PREFIX, ProcessPlayer, words


def get(name: str, seed: int, host: Callable[[], Host] = at_once) -> Player:
    """A player by its name in ``levels.PLAYERS``, or a program by ``process:COMMAND``. Raises
    ValueError with a sentence: UnknownLevel, or a command that cannot be run."""
    if name.startswith(PREFIX):
        return ProcessPlayer(words(name.removeprefix(PREFIX)), seed)
    return Planner(level(name), seed, host)
