"""Who decides next, when one seat acts at a time: a call, a catch and a jump get a moment of their
own. docs/environments.md says in words what is done here.

Behind the cells of the round come some more: what is open to other seats than the one on turn,
which of them have waited, who decides, and how many decisions were made. Who is asked follows from
what everybody knows; what may be done then is the core's answer to that seat alone.
"""

from ..core.calls import call_is_due, may_catch
from ..core.fitting import jumping, top
from ..core.jit import apart, entry, jit
from ..core.layout import (
    CALL,
    COPIES,
    EXPOSED,
    GIVE,
    GONE,
    HANDS,
    JUMP,
    NAME,
    OK,
    PLACES,
    PLACES_COUNT,
    PLANES,
    RESULT,
    SEATS,
    STATE_SIZE,
    T_JUMP,
    TURN,
    WINNER,
    WITH,
)
from ..core.legality import check, legal_actions
from ..core.seats import seat_after, seats_in_play
from ..core.transition import step
from ..core.vectors import Cells, Vector

OPEN = STATE_SIZE  # EXPOSURE and JUMPS, added: what the seats are being asked about
WAITED = STATE_SIZE + 1  # mask of the seats that have waited
ACTOR = STATE_SIZE + 2  # the seat that decides, -1: the round is over
DECISIONS = STATE_SIZE + 3
FIXED = STATE_SIZE + 4  # cards at the bottom of the stock whose order is settled
ROUNDS = STATE_SIZE + 5  # rounds that were played before in this row
ROW_SIZE = STATE_SIZE + 6

EXPOSURE, JUMPS = 1, 2

WAIT = 126  # an action beside those of the core: neither call nor catch nor jump
ACTIONS = GIVE + 64


@apart
def begin(t: Cells, s: Vector) -> None:
    """The cards have been dealt."""
    s[OPEN] = JUMPS if t[T_JUMP] == 1 else 0
    s[WAITED] = 0
    s[DECISIONS] = 0
    s[ACTOR] = next_actor(t, s)


@jit
def could_jump(t: Cells, s: Vector, seat: int) -> bool:
    """Whether the seat might jump in if it held the right card, as far as everybody knows."""
    card = top(s)
    plane = HANDS + seat * PLANES
    kept = s[plane]
    s[plane] = 1 << card
    able = jumping(t, s, seat) != 0
    s[plane] = kept
    return able and t[COPIES + card] > 1


@jit
def is_asked(t: Cells, s: Vector, seat: int) -> bool:
    """Whether there may be something to do for this seat beside the turn."""
    exposed = s[EXPOSED]
    if s[OPEN] & EXPOSURE != 0 and exposed >= 0:
        if seat == exposed:
            if seat != s[TURN] and call_is_due(t, s, seat):
                return True
        elif may_catch(t, s, seat, exposed):
            return True
    return s[OPEN] & JUMPS != 0 and could_jump(t, s, seat)


@apart
def next_actor(t: Cells, s: Vector) -> int:
    """The next seat to be asked, else the seat on turn; who forgot to call is asked last."""
    if s[RESULT] != 0:
        return -1
    if s[OPEN] != 0:
        seat = s[EXPOSED] if s[EXPOSED] >= 0 else s[TURN]
        for _ in range(seats_in_play(s)):
            seat = seat_after(s, seat)
            if (s[WAITED] >> seat) & 1 == 0 and is_asked(t, s, seat):
                return seat
        s[OPEN] = 0
    return s[TURN]


@jit
def beside_the_turn(action: int) -> bool:
    return CALL <= action < WITH or JUMP <= action < GIVE


@entry
def write_choices(t: Cells, s: Cells, out: Vector) -> int:
    """Write what the seat that decides may do to ``out`` (ACTIONS cells); how many."""
    if s[ACTOR] < 0:
        return 0
    count = legal_actions(t, s, s[ACTOR], out)
    if s[OPEN] == 0:
        return count
    kept = 0
    for i in range(count):
        if beside_the_turn(out[i]):
            out[kept] = out[i]
            kept += 1
    out[kept] = WAIT
    return kept + 1


@apart
def may(t: Cells, s: Cells, action: int) -> bool:
    """Whether the seat that decides may do this."""
    if s[ACTOR] < 0 or action < 0 or action >= ACTIONS:
        return False
    if action == WAIT:
        return s[OPEN] != 0
    if s[OPEN] != 0 and not beside_the_turn(action):
        return False
    return check(t, s, s[ACTOR], action) == OK


@apart
def decide(t: Cells, s: Vector, action: int, ev: Vector, chance: Vector) -> None:
    """Do what the seat that decides may do, and find who decides next."""
    seat = s[ACTOR]
    s[DECISIONS] += 1
    if action == WAIT:
        ev[0] = 0
        s[WAITED] |= 1 << seat
    else:
        exposed = s[EXPOSED]
        step(t, s, seat, action, ev, chance)
        if action < CALL or action >= WITH:
            laid = action < NAME or action >= JUMP
            fresh = s[EXPOSED] >= 0 and (laid or s[EXPOSED] != exposed)
            s[OPEN] = (EXPOSURE if fresh else 0) + (JUMPS if t[T_JUMP] == 1 else 0)
            s[WAITED] = 0
    s[ACTOR] = next_actor(t, s)


@entry
def payoff(s: Cells, seat: int) -> int:
    """What a round that is over is worth to the seat; over all seats it adds up to nothing.

    The winner gets as much as there are rivals, each rival -1. Where play went on for places, the
    first gets as much and each place after it two less; who has none shares the rest. Without a
    winner nobody gets anything.
    """
    out = s[PLACES_COUNT]
    playing = out  # those that are out and those still in
    for other in range(s[SEATS]):
        if (s[GONE] >> other) & 1 == 0:
            playing += 1
    if s[WINNER] < 0:
        return 0
    if out == 0:
        if (s[GONE] >> seat) & 1 == 1:
            return 0
        return playing - 1 if seat == s[WINNER] else -1
    for place in range(out):
        if s[PLACES + place] == seat:
            return playing - 1 - 2 * place
    return 0 if (s[GONE] >> seat) & 1 == 1 else -out
