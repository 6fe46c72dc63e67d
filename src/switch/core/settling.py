"""The end of a turn: what the cards laid in it do, one small function an effect, in order."""

from .calls import expose
from .drawing import draw_debt, refill_at_once
from .events import emit
from .hands import lapse, swap_hands
from .jit import apart, jit
from .layout import (
    ACCUSED,
    ACTS_LAST,
    ACTS_ONCE,
    AGAINS,
    ANY,
    ATTACK,
    ATTACK_FOR_NOTHING,
    BLUFF,
    CALL_WINDOW_END,
    CALLED,
    CANCEL,
    CHOSEN,
    COUNTS,
    DIRECTION,
    DRAWN,
    DRAWS,
    EV_CANCELLED,
    EV_EXCHANGED,
    EV_OUT,
    EV_OWES,
    EV_REVERSED,
    EV_ROTATED,
    EV_SKIPPED,
    EV_TURN,
    EXCHANGE_ALL,
    EXCHANGE_CHOSEN,
    EXCHANGE_RIGHT,
    EXCHANGES,
    FALSE_CALLS,
    FALSE_CATCHES,
    GONE,
    IN_SET,
    LAID,
    OUT,
    PENDING,
    PHASE,
    PHASE_CHALLENGE,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    PLACES,
    PLACES_COUNT,
    RETURNS,
    REVERSES,
    ROTATES,
    SKIP,
    SKIPS,
    STOCK_COUNT,
    T_ACTIVE,
    T_ADDS_UP,
    T_ANSWER_SKIP,
    T_CANCEL_ALL,
    T_DEBT_CAP,
    T_DUMP_ACTS,
    T_DUMP_TOP,
    T_EMPTY_ATTACK,
    T_EXCHANGE,
    T_PLACES,
    T_REST_GOES_ON,
    T_SET_ACTS,
    T_SKIPS_ADD,
    T_TWO_REVERSE,
    TURN,
    TURNS,
    TWO_AGAIN,
    TWO_SKIP,
    UNASKED,
)
from .scoring import close
from .seats import next_seat, plays, seat_after, seat_before, seats_in_play
from .vectors import Cells, Log, Vector


@jit
def begin_turn(s: Vector, seat: int, ev: Log) -> None:
    """The turn goes to ``seat``; the last call lapses unless one card is left (4.7)."""
    lapse_unless_last(s, s[TURN])
    s[TURN] = seat
    s[PHASE] = PHASE_TURN
    s[LAID] = 0
    s[IN_SET] = 0
    s[DRAWN] = -1
    s[DRAWS] = 0
    s[FALSE_CALLS] = 0
    s[FALSE_CATCHES] = 0
    s[TURNS] += 1
    emit(ev, EV_TURN, seat, 0)


@jit
def lapse_unless_last(s: Vector, seat: int) -> None:
    """4.7: the turn of this seat is over."""
    if s[COUNTS + seat] != 1:
        s[CALLED] &= ~(1 << seat)


@jit
def in_this_turn(t: Cells, s: Cells, kinds: int, column: int) -> int:
    """What the column adds up to over the cards laid in this turn, whose mask is ``kinds``; dumped
    cards have no effect (2.4) unless the rule set gives them one."""
    if kinds & t[column + ANY] == 0:
        return 0
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
def acting(t: Cells, s: Cells) -> int:
    """Mask of the kinds laid in this turn that do something when it ends; most do not."""
    last = PILE + s[PILE_COUNT] - 1
    kinds = 1 << s[last]
    for i in range(last - s[LAID] + 1, last):
        kinds |= 1 << s[i]
    return kinds & t[T_ACTIVE]


@jit
def capped(t: Cells, debt: int) -> int:
    """7.4: what an attack makes is never more than the limit."""
    return min(debt, t[T_DEBT_CAP]) if t[T_DEBT_CAP] > 0 else debt


@jit
def settle_debt(t: Cells, s: Vector, attack: int, cancel: int, ev: Log, chance: Vector) -> None:
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
    elif rest > 0 and cancelled > 0 and t[T_REST_GOES_ON] == 0 and plays(s, seat):
        s[PENDING] = 0
        draw_debt(t, s, seat, rest, ev, chance)


@jit
def settle_direction(s: Vector, reverses: int, ev: Log) -> None:
    """2.6: every ten turns it round, so two do nothing."""
    for _ in range(reverses):
        s[DIRECTION] = -s[DIRECTION]
        emit(ev, EV_REVERSED, s[TURN], s[DIRECTION])


@jit
def settle_exchange(t: Cells, s: Vector, exchanges: int, ev: Log) -> None:
    """2.10, 8.8: with a neighbour, whatever the direction, or all hands in it; once for each card.
    With a player of one's choice once."""
    seat = s[TURN]
    if t[T_EXCHANGE] == EXCHANGE_ALL:
        settle_rotation(s, exchanges, ev)
        return
    if t[T_EXCHANGE] == EXCHANGE_CHOSEN:
        exchanges = min(1, exchanges)
    for _ in range(exchanges):
        s[CALLED] = 0
        other = partner(t, s, seat)
        swap_hands(s, seat, other)
        emit(ev, EV_EXCHANGED, seat, other)


