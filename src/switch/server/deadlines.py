"""The clock of a table: when the turn that runs is over."""

from switch import engine
from switch.core import layout as at
from switch.server.table import Table


def turns_of(game: engine.State) -> int:
    """How many turns have ended."""
    return game.cells[at.TURNS]


def turn_of(game: engine.State) -> tuple[int, int]:
    """Changes when another turn, or the choice of another seat, begins."""
    return turns_of(game), game.turn


def has_ended(game: engine.State, seat: int, turns: int) -> bool:
    """Whether the turn of this seat, which began after so many others, is over for it."""
    return game.over or turn_of(game) != (turns, seat)


def deadline(table: Table) -> float | None:
    """Seconds since 1970; None where no clock runs."""
    game = table.game
    if not table.options.clock or table.stage != "round" or game is None:
        return None
    if table.seats[game.turn].kind != "human":
        return None
    return table.since + table.options.clock
