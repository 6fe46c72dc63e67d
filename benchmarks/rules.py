"""Actions a second of the rules: each host of the core, the engine and the referee.

``python -m benchmarks.rules [--json FILE] [--only HOST] [--repeats N] [--seconds S]``. Rates are
per second of processor time, for that hardly changes when the machine is busy. All lines take
turns, again and again, so that a slow minute of the machine falls on all of them; the median and
the quartiles of the repeats are shown.
"""

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks.loops import SPACE_SIZE, Load, Loop, greedy_rounds, random_rounds
from switch import bots, engine, rulesets
from switch.core.layout import STATE_SIZE
from switch.kernel.compiled import NoNumba, compiled
from switch.notation import referee

Rounds = Iterator[int]
ENDLESS = 1 << 40
NUMBA = "core, compiled by Numba"

TABLES = [
    (name, seats)
    for name in rulesets.ids()
    for seats in sorted({rulesets.get(name).seats[0], min(4, rulesets.get(name).seats[1])})
]


class Line(NamedTuple):
    """``rounds`` yields the work done, in ``unit``, of one round after the other."""

    host: str
    player: str
    ruleset: str
    seats: int
    unit: str
    rounds: Rounds


# --- the hosts -----------------------------------------------------------------------------------


def plain(name: str, seats: int, loop: Callable[[Load], Loop]) -> Rounds:
    play = loop(lambda module: import_module(f"switch.core.{module}"))
    return _rounds(play, rulesets.get(name).table_for(seats), lambda size: [0] * size, seats)


def by_numba(name: str, seats: int, loop: Callable[[Load], Loop]) -> Rounds:
    """Raises NoNumba."""
    return _rounds(*_compiled(name, seats, loop), seats)


def _compiled(
    name: str, seats: int, loop: Callable[[Load], Loop]
) -> tuple[Loop, Any, Callable[[int], Any]]:
    compiled("core.layout")
    import numba  # noqa: PLC0415 - heavy, and may be missing
    import numpy as np  # noqa: PLC0415 - the same

    if loop not in LOOPS:
        LOOPS[loop] = numba.njit(loop(compiled))
    table = np.array(rulesets.get(name).table_for(seats), dtype=np.int64)
    return LOOPS[loop], table, lambda size: np.zeros(size, dtype=np.int64)


LOOPS: dict[Any, Loop] = {}


def _rounds(play: Loop, table: Any, cells: Callable[[int], Any], seats: int) -> Rounds:
    state, space = cells(STATE_SIZE), cells(SPACE_SIZE)
    return (int(play(table, state, space, seats, seed)) for seed in range(ENDLESS))


def on_engine(name: str, seats: int) -> Rounds:
    rules, choice = rulesets.get(name), random.Random(1)
    for seed in range(ENDLESS):
        state = engine.deal(rules, seats=seats, chance=engine.FastChance(seed))
        actions = 0
        while not state.over:
            state, _ = engine.apply(state, choice.choice(engine.legal(state)))
            actions += 1
        yield actions


def by_players(name: str, seats: int) -> Rounds:
    """Turns: view, plan and whole turn of the greedy player, as at a table."""
    rules, players = rulesets.get(name), [bots.get("greedy", seat) for seat in range(seats)]
    for seed in range(ENDLESS):
        state = engine.deal(rules, seats=seats, chance=engine.FastChance(seed))
        turns = 0
        while not state.over:
            plan = players[state.turn].turn(engine.view(state, state.turn))
            state, _ = engine.play(state, plan)
            turns += 1
        yield turns


def on_referee(name: str, seats: int) -> Rounds:
    """Requests: a new round, then all legal actions and one of them in turn."""
    judge, choice = referee.Referee(), random.Random(1)
    for seed in range(ENDLESS):
        ask = f'{{"cmd":"new","ruleset":"{name}","players":{seats},"seed":{seed}}}'
        position = answer(judge, ask)["position"]
        requests = 1
        while position["result"] is None:
            legal = answer(judge, '{"cmd":"legal"}')["legal"]
            done = answer(judge, f'{{"cmd":"act","action":"{choice.choice(legal)}"}}')
            position = done["position"]
            requests += 2
        yield requests


