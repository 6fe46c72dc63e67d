"""A whole turn at once, as it goes over the table: all of it is done, or nothing."""

from collections.abc import Sequence

from switch.core import layout as at
from switch.core.choices import choosing
from switch.core.fitting import naming, naming_rank

from .actions import (
    Accept,
    Action,
    Call,
    Challenge,
    Draw,
    End,
    ExchangeWith,
    Give,
    NameRank,
    NameSuit,
    to_code,
)
from .events import Drew, Event, FalseCall, FalseCatch
from .game import apply, refusal
from .reasons import Refused
from .state import State

Step = tuple[State, tuple[Event, ...]]


# What a card wants that goes out instead.
Unneeded = NameSuit | NameRank | ExchangeWith | Give
STOPPING = (Draw, Challenge, Accept)
SURE = (NameSuit, NameRank, ExchangeWith)  # whatever card was drawn before


def play(
    state: State, actions: Sequence[Action], seat: int | None = None, *, blind: bool = False
) -> Step:
    """A turn of the seat (None: the seat on turn). Raises Refused: nothing changed.

    A last ``end`` may be missing; one choice after going out is ignored; calls may stand anywhere,
    false ones and false catches at the end only; it may stop after a ``draw``, ``challenge`` or
    ``accept``, and where a player or a card to give is to be chosen. What is left over is
    ``bad_request``; ``blind``: also what depends on a card that was drawn on the way, for a refusal
    would tell which it is not.
    """
    now = state
    seat = state.turn if seat is None else seat
    events: list[Event] = []
    left = list(actions)
    while left and not _ended(state, now, seat):
        action = left.pop(0)
        now, happened = apply(now, action, seat)
        events += happened
        if left and (costs(happened) or (blind and draws(happened, seat, left[0]))):
            raise Refused.of("bad_request", text=str(left[0]))
    if not _ended(state, now, seat):
        now, happened = _complete(now, actions, seat)
    else:
        now, happened = _after_the_end(now, left, seat)
    return now, (*events, *happened)


def costs(happened: Sequence[Event]) -> bool:
    """Whether there was a false call or catch: nothing follows it."""
    return any(isinstance(event, FalseCall | FalseCatch) for event in happened)


def draws(happened: Sequence[Event], seat: int, following: Action) -> bool:
    """Whether the seat has drawn a card that decides whether the following action is legal."""
    drew = any(isinstance(event, Drew) and event.seat == seat for event in happened)
    return drew and not isinstance(following, SURE)


def _ended(before: State, now: State, seat: int) -> bool:
    """Whether the turn is over, or another seat has to choose. A jump may still be to come."""
    if now.cells[at.TURNS] != before.cells[at.TURNS]:
        return True
    to_jump = seat != before.turn == now.turn and now.phase == "turn"
    return now.turn != seat and not to_jump


def _after_the_end(state: State, left: Sequence[Action], seat: int) -> Step:
    """The turn is over: a call is still in time, and what a last card would have wanted named or
    chosen is not needed."""
    events: list[Event] = []
    out = state.result == "out" or seat in state.places
    for i, action in enumerate(left):
        if out and isinstance(action, Unneeded) and i == 0:
            to_code(state.ruleset, action, state.seats)
        elif state.over or not isinstance(action, Call):
            raise Refused.of("bad_request", text=str(action))
        else:
            state, happened = apply(state, action, seat)
            events += happened
    return state, tuple(events)


def _complete(state: State, actions: Sequence[Action], seat: int) -> Step:
    """The missing end of a turn: ``end`` is understood, a name or a choice is not."""
    if naming(state.table, state.cells):
        raise Refused(refusal(state, at.NAME_A_SUIT, NameSuit("")))
    if naming_rank(state.table, state.cells):
        raise Refused(refusal(state, at.CHOOSE_FIRST, End()))
    if state.phase == "more":
        return apply(state, End(), seat)
    done = any(not isinstance(action, Call) for action in actions)
    if (done and choosing(state.cells)) or any(isinstance(one, STOPPING) for one in actions):
        return state, ()
    raise Refused.of("bad_request", text=" ".join(map(str, actions)))
