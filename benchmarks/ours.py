"""Our side of the comparisons: random rounds from a state after the deal, on either host."""

from typing import Any, NamedTuple

from benchmarks.timing import Work
from switch import rulesets
from switch.core.layout import STATE_SIZE
from switch.core.rng import CHANCE_SIZE
from switch.kernel.hosts import NATIVE, PLAIN, Host

ENDLESS = 1 << 40


class Rollouts(NamedTuple):
    """``start``: the state after the deal; seat 0 begins."""

    host: Host
    tables: Any
    start: Any

    def play(self, seed: int, rounds: int) -> int:
        """The number of actions. It may run in several threads at once."""
        return self.ended(seed, rounds)[0]

    def ended(self, seed: int, rounds: int) -> tuple[int, Any]:
        """The number of actions, and the last round's state."""
        s, chance = self.host.zeros(STATE_SIZE), self.host.zeros(CHANCE_SIZE)
        play = self.host.module("kernel.rollouts").random_rollouts
        return int(play(self.tables, self.start, s, chance, seed, rounds)), s

    def work(self, rounds: int) -> Work:
        return (self.play(seed, rounds) for seed in range(ENDLESS))


def rollouts(
    rules: str | rulesets.RuleSet, seats: int, *, deal: int = 1, native: bool = True
) -> Rollouts:
    """``deal``: its seed. The compiled host needs Numba."""
    host = NATIVE if native else PLAIN
    own = rulesets.get(rules) if isinstance(rules, str) else rules
    tables = own.table_for(seats)
    return Rollouts(host, host.vector(tables), host.vector(dealt(tables, seats, deal)))


def dealt(tables: Any, seats: int, deal: int) -> list[int]:
    chance, s = PLAIN.zeros(CHANCE_SIZE), PLAIN.zeros(STATE_SIZE)
    PLAIN.module("core.rng").seed_fast(chance, deal)
    PLAIN.module("core.deal").deal(tables, s, seats, 0, chance)
    return list(s)
