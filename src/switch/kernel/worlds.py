"""Chance card by card: what may come next, a round played with cards that were picked, and other
worlds that one seat could not tell from this one.

A pick is the kind of a card at the moment at which chance decides it: dealt, turned up, or drawn
from a stock in which every order is as likely. The picks and the decisions of a round make the
whole of it.

``room`` is where a function works: a rehearsed round, the log, chance of any kind, the order of a
shuffle, a view. ``course`` says of a round, in numbers: see COURSE_SIZE.
"""

from ..core.deal import deal
from ..core.jit import apart, entry, jit
from ..core.layout import (
    COUNTS,
    EV_DREW,
    EV_RESHUFFLED,
    GIVE,
    HANDS,
    PACK,
    PILE,
    PILE_COUNT,
    PLANES,
    SEATS,
    STOCK,
    STOCK_COUNT,
    T_BURIED,
    T_HAND,
    T_SHUFFLED,
    T_STARTER,
)
from ..core.playout import START, fold
from ..core.rng import ORDER, PICKS_AT, USED, below
from ..core.vectors import Cells, Vector
from ..core.views import observe
from .deciding import ACTOR, FIXED, OPEN, ROW_SIZE, begin, decide, may

Room = tuple[Vector, Vector, Vector, Vector, Vector]
TRIAL, LOG, ANY, PICKED, VIEW = 0, 1, 2, 3, 4  # rows of ROW_SIZE, EVENTS_SIZE, CHANCE_SIZE …

# A course: seats, who begins, decisions, picks of the deal, picks in all, whose eyes it is seen
# with, how many picks and gifts are hidden from them, how many exchanges to try.
C_SEATS, C_FIRST, C_DONE, C_DEALT, C_PICKS, C_VIEWER, C_FREE, C_GIFTS, C_TRIES = (
    0, 1, 2, 3, 4, 5, 6, 7, 8,
)  # fmt: skip
COURSE_SIZE = 9


@jit
def swap_in(cells: Vector, start: int, place: int, kind: int) -> bool:
    """Bring a card of this kind from ``cells[start : place + 1]`` to ``place``, if there is one."""
    for i in range(place, start - 1, -1):
        if cells[i] == kind:
            cells[i] = cells[place]
            cells[place] = kind
            return True
    return False


# --- the deal ------------------------------------------------------------------------------------


@entry
def deal_is_done(t: Cells, seats: int, picks: Cells, count: int) -> bool:
    """Whether ``count`` picks make a whole deal: hands, and a card that may start (1.15)."""
    hands = seats * t[T_HAND]
    if count < hands or t[T_STARTER] >= 0:
        return count == hands
    if count == t[T_SHUFFLED]:
        return True
    return count > hands and (t[T_BURIED] >> picks[count - 1]) & 1 == 0


@jit
def deal_ends(t: Cells, seats: int, picks: Cells, count: int) -> bool:
    """Whether the deal is done with this pick and not before."""
    for earlier in range(seats * t[T_HAND], count):
        if deal_is_done(t, seats, picks, earlier):
            return False
    return deal_is_done(t, seats, picks, count)


@entry
def deal_picked(
    t: Cells, s: Vector, course: Cells, picks: Cells, count: int, order: Vector
) -> bool:
    """Deal exactly these cards, False if the pack does not have them; ``s`` (ROW_SIZE) comes with
    zeros, ``order`` has CHANCE_SIZE cells."""
    cards = t[T_SHUFFLED]
    order[0] = ORDER
    for i in range(cards):
        order[PICKS_AT + i] = t[PACK + i]
    for i in range(count):
        if not swap_in(order, PICKS_AT, PICKS_AT + cards - 1 - i, picks[i]):
            return False
    deal(t, s, course[C_SEATS], course[C_FIRST], order)
    if t[T_STARTER] < 0:
        s[FIXED] = min(count - course[C_SEATS] * t[T_HAND] - 1, s[STOCK_COUNT])
    begin(t, s)
    return True


# --- a decision ----------------------------------------------------------------------------------


@jit
def copy_row(source: Cells, target: Vector) -> None:
    for i in range(ROW_SIZE):
        target[i] = source[i]


