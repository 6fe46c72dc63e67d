"""What an action does. Each function takes the tables, the round, an event log and chance.

The order of a turn: begin_turn, lay … or draw, name_suit, end_turn. Callers have asked
``legality.check`` first; nothing here asks again.
"""

from .events import emit
from .hands import add_card, held, remove_card, swap_hands
from .jit import jit
from .layout import (
    ATTACK,
    CALL,
    CALLED,
    CANCEL,
    CATCH,
    COUNTS,
    DIRECTION,
    DRAW,
    DRAWN,
    EV_CALLED,
    EV_CANCELLED,
    EV_CAUGHT,
    EV_DREW,
    EV_EXCHANGED,
    EV_KEPT,
    EV_LAID,
    EV_NAMED,
    EV_OWES,
    EV_PASSED,
    EV_RESHUFFLED,
    EV_REVERSED,
    EV_SKIPPED,
    EV_STOOD,
    EV_TURN,
    EXCHANGES,
    EXPOSED,
    IN_SET,
    LAID,
    NAME,
    NAMED,
    PASS,
    PASSES,
    PENDING,
    PHASE,
    PHASE_DRAWN,
    PHASE_MORE,
    PHASE_SUIT,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    RANK_OF,
    REVERSES,
    SEATS,
    SKIP,
    SKIPS,
    STOCK,
    STOCK_COUNT,
    T_ANSWER_SKIP,
    T_CALL,
    T_GATHER,
    T_LAY_DRAWN,
    T_PENALTY,
    TURN,
    TURNS,
)
from .legality import admitted, following, naming, top
from .rng import shuffle
from .scoring import finish_blocked, finish_out
from .vectors import Cells, Vector


@jit
def seat_after(s: Cells, seat: int) -> int:
    """The next seat in the direction of play."""
    return (seat + s[DIRECTION] + s[SEATS]) % s[SEATS]


# --- drawing -------------------------------------------------------------------------------


@jit
def refill(s: Vector, seat: int, ev: Vector, chance: Vector) -> None:
    """1.7, 3.5: the pile without its top goes under the stock, and all of it is shuffled."""
    held = s[STOCK_COUNT]
    moved = s[PILE_COUNT] - 1
    for i in range(moved):
        s[STOCK + held + i] = s[PILE + i]
    s[PILE] = top(s)
    s[PILE_COUNT] = 1
    s[LAID] = min(s[LAID], 1)
    s[IN_SET] = min(s[IN_SET], 1)
    s[STOCK_COUNT] = held + moved
    shuffle(s, STOCK, held + moved, chance)
    emit(ev, EV_RESHUFFLED, seat, held + moved)


@jit
def draw_card(s: Vector, seat: int, ev: Vector, chance: Vector) -> int:
    """One card from the stock, refilled when needed, to the hand: its id, -1 if there is none."""
    if s[STOCK_COUNT] == 0:
        if s[PILE_COUNT] <= 1:
            return -1
        refill(s, seat, ev, chance)
    s[STOCK_COUNT] -= 1
    card = s[STOCK + s[STOCK_COUNT]]
    add_card(s, seat, card)
    s[CALLED] &= ~(1 << seat)  # 4.7: a call lapses when the hand grows
    emit(ev, EV_DREW, seat, card)
    return card


@jit
def draw_cards(s: Vector, seat: int, count: int, ev: Vector, chance: Vector) -> None:
    """1.8: as many of ``count`` as there are."""
    while count > 0 and draw_card(s, seat, ev, chance) >= 0:
        count -= 1


# --- from one turn to the next -------------------------------------------------------------


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
    s[TURNS] += 1
    emit(ev, EV_TURN, seat, 0)


@jit
def pass_on(s: Vector, ev: Vector) -> None:
    """The turn ends without a card laid."""
    begin_turn(s, seat_after(s, s[TURN]), ev)


@jit
def in_this_turn(t: Cells, s: Vector, column: int) -> int:
    """The column's sum over the set laid in this turn; dumped cards have no effect (2.4)."""
    first = PILE + s[PILE_COUNT] - s[LAID]
    total = 0
    for i in range(s[IN_SET]):
        total += t[column + s[first + i]]
    return total


@jit
def settle_debt(s: Vector, attack: int, cancel: int, ev: Vector, chance: Vector) -> None:
    """2.3, 2.7, 2.8, 4.2, 4.4: what was owed goes on with what was added, or its rest is drawn."""
    seat = s[TURN]
    owed = s[PENDING]
    cancelled = min(owed, cancel)
    if cancelled > 0:
        emit(ev, EV_CANCELLED, seat, cancelled)
    rest = owed - cancelled
    s[PENDING] = 0
    if attack > 0:
        s[PENDING] = rest + attack
        emit(ev, EV_OWES, seat_after(s, seat), rest + attack)
    elif rest > 0:
        draw_cards(s, seat, rest, ev, chance)


@jit
def settle_direction(s: Vector, reverses: int, ev: Vector) -> None:
    """2.6: every ten turns it round, so two do nothing."""
    for _ in range(reverses):
        s[DIRECTION] = -s[DIRECTION]
        emit(ev, EV_REVERSED, s[TURN], s[DIRECTION])


@jit
def settle_exchange(s: Vector, exchanges: int, ev: Vector) -> None:
    """2.10: with the next seat clockwise, whatever the direction; once for each queen."""
    seat = s[TURN]
    other = (seat + 1) % s[SEATS]
    for _ in range(exchanges):
        swap_hands(s, seat, other)
        s[CALLED] &= ~((1 << seat) | (1 << other))
        emit(ev, EV_EXCHANGED, seat, other)


