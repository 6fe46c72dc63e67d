"""A table's rounds as a match: who begins and takes part, what a round was worth (part 10)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from switch import engine
from switch.engine import match as matches
from switch.engine.scores import last_card
from switch.server.table import Notice, Table


def coming_match(table: Table, seats: int) -> matches.Match:
    """The match that the next round belongs to: after the end of one another begins, where the deal
    has come to."""
    if table.match is None:
        return matches.begin(table.rules, seats, dealer=seats - 1)
    if table.match.over:
        return matches.begin(table.rules, seats, dealer=table.first)
    return table.match


def cards_laid(table: Table, events: Sequence[engine.Event]) -> dict[str, Any]:
    """Changes of the table: what each seat laid last, until the first one is out. Nothing where it
    decides nothing (10.4, 10.5)."""
    values = table.rules.values
    if table.last_card is not None or not (
        values["score.last_card"] or values["score.last_doubles"]
    ):
        return {}
    last = {one.seat: one for one in (*table.laid, *events) if isinstance(one, engine.Laid)}
    return {"last_card": last_card([*table.laid, *events]), "laid": tuple(last.values())}


def counted(table: Table, game: engine.State) -> tuple[Table, tuple[Notice, ...]]:
    """The table with this round in its match, and what is told of it where more than rounds won
    counts."""
    if table.match is None:
        return table, ()
    worth = matches.score(table.match, game, table.last_card)
    match = matches.after(table.match, game, table.last_card)
    after = replace(table, match=match)
    if not match.counted:
        return after, ()
    scored = Notice(
        "scored",
        {
            "gains": list(worth.gains),
            "totals": list(worth.totals),
            "resets": sorted(worth.resets),
            "leaves": sorted(worth.leaves),
        },
    )
    over = (Notice("match_over", {"winners": list(match.winners)}),) if match.over else ()
    return after, (scored, *over)
