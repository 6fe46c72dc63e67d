"""The only way out: every frame that tells of a table is made here, for one viewer.

Fields are copied one by one, never a whole object; whether a card may be known is decided by
``engine.view`` and ``engine.redact``, and by nothing else.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from switch import engine, notation
from switch.bots.advice import Advice, Decided, Moment, Share, Swing
from switch.engine.match import Match, standings
from switch.server.auth import commitment
from switch.server.deadlines import deadline
from switch.server.refusals import Refused
from switch.server.rulenames import table_id, told
from switch.server.table import Happening, Notice, Seat, Table

Fields = dict[str, Any]


@dataclass(frozen=True)
class Around:
    """What is shown of a table beside its log. ``online``, ``stand_in``: a value a seat."""

    online: tuple[bool, ...]
    stand_in: tuple[bool, ...]
    invite: str
    now: float


def encode(fields: Mapping[str, Any]) -> str:
    return msgspec.json.encode(fields).decode()


def snapshot(table: Table, viewer: int | None, around: Around) -> str:
    log = [{"v": version, "events": _events(events, viewer)} for version, events in table.log]
    return encode(
        {
            "t": "snapshot",
            "v": table.version,
            **told(table.rules),
            "table": _table(table, viewer, around),
            "view": _view(table, viewer),
            "log": log,
            "open": _open(table, viewer),
            "ms_left": _time_left(table, around),
            "now": milliseconds(around.now),
        }
    )


def update(table: Table, events: Iterable[Happening], viewer: int | None, around: Around) -> str:
    return encode(
        {
            "t": "update",
            "v": table.version,
            "events": _events(events, viewer),
            "table": _table(table, viewer, around),
            "view": _view(table, viewer),
            "open": _open(table, viewer),
            "ms_left": _time_left(table, around),
        }
    )


def presence(around: Around) -> str:
    return encode({"t": "presence", "online": around.online, "stand_in": around.stand_in})


def ack(command: str, version: int) -> str:
    return encode({"t": "ack", "id": command, "v": version})


def nack(command: str, refused: Refused, version: int) -> str:
    fields: Fields = {
        "t": "nack",
        "id": command,
        "code": refused.code,
        "message": refused.message,
        "v": version,
    }
    if refused.clause is not None:
        fields["clause"] = refused.clause
        fields["params"] = refused.params
    return encode(fields)


def hint(command: str, version: int, choices: Iterable[Advice]) -> str:
    told = [{**_choice(one.actions, one.share), "alike": one.alike} for one in choices]
    return encode({"t": "advice", "id": command, "v": version, "choices": told})


def progress(command: str, done: int, of: int) -> str:
    return encode({"t": "progress", "id": command, "done": done, "of": of})


def review(command: str, number: int, found: Decided) -> str:
    return encode(
        {
            "t": "review",
            "id": command,
            "round": number,
            "choices": found.choices,
            "sound": found.sound,
            "moments": [_moment(one) for one in found.deciding],
        }
    )


def error(refused: Refused) -> str:
    return encode({"t": "error", "code": refused.code, "message": refused.message})


def pong(now: float) -> str:
    return encode({"t": "pong", "now": milliseconds(now)})


def closed(reason: str) -> str:
    return encode({"t": "closed", "reason": reason})


def taken_over() -> str:
    return encode({"t": "taken_over"})


def milliseconds(now: float) -> int:
    return int(now * 1000)


def _choice(actions: Iterable[engine.Action], share: Share | None) -> Fields:
    return {"actions": [str(action) for action in actions], **_share(share)}


def _share(share: Share | None) -> Fields:
    if share is None:
        return {"wins": None, "low": None, "high": None, "playouts": 0}
    return {**share.percents._asdict(), "playouts": share.playouts}


def _moment(told: Moment | Swing) -> Fields:
    """A choice that lost something has a best one, what cards and rivals changed an after."""
    one = told.moment if isinstance(told, Swing) else told
    return {
        "turn": one.turn,
        "hand": one.view.hand,
        "top": one.view.top,
        "done": _choice(one.done, one.won),
        "best": None if isinstance(told, Swing) else _choice(one.best, one.could),
        "after": _share(told.after) if isinstance(told, Swing) else None,
    }


def _table(table: Table, viewer: int | None, around: Around) -> Fields:
    inviting = viewer == table.host and table.free_seat is not None
    finished = table.stage in ("between", "closed") and not _running(table)
    return {
        "code": table.code,
        "ruleset": table_id(table.rules),
        "name": table.rules.name,
        "phase": table.stage,
        "round": table.round,
        "you": viewer,
        "host": table.host,
        "beginner": table.beginner,
        "clock": table.options.clock or None,
        "on_expiry": table.options.on_expiry,
        "view": table.options.view,
        "hints": table.options.hints,
        "first": table.first,
        "commit": commitment(table.seed) if table.seed else None,
        "seed": table.seed if finished else None,
        "next_commit": commitment(table.next_seed) if table.next_seed else None,
        "ready": sorted(table.ready),
        "match": _match(table.match),
        "invite": around.invite if inviting else None,
        "seats": [_seat(seat, i, around) for i, seat in enumerate(table.seats)],
    }


@lru_cache(maxsize=1024)
def _match(match: Match | None) -> Fields | None:
    if match is None:
        return None
    return {
        "mode": match.mode,
        "target": match.target,
        "counted": match.counted,
        "totals": match.totals,
        "left": match.left,
        "ranking": [one.seat for one in standings(match)],
        "over": match.over,
        "winners": match.winners,
    }


def _running(table: Table) -> bool:
    return table.game is not None and not table.game.over


def _seat(seat: Seat, place: int, around: Around) -> Fields:
    return {
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "online": around.online[place],
        "stand_in": around.stand_in[place],
        "wins": seat.wins,
    }


def _view(table: Table, viewer: int | None) -> Fields | None:
    if table.game is None:
        return None
    return notation.view_fields(engine.view(table.game, viewer))


def _open(table: Table, viewer: int | None) -> Fields | None:
    """Beginner mode, for the one person who plays there against computer players."""
    if table.game is None or not table.beginner or viewer is None:
        return None
    opened = engine.open_view(table.game)
    return {"hands": opened.hands, "stock": opened.stock, "pile": opened.pile}


def _time_left(table: Table, around: Around) -> int | None:
    end = deadline(table)
    return None if end is None else max(0, milliseconds(end - around.now))


def _events(events: Iterable[Happening], viewer: int | None) -> list[Fields]:
    return [_event(event, viewer) for event in events]


def _event(event: Happening, viewer: int | None) -> Fields:
    if isinstance(event, Notice):
        return {"type": event.type, **event.fields}
    return notation.event_fields(engine.redact(event, viewer))
