"""Rounds and positions for the environments, in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from switch import rulesets
from switch.core import layout as at
from switch.core.rng import PICKS_AT, seed_fast
from switch.engine import FastChance
from switch.engine.actions import from_code
from switch.env.course import CHANCE, Course, Setup
from switch.kernel import deciding
from switch.notation.position import load_position

if TYPE_CHECKING:
    from random import Random

    from switch.rulesets import RuleSet

WAIT = "wait"


def with_options(preset: str, **options: Any) -> RuleSet:
    """A preset with some options changed: ``interrupt_jump_in=True`` and so on."""
    fields = rulesets.get(preset).fields()
    for key, value in options.items():
        group, _, name = key.partition("_")
        fields[group][name] = value
    return rulesets.from_fields(fields)


class Table:
    """A position, and what is decided in it, in words."""

    def __init__(self, rules: RuleSet, **position: Any) -> None:
        self.rules = rules
        state = load_position(rules, position, FastChance(1))
        self.t = state.table
        self.row = [*state.cells, *([0] * (deciding.ROW_SIZE - at.STATE_SIZE))]
        self.chance = [0] * PICKS_AT
        seed_fast(self.chance, 1)
        deciding.begin(self.t, self.row)

    @property
    def actor(self) -> int:
        return self.row[deciding.ACTOR]

    def choices(self) -> set[str]:
        out = [0] * deciding.ACTIONS
        return {self.word(code) for code in out[: deciding.write_choices(self.t, self.row, out)]}

    def word(self, code: int) -> str:
        return WAIT if code == deciding.WAIT else str(from_code(self.rules, code))

    def do(self, *words: str) -> Table:
        for word in words:
            out = [0] * deciding.ACTIONS
            codes = out[: deciding.write_choices(self.t, self.row, out)]
            (code,) = [one for one in codes if self.word(one) == word]
            assert deciding.may(self.t, self.row, code)
            log = [0] * at.EVENTS_SIZE
            deciding.decide(self.t, self.row, code, log, self.chance)
        return self


def pick(course: Course, rng: Random) -> int:
    found = course.outcomes()
    return rng.choices(list(found), list(found.values()))[0]


def move(course: Course, rng: Random) -> None:
    """One pick or decision at random."""
    course.do(pick(course, rng) if course.actor == CHANCE else rng.choice(course.choices()))


def begun(rules: RuleSet, seats: int, *, most: int = 300) -> Course:
    return Course.begun(Setup(rules, seats, most=most, native=False))
