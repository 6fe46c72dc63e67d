"""A mind that searches: it remembers what its seat saw, and tries every choice in worlds that agree
with it (``kernel/search.py``)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from switch.core import layout as at
from switch.core.legality import write_turn
from switch.core.policies import lay_planned
from switch.core.rng import CHANCE_SIZE, seed_fast
from switch.engine import Event, View
from switch.kernel import memory, sampling, search
from switch.kernel.hosts import Host, at_once

from .noting import triples
from .weights import GREEDY, learnt


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a choice is thought about, and what is made of what the rivals did.

    ``playouts``: rounds played on at most, on the compiled host; ``plain``: on CPython. ``tries``:
    hands drawn until one agrees with the rival's turns, ``pardoned`` of 100: how often a turn is
    possible that the model would not have played, ``believed`` of 100: how often a rival is taken
    to have laid what it sensibly could. ``doubt``: a choice is given up that many tenths of a
    standard error behind the best, with 0 never.
    ``learnt``: it plays sampled rounds on with learnt weights (``weights.py``); its rivals are
    always taken for greedy ones.
    """

    playouts: int
    plain: int
    tries: int = 12
    pardoned: int = 20
    believed: int = 88
    doubt: int = 25
    learnt: bool = True


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an action wins: the share of rounds, 0 to 1, of so many that were played on."""

    action: int
    wins: float
    playouts: int
    given_up: bool = False


class Thinker:
    """``seed`` makes its choices repeatable on one host. ``host`` gives the host; it is asked again
    when there is nothing to remember yet."""

    def __init__(self, effort: Effort, seed: int, host: Callable[[], Host] = at_once) -> None:
        self._effort = effort
        self._seed = seed
        self._host_now = host
        self._memory: Any = None
        self._ruled: Sequence[int] | None = None
        self._settle(host())

    def saw(self, events: Sequence[Event], view: View) -> None:
        """What happened, as its seat may know it, and the view after it."""
        table, host = self._prepared(view), self._host  # it may have changed with it
        log = host.vector(triples(events, view.ruleset.pack))
        self._kernel.remember(table, self._memory, host.vector(view.cells), log, self._spare)

    def plan(self, view: View) -> list[int]:
        """The whole turn of the viewer, action by action."""
        cells = list(view.cells)
        actions: list[int] = []
        while True:
            action = self.weigh(view, cells)[0].action
            actions.append(action)
            if action >= at.NAME:
                return actions
            if not lay_planned(view.table, cells, action):
                return actions

    def correct(self, change: Callable[[list[int]], None]) -> None:
        """Changes what it remembers."""
        cells = [int(cell) for cell in self._memory]
        change(cells)
        self._memory = self._host.vector(cells)

    def weigh(self, view: View, cells: Sequence[int] | None = None) -> list[Weighed]:
        """What each action of the seat on turn wins, best first, those given up at the end; calls
        and catches are left out.
        ``cells``: the view's, or as they are in the middle of a planned turn."""
        if not self._follows(view):
            self.saw((), view)
        now = list(view.cells if cells is None else cells)
        out = [0] * at.ACTIONS_MAX
        legal = out[: write_turn(view.table, now, out)]
        account = [len(legal), 0]
        for action in legal:
            account += [action, 1, 0, 0, 0]
        if len(legal) > 1:
            account = self._think(view, now, account)
        starts = range(search.CHOICES_AT, len(account), search.CHOICE_SIZE)
        weighed = [_weighed(account[i : i + search.CHOICE_SIZE]) for i in starts]
        return sorted(weighed, key=lambda one: (one.given_up, -one.wins))

    def _follows(self, view: View) -> bool:
        """Whether the view is of this round, and differs from the last one at most by cards that
        the viewer has laid since: what the memory holds is more than the view shows then."""
        before = self._memory[memory.BEFORE : memory.BEFORE + memory.SITUATION_SIZE]
        if not self._memory[memory.READY] or before[at.RESULT] or before[at.SEATS] != view.seats:
            return False
        counts = before[at.COUNTS : at.COUNTS + view.seats]
        others = (seat for seat in range(view.seats) if seat != view.seat)
        grown = view.pile_count - before[at.PILE_COUNT]
        return 0 <= grown <= view.cells[at.LAID] and all(
            counts[seat] == view.counts[seat] for seat in others
        )

    def _think(self, view: View, cells: list[int], account: list[int]) -> list[int]:
        size = len(account)
        effort, table, host = self._effort, self._prepared(view), self._host
        counted = host.vector(account)
        how = host.vector(
            [
                effort.tries,
                effort.pardoned,
                effort.believed,
                effort.playouts if host.compiled else effort.plain,
                effort.doubt,
            ]
        )
        self._kernel.think(
            table, host.vector(cells), self._memory, counted, how, *self._played_on, *self._room
        )
        return [int(cell) for cell in counted[:size]]

    def _prepared(self, view: View) -> Any:
        """The table as the host takes it."""
        if not self._memory[memory.READY]:
            host = self._host_now()
            if host != self._host:
                self._settle(host)
        if self._ruled is not view.table:
            self._ruled, self._table = view.table, self._host.vector(view.table)
            ours = learnt(view.ruleset) if self._effort.learnt else GREEDY
            self._played_on = (self._host.vector(ours), self._host.vector(GREEDY))
        return self._table

    def _settle(self, host: Host) -> None:
        self._host = host
        self._kernel: Any = host.module("kernel.search")
        self._ruled = None
        self._memory = host.zeros(memory.MEMORY_SIZE)
        self._spare = host.zeros(at.STATE_SIZE)
        chance = [0] * CHANCE_SIZE
        seed_fast(chance, self._seed)
        sizes = (sampling.UNSEEN_SIZE, at.STATE_SIZE, at.STATE_SIZE, at.STATE_SIZE)
        rooms = [host.zeros(size) for size in (*sizes, at.ACTIONS_MAX)]
        self._room = (*rooms, host.vector(chance))


def _weighed(cells: list[int]) -> Weighed:
    """An entry of the account; an only choice was not tried and is told as sure."""
    action, alive, tried, total, _ = cells
    if tried == 0:
        return Weighed(action, 1.0, 0)
    return Weighed(action, total / tried / search.WHOLE, tried, given_up=not alive)
