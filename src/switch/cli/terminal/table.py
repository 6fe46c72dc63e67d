"""Matches of one person against computer players. Seat 0 is the person's.

The table holds the state, as a server does; drawing and asking get views and events only.
"""

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from switch import bots, engine
from switch.bots import BotFault, ProcessPlayer
from switch.bots.advice import Look
from switch.bots.process_faults import illegal
from switch.cli.terminal.recording import Recording
from switch.cli.terminal.story import Story
from switch.core import layout as at
from switch.engine import Action, Event, OpenView, Refusal, Refused, State, View, match, scores
from switch.engine.match import Match, RoundScore
from switch.notation import parse_action
from switch.rulesets import RuleSet
from switch.server.askedseats import FAULTS_MAX
from switch.server.planning import least, plan
from switch.server.programs import Bot

YOU = 0
SEED_BITS = 63
# The phases in which nothing is left but to name or to choose something.
CHOOSING = ("suit", "rank", "exchange", "give")
# Why a turn is not whole yet, though nothing in it is wrong.
UNFINISHED = ("name_a_suit", "choose_first")


@dataclass(frozen=True)
class Setup:
    """``seed`` makes every round of the match the same again; None takes the system's chance."""

    rules: RuleSet
    seats: int
    level: str
    names: tuple[str, ...]
    seed: int | None = None
    beginner: bool = False
    programs: tuple[Bot, ...] = ()  # on the first seats after the person's


@dataclass(frozen=True)
class Fault:
    """``turn``: in the seat's turn, which has been made for it."""

    seat: int
    fault: BotFault
    turn: bool


@dataclass(frozen=True)
class Reaction:
    """``delay``: seconds after which the seat says it."""

    seat: int
    action: Action
    delay: float

    @property
    def own_call(self) -> bool:
        return isinstance(self.action, engine.Call)

    @property
    def jumps(self) -> bool:
        return isinstance(self.action, engine.Jump)


