"""The kernel beside others that play the same rules, and beside itself on other hosts.

``python -m benchmarks.peers [--repeats N] [--seconds S] [--json FILE] [--check]``. Every line plays
at random; a line's unit is the action of a seat on turn (a card laid, a suit named, a draw, a pass,
"no more"), never what chance does. All lines take turns, rates are per second of processor time,
and a ratio is formed from two rates measured in the same turn: its median and quartiles are shown.
Ratios below their floor are marked; with ``--check`` they make the exit code 1. What is not
installed is left out and named.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from benchmarks import env_speed, threads, twin
from benchmarks.ours import Rollouts, rollouts
from benchmarks.timing import Rate, Work, in_turns, rate, ratio, spread
from switch.kernel.compiled import has_numba

POWERS, COLOURS, CLASSIC = "crazy-eights-powers", "colours-108", "classic"
CHUNK = 500  # rounds of the compiled kernel at a time
OPENSPIEL_ROUNDS = 500  # playouts of its evaluator; a search of two simulations has twice as many
KERNEL = "Switch, compiled"


class Line(NamedTuple):
    name: str
    rules: str
    seats: int
    rate: Rate


class Floor(NamedTuple):
    """``ours`` must be at least ``least`` times as fast as ``theirs``, on the same rules."""

    theirs: str
    rules: str
    least: float
    aim: float | None = None


THEIR_CPP, THEIR_LOOP = "OpenSpiel crazy_eights, C++ rollouts", "OpenSpiel crazy_eights, Python"
RLCARD, PLAIN, TWIN = "RLCard uno, step loop", "Switch, CPython", "classic alone, in C"
FLOORS = (
    Floor(THEIR_CPP, POWERS, 4, 8),
    Floor(THEIR_LOOP, POWERS, 20, 40),
    Floor(RLCARD, COLOURS, 200),
    Floor(PLAIN, CLASSIC, 60),
    Floor(TWIN, CLASSIC, 0.5),
)


# --- the others -----------------------------------------------------------------------------------


class OpenSpiel:
    """Its crazy_eights from one state after the deal. Its C++ playouts can be reached from Python
    through a search whose evaluator plays them; how many actions they have, the Python loop counts
    from the same state."""

    def __init__(self, pyspiel: Any, seats: int) -> None:
        self._pyspiel, self._random = pyspiel, Random(1)
        self._game = pyspiel.load_game(env_speed.crazy_eights(seats))
        self._start = self._game.new_initial_state()
        while self._start.is_chance_node():
            self._chance(self._start)
        self._seeds = iter(range(1, 1 << 30))
        self.actions = 0
        self.rounds = 0

    def _chance(self, state: Any) -> None:
        kinds, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self._random.choices(kinds, weights)[0])

    def loop(self) -> Work:
        while True:
            state, done = self._start.clone(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    self._chance(state)
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[self._random.randrange(len(legal))])
                done += 1
            self.actions += done
            self.rounds += 1
            yield done

    def playouts(self) -> Work:
        """Rounds, not actions."""
        while True:
            seed = next(self._seeds)
            evaluator = self._pyspiel.RandomRolloutEvaluator(OPENSPIEL_ROUNDS, seed)
            search = self._pyspiel.MCTSBot(self._game, evaluator, 1.0, 2, 100, False, seed, False)  # noqa: FBT003 - its interface
            search.step(self._start)
            yield 2 * OPENSPIEL_ROUNDS

    def mean_length(self) -> float:
        return self.actions / self.rounds


class Peers:
    """The lines, and what turns OpenSpiel's rounds into actions once all is measured."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.lengths: dict[int, OpenSpiel] = {}
        self.notes: list[str] = []
        if not has_numba():
            self.notes.append("Numba is not installed: there is no compiled kernel to compare.")
            return
        self._crazy_eights()
        self._colours()
        self._classic()

    def _add(self, name: str, rules: str, seats: int, one: Rate | Work) -> None:
        self.lines.append(Line(name, rules, seats, one if callable(one) else working(one)))

    def _kernel(self, rules: str, seats: int) -> Rollouts:
        ours = rollouts(rules, seats)
        self._add(KERNEL, rules, seats, ours.work(CHUNK))
        return ours

    def _crazy_eights(self) -> None:
        pyspiel = self._package("pyspiel", "OpenSpiel")
        for seats in (2, 4) if pyspiel else ():
            self._kernel(POWERS, seats)
            other = self.lengths[seats] = OpenSpiel(pyspiel, seats)
            self._add(THEIR_LOOP, POWERS, seats, other.loop())
            self._add(THEIR_CPP, POWERS, seats, other.playouts())

    def _colours(self) -> None:
        rlcard = self._package("rlcard", "RLCard")
        if rlcard:
            self._kernel(COLOURS, 2)
            self._add(RLCARD, COLOURS, 2, env_speed.rlcard(rlcard))

    def _classic(self) -> None:
        for seats in (2, 4):
            ours = self._kernel(CLASSIC, seats)
            plain = rollouts(CLASSIC, seats, native=False)
            self._add(PLAIN, CLASSIC, seats, plain.work(1))
            try:
                self._add(TWIN, CLASSIC, seats, twin_rate(ours))
            except twin.NoCompiler as lacking:
                self.notes.append(str(lacking))

    def _package(self, module: str, name: str) -> Any:
        try:
            return import_module(module)
        except ImportError:
            self.notes.append(f"{name} is not installed: `make bench` compares without it.")
            return None

    def actions(self, line: Line, found: list[float]) -> list[float]:
        """Actions a second of what the line counts."""
        if line.name != THEIR_CPP:
            return found
        return [one * self.lengths[line.seats].mean_length() for one in found]


