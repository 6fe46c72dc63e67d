"""Rounds played on at random from one state, over and over: the plain measure of speed."""

from ..core.events import CLOSED
from ..core.jit import entry, jit
from ..core.layout import RESULT, STATE_SIZE, TURN
from ..core.policies import random_action
from ..core.rng import CHANCE_SIZE, seed_fast
from ..core.transition import step
from ..core.vectors import Cells, Vector


@jit
def copy_state(source: Cells, target: Vector) -> None:
    for i in range(STATE_SIZE):
        target[i] = source[i]


@entry
def random_rollouts(
    t: Cells, start: Cells, s: Vector, space: Vector, seed: int, rounds: int
) -> int:
    """Play ``rounds`` rounds from ``start``, every legal action of the seat on turn as likely; the
    number of actions. ``s`` has STATE_SIZE cells, ``space`` CHANCE_SIZE + 1."""
    chance = space[:CHANCE_SIZE]
    ev = space[CHANCE_SIZE:]
    ev[0] = CLOSED
    seed_fast(chance, seed)
    actions = 0
    for _ in range(rounds):
        copy_state(start, s)
        while s[RESULT] == 0:
            step(t, s, s[TURN], random_action(t, s, chance), ev, chance)
            actions += 1
    return actions
