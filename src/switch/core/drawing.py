"""Cards from the stock to a hand, and the pile back to the stock."""

from .events import emit
from .hands import add_card
from .jit import jit
from .layout import (
    CALLED,
    EV_DREW,
    EV_RESHUFFLED,
    IN_SET,
    LAID,
    PILE,
    PILE_COUNT,
    REFILL_TURNED,
    STOCK,
    STOCK_COUNT,
    T_EMPTY_STOCK,
    T_REFILL_AT_ONCE,
)
from .legality import nothing_to_draw, top
from .rng import shuffle
from .vectors import Cells, Vector


@jit
def refill(t: Cells, s: Vector, seat: int, ev: Vector, chance: Vector) -> None:
    """1.7, 3.5: the pile without its top goes under the stock, and all of it is shuffled.

    Where the pile is only turned over, the card laid first is drawn first.
    """
    held = s[STOCK_COUNT]
    moved = s[PILE_COUNT] - 1
    turned = t[T_EMPTY_STOCK] == REFILL_TURNED
    for i in range(moved):
        s[STOCK + held + i] = s[PILE + (moved - 1 - i if turned else i)]
    s[PILE] = top(s)
    s[PILE_COUNT] = 1
    s[LAID] = min(s[LAID], 1)
    s[IN_SET] = min(s[IN_SET], 1)
    s[STOCK_COUNT] = held + moved
    if not turned:
        shuffle(s, STOCK, held + moved, chance)
    emit(ev, EV_RESHUFFLED, seat, held + moved)


@jit
def draw_card(t: Cells, s: Vector, seat: int, ev: Vector, chance: Vector) -> int:
    """One card from the stock, refilled when needed, to the hand: its kind, -1 if there is none."""
    if nothing_to_draw(t, s):
        return -1
    if s[STOCK_COUNT] == 0:
        refill(t, s, seat, ev, chance)
    s[STOCK_COUNT] -= 1
    card = s[STOCK + s[STOCK_COUNT]]
    add_card(s, seat, card)
    s[CALLED] &= ~(1 << seat)  # 4.7: a call lapses when the hand grows
    emit(ev, EV_DREW, seat, card)
    refill_at_once(t, s, seat, ev, chance)
    return card


@jit
def refill_at_once(t: Cells, s: Vector, seat: int, ev: Vector, chance: Vector) -> None:
    """9.5: after a draw or a lay, not only when a card is wanted."""
    wanted = t[T_REFILL_AT_ONCE] == 1 and s[STOCK_COUNT] == 0
    if wanted and not nothing_to_draw(t, s):
        refill(t, s, seat, ev, chance)


@jit
def draw_cards(t: Cells, s: Vector, seat: int, count: int, ev: Vector, chance: Vector) -> None:
    """1.8: as many of ``count`` as there are."""
    while count > 0 and draw_card(t, s, seat, ev, chance) >= 0:
        count -= 1