@entry
def rehearse(t: Cells, s: Cells, action: int, room: Room) -> int:
    """Do the action on a copy, with any chance: how many cards it draws. How many, and when cards
    are shuffled, does not depend on which cards come."""
    copy_row(s, room[TRIAL])
    room[ANY][USED] = 0
    ev = room[LOG]
    ev[0] = 0
    decide(t, room[TRIAL], action, ev, room[ANY])
    draws = 0
    for i in range(ev[0]):
        if ev[1 + 3 * i] == EV_DREW:
            draws += 1
    return draws


@jit
def draws_before_refill(ev: Cells) -> int:
    """How many cards come from the stock as it is; -1: all."""
    draws = 0
    for i in range(ev[0]):
        if ev[1 + 3 * i] == EV_DREW:
            draws += 1
        elif ev[1 + 3 * i] == EV_RESHUFFLED:
            return draws
    return -1


@jit
def drawn(ev: Cells, n: int) -> int:
    """The kind of the n-th card drawn, counted from 0."""
    for i in range(ev[0]):
        if ev[1 + 3 * i] == EV_DREW:
            if n == 0:
                return ev[3 + 3 * i]
            n -= 1
    return -1


@jit
def write_refill(trial: Cells, ev: Cells, draws: int, before: int, order: Vector) -> int:
    """Write the cards that a rehearsal shuffled: those left and those drawn since; how many."""
    cards = trial[STOCK_COUNT]
    for i in range(cards):
        order[PICKS_AT + i] = trial[STOCK + i]
    for n in range(draws - 1, before - 1, -1):
        order[PICKS_AT + cards] = drawn(ev, n)
        cards += 1
    return cards


@apart
def arrange(s: Vector, draws: int, picks: Cells, start: int, count: int, room: Room) -> bool:
    """After a rehearsal that drew ``draws``: see to it that the first ``count`` cards to come are
    ``picks[start]`` …, in the stock of ``s`` and in the order of a shuffle; False if they cannot
    be."""
    before = draws_before_refill(room[LOG])
    if before < 0:
        before = draws
    for n in range(min(before, count)):
        place = STOCK + s[STOCK_COUNT] - 1 - n
        if not swap_in(s, min(STOCK + s[FIXED], place), place, picks[start + n]):
            return False
    if room[ANY][USED] == 0:
        return True
    order = room[PICKED]
    order[0] = ORDER
    cards = write_refill(room[TRIAL], room[LOG], draws, before, order)
    for n in range(before, count):
        place = PICKS_AT + cards - 1 - (n - before)
        if not swap_in(order, PICKS_AT, place, picks[start + n]):
            return False
    return True


@entry
def decide_picked(t: Cells, s: Vector, action: int, picks: Cells, start: int, room: Room) -> int:
    """Do an action; the cards that it draws are ``picks[start]`` and so on: how many, -1 if they
    cannot be drawn."""
    draws = rehearse(t, s, action, room)
    refilled = draws_before_refill(room[LOG]) >= 0
    shuffled = room[ANY][USED] > 0
    if draws == 0 and not shuffled:
        copy_row(room[TRIAL], s)
    elif arrange(s, draws, picks, start, draws, room):
        room[LOG][0] = 0
        decide(t, s, action, room[LOG], room[PICKED])
    else:
        return -1
    # Shuffled cards may lie in any order; a pile that was turned over lies as it lay.
    if shuffled:
        s[FIXED] = 0
    else:
        s[FIXED] = s[STOCK_COUNT] if refilled else min(s[FIXED], s[STOCK_COUNT])
    for n in range(draws):
        if drawn(room[LOG], n) != picks[start + n]:
            return -1
    return draws


@entry
def write_outcomes(
    s: Vector, draws: int, picks: Cells, count: int, counts: Vector, room: Room
) -> bool:
    """After a rehearsal that drew ``draws``, and ``count`` picks for it: how many cards of each
    kind may come next, to ``counts`` (64). ``s`` is used up."""
    for kind in range(64):
        counts[kind] = 0
    before = draws_before_refill(room[LOG])
    if before < 0:
        before = draws
    if count >= before and room[ANY][USED] == 0:
        counts[drawn(room[LOG], count)] = 1  # the pile is turned over: everybody could know
        return True
    if not arrange(s, draws, picks, 0, count, room):
        return False
    if count < before:
        place = s[STOCK_COUNT] - 1 - count
        for i in range(min(s[FIXED], place), place + 1):
            counts[s[STOCK + i]] += 1
    else:
        cards = room[TRIAL][STOCK_COUNT] + draws - count
        for i in range(cards):
            counts[room[PICKED][PICKS_AT + i]] += 1
    return True


