"""What a seat remembers: cards it has seen go to other hands, what others could not or would not
lay, the cards of the pile, and the last turns of every rival.

It is told of events as its viewer may know them (1.16), so it holds nothing that a person at the
table could not keep in mind. A memory is a vector: first cells of a round's layout, where HANDS are
the cards known to be there and PILE the cards known to lie there; then, for each seat, the layers
of unknown cards (``HARD`` kinds that are not among them, ``SOFT`` kinds that a sensible player
would have laid, ``SIZE`` cards); then the situation before the last step, and the turns on which
the rival's present hand throws light.
"""

from ..core.fitting import admitted
from ..core.hands import add_card, held, remove_card, swap_hands
from ..core.jit import apart, jit
from ..core.layout import (
    COUNTS,
    DIRECTION,
    DRAWN_MAY,
    DRAWN_MUST,
    DRAWS,
    EV_DREW,
    EV_EXCHANGED,
    EV_GAVE,
    EV_KEPT,
    EV_LAID,
    EV_NAMED,
    EV_NAMED_RANK,
    EV_PASSED,
    EV_ROTATED,
    EV_STOOD,
    EV_TURN,
    GONE,
    HANDS,
    NAME,
    NAME_RANK,
    PENDING,
    PHASE,
    PHASE_DRAWN,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    PLANES,
    RESULT,
    SEATS,
    SEATS_MAX,
    SKIP,
    STATE_SIZE,
    T_DRAW_THOUGH_ABLE,
    T_LAY_DRAWN,
    TURN,
    VIEWER,
)
from ..core.seats import seat_before, seats_in_play
from ..core.vectors import Cells, Vector

LAYERS_MAX = 4
LAYER_SIZE = 3
HARD, SOFT, SIZE = 0, 1, 2
SEAT_LAYERS = LAYERS_MAX * LAYER_SIZE

TURNS_KEPT = 6
DEEDS_MAX = 6
SITUATION_SIZE = HANDS + 1  # the public cells, and the top
TURN_SIZE = SITUATION_SIZE + 2 + DEEDS_MAX  # … cards drawn since, how many actions, and the actions

LAYERS = STATE_SIZE
BEFORE = LAYERS + SEATS_MAX * SEAT_LAYERS  # the situation before the last step
OPEN = BEFORE + SITUATION_SIZE  # the seat whose turn is being written down, -1: none
READY = OPEN + 1  # 1: there is something to remember
FITTED = (
    READY + 1
)  # what could have been laid by whoever drew or passed in this step, 0: nobody did
KNOWN_TURNS = FITTED + 1  # by seat: how many turns are kept
TURNS_AT = KNOWN_TURNS + SEATS_MAX
SEAT_TURNS = TURNS_KEPT * TURN_SIZE
MEMORY_SIZE = TURNS_AT + SEATS_MAX * SEAT_TURNS


@jit
def note(t: Cells, m: Vector, v: Cells, ev: Cells, w: Vector) -> None:
    """Remember ``ev``, the events of one step, after which the viewer sees ``v``. ``w`` is a round
    to work in. What others drew is not read from ``ev``, nor what others gave each other."""
    if m[READY] == 0 or m[BEFORE + RESULT] != 0 or m[BEFORE + SEATS] != v[SEATS]:
        begin(m, v)
        return
    lacks(t, m, v, ev, w)
    for i in range(ev[0]):
        note_event(t, m, v, ev[1 + 3 * i], ev[2 + 3 * i], ev[3 + 3 * i])
    keep_up(m, v)


@apart
def begin(m: Vector, v: Cells) -> None:
    """Nothing is known but what the view shows."""
    for i in range(MEMORY_SIZE):
        m[i] = 0
    m[READY] = 1
    m[OPEN] = -1
    keep_up(m, v)


# --- events ------------------------------------------------------------------------------


