"""What an action does. Each function takes the tables, the round, an event log and chance.

The order of a turn: begin_turn, lay … or draw, name_suit, end_turn. Callers have asked
``legality.check`` first; nothing here asks again.
"""

from .drawing import draw_card, draw_cards, draw_debt
from .events import emit
from .hands import remove_card
from .jit import jit
from .layout import (
    CALL,
    CALLED,
    CATCH,
    COUNTS,
    DEBT_ENDS,
    DEBT_THEN_LAY,
    DRAW,
    DRAWN,
    DRAWN_ANY,
    DRAWN_NO,
    DRAWS,
    EV_CALLED,
    EV_CAUGHT,
    EV_KEPT,
    EV_LAID,
    EV_NAMED,
    EV_PASSED,
    EV_STOOD,
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
    PHASE_PAID,
    PHASE_SUIT,
    PILE,
    PILE_COUNT,
    SEATS,
    SKIP,
    T_AFTER_DEBT,
    T_BLOCKED_EXTRA,
    T_LAY_DRAWN,
    T_PENALTY,
    TURN,
)
from .legality import (
    admitted,
    drawn_enough,
    hand_is_full,
    joining,
    naming,
    nothing_to_draw,
    playable,
    top,
)
from .scoring import finish_blocked, finish_out
from .settling import begin_turn, end_turn, seat_after
from .vectors import Cells, Vector


@jit
def put(t: Cells, s: Vector, card: int) -> None:
    """The card goes from the hand on turn to the pile, as one more of this turn."""
    seat = s[TURN]
    joins = s[LAID] == 0 or (s[LAID] == s[IN_SET] and (joining(t, top(s)) >> card) & 1 == 1)
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
    s[PHASE] = PHASE_MORE
    if playable(t, s) != 0:
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
    """The whole debt, or one card."""
    s[EXPOSED] = -1
    s[PASSES] = 0
    if s[PENDING] > 0:
        pay_debt(t, s, ev, chance)
    else:
        draw_one(t, s, ev, chance)


@jit
def pay_debt(t: Cells, s: Vector, ev: Vector, chance: Vector) -> None:
    seat = s[TURN]
    debt = s[PENDING]
    s[PENDING] = 0
    draw_debt(t, s, seat, debt, ev, chance)
    after = t[T_AFTER_DEBT]
    if after == DEBT_ENDS or (after == DEBT_THEN_LAY and playable(t, s) == 0):
        begin_turn(s, seat_after(s, seat), ev)
    elif after == DEBT_THEN_LAY:
        s[PHASE] = PHASE_PAID


@jit
def draw_one(t: Cells, s: Vector, ev: Vector, chance: Vector) -> None:
    """4.1: a fitting card may be laid where the rule set says so; else more are drawn, or the turn
    is over."""
    seat = s[TURN]
    s[DRAWS] += 1
    card = draw_card(t, s, seat, ev, chance)
    if t[T_LAY_DRAWN] == DRAWN_ANY:
        return
    fits = (admitted(t, s) >> card) & 1 == 1
    if fits and t[T_LAY_DRAWN] != DRAWN_NO:
        s[DRAWN] = card
        s[PHASE] = PHASE_DRAWN
    elif fits or drawn_enough(t, s):
        begin_turn(s, seat_after(s, seat), ev)


@jit
def pass_turn(t: Cells, s: Vector, ev: Vector) -> None:
    """Keep the drawn card, stand on an eight, or do without what cannot be drawn (1.9, 1.10)."""
    seat = s[TURN]
    s[EXPOSED] = -1
    if s[PHASE] == PHASE_DRAWN or s[PHASE] == PHASE_PAID:
        emit(ev, EV_KEPT, seat, 0)
    elif s[SKIP] == 1:
        s[SKIP] = 0
        emit(ev, EV_STOOD, seat, 0)
    else:
        emit(ev, EV_PASSED, seat, 0)
        without = nothing_to_draw(t, s) or hand_is_full(t, s)
        if s[PENDING] == 0 and s[DRAWS] == 0 and without:
            s[PASSES] += 1
        s[PENDING] = 0
        if s[PASSES] >= s[SEATS] + t[T_BLOCKED_EXTRA]:
            finish_blocked(t, s, ev)
            return
    begin_turn(s, seat_after(s, seat), ev)


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
    draw_cards(t, s, target, t[T_PENALTY], ev, chance)


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
        pass_turn(t, s, ev)
    elif action == CALL:
        call(s, seat, ev)
    elif action >= CATCH:
        catch(t, s, seat, action - CATCH, ev, chance)
    else:
        end_turn(t, s, ev, chance)
