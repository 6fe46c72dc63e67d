"""What an action does. Each function takes the tables, the round, an event log and chance.

The order of a turn: begin_turn, answer_bluff, lay … or draw, name_suit or name_rank, finish_turn
with what is chosen then, end_turn. Callers have asked ``legality.check`` first; nothing here asks
again.
"""

from .calls import call, catch, expose
from .choices import choose_partner, finish_turn, give, name_rank, name_suit
from .drawing import draw_card, draw_debt
from .events import emit
from .fitting import (
    admitted,
    drawn_enough,
    hand_is_full,
    joining,
    naming,
    naming_rank,
    nothing_to_draw,
    playable,
    suit_in_force,
    top,
)
from .hands import held, remove_card
from .jit import apart, jit
from .layout import (
    ACCEPT,
    ACCUSED,
    BLUFF,
    BLUFFED,
    CALL,
    CALL_WINDOW_LAY,
    CATCH,
    CHALLENGE,
    COUNTS,
    COVERED,
    DEBT_ENDS,
    DEBT_THEN_LAY,
    DRAW,
    DRAWN,
    DRAWN_ANY,
    DRAWN_NO,
    DRAWS,
    END,
    EV_ACCEPTED,
    EV_BLUFFED,
    EV_CHALLENGED,
    EV_HONEST,
    EV_JUMPED,
    EV_KEPT,
    EV_LAID,
    EV_PASSED,
    EV_STOOD,
    EXPOSED,
    GIVE,
    HONEST,
    IN_SET,
    JUMP,
    LAID,
    NAME,
    NAME_RANK,
    NAMED,
    NAMED_RANK,
    PASS,
    PASSES,
    PENDING,
    PHASE,
    PHASE_DRAWN,
    PHASE_MORE,
    PHASE_PAID,
    PHASE_RANK,
    PHASE_SUIT,
    PHASE_TURN,
    PILE,
    PILE_COUNT,
    REFILL_BLOCKED,
    SKIP,
    SUIT_MASK,
    T_AFTER_DEBT,
    T_BLOCKED_EXTRA,
    T_BLUFF_COST,
    T_CHALLENGED,
    T_EMPTY_STOCK,
    T_LAY_DRAWN,
    T_SUITS,
    T_WILD,
    TURN,
    UNASKED,
    WITH,
)
from .scoring import finish_blocked
from .seats import seat_after, seats_in_play
from .settling import begin_turn, go_out, lapse_unless_last
from .vectors import Cells, Log, Vector


@jit
def bluff(t: Cells, s: Cells, card: int) -> int:
    """8.14: whether a wild attack is laid in spite of a card of the suit in force."""
    if (t[T_CHALLENGED] >> card) & 1 == 0 or s[PENDING] > 0:
        return UNASKED
    suit = suit_in_force(t, s)
    if suit == t[T_SUITS] or s[NAMED_RANK] >= 0:
        return HONEST
    return BLUFFED if held(s, s[TURN]) & t[SUIT_MASK + suit] & ~t[T_WILD] != 0 else HONEST


@jit
def put(t: Cells, s: Vector, card: int) -> None:
    """The card goes from the hand on turn to the pile, as one more of this turn."""
    seat = s[TURN]
    laid = s[LAID]
    count = s[PILE_COUNT]
    if laid == 0:
        s[BLUFF] = bluff(t, s, card)
    joins = laid == 0 or (laid == s[IN_SET] and (joining(t, top(s)) >> card) & 1 == 1)
    s[EXPOSED] = -1
    s[PASSES] = 0
    s[NAMED] = -1
    s[NAMED_RANK] = -1
    s[DRAWN] = -1
    remove_card(s, seat, card)
    s[PILE + count] = card
    s[PILE_COUNT] = count + 1
    s[LAID] = laid + 1
    if joins:
        s[IN_SET] += 1


@jit
def may_go_on(t: Cells, s: Vector) -> bool:
    """After a card: whether the turn goes on, with more cards or with a name; sets the phase."""
    s[PHASE] = PHASE_MORE
    return playable(t, s) != 0 or may_name(t, s)


@jit
def may_name(t: Cells, s: Vector) -> bool:
    """Whether a suit or a rank is left to name; sets the phase."""
    s[PHASE] = PHASE_MORE
    if naming(t, s):
        s[PHASE] = PHASE_SUIT
    elif naming_rank(t, s):
        s[PHASE] = PHASE_RANK
    return s[PHASE] != PHASE_MORE


