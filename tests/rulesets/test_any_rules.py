"""Rule sets nobody has thought of: each one that is taken can be played to its end (DECK-08).

3,000 in every run; ``RULE_SETS=100000 make test-long ARGS='-k any_rules'`` takes so many.
"""

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, cast

import numpy as np
import pytest
from numba import njit

from switch import engine
from switch.cards import PACKS
from switch.core import layout as at
from switch.core import playout
from switch.core.legality import legal_actions
from switch.core.rng import USED
from switch.engine import FastChance, RecordedChance
from switch.kernel.compiled import compiled
from switch.notation import parse_action
from switch.rulesets import RuleSet, options
from switch.rulesets.tables import STARTS
from tests.core.rounds import dealt
from tests.engine.test_chance import dealt_order, drawn_after_shuffle, known, stock_kinds
from tests.engine.walks import walk_by
from tests.rulesets import checked, drawn

MANY = int(os.environ.get("RULE_SETS", "10000"))
# Where many cards attack, hands grow and chance takes long to empty one: 54,000 actions were met.
# A round that has not ended after a million is a failure.
MOST_ACTIONS = 1_000_000


class Draw(NamedTuple):
    """One rule set drawn at random, for so many seats, and the seed of a round."""

    number: int
    rules: RuleSet
    seats: int
    seed: int

    def tell(self, fault: str) -> str:
        fields = json.dumps(self.rules.fields())
        return f"{self.number}: {fault}; {self.seats} seats, seed {self.seed}, {fields}"


def draws(numbers: range) -> Iterator[Draw]:
    for number in numbers:
        rng = Random(number)
        rules = drawn.rule_set(rng)
        yield Draw(number, rules, rng.randint(*rules.seats), rng.randrange(1 << 62))


def compiled_core(name: str) -> ModuleType:
    return compiled(f"core.{name}")


@cache
def compiled_play() -> checked.Loop:
    ready = njit(nogil=True)
    return cast("checked.Loop", ready(checked.playing(compiled_core, ready)))


def zeros(size: int) -> Any:
    return np.zeros(size, dtype=np.int64)


class Checker:
    """Plays and looks; the compiled round at random must come to the same end."""

    def __init__(self) -> None:
        self.play = compiled_play()
        self.again = compiled("core.playout").random_round
        self.cells, self.other = zeros(at.STATE_SIZE), zeros(at.STATE_SIZE)
        self.space, self.buffers = zeros(checked.SPACE_SIZE), zeros(playout.BUFFERS_SIZE)

    def fault(self, one: Draw) -> str:
        """In words; "" if there is none."""
        table = np.array(one.rules.table_for(one.seats), dtype=np.int64)
        found = self.play(table, self.cells, self.space, one.seats, one.seed, MOST_ACTIONS)
        if found:
            return checked.WORDS.get(found, f"invariant {found - checked.UNSOUND} is broken")
        actions = int(self.space[checked.MET])
        again = self.again(table, self.other, self.buffers, one.seats, one.seed)
        if actions < playout.ACTIONS_CAP and again != actions:
            return "played again it takes another number of actions"
        if actions < playout.ACTIONS_CAP and (self.cells != self.other).any():
            return "played again it ends in another way"
        return ""


@pytest.mark.parametrize(
    "many", [3000, pytest.param(MANY, marks=pytest.mark.long)], ids=["quick", "full"]
)
def test_every_rule_set_that_is_taken_can_be_played_to_its_end(many: int) -> None:
    checker = Checker()
    faults = [one.tell(fault) for one in draws(range(many)) if (fault := checker.fault(one))]
    assert not faults, "\n".join(faults)


def test_the_drawn_rule_sets_are_of_all_kinds() -> None:
    """Every pack, every number of seats and every value of every choice comes up."""
    packs, seats, starters, values = set(), set(), set(), set()
    for one in draws(range(400)):
        packs.add(one.rules.pack_name)
        seats.add(one.seats)
        starters.add(one.rules.starter if one.rules.starter in STARTS else "a card")
        for option in options.OPTIONS:
            if isinstance(option, options.Choice | options.Flag):
                values.add((option.key, one.rules.values[option.key]))
    assert packs == set(PACKS)
    assert seats == set(range(2, 13))
    assert starters == {*STARTS, "a card"}
    for option in options.OPTIONS:
        if isinstance(option, options.Choice):
            assert {value for key, value in values if key == option.key} == set(option.values)
        elif isinstance(option, options.Flag):
            assert {value for key, value in values if key == option.key} == {True, False}


