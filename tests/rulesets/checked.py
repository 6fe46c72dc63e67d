"""A round at random in which everything is looked at after every step.

One loop for plain functions and for those that Numba compiled, so it keeps to what both run. It
takes chance as ``core.playout.random_round`` does: the same seed must lead to the same end.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from switch.core.layout import (
    ACTIONS_MAX,
    BLUFF,
    COPIES,
    DRAWN,
    EVENTS_SIZE,
    GIVEN,
    HANDS,
    LAID,
    OK,
    PENDING,
    PILE,
    PILE_COUNT,
    PLANES,
    RESULT,
    SEATS,
    SKIP,
    STATE_SIZE,
    STOCK,
    T_KINDS,
    T_PILE_OPEN,
    TURN,
    UNASKED,
)
from switch.core.rng import CHANCE_SIZE

Load = Callable[[str], ModuleType]
Loop = Callable[..., Any]

# Where things lie in the space that a loop works in. The log has room to spare, so that what does
# not fit the core's own log is found and does no harm.
LISTED = EVENTS_SIZE + 1000
MARKS = LISTED + ACTIONS_MAX
CHANCE = MARKS + ACTIONS_MAX
VIEW = CHANCE + CHANCE_SIZE
KINDS = VIEW + STATE_SIZE
MET = KINDS + 64  # how many actions were done, and the greatest number of events in one
SPACE_SIZE = MET + 2

CLOSELY = 40  # so many states at the beginning of a round are all looked at
SELDOM = 32  # afterwards one in so many

UNSOUND = 100  # + the fault of core.invariants
LOST_CARD = 1
STUCK = 2
LEGAL_DIFFERS = 3
SEEN_TOO_MUCH = 4
LEGAL_SEEN_DIFFERS = 5
TOO_LONG = 6
LOG_TOO_LONG = 7
LEGAL_AFTER_END = 8
DEBT_AND_SKIP = 9
WORDS = {
    LOST_CARD: "cards were lost",
    STUCK: "the seat on turn can do nothing",
    LEGAL_DIFFERS: "legal is not what check lets pass",
    SEEN_TOO_MUCH: "a view holds what is hidden",
    LEGAL_SEEN_DIFFERS: "a view allows other things than the round",
    TOO_LONG: "the round does not end",
    LOG_TOO_LONG: "more events than the log has room for",
    DEBT_AND_SKIP: "a debt and a skip are open together",
    LEGAL_AFTER_END: "something is legal after the end",
}


def losing(load: Load) -> Loop:
    count_kinds = load("invariants").count_kinds

    def lost(t: Any, s: Any, counts: Any) -> bool:
        count_kinds(t, s, counts)
        wrong = 0
        for kind in range(t[T_KINDS]):
            wrong += counts[kind] != t[COPIES + kind]
        return bool(wrong)

    return lost


def agreeing(load: Load) -> Loop:
    """How many actions a seat has; -1 unless ``legal`` lists, once each, what ``check`` passes."""
    legal, check = load("legality").legal_actions, load("legality").check

    def agree(t: Any, s: Any, seat: int, space: Any) -> int:
        listed, marks = space[LISTED:MARKS], space[MARKS:CHANCE]
        for action in range(ACTIONS_MAX):
            marks[action] = 0
        count = legal(t, s, seat, listed)
        for i in range(count):
            marks[listed[i]] += 1
        for action in range(ACTIONS_MAX):
            if marks[action] != (1 if check(t, s, seat, action) == OK else 0):
                return -1
        return int(count)

    return agree


def seeing(load: Load) -> Loop:
    """Whether the view of a seat (-1: a spectator) is right: it must show the own hand, the open
    cards of the pile and no other card. Leaves the view in the space."""
    observe = load("views").observe

    def rightly(t: Any, s: Any, seat: int, space: Any) -> bool:
        v = space[VIEW:KINDS]
        for i in range(STATE_SIZE):
            v[i] = 0
        observe(t, s, seat, v)
        for i in range(HANDS, STOCK):
            own = seat >= 0 and HANDS + seat * PLANES <= i < HANDS + (seat + 1) * PLANES
            if v[i] != (s[i] if own else 0):
                return False
        if (seat != s[TURN] and v[DRAWN] != -1) or v[BLUFF] != UNASKED:
            return False
        for other in range(s[SEATS]):
            if v[GIVEN + other] != (s[GIVEN + other] if other == seat else -1):
                return False
        shown = s[PILE_COUNT] if t[T_PILE_OPEN] == 1 else max(1, s[LAID])
        for i in range(STOCK, STATE_SIZE):
            wanted = 0
            if i >= PILE and i < PILE + s[PILE_COUNT]:
                wanted = s[i] if i >= PILE + s[PILE_COUNT] - shown else -1
            if v[i] != wanted:
                return False
        return True

    return rightly


def judging(load: Load, ready: Callable[[Loop], Loop]) -> Loop:
    """0, or what is wrong with what one seat (-1: a spectator) may see and do."""
    legal = load("legality").legal_actions
    agree, rightly = ready(agreeing(load)), ready(seeing(load))

    def judge(t: Any, s: Any, seat: int, space: Any) -> int:
        if not rightly(t, s, seat, space):
            return SEEN_TOO_MUCH
        if seat < 0:
            return 0
        count = agree(t, s, seat, space)
        if count < 0:
            return LEGAL_DIFFERS
        if s[RESULT] != 0:
            return LEGAL_AFTER_END if count > 0 else 0
        if count == 0 and seat == s[TURN]:
            return STUCK
        listed, marks = space[LISTED:MARKS], space[MARKS:CHANCE]
        differ = legal(t, space[VIEW:KINDS], seat, marks) != count
        for i in range(count):
            differ = differ or listed[i] != marks[i]
        return LEGAL_SEEN_DIFFERS if differ else 0

    return judge


def looking(load: Load, ready: Callable[[Loop], Loop]) -> Loop:
    """0, or what is wrong with a round now. ``ready`` compiles a function, or leaves it."""
    fault = load("invariants").fault
    lost, judge = ready(losing(load)), ready(judging(load, ready))

    def look(t: Any, s: Any, space: Any) -> int:
        unsound = fault(t, s, space[KINDS:MET])
        if unsound != 0:
            return UNSOUND + int(unsound)
        if lost(t, s, space[KINDS:MET]):
            return LOST_CARD
        if s[PENDING] > 0 and s[SKIP] == 1:
            return DEBT_AND_SKIP
        for seat in range(-1, s[SEATS]):
            found = judge(t, s, seat, space)
            if found != 0:
                return int(found)
        return 0

    return look


def playing(load: Load, ready: Callable[[Loop], Loop]) -> Loop:
    """0, or what was found wrong; ``s`` is the state then. The first states are all
    looked at, afterwards one in many and the last."""
    deal, legal = load("deal").deal, load("legality").legal_actions
    step, seed_fast = load("transition").step, load("rng").seed_fast
    random_actor, random_action = load("playout").random_actor, load("playout").random_action
    look = ready(looking(load, ready))

    def play(t: Any, s: Any, space: Any, seats: int, seed: int, most: int) -> int:
        ev, listed, chance = space[:LISTED], space[LISTED:MARKS], space[CHANCE:VIEW]
        for i in range(STATE_SIZE):
            s[i] = 0
        seed_fast(chance, seed)
        deal(t, s, seats, seed % seats, chance)
        space[MET] = 0
        space[MET + 1] = 0
        while s[RESULT] == 0 and space[MET] < most:
            if space[MET] < CLOSELY or space[MET] % SELDOM == 0:
                found = look(t, s, space)
                if found != 0:
                    return int(found)
            seat = random_actor(t, s, chance)
            count = legal(t, s, seat, listed)
            if count == 0:
                seat = s[TURN]
                count = legal(t, s, seat, listed)
            if count == 0:
                return STUCK
            step(t, s, seat, random_action(t, s, seat, listed, count, chance), ev, chance)
            space[MET] += 1
            space[MET + 1] = max(space[MET + 1], ev[0])
            if 1 + 3 * ev[0] > EVENTS_SIZE:
                return LOG_TOO_LONG
        if s[RESULT] == 0:
            return TOO_LONG
        return int(look(t, s, space))

    return play
