"""The log of what a step did: ``ev[0]`` counts, then three integers an event.

A log with ``ev[0]`` below zero is closed: nobody listens, and nothing is written.
"""

from .jit import jit
from .vectors import Vector

CLOSED = -1


@jit
def emit(ev: Vector, kind: int, seat: int, a: int) -> None:
    if ev[0] < 0:
        return
    at = 1 + 3 * ev[0]
    ev[at] = kind
    ev[at + 1] = seat
    ev[at + 2] = a
    ev[0] += 1
