"""The referee: one JSON line in, one JSON line out (docs/notation.md).

It holds one round. A refused request changes nothing; any bytes get an answer.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from switch import engine, rulesets
from switch.engine import FastChance, Refusal, Refused, State
from switch.rulesets import RuleSet

from .fields import event_fields, position_fields, view_fields
from .position import BadPosition, load_position
from .text import parse_action

LINE_MAX = 1 << 20  # bytes
SEED_MAX = (1 << 63) - 1
LANGUAGES = ("en", "nl", "de", "ru")

Reason = Callable[[Refusal, str], str]
Answer = dict[str, Any]


class _No(Exception):
    def __init__(self, code: str, message: str) -> None:
        self.code = code
        self.message = message


def code_only(refusal: Refusal, _lang: str) -> str:
    """Where no words are at hand: the code and its clause."""
    return f"{refusal.code} ({refusal.clause})" if refusal.clause else refusal.code


class Referee:
    """``reason`` puts a refusal into words of a language; the command line hands in Fluent's."""

    def __init__(self, reason: Reason = code_only) -> None:
        self._reason = reason
        self._state: State | None = None
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder()

    def answer(self, line: bytes) -> bytes | None:
        """The answer to one line, without the line's end; None for an empty line."""
        if not line.strip():
            return None
        name: dict[str, Any] = {}
        try:
            request = self._read(line)
            if "id" in request:
                name["id"] = request.pop("id")
            answer = {"ok": True, **self._handle(request)}
        except _No as no:
            answer = _refused(no.code, no.message)
        except Refused as refused:
            answer = _refused(refused.refusal.code, self._reason(refused.refusal, "en"))
        return self._encoder.encode(name | answer)

    def _read(self, line: bytes) -> dict[str, Any]:
        if len(line) > LINE_MAX:
            raise _No("bad_request", f"A line may have at most {LINE_MAX} bytes.")
        try:
            request = self._decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _No("bad_request", f"This line is no JSON: {error}.") from None
        if not isinstance(request, dict):
            raise _No("bad_request", 'A request is an object such as {"cmd": "legal"}.')
        return request

    def _handle(self, request: dict[str, Any]) -> Answer:
        name = request.pop("cmd", None)
        command = COMMANDS.get(name) if isinstance(name, str) else None
        if command is None:
            raise _No("bad_request", f"cmd must be one of {', '.join(COMMANDS)}.")
        run, known = command
        unknown = [key for key in request if key not in known]
        if unknown:
            raise _No("bad_request", f"{name} has no field {', '.join(map(repr, unknown))}.")
        return run(self, request)

    # --- the commands -----------------------------------------------------------------------

    def do_rulesets(self, _request: Answer) -> Answer:
        rows = [rulesets.get(one) for one in rulesets.ids()]
        return {
            "rulesets": [
                {"id": r.id, "name": r.name, "players": list(r.seats), "cards": r.cards}
                for r in rows
            ]
        }

    def do_new(self, request: Answer) -> Answer:
        given = _needed(request, "ruleset")
        players = request.get("players")
        chance = _chance(request)
        if players is not None and type(players) is not int:
            raise _No("bad_request", "players must be a number.")
        rules = _ruleset(given)
        least, most = rules.seats
        players = least if players is None else players
        if not least <= players <= most:
            raise _No("bad_request", f"{rules.id} is for {least} to {most} players.")
        self._state = engine.deal(rules, seats=players, chance=chance)
        return self.do_position({})

    def do_load(self, request: Answer) -> Answer:
        position = _needed(request, "position")
        if not isinstance(position, dict):
            raise _No("bad_request", "position must be an object.")
        chance = _chance(request)
        rest = dict(position)
        if "ruleset" not in rest:
            raise _No("bad_position", "ruleset must be given.")
        rules = _ruleset(rest.pop("ruleset"))
        try:
            self._state = load_position(rules, rest, chance)
        except BadPosition as bad:
            raise _No("bad_position", str(bad)) from None
        return self.do_position({})

    def do_legal(self, request: Answer) -> Answer:
        state, seat = self._seated(request)
        actions = engine.legal(state, seat)
        return {"legal": [str(action) for action in actions]}

    def do_act(self, request: Answer) -> Answer:
        action = _needed(request, "action")
        if not isinstance(action, str):
            raise _No("bad_request", "action must be a text.")
        state, seat = self._seated(request)
        return self._moved(engine.apply(state, parse_action(action, state.ruleset), seat))

    def do_play(self, request: Answer) -> Answer:
        actions = _needed(request, "actions")
        if not (isinstance(actions, list) and all(isinstance(one, str) for one in actions)):
            raise _No("bad_request", "actions must be a list of texts.")
        state = self._round()
        parsed = [parse_action(one, state.ruleset) for one in actions]
        return self._moved(engine.play(state, parsed))

    def do_position(self, _request: Answer) -> Answer:
        return {"position": position_fields(self._round())}

    def do_view(self, request: Answer) -> Answer:
        if "seat" not in request:
            raise _No("bad_request", "view needs seat: a number, or null for a spectator.")
        state, seat = self._seated(request)
        return {"view": view_fields(engine.view(state, seat))}

    def do_explain(self, request: Answer) -> Answer:
        action, lang = _needed(request, "action"), request.get("lang", "en")
        if not isinstance(action, str):
            raise _No("bad_request", "action must be a text.")
        if lang not in LANGUAGES:
            raise _No("bad_request", f"lang must be one of {', '.join(LANGUAGES)}.")
        state, seat = self._seated(request)
        refusal = engine.check(state, parse_action(action, state.ruleset), seat)
        if refusal is None:
            return {"legal": True, "code": None, "reason": None}
        return {"legal": False, "code": refusal.code, "reason": self._reason(refusal, lang)}

    # --- pieces -----------------------------------------------------------------------------

    def _round(self) -> State:
        if self._state is None:
            raise _No("no_game", "There is no round yet; send new or load first.")
        return self._state

    def _seated(self, request: Answer) -> tuple[State, int | None]:
        """The round and the seat asked for, None if none was named."""
        seat = request.get("seat")
        if seat is not None and type(seat) is not int:
            raise _No("bad_request", "seat must be a number.")
        state = self._round()
        if seat is not None and not 0 <= seat < state.seats:
            raise _No("bad_request", f"seat must be a number from 0 to {state.seats - 1}.")
        return state, seat

    def _moved(self, moved: tuple[State, tuple[engine.Event, ...]]) -> Answer:
        self._state, events = moved
        return {
            "position": position_fields(self._state),
            "events": [event_fields(event) for event in events],
        }


