"""classic_twin.c: compiled here, given our states, and whether it plays the same game."""

import subprocess
from collections.abc import Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.ours import Rollouts
from switch.core.layout import (
    COUNTS,
    HANDS,
    PILE,
    PLANES,
    RANK_OF,
    SEATS,
    STOCK,
    STOCK_COUNT,
    SUIT_OF,
    WINNER,
)

SOURCE = Path(__file__).with_name("classic_twin.c")
FLAGS = ("-O3", "-march=native")
FOLDER = TemporaryDirectory(prefix="classic-twin-")  # gone with this process


class NoCompiler(RuntimeError):
    pass


class Played(NamedTuple):
    """``wins`` by seat; ``seconds`` of the twin's own processor time."""

    rounds: int
    actions: int
    seconds: float
    wins: list[int]


@cache
def program(*flags: str) -> str:
    """The compiled twin. Raises NoCompiler."""
    compiler = which("cc")
    if compiler is None:
        raise NoCompiler("There is no C compiler (cc): classic has no twin to be measured against.")
    file = f"{FOLDER.name}/{'-'.join(['classic_twin', *flags])}"
    words = [compiler, *FLAGS, *flags, "-o", file, str(SOURCE)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NoCompiler(f"{SOURCE.name} could not be compiled:\n{done.stderr.strip()}")
    return file


def play(ours: Rollouts, rounds: int, seed: int) -> Played:
    """From the same state as ours, a state of classic after the deal. Raises NoCompiler."""
    actions, seconds, *wins = _said(program(), ours, rounds, seed).split()
    return Played(rounds, int(actions), float(seconds), [int(one) for one in wins])


def trace(ours: Rollouts, rounds: int, seed: int) -> list[list[str]]:
    """The words of each line: all that happens in these rounds. Raises NoCompiler."""
    said = _said(program("-DTRACE"), ours, rounds, seed)
    return [line.split() for line in said.splitlines()[:-1]]


def _said(file: str, ours: Rollouts, rounds: int, seed: int) -> str:
    words = [file, str(rounds), str(seed)]
    return subprocess.run(
        words, input=_start(ours), capture_output=True, text=True, check=True
    ).stdout


def _start(ours: Rollouts) -> str:
    s, t = ours.start, ours.tables
    numbers = [int(s[SEATS])]
    for seat in range(s[SEATS]):
        hand = int(s[HANDS + seat * PLANES])
        numbers += [
            int(s[COUNTS + seat]),
            *(card_number(t, kind) for kind in range(52) if hand >> kind & 1),
        ]
    stock = [card_number(t, s[STOCK + i]) for i in reversed(range(s[STOCK_COUNT]))]
    return " ".join(map(str, [*numbers, len(stock), *stock, card_number(t, s[PILE])])) + "\n"


def card_number(t: Sequence[int], kind: int) -> int:
    """The twin's number of our kind."""
    return int(4 * t[RANK_OF + kind] + t[SUIT_OF + kind])


class Sample(NamedTuple):
    """Of many rounds from one state: actions in a round, their error, share won by each seat."""

    mean: float
    error: float
    shares: list[float]
    rounds: int


def sample(ours: Rollouts, rounds: int, seed: int = 1) -> Sample:
    lengths, wins = [], [0] * int(ours.start[SEATS])
    for i in range(rounds):
        actions, last = ours.ended(seed + i, 1)
        lengths.append(actions)
        if last[WINNER] >= 0:
            wins[last[WINNER]] += 1
    mean = sum(lengths) / rounds
    variance = sum((one - mean) ** 2 for one in lengths) / (rounds - 1)
    return Sample(mean, sqrt(variance / rounds), [won / rounds for won in wins], rounds)


def differences(ours: Sample, twin: Played) -> list[float]:
    """How many standard errors the two are apart: in the mean length, then in each seat's share.
    The twin's rounds should be many more than ours, its lengths vary as ours do."""
    error = ours.error * sqrt(1 + ours.rounds / twin.rounds)
    apart = [abs(ours.mean - twin.actions / twin.rounds) / error]
    for share, wins in zip(ours.shares, twin.wins, strict=True):
        other = wins / twin.rounds
        error = sqrt(other * (1 - other) * (1 / ours.rounds + 1 / twin.rounds))
        apart.append(abs(share - other) / error)
    return apart
