"""What a round is worth (part 10 of docs/house-rules.md): points in hand, what each seat gets."""

from collections.abc import Iterable

from switch.core import layout as at
from switch.rulesets import RuleSet, options

from .events import Event, Laid, Out
from .state import State, kinds_of

ROUNDS_WON = "rounds won"
PENALTY = "penalty"
WINNER_COLLECTS = "winner collects"
ELIMINATION = "elimination"


def hand_points(state: State) -> tuple[int, ...]:
    """9.9: what the cards in each seat's hand count."""
    points = state.table[at.POINTS : at.POINTS + at.COLUMN]
    return tuple(
        sum(points[kind] for plane in _planes(state, seat) for kind in kinds_of(plane))
        for seat in range(state.seats)
    )


def card_points(rules: RuleSet) -> dict[str, int]:
    """9.9: what each card of the pack counts in a hand, by its code."""
    return {code: rules.table[at.POINTS + kind] for kind, code in enumerate(rules.pack.codes)}


def last_card(events: Iterable[Event]) -> str | None:
    """10.4: the card that who went out first had laid last, from the events of a round; None if
    nobody is out yet."""
    laid: dict[int, str] = {}
    for event in events:
        if isinstance(event, Laid):
            laid[event.seat] = event.card
        elif isinstance(event, Out):
            return laid.get(event.seat)
    return None


def gains(state: State, last: str | None) -> tuple[int, ...]:
    """10.1, 10.4, 10.5, 10.7: what each seat gets for the round. ``last``: see ``last_card``. Who
    is out or takes no part holds nothing."""
    rules, winner = state.ruleset, state.winner
    mode, own = rules.values["score.mode"], hand_points(state)
    factor = 2 if last is not None and _amount(rules, "score.last_doubles", last) else 1
    got = [0] * state.seats
    if mode in (PENALTY, ELIMINATION):
        got = [factor * points for points in own]
    elif mode == WINNER_COLLECTS and winner is not None:
        got[winner] = sum(max(0, factor * points - own[winner]) for points in own)
    elif mode == ROUNDS_WON and winner is not None:
        got[winner] = 1
    if winner is not None and last is not None:
        got[winner] += _amount(rules, "score.last_card", last)
    return tuple(got)


def _amount(rules: RuleSet, key: str, card: str) -> int:
    """What an option gives this card, 0 if it does not name it."""
    return options.amounts(rules.values[key], rules.pack).get(rules.pack.kind_of[card], 0)


def _planes(state: State, seat: int) -> tuple[int, ...]:
    start = at.HANDS + seat * at.PLANES
    return state.cells[start : start + at.PLANES]