@jit
def settle_next(t: Cells, s: Vector, skips: int, ev: Vector) -> None:
    """2.5, 4.5: who is next, and whether an eight is open for that player."""
    following_seat = seat_after(s, s[TURN])
    s[SKIP] = 0
    if skips > 0:
        if t[T_ANSWER_SKIP] == 1:
            s[SKIP] = 1
        else:
            emit(ev, EV_SKIPPED, following_seat, 0)
            following_seat = seat_after(s, following_seat)
    begin_turn(s, following_seat, ev)


@jit
def end_turn(t: Cells, s: Vector, ev: Vector, chance: Vector) -> None:
    """2.11: nobody is out; then debt, direction, exchange, who is next. 4.6: who forgot to call."""
    seat = s[TURN]
    attack = in_this_turn(t, s, ATTACK)
    cancel = in_this_turn(t, s, CANCEL)
    reverses = in_this_turn(t, s, REVERSES)
    exchanges = in_this_turn(t, s, EXCHANGES)
    skips = in_this_turn(t, s, SKIPS)
    settle_debt(s, attack, cancel, ev, chance)
    settle_direction(s, reverses, ev)
    settle_exchange(s, exchanges, ev)
    if t[T_CALL] == 1 and s[COUNTS + seat] == 1 and (s[CALLED] >> seat) & 1 == 0:
        s[EXPOSED] = seat
    settle_next(t, s, skips, ev)


# --- the actions ---------------------------------------------------------------------------


@jit
def put(t: Cells, s: Vector, card: int) -> None:
    """The card goes from the hand on turn to the pile, as one more of this turn."""
    seat = s[TURN]
    joins = s[LAID] == 0 or (s[LAID] == s[IN_SET] and t[RANK_OF + card] == t[RANK_OF + top(s)])
    s[EXPOSED] = -1
    s[PASSES] = 0
    s[NAMED] = -1
    s[DRAWN] = -1
    remove_card(s, seat, card)
    s[PILE + s[PILE_COUNT]] = card
    s[PILE_COUNT] += 1
    s[LAID] += 1
    if joins:
        s[IN_SET] += 1


@jit
def may_go_on(t: Cells, s: Vector) -> bool:
    """After a card: whether the turn goes on, with more cards or with a suit; sets the phase."""
    if held(s, s[TURN]) & following(t, s) != 0:
        s[PHASE] = PHASE_MORE
        return True
    if naming(t, s):
        s[PHASE] = PHASE_SUIT
        return True
    return False


@jit
def lay(t: Cells, s: Vector, card: int, ev: Vector, chance: Vector) -> None:
    put(t, s, card)
    emit(ev, EV_LAID, s[TURN], card)
    if s[COUNTS + s[TURN]] == 0:
        finish_out(s, ev)
    elif not may_go_on(t, s):
        end_turn(t, s, ev, chance)


@jit
def name_suit(t: Cells, s: Vector, suit: int, ev: Vector, chance: Vector) -> None:
    s[NAMED] = suit
    emit(ev, EV_NAMED, s[TURN], suit)
    end_turn(t, s, ev, chance)


@jit
def draw(t: Cells, s: Vector, ev: Vector, chance: Vector) -> None:
    """The whole debt, or one card; a fitting one may be laid where the rule set says so (4.1)."""
    seat = s[TURN]
    s[EXPOSED] = -1
    s[PASSES] = 0
    debt = s[PENDING]
    s[PENDING] = 0
    if debt > 0:
        if t[T_GATHER] == 1:
            refill(s, seat, ev, chance)
        draw_cards(s, seat, debt, ev, chance)
        pass_on(s, ev)
        return
    card = draw_card(s, seat, ev, chance)
    if t[T_LAY_DRAWN] == 1 and (admitted(t, s) >> card) & 1 == 1:
        s[DRAWN] = card
        s[PHASE] = PHASE_DRAWN
    else:
        pass_on(s, ev)


@jit
def pass_turn(s: Vector, ev: Vector) -> None:
    """Keep the drawn card, stand on an eight, or do without what cannot be drawn (1.9, 1.10)."""
    seat = s[TURN]
    s[EXPOSED] = -1
    if s[PHASE] == PHASE_DRAWN:
        emit(ev, EV_KEPT, seat, 0)
    elif s[SKIP] == 1:
        s[SKIP] = 0
        emit(ev, EV_STOOD, seat, 0)
    else:
        emit(ev, EV_PASSED, seat, 0)
        if s[PENDING] == 0:
            s[PASSES] += 1
        s[PENDING] = 0
        if s[PASSES] >= s[SEATS]:
            finish_blocked(s, ev)
            return
    pass_on(s, ev)


@jit
def call(s: Vector, seat: int, ev: Vector) -> None:
    s[CALLED] |= 1 << seat
    if s[EXPOSED] == seat:
        s[EXPOSED] = -1
    emit(ev, EV_CALLED, seat, 0)


@jit
def catch(t: Cells, s: Vector, seat: int, target: int, ev: Vector, chance: Vector) -> None:
    s[EXPOSED] = -1
    emit(ev, EV_CAUGHT, target, seat)
    draw_cards(s, target, t[T_PENALTY], ev, chance)


@jit
def step(t: Cells, s: Vector, seat: int, action: int, ev: Vector, chance: Vector) -> None:
    """Do a legal action: ``s`` becomes the state after it, ``ev`` lists what happened."""
    ev[0] = 0
    if action < NAME:
        lay(t, s, action, ev, chance)
    elif action < DRAW:
        name_suit(t, s, action - NAME, ev, chance)
    elif action == DRAW:
        draw(t, s, ev, chance)
    elif action == PASS:
        pass_turn(s, ev)
    elif action == CALL:
        call(s, seat, ev)
    elif action >= CATCH:
        catch(t, s, seat, action - CATCH, ev, chance)
    else:
        end_turn(t, s, ev, chance)
