"""The log of what a step did: ``ev[0]`` counts, then three integers an event.

Where nobody listens the log is None, and nothing is written.
"""

from .jit import jit
from .vectors import Log


@jit
def emit(ev: Log, kind: int, seat: int, a: int) -> None:
    if ev is None:
        return
    at = 1 + 3 * ev[0]
    ev[at] = kind
    ev[at + 1] = seat
    ev[at + 2] = a
    ev[0] += 1
