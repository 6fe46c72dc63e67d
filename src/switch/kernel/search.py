"""What each choice wins: every one is tried in the same sampled worlds, the rest of the round
played on by quick players on all seats."""

from ..core.calls import call_is_due
from ..core.cells import copy_round
from ..core.fitting import jumping
from ..core.jit import apart, entry, jit, kind_of
from ..core.layout import (
    CALL,
    COUNTS,
    JUMP,
    OUT,
    PLACES,
    PLACES_COUNT,
    RESULT,
    SEATS,
    T_CALL,
    T_JUMP,
    T_PLACES,
    TURN,
    VIEWER,
    WINNER,
)
from ..core.scoring import worth
from ..core.seats import plays
from ..core.transition import step
from ..core.vectors import Cells, Vector
from .memory import note
from .sampling import count_unseen, sample
from .shrewd import shrewd_action

WHOLE = 1000  # what a won round is worth
ACTIONS_LIMIT = 400  # a round that lasts longer is judged by the hands
BATCH = 16  # worlds between two looks at who is far behind

# Settings beside those of sampling.py.
PLAYOUTS = 3
DOUBT = 4  # a choice is given up that many tenths of a standard error behind the best, with 0 never

# The account: how many choices and worlds, then for each choice its action, whether it is still
# tried, in how many worlds it was, and the sum and the sum of squares of what it won.
CHOICES, WORLDS = 0, 1
CHOICES_AT = 2
CHOICE_SIZE = 5
ACTION, ALIVE, TRIED, SUM, SQUARES = 0, 1, 2, 3, 4


@entry
def remember(t: Cells, m: Vector, v: Cells, ev: Cells, w: Vector) -> None:
    note(t, m, v, ev, w)


@entry
def think(
    t: Cells,
    v: Cells,
    m: Cells,
    account: Vector,
    how: Cells,
    ours: Cells,
    theirs: Cells,
    unseen: Vector,
    world: Vector,
    s: Vector,
    w: Vector,
    out: Vector,
    chance: Vector,
) -> int:
    """Try the choices of ``account`` in further worlds, ``how[PLAYOUTS]`` rounds in all at least,
    or until one is left; how many were played. ``ours`` and ``theirs``: weights of the quick
    players (``shrewd.py``) who play the rounds on, for the viewer and for the others."""
    count_unseen(t, v, m, unseen)
    played = 0
    while played < how[PLAYOUTS] and count_alive(account) > 1:
        for _ in range(BATCH):
            sample(t, v, m, unseen, how, world, w, out, chance)
            account[WORLDS] += 1
            for choice in range(account[CHOICES]):
                at = CHOICES_AT + choice * CHOICE_SIZE
                if account[at + ALIVE] == 1:
                    action = account[at + ACTION]
                    won = play_on(t, ours, theirs, world, s, action, v[VIEWER], chance)
                    account[at + TRIED] += 1
                    account[at + SUM] += won
                    account[at + SQUARES] += won * won
                    played += 1
        give_up(account, how[DOUBT])
    return played


@jit
def count_alive(account: Cells) -> int:
    count = 0
    for choice in range(account[CHOICES]):
        count += account[CHOICES_AT + choice * CHOICE_SIZE + ALIVE]
    return count


@jit
def best_choice(account: Cells) -> int:
    """Of those still tried the one that has won most."""
    best = -1
    for choice in range(account[CHOICES]):
        at = CHOICES_AT + choice * CHOICE_SIZE
        if account[at + ALIVE] == 1:
            if best < 0 or account[at + SUM] > account[CHOICES_AT + best * CHOICE_SIZE + SUM]:
                best = choice
    return best


@apart
def give_up(account: Vector, doubt: int) -> None:
    if doubt == 0:
        return
    best = CHOICES_AT + best_choice(account) * CHOICE_SIZE
    n = account[best + TRIED]
    for choice in range(account[CHOICES]):
        at = CHOICES_AT + choice * CHOICE_SIZE
        if account[at + ALIVE] == 1 and at != best:
            behind = account[best + SUM] - account[at + SUM]
            spread = n * (account[best + SQUARES] + account[at + SQUARES])
            spread -= account[best + SUM] * account[best + SUM]
            spread -= account[at + SUM] * account[at + SUM]
            if behind * behind // (doubt * doubt) * 100 > spread // n:
                account[at + ALIVE] = 0


@apart
def play_on(
    t: Cells,
    ours: Cells,
    theirs: Cells,
    world: Cells,
    s: Vector,
    action: int,
    seat: int,
    chance: Vector,
) -> int:
    """What the action is worth to the seat in this world, 0 to WHOLE, by one round played on."""
    copy_round(world, s)
    step(t, s, seat, action, None, chance)
    actions = 0
    while s[RESULT] == 0 and actions < ACTIONS_LIMIT:
        quick_step(t, ours, theirs, s, seat, chance)
        if t[T_JUMP] == 1:
            jump_in(t, s, chance)
        actions += 1
    return won_by(t, s, seat)


@jit
def quick_step(t: Cells, ours: Cells, theirs: Cells, s: Vector, seat: int, chance: Vector) -> None:
    """The seat on turn calls if that is due, and acts: with ``ours`` if it is ``seat``."""
    if t[T_CALL] == 1 and call_is_due(t, s, s[TURN]):
        step(t, s, s[TURN], CALL, None, chance)
    if s[TURN] == seat:
        action = shrewd_action(t, s, ours, chance)
    else:
        action = shrewd_action(t, s, theirs, chance)
    step(t, s, s[TURN], action, None, chance)


@apart
def jump_in(t: Cells, s: Vector, chance: Vector) -> None:
    for seat in range(s[SEATS]):
        if s[RESULT] == 0:
            equal = jumping(t, s, seat)
            if equal != 0:
                step(t, s, seat, JUMP + kind_of(t, equal & -equal), None, chance)


@apart
def won_by(t: Cells, s: Cells, seat: int) -> int:
    """A won round is worth WHOLE; places and shared wins a part of it, and a round that has not
    ended is judged by the cards in the hands."""
    if t[T_PLACES] == 1 and s[PLACES_COUNT] > 0:
        return worth_of_place(s, seat)
    if s[WINNER] >= 0:
        return WHOLE if s[WINNER] == seat else 0
    if s[RESULT] == OUT:
        return 0
    others = 0
    sharing = 1
    for other in range(s[SEATS]):
        if other != seat and plays(s, other):
            others += s[COUNTS + other]
            if worth(t, s, other) < worth(t, s, seat):
                sharing = 0
            elif sharing > 0 and worth(t, s, other) == worth(t, s, seat):
                sharing += 1
    if s[RESULT] != 0:
        return WHOLE // sharing if sharing > 0 else 0
    return WHOLE * others // (others + s[COUNTS + seat] * (s[SEATS] - 1) * (s[SEATS] - 1))


@jit
def worth_of_place(s: Cells, seat: int) -> int:
    """9.15: the first place WHOLE, the last 0."""
    place = s[PLACES_COUNT]
    for i in range(s[PLACES_COUNT]):
        if s[PLACES + i] == seat:
            place = i
    return WHOLE * (s[SEATS] - 1 - place) // (s[SEATS] - 1)
