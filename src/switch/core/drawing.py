"""Cards from the stock to a hand, and the pile back to the stock."""

from .events import emit
from .fitting import nothing_to_draw
from .hands import add_card, lapse
from .jit import apart, jit
from .layout import (
    EV_DREW,
    EV_RESHUFFLED,
    LAID,
    PILE,
    PILE_COUNT,
    REFILL_TURNED,
    REFILLS,
    STOCK,
    STOCK_COUNT,
    T_EMPTY_STOCK,
    T_GATHER,
    T_REFILL_AT_ONCE,
    T_REFILLS,
)
from .rng import shuffle
from .vectors import Cells, Log, Vector


@jit
def move_pile(s: Vector, turned: int) -> None:
    """The pile without its top, or without the cards of a turn that still runs, goes to the top of
    the stock, its last card uppermost; 1: turned over, the card laid first uppermost."""
    held = s[STOCK_COUNT]
    kept = max(1, s[LAID])
    moved = s[PILE_COUNT] - kept
    for i in range(moved):
        s[STOCK + held + i] = s[PILE + (moved - 1 - i if turned == 1 else i)]
    for i in range(kept):
        s[PILE + i] = s[PILE + moved + i]
    s[PILE_COUNT] = kept
    s[STOCK_COUNT] = held + moved


@apart
def gather(s: Vector, seat: int, ev: Log, chance: Vector) -> None:
    """3.5: stock and pile below the top are shuffled together."""
    move_pile(s, 0)
    shuffle(s, STOCK, s[STOCK_COUNT], chance)
    emit(ev, EV_RESHUFFLED, seat, s[STOCK_COUNT])


@apart
def refill(t: Cells, s: Vector, seat: int, ev: Log, chance: Vector) -> None:
    """1.7, 9.4, 9.22: the empty stock is made anew, shuffled or turned over."""
    if t[T_REFILLS] > 0:
        s[REFILLS] += 1
    if t[T_EMPTY_STOCK] == REFILL_TURNED:
        move_pile(s, 1)
        emit(ev, EV_RESHUFFLED, seat, s[STOCK_COUNT])
    else:
        gather(s, seat, ev, chance)


@jit
def draw_card(t: Cells, s: Vector, seat: int, ev: Log, chance: Vector) -> int:
    """One card from the stock, refilled when needed, to the hand: its kind, -1 if there is none."""
    if nothing_to_draw(t, s) or (s[STOCK_COUNT] == 0 and s[PILE_COUNT] <= s[LAID]):
        return -1
    if s[STOCK_COUNT] == 0:
        refill(t, s, seat, ev, chance)
    s[STOCK_COUNT] -= 1
    card = s[STOCK + s[STOCK_COUNT]]
    add_card(s, seat, card)
    lapse(s, seat)
    emit(ev, EV_DREW, seat, card)
    refill_at_once(t, s, seat, ev, chance)
    return card


@jit
def refill_at_once(t: Cells, s: Vector, seat: int, ev: Log, chance: Vector) -> None:
    """9.5: after a draw or a lay, not only when a card is wanted."""
    wanted = t[T_REFILL_AT_ONCE] == 1 and s[STOCK_COUNT] == 0 and s[PILE_COUNT] > s[LAID]
    if wanted and not nothing_to_draw(t, s):
        refill(t, s, seat, ev, chance)


@jit
def draw_cards(t: Cells, s: Vector, seat: int, count: int, ev: Log, chance: Vector) -> None:
    """1.8: as many of ``count`` as there are."""
    while count > 0 and draw_card(t, s, seat, ev, chance) >= 0:
        count -= 1


@apart
def draw_debt(t: Cells, s: Vector, seat: int, count: int, ev: Log, chance: Vector) -> None:
    """3.5, 7.11: where the rule set says so the cards are shuffled together before."""
    if t[T_GATHER] == 1:
        gather(s, seat, ev, chance)
    draw_cards(t, s, seat, count, ev, chance)
