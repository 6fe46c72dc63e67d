"""The log of what a step did: ``ev[0]`` counts, then three integers an event."""

from .jit import jit
from .vectors import Vector


@jit
def emit(ev: Vector, kind: int, seat: int, a: int) -> None:
    at = 1 + 3 * ev[0]
    ev[at] = kind
    ev[at + 1] = seat
    ev[at + 2] = a
    ev[0] += 1
