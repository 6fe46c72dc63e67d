"""The clock of a table: when the turn that runs is over, and what is then done for its player."""

from collections.abc import Callable, Sequence

from switch import engine
from switch.core import layout as at
from switch.server.table import Table

Choose = Callable[[engine.State], Sequence[str]]

# What costs least thought comes first; else the first thing that is allowed.
_GIVING_UP = ("pass", "end", "accept", "draw")
_DRAWING = ("draw", *_GIVING_UP)


def turn_of(game: engine.State) -> tuple[int, int]:
    """Changes when another decision, or that of another seat, begins."""
    return game.cells[at.TURNS], game.turn


def deadline(table: Table) -> float | None:
    """Seconds since 1970; None where no clock runs."""
    game = table.game
    if not table.options.clock or table.stage != "round" or game is None:
        return None
    if table.seats[game.turn].kind != "human":
        return None
    return table.since + table.options.clock


def least(game: engine.State, *, skip: bool) -> tuple[str, ...]:
    """11.1: draw if that is still to be done, else give up. ``skip``: give up where one may."""
    draws_first = game.phase == "turn" and not game.draws and not skip
    order = _DRAWING if draws_first else _GIVING_UP
    allowed = [
        str(action)
        for action in engine.legal(game)
        if not isinstance(action, engine.Call | engine.Catch)
    ]
    return (next((text for text in order if text in allowed), allowed[0]),)
