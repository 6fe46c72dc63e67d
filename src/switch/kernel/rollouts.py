"""Rounds played on at random from one state, over and over: the plain measure of speed."""

from ..core.jit import entry, jit
from ..core.layout import PILE, PILE_COUNT, RESULT, STOCK, STOCK_COUNT, TURN
from ..core.policies import random_action
from ..core.rng import seed_fast
from ..core.transition import step
from ..core.vectors import Cells, Vector


@jit
def copy_state(source: Cells, target: Vector) -> None:
    """What is beyond the last card of stock and pile stays as it was."""
    for i in range(STOCK + source[STOCK_COUNT]):
        target[i] = source[i]
    for i in range(PILE, PILE + source[PILE_COUNT]):
        target[i] = source[i]


@entry
def random_rollouts(
    t: Cells, start: Cells, s: Vector, chance: Vector, seed: int, rounds: int
) -> int:
    """Play ``rounds`` rounds from ``start``, every legal action of the seat on turn as likely; the
    number of actions. ``s`` has STATE_SIZE cells, ``chance`` CHANCE_SIZE."""
    seed_fast(chance, seed)
    actions = 0
    for _ in range(rounds):
        copy_state(start, s)
        while s[RESULT] == 0:
            step(t, s, s[TURN], random_action(t, s, chance), None, chance)
            actions += 1
    return actions
