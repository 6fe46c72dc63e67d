"""Many rounds side by side, one decision in each of them at every step. Nothing is allocated here:
all of it is written into arrays that are handed in.

An observation is a row of numbers, made from what ``core/views.py`` lets the viewer see and from
nothing else; ``switch.env.observing`` names its blocks and says how long they are.
"""

from typing import Annotated

from ..core.cells import clear
from ..core.deal import deal
from ..core.hands import copies_held
from ..core.jit import apart, entry, jit, part, row
from ..core.layout import (
    ACCUSED,
    CALLED,
    COUNTS,
    DIRECTION,
    DRAWN,
    DRAWS,
    ENDING,
    EXPOSED,
    FALSE_CALLS,
    FALSE_CATCHES,
    GIVEN,
    GONE,
    HANDS,
    IN_SET,
    LAID,
    NAMED,
    NAMED_RANK,
    PASSES,
    PENDING,
    PHASE,
    PILE,
    PILE_COUNT,
    PLACES,
    PLACES_COUNT,
    PLANES,
    REFILLS,
    RESULT,
    SEATS,
    SKIP,
    STATE_SIZE,
    STOCK_COUNT,
    T_KINDS,
    TURN,
    WINNER,
)
from ..core.vectors import Cells, Vector
from ..core.views import observe
from .deciding import ACTOR, DECISIONS, OPEN, ROUNDS, begin, decide, may, payoff, write_choices

Rows = list[Vector]  # of a two-dimensional array
Sights = Annotated[Rows, "int16"]  # what the arrays of switch.env.batch hold
Masks = Annotated[Rows, "uint8"]
Flags = Annotated[Vector, "uint8"]

SCALARS = 23
BY_SEAT = 6


@jit
def relative(seat: int, viewer: int, seats: int) -> int:
    """How many places to the viewer's left, 0: the viewer; -1: none."""
    return -1 if seat < 0 else (seat - viewer + seats) % seats


@jit
def write_scalars(s: Cells, v: Cells, viewer: int, out: Vector) -> None:
    seats = v[SEATS]
    out[0] = relative(s[ACTOR], viewer, seats)
    out[1] = s[OPEN]
    out[2] = relative(v[TURN], viewer, seats)
    out[3] = v[PHASE]
    out[4] = v[DIRECTION]
    out[5] = v[NAMED]
    out[6] = v[NAMED_RANK]
    out[7] = v[PENDING]
    out[8] = v[SKIP]
    out[9] = v[LAID]
    out[10] = v[IN_SET]
    out[11] = v[DRAWN]
    out[12] = v[DRAWS]
    out[13] = v[PASSES]
    out[14] = v[STOCK_COUNT]
    out[15] = v[PILE_COUNT]
    out[16] = v[REFILLS]
    out[17] = relative(v[EXPOSED], viewer, seats)
    out[18] = relative(v[ACCUSED], viewer, seats)
    out[19] = relative(v[ENDING], viewer, seats)
    out[20] = v[GIVEN + viewer]
    out[21] = v[RESULT]
    out[22] = relative(v[WINNER], viewer, seats)


@jit
def write_seats(v: Cells, viewer: int, out: Vector) -> None:
    """The blocks that have a number for each seat, the viewer's first, then clockwise."""
    seats = v[SEATS]
    for i in range(seats):
        seat = (viewer + i) % seats
        at = SCALARS + i
        out[at] = v[COUNTS + seat]
        out[at + seats] = 1 - ((v[GONE] >> seat) & 1)
        out[at + 2 * seats] = (v[CALLED] >> seat) & 1
        out[at + 3 * seats] = (v[FALSE_CALLS] >> seat) & 1
        out[at + 4 * seats] = (v[FALSE_CATCHES] >> seat) & 1
        out[at + 5 * seats] = -1
    for place in range(v[PLACES_COUNT]):
        out[SCALARS + 5 * seats + relative(v[PLACES + place], viewer, seats)] = place


