"""One round of any players, each given views alone: slower than the kernel, the same tally."""

from collections.abc import Sequence
from dataclasses import dataclass

from switch import engine
from switch.bots import BotFault, Player
from switch.bots.player import Planner
from switch.bots.process_faults import illegal
from switch.core import layout as at
from switch.core.legality import check
from switch.core.rng import PICKS_AT
from switch.engine import Action, FastChance, Refused, State
from switch.engine.actions import to_code
from switch.engine.events import read_events
from switch.kernel import rounds
from switch.rulesets import RuleSet

from .xray import XRay


@dataclass(frozen=True)
class Fault:
    """A program failed on this seat: the round is lost for it. ``message``: for its author."""

    seat: int
    code: str
    message: str


class Table:
    """``tally`` as ``kernel/rounds.py`` says; ``seed`` is that of the shuffles."""

    def __init__(self, rules: RuleSet, players: Sequence[Player], seed: int) -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.table = rules.table_for(len(players))
        self.tally = [0] * rounds.TALLY_SIZE
        self.cells = [0] * at.STATE_SIZE
        self._log = [0] * at.EVENTS_SIZE
        self._chance = [0] * PICKS_AT
        # Who plans without searching learns nothing from what it saw, so it is not told.
        self._listening = [
            seat
            for seat, player in enumerate(players)
            if not isinstance(player, Planner) or player.thinks
        ]
        rounds.start(self.table, self.cells, len(players), seed, self._chance, self.tally)

    def play(self) -> Fault | None:
        """To the end, or to the first fault of a program."""
        fault = None
        while fault is None and rounds.running(self.cells):
            fault = self._go_on()
        rounds.finish(self.cells, self.tally)
        if fault is not None:
            self.tally[rounds.WON] = 1 - fault.seat if len(self.players) == 2 else -1
            self.tally[rounds.ENDED] = rounds.FORFEIT
            self.tally[rounds.FAILED] = fault.seat
            self.tally[rounds.DECIDING] = 0
        return fault

    def _state(self) -> State:
        return State(self.rules, tuple(self.cells), FastChance(self.seed, tuple(self._chance)))

    def _go_on(self) -> Fault | None:
        """What somebody calls, catches or throws in, else the turn."""
        state = self._state()
        seat = state.turn
        wishes = []
        try:
            if state.exposed is not None or self.table[at.T_JUMP] == 1:
                for seat, player in enumerate(self.players):
                    reaction = player.reaction(engine.view(state, seat))
                    if reaction is not None:
                        # At once: whoever is exposed first, then the lowest seat.
                        key = (reaction.delay, seat != state.exposed, seat)
                        wishes.append((key, reaction.action))
            if wishes:
                (_, _, seat), action = min(wishes, key=lambda wish: wish[0])
                self._do(seat, [action])
            else:
                seat = state.turn
                self._turn(state, self._asked(seat, engine.view(state, seat)))
        except BotFault as fault:
            return Fault(seat, fault.code, fault.message)
        return None

    def _asked(self, seat: int, view: engine.View) -> list[Action]:
        player = self.players[seat]
        if isinstance(player, XRay):
            player.look(self.cells, view)
        return player.turn(view)

    def _turn(self, state: State, actions: list[Action]) -> None:
        """A whole turn, or nothing of one that the rules forbid. Raises BotFault."""
        try:
            after, _ = engine.play(state, actions)
        except Refused as refused:
            refusal, texts = refused.refusal, [str(action) for action in actions]
            raise illegal(texts, refusal.code, refusal.clause) from None
        self._do(state.turn, actions)
        if tuple(self.cells) != after.cells:  # the last ``end``, which may be left out
            self._take(state.turn, at.END)

    def _do(self, seat: int, actions: list[Action]) -> None:
        """Actions in which the engine has found no fault; what is not needed any more is not done:
        a name after going out."""
        for action in actions:
            code = to_code(self.rules, action, len(self.players))
            if check(self.table, self.cells, seat, code) == at.OK:
                self._take(seat, code)

    def _take(self, seat: int, code: int) -> None:
        rounds.take(self.table, self.cells, seat, code, self._log, self._chance, self.tally)
        if not self._listening:
            return
        state, happened = self._state(), read_events(self._log, self.rules.pack)
        for viewer in self._listening:
            seen = tuple(engine.redact(event, viewer) for event in happened)
            self.players[viewer].saw(seen, engine.view(state, viewer))