def test_plain_and_compiled_play_the_same_rounds_of_any_rules() -> None:
    checker = Checker()
    for one in draws(range(1000, 1060)):
        table = one.rules.table_for(one.seats)
        cells, buffers = [0] * at.STATE_SIZE, [0] * playout.BUFFERS_SIZE
        compiled_table = np.array(table, dtype=np.int64)
        there = checker.again(compiled_table, checker.other, checker.buffers, one.seats, one.seed)
        if 0 <= there < 600:
            here = playout.random_round(table, cells, buffers, one.seats, one.seed)
            assert (here, buffers[-1]) == (there, checker.buffers[-1]), one.tell("other rounds")
            assert cells == checker.other.tolist()


@pytest.mark.parametrize("number", range(2000, 2040))
def test_the_engine_plays_and_replays_any_rules(number: int) -> None:
    """Every action by its notation; then all again with the outcomes of its shuffles given."""
    one = next(draws(range(number, number + 1)))
    steps = []
    for step in walk_by(one.rules, one.seats, Random(number), FastChance(one.seed)):
        steps.append(step)
        assert parse_action(str(step.action), one.rules) == step.action
        assert engine.check(step.before, step.action, step.seat) is None
        for viewer in (None, *range(one.seats)):
            assert engine.view(step.after, viewer).counts == step.after.counts
        if len(steps) == 150:
            break
    refills = [
        [*drawn_after_shuffle(step), *stock_kinds(step.after)]
        for step in steps
        if step.after.chance.vector()[USED] != step.before.chance.vector()[USED]
    ]
    recorded = RecordedChance.of([dealt_order(steps[0].before), *refills])
    state = engine.deal(one.rules, seats=one.seats, chance=recorded)
    for step in steps:
        assert known(state) == known(step.before)
        state, events = engine.apply(state, step.action, step.seat)
        assert events == step.events
    assert known(state) == known(steps[-1].after)
    assert state.chance == RecordedChance(())


# --- the looking finds what is wrong -------------------------------------------------------------


def plainly(function: checked.Loop) -> checked.Loop:
    return function


def load(name: str) -> ModuleType:
    return import_module(f"switch.core.{name}")


def looked(cells: list[int], table: tuple[int, ...], load_: checked.Load = load) -> int:
    return int(checked.looking(load_, plainly)(table, cells, View([0] * checked.SPACE_SIZE)))


class View:
    """A list whose slices are places in it, as those of an array are."""

    def __init__(self, cells: list[int], start: int = 0) -> None:
        self.cells, self.start = cells, start

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return View(self.cells, self.start + place.start)
        return self.cells[self.start + place]

    def __setitem__(self, place: int, number: int) -> None:
        self.cells[self.start + place] = number


def fewer(t: Any, s: Any, seat: int, out: Any) -> int:
    return max(0, legal_actions(t, s, seat, out) - 1)


def everything(_t: Any, s: Any, _seat: int, v: Any) -> None:
    for i in range(at.STATE_SIZE):
        v[i] = s[i]


def nothing_to_do(_t: Any, _s: Any, _seat: int, _action: int) -> int:
    return at.GAME_OVER


def instead(module: str, **functions: Callable[..., Any]) -> checked.Load:
    """The core with some functions of one module exchanged."""

    def load_(name: str) -> ModuleType:
        if name != module:
            return load(name)
        return cast("ModuleType", SimpleNamespace(**vars(load(name)) | functions))

    return load_


def test_a_round_as_it_is_is_sound() -> None:
    one = dealt("pesten", 4, seed=1)
    assert looked(one.cells, one.table) == 0


def test_a_lost_card_is_found() -> None:
    one = dealt("pesten", 4, seed=1)
    one.cells[at.STOCK_COUNT] -= 1
    assert looked(one.cells, one.table) == checked.LOST_CARD


@pytest.mark.parametrize(
    ("exchanged", "found"),
    [
        (instead("legality", legal_actions=fewer), checked.LEGAL_DIFFERS),
        (instead("legality", check=nothing_to_do), checked.LEGAL_DIFFERS),
        (
            instead("legality", legal_actions=lambda *_: 0, check=nothing_to_do),
            checked.STUCK,
        ),
        (instead("views", observe=everything), checked.SEEN_TOO_MUCH),
    ],
    ids=["an action left out", "all refused", "nothing legal", "a view of everything"],
)
def test_a_core_that_is_wrong_is_found(exchanged: checked.Load, found: int) -> None:
    one = dealt("pesten", 4, seed=1)
    assert looked(one.cells, one.table, exchanged) == found
