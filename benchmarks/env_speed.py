"""Decisions a second of the environments, beside RLCard's and OpenSpiel's on the same rules.

``python -m benchmarks.env_speed [--games N] [--repeats N] [--seconds S] [--json FILE]``. A decision
is one action chosen at random from the legal ones and done, with the observation and the legal
actions of whoever is next. Rates are per second of processor time; all lines take turns, and the
median and the quartiles of the repeats are shown. What is not installed is left out and named.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from benchmarks.timing import Rate, Work, in_turns, rate, spread
from switch.env import aec
from switch.env.batch import Batch
from switch.kernel.compiled import NoNumba


class Line(NamedTuple):
    """``work`` yields decisions done, again and again."""

    name: str
    rules: str
    work: Work


def batch(rules: str, games: int, *, native: bool, choose: bool) -> Work:
    """``choose``: with a random action for every game, which NumPy needs longer for than the step;
    else the first legal one."""
    many, rng = Batch(rules, 2, games, seed=1, native=native), np.random.default_rng(1)
    actions = np.zeros(games, np.int64)
    while True:
        if choose:
            order = rng.permutation(many.arrays.mask.shape[1])
            actions[:] = order[many.arrays.mask[:, order].argmax(axis=1)]
        else:
            many.arrays.mask.argmax(axis=1, out=actions)
        many.step(actions)
        yield games


def steps_alone(rules: str, games: int) -> tuple[Batch, Callable[[], float]]:
    """A batch, and a function that does one random step and says what the step itself took."""
    many, rng = Batch(rules, 2, games, seed=1, native=True), np.random.default_rng(1)
    actions = np.zeros(games, np.int64)

    def one() -> float:
        order = rng.permutation(many.arrays.mask.shape[1])
        actions[:] = order[many.arrays.mask[:, order].argmax(axis=1)]
        began = time.process_time()
        many.step(actions)
        return time.process_time() - began

    return many, one


def pettingzoo(rules: str) -> Work:
    one, rng = aec.RawEnv(rules, 2), Random(1)
    for seed in range(1 << 40):
        one.reset(seed=seed)
        done = 0
        while not any(one.terminations.values()):
            mask = one.observe(one.agent_selection)["action_mask"]
            one.step(rng.choice(np.flatnonzero(mask).tolist()))
            done += 1
        yield done


def crazy_eights(seats: int) -> str:
    """OpenSpiel's game with the rules of our crazy-eights-powers."""
    return (
        f"crazy_eights(players={seats},max_draw_cards=5,use_special_cards=true,reshuffle=true,"
        "max_turns=1000000)"
    )


def openspiel(pyspiel: Any) -> Work:
    """Its crazy_eights; the cards that chance deals and draws are no decisions."""
    game, rng = pyspiel.load_game(crazy_eights(2)), Random(1)
    while True:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                kinds, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(kinds, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        yield done


def rlcard(module: Any) -> Work:
    """Its uno: the environment's own loop."""
    env, rng = module.make("uno", config={"seed": 1}), Random(1)
    while True:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            done += 1
        yield done


POWERS, COLOURS = "crazy-eights-powers", "colours-108"
PEERS = (
    ("OpenSpiel crazy_eights, step loop", POWERS, "pyspiel", openspiel),
    ("RLCard uno, step loop", COLOURS, "rlcard", rlcard),
)


def lines(games: int) -> Iterator[Line]:
    for rules in (POWERS, COLOURS, "classic"):
        try:
            work = batch(rules, games, native=True, choose=True)
            next(work)
            yield Line(f"batch of {games}, compiled, choice included", rules, work)
        except NoNumba as lacking:
            print(lacking, file=sys.stderr)
        plain = batch(rules, 64, native=False, choose=True)
        yield Line("batch of 64, CPython, choice included", rules, plain)
        yield Line("PettingZoo AEC, CPython", rules, pettingzoo(rules))
    for name, rules, package, work_of in PEERS:
        try:
            yield Line(name, rules, work_of(import_module(package)))
        except ImportError as lacking:
            print(f"{name}: {lacking}", file=sys.stderr)


def alone_rate(games: int, one: Callable[[], float], seconds: float) -> float:
    """Of the steps alone, the choice of actions left out."""
    done, spent = 0, 0.0
    while spent < seconds:
        spent += one()
        done += games
    return done / spent


def measured(games: int, repeats: int, seconds: float) -> list[dict[str, Any]]:
    all_lines = list(lines(games))
    measures: list[tuple[str, str, Rate]] = [
        (line.name, line.rules, partial(rate, line.work)) for line in all_lines
    ]
    if any("compiled" in line.name for line in all_lines):
        for rules in (POWERS, COLOURS, "classic"):
            _, one = steps_alone(rules, games)
            name = f"batch of {games}, compiled, the step alone"
            measures.append((name, rules, partial(alone_rate, games, one)))
    rates = in_turns([measure for _, _, measure in measures], repeats, seconds)
    return [
        {"name": name, "rules": rules} | spread(found)._asdict()
        for (name, rules, _), found in zip(measures, rates, strict=True)
    ]


def table(found: list[dict[str, Any]]) -> str:
    rows = [f"{'decisions a second of processor time':48}{'':22}{'median':>12}{'quartiles':>26}"]
    for one in sorted(found, key=lambda line: (line["rules"], -line["median"])):
        quartiles = f"{one['low']:,.0f} … {one['high']:,.0f}"
        rows.append(f"{one['name']:48}{one['rules']:22}{one['median']:>12,.0f}{quartiles:>26}")
    return "\n".join(rows)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.env_speed", description=__doc__)
    parser.add_argument("--games", type=int, default=1024, metavar="N")
    parser.add_argument("--repeats", type=int, default=7, metavar="N", help="at least 2")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="for each repeat")
    parser.add_argument("--json", type=Path, metavar="FILE")
    given = parser.parse_args(words)
    found = measured(given.games, max(2, given.repeats), given.seconds)
    print(table(found))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
