"""Random rounds through the engine, with single steps."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from switch import engine, rulesets
from switch.engine import Action, Chance, Event, State
from switch.rulesets import RuleSet

TABLES = [
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("duel", 2),
    ("last-card", 2),
    ("last-card", 3),
    ("last-card", 4),
    ("crazy-eights", 3),
    ("crazy-eights-powers", 2),
    ("pesten", 5),
    ("colours-108", 2),
    ("colours-108", 7),
    ("last-card-nz", 3),
]
TABLE_IDS = [f"{ruleset}-{seats}" for ruleset, seats in TABLES]


class Step(NamedTuple):
    before: State
    seat: int
    action: Action
    after: State
    events: tuple[Event, ...]


def walk(ruleset: str, seats: int, rng: Random, chance: Chance) -> Iterator[Step]:
    """A whole round of uniformly random legal actions of any seat that has one."""
    return walk_by(rulesets.get(ruleset), seats, rng, chance)


def walk_by(rules: RuleSet, seats: int, rng: Random, chance: Chance) -> Iterator[Step]:
    state = engine.deal(rules, seats=seats, chance=chance)
    while not state.over:
        able = [seat for seat in range(seats) if engine.legal(state, seat)]
        seat = rng.choice(able) if rng.random() < 0.3 else state.turn
        action = rng.choice(engine.legal(state, seat))
        after, events = engine.apply(state, action, seat)
        yield Step(state, seat, action, after, events)
        state = after
