"""The programs that the host of the server lets play, by their names (docs/bots.md).

Nothing that comes from a client is ever a command: a seat names one of these.
"""

import os
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from threading import Lock, Thread
from typing import NamedTuple

from switch.bots import LEVELS, BotFault, ProcessPlayer
from switch.bots.levels import PLAYERS
from switch.bots.process import words
from switch.server.names import clean_name
from switch.server.refusals import Refused

TAKEN = {*LEVELS, *PLAYERS, "open", "human", "bot"}


class Bot(NamedTuple):
    name: str
    command: tuple[str, ...]


def read_bots(text: str) -> tuple[Bot, ...]:
    """``NAME=COMMAND``, several with ``;`` or in lines of their own. Raises ValueError."""
    found: dict[str, Bot] = {}
    for part in text.replace("\n", ";").split(";"):
        if not part.strip():
            continue
        name, equals, command = part.partition("=")
        if not equals:
            raise ValueError(f"{part.strip()!r} is not NAME=COMMAND")
        bot = Bot(_name(name), words(command))
        if bot.name.casefold() in found:
            raise ValueError(f"{bot.name!r} is there twice")
        found[bot.name.casefold()] = bot
    return tuple(found.values())


def _name(text: str) -> str:
    try:
        name = clean_name(text)
    except Refused as refused:
        raise ValueError(refused.message) from None
    if name.casefold() in TAKEN:
        raise ValueError(f"the name {name!r} has a meaning of its own; choose another")
    return name


def is_program(level: str | None) -> bool:
    """Whether a seat of this level is played by a program, that is here or was here once."""
    return level is not None and level not in LEVELS


class Programs:
    """Starts the programs of all tables, ``most`` at once; ``time``: seconds for an answer,
    ``start``: more for the first. In the threads of ``pool`` they are asked, in those of ``minds``
    the levels that search: programs only wait there, a mind needs a processor."""

    def __init__(self, bots: Collection[Bot], time: float, start: float, most: int) -> None:
        self.names = tuple(bot.name for bot in bots)
        self.pool = ThreadPoolExecutor(most, thread_name_prefix="bot")
        self.minds = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="mind")
        # Of their own: a table must not wait for those who look back.
        self.reviews = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._commands = {bot.name: bot.command for bot in bots}
        self._times = {"time_ms": round(time * 1000), "start_ms": round(start * 1000)}
        self._left = most
        self._ending: set[Thread] = set()
        self._counting = Lock()

    def seat(self, name: str, seed: int) -> ProcessPlayer:
        """To be handed to ``dismiss`` in the end. Raises BotFault: bot_gone, bot_busy."""
        if name not in self._commands:
            raise BotFault("bot_gone", f"This server has no program {name!r} any more.")
        with self._counting:
            if self._left <= 0:
                raise BotFault("bot_busy", "All programs that may run at once are running.")
            self._left -= 1
        return ProcessPlayer(self._commands[name], seed, **self._times)

    def dismiss(self, player: ProcessPlayer) -> None:
        """Ends it, in a thread of its own: all others may be waiting for answers."""

        def end() -> None:
            player.close()
            with self._counting:
                self._left += 1
            self._ending.discard(thread)

        thread = Thread(target=end, name="end of a bot")
        self._ending.add(thread)
        thread.start()

    def close(self) -> None:
        """Waits until every program has ended; minds finish the thought that they are at."""
        self.minds.shutdown(cancel_futures=True)
        self.reviews.shutdown(cancel_futures=True)
        for thread in tuple(self._ending):
            thread.join()
        self.pool.shutdown()