@jit
def partner(t: Cells, s: Cells, seat: int) -> int:
    """The other seat of an exchange."""
    if t[T_EXCHANGE] == EXCHANGE_CHOSEN:
        return s[CHOSEN]
    return next_seat(s, seat, -1 if t[T_EXCHANGE] == EXCHANGE_RIGHT else 1)


@jit
def settle_rotation(s: Vector, rotations: int, ev: Log) -> None:
    """8.15: all hands go on, once for each card."""
    for _ in range(rotations):
        s[CALLED] = 0
        rotate_hands(s, ev)


@jit
def rotate_hands(s: Vector, ev: Log) -> None:
    """Every hand goes to the next seat in the direction of play."""
    emit(ev, EV_ROTATED, s[TURN], s[DIRECTION])
    seat = s[TURN]
    for _ in range(seats_in_play(s) - 1):
        before = seat_before(s, seat)
        swap_hands(s, seat, before)
        seat = before


@jit
def settle_next(t: Cells, s: Vector, skips: int, goes: int, ev: Log) -> None:
    """2.5, 4.5: who is next, and whether an eight is open for that player. ``goes``: 0 to the same
    seat, -1 back, 1 on."""
    seat = s[TURN]
    s[SKIP] = 0
    if goes == 0:
        begin = seat
    elif goes < 0:
        begin = seat_before(s, seat)
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
    if s[BLUFF] != UNASKED:
        ask_for_challenge(s, seat)


@jit
def ask_for_challenge(s: Vector, accused: int) -> None:
    """8.14: who faces the debt says first whether it believes; who is out is believed."""
    if s[PENDING] > 0 and s[TURN] != accused and plays(s, accused):
        s[PHASE] = PHASE_CHALLENGE
        s[ACCUSED] = accused
    else:
        s[BLUFF] = UNASKED


@jit
def where_it_goes(t: Cells, s: Cells, kinds: int, reverses: int) -> int:
    """0: the same seat again; -1: back to the sender of a debt; 1: on."""
    if s[PENDING] > 0 and in_this_turn(t, s, kinds, RETURNS) > 0:
        return -1
    if not plays(s, s[TURN]):
        return 1
    if in_this_turn(t, s, kinds, AGAINS) > 0:
        return 0
    return 0 if turns_on_two(t, s, reverses, TWO_AGAIN) else 1


@jit
def turns_on_two(t: Cells, s: Cells, reverses: int, how: int) -> bool:
    """8.3: whether play turns round between two players, and that means another turn or a skip."""
    return t[T_TWO_REVERSE] == how and seats_in_play(s) == 2 and reverses % 2 == 1


@jit
def cover_dump(s: Vector) -> None:
    """The last card of the set goes back on top of what it dumped."""
    place = PILE + s[PILE_COUNT] - s[LAID] + s[IN_SET] - 1
    card = s[place]
    for i in range(place, PILE + s[PILE_COUNT] - 1):
        s[i] = s[i + 1]
    s[PILE + s[PILE_COUNT] - 1] = card


@apart
def go_out(t: Cells, s: Vector, ev: Log, chance: Vector) -> None:
    """1.6, 9.15: the player on turn has no card left; the round is over, or goes on without it."""
    seat = s[TURN]
    emit(ev, EV_OUT, seat, 0)
    if t[T_PLACES] == 0:
        close(s, OUT, seat)
        return
    lapse(s, seat)
    s[PLACES + s[PLACES_COUNT]] = seat
    s[PLACES_COUNT] += 1
    s[GONE] |= 1 << seat
    if seats_in_play(s) == 1:
        s[TURN] = s[PLACES]
        close(s, OUT, s[PLACES])
    else:
        end_turn(t, s, acting(t, s), ev, chance)


@jit
def end_turn(t: Cells, s: Vector, kinds: int, ev: Log, chance: Vector) -> None:
    """2.11, 8.15: debt, direction, exchange, rotation, who is next; 4.6: who forgot to call can be
    caught. ``kinds``: the mask of those that act."""
    seat = s[TURN]
    reverses = exchanges = rotations = skips = attack = cancel = 0
    goes = 1
    if kinds != 0:
        reverses = in_this_turn(t, s, kinds, REVERSES)
        skips = in_this_turn(t, s, kinds, SKIPS)
        attack = in_this_turn(t, s, kinds, ATTACK)
        cancel = in_this_turn(t, s, kinds, CANCEL)
        goes = where_it_goes(t, s, kinds, reverses)
        if plays(s, seat):  # who is out has no hand to exchange
            exchanges = in_this_turn(t, s, kinds, EXCHANGES)
            rotations = in_this_turn(t, s, kinds, ROTATES)
        if turns_on_two(t, s, reverses, TWO_SKIP):
            skips += 1
    if t[T_DUMP_TOP] == 1 and s[LAID] > s[IN_SET]:
        cover_dump(s)
    s[LAID] = 0  # from here on only the top stays on the pile
    s[IN_SET] = 0
    refill_at_once(t, s, seat, ev, chance)
    if kinds != 0:
        settle_debt(t, s, attack, cancel, ev, chance)
        settle_direction(s, reverses, ev)
        settle_exchange(t, s, exchanges, ev)
        settle_rotation(s, rotations, ev)
    s[CHOSEN] = -1
    expose(t, s, CALL_WINDOW_END)
    settle_next(t, s, skips, goes, ev)
