"""Actions a second of the rules: each host of the core, the engine and the referee.

``python -m benchmarks.rules [SECONDS]`` spends about so many seconds on each line. Random play, so
what is measured is legality and transition together. Rates are per second of processor time.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from switch import engine, rulesets
from switch.core import playout
from switch.core.layout import STATE_SIZE
from switch.kernel.compiled import NoNumba, compiled
from switch.notation import referee

SEATS = {"classic": 4, "duel": 2, "last-card": 4}
Rounds = Iterator[int]


def on_cpython(name: str) -> Rounds:
    """The number of actions of one random round after the other."""
    table, seats = rulesets.get(name).table, SEATS[name]
    cells, buffers = [0] * STATE_SIZE, [0] * playout.BUFFERS_SIZE
    for seed in range(1 << 40):
        yield playout.random_round(table, cells, buffers, seats, seed)


def on_numba(name: str) -> Rounds:
    play, seats = compiled("playout").random_round, SEATS[name]
    table = np.array(rulesets.get(name).table, dtype=np.int64)
    cells = np.zeros(STATE_SIZE, dtype=np.int64)
    buffers = np.zeros(playout.BUFFERS_SIZE, dtype=np.int64)
    play(table, cells, buffers, seats, 0)
    for seed in range(1 << 40):
        yield int(play(table, cells, buffers, seats, seed))


def on_engine(name: str) -> Rounds:
    rules, player = rulesets.get(name), random.Random(1)
    for seed in range(1 << 40):
        state = engine.deal(rules, seats=SEATS[name], chance=engine.FastChance(seed))
        actions = 0
        while not state.over:
            state, _ = engine.apply(state, player.choice(engine.legal(state)))
            actions += 1
        yield actions


def on_referee(name: str) -> Rounds:
    """Requests: a new round, then all legal actions and one of them in turn."""
    judge, player = referee.Referee(), random.Random(1)
    for seed in range(1 << 40):
        ask = f'{{"cmd":"new","ruleset":"{name}","players":{SEATS[name]},"seed":{seed}}}'
        position = answer(judge, ask)["position"]
        requests = 1
        while position["result"] is None:
            legal = answer(judge, '{"cmd":"legal"}')["legal"]
            done = answer(judge, f'{{"cmd":"act","action":"{player.choice(legal)}"}}')
            position = done["position"]
            requests += 2
        yield requests


def answer(judge: referee.Referee, ask: str) -> Any:
    return msgspec.json.decode(judge.answer(ask.encode()) or b"")


HOSTS: dict[str, Callable[[str], Rounds]] = {
    "core, compiled by Numba": on_numba,
    "core, CPython": on_cpython,
    "engine": on_engine,
    "referee (requests)": on_referee,
}


def rate(rounds: Rounds, seconds: float) -> float:
    """Actions (or requests) for each second of processor time."""
    next(rounds)
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += next(rounds)
    return done / (time.process_time() - began)


def main(words: list[str]) -> None:
    seconds = float(words[0]) if words else 2.0
    print(f"{'actions a second':28}" + "".join(f"{name:>14}" for name in SEATS))
    for title, play in HOSTS.items():
        try:
            rates = [rate(play(name), seconds) for name in SEATS]
        except NoNumba as lacking:
            print(f"{title:28}{lacking}")
            continue
        print(f"{title:28}" + "".join(f"{one:>14,.0f}" for one in rates), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
