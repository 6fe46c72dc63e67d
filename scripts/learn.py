"""Learn the weights of the quick player by playing against itself: ``python scripts/learn.py``.

For each rule set, and for all of them together ("any"), some random changes of the weights play the
same deals against the best so far, and the weights go towards those that won most (a cross-entropy
search in mirrored pairs). Writes src/switch/bots/weights.toml. With the default a quarter of an
hour of CPU: ``--minutes 1`` for each.
"""

import argparse
import random
import time
from pathlib import Path
from typing import Any

from switch import rulesets
from switch.bots.weights import ANY, FILE, GREEDY, written
from switch.core.layout import STATE_SIZE
from switch.core.rng import CHANCE_SIZE
from switch.kernel.hosts import NATIVE
from switch.kernel.shrewd import NEAR

PAIRS = 8
BEST = 4  # of a generation, whose mean is followed
DEALS = 1200  # of a generation, spread over the rule sets
STEP = 0.5
CHECKED = 20_000  # deals at the end against the greedy player


class Field:
    """Where weights meet: one rule set, or several."""

    def __init__(self, names: list[str]) -> None:
        self.tables = []
        for name in names:
            rules = rulesets.get(name)
            for seats in sorted({rules.seats[0], min(4, rules.seats[1])}):
                self.tables.append((NATIVE.vector(rules.table_for(seats)), seats))
        self.contest = NATIVE.module("kernel.contest").contest
        self.state, self.chance = NATIVE.zeros(STATE_SIZE), NATIVE.zeros(CHANCE_SIZE)

    def score(self, ours: list[int], theirs: list[int], seed: int, deals: int) -> float:
        """What one seat wins against the rest, 1 being its even share."""
        each = max(1, deals // len(self.tables))
        total = 0.0
        mine, others = NATIVE.vector(ours), NATIVE.vector(theirs)
        for table, seats in self.tables:
            won = self.contest(table, mine, others, self.state, self.chance, seats, seed, each)
            total += won / (1000 * each)
        return total / len(self.tables)


def learn(field: Field, minutes: float, chance: random.Random) -> list[int]:
    mean: list[float] = [float(weight) for weight in GREEDY]
    rival = list(GREEDY)
    width, seed, began = 25.0, 10**6, time.process_time()
    half = False
    while (spent := time.process_time() - began) < 60 * minutes:
        if spent > 30 * minutes and not half:
            half, rival = True, [round(weight) for weight in mean]
        seed += DEALS
        scored = [(field.score(one, rival, seed, DEALS), one) for one in tries(mean, width, chance)]
        best = [one for _, one in sorted(scored, reverse=True)[:BEST]]
        for i, weight in enumerate(mean):
            mean[i] = weight + STEP * (sum(one[i] for one in best) / BEST - weight)
        width = max(4.0, width * 0.99)
    return [round(weight) for weight in mean]


def tries(mean: list[float], width: float, chance: random.Random) -> list[list[int]]:
    changes = [[chance.gauss(0, width) for _ in mean] for _ in range(PAIRS)]
    for change in changes:
        change[NEAR] /= 12  # counted in cards, not in hundredths
    return [
        [round(m + sign * c) for m, c in zip(mean, change, strict=True)]
        for change in changes
        for sign in (1, -1)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="CPU minutes for each rule set")
    parser.add_argument("--only", nargs="*", default=[ANY, *rulesets.ids()])
    given = parser.parse_args()
    learnt: dict[str, Any] = {}
    for name in given.only:
        field = Field(list(rulesets.ids()) if name == ANY else [name])
        weights = learn(field, given.minutes, random.Random(1))  # noqa: S311 - a search, not a secret
        share = field.score(weights, list(GREEDY), 7, CHECKED)
        print(f"{name}: {share:.3f} of an even share against greedy", flush=True)
        learnt[name] = weights
    Path(FILE).write_text(written(learnt), "utf-8")


if __name__ == "__main__":
    main()
