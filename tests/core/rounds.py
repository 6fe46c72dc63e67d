"""Random rounds on the bare core: every cell can be looked at after every step."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from switch import rulesets
from switch.core import layout as at
from switch.core.deal import deal
from switch.core.legality import legal_actions
from switch.core.rng import CHANCE_SIZE, seed_fast
from switch.core.transition import step

TABLES = [
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("duel", 2),
    ("last-card", 2),
    ("last-card", 3),
    ("last-card", 4),
    ("uk-switch", 6),
    ("crazy-eights", 5),
    ("crazy-eights-powers", 2),
    ("mau-mau", 2),
    ("pesten", 2),
    ("pesten", 6),
    ("hundred-one", 4),
    ("colours-108", 2),
    ("colours-108", 10),
    ("last-card-nz", 3),
]
TABLE_IDS = [f"{ruleset}-{seats}" for ruleset, seats in TABLES]
MOST_ACTIONS = 20_000


@dataclass
class Round:
    """``log`` holds what the last action did, ``actions`` how many were done."""

    table: tuple[int, ...]
    cells: list[int]
    chance: list[int]
    log: list[int] = field(default_factory=lambda: [0] * at.EVENTS_SIZE)
    actions: int = 0

    @property
    def seats(self) -> range:
        return range(self.cells[at.SEATS])

    @property
    def turn(self) -> int:
        return self.cells[at.TURN]

    @property
    def over(self) -> bool:
        return self.cells[at.RESULT] != at.RUNNING

    def legal(self, seat: int) -> list[int]:
        out = [0] * at.ACTIONS_MAX
        return out[: legal_actions(self.table, self.cells, seat, out)]

    def do(self, seat: int, action: int) -> None:
        step(self.table, self.cells, seat, action, self.log, self.chance)
        self.actions += 1

    def events(self) -> list[tuple[int, int, int]]:
        """Type, seat and number of each thing that the last action did."""
        at_ = range(1, 1 + 3 * self.log[0], 3)
        return [(self.log[i], self.log[i + 1], self.log[i + 2]) for i in at_]

    def hand(self, seat: int) -> list[int]:
        """The kinds of the cards held, each as often as it is held, lowest first."""
        start = at.HANDS + seat * at.PLANES
        return sorted(kind for mask in self.cells[start : start + at.PLANES] for kind in bits(mask))

    def stock(self) -> list[int]:
        """The last one is drawn next."""
        return self.cells[at.STOCK : at.STOCK + self.cells[at.STOCK_COUNT]]

    def pile(self) -> list[int]:
        """The last one is the top."""
        return self.cells[at.PILE : at.PILE + self.cells[at.PILE_COUNT]]


def bits(mask: int) -> set[int]:
    return {place for place in range(64) if mask >> place & 1}


def dealt(ruleset: str, seats: int, seed: int, first: int = 0) -> Round:
    rules = rulesets.get(ruleset)
    one = Round(rules.table_for(seats), [0] * at.STATE_SIZE, [0] * CHANCE_SIZE)
    seed_fast(one.chance, seed)
    deal(one.table, one.cells, seats, first, one.chance)
    return one


def walk(one: Round, rng: Random) -> Iterator[Round]:
    """Before the first action and after each: uniformly random ones, calls and catches too."""
    yield one
    while not one.over and one.actions < MOST_ACTIONS:
        able = [seat for seat in one.seats if one.legal(seat)]
        seat = rng.choice(able) if rng.random() < 0.3 else one.turn
        one.do(seat, rng.choice(one.legal(seat)))
        yield one
