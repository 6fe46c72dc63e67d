"""A result as files: JSON, a table of rounds in Parquet, a report in HTML."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from switch.core.layout import RESULT_NAMES
from switch.kernel import rounds

from . import measures
from .folder import Chunk
from .page import page
from .plan import Plan
from .playing import seated
from .results import Result

RESULTS = {number: str(name) for number, name in enumerate(RESULT_NAMES) if name}
RESULTS |= {rounds.UNFINISHED: "unfinished", rounds.FORFEIT: "forfeit"}


class NoPolars(RuntimeError):
    pass


def polars() -> Any:
    """Raises NoPolars."""
    try:
        import polars as pl  # noqa: PLC0415 - heavy, and may be missing
    except ImportError:
        raise NoPolars("polars") from None
    return pl


def check_writable(path: Path) -> None:
    """Raises OSError. Nothing that stands there is changed, and nothing new is left."""
    there = path.exists()
    with path.open("ab"):
        pass
    if not there:
        path.unlink()


def write_json(result: Result, path: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(result), indent=2)
    path.write_bytes(text + b"\n")


def write_html(result: Result, path: Path, lang: str) -> None:
    path.write_text(page(result, lang), encoding="utf-8")


def write_parquet(plan: Plan, count: int, chunk: Callable[[int], Chunk], path: Path) -> None:
    """One row a round, in the order of chunks, arms, deals and plays; ``count`` chunks, of which a
    few at a time are in memory. Raises OSError."""
    pl = polars()
    texts, numbers = pl.List(pl.String), pl.List(pl.Int64)
    schema = {
        "arm": pl.String, "deal": pl.Int64, "play": pl.Int64, "players": texts,
        "winner": pl.Int64, "player": pl.String, "result": pl.String,
        **dict.fromkeys((name for name in measures.ROW if name not in TRANSLATED), pl.Int64),
        "drawn_by_seat": numbers, "deciding": texts, "failed": pl.Int64,
    }  # fmt: skip

    def frames(*_: Any) -> Iterator[Any]:
        for number in range(count):
            yield pl.DataFrame(list(_rows(plan, number, chunk(number))), schema=schema)

    try:
        pl.io.plugins.register_io_source(frames, schema=schema).sink_parquet(path)
    except pl.exceptions.PolarsError as fault:  # a full disk is one of them
        raise OSError(str(fault)) from None


TRANSLATED = ("winner", "result", "deciding", "failed")  # told otherwise than they are kept


def _rows(plan: Plan, number: int, chunk: Chunk) -> Iterator[dict[str, Any]]:
    """Seats are counted from 1 here, as in the table."""
    for arm, found in zip(plan.arms, chunk, strict=True):
        places = ((deal, play) for deal in plan.span(number) for play in range(arm.plays))
        for (deal, play), cells in zip(places, found["rows"], strict=True):
            plain = dict(zip(measures.ROW, cells, strict=False))
            drawn = cells[len(measures.ROW) :]
            players = seated(arm.lineup, play)
            won = plain["winner"]
            mask = plain["deciding"] if won >= 0 else 0
            yield {
                "arm": arm.name,
                "deal": deal,
                "play": play,
                **plain,
                "winner": won + 1 if won >= 0 else None,
                "player": players[won] if won >= 0 else None,
                "result": RESULTS[plain["result"]],
                "failed": plain["failed"] + 1 if plain["failed"] >= 0 else None,
                "deciding": [key for i, key in enumerate(rounds.POWER_KEYS) if mask >> i & 1],
                "players": list(players),
                "drawn_by_seat": drawn,
            }
