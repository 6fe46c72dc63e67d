"""Whole rounds on CPython, in one loop over the functions of the core."""

from collections.abc import Callable
from typing import Any

from switch.core.deal import deal
from switch.core.layout import ACTIONS_MAX, EVENTS_SIZE, EXPOSED, RESULT, SEATS, STATE_SIZE, TURN
from switch.core.legality import legal_actions
from switch.core.policies import GREEDY, plan_turn
from switch.core.rng import CHANCE_SIZE, below, seed_fast
from switch.core.transition import step
from switch.core.views import observe

# tables, state, space, seats, seed -> actions
Loop = Callable[[Any, Any, Any, int, int], int]

# What a loop works in beside the round: events, actions, chance, a view.
ACTIONS = EVENTS_SIZE
CHANCE = ACTIONS + ACTIONS_MAX
VIEW = CHANCE + CHANCE_SIZE
SPACE_SIZE = VIEW + STATE_SIZE


def random_round(t: Any, s: Any, space: Any, seats: int, seed: int) -> int:
    """The number of actions: any legal one is as likely, and while a seat is exposed any seat may
    act."""
    ev, out, chance = space[:ACTIONS], space[ACTIONS:CHANCE], space[CHANCE:VIEW]
    _deal(t, s, seats, seed, chance)
    actions = 0
    while s[RESULT] == 0:
        seat = s[TURN]
        if s[EXPOSED] >= 0 and below(chance, 2) == 0:
            seat = below(chance, s[SEATS])
        count = legal_actions(t, s, seat, out)
        if count == 0:
            seat = s[TURN]
            count = legal_actions(t, s, seat, out)
        step(t, s, seat, out[below(chance, count)], ev, chance)
        actions += 1
    return actions


def greedy_round(t: Any, s: Any, space: Any, seats: int, seed: int) -> int:
    """The same with the greedy player on every seat, who is given a view of each turn."""
    ev, out, chance = space[:ACTIONS], space[ACTIONS:CHANCE], space[CHANCE:VIEW]
    v = space[VIEW:]
    _deal(t, s, seats, seed, chance)
    actions = 0
    while s[RESULT] == 0:
        for i in range(STATE_SIZE):
            v[i] = 0
        observe(t, s, s[TURN], v)
        planned = plan_turn(t, v, GREEDY, chance, out)
        for i in range(planned):
            step(t, s, s[TURN], out[i], ev, chance)
        actions += planned
    return actions


def _deal(t: Any, s: Any, seats: int, seed: int, chance: Any) -> None:
    for i in range(STATE_SIZE):
        s[i] = 0
    seed_fast(chance, seed)
    deal(t, s, seats, seed % seats, chance)
