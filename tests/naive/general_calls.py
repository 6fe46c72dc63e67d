"""9.11, 9.16 to 9.20: the last-card call, catches, and false ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_lays import jumps, lays
from tests.naive.general_seats import in_play

if TYPE_CHECKING:
    from tests.naive.general_rules import Rules
    from tests.naive.general_table import Table
    from tests.naive.table import Position


def reactions(rules: Rules, p: Position, seat: int) -> set[str]:
    if not rules["call.required"]:
        return set()
    actions = {
        f"catch:{other}"
        for other in in_play(p)
        if can_be_caught(rules, p, other, by=seat) or false_catch(rules, p, other, by=seat)
    }
    if not p["called"][seat] and (is_due(rules, p, seat) or may_call_falsely(rules, p, seat)):
        actions.add("call")
    return actions


# --- calls


def is_due(rules: Rules, p: Position, seat: int) -> bool:
    """4.6, 9.16; of a seat that has not called."""
    when, cards = rules["call.when"], len(p["hands"][seat])
    if p["exposed"] == seat and when == "until the next acts":
        return True
    if p["phase"] in {"suit", "rank", "exchange", "give"}:
        return when != "before" and while_choosing(p, seat) == cards
    if p["phase"] == "more" and seat == p["turn"]:
        if when == "until the next acts":
            return False
        return bool(cards == 2 and lays(rules, p)) or (cards == 1 and when == "with")
    if cards != 2:
        return False
    return bool(lays(rules, p) if seat == p["turn"] else jumps(rules, p, seat))


def while_choosing(p: Position, seat: int) -> int | None:
    """How many cards make a call due for a seat that has laid and names or chooses."""
    whose = p["turn"] if p["ending"] is None else p["ending"]
    if seat != whose:
        return None
    gives_one_away = p["phase"] == "give" and p["ending"] is None
    return 2 if gives_one_away else 1


def may_call_falsely(rules: Rules, p: Position, seat: int) -> bool:
    """9.17; of a seat that has not called."""
    return bool(rules["call.false_call"]) and not p["false_calls"][seat]


def call(t: Table, seat: int) -> None:
    if not is_due(t.rules, t.p, seat):
        t.p["false_calls"][seat] = True
        t.tell("false_call", seat)
        t.draw(seat, t.rules["call.false_call"])
        return
    t.p["called"][seat] = True
    if t.p["exposed"] == seat:
        t.p["exposed"] = None
    t.tell("called", seat)


# --- catches


def may_catch(rules: Rules, p: Position, other: int, *, by: int) -> bool:
    """9.19"""
    return other != by and (rules["call.catchers"] == "anybody" or by == p["turn"])


def can_be_caught(rules: Rules, p: Position, other: int, *, by: int) -> bool:
    return p["exposed"] == other and may_catch(rules, p, other, by=by)


def false_catch(rules: Rules, p: Position, other: int, *, by: int) -> bool:
    """9.18"""
    if not rules["call.false_catch"] or p["false_catches"][by] or p["exposed"] == other:
        return False
    return may_catch(rules, p, other, by=by)


def catch(t: Table, other: int, *, by: int) -> None:
    if t.p["exposed"] != other:
        t.p["false_catches"][by] = True
        t.tell("false_catch", by, of=other)
        t.draw(by, t.rules["call.false_catch"])
        return
    t.p["exposed"] = None
    t.tell("caught", other, by=by)
    t.draw(other, t.rules["call.penalty"])


def expose(t: Table) -> None:
    """4.8: the seat on turn, if it has one card and has not called."""
    seat = t.p["turn"]
    if t.rules["call.required"] and len(t.p["hands"][seat]) == 1 and not t.p["called"][seat]:
        t.p["exposed"] = seat
