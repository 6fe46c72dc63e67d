"""Deal, check, apply, play: pure functions from a state to the next."""

from collections.abc import Sequence

from switch.core import layout as at
from switch.core.deal import deal as core_deal
from switch.core.invariants import cards_in_play
from switch.core.legality import check as core_check
from switch.core.legality import naming
from switch.core.rng import USED
from switch.core.transition import step
from switch.rulesets import RuleSet

from .actions import Action, Call, Draw, End, NameSuit, to_code
from .chance import Chance
from .events import Event, read_events
from .reasons import CLAUSES, Refusal, Refused
from .state import State


class BadChance(ValueError):
    """A recorded shuffle does not hold the cards that were shuffled."""


def deal(rules: RuleSet, *, seats: int, chance: Chance, first: int = 0) -> State:
    """A new round; ``first`` is the seat to the dealer's left (1.14). Raises ValueError."""
    least, most = rules.seats
    if not least <= seats <= most:
        raise ValueError(f"{rules.id} is for {least} to {most} players, not {seats}.")
    if not 0 <= first < seats:
        raise ValueError(f"There is no seat {first}.")
    cells = [0] * at.STATE_SIZE
    vector = chance.vector()
    core_deal(rules.table, cells, seats, first, vector)
    if cards_in_play(cells) != (1 << rules.cards) - 1:
        raise BadChance("The recorded deal is not one whole pack.")
    return State(rules, tuple(cells), chance.after(vector))


def check(state: State, action: Action, seat: int | None = None) -> Refusal | None:
    """Why the seat (None: the seat on turn) may not do this now; None if it may."""
    try:
        _checked(state, action, seat)
    except Refused as refused:
        return refused.refusal
    return None


def apply(state: State, action: Action, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
    """The state after the action and what happened. Raises Refused: nothing changed."""
    who, code = _checked(state, action, seat)
    cells = list(state.cells)
    log = [0] * at.EVENTS_SIZE
    vector = state.chance.vector()
    used = vector[USED]
    step(state.ruleset.table, cells, who, code, log, vector)
    if vector[USED] != used and cards_in_play(cells) != cards_in_play(state.cells):
        raise BadChance("The recorded shuffle does not hold the cards that were shuffled.")
    after = State(state.ruleset, tuple(cells), state.chance.after(vector))
    return after, read_events(log, state.ruleset.pack)


def play(state: State, actions: Sequence[Action]) -> tuple[State, tuple[Event, ...]]:
    """A whole turn of the seat on turn, or Refused and nothing changed.

    A last ``end`` may be missing; a suit after going out is ignored; calls may stand anywhere; it
    may stop after a ``draw``, which only chance completes.
    """
    seat, turns = state.turn, state.cells[at.TURNS]
    now = state
    events: list[Event] = []
    for i, action in enumerate(actions):
        ended = now.cells[at.TURNS] != turns
        if now.over and isinstance(action, NameSuit) and i and now.result == "out":
            if i + 1 < len(actions):
                raise Refused.of("bad_request", text=str(actions[i + 1]))
            to_code(state.ruleset, action, state.seats, 0)
            break
        if i and ended and not (isinstance(action, Call) and not now.over):
            raise Refused.of("bad_request", text=str(action))
        now, happened = apply(now, action, seat)
        events += happened
    if now.cells[at.TURNS] == turns:
        now, happened = _complete(now, actions, seat)
        events += happened
    return now, tuple(events)


def _complete(
    state: State, actions: Sequence[Action], seat: int
) -> tuple[State, tuple[Event, ...]]:
    """The missing end of a turn: ``end`` is understood, a suit is not."""
    if naming(state.ruleset.table, state.cells):
        raise Refused(_refusal(state, at.NAME_A_SUIT, NameSuit("")))
    if state.phase == "more":
        return apply(state, End(), seat)
    if state.phase == "drawn" and any(isinstance(action, Draw) for action in actions):
        return state, ()
    raise Refused.of("bad_request", text=" ".join(map(str, actions)))


def _checked(state: State, action: Action, seat: int | None) -> tuple[int, int]:
    """The seat and the core's code of a legal action. Raises Refused."""
    who = state.turn if seat is None else seat
    if not 0 <= who < state.seats:
        raise Refused.of("bad_request", text=f"seat {who}")
    over = Refused(_refusal(state, at.GAME_OVER, action)) if state.over else None
    try:
        code = to_code(state.ruleset, action, state.seats, state.cells[at.HANDS + who])
    except Refused as refused:
        raise (over if over and refused.refusal.code == "bad_card" else refused) from None
    if over:
        raise over
    verdict = core_check(state.ruleset.table, state.cells, who, code)
    if verdict != at.OK:
        raise Refused(_refusal(state, verdict, action))
    return who, code


def _refusal(state: State, verdict: int, action: Action) -> Refusal:
    code = at.REFUSAL_NAMES[verdict]
    clause = state.ruleset.clauses.get(code, CLAUSES[code])
    top = state.top
    return Refusal(
        code,
        clause,
        {
            "action": str(action),
            "suit": state.suit or top[1],
            "rank": top[0],
            "count": state.pending,
            "seat": state.turn,
        },
    )
