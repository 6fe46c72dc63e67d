"""Computer players: planned here, with turns from a view and calls and catches as a person makes
them, or a program of its own (``process.py``)."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from switch.core import layout as at
from switch.core.calls import call_is_due
from switch.core.policies import GREEDY, RANDOM, plan_turn
from switch.core.rng import PICKS_AT, seed_fast
from switch.engine import Action, Call, Catch, Event, Jump, View
from switch.engine.actions import from_code
from switch.kernel.hosts import Host, at_once

from .levels import Level
from .thinker import Thinker

SEED_MASK = (1 << 63) - 1
CHOICES = ("suit", "rank", "exchange", "give")


class Reaction(NamedTuple):
    """Something to be done ``delay`` seconds from now, if it is still legal then."""

    action: Action
    delay: float


class Player(Protocol):
    """One player may serve many rounds, one at a time. A program may raise BotFault."""

    def turn(self, view: View) -> list[Action]:
        """The whole turn of the seat on turn, which must be the viewer's; a ``draw`` ends the
        plan, and what follows it is planned from the next view."""

    def reaction(self, view: View) -> Reaction | None:
        """A late call of its own, a catch, or a jump in; ask once for each new view."""

    def saw(self, events: Sequence[Event], view: View) -> None:
        """What its seat may know of what happened, and the view after it."""

    def close(self) -> None:
        """It is not asked any more."""


class Planner:
    """``seed`` makes its choices repeatable; those of a searching level on one ``host``."""

    def __init__(self, level: Level, seed: int, host: Callable[[], Host] = at_once) -> None:
        self.level = level
        self._thinker = None if level.effort is None else Thinker(level.effort, seed, host)
        self._random = random.Random(seed)  # noqa: S311 - lapses, not secrets
        self._chance = [0] * PICKS_AT
        seed_fast(self._chance, seed & SEED_MASK)

    def turn(self, view: View) -> list[Action]:
        codes = self._plan(view, careful=self._random.random() < self.level.care)
        actions = [from_code(view.ruleset, code) for code in codes]
        sheds = codes[0] < at.NAME or view.phase in CHOICES
        if sheds and call_due(view) and self._random.random() >= self.level.forgets:
            actions.insert(0, Call())
        return actions

    def _plan(self, view: View, *, careful: bool) -> list[int]:
        if careful and self._thinker is not None:
            return self._thinker.plan(view)
        policy = GREEDY if careful else RANDOM
        out = [0] * at.ACTIONS_MAX
        return out[: plan_turn(view.table, list(view.cells), policy, self._chance, out)]

    def reaction(self, view: View) -> Reaction | None:
        if view.exposed is not None:
            if view.exposed == view.seat and call_due(view):
                return self._perhaps(Call(), self.level.remembers)
            catch = Catch(view.exposed)
            return self._perhaps(catch, 1 - self.level.overlooks) if catch in view.legal else None
        jumps = [action for action in view.legal if isinstance(action, Jump)]
        return self._perhaps(jumps[0], 1 - self.level.overlooks) if jumps else None

    def saw(self, events: Sequence[Event], view: View) -> None:
        if self._thinker is not None:
            self._thinker.saw(events, view)

    @property
    def thinks(self) -> bool:
        """Whether a turn takes it long, and it wants to hear of what happens."""
        return self._thinker is not None

    def close(self) -> None:
        """It holds nothing."""

    def _perhaps(self, action: Action, chance: float) -> Reaction | None:
        if self._random.random() >= chance:
            return None
        delay = self._random.uniform(self.level.quickest, self.level.slowest)
        return Reaction(action, delay)


def call_due(view: View) -> bool:
    """Whether a call is due, and not a false one that costs cards (9.17)."""
    seat = view.seat
    return seat is not None and bool(call_is_due(view.table, list(view.cells), seat))
