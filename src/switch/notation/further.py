"""What is wrong with the fields that only some rule sets have in a position."""

from collections.abc import Callable, Iterator
from typing import Any

from switch.core import layout as at
from switch.rulesets import RuleSet

from .fields import further_fields

# Each field with a check whether it says nothing.
NEUTRAL: dict[str, Callable[[Any], bool]] = {
    "draws": lambda value: value == 0,
    "refills": lambda value: value == 0,
    "rank": lambda value: value is None,
    "places": lambda value: value == [],
    "absent": lambda value: value == [],
    "bluff": lambda value: value is None,
    "accused": lambda value: value is None,
    "ending": lambda value: value is None,
    "given": lambda value: isinstance(value, list) and all(one is None for one in value),
    "false_calls": lambda value: isinstance(value, list) and not any(value),
    "false_catches": lambda value: isinstance(value, list) and not any(value),
}


def shape(rules: RuleSet, p: dict[str, Any], seats: int) -> Iterator[str]:
    """Whether the fields can be read, and belong to this rule set."""
    cards, ranks = rules.pack.kind_of, rules.pack.ranks
    most = rules.most_refills
    rows = (
        (
            type(p["refills"]) is int and 0 <= p["refills"] <= (most or p["refills"]),
            f"refills must be a number from 0 to {most}.",
        ),
        (
            p["rank"] is None or one_of(p["rank"], ranks),
            f"rank must be null or one of {', '.join(ranks)}.",
        ),
        (_seats(p["places"], seats), "places must be a list of seats, each once."),
        (_seats(p["absent"], seats), "absent must be a list of seats, each once."),
        (p["bluff"] is None or isinstance(p["bluff"], bool), "bluff must be null, true or false."),
        (_seat_or_none(p["accused"], seats), f"accused {p['accused']!r} is no seat."),
        (_seat_or_none(p["ending"], seats), f"ending {p['ending']!r} is no seat."),
        (
            _one_each(p["given"], seats)
            and all(one is None or (isinstance(one, str) and one in cards) for one in p["given"]),
            "given must have null or a card for each seat.",
        ),
        *(
            (
                _one_each(p[key], seats) and all(isinstance(one, bool) for one in p[key]),
                f"{key} must have true or false for each seat.",
            )
            for key in ("false_calls", "false_catches")
        ),
    )
    wrong = [sentence for good, sentence in rows if not good]
    yield from wrong
    here = {*further_fields(rules), *(("bluff",) if rules.table[at.T_CHALLENGE] else ())}
    if not wrong:
        yield from (
            f"{key}: there is nothing of the kind in {rules.id}."
            for key, says_nothing in NEUTRAL.items()
            if key not in here and not says_nothing(p[key])
        )


def meaning(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    """Whether they go with the rest of a running round."""
    yield from _gone(p)
    yield from _challenge(rules, p)
    yield from _choices(rules, p)


def _gone(p: dict[str, Any]) -> Iterator[str]:
    gone = [*p["places"], *p["absent"]]
    if len(set(gone)) < len(gone):
        yield "places and absent name one seat."
    if len(p["hands"]) - len(gone) < 2:
        yield "places and absent leave fewer than two players."
    for seat in gone:
        if p["hands"][seat]:
            yield f"Seat {seat} is out but holds cards."
        if seat in (p["turn"], p["exposed"], p["accused"], p["ending"]):
            yield f"Seat {seat} is out and can do nothing."


def _challenge(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    challenging = p["phase"] == "challenge"
    if challenging and not rules.table[at.T_CHALLENGE]:
        yield f"phase challenge: in {rules.id} nothing is challenged."
        return
    if (p["accused"] is not None) != challenging:
        yield f"accused does not go with phase {p['phase']}."
    if challenging and (p["bluff"] is None or not p["pending"] or p["accused"] == p["turn"]):
        yield "phase challenge needs a debt, bluff, and another seat that is accused."
    first = p["pile"][-1] if challenging else (p["laid"] or [None])[0]
    laid = first is not None and rules.table[at.T_CHALLENGED] >> rules.pack.kind_of[first] & 1
    if p["bluff"] is not None and not (challenging or laid):
        yield "bluff: no card that can be challenged was laid."


def _choices(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    table, phase = rules.table, p["phase"]
    kinds = [rules.pack.kind_of[code] for code in p["laid"] if code in rules.pack.kind_of]
    wanted = {"rank": at.NAMES_RANK, "exchange": at.EXCHANGES, "give": at.GIVES}
    if phase in wanted and kinds and not any(table[wanted[phase] + kind] for kind in kinds):
        yield f"Phase {phase}, but no card that was laid asks for it."
    if phase == "exchange" and table[at.T_EXCHANGE] != at.EXCHANGE_CHOSEN:
        yield f"phase exchange: in {rules.id} nobody chooses with whom."
    giving = phase == "give" and table[at.T_GIVE_ALL] == 1
    if (p["ending"] is not None) != giving:
        yield f"ending does not go with phase {phase}."
    elif giving:
        yield from _gifts(p)
    elif any(one is not None for one in p["given"]):
        yield f"given does not go with phase {phase}."


def _gifts(p: dict[str, Any]) -> Iterator[str]:
    """Those who have chosen sit between the seat whose turn ends and the one that chooses."""
    seats = len(p["hands"])
    chosen = set()
    seat = p["ending"]
    while seat != p["turn"]:
        if seat not in (*p["places"], *p["absent"]):
            chosen.add(seat)
        seat = (seat + p["direction"]) % seats
    for seat, card in enumerate(p["given"]):
        if (card is not None) != (seat in chosen):
            yield f"given: seat {seat} has {'not ' if seat in chosen else ''}chosen a card."
        elif card is not None and card not in p["hands"][seat]:
            yield f"given: seat {seat} does not hold {card}."


def one_of(value: Any, letters: str) -> bool:
    return isinstance(value, str) and len(value) == 1 and value in letters


def is_seat(value: Any, seats: int) -> bool:
    return type(value) is int and 0 <= value < seats


def _seat_or_none(value: Any, seats: int) -> bool:
    return value is None or is_seat(value, seats)


def _seats(value: Any, seats: int) -> bool:
    good = isinstance(value, list) and all(is_seat(one, seats) for one in value)
    return good and len(set(value)) == len(value)


def _one_each(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats
