"""Whole rounds in one loop, the same for plain functions and for those that Numba compiled."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from switch.core.layout import ACTIONS_MAX, EVENTS_SIZE, EXPOSED, RESULT, SEATS, STATE_SIZE, TURN
from switch.core.rng import CHANCE_SIZE

Loop = Callable[..., Any]
Load = Callable[[str], ModuleType]

# What a loop works in beside the round: events, actions, chance, a view.
ACTIONS = EVENTS_SIZE
CHANCE = ACTIONS + ACTIONS_MAX
VIEW = CHANCE + CHANCE_SIZE
SPACE_SIZE = VIEW + STATE_SIZE


def random_rounds(load: Load) -> Loop:
    """A loop over random rounds; ``load`` gives a module of the core. It answers the number of
    actions: any legal one is as likely, and while a seat is exposed any seat may act."""
    deal, legal = load("deal").deal, load("legality").legal_actions
    step, below, seed_fast = load("transition").step, load("rng").below, load("rng").seed_fast

    def play(t: Any, s: Any, space: Any, seats: int, seed: int) -> int:
        ev, out, chance = space[:ACTIONS], space[ACTIONS:CHANCE], space[CHANCE:VIEW]
        for i in range(STATE_SIZE):
            s[i] = 0
        seed_fast(chance, seed)
        deal(t, s, seats, seed % seats, chance)
        actions = 0
        while s[RESULT] == 0:
            seat = s[TURN]
            if s[EXPOSED] >= 0 and below(chance, 2) == 0:
                seat = below(chance, s[SEATS])
            count = legal(t, s, seat, out)
            if count == 0:
                seat = s[TURN]
                count = legal(t, s, seat, out)
            step(t, s, seat, out[below(chance, count)], ev, chance)
            actions += 1
        return actions

    return play


def greedy_rounds(load: Load) -> Loop:
    """The same with the greedy player on every seat, who is given a view of each turn."""
    deal, step = load("deal").deal, load("transition").step
    observe, plan = load("views").observe, load("policies").plan_turn
    seed_fast, greedy = load("rng").seed_fast, load("policies").GREEDY

    def play(t: Any, s: Any, space: Any, seats: int, seed: int) -> int:
        ev, out, chance = space[:ACTIONS], space[ACTIONS:CHANCE], space[CHANCE:VIEW]
        v = space[VIEW:]
        for i in range(STATE_SIZE):
            s[i] = 0
        seed_fast(chance, seed)
        deal(t, s, seats, seed % seats, chance)
        actions = 0
        while s[RESULT] == 0:
            for i in range(STATE_SIZE):
                v[i] = 0
            observe(t, s, s[TURN], v)
            planned = plan(t, v, greedy, chance, out)
            for i in range(planned):
                step(t, s, s[TURN], out[i], ev, chance)
            actions += planned
        return actions

    return play
