"""The end of a turn: what the cards laid in it do, one small function an effect, in order."""

from .drawing import draw_debt, refill_at_once
from .events import emit
from .hands import swap_hands
from .jit import jit
from .layout import (
    ACTS_LAST,
    ACTS_ONCE,
    AGAINS,
    ATTACK,
    ATTACK_FOR_NOTHING,
    CALLED,
    CANCEL,
    COUNTS,
    DIRECTION,
    DRAWN,
    DRAWS,
    EV_CANCELLED,
    EV_EXCHANGED,
    EV_OWES,
    EV_REVERSED,
    EV_ROTATED,
    EV_SKIPPED,
    EV_TURN,
    EXCHANGE_ALL,
    EXCHANGE_RIGHT,
    EXCHANGES,
    EXPOSED,
    IN_SET,
    LAID,
    PENDING,
    PHASE,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    RETURNS,
    REVERSES,
    SEATS,
    SKIP,
    SKIPS,
    STOCK_COUNT,
    T_ADDS_UP,
    T_ANSWER_SKIP,
    T_CALL,
    T_CANCEL_ALL,
    T_DEBT_CAP,
    T_DUMP_ACTS,
    T_DUMP_TOP,
    T_EMPTY_ATTACK,
    T_EXCHANGE,
    T_REST_GOES_ON,
    T_SET_ACTS,
    T_SKIPS_ADD,
    T_TWO_REVERSE,
    TURN,
    TURNS,
)
from .vectors import Cells, Vector


@jit
def seat_after(s: Cells, seat: int) -> int:
    """The next seat in the direction of play."""
    return (seat + s[DIRECTION] + s[SEATS]) % s[SEATS]


@jit
def begin_turn(s: Vector, seat: int, ev: Vector) -> None:
    """The turn goes to ``seat``; the last call lapses unless one card is left (4.7)."""
    before = s[TURN]
    if s[COUNTS + before] != 1:
        s[CALLED] &= ~(1 << before)
    s[TURN] = seat
    s[PHASE] = PHASE_TURN
    s[LAID] = 0
    s[IN_SET] = 0
    s[DRAWN] = -1
    s[DRAWS] = 0
    s[TURNS] += 1
    emit(ev, EV_TURN, seat, 0)


@jit
def in_this_turn(t: Cells, s: Cells, column: int) -> int:
    """What the column adds up to over the cards laid in this turn; dumped cards have no effect
    (2.4) unless the rule set gives them one."""
    first = PILE + s[PILE_COUNT] - s[LAID]
    count = s[LAID] if t[T_DUMP_ACTS] == 1 else s[IN_SET]
    if t[T_SET_ACTS] == ACTS_LAST:
        return t[column + s[first + count - 1]]
    total = 0
    for i in range(count):
        value = t[column + s[first + i]]
        total = max(total, value) if t[T_SET_ACTS] == ACTS_ONCE else total + value
    return total


@jit
def capped(t: Cells, debt: int) -> int:
    """7.4: what an attack makes is never more than the limit."""
    return min(debt, t[T_DEBT_CAP]) if t[T_DEBT_CAP] > 0 else debt


@jit
def settle_debt(t: Cells, s: Vector, attack: int, cancel: int, ev: Vector, chance: Vector) -> None:
    """2.3, 2.7, 2.8, 4.2, 4.4: what was owed goes on with what was added, or its rest is drawn."""
    seat = s[TURN]
    owed = s[PENDING]
    if t[T_EMPTY_ATTACK] == ATTACK_FOR_NOTHING and s[STOCK_COUNT] == 0:
        attack = 0
    cancelled = owed if cancel > 0 and t[T_CANCEL_ALL] == 1 else min(owed, cancel)
    if cancelled > 0:
        emit(ev, EV_CANCELLED, seat, cancelled)
    rest = owed - cancelled
    s[PENDING] = rest
    if attack > 0:
        s[PENDING] = capped(t, rest + attack if t[T_ADDS_UP] == 1 else attack)
    elif rest > 0 and cancelled > 0 and t[T_REST_GOES_ON] == 0:
        s[PENDING] = 0
        draw_debt(t, s, seat, rest, ev, chance)