@apart
def write_observation(t: Cells, s: Cells, viewer: int, v: Vector, out: Vector, cards: int) -> None:
    """``v``: STATE_SIZE cells that are zero or hold an earlier view; ``cards``: in the whole
    pack. Numbers that ``observe`` always writes need no clearing; hands do."""
    for i in range(HANDS, HANDS + s[SEATS] * PLANES):
        v[i] = 0
    observe(t, s, viewer, v)
    write_scalars(s, v, viewer, out)
    write_seats(v, viewer, out)
    at = SCALARS + BY_SEAT * v[SEATS]
    for kind in range(t[T_KINDS]):
        out[at + kind] = copies_held(v, viewer, kind)
    at += t[T_KINDS]
    count = v[PILE_COUNT]
    for i in range(cards):
        out[at + i] = v[PILE + count - 1 - i] if i < count else -1


@apart
def write_mask(t: Cells, s: Cells, out: Vector, mask: Vector, length: int) -> None:
    for i in range(length):
        mask[i] = 0
    for i in range(write_choices(t, s, out)):
        mask[out[i]] = 1


@apart
def start_round(t: Cells, s: Vector, seats: int, chance: Vector) -> None:
    """Deal anew; the seat that begins moves on by one from round to round."""
    rounds = s[ROUNDS]
    clear(s, STATE_SIZE)
    deal(t, s, seats, rounds % seats, chance)
    s[ROUNDS] = rounds + 1
    begin(t, s)


@jit
def write_game(t: Cells, s: Cells, space: Vector, obs: Vector, mask: Vector, sizes: Cells) -> None:
    """``sizes``: cards in the pack, length of a mask; ``space``: STATE_SIZE cells and a mask."""
    out = part(space, STATE_SIZE)
    write_observation(t, s, s[ACTOR], space, obs, sizes[0])
    write_mask(t, s, out, mask, sizes[1])


@entry
def start_games(
    t: Cells,
    rows: Rows,
    chances: Rows,
    space: Vector,
    seats: Vector,
    obs: Sights,
    masks: Masks,
    sizes: Cells,
    first: int,
    end: int,
) -> None:
    """Deal in the games ``first`` … ``end`` - 1 and write what the first to decide sees.
    ``sizes``: cards in the pack, length of a mask, seats, most decisions in a round (0: no limit).
    """
    for game in range(first, end):
        start_round(t, row(rows, game), sizes[2], row(chances, game))
        seats[game] = row(rows, game)[ACTOR]
        write_game(t, row(rows, game), space, row(obs, game), row(masks, game), sizes)


@entry
def find_illegal(t: Cells, rows: Rows, actions: Cells, first: int, end: int) -> int:
    """The first of these games in which the action is not legal, -1 if there is none."""
    for game in range(first, end):
        if not may(t, row(rows, game), actions[game]):
            return game
    return -1


@entry
def step_games(
    t: Cells,
    rows: Rows,
    chances: Rows,
    actions: Cells,
    space: Vector,
    ev: Vector,
    seats: Vector,
    obs: Sights,
    masks: Masks,
    rewards: Rows,
    over: Flags,
    sizes: Cells,
    first: int,
    end: int,
) -> int:
    """One legal action in each of the games ``first`` … ``end`` - 1; a round that is over (1 in
    ``over``) or cut off after too many decisions (2) starts anew. How many did."""
    ended = 0
    for game in range(first, end):
        s = row(rows, game)
        decide(t, s, actions[game], ev, row(chances, game))
        over[game] = 0
        for seat in range(sizes[2]):
            row(rewards, game)[seat] = 0
        if s[RESULT] != 0:
            over[game] = 1
            for seat in range(sizes[2]):
                row(rewards, game)[seat] = payoff(s, seat)
        elif sizes[3] > 0 and s[DECISIONS] >= sizes[3]:
            over[game] = 2
        if over[game] != 0:
            ended += 1
            start_round(t, s, sizes[2], row(chances, game))
        seats[game] = s[ACTOR]
        write_game(t, s, space, row(obs, game), row(masks, game), sizes)
    return ended
