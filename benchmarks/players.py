"""CPU time of a turn of the searching levels: ``python -m benchmarks.players [--rounds N]``.

One of them plays against greedy players. A turn is all that is decided in it: the first card, more
cards, a suit. Milliseconds of processor time: mean, median, and what one turn in twenty exceeds.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

from switch import bots, engine, rulesets
from switch.kernel.hosts import native

GAMES = (("classic", 2), ("classic", 4), ("duel", 2), ("last-card", 2), ("colours-108", 4))
LEVELS = ("sharp", "expert")
TURNS_MAX = 400  # a round between players that cannot end it sooner is left


def turns(level: str, name: str, seats: int, seed: int) -> Iterator[float]:
    """Milliseconds of each turn of a round."""
    rules = rulesets.get(name)
    player = bots.get(level, seed, native)
    others = [bots.get("greedy", seed + seat) for seat in range(seats)]
    now = engine.deal(rules, seats=seats, chance=engine.FastChance(seed))
    player.saw((), engine.view(now, 0))
    for _ in range(TURNS_MAX):
        if now.over:
            return
        view = engine.view(now, now.turn)
        began = time.process_time()
        chosen = (player if now.turn == 0 else others[now.turn]).turn(view)
        if now.turn == 0:
            yield 1000 * (time.process_time() - began)
        now, events = engine.play(now, chosen)
        player.saw([engine.redact(event, 0) for event in events], engine.view(now, 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40, metavar="N")
    given = parser.parse_args()
    print(f"{'ms of CPU a turn':28}{'turns':>8}{'mean':>8}{'median':>8}{'1 in 20':>9}")
    for name, seats in GAMES:
        for level in LEVELS:
            list(turns(level, name, seats, 0))  # compiled, or loaded
            spent = [ms for seed in range(given.rounds) for ms in turns(level, name, seats, seed)]
            line = (statistics.mean(spent), statistics.median(spent))
            worst = statistics.quantiles(spent, n=20)[-1]
            head = f"{level}, {name} {seats}"
            print(f"{head:28}{len(spent):8}{line[0]:8.2f}{line[1]:8.2f}{worst:9.2f}", flush=True)


if __name__ == "__main__":
    main()