def _refused(code: str, message: str) -> Answer:
    return {"ok": False, "error": {"code": code, "message": message}}


def _needed(request: Answer, key: str) -> Any:
    if key not in request:
        raise _No("bad_request", f"{key} is missing.")
    return request[key]


def _ruleset(given: Any) -> RuleSet:
    try:
        return rulesets.get(given) if isinstance(given, str) else rulesets.from_fields(given)
    except (rulesets.UnknownRuleSet, rulesets.BadRuleSet) as bad:
        raise _No("bad_ruleset", str(bad)) from None


def _chance(request: Answer) -> FastChance:
    seed = request.get("seed")
    if seed is None:
        return FastChance(secrets.randbelow(SEED_MAX + 1))
    if type(seed) is not int or not 0 <= seed <= SEED_MAX:
        raise _No("bad_request", "seed must be a number from 0 to 2^63 - 1.")
    return FastChance(seed)


Command = Callable[[Referee, Answer], Answer]

COMMANDS: dict[str, tuple[Command, frozenset[str]]] = {
    "rulesets": (Referee.do_rulesets, frozenset()),
    "new": (Referee.do_new, frozenset({"ruleset", "players", "seed"})),
    "load": (Referee.do_load, frozenset({"position", "seed"})),
    "legal": (Referee.do_legal, frozenset({"seat"})),
    "act": (Referee.do_act, frozenset({"action", "seat"})),
    "play": (Referee.do_play, frozenset({"actions"})),
    "position": (Referee.do_position, frozenset()),
    "view": (Referee.do_view, frozenset({"seat"})),
    "explain": (Referee.do_explain, frozenset({"action", "lang", "seat"})),
}
