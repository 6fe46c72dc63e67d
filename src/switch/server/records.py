"""The record of a finished round, made again from the log of its table."""

from collections.abc import Sequence
from typing import Any

from switch import engine, notation
from switch.notation import record
from switch.server.deadlines import has_ended, turns_of
from switch.server.fold import create, reactions_only, step
from switch.server.inputs import Created, Dealt, Played, read_input
from switch.server.refusals import Refused
from switch.server.table import Table
from switch.storage import Entry

Moves = list[tuple[int, str]]


def record_of(code: str, entries: Sequence[Entry], number: int) -> dict[str, Any]:
    """Raises Refused: no_such_round, round_running."""
    table: Table | None = None
    start: engine.State | None = None
    picked = False
    moves: Moves = []
    for entry in entries:
        item = read_input(entry.body)
        if isinstance(item, Created):
            table, _ = create(code, item)
            continue
        if table is None:
            break
        if isinstance(item, Played) and start is not None and table.game is not None:
            moves += _spelled_out(table.game, item)
        table, _ = step(table, item, entry.at)
        if isinstance(item, Dealt) and table.round == number:
            start = table.game
            picked = table.match is not None and table.match.first is None
        if start is not None and table.game is not None and table.game.over:
            return _record(table, start, moves, picked=picked)
    never = start is None or table is None or table.stage == "closed"
    raise Refused("no_such_round" if never else "round_running")


def _record(table: Table, start: engine.State, moves: Moves, *, picked: bool) -> dict[str, Any]:
    if table.game is None or table.seed is None:
        raise Refused("round_running")
    seed = bytes.fromhex(table.seed)
    return record.make(start, seed, table.first, moves, table.game, picked=picked)


def _spelled_out(game: engine.State, item: Played) -> Moves:
    """One action after the other, with the ``end`` that was understood and nothing ignored."""
    moves: Moves = []
    seat, turns, acted = item.seat, turns_of(game), False
    for text in item.actions:
        reacts = reactions_only([text])
        if acted and has_ended(game, seat, turns) and (game.over or not reacts):
            break  # what a last card would have wanted named or chosen
        game, _ = engine.apply(game, notation.parse_action(text, game.ruleset), seat)
        moves.append((seat, text))
        acted = acted or not reacts
    if acted and game.phase == "more" and not has_ended(game, seat, turns):
        moves.append((seat, "end"))
    return moves
