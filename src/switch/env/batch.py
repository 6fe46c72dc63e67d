"""Many rounds at once: arrays in, arrays out, written where they lie. See docs/environments.md."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from hashlib import blake2b
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self

from switch.core import layout as at
from switch.core.rng import PICKS_AT, seed_fast
from switch.kernel.deciding import ACTIONS, ROW_SIZE

from . import observing
from .driver import host_for, rows
from .setting import Rules, action_text, cards_of, need, rule_set, table_of, whole

if TYPE_CHECKING:
    import numpy as np

MODULE = "kernel.batch_env"
SEED_BITS = 63
OVER, CUT_OFF = 1, 2


class IllegalAction(ValueError):
    """``game`` and ``action``; no game has changed."""

    def __init__(self, text: str, game: int, action: int) -> None:
        super().__init__(text)
        self.game = game
        self.action = action


@dataclass(frozen=True)
class Arrays:
    """What a batch writes: the seat that decides in each game, what it sees and may do; and of the
    last step what each seat got, and 0, OVER or CUT_OFF."""

    seat: np.ndarray[Any, Any]
    observation: np.ndarray[Any, Any]
    mask: np.ndarray[Any, Any]
    reward: np.ndarray[Any, Any]
    over: np.ndarray[Any, Any]


def shapes(table: tuple[int, ...], seats: int, games: int) -> dict[str, tuple[Any, str]]:
    """Shape and type of each array."""
    return {
        "seat": ((games,), "int64"),
        "observation": ((games, observing.length(table, seats)), "int16"),
        "mask": ((games, ACTIONS), "uint8"),
        "reward": ((games, seats), "int64"),
        "over": ((games,), "uint8"),
    }


def checked(name: str, array: Any, shape: Any, kind: str) -> Any:
    np = need("numpy")
    fine = isinstance(array, np.ndarray) and array.flags.carray
    if not fine or array.shape != shape or array.dtype != kind:
        raise ValueError(
            f"{name} must be an array of {kind} of the shape {shape}, in one piece and writeable."
        )
    return array


def game_seed(seed: int, game: int) -> int:
    """What starts the chance of one game of a batch, 0 … 2**63 - 1."""
    digest = blake2b(f"{seed}:{game}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - SEED_BITS)


class Batch:
    """``games`` rounds of one rule set side by side. The chance of each game comes from the seed
    and its number alone.

    ``most``: decisions in a round until it is cut off, 0: no limit; ``arrays``: where to write,
    None: into new ones; ``threads``: how many work on it where it is compiled, until ``close``;
    ``native``: whether it is compiled. Raises ValueError, Missing; with ``native=True`` NoNumba.
    """

    def __init__(  # noqa: PLR0913 - half of them by name
        self,
        rules: Rules = "classic",
        seats: int = 2,
        games: int = 1,
        seed: int = 0,
        *,
        most: int = 0,
        arrays: Arrays | None = None,
        threads: int = 1,
        native: bool | None = None,
    ) -> None:
        games, threads = whole("games", games, 1), whole("threads", threads, 1)
        most, self.seed = whole("most", most, 0), whole("seed", seed, 0)
        np = need("numpy")
        self.rules = rule_set(rules)
        self.table = table_of(self.rules, seats)
        self.seats, self.games = seats, games
        wanted = shapes(self.table, seats, games)
        if arrays is None:
            arrays = Arrays(**{name: np.zeros(*one) for name, one in wanted.items()})
        if not isinstance(arrays, Arrays):
            raise ValueError(f"arrays must be of the class Arrays, or None, not {arrays!r}.")  # noqa: TRY004
        for one in fields(arrays):
            checked(one.name, getattr(arrays, one.name), *wanted[one.name])
        self.arrays = arrays
        host = host_for(MODULE, native=native)
        self.native, self._module = host.compiled, host.module(MODULE)
        self._t = host.vector(self.table)
        self._sizes = host.vector([cards_of(self.table), ACTIONS, seats, most])
        self._rows, self._chances = rows(host, games, ROW_SIZE), rows(host, games, PICKS_AT)
        self._parts = _parts(games, threads if self.native else 1)
        self._spaces = rows(host, len(self._parts), at.STATE_SIZE + ACTIONS)
        self._logs = rows(host, len(self._parts), at.EVENTS_SIZE)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends its threads; the arrays stay. There are none to end without ``threads``."""
        if self._pool is not None:
            self._pool.shutdown()

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin all games anew, by default with the same seed."""
        self.seed = self.seed if seed is None else whole("seed", seed, 0)
        for game in range(self.games):
            chance = [0] * PICKS_AT
            seed_fast(chance, game_seed(self.seed, game))
            self._chances[game][:] = chance
            self._rows[game][:] = [0] * ROW_SIZE
        self.arrays.reward[:] = 0
        self.arrays.over[:] = 0
        into, module = self.arrays, self._module
        self._each(
            lambda part, first, end: module.start_games(
                self._t, self._rows, self._chances, self._spaces[part], into.seat,
                into.observation, into.mask, self._sizes, first, end,
            )
        )  # fmt: skip
        return self.arrays

    def step(self, actions: np.ndarray[Any, Any]) -> int:
        """Do one action in every game (int64, one each); how many rounds ended with it. A round
        that has ended begins anew at once. Raises IllegalAction: nothing changed."""
        if isinstance(actions, need("numpy").ndarray) and not actions.flags.writeable:
            actions = actions.copy()  # the compiled functions take none but their own kind
        checked("actions", actions, (self.games,), "int64")
        chosen = actions if self.native else actions.tolist()
        into, module = self.arrays, self._module
        wrong = module.find_illegal(self._t, self._rows, chosen, 0, self.games)
        if wrong >= 0:
            raise self._illegal(int(wrong), int(actions[wrong]))
        return self._each(
            lambda part, first, end: int(
                module.step_games(
                    self._t, self._rows, self._chances, chosen, self._spaces[part],
                    self._logs[part], into.seat, into.observation, into.mask, into.reward,
                    into.over, self._sizes, first, end,
                )
            )
        )  # fmt: skip

    def cells(self, game: int) -> list[int]:
        """The round itself as the core has it, hidden cards too."""
        return [int(cell) for cell in self._rows[game]]

    def _each(self, work: Any) -> int:
        """The sum of ``work`` over the parts."""
        if self._pool is None:
            return work(0, 0, self.games) or 0
        jobs = [self._pool.submit(work, i, *part) for i, part in enumerate(self._parts)]
        return sum(job.result() or 0 for job in jobs)

    def _illegal(self, game: int, action: int) -> IllegalAction:
        named, seat = action_text(self.rules, action), self.arrays.seat[game]
        text = f"Game {game}: {named} (action {action}) is not legal for seat {seat} now"
        return IllegalAction(f"{text}; no game was changed.", game, action)


def _parts(games: int, count: int) -> list[tuple[int, int]]:
    """Ranges of games, as equal as may be and none empty."""
    count = min(count, games)
    ends = [games * part // count for part in range(count + 1)]
    return list(pairwise(ends))
