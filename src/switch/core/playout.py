"""Whole rounds at random, and their fingerprint: one number that all hosts must agree on."""

from .calls import call_is_due
from .cells import clear
from .deal import deal
from .jit import entry, jit, part
from .layout import (
    ACTIONS_MAX,
    CALL,
    CATCH,
    EVENTS_SIZE,
    EXPOSED,
    HANDS,
    PLANES,
    RESULT,
    SEATS,
    STATE_SIZE,
    T_FALSE_CALL,
    T_FALSE_CATCH,
    T_JUMP,
    TURN,
    WITH,
)
from .legality import legal_actions
from .rng import CHANCE_SIZE, WORD, below, seed_fast
from .transition import step
from .vectors import Cells, Vector

ACTIONS_CAP = 1_000_000  # a round that lasts longer is reported as a failure, never as an end


START = 2166136261  # FNV-1a's offset basis


@jit
def fold(mark: int, number: int) -> int:
    """FNV-1a over 32-bit words: the mark so far and one more number, which may be negative."""
    return ((mark ^ (number & WORD)) * 16777619) & WORD


@jit
def fold_cells(mark: int, s: Cells, count: int) -> int:
    """The mark with the first ``count`` cells, each as two words: a mask may need both."""
    for i in range(count):
        mark = fold(mark, s[i])
        mark = fold(mark, s[i] >> 32)
    return mark


@jit
def random_actor(t: Cells, s: Cells, chance: Vector) -> int:
    """Mostly the seat on turn; while one is exposed any seat, so that calls and catches occur, and
    now and then one that may jump in, call or catch falsely."""
    if s[EXPOSED] >= 0 and below(chance, 2) == 0:
        return below(chance, s[SEATS])
    if t[T_JUMP] == 1 and below(chance, 8) == 0:
        return below(chance, s[SEATS])
    if t[T_FALSE_CALL] + t[T_FALSE_CATCH] > 0 and below(chance, 64) == 0:
        return below(chance, s[SEATS])
    return s[TURN]


@jit
def costs(t: Cells, s: Cells, seat: int, action: int) -> bool:
    """Whether this is a false call or catch."""
    if action == CALL:
        return not call_is_due(t, s, seat)
    return CATCH <= action < WITH and s[EXPOSED] != action - CATCH


@jit
def random_action(t: Cells, s: Cells, seat: int, legal: Cells, count: int, chance: Vector) -> int:
    """One of ``count`` legal actions; seldom one that only costs cards, else no hand gets empty."""
    action = legal[below(chance, count)]
    for _ in range(8):
        if costs(t, s, seat, action):
            action = legal[below(chance, count)]
    return action


@entry
def random_round(t: Cells, s: Vector, buffers: Vector, seats: int, seed: int) -> int:
    """Play one round with uniformly random legal actions; the number of actions, -1 over the cap.

    ``s`` (STATE_SIZE) ends as the final state. ``buffers`` has BUFFERS_SIZE cells; its last one
    is the fingerprint: deal and end whole, numbers and hands in between.
    """
    chance = part(buffers, 0)
    ev = part(buffers, CHANCE_SIZE)
    out = part(buffers, CHANCE_SIZE + EVENTS_SIZE)
    clear(s, STATE_SIZE)
    seed_fast(chance, seed)
    deal(t, s, seats, seed % seats, chance)
    mark = fold_cells(START, s, STATE_SIZE)
    actions = 0
    while s[RESULT] == 0 and actions < ACTIONS_CAP:
        seat = random_actor(t, s, chance)
        count = legal_actions(t, s, seat, out)
        if count == 0:
            seat = s[TURN]
            count = legal_actions(t, s, seat, out)
        step(t, s, seat, random_action(t, s, seat, out, count, chance), ev, chance)
        mark = fold_cells(mark, s, HANDS + seats * PLANES)
        actions += 1
    buffers[BUFFERS_SIZE - 1] = fold_cells(mark, s, STATE_SIZE)
    return actions if s[RESULT] != 0 else -1


BUFFERS_SIZE = CHANCE_SIZE + EVENTS_SIZE + ACTIONS_MAX + 1


@entry
def fingerprint(t: Cells, s: Vector, buffers: Vector, seats: int, seed: int, rounds: int) -> int:
    """One number for ``rounds`` random rounds from this seed on; -1 if one did not end."""
    mark = START
    for i in range(rounds):
        if random_round(t, s, buffers, seats, seed + i) < 0:
            return -1
        mark = fold(mark, buffers[BUFFERS_SIZE - 1])
    return mark