# --- whole rounds --------------------------------------------------------------------------------


@apart
def mark_of(t: Cells, s: Cells, viewer: int, v: Vector, mark: int) -> int:
    """One number for what the viewer sees, and who decides about what. ``v`` needs no clearing: of
    the hands only the viewer's own is read."""
    observe(t, s, viewer, v)
    mark = fold(fold(fold(mark, s[ACTOR]), s[OPEN]), v[PILE + v[PILE_COUNT] - 1])
    for cell in range(COUNTS + v[SEATS]):
        mark = fold(mark, v[cell])
    for plane in range(HANDS + viewer * PLANES, HANDS + (viewer + 1) * PLANES):
        mark = fold(fold(mark, v[plane]), v[plane] >> 32)
    return mark


@entry
def replay(
    t: Cells, s: Vector, course: Cells, actions: Cells, picks: Cells, marks: Vector, compare: int,
    room: Room,
) -> bool:  # fmt: skip
    """Play a round again from its picks. ``marks`` (one more than decisions) is written, or for
    ``compare`` 1 compared with: False as soon as something is not possible or the viewer would have
    seen something else."""
    for i in range(ROW_SIZE):
        s[i] = 0
    dealt = course[C_DEALT]
    if not deal_ends(t, course[C_SEATS], picks, dealt):
        return False
    if not deal_picked(t, s, course, picks, dealt, room[PICKED]):
        return False
    used = dealt
    mark = START
    for i in range(course[C_DONE] + 1):
        mark = mark_of(t, s, course[C_VIEWER], room[VIEW], mark)
        if compare == 0:
            marks[i] = mark
        elif marks[i] != mark:
            return False
        if i < course[C_DONE]:
            if not may(t, s, actions[i]):
                return False
            draws = decide_picked(t, s, actions[i], picks, used, room)
            if draws < 0:
                return False
            used += draws
    return used == course[C_PICKS]


@jit
def exchange_gifts(one: int, other: int, actions: Vector, gifts: Cells, count: int) -> None:
    """Where one of two kinds was given away unseen, it was the other."""
    for n in range(count):
        action = actions[gifts[n]]
        if action == GIVE + one:
            actions[gifts[n]] = GIVE + other
        elif action == GIVE + other:
            actions[gifts[n]] = GIVE + one


@entry
def wander(
    t: Cells, s: Vector, world: Vector, course: Cells, actions: Vector, picks: Vector,
    marks: Vector, free: Cells, gifts: Cells, dice: Vector, room: Room,
) -> int:  # fmt: skip
    """Exchange hidden cards, again and again, and keep what the viewer cannot tell from what it
    saw. Begins and ends with a world that agrees; how many exchanges were kept.

    ``world``: the round as it stands, renewed; ``free``: places in ``picks`` that may change;
    ``gifts``: places in ``actions`` of cards given unseen. Each exchange is as likely as the one
    that undoes it, so that in the long run every world that agrees comes as often.
    """
    kept = 0
    for _ in range(course[C_TRIES]):
        i = free[below(dice, course[C_FREE])]
        choice = below(dice, course[C_FREE] + world[STOCK_COUNT])
        j = free[choice] if choice < course[C_FREE] else -1
        one = picks[i]
        other = picks[j] if j >= 0 else world[STOCK + choice - course[C_FREE]]
        if one != other:
            picks[i] = other
            if j >= 0:
                picks[j] = one
            exchange_gifts(one, other, actions, gifts, course[C_GIFTS])
            if replay(t, s, course, actions, picks, marks, 1, room):
                copy_row(s, world)
                kept += 1
            else:
                picks[i] = one
                if j >= 0:
                    picks[j] = other
                exchange_gifts(one, other, actions, gifts, course[C_GIFTS])
    return kept
