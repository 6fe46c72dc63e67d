"""Every rule set as a game of OpenSpiel: ``switch(ruleset=classic,players=2)``.

Importing this registers it. Chance deals and draws card by card; other worlds with the same
information state come from ``resample_from_infostate``. See docs/environments.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from switch.core import layout as at
from switch.engine.views import View
from switch.kernel.batch_env import write_observation
from switch.kernel.deciding import ACTIONS, ACTOR, OPEN

from . import observing
from .course import CHANCE, Course, Setup
from .setting import cards_of, need, rule_set, whole

if TYPE_CHECKING:
    from collections.abc import Callable

pyspiel: Any = need("pyspiel")
np: Any = need("numpy")

NAME = "switch"
DEFAULTS: dict[str, Any] = {
    "ruleset": "classic",
    "players": 2,
    "first": 0,
    "max_decisions": 2000,
    "compiled": True,
}
# The chance nodes of a round are bounded by what one decision can draw.
TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Switch and its family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=at.SEATS_MAX,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class Game(pyspiel.Game):  # type: ignore[misc]
    """Raises ValueError for rules or seats that are none."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        # Without Numba its functions run plain; whoever asked for that is not warned.
        setup = Setup(
            rule_set(given["ruleset"]),
            given["players"],
            first=given["first"],
            most=whole("max_decisions", given["max_decisions"], 1),  # a longest game is wanted
            native=None if given["compiled"] else False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=setup.table[at.T_KINDS],
            num_players=setup.seats,
            min_utility=float(1 - setup.seats),
            max_utility=float(setup.seats - 1),
            utility_sum=0.0,
            max_game_length=setup.most,
        )
        super().__init__(TYPE, info, params or {})
        self.setup = setup

    def new_initial_state(self, text: str | None = None) -> State:
        if text is not None:
            raise ValueError("A round of Switch begins with its deal.")
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return cards_of(self.setup.table) * (1 + self.setup.most)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError("The observer of Switch has no parameters.")
        return Observer(self.setup, recall=bool(kind and kind.perfect_recall))


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.course = Course.begun(game.setup)
        # What is only written into the history, for it has happened already: see ``_become``.
        self.written: list[tuple[int, int]] = []

    def current_player(self) -> int:
        return self.written[-1][0] if self.written else self.course.actor

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.course.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.course.outcomes()
        whole = sum(found.values())
        return [(kind, count / whole) for kind, count in found.items()]

    def _apply_action(self, action: int) -> None:
        """Raises ValueError: what cannot be would leave a round that no rule knows."""
        if self.written:
            self.written.pop()
        elif self.course.can(action):
            self.course.do(action)
        else:
            raise ValueError(f"{action} is not among what can be now: {self.legal_actions()}.")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return str(self.course.setup.rules.pack.codes[action])
        return self.course.action_text(action)

    def is_terminal(self) -> bool:
        return not self.written and self.course.over

    def returns(self) -> list[float]:
        return [float(payoff) for payoff in self.course.payoffs()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one, with a history of its own. Raises
        ValueError at a chance node."""
        return self._become(self.course.another(player, sampler))

    def _become(self, course: Course) -> State:
        state: State = self.get_game().new_initial_state()
        state.written = course.entries[::-1]
        for _, action in course.entries:
            state.apply_action(action)
        state.course = course
        return state

    def __str__(self) -> str:
        course = self.course
        if course.dealt == 0:
            codes = course.setup.rules.pack.codes
            return f"dealt {' '.join(codes[kind] for kind in course.picks)}"
        seats = range(course.setup.seats)
        hands = [observed(course, seat).hand for seat in seats]
        told = " ".join(f"{seat}:{','.join(hand)}" for seat, hand in enumerate(hands))
        waiting = f" draws {course.wanted - len(course.got)} more" if course.pending >= 0 else ""
        return f"{describe(course, None)} hands {told}{waiting}"


def observed(course: Course, seat: int | None) -> View:
    """What the seat (None: a spectator) may know, as the engine's view, legal actions left out."""
    use = course.setup
    cells = [0] * at.STATE_SIZE
    plain_observe()(use.table, [int(cell) for cell in course.row], _number(seat), cells)
    return View(use.rules, tuple(cells), ())


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat


@lru_cache(maxsize=1)
def plain_observe() -> Any:
    from switch.core.views import observe  # noqa: PLC0415

    return observe


def describe(course: Course, seat: int | None) -> str:
    """The position as the seat sees it, in a line."""
    if course.dealt == 0:
        return "dealing"
    view = observed(course, seat)
    pile = " ".join(view.pile)
    parts = [
        f"seat {_number(seat)} hand {' '.join(view.hand)}",
        f"pile {pile} of {view.pile_count} stock {view.stock}",
        f"turn {view.turn} {view.phase} way {view.direction} laid {' '.join(view.laid)}",
        f"suit {view.suit} rank {view.rank} debt {view.pending} skip {int(view.skip)}",
        f"counts {view.counts} called {view.called} exposed {view.exposed}",
        f"drawn {view.drawn} draws {view.draws} passes {view.passes} refills {view.refills}",
        f"places {view.places} accused {view.accused} ending {view.ending} given {view.given}",
        f"false {view.false_calls} {view.false_catches} result {view.result} {view.winner}",
        f"decides {int(course.row[ACTOR])} open {int(course.row[OPEN])}",
    ]
    return ", ".join(parts)


class Observer:
    """The observation of docs/environments.md as one tensor; with perfect recall a string only:
    all that the player has seen."""

    def __init__(self, setup: Setup, *, recall: bool) -> None:
        self.setup, self.recall = setup, recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not recall:
            size = observing.length(setup.table, setup.seats)
            self.tensor = np.zeros(size, np.float32)
            self.dict = {
                block.name: self.tensor[block.start : block.start + block.length]
                for block in observing.blocks(setup.table, setup.seats)
            }

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        course, use = state.course, self.setup
        if course.dealt > 0:
            row = [int(cell) for cell in course.row]
            view = [0] * at.STATE_SIZE
            write_observation(use.table, row, player, view, self.tensor, cards_of(use.table))

    def string_from(self, state: State, player: int) -> str:
        if self.recall:
            return state.course.history_of(player)
        return describe(state.course, player)


def register() -> None:
    """Once; also done by importing this module."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, Game)


register()
