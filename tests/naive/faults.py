"""Whether a position may be loaded: every fault that referee.md lists, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.naive.table import Position, rank

if TYPE_CHECKING:
    from tests.naive.game import Game

REQUIRED = ("ruleset", "hands", "stock", "pile")


def is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def is_cards(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(card, str) for card in value)


def shape_faults(game: Game, p: Position) -> list[str]:
    """Wrong types: nothing further can be said about such a position."""
    found = []
    if not isinstance(p["hands"], list) or not all(is_cards(hand) for hand in p["hands"]):
        found.append("hands")
    found += [field for field in ("stock", "pile", "laid") if not is_cards(p[field])]
    found += [field for field in ("pending", "passes") if not is_count(p[field])]
    found += [
        field
        for field in ("exposed", "winner")
        if p[field] is not None and type(p[field]) is not int
    ]
    if type(p["turn"]) is not int:
        found.append("turn")
    if type(p["direction"]) is not int:
        found.append("direction")
    if type(p["skip"]) is not bool:
        found.append("skip")
    if not isinstance(p["called"], list) or not all(type(c) is bool for c in p["called"]):
        found.append("called")
    if p["suit"] is not None and (
        not isinstance(p["suit"], str) or p["suit"] not in set(game.suits)
    ):
        found.append("suit")
    if p["drawn"] is not None and not isinstance(p["drawn"], str):
        found.append("drawn")
    if p["phase"] not in ("turn", "more", "suit", "drawn"):
        found.append("phase")
    if p["result"] not in (None, "out", "blocked"):
        found.append("result")
    return found


def card_faults(game: Game, p: Position) -> list[str]:
    cards = [card for hand in p["hands"] for card in hand] + p["stock"] + p["pile"]
    named = cards + p["laid"] + ([p["drawn"]] if p["drawn"] is not None else [])
    unknown = [f"unknown card {card}" for card in sorted(set(named) - set(game.pack))]
    many = [
        f"too many {card}"
        for card in sorted(set(cards) & set(game.pack))
        if cards.count(card) > game.pack.count(card)
    ]
    return unknown + many


def seat_faults(game: Game, p: Position) -> list[str]:
    seats = len(p["hands"])
    found = []
    if seats not in game.seats:
        found.append("wrong number of seats")
    if not 0 <= p["turn"] < seats:
        found.append("turn is no seat")
    if p["direction"] not in (1, -1):
        found.append("direction")
    if len(p["called"]) != seats:
        found.append("called is not one for each seat")
    found += [
        f"{field} is no seat"
        for field in ("exposed", "winner")
        if p[field] is not None and not 0 <= p[field] < seats
    ]
    return found


def running_faults(game: Game, p: Position) -> list[str]:
    """Only of a round that has not ended."""
    found = []
    if any(len(hand) == 0 for hand in p["hands"]):
        found.append("empty hand")
    if not p["pile"]:
        return [*found, "empty pile"]
    top = p["pile"][-1]
    if p["pending"] and rank(top) not in game.attackers:
        found.append("debt on a top that does not attack")
    if p["pending"] and p["skip"]:
        found.append("debt and eight together")
    if p["exposed"] is not None and len(p["hands"][p["exposed"]]) != 1:
        found.append("exposed without exactly one card")
    if top == "WW" and p["suit"] is None and p["phase"] != "suit":
        found.append("wild on top without a colour")
    if not phase_goes_with(game, p):
        found.append("phase does not go with laid or drawn")
    return found


def phase_goes_with(game: Game, p: Position) -> bool:
    laid, drawn, phase = p["laid"], p["drawn"], p["phase"]
    if phase not in game.phases:
        return False
    if phase == "turn":
        return not laid and drawn is None
    if phase == "drawn":
        return not laid and drawn in p["hands"][p["turn"]]
    on_the_pile = bool(laid) and p["pile"][-len(laid) :] == laid
    if not on_the_pile or drawn is not None or not game.could_be_laid(laid):
        return False
    return phase == "more" or game.names_a_suit(laid)
