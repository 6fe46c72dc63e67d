"""The record of a round: enough to check that the deal was what had been promised."""

import hashlib
from collections.abc import Iterable
from typing import Any

from switch import engine, rulesets
from switch.engine import Refused, SecretChance, State
from switch.rulesets import RULES_VERSION, RuleSet
from switch.rulesets.checking import BadFile, Fault, checked

from .fields import ruleset_field
from .text import parse_action

FORMAT = "switch-round-1"


class BadRecord(ValueError):
    """A record that does not hold: the message says what and where; ``faults``: those of its rule
    set, where that is what is wrong."""

    def __init__(self, text: str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(text)
        self.faults = faults


def commitment(seed: bytes) -> str:
    """What is shown before the round: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def make(
    start: State,
    seed: bytes,
    first: int,
    actions: Iterable[tuple[int, str]],
    end: State,
    *,
    picked: bool = False,
) -> dict[str, Any]:
    """``start``: the state as dealt; ``actions``: (seat, action) one by one in order; ``picked``:
    chance said who begins (10.6)."""
    return {
        "format": FORMAT,
        "rules_version": RULES_VERSION,
        "ruleset": ruleset_field(start.ruleset),
        "seats": start.seats,
        "first": first,
        "commit": commitment(seed),
        "seed": seed.hex(),
        "hands": [list(hand) for hand in start.hands],
        "starter": start.top,
        "stock": list(start.stock),
        "actions": [[seat, text] for seat, text in actions],
        "result": end.result,
        "winner": end.winner,
        "counts": list(end.counts),
        **({"absent": list(start.absent)} if start.absent else {}),
        **({"picked": True} if picked else {}),
    }


def verify(data: Any) -> State:
    """Deal again from the seed and play everything again: the final state. Raises BadRecord."""
    record = _readable(data)
    seed = bytes.fromhex(record["seed"])
    if commitment(seed) != record["commit"]:
        raise BadRecord("The seed does not belong to the hash shown before the round.")
    chance = SecretChance(seed)
    playing = [seat for seat in range(record["seats"]) if seat not in record["absent"]]
    if record["picked"] and record["first"] != playing[chance.pick(len(playing))]:
        raise BadRecord("The seat that begins is not the one that the seed picks.")
    state = engine.deal(
        _rules(record["ruleset"]),
        seats=record["seats"],
        first=record["first"],
        chance=chance,
        absent=record["absent"],
    )
    if [list(hand) for hand in state.hands] != record["hands"]:
        raise BadRecord("The hands are not those that the seed deals.")
    if (state.top, list(state.stock)) != (record["starter"], record["stock"]):
        raise BadRecord("The stock or the starter is not what the seed gives.")
    for number, (seat, text) in enumerate(record["actions"], start=1):
        try:
            state, _ = engine.apply(state, parse_action(text, state.ruleset), seat)
        except Refused as refused:
            code = refused.refusal.code
            raise BadRecord(
                f"Action {number} ({text} by seat {seat}) is refused: {code}."
            ) from None
    ended = (state.result, state.winner, list(state.counts))
    if ended != (record["result"], record["winner"], record["counts"]):
        raise BadRecord("The round does not end as the record says.")
    return state


_TYPES: dict[str, type | tuple[type, ...]] = {
    "ruleset": (str, dict),
    "seats": int,
    "first": int,
    "commit": str,
    "seed": str,
    "hands": list,
    "starter": str,
    "stock": list,
    "actions": list,
    "result": (str, type(None)),
    "winner": (int, type(None)),
    "counts": list,
    "absent": list,
    "picked": bool,
}
# What a record may leave out.
_USUAL: dict[str, Any] = {"absent": [], "picked": False}


def _rules(given: Any) -> RuleSet:
    """A preset's id, or a whole rule set."""
    try:
        return checked(given) if isinstance(given, dict) else rulesets.get(given)
    except rulesets.UnknownRuleSet:
        raise BadRecord(f"There is no rule set {given!r}.") from None
    except BadFile as bad:
        raise BadRecord("The rule set of the record is none.", bad.faults) from None


def _readable(given: Any) -> dict[str, Any]:
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise BadRecord(f"This is no record of the format {FORMAT}.")
    data: dict[str, Any] = _USUAL | given
    if data.get("rules_version") != RULES_VERSION:
        raise BadRecord(f"This record was made under rules version {data.get('rules_version')!r}.")
    for key, kind in _TYPES.items():
        if not isinstance(data.get(key, ...), kind):
            raise BadRecord(f"The record has no readable {key}.")
    least, most = _rules(data["ruleset"]).seats
    if not (least <= data["seats"] <= most and 0 <= data["first"] < data["seats"]):
        raise BadRecord("seats or first is out of range.")
    playing = set(range(data["seats"])) - {seat for seat in data["absent"] if type(seat) is int}
    if data["first"] not in playing or not 2 <= len(playing) == data["seats"] - len(data["absent"]):
        raise BadRecord("absent must name seats that take no part, and leave two.")
    if len(data["seed"]) != 64 or not all(c in "0123456789abcdef" for c in data["seed"]):
        raise BadRecord("The seed must be 32 bytes in hex.")
    for action in data["actions"]:
        if not (isinstance(action, list) and len(action) == 2):
            raise BadRecord("Each action must be a seat and a text.")
        seat, text = action
        if type(seat) is not int or not 0 <= seat < data["seats"] or not isinstance(text, str):
            raise BadRecord("Each action must be a seat and a text.")
    return data