class Table:
    """``match``: what has been counted so far; ``score``: of the round that ended last."""

    match: Match
    score: RoundScore

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._seed = secrets.randbits(SEED_BITS) if setup.seed is None else setup.seed
        self._bots = {seat: self._player(seat) for seat in range(1, setup.seats)}
        self._chance = Random()  # noqa: S311 - how long a turn takes
        self._failed: Counter[int] = Counter()  # in this round
        self._faults: list[Fault] = []
        self._matches = 0
        self._dealt = 0
        self._counted = False
        self._happened: list[Event] = []
        self._of_the_round: list[Event] = []
        self._story = Story(YOU)
        self._state: State
        self.new_match()

    def _level(self, seat: int) -> str:
        """The name of a level, or of a program."""
        programs = self.setup.programs
        return programs[seat - 1].name if seat <= len(programs) else self.setup.level

    def _player(self, seat: int) -> bots.Player:
        seed = (self._seed + seat) % (1 << SEED_BITS)
        if seat <= len(self.setup.programs):
            return ProcessPlayer(self.setup.programs[seat - 1].command, seed)
        return bots.get(self.setup.level, seed)

    def close(self) -> None:
        for player in self._bots.values():
            player.close()

    def new_match(self) -> None:
        """The person begins the first one (1.14), the seat to the left the next."""
        seats = self.setup.seats
        self.match = match.begin(self.setup.rules, seats, (self._matches - 1) % seats)
        self._matches += 1

    @property
    def round(self) -> int:
        """The number of the round within the match, from 1."""
        return self.match.rounds + (not self._counted)

    def deal(self) -> None:
        """The next round of the match, which is not over."""
        setup = self.setup
        self._recording = Recording()
        chance: engine.Chance = self._recording.chance
        if setup.seed is not None:
            chance = engine.FastChance((setup.seed + self._dealt) % (1 << SEED_BITS))
        first = match.first_seat(self.match, chance)
        self._state = engine.deal(
            setup.rules,
            seats=setup.seats,
            first=first,
            chance=chance,
            absent=self.match.absent,
        )
        self._recording.start(self._state, first, picked=self.match.first is None)
        self._dealt += 1
        self._counted = False
        self._happened.clear()
        self._of_the_round.clear()
        self._story.begin()
        self._failed.clear()

    def count(self) -> None:
        """The round is over and goes into the match."""
        last = scores.last_card(self._of_the_round)
        self.score = match.score(self.match, self._state, last)
        self.match = match.after(self.match, self._state, last)
        self._counted = True

    @property
    def view(self) -> View:
        return engine.view(self._state, YOU)

    @property
    def looks(self) -> list[Look]:
        """The round as the person has seen it."""
        return self._story.looks(self.view)

    @property
    def open(self) -> OpenView | None:
        """All cards, for beginners only (4.11, 11.2)."""
        shown = self.setup.beginner or self.setup.rules.values["table.view"] == "open"
        return engine.open_view(self._state) if shown else None

    @property
    def turns(self) -> int:
        """Turns of the round that have ended."""
        return self._state.cells[at.TURNS]

    def happened(self) -> list[Event]:
        """What the person may know of what happened since the last look."""
        seen = [engine.redact(event, YOU) for event in self._happened]
        self._happened.clear()
        return seen

    def lay(self, actions: Sequence[Action]) -> Refusal | None:
        """The person's whole turn, or nothing at all; out of turn it begins with a jump."""
        try:
            after = engine.play(self._state, actions, YOU)
        except Refused as refused:
            return refused.refusal
        self._recording.add(self._state, actions, YOU, complete=True)
        self._take(after, actions)
        return None

    def fits(self, actions: Sequence[Action]) -> bool:
        """Whether the person may do this in this order, whatever is still to be named or chosen."""
        refusal = self._refusal(actions)
        return refusal is None or refusal.code in UNFINISHED

    def unfinished(self, actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], View] | None:
        """The turn up to where the person must name or choose something, and the view there; None
        if there is nothing of the kind."""
        view = self.preview(actions)
        if view is None:
            return None
        if view.phase in CHOOSING or not self._whole(actions):
            return actions, view
        ended = (*actions, engine.End())
        view = self.preview(ended)
        return None if view is None or view.phase not in CHOOSING else (ended, view)

    def _whole(self, actions: Sequence[Action]) -> bool:
        """Whether nothing is left to be named."""
        refusal = self._refusal(actions)
        return refusal is None or refusal.code not in UNFINISHED

    def _refusal(self, actions: Sequence[Action]) -> Refusal | None:
        """Why this turn may not be made; nothing changes."""
        try:
            engine.play(self._state, actions, YOU)
        except Refused as refused:
            return refused.refusal
        return None

    def say(self, action: Action, seat: int = YOU) -> Refusal | None:
        """A single action, such as a call or a catch, of whoever says it."""
        try:
            after = engine.apply(self._state, action, seat)
        except Refused as refused:
            return refused.refusal
        self._recording.add(self._state, [action], seat)
        self._take(after, [action] if seat == YOU else ())
        return None

    def preview(self, actions: Sequence[Action]) -> View | None:
        """The person's view with this done and the turn still open; None if it is not.

        A turn that is over would show what nobody may know before it is made.
        """
        state = self._state
        try:
            for action in actions:
                state, _ = engine.apply(state, action, YOU)
                open_turn = state.turn == YOU and state.phase in ("more", *CHOOSING)
                if state.over or not (open_turn or isinstance(action, engine.Call)):
                    return None
        except Refused:
            return None
        return engine.view(state, YOU)

    @property
    def pace(self) -> float:
        """How long the seat on turn takes, as a factor on the usual time."""
        view = engine.view(self._state, self._state.turn)
        return bots.pace(self._level(self._state.turn), view, self._chance)

    def bot_turn(self) -> None:
        """The computer player on turn plays; after a draw or a choice it plans anew."""
        seat, turns = self._state.turn, self.turns
        if isinstance(self._bots[seat], ProcessPlayer):
            self._program_turn(seat)
            return
        while not self._state.over and self._state.turn == seat:
            phase = self._state.phase
            self._plan(seat)
            if self.turns != turns or self._state.phase in ("turn", phase):
                break

    def _program_turn(self, seat: int) -> None:
        """What it chooses, all or nothing; after a fault, as for a person whose time is over."""
        state = self._state
        try:
            actions = self._chosen(seat)
            after = _played(state, actions)
        except BotFault as fault:
            self._fail(seat, fault, turn=True)
            texts = plan(state, seat, least, to_the_end=True)
            actions = [parse_action(text, state.ruleset) for text in texts]
            after = engine.play(state, actions)
        self._recording.add(state, actions, seat, complete=True)
        self._take(after)

    def _chosen(self, seat: int) -> list[Action]:
        """Raises BotFault."""
        if self._failed[seat] >= FAULTS_MAX:
            raise BotFault("bot_out", f"It has failed {FAULTS_MAX} times in this round.")
        return self._bots[seat].turn(engine.view(self._state, seat))

    def _fail(self, seat: int, fault: BotFault, *, turn: bool) -> None:
        self._failed[seat] += 1
        self._faults.append(Fault(seat, fault, turn))

    def faults(self) -> list[Fault]:
        """Of programs, since the last look."""
        found = self._faults.copy()
        self._faults.clear()
        return found

    def _plan(self, seat: int) -> None:
        """Raises Refused for a plan that the rules forbid: a fault of the player."""
        for action in self._bots[seat].turn(engine.view(self._state, seat)):
            after = engine.apply(self._state, action, seat)
            self._recording.add(self._state, [action], seat)
            self._take(after)
            if self._state.over or self._state.turn != seat:
                return

    def reactions(self) -> Iterator[Reaction]:
        """Calls, catches and jumps that the computer players want to make now."""
        for seat, bot in self._bots.items():
            try:
                reaction = bot.reaction(engine.view(self._state, seat))
            except BotFault as fault:
                self._fail(seat, fault, turn=False)
                continue
            if reaction is not None:
                yield Reaction(seat, reaction.action, reaction.delay)

    @property
    def seal(self) -> str:
        """The hash of this round's secret seed, in hex."""
        return self._recording.seal

    def save(self, folder: Path) -> Path:
        """The record of the round that is over, in a new file. Raises OSError."""
        name = f"{self.setup.rules.id}-{self._recording.seal[:12]}.json"
        self._recording.save(self._state, folder / name)
        return folder / name

    def _take(self, after: tuple[State, tuple[Event, ...]], done: Sequence[Action] = ()) -> None:
        """``done``: by the person."""
        before, (self._state, events) = self._state, after
        self._story.add(before, done, events, self._state)
        self._happened += events
        self._of_the_round += events
        for seat, player in self._bots.items():
            seen = [engine.redact(event, seat) for event in events]
            player.saw(seen, engine.view(self._state, seat))


def _played(state: State, actions: Sequence[Action]) -> tuple[State, tuple[Event, ...]]:
    """Raises BotFault for a turn that the rules refuse."""
    try:
        return engine.play(state, actions)
    except Refused as refused:
        refusal, texts = refused.refusal, [str(action) for action in actions]
        raise illegal(texts, refusal.code, refusal.clause) from None
