"""OpenSpiel's information-set tree search against one of our players, at equal time.

``python examples/openspiel_ismcts.py [--player NAME] [--ruleset NAME] [--ms N] [--pairs N]``

Every deal is played twice with the seats exchanged, and the two rounds count as one pair: so luck
of the deal goes out, and the interval is that of the pairs. Both sides are given the same
processor time for a decision: the search does as many simulations as fit into ``--ms``, our player
takes what it takes, and both are measured. Where a decision has one choice nobody searches.

Needs open-spiel, absl-py and numpy.
"""

import argparse
import math
import statistics
import time
from importlib import import_module
from random import Random
from typing import Any, Protocol

import numpy as np

from switch import bots
from switch.core import layout as at
from switch.engine.actions import to_code
from switch.engine.chance import FastChance
from switch.engine.events import Event, read_events
from switch.engine.state import State
from switch.engine.views import View, legal, redact
from switch.env import openspiel
from switch.kernel import hosts
from switch.kernel.deciding import OPEN, WAIT

ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")

Z95 = 1.96


class Side(Protocol):
    def __call__(self, state: Any) -> int: ...

    def saw(self, state: Any, seat: int) -> None: ...


class Ours:
    """One of our players at an OpenSpiel state: it is given a view and nothing else."""

    def __init__(self, name: str, seed: int) -> None:
        self.player = bots.get(name, seed, hosts.native)

    def __call__(self, state: Any) -> int:
        course, seat = state.course, state.current_player()
        view = self.view(course, seat)
        if course.row[OPEN]:
            reaction = self.player.reaction(view)
            return WAIT if reaction is None else to_code(view.ruleset, reaction.action, view.seats)
        plan = self.player.turn(view)
        return to_code(view.ruleset, plan[0], view.seats)

    def saw(self, state: Any, seat: int) -> None:
        """What the last decision did, as this seat may know it."""
        course = state.course
        happened: tuple[Event, ...] = ()
        if course.steps:
            happened = read_events(list(course.steps[-1].log), course.setup.rules.pack)
        seen = [redact(event, seat) for event in happened]
        self.player.saw(seen, self.view(course, seat))

    @staticmethod
    def view(course: Any, seat: int) -> View:
        seen = openspiel.observed(course, seat)
        cells = tuple(int(cell) for cell in course.row[: at.STATE_SIZE])
        whole = State(seen.ruleset, cells, FastChance(0))
        return View(seen.ruleset, seen.cells, legal(whole, seat))


class TimeUp(Exception):
    pass


class Theirs:
    """Python's ISMCTS of OpenSpiel with random rollouts, stopped by the clock: each simulation
    begins with another world, and there the time is looked at."""

    def __init__(self, game: Any, seconds: float, seed: int, exploration: float) -> None:
        dice = np.random.RandomState(seed)
        self.seconds, self.until = seconds, 0.0
        self.simulations = self.decisions = 0
        self.bot = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, dice),
            exploration,
            1_000_000,
            random_state=dice,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.bot.set_resampler(self.another_world)
        self.chance = dice.uniform

    def __call__(self, state: Any) -> int:
        self.until = time.process_time() + self.seconds
        self.decisions += 1
        try:
            return int(self.bot.step(state))
        except TimeUp:
            tried = self.root().child_info
            return int(max(tried, key=lambda action: tried[action].visits))

    def saw(self, state: Any, seat: int) -> None:
        """It asks the state for what it has seen."""

    def another_world(self, state: Any, player: int) -> Any:
        if self.root().child_info and time.process_time() > self.until:
            raise TimeUp
        self.simulations += 1
        return state.resample_from_infostate(player, self.chance)

    def root(self) -> Any:
        return self.bot._root_node  # noqa: SLF001 - the search has no clock of its own


def play(game: Any, sides: list[Side], seed: int, spent: list[list[float]]) -> float:
    """One round; what side 0, which sits in seat 0, gets. ``spent``: times are added."""
    chance = Random(seed)  # noqa: S311 - a deal, no secret
    state, told = game.new_initial_state(), -1
    while not state.is_terminal():
        if told < len(state.course.steps) and state.current_player() >= 0:
            told = len(state.course.steps)
            for seat, side in enumerate(sides):
                side.saw(state, seat)
        if state.is_chance_node():
            kinds, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(kinds, weights)[0])
            continue
        choices = state.legal_actions()
        seat = state.current_player()
        if len(choices) == 1:
            state.apply_action(choices[0])
            continue
        began = time.process_time()
        action = sides[seat](state)
        spent[seat].append(time.process_time() - began)
        state.apply_action(action)
    return float(state.returns()[0])


def pair(game: Any, theirs: Side, ours: Side, seed: int, spent: list[list[float]]) -> float:
    """Their share of the two rounds of one deal, 0 … 1."""
    first = play(game, [theirs, ours], seed, spent)
    second = -play(game, [ours, theirs], seed, spent[::-1])
    return (first + second) / 4 + 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="greedy", help="a name of switch.bots")
    parser.add_argument("--ruleset", default="classic")
    parser.add_argument("--ms", type=float, default=25.0, help="their time for a decision")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--exploration", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    settings = {"ruleset": given.ruleset, "players": 2, "max_decisions": 2000}
    game = openspiel.pyspiel.load_game("switch", settings)
    theirs = Theirs(game, given.ms / 1000, given.seed, given.exploration)
    ours = Ours(given.player, given.seed)
    play(game, [theirs, ours], 0, [[], []])  # whatever has to be compiled
    theirs.simulations = theirs.decisions = 0
    spent: list[list[float]] = [[], []]
    shares: list[float] = []
    for number in range(given.pairs):
        shares.append(pair(game, theirs, ours, given.seed + number, spent))
        if len(shares) > 1:
            mean = statistics.fmean(shares)
            half = Z95 * statistics.stdev(shares) / math.sqrt(len(shares))
            print(f"\r{len(shares)} pairs: ISMCTS {mean:.1%} ± {half:.1%}", end="", flush=True)
    print()
    for name, times in zip(("ISMCTS", given.player), spent, strict=True):
        print(f"{name}: {1000 * statistics.fmean(times):.1f} ms a decision")
    print(f"ISMCTS: {theirs.simulations / max(1, theirs.decisions):.0f} simulations a decision")


if __name__ == "__main__":
    main()
