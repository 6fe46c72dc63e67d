"""What a viewer may see, as a vector of the same layout: the only place that decides it (1.16).

It starts from nothing and copies what is allowed. Hidden cards of the pile are -1; hands of
others are empty masks beside their true counts, so the legality functions work on a view of
the viewer's own turn as they do on the round.
"""

from .deal import set_defaults
from .jit import jit
from .layout import (
    ACCUSED,
    CALLED,
    COUNTS,
    DIRECTION,
    DRAWN,
    DRAWS,
    ENDING,
    EXPOSED,
    FALSE_CALLS,
    FALSE_CATCHES,
    GIVEN,
    GONE,
    HANDS,
    IN_SET,
    LAID,
    NAMED,
    NAMED_RANK,
    PASSES,
    PENDING,
    PHASE,
    PILE,
    PILE_COUNT,
    PLACES,
    PLACES_COUNT,
    PLANES,
    REFILLS,
    RESULT,
    SEATS,
    SKIP,
    STOCK_COUNT,
    T_PILE_OPEN,
    TURN,
    VIEWER,
    WINNER,
)
from .vectors import Cells, Vector


@jit
def observe(t: Cells, s: Cells, seat: int, v: Vector) -> None:
    """Write to ``v``, which comes with zeros, what ``seat`` may know; seat -1 is a spectator."""
    set_defaults(v, s[SEATS])
    v[VIEWER] = seat
    v[TURN] = s[TURN]
    v[DIRECTION] = s[DIRECTION]
    v[NAMED] = s[NAMED]
    v[NAMED_RANK] = s[NAMED_RANK]
    v[PENDING] = s[PENDING]
    v[SKIP] = s[SKIP]
    v[PHASE] = s[PHASE]
    v[LAID] = s[LAID]
    v[IN_SET] = s[IN_SET]
    v[CALLED] = s[CALLED]
    v[EXPOSED] = s[EXPOSED]
    v[PASSES] = s[PASSES]
    v[DRAWS] = s[DRAWS]
    v[WINNER] = s[WINNER]
    v[RESULT] = s[RESULT]
    v[GONE] = s[GONE]
    v[PLACES_COUNT] = s[PLACES_COUNT]
    v[ACCUSED] = s[ACCUSED]
    v[ENDING] = s[ENDING]
    v[REFILLS] = s[REFILLS]
    v[FALSE_CALLS] = s[FALSE_CALLS]
    v[FALSE_CATCHES] = s[FALSE_CATCHES]
    v[STOCK_COUNT] = s[STOCK_COUNT]
    v[PILE_COUNT] = s[PILE_COUNT]
    for other in range(s[SEATS]):
        v[COUNTS + other] = s[COUNTS + other]
        v[PLACES + other] = s[PLACES + other]
    if seat >= 0:
        v[GIVEN + seat] = s[GIVEN + seat]
        for plane in range(HANDS + seat * PLANES, HANDS + (seat + 1) * PLANES):
            v[plane] = s[plane]
        if seat == s[TURN]:
            v[DRAWN] = s[DRAWN]
    shown = s[PILE_COUNT] if t[T_PILE_OPEN] == 1 else max(1, s[LAID])
    for i in range(s[PILE_COUNT]):
        v[PILE + i] = s[PILE + i] if i >= s[PILE_COUNT] - shown else -1
