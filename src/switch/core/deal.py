"""The deal: from a shuffled pack to the first turn."""

from .hands import add_card
from .jit import jit
from .layout import (
    ACCUSED,
    ATTACK,
    CHOSEN,
    DIRECTION,
    DRAWN,
    ENDING,
    EXPOSED,
    GIVEN,
    GONE,
    NAMED,
    NAMED_RANK,
    PACK,
    PENDING,
    PILE,
    PILE_COUNT,
    REVERSES,
    SEATS,
    SEATS_MAX,
    SKIP,
    SKIPS,
    STOCK,
    STOCK_COUNT,
    T_ANSWER_SKIP,
    T_BURIED,
    T_HAND,
    T_SHUFFLED,
    T_START_ACTS,
    T_STARTER,
    TURN,
    VIEWER,
    WINNER,
)
from .rng import shuffle
from .seats import next_seat, seat_after, seats_in_play
from .settling import capped
from .vectors import Cells, Vector


@jit
def set_defaults(s: Vector, seats: int) -> None:
    """Seat 0 on turn, every field at its default; ``s`` comes with zeros."""
    s[SEATS] = seats
    s[DIRECTION] = 1
    s[NAMED] = -1
    s[NAMED_RANK] = -1
    s[DRAWN] = -1
    s[EXPOSED] = -1
    s[ACCUSED] = -1
    s[CHOSEN] = -1
    s[ENDING] = -1
    for seat in range(SEATS_MAX):
        s[GIVEN + seat] = -1
    s[WINNER] = -1
    s[VIEWER] = -1


@jit
def turn_starter(t: Cells, s: Vector) -> None:
    """1.15: a card that may not start goes to the bottom of the stock, the next one is turned.

    In classic with four all 28 plain cards may have been dealt: once every card of the stock has
    been buried, the next one starts, without effect.
    """
    last = STOCK + s[STOCK_COUNT] - 1
    for _ in range(s[STOCK_COUNT]):
        if (t[T_BURIED] >> s[last]) & 1 == 0:
            break
        buried = s[last]
        for i in range(last, STOCK, -1):
            s[i] = s[i - 1]
        s[STOCK] = buried
    s[STOCK_COUNT] -= 1
    s[PILE] = s[last]


@jit
def deal(t: Cells, s: Vector, seats: int, first: int, chance: Vector) -> None:
    """1.14, to all seats; ``s`` (STATE_SIZE) comes with zeros."""
    deal_among(t, s, seats, 0, first, chance)


@jit
def deal_among(t: Cells, s: Vector, seats: int, absent: int, first: int, chance: Vector) -> None:
    """1.14: one card at a time from ``first`` on, clockwise; then the starter is turned.

    ``absent``: mask of the seats that take no part (10.1). ``s`` (STATE_SIZE) comes with zeros.
    """
    set_defaults(s, seats)
    s[GONE] = absent
    cards = t[T_SHUFFLED]
    for card in range(cards):
        s[STOCK + card] = t[PACK + card]
    s[STOCK_COUNT] = cards
    shuffle(s, STOCK, cards, chance)
    s[TURN] = first
    seat = first
    for _ in range(seats_in_play(s) * t[T_HAND]):
        s[STOCK_COUNT] -= 1
        add_card(s, seat, s[STOCK + s[STOCK_COUNT]])
        seat = next_seat(s, seat, 1)
    s[PILE_COUNT] = 1
    if t[T_STARTER] >= 0:
        s[PILE] = t[T_STARTER]
    else:
        turn_starter(t, s)
    if t[T_START_ACTS] == 1:
        start_with_effect(t, s)


@jit
def start_with_effect(t: Cells, s: Vector) -> None:
    """5.3: the first card acts on the first player as if the seat before had laid it."""
    card = s[PILE]
    s[PENDING] = capped(t, t[ATTACK + card])
    dealer = next_seat(s, s[TURN], -1)
    if t[REVERSES + card] == 1:
        s[DIRECTION] = -1
        s[TURN] = seat_after(s, dealer)
    if t[SKIPS + card] == 1:
        if t[T_ANSWER_SKIP] == 1:
            s[SKIP] = 1 if s[PENDING] == 0 else 0
        else:
            s[TURN] = seat_after(s, s[TURN])
