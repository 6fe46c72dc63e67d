"""A whole turn at once, as it goes over the table: all of it is done, or nothing."""

from collections.abc import Sequence

from switch.core import layout as at
from switch.core.legality import naming

from .actions import Action, Call, Draw, End, NameSuit, to_code
from .events import Event
from .game import apply, refusal
from .reasons import Refused
from .state import State

Step = tuple[State, tuple[Event, ...]]


def play(state: State, actions: Sequence[Action]) -> Step:
    """A turn of the seat on turn. Raises Refused: nothing changed.

    A last ``end`` may be missing; a suit after going out is ignored; calls may stand anywhere; it
    may stop after a ``draw``, which only chance completes. What is left over is ``bad_request``.
    """
    seat, now = state.turn, state
    events: list[Event] = []
    left = list(actions)
    while left and not (_ended(state, now)):
        now, happened = apply(now, left.pop(0), seat)
        events += happened
    if not _ended(state, now):
        now, happened = _complete(now, actions, seat)
    else:
        now, happened = _after_the_end(now, left, seat)
    return now, (*events, *happened)


def _ended(before: State, now: State) -> bool:
    return now.cells[at.TURNS] != before.cells[at.TURNS]


def _after_the_end(state: State, left: Sequence[Action], seat: int) -> Step:
    """The turn is over: a call is still in time, and the suit of a last card is not needed."""
    events: list[Event] = []
    for i, action in enumerate(left):
        ignored = state.result == "out" and isinstance(action, NameSuit) and i == 0
        if ignored:
            to_code(state.ruleset, action, state.seats)
        elif state.over or not isinstance(action, Call):
            raise Refused.of("bad_request", text=str(action))
        else:
            state, happened = apply(state, action, seat)
            events += happened
    return state, tuple(events)


def _complete(state: State, actions: Sequence[Action], seat: int) -> Step:
    """The missing end of a turn: ``end`` is understood, a suit is not."""
    if naming(state.table, state.cells):
        raise Refused(refusal(state, at.NAME_A_SUIT, NameSuit("")))
    if state.phase == "more":
        return apply(state, End(), seat)
    if Draw() in actions:
        return state, ()
    raise Refused.of("bad_request", text=" ".join(map(str, actions)))
