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
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks.loops import SPACE_SIZE, Loop, greedy_round, random_round
from benchmarks.ours import ENDLESS, rollouts
from benchmarks.timing import Work, in_turns, rate, spread
from switch import bots, engine, rulesets
from switch.core.layout import STATE_SIZE
from switch.core.policies import GREEDY
from switch.kernel import rounds
from switch.kernel.compiled import has_numba
from switch.kernel.hosts import NATIVE
from switch.notation import referee

CHUNK = 200  # rounds of the compiled kernel at a time
NUMBA = "kernel, compiled by Numba"

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
    rounds: Work


# --- the hosts -----------------------------------------------------------------------------------


def plain(name: str, seats: int, play: Loop) -> Work:
    table, state, space = rulesets.get(name).table_for(seats), [0] * STATE_SIZE, [0] * SPACE_SIZE
    return (play(table, state, space, seats, seed) for seed in range(ENDLESS))


def greedy_compiled(name: str, seats: int) -> Work:
    """Whole rounds of greedy players, each given a view of its turn, as the lab plays them."""
    play = NATIVE.module("kernel.rounds").play_rounds
    table, state = NATIVE.vector(rulesets.get(name).table_for(seats)), NATIVE.zeros(STATE_SIZE)
    space = NATIVE.zeros(rounds.SPACE_SIZE)
    tallies = NATIVE.zeros((CHUNK + 1) * rounds.TALLY_SIZE)
    jobs = NATIVE.zeros(CHUNK * rounds.JOB_SIZE).reshape(CHUNK, rounds.JOB_SIZE)
    jobs[:, rounds.JOB_SEATS] = seats
    jobs[:, rounds.JOB_PLAYERS :] = GREEDY
    for seed in range(0, ENDLESS, CHUNK):
        jobs[:, rounds.JOB_DEAL] = jobs[:, rounds.JOB_MINDS] = range(seed, seed + CHUNK)
        play(table, state, space, jobs.ravel(), tallies, CHUNK)
        found = tallies.reshape(CHUNK + 1, rounds.TALLY_SIZE)[:CHUNK, rounds.ACTIONS]
        yield int(found.sum())


def on_engine(name: str, seats: int) -> Work:
    rules, choice = rulesets.get(name), random.Random(1)
    for seed in range(ENDLESS):
        state = engine.deal(rules, seats=seats, chance=engine.FastChance(seed))
        actions = 0
        while not state.over:
            state, _ = engine.apply(state, choice.choice(engine.legal(state)))
            actions += 1
        yield actions


def by_players(name: str, seats: int) -> Work:
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


def on_referee(name: str, seats: int) -> Work:
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
    compiled = only in NUMBA and has_numba()  # compiling takes long
    if only in NUMBA and not compiled:
        print("Numba is not installed: no rates of the compiled kernel.", file=sys.stderr)
    for name, seats in TABLES:
        for player, loop in (("random", random_round), ("greedy", greedy_round)):
            yield Line("core, CPython", player, name, seats, "actions", plain(name, seats, loop))
        if compiled:
            random_rounds = rollouts(name, seats).work(CHUNK)
            yield Line(NUMBA, "random", name, seats, "actions", random_rounds)
            greedy_rounds = greedy_compiled(name, seats)
            yield Line(NUMBA, "greedy", name, seats, "actions", greedy_rounds)
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


def measure(all_lines: list[Line], repeats: int, seconds: float) -> list[Measured]:
    for line in all_lines:
        next(line.rounds)
    found = in_turns([partial(rate, line.rounds) for line in all_lines], repeats, seconds)
    return [Measured(*line[:5], *spread(its)) for line, its in zip(all_lines, found, strict=True)]


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


def as_data(measured: list[Measured], repeats: int, seconds: float) -> dict[str, Any]:
    rates = [one._asdict() for one in measured]
    return about() | {"repeats": repeats, "seconds": seconds, "rates": rates}


def about() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
    }


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.rules", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the rates here too; - for the output")
    parser.add_argument("--only", default="", metavar="TEXT", help="hosts with this in their name")
    parser.add_argument("--repeats", type=int, default=7, metavar="N")
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S", help="for each repeat")
    given = parser.parse_args(words)
    measured = measure(list(lines(given.only)), given.repeats, given.seconds)
    text = json.dumps(as_data(measured, given.repeats, given.seconds), indent=1)
    if given.json == "-":
        print(text)
        return
    print(table(measured))
    if given.json:
        Path(given.json).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
