"""What is chosen at the end of a turn: a rank, a player to exchange with, cards to give."""

from .calls import expose
from .events import emit
from .fitting import naming_rank
from .hands import add_card, held, lapse, remove_card
from .jit import apart, jit
from .layout import (
    CALL_WINDOW_LAY,
    CHALLENGE,
    CHOOSE_FIRST,
    CHOSEN,
    COUNTS,
    ENDING,
    EV_GAVE,
    EV_NAMED,
    EV_NAMED_RANK,
    EXCHANGE_CHOSEN,
    EXCHANGES,
    GIVE,
    GIVEN,
    GIVES,
    NAME_RANK,
    NAMED,
    NAMED_RANK,
    NO_CHOICE_HERE,
    OK,
    PHASE,
    PHASE_EXCHANGE,
    PHASE_GIVE,
    PHASE_RANK,
    SEATS,
    SEATS_MAX,
    T_EXCHANGE,
    T_GIVE_ALL,
    T_RANKS,
    TURN,
    WITH,
)
from .seats import plays, seat_after, seats_in_play
from .settling import acting, end_turn, go_out, in_this_turn
from .vectors import Cells, Log, Vector


@jit
def choosing(s: Cells) -> bool:
    """Whether nothing but a choice is left to do."""
    return s[PHASE] == PHASE_RANK or s[PHASE] == PHASE_EXCHANGE or s[PHASE] == PHASE_GIVE


@jit
def check_choice(t: Cells, s: Cells, action: int) -> int:
    """The seat on turn chooses: OK, CHOOSE_FIRST where it must choose something else, or
    NO_CHOICE_HERE."""
    if WITH <= action < NAME_RANK and s[PHASE] == PHASE_EXCHANGE:
        other = action - WITH
        return OK if other != s[TURN] and plays(s, other) else NO_CHOICE_HERE
    if NAME_RANK <= action < CHALLENGE and naming_rank(t, s):
        return OK if (t[T_RANKS] >> (action - NAME_RANK)) & 1 == 1 else NO_CHOICE_HERE
    if action >= GIVE and s[PHASE] == PHASE_GIVE:
        return OK if (held(s, s[TURN]) >> (action - GIVE)) & 1 == 1 else NO_CHOICE_HERE
    return CHOOSE_FIRST if choosing(s) else NO_CHOICE_HERE


@jit
def finish_turn(t: Cells, s: Vector, ev: Log, chance: Vector) -> None:
    """Nothing more is laid or named. Most turns have no effect, and end without a call."""
    kinds = acting(t, s)
    if kinds == 0:
        end_turn(t, s, 0, ev, chance)
    else:
        choose_and_end(t, s, kinds, ev, chance)


@apart
def choose_and_end(t: Cells, s: Vector, kinds: int, ev: Log, chance: Vector) -> None:
    """What the cards that act leave to choose, then the end of the turn."""
    if not asks(t, s, kinds):
        end_turn(t, s, kinds, ev, chance)


@jit
def asks(t: Cells, s: Vector, kinds: int) -> bool:
    """Whether a card laid in this turn wants a player or a card to give chosen; sets the phase."""
    if t[T_EXCHANGE] == EXCHANGE_CHOSEN and in_this_turn(t, s, kinds, EXCHANGES) > 0:
        if seats_in_play(s) > 2:
            s[PHASE] = PHASE_EXCHANGE
            return True
        s[CHOSEN] = seat_after(s, s[TURN])
    if in_this_turn(t, s, kinds, GIVES) > 0:
        s[PHASE] = PHASE_GIVE
        if t[T_GIVE_ALL] == 1:
            s[ENDING] = s[TURN]
        return True
    return False


@jit
def name_suit(t: Cells, s: Vector, suit: int, ev: Log, chance: Vector) -> None:
    s[NAMED] = suit
    emit(ev, EV_NAMED, s[TURN], suit)
    finish_turn(t, s, ev, chance)


@jit
def name_rank(t: Cells, s: Vector, rank: int, ev: Log, chance: Vector) -> None:
    """6.4."""
    s[NAMED_RANK] = rank
    emit(ev, EV_NAMED_RANK, s[TURN], rank)
    finish_turn(t, s, ev, chance)


@jit
def choose_partner(t: Cells, s: Vector, other: int, ev: Log, chance: Vector) -> None:
    """8.8."""
    s[CHOSEN] = other
    end_turn(t, s, acting(t, s), ev, chance)


@jit
def give(t: Cells, s: Vector, card: int, ev: Log, chance: Vector) -> None:
    """8.12: the player on turn gives a card away, or one after the other chooses a card."""
    seat = s[TURN]
    if s[ENDING] < 0:
        remove_card(s, seat, card)
        hand_over(s, seat, card, ev)
        if s[COUNTS + seat] == 0:
            go_out(t, s, ev, chance)
        else:
            expose(t, s, CALL_WINDOW_LAY)
            end_turn(t, s, acting(t, s), ev, chance)
        return
    s[GIVEN + seat] = card
    s[TURN] = seat_after(s, seat)
    if s[TURN] == s[ENDING]:
        all_give(s, ev)
        end_turn(t, s, acting(t, s), ev, chance)


@jit
def hand_over(s: Vector, seat: int, card: int, ev: Log) -> None:
    """A card that has left a hand comes to the next seat."""
    to = seat_after(s, seat)
    add_card(s, to, card)
    lapse(s, to)
    emit(ev, EV_GAVE, seat, card * SEATS_MAX + to)


@jit
def all_give(s: Vector, ev: Log) -> None:
    """Every seat in play gives the card it has chosen, at once."""
    first = s[ENDING]
    for seat in range(s[SEATS]):
        if s[GIVEN + seat] >= 0:
            remove_card(s, seat, s[GIVEN + seat])
    seat = first
    for _ in range(seats_in_play(s)):
        hand_over(s, seat, s[GIVEN + seat], ev)
        s[GIVEN + seat] = -1
        seat = seat_after(s, seat)
    s[ENDING] = -1
