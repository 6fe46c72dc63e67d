"""Rounds played on at random from one state, over and over: the plain measure of speed."""

from ..core.cells import copy_round
from ..core.jit import entry
from ..core.layout import RESULT, TURN
from ..core.policies import random_action
from ..core.rng import seed_fast
from ..core.transition import step
from ..core.vectors import Cells, Vector


@entry
def random_rollouts(
    t: Cells, start: Cells, s: Vector, chance: Vector, seed: int, rounds: int
) -> int:
    """Play ``rounds`` rounds from ``start``, every legal action of the seat on turn as likely; the
    number of actions. ``s`` has STATE_SIZE cells, ``chance`` CHANCE_SIZE."""
    seed_fast(chance, seed)
    actions = 0
    for _ in range(rounds):
        copy_round(start, s)
        while s[RESULT] == 0:
            step(t, s, s[TURN], random_action(t, s, chance), None, chance)
            actions += 1
    return actions