@jit
def lay(t: Cells, s: Vector, card: int, ev: Log, chance: Vector) -> None:
    seat = s[TURN]
    put(t, s, card)
    emit(ev, EV_LAID, seat, card)
    if s[COUNTS + seat] > 0:
        goes_on = may_go_on(t, s)
    elif t[COVERED + card] == 1 and draw_card(t, s, seat, ev, chance) >= 0:
        goes_on = may_name(t, s)  # 9.14: not with the card just drawn
    else:
        go_out(t, s, ev, chance)
        return
    expose(t, s, CALL_WINDOW_LAY)
    if not goes_on:
        finish_turn(t, s, ev, chance)


@jit
def jump(t: Cells, s: Vector, seat: int, card: int, ev: Log, chance: Vector) -> None:
    """8.13: the turn goes to who lays an equal card."""
    lapse_unless_last(s, s[TURN])
    emit(ev, EV_JUMPED, seat, 0)
    s[TURN] = seat
    lay(t, s, card, ev, chance)


@jit
def answer_bluff(t: Cells, s: Vector, action: int, ev: Log, chance: Vector) -> None:
    """8.14: believe, or let who laid the card or oneself draw."""
    seat = s[TURN]
    accused = s[ACCUSED]
    bluffed = s[BLUFF] == BLUFFED
    s[PHASE] = PHASE_TURN
    s[BLUFF] = UNASKED
    s[ACCUSED] = -1
    if action == ACCEPT:
        emit(ev, EV_ACCEPTED, seat, accused)
        return
    emit(ev, EV_CHALLENGED, seat, accused)
    if bluffed:
        emit(ev, EV_BLUFFED, accused, 0)
        debt = s[PENDING]
        s[PENDING] = 0
        draw_debt(t, s, accused, debt, ev, chance)
    else:
        emit(ev, EV_HONEST, accused, 0)
        s[PENDING] += t[T_BLUFF_COST]
        draw(t, s, ev, chance)


@jit
def draw(t: Cells, s: Vector, ev: Log, chance: Vector) -> None:
    """The whole debt, or one card."""
    s[EXPOSED] = -1
    s[PASSES] = 0
    if s[PENDING] > 0:
        pay_debt(t, s, ev, chance)
    else:
        draw_one(t, s, ev, chance)


@jit
def pay_debt(t: Cells, s: Vector, ev: Log, chance: Vector) -> None:
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
def draw_one(t: Cells, s: Vector, ev: Log, chance: Vector) -> None:
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
def pass_turn(t: Cells, s: Vector, ev: Log) -> None:
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
        if count_pass(t, s):
            finish_blocked(t, s, ev)
            return
    begin_turn(s, seat_after(s, seat), ev)


@jit
def count_pass(t: Cells, s: Vector) -> bool:
    """1.10, 9.8: whether the round is blocked with this pass."""
    empty = nothing_to_draw(t, s)
    drew = s[DRAWS] > 0 and t[T_BLOCKED_EXTRA] == 0
    counted = s[PENDING] == 0 and not drew and (empty or hand_is_full(t, s))
    s[PENDING] = 0
    if counted:
        s[PASSES] += 1
    if t[T_EMPTY_STOCK] == REFILL_BLOCKED and counted and empty:
        return True
    return s[PASSES] >= seats_in_play(s) + t[T_BLOCKED_EXTRA]


@jit
def step(t: Cells, s: Vector, seat: int, action: int, ev: Log, chance: Vector) -> None:
    """Do a legal action: ``s`` becomes the state after it, ``ev`` lists what happened."""
    if ev is not None:
        ev[0] = 0
    if action < NAME:
        lay(t, s, action, ev, chance)
    elif action < DRAW:
        name_suit(t, s, action - NAME, ev, chance)
    elif action == DRAW:
        draw(t, s, ev, chance)
    elif action == PASS:
        pass_turn(t, s, ev)
    elif action == END:
        finish_turn(t, s, ev, chance)
    elif action == CALL:
        call(t, s, seat, ev, chance)
    elif action < WITH:
        catch(t, s, seat, action - CATCH, ev, chance)
    else:
        step_further(t, s, seat, action, ev, chance)


@apart
def step_further(t: Cells, s: Vector, seat: int, action: int, ev: Log, chance: Vector) -> None:
    """What only some rule sets have."""
    if action < NAME_RANK:
        choose_partner(t, s, action - WITH, ev, chance)
    elif action < CHALLENGE:
        name_rank(t, s, action - NAME_RANK, ev, chance)
    elif action < JUMP:
        answer_bluff(t, s, action, ev, chance)
    elif action < GIVE:
        jump(t, s, seat, action - JUMP, ev, chance)
    else:
        give(t, s, action - GIVE, ev, chance)
