"""Deal, check, apply: pure functions from a state to the next."""

from collections.abc import Iterable, Sequence

from switch.cards import rank_letter, suit_letter
from switch.core import layout as at
from switch.core.deal import deal_among
from switch.core.invariants import count_kinds
from switch.core.legality import check as core_check
from switch.core.rng import USED
from switch.core.transition import step
from switch.rulesets import RuleSet

from .actions import Action, to_code
from .chance import Chance
from .events import Event, read_events
from .reasons import CLAUSES, Refusal, Refused
from .state import State


class BadChance(ValueError):
    """A recorded shuffle does not hold the cards that were shuffled."""


def deal(
    rules: RuleSet, *, seats: int, chance: Chance, first: int = 0, absent: Iterable[int] = ()
) -> State:
    """A new round; ``first`` is the seat to the dealer's left (1.14); seats in ``absent`` take no
    part (10.1). Raises ValueError."""
    least, most = rules.seats
    if not least <= seats <= most:
        raise ValueError(f"{rules.id} is for {least} to {most} players, not {seats}.")
    away = set(absent)
    playing = set(range(seats)) - away
    if first not in playing:
        raise ValueError(f"There is no seat {first}.")
    if len(playing) < 2:
        raise ValueError("A round needs two players.")
    cells = [0] * at.STATE_SIZE
    table = rules.table_for(seats)
    vector = chance.vector()
    deal_among(table, cells, seats, sum(1 << seat for seat in away), first, vector)
    if kinds_in_play(table, cells) != list(table[at.COPIES : at.COPIES + at.COLUMN]):
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
    step(state.table, cells, who, code, log, vector)
    if vector[USED] != used and kinds_in_play(state.table, cells) != kinds_in_play(
        state.table, state.cells
    ):
        raise BadChance("The recorded shuffle does not hold the cards that were shuffled.")
    after = State(state.ruleset, tuple(cells), state.chance.after(vector))
    return after, read_events(log, state.ruleset.pack)


def kinds_in_play(table: Sequence[int], cells: Sequence[int]) -> list[int]:
    """How many cards of each kind there are anywhere."""
    counts = [0] * at.COLUMN
    count_kinds(table, cells, counts)
    return counts


def _checked(state: State, action: Action, seat: int | None) -> tuple[int, int]:
    """The seat and the core's code of a legal action. Raises Refused."""
    who = state.turn if seat is None else seat
    if not 0 <= who < state.seats:
        raise Refused.of("bad_request", text=f"seat {who}")
    over = Refused(refusal(state, at.GAME_OVER, action)) if state.over else None
    try:
        code = to_code(state.ruleset, action, state.seats)
    except Refused as refused:
        raise (over if over and refused.refusal.code == "bad_card" else refused) from None
    if over:
        raise over
    verdict = core_check(state.table, state.cells, who, code)
    if verdict != at.OK:
        raise Refused(refusal(state, verdict, action))
    return who, code


def refusal(state: State, verdict: int, action: Action) -> Refusal:
    """The core's verdict as a code, the clause that decides it, and what a sentence needs."""
    code = at.REFUSAL_NAMES[verdict]
    clause = state.ruleset.clauses.get(code, CLAUSES[code])
    top = state.top
    return Refusal(
        code,
        clause,
        {
            "action": str(action),
            "suit": state.suit or suit_letter(top) or "W",
            "rank": rank_letter(top),
            "count": state.pending,
            "seat": state.turn,
        },
    )
