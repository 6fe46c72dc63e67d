"""The only way out to a player: what a viewer may see of a state and of an event.

``core/views.py`` decides what is copied into a view's cells; this module gives it types.
"""

from dataclasses import dataclass, field, replace

from switch.core import layout as at
from switch.core.legality import legal_actions
from switch.core.views import observe
from switch.rulesets import RuleSet

from .actions import Action, from_code
from .events import Drew, Event, Gave
from .state import Readable, State


@dataclass(frozen=True, slots=True)
class View(Readable):
    """What one seat (None: a spectator) may know; its cells hold nothing else (1.16)."""

    ruleset: RuleSet = field(repr=False)
    cells: tuple[int, ...] = field(repr=False)
    legal: tuple[Action, ...]

    @property
    def seat(self) -> int | None:
        viewer = self.cells[at.VIEWER]
        return None if viewer < 0 else viewer

    @property
    def hand(self) -> tuple[str, ...]:
        return () if self.seat is None else self.hand_of(self.seat)

    @property
    def stock(self) -> int:
        return self.cells[at.STOCK_COUNT]

    @property
    def pile(self) -> tuple[str, ...]:
        """The cards of the pile that this rule set shows, the top last."""
        if self.table[at.T_PILE_OPEN]:
            return self.codes(self.cells[at.PILE : at.PILE + self.pile_count])
        return (self.top,)

    @property
    def pile_count(self) -> int:
        return self.cells[at.PILE_COUNT]


@dataclass(frozen=True, slots=True)
class OpenView:
    """Beginner mode (4.11): everything lies open. Who may have it is the caller's decision."""

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]


def legal(state: State, seat: int | None = None) -> tuple[Action, ...]:
    """What the seat (None: the seat on turn) may do now; empty once the round is over."""
    out = [0] * at.ACTIONS_MAX
    who = state.turn if seat is None else seat
    count = legal_actions(state.table, state.cells, who, out)
    return tuple(from_code(state.ruleset, code) for code in out[:count])


def view(state: State, seat: int | None) -> View:
    """``seat`` None: a spectator's. Raises ValueError for a seat that is none."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"There is no seat {seat}.")
    cells = [0] * at.STATE_SIZE
    observe(state.table, state.cells, -1 if seat is None else seat, cells)
    allowed = () if seat is None else legal(state, seat)
    return View(state.ruleset, tuple(cells), allowed)


def open_view(state: State) -> OpenView:
    return OpenView(state.hands, state.stock, state.pile)


def redact(event: Event, seat: int | None) -> Event:
    """The event as this viewer may know it: cards that another seat drew are hidden, and a card
    that two others have given and got."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=None)
    if isinstance(event, Gave) and seat not in (event.seat, event.to):
        return replace(event, card=None)
    return event
