"""Rounds emptied and copied."""

from .jit import jit
from .layout import PILE, PILE_COUNT, STOCK, STOCK_COUNT
from .vectors import Cells, Vector


@jit
def clear(cells: Vector, count: int) -> None:
    for i in range(count):
        cells[i] = 0


@jit
def copy_round(source: Cells, target: Vector) -> None:
    """``target``: STATE_SIZE cells; those beyond the last card of stock and pile stay as they were,
    for nobody looks there."""
    for i in range(STOCK + source[STOCK_COUNT]):
        target[i] = source[i]
    for i in range(PILE, PILE + source[PILE_COUNT]):
        target[i] = source[i]
