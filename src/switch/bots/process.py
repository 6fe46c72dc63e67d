"""A player that is a program of its own, in any language: JSON lines over its standard input and
output (docs/bots.md). It is given what a view holds and nothing else."""

import os
import shlex
import shutil
from collections.abc import Sequence
from random import Random
from threading import Lock
from typing import Any, NoReturn

import msgspec

from switch.core import layout as at
from switch.engine import (
    Accept,
    Action,
    Call,
    Catch,
    Challenge,
    Draw,
    Event,
    Jump,
    Refused,
    Reshuffled,
    View,
)
from switch.notation import event_fields, parse_action, view_fields
from switch.notation.fields import ruleset_field

from .player import Reaction
from .process_pipe import FAREWELL, Program, quoted

PREFIX = "process:"
TIME_MS = 1000  # for an answer
START_MS = 5000  # more, for the first answer after a start
SEED = "SWITCH_SEED"  # the variable that tells a program its seed
ACTIONS_MAX = 64
EVENTS_MAX = 500
# Seconds until a call, a catch or a jump is made: people at the table have as long.
QUICKEST, SLOWEST = 0.7, 1.6

REACTIONS = (Call, Catch, Jump)
REVEALING = (Draw, Challenge, Accept)


class ProcessPlayer:
    """``command``: the words of a command line, no shell. The program starts when it is first
    asked, and anew when it is asked after a fault. Safe to be closed from another thread."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int,
        *,
        time_ms: int = TIME_MS,
        start_ms: int = START_MS,
    ) -> None:
        self.command = tuple(command)
        self._time_ms = time_ms
        self._start_ms = start_ms
        self._environment = {**os.environ, SEED: str(seed)}
        self._random = Random(seed)  # noqa: S311 - how quick it is, not a secret
        self._program: Program | None = None
        self._number = 0
        self._reacts = True
        self._events: list[dict[str, Any]] = []
        self._pile = 0
        self._one_at_a_time = Lock()
        self._telling = Lock()  # never held for long: a question may run in another thread

    @property
    def pid(self) -> int | None:
        """Of the process that runs, and of its group; None before the first question, and after
        a fault."""
        program = self._program
        return program.pid if program is not None and program.running else None

    def turn(self, view: View) -> list[Action]:
        """Raises BotFault. Its first action is legal; of the others only the table can tell."""
        texts = self._ask("move", view)
        actions = self._parsed(texts, view)
        revealed = [i for i, one in enumerate(actions) if isinstance(one, REVEALING)]
        if not actions:
            self._fault("No action is no turn. Choose from the view's legal ones.")
        if all(isinstance(one, Call | Catch) for one in actions):
            self._fault(f"{' '.join(texts)!r} alone is no turn: something must be done too.")
        if actions[0] not in view.legal:
            allowed = " ".join(str(one) for one in view.legal)
            self._fault(f"{texts[0]!r} is not among what is legal now: {allowed}.")
        if revealed and revealed[0] + 1 < len(actions):
            self._fault(f"Nothing may follow {texts[revealed[0]]!r}: see first what it brings.")
        return actions

    def reaction(self, view: View) -> Reaction | None:
        """Asks it when somebody can be caught, or a card laid out of turn. Raises BotFault."""
        if not self._reacts or not has_something_to_react_to(view):
            return None
        texts = self._ask("react", view)
        if not texts:
            return None
        (action, *more) = self._parsed(texts, view)
        if more or action not in view.legal or not isinstance(action, REACTIONS):
            allowed = " ".join(str(one) for one in view.legal if isinstance(one, REACTIONS))
            self._fault(f"{' '.join(texts)!r} is no reaction: none, or one of: {allowed}.")
        return Reaction(action, self._random.uniform(QUICKEST, SLOWEST))

    def saw(self, events: Sequence[Event], view: View) -> None:
        """It is told with the next question, unless another round has begun by then."""
        told = list(map(event_fields, events))
        with self._telling:
            before = [] if self._round_is_new(view, events) else self._events
            self._events = [*before, *told][-EVENTS_MAX:]

    def _news(self, view: View) -> list[dict[str, Any]]:
        with self._telling:
            news = [] if self._round_is_new(view, ()) else self._events
            self._events = []
        return news

    def _round_is_new(self, view: View, events: Sequence[Event]) -> bool:
        """A round may be given up half-way. Within one the pile grows, but for a reshuffle."""
        before, self._pile = self._pile, view.pile_count
        return self._pile < before and not any(isinstance(one, Reshuffled) for one in events)

    def close(self) -> None:
        """Ends it; takes a second if it does not want to, or is being asked."""
        asked = not self._one_at_a_time.acquire(timeout=FAREWELL)
        if asked and self._program is not None:
            self._program.kill()
        if asked:
            self._one_at_a_time.acquire()
        try:
            if self._program is not None:
                self._program.close()
                self._program = None
        finally:
            self._one_at_a_time.release()

    def _ask(self, command: str, view: View) -> list[str]:
        """The actions of its answer."""
        with self._one_at_a_time:
            program, limit = self._program, self._time_ms
            if program is None or not program.running:
                program = self._program = Program(self.command, self._environment)
                limit += self._start_ms
            self._number += 1
            request = {
                "cmd": command,
                "id": self._number,
                "ruleset": ruleset_field(view.ruleset),
                "view": view_fields(view),
                "names": names(view),
                "events": self._news(view),
                "time_ms": self._time_ms,
            }
            line = program.ask(msgspec.json.encode(request), limit / 1000)
            answer = _object(program, line)
            if answer.get("id") != self._number or isinstance(answer["id"], bool):
                program.fail("bot_wrong_id", f"The answer to id {self._number} was {shown(line)}")
            if answer.get("ok") is not True and command == "react":
                self._reacts = False
                return []
            if answer.get("ok") is not True:
                program.fail("bot_refused", f"It would not move: {shown(line)}")
            return _texts(program, answer, line)

    def _parsed(self, texts: Sequence[str], view: View) -> list[Action]:
        try:
            return [parse_action(text, view.ruleset) for text in texts]
        except Refused as refused:
            self._fault(f"There is no action {refused.refusal.params['text']!r} here.")

    def _fault(self, message: str) -> NoReturn:
        with self._one_at_a_time:
            assert self._program is not None  # noqa: S101 - it has just answered
            self._program.fail("bot_illegal", message)


def has_something_to_react_to(view: View) -> bool:
    if any(isinstance(action, Jump) for action in view.legal):
        return True
    if view.exposed is None:
        return False
    return (Call() if view.exposed == view.seat else Catch(view.exposed)) in view.legal


def names(view: View) -> dict[str, list[str]]:
    """The cards of the hand that want a suit or a rank named, and how each can be."""
    table, pack = view.table, view.ruleset.pack
    suits = [f"suit:{suit}" for suit in pack.suits]
    ranks = [f"rank:{rank}" for i, rank in enumerate(pack.ranks) if table[at.T_RANKS] >> i & 1]
    found = {}
    for card in view.hand:
        if table[at.NAMES + pack.kind_of[card]]:
            found[card] = suits
        elif table[at.NAMES_RANK + pack.kind_of[card]]:
            found[card] = ranks
    return found


def _object(program: Program, line: bytes) -> dict[str, Any]:
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        program.fail("bot_noise", f"This is no answer: {shown(line)}")
    return answer


def _texts(program: Program, answer: dict[str, Any], line: bytes) -> list[str]:
    texts = answer.get("actions")
    fine = isinstance(texts, list) and len(texts) <= ACTIONS_MAX
    if not isinstance(texts, list) or not fine or not all(isinstance(one, str) for one in texts):
        program.fail("bot_noise", f"It has no list of actions: {shown(line)}")
    return texts


def shown(line: bytes) -> str:
    return quoted(line[:1000].decode(errors="replace"))


class NoProgram(ValueError):
    def __init__(self, program: str) -> None:
        super().__init__(f"There is no program {program!r} here. Check the name, or give its path.")
        self.program = program


def words(command: str) -> tuple[str, ...]:
    """A command line taken apart as a shell does it; nothing else is done that a shell would do.
    Raises NoProgram, ValueError with a sentence."""
    try:
        parts = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"The command {command!r} cannot be read: {error}.") from None
    if not parts:
        raise ValueError("A program needs a command, such as python3 mybot.py.")
    if shutil.which(parts[0]) is None:
        raise NoProgram(parts[0])
    return tuple(parts)