@apart
def note_event(t: Cells, m: Vector, v: Cells, kind: int, seat: int, a: int) -> None:
    viewer = v[VIEWER]
    if kind == EV_LAID:
        write_down(m, seat, a)
        m[PILE + m[PILE_COUNT]] = a
        m[PILE_COUNT] += 1
        if (held(m, seat) >> a) & 1 == 1:
            remove_card(m, seat, a)
        elif seat != viewer:
            take(m, seat, a)
    elif kind == EV_DREW:
        m[OPEN] = -1
        m[TURNS_AT + seat * SEAT_TURNS + SITUATION_SIZE] += 1
        if seat == viewer:
            add_card(m, seat, a)
        else:
            add_layer(m, seat, fresh_mask(t, m, v), 0, 1)
    elif kind == EV_NAMED:
        write_down(m, seat, NAME + a)
    elif kind == EV_NAMED_RANK:
        write_down(m, seat, NAME_RANK + a)
    elif kind == EV_TURN:
        m[OPEN] = -1
    elif kind == EV_EXCHANGED:
        exchange(m, seat, a)
    elif kind == EV_ROTATED:
        rotate(m, v, seat, a)
    elif kind == EV_GAVE:
        gave(m, viewer, seat, a // SEATS_MAX, a % SEATS_MAX)


@jit
def write_down(m: Vector, seat: int, action: int) -> None:
    """One more action of a turn; a turn is kept from its first action on."""
    if m[OPEN] != seat:
        if m[BEFORE + TURN] != seat or m[BEFORE + PHASE] != PHASE_TURN or m[BEFORE + DRAWS] > 0:
            return
        open_turn(m, seat)
    at = TURNS_AT + seat * SEAT_TURNS + SITUATION_SIZE + 1
    if m[at] < DEEDS_MAX:
        m[at + 1 + m[at]] = action
        m[at] += 1


@apart
def open_turn(m: Vector, seat: int) -> None:
    first = TURNS_AT + seat * SEAT_TURNS
    for i in range(SEAT_TURNS - 1, TURN_SIZE - 1, -1):
        m[first + i] = m[first + i - TURN_SIZE]
    for i in range(SITUATION_SIZE):
        m[first + i] = m[BEFORE + i]
    m[first + SITUATION_SIZE] = 0
    m[first + SITUATION_SIZE + 1] = 0
    m[KNOWN_TURNS + seat] = min(TURNS_KEPT, m[KNOWN_TURNS + seat] + 1)
    m[OPEN] = seat


@apart
def exchange(m: Vector, one: int, other: int) -> None:
    swap_hands(m, one, other)
    for i in range(SEAT_LAYERS):
        kept = m[LAYERS + one * SEAT_LAYERS + i]
        m[LAYERS + one * SEAT_LAYERS + i] = m[LAYERS + other * SEAT_LAYERS + i]
        m[LAYERS + other * SEAT_LAYERS + i] = kept
    m[KNOWN_TURNS + one] = 0
    m[KNOWN_TURNS + other] = 0
    m[OPEN] = -1


@apart
def rotate(m: Vector, v: Cells, seat: int, direction: int) -> None:
    """8.15: every hand has gone on to the next seat."""
    m[SEATS] = v[SEATS]
    m[GONE] = v[GONE]
    m[DIRECTION] = direction
    for _ in range(seats_in_play(m) - 1):
        before = seat_before(m, seat)
        exchange(m, seat, before)
        seat = before


@apart
def gave(m: Vector, viewer: int, seat: int, card: int, to: int) -> None:
    """8.12: a card has changed hands; which one, only the two of them know."""
    m[KNOWN_TURNS + seat] = 0
    m[KNOWN_TURNS + to] = 0
    if seat == viewer:
        if (held(m, seat) >> card) & 1 == 1:
            remove_card(m, seat, card)
        add_card(m, to, card)
        return
    if to == viewer:
        add_card(m, to, card)
        if (held(m, seat) >> card) & 1 == 1:
            remove_card(m, seat, card)
        else:
            take(m, seat, card)
        return
    forget(m, seat, m[COUNTS + seat] + unknown(m, seat) - 1)
    add_layer(m, to, 0, 0, 1)


# --- what others lack --------------------------------------------------------------------


@apart
def lacks(t: Cells, m: Vector, v: Cells, ev: Cells, w: Vector) -> None:
    """Whoever drew, stood or passed has shown what it had not, or would not lay."""
    m[FITTED] = 0
    if ev[0] == 0:
        return
    seat = ev[2]
    if seat == v[VIEWER] or m[BEFORE + TURN] != seat or m[BEFORE + PHASE] != PHASE_TURN:
        return
    if ev[1] != EV_DREW and ev[1] != EV_STOOD and ev[1] != EV_PASSED:
        return
    stage(m, BEFORE, w)
    kinds = admitted(t, w)
    if w[PENDING] == 0 and not tells_of_drawn(ev):
        m[FITTED] = kinds
    forced = t[T_DRAW_THOUGH_ABLE] == 0 and w[PENDING] == 0 and w[SKIP] == 0
    for layer in range(LAYERS_MAX):
        at = LAYERS + seat * SEAT_LAYERS + layer * LAYER_SIZE
        m[at + (HARD if forced else SOFT)] |= kinds


@jit
def tells_of_drawn(ev: Cells) -> bool:
    """Whether the card drawn is laid or kept in the same step: then it fitted."""
    for i in range(ev[0]):
        if ev[1 + 3 * i] == EV_LAID or ev[1 + 3 * i] == EV_KEPT:
            return True
    return False


@jit
def fresh_mask(t: Cells, m: Cells, v: Cells) -> int:
    """A card just drawn does not fit where it could have been laid and the turn went on."""
    may_be_laid = t[T_LAY_DRAWN] == DRAWN_MAY or t[T_LAY_DRAWN] == DRAWN_MUST
    return m[FITTED] if may_be_laid and v[PHASE] != PHASE_DRAWN else 0


@jit
def stage(m: Cells, at: int, w: Vector) -> None:
    """Set the situation that is kept at ``at`` up in ``w``, a round without hands."""
    for i in range(HANDS):
        w[i] = m[at + i]
    for i in range(HANDS, HANDS + SEATS_MAX * PLANES):
        w[i] = 0
    w[PILE_COUNT] = 1
    w[PILE] = m[at + HANDS]


# --- layers ------------------------------------------------------------------------------


@jit
def unknown(m: Cells, seat: int) -> int:
    """How many cards of the hand are not known."""
    count = 0
    for layer in range(LAYERS_MAX):
        count += m[LAYERS + seat * SEAT_LAYERS + layer * LAYER_SIZE + SIZE]
    return count


@jit
def set_layer(m: Vector, at: int, hard: int, soft: int, size: int) -> None:
    m[at + HARD] = hard
    m[at + SOFT] = soft
    m[at + SIZE] = size


@apart
def forget(m: Vector, seat: int, count: int) -> None:
    """The hand has ``count`` cards, and nothing else is known of it."""
    for plane in range(HANDS + seat * PLANES, HANDS + (seat + 1) * PLANES):
        m[plane] = 0
    m[COUNTS + seat] = 0
    m[KNOWN_TURNS + seat] = 0
    for layer in range(LAYERS_MAX):
        at = LAYERS + seat * SEAT_LAYERS + layer * LAYER_SIZE
        set_layer(m, at, 0, 0, count if layer == 0 else 0)


@apart
def take(m: Vector, seat: int, card: int) -> None:
    """An unknown card has left the hand: from the largest layer that may have held it."""
    best = -1
    for layer in range(LAYERS_MAX):
        at = LAYERS + seat * SEAT_LAYERS + layer * LAYER_SIZE
        if m[at + SIZE] > 0 and (m[at + HARD] >> card) & 1 == 0:
            if best < 0 or m[at + SIZE] > m[best + SIZE]:
                best = at
    if best >= 0:
        m[best + SIZE] -= 1


@apart
def add_layer(m: Vector, seat: int, hard: int, soft: int, size: int) -> None:
    """More unknown cards: beside those of which the same is known, or in an empty place; with all
    places taken the last one keeps what holds for both."""
    first = LAYERS + seat * SEAT_LAYERS
    empty = -1
    for layer in range(LAYERS_MAX):
        at = first + layer * LAYER_SIZE
        if m[at + SIZE] > 0 and m[at + HARD] == hard and m[at + SOFT] == soft:
            m[at + SIZE] += size
            return
        if m[at + SIZE] == 0 and empty < 0:
            empty = at
    if empty >= 0:
        set_layer(m, empty, hard, soft, size)
        return
    at = first + SEAT_LAYERS - LAYER_SIZE
    set_layer(m, at, m[at + HARD] & hard, m[at + SOFT] & soft, m[at + SIZE] + size)


# --- keeping up with the view ------------------------------------------------------------


@apart
def keep_up(m: Vector, v: Cells) -> None:
    """What the view shows is certain; a hand that does not agree with it is forgotten."""
    viewer = v[VIEWER]
    for seat in range(v[SEATS]):
        if seat == viewer:
            forget(m, seat, 0)
            for plane in range(HANDS + seat * PLANES, HANDS + (seat + 1) * PLANES):
                m[plane] = v[plane]
            m[COUNTS + seat] = v[COUNTS + seat]
        elif m[COUNTS + seat] + unknown(m, seat) != v[COUNTS + seat]:
            forget(m, seat, v[COUNTS + seat])
    keep_up_pile(m, v)
    for i in range(HANDS):
        m[BEFORE + i] = v[i]
    m[BEFORE + HANDS] = v[PILE + v[PILE_COUNT] - 1]


@jit
def keep_up_pile(m: Vector, v: Cells) -> None:
    """After a shuffle only the uppermost cards lie there still; what is shown lies as shown."""
    surplus = m[PILE_COUNT] - v[PILE_COUNT]
    if surplus > 0:
        for i in range(v[PILE_COUNT]):
            m[PILE + i] = m[PILE + i + surplus]
        m[PILE_COUNT] = v[PILE_COUNT]
    shown = 0
    while shown < v[PILE_COUNT] and v[PILE + v[PILE_COUNT] - 1 - shown] >= 0:
        shown += 1
    m[PILE_COUNT] = max(m[PILE_COUNT], shown)
    for i in range(1, shown + 1):
        put_in_place(m, m[PILE_COUNT] - i, v[PILE + v[PILE_COUNT] - i])


@jit
def put_in_place(m: Vector, place: int, card: int) -> None:
    """The card lies there; where it was thought to lie (2.4: a set may cover what it dumped) lies
    what was thought to lie here."""
    for i in range(place - 1, -1, -1):
        if m[PILE + place] != card and m[PILE + i] == card:
            m[PILE + i] = m[PILE + place]
            m[PILE + place] = card
    m[PILE + place] = card