@jit
def settle_direction(s: Vector, reverses: int, ev: Vector) -> None:
    """2.6: every ten turns it round, so two do nothing."""
    for _ in range(reverses):
        s[DIRECTION] = -s[DIRECTION]
        emit(ev, EV_REVERSED, s[TURN], s[DIRECTION])


@jit
def settle_exchange(t: Cells, s: Vector, exchanges: int, ev: Vector) -> None:
    """2.10: with the next seat clockwise, whatever the direction; once for each queen."""
    seat = s[TURN]
    for _ in range(exchanges):
        s[CALLED] = 0
        if t[T_EXCHANGE] == EXCHANGE_ALL:
            rotate_hands(s)
            emit(ev, EV_ROTATED, seat, s[DIRECTION])
        else:
            step = -1 if t[T_EXCHANGE] == EXCHANGE_RIGHT else 1
            other = (seat + step + s[SEATS]) % s[SEATS]
            swap_hands(s, seat, other)
            emit(ev, EV_EXCHANGED, seat, other)


@jit
def rotate_hands(s: Vector) -> None:
    """Every hand goes to the next seat in the direction of play."""
    seat = 0
    for _ in range(s[SEATS] - 1):
        before = (seat - s[DIRECTION] + s[SEATS]) % s[SEATS]
        swap_hands(s, seat, before)
        seat = before


@jit
def settle_next(t: Cells, s: Vector, skips: int, goes: int, ev: Vector) -> None:
    """2.5, 4.5: who is next, and whether an eight is open for that player. ``goes``: 0 to the same
    seat, -1 back, 1 on."""
    seat = s[TURN]
    s[SKIP] = 0
    if goes == 0:
        begin = seat
    elif goes < 0:
        begin = (seat - s[DIRECTION] + s[SEATS]) % s[SEATS]
    else:
        begin = seat_after(s, seat)
    if skips > 0 and goes > 0:
        if t[T_ANSWER_SKIP] == 1:
            s[SKIP] = 1 if s[PENDING] == 0 else 0
        else:
            for _ in range(skips if t[T_SKIPS_ADD] == 1 else 1):
                emit(ev, EV_SKIPPED, begin, 0)
                begin = seat_after(s, begin)
    if s[PENDING] > 0:
        emit(ev, EV_OWES, begin, s[PENDING])
    begin_turn(s, begin, ev)


@jit
def where_it_goes(t: Cells, s: Cells, reverses: int, owed: int) -> int:
    """0: the same seat again; -1: back to the sender of a debt; 1: on."""
    if owed > 0 and in_this_turn(t, s, RETURNS) > 0:
        return -1
    if in_this_turn(t, s, AGAINS) > 0:
        return 0
    if t[T_TWO_REVERSE] == 1 and s[SEATS] == 2 and reverses % 2 == 1:
        return 0
    return 1


@jit
def cover_dump(s: Vector) -> None:
    """The last card of the set goes back on top of what it dumped."""
    place = PILE + s[PILE_COUNT] - s[LAID] + s[IN_SET] - 1
    card = s[place]
    for i in range(place, PILE + s[PILE_COUNT] - 1):
        s[i] = s[i + 1]
    s[PILE + s[PILE_COUNT] - 1] = card


@jit
def end_turn(t: Cells, s: Vector, ev: Vector, chance: Vector) -> None:
    """2.11: nobody is out; then debt, direction, exchange, who is next. 4.6: who forgot to call."""
    seat = s[TURN]
    reverses = in_this_turn(t, s, REVERSES)
    exchanges = in_this_turn(t, s, EXCHANGES)
    skips = in_this_turn(t, s, SKIPS)
    attack = in_this_turn(t, s, ATTACK)
    cancel = in_this_turn(t, s, CANCEL)
    goes = where_it_goes(t, s, reverses, s[PENDING])
    if t[T_DUMP_TOP] == 1 and s[LAID] > s[IN_SET]:
        cover_dump(s)
    refill_at_once(t, s, seat, ev, chance)
    settle_debt(t, s, attack, cancel, ev, chance)
    settle_direction(s, reverses, ev)
    settle_exchange(t, s, exchanges, ev)
    if t[T_CALL] == 1 and s[COUNTS + seat] == 1 and (s[CALLED] >> seat) & 1 == 0:
        s[EXPOSED] = seat
    settle_next(t, s, skips, goes, ev)
