"""A match of one person against computer players. Seat 0 is the person's.

The table holds the state, as a server does; drawing and asking get views and events only.
"""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from switch import bots, engine
from switch.cli.terminal.recording import Recording
from switch.engine import Action, Event, OpenView, Refusal, Refused, State, View
from switch.rulesets import RuleSet

YOU = 0
SEED_BITS = 63


@dataclass(frozen=True)
class Setup:
    """``seed`` makes every round of the match the same again; None takes the system's chance."""

    rules: RuleSet
    seats: int
    level: str
    names: tuple[str, ...]
    seed: int | None = None
    beginner: bool = False


@dataclass(frozen=True)
class Reaction:
    """``delay``: seconds after which the seat says it."""

    seat: int
    action: Action
    delay: float

    @property
    def own_call(self) -> bool:
        return isinstance(self.action, engine.Call)


@dataclass
class Table:
    setup: Setup
    round: int = 0
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        setup = self.setup
        self.wins = [0] * setup.seats
        self._seed = secrets.randbits(SEED_BITS) if setup.seed is None else setup.seed
        self._bots = {
            seat: bots.get(setup.level, (self._seed + seat) % (1 << SEED_BITS))
            for seat in range(1, setup.seats)
        }
        self._happened: list[Event] = []
        self._state: State

    def deal(self) -> None:
        """The next round; the first seat moves one on with every round (1.14)."""
        setup = self.setup
        self._recording = Recording()
        chance: engine.Chance = self._recording.chance
        if setup.seed is not None:
            chance = engine.FastChance((setup.seed + self.round) % (1 << SEED_BITS))
        first = self.round % setup.seats
        self._state = engine.deal(setup.rules, seats=setup.seats, first=first, chance=chance)
        self._recording.start(self._state, first)
        self.round += 1
        self._happened.clear()

    @property
    def view(self) -> View:
        return engine.view(self._state, YOU)

    @property
    def open(self) -> OpenView | None:
        """All cards, in beginner mode only (4.11)."""
        return engine.open_view(self._state) if self.setup.beginner else None

    def happened(self) -> list[Event]:
        """What the person may know of what happened since the last look."""
        seen = [engine.redact(event, YOU) for event in self._happened]
        self._happened.clear()
        return seen

    def lay(self, actions: Sequence[Action]) -> Refusal | None:
        """The person's whole turn, or nothing at all."""
        if self._state.turn != YOU and not self._state.over:
            refusals = (engine.check(self._state, action, YOU) for action in actions)
            return next(filter(None, refusals), None)
        try:
            self._play(actions, YOU)
        except Refused as refused:
            return refused.refusal
        return None

    def say(self, action: Action, seat: int = YOU) -> Refusal | None:
        """A call or a catch, of whoever says it."""
        try:
            after = engine.apply(self._state, action, seat)
        except Refused as refused:
            return refused.refusal
        self._take([action], seat, after)
        return None

    def preview(self, actions: Sequence[Action]) -> View | None:
        """The person's view with these cards laid and the turn still open; None if it is not.

        A turn that is over would show what nobody may know before it is made.
        """
        state = self._state
        try:
            for action in actions:
                state, _ = engine.apply(state, action, YOU)
                if state.over or state.turn != YOU or state.phase not in ("more", "suit"):
                    return None
        except Refused:
            return None
        return engine.view(state, YOU)

    def bot_turn(self) -> None:
        """The computer player on turn plays; in phase drawn it is asked once more."""
        seat = self._state.turn
        while not self._state.over and self._state.turn == seat:
            phase, turn = self._state.phase, self._bots[seat].turn(engine.view(self._state, seat))
            self._play(turn, seat)
            if phase != "turn" or self._state.phase != "drawn":
                break

    def reactions(self) -> Iterator[Reaction]:
        """Calls and catches the computer players want to say now."""
        for seat, bot in self._bots.items():
            reaction = bot.reaction(engine.view(self._state, seat))
            if reaction is not None:
                yield Reaction(seat, reaction.action, reaction.delay)

    def count_win(self) -> None:
        winner = self._state.winner
        if winner is not None:
            self.wins[winner] += 1

    @property
    def seal(self) -> str:
        """The hash of this round's secret seed, in hex."""
        return self._recording.seal

    def save(self, folder: Path) -> Path:
        """The record of the round that is over, in a new file. Raises OSError."""
        name = f"{self.setup.rules.id}-{self._recording.seal[:12]}.json"
        self._recording.save(self._state, folder / name)
        return folder / name

    def _play(self, actions: Sequence[Action], seat: int) -> None:
        self._take(actions, seat, engine.play(self._state, actions))

    def _take(
        self, actions: Sequence[Action], seat: int, after: tuple[State, tuple[Event, ...]]
    ) -> None:
        self._recording.add(self._state, actions, seat)
        self._state, events = after
        self._happened += events