def answer(judge: referee.Referee, ask: str) -> Any:
    return msgspec.json.decode(judge.answer(ask.encode()) or b"")


def lines(only: str) -> Iterator[Line]:
    """Those whose host has ``only`` in its name."""
    return (line for line in _all_lines(only) if only in line.host)


def _all_lines(only: str) -> Iterator[Line]:
    loops = (("random", random_rounds), ("greedy", greedy_rounds))
    for name, seats in TABLES:
        for player, loop in loops:
            rounds = plain(name, seats, loop)
            yield Line("core, CPython", player, name, seats, "actions", rounds)
            if only not in NUMBA:
                continue  # compiling takes long
            try:
                rounds = by_numba(name, seats, loop)
                yield Line(NUMBA, player, name, seats, "actions", rounds)
            except NoNumba as lacking:
                print(lacking, file=sys.stderr)
        yield Line("engine", "random", name, seats, "actions", on_engine(name, seats))
        yield Line("engine", "greedy", name, seats, "turns", by_players(name, seats))
        yield Line("referee", "random", name, seats, "requests", on_referee(name, seats))


# --- measuring -----------------------------------------------------------------------------------


class Measured(NamedTuple):
    """Rates per second of processor time: median and quartiles."""

    host: str
    player: str
    ruleset: str
    seats: int
    unit: str
    median: float
    low: float
    high: float


def rate(rounds: Rounds, seconds: float) -> float:
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += next(rounds)
    return done / (time.process_time() - began)


def measure(all_lines: list[Line], repeats: int, seconds: float) -> list[Measured]:
    for line in all_lines:
        next(line.rounds)
    rates: list[list[float]] = [[] for _ in all_lines]
    for _ in range(repeats):
        for line, found in zip(all_lines, rates, strict=True):
            found.append(rate(line.rounds, seconds))
    return [
        Measured(*line[:5], *_spread(found)) for line, found in zip(all_lines, rates, strict=True)
    ]


def _spread(rates: list[float]) -> tuple[float, float, float]:
    if len(rates) < 2:
        return rates[0], rates[0], rates[0]
    low, median, high = statistics.quantiles(rates, n=4, method="inclusive")
    return median, low, high


# --- telling -------------------------------------------------------------------------------------


def table(measured: list[Measured]) -> str:
    rows = [f"{'per second of processor time':62}{'median':>14}{'quartiles':>28}"]
    rows.append("─" * len(rows[0]))
    for one in sorted(measured, key=lambda m: (m.host, m.player, m.ruleset, m.seats)):
        what = f"{one.host}, {one.player} ({one.unit})"
        spread = f"{one.low:,.0f} … {one.high:,.0f}"
        where = f"{one.ruleset} {one.seats}"
        rows.append(f"{what:48}{where:14}{one.median:>14,.0f}{spread:>28}")
    return "\n".join(rows)


def as_json(measured: list[Measured], repeats: int, seconds: float) -> str:
    about = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "repeats": repeats,
        "seconds": seconds,
    }
    return json.dumps(about | {"rates": [one._asdict() for one in measured]}, indent=1)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.rules", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the rates here too; - for the output")
    parser.add_argument("--only", default="", metavar="TEXT", help="hosts with this in their name")
    parser.add_argument("--repeats", type=int, default=7, metavar="N")
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S", help="for each repeat")
    given = parser.parse_args(words)
    measured = measure(list(lines(given.only)), given.repeats, given.seconds)
    text = as_json(measured, given.repeats, given.seconds)
    if given.json == "-":
        print(text)
        return
    print(table(measured))
    if given.json:
        Path(given.json).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
