"""Programs that fail, told while it is being played: nobody waits hours to learn of it."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

GIVEN_UP = 10  # rounds of a program, all failed, after which no more are played
LONGEST = 400  # letters of what is told of a fault

# The player, and the fault's code and sentence; both "" after a round in which it did not fail.
Heard = Callable[[str, str, str], None]


class Failed(NamedTuple):
    player: str
    fault: str
    told: str


class Faults:
    """Of the rounds of a chunk."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._counts: Counter[str] = Counter()
        self._said: dict[str, str] = {}

    def add(self, player: str, code: str, message: str) -> None:
        who, told = f"{player} {code}", sentence(message)
        self._counts[who] += 1
        self._said.setdefault(who, told)
        self._heard(player, code, told)

    def none(self, player: str) -> None:
        self._heard(player, "", "")

    def kept(self) -> dict[str, dict[str, Any]]:
        """Player and code → how often, and what was wrong the first time."""
        said = {"said": self._said} if self._said else {}
        return {"faults": dict(self._counts), **said}


class Hopeless(RuntimeError):
    """A program failed in each of its first ``rounds`` rounds; ``first``: how in the first."""

    def __init__(self, first: Failed, rounds: int) -> None:
        super().__init__(first, rounds)
        self.first = first
        self.rounds = rounds


class Watch:
    """``tell`` hears once of each kind of fault of each program; ``count``: of rounds lost."""

    def __init__(self, tell: Callable[[Failed], None]) -> None:
        self.count = 0
        self._tell = tell
        self._first: dict[str, Failed] = {}
        self._told: set[tuple[str, str]] = set()
        self._failed: Counter[str] = Counter()
        self._sound: set[str] = set()

    def heard(self, player: str, code: str, told: str) -> None:
        """Raises Hopeless."""
        if not code:
            self._sound.add(player)
            return
        self.count += 1
        self._failed[player] += 1
        failed = Failed(player, code, told)
        first = self._first.setdefault(player, failed)
        if (player, code) not in self._told:
            self._told.add((player, code))
            self._tell(failed)
        if player not in self._sound and self._failed[player] >= GIVEN_UP:
            raise Hopeless(first, self._failed[player])


def nobody(player: str, code: str, told: str) -> None:
    pass


def sentence(message: str) -> str:
    """What is kept of a fault's message: a report is given to others, who need not learn whose
    folder the program lies in."""
    home = str(Path.home())
    text = message.replace(home, "~") if len(home) > 1 else message
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