def working(work: Work) -> Rate:
    return partial(rate, work)


def twin_rate(ours: Rollouts) -> Rate:
    """Raises NoCompiler. The twin is a process of its own and says what time it needed."""
    seeds = iter(range(1, 1 << 30))
    first = twin.play(ours, 100_000, 0)
    each = first.seconds / first.rounds

    def one(seconds: float) -> float:
        done = twin.play(ours, max(1000, int(seconds / each)), next(seeds))
        return done.actions / done.seconds

    return one


# --- measuring and telling ------------------------------------------------------------------------


def measured(repeats: int, seconds: float) -> dict[str, Any]:
    """``rates``, ``ratios``, ``threads`` and ``notes``."""
    peers = Peers()
    for line in peers.lines:
        line.rate(0.01)  # warm
    found = in_turns([line.rate for line in peers.lines], repeats, seconds)
    rates = {
        (line.name, line.rules, line.seats): peers.actions(line, its)
        for line, its in zip(peers.lines, found, strict=True)
    }
    scaling, note = threads.measured(repeats) if peers.lines else (None, "")
    return {
        "repeats": repeats,
        "seconds": seconds,
        "rates": [
            {"name": name, "rules": rules, "seats": seats} | spread(its)._asdict()
            for (name, rules, seats), its in rates.items()
        ],
        "ratios": list(ratios(rates)),
        "threads": scaling,
        "notes": peers.notes + [note] * bool(note),
    }


def ratios(rates: dict[tuple[str, str, int], list[float]]) -> Iterator[dict[str, Any]]:
    for floor in FLOORS:
        for (name, rules, seats), theirs in rates.items():
            if (name, rules) == (floor.theirs, floor.rules):
                ours = ratio(rates[KERNEL, rules, seats], theirs)
                yield {
                    "against": name,
                    "rules": rules,
                    "seats": seats,
                    **ours._asdict(),
                    "floor": floor.least,
                    "aim": floor.aim,
                    "reached": ours.median >= floor.least,
                }


def failures(found: dict[str, Any]) -> list[str]:
    """A sentence for each floor that was not reached."""
    low = [
        f"{one['rules']} {one['seats']}: {one['median']:.2f} x {one['against']},"
        f" the floor is {one['floor']} x"
        for one in found["ratios"]
        if not one["reached"]
    ]
    scaling = found["threads"]
    if scaling and not scaling["reached"]:
        low.append(
            f"two threads do {scaling['median']:.2f} x the work of two processes, the floor is"
            f" {scaling['floor']} x"
        )
    return low


def table(found: dict[str, Any]) -> str:
    rows = [f"{'actions a second of processor time':66}{'median':>12}{'quartiles':>28}"]
    for one in sorted(found["rates"], key=lambda one: (one["rules"], one["seats"], one["median"])):
        where = f"{one['rules']} {one['seats']}"
        quartiles = f"{one['low']:,.0f} … {one['high']:,.0f}"
        rows.append(f"{one['name']:42}{where:24}{one['median']:>12,.0f}{quartiles:>28}")
    rows += ["", f"{'compiled, times the speed of':66}{'median':>12}{'quartiles':>18}{'floor':>8}"]
    for one in found["ratios"]:
        rows.append(_ratio_row(f"{one['against']:42}{one['rules']} {one['seats']}", one))
    if found["threads"]:
        rows.append(_ratio_row("two threads against two processes, by the clock", found["threads"]))
    return "\n".join([*rows, *found["notes"]])


def _ratio_row(what: str, one: dict[str, Any]) -> str:
    verdict = "" if one["reached"] else "  NOT REACHED"
    quartiles = f"{one['low']:.2f} … {one['high']:.2f}"
    return f"{what:66}{one['median']:>12.2f}{quartiles:>18}{one['floor']:>8}{verdict}"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.peers", description=__doc__)
    parser.add_argument("--repeats", type=int, default=9, metavar="N")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="for each repeat")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="exit code 1 below a floor")
    given = parser.parse_args(words)
    found = measured(given.repeats, given.seconds)
    print(table(found))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 1 if given.check and failures(found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
