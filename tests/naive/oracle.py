"""The oracle's five questions, on positions as the referee protocol writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.naive import faults as checks
from tests.naive.classic import Classic
from tests.naive.duel import Duel
from tests.naive.game import Game, blank
from tests.naive.last_card import LastCard

if TYPE_CHECKING:
    from tests.naive.table import Event, Position, Shuffle

GAMES: dict[str, Game] = {game.name: game for game in (Classic(), Duel(), LastCard())}

TURN_OVER = {"turn", "out", "blocked"}


class Refused(Exception):
    """The one argument is the code."""


def game_of(position: Position) -> Game:
    return GAMES[position["ruleset"]]


def legal(position: Position, seat: int) -> set[str]:
    return game_of(position).legal(position, seat)


def refusal(position: Position, seat: int, action: str) -> str | None:
    return game_of(position).refusal(position, seat, action)


def act(
    position: Position, seat: int, action: str, shuffle: Shuffle
) -> tuple[Position, list[Event]]:
    """Raises Refused."""
    code = refusal(position, seat, action)
    if code is not None:
        raise Refused(code)
    return game_of(position).act(position, seat, action, shuffle)


def view(position: Position, seat: int | None) -> dict[str, Any]:
    return game_of(position).view(position, seat)


def deal(ruleset: str, seats: int, order: list[str], first: int) -> Position:
    return GAMES[ruleset].deal(seats, order, first)


def complete(given: Position) -> Position:
    """A position with the fields that a load may leave out."""
    hands = given["hands"]
    return {**blank(given["ruleset"], len(hands) if isinstance(hands, list) else 0), **given}


def faults(given: Position) -> list[str]:
    """Why a position of a known rule set may not be loaded; empty when it may."""
    absent = [f"{field} is missing" for field in checks.REQUIRED if field not in given]
    if absent:
        return absent
    game = GAMES[given["ruleset"]]
    p = complete(given)
    known = {*checks.REQUIRED, *blank("", 0)}
    found = [f"{field} is no field" for field in given if field not in known]
    found += checks.shape_faults(game, p)
    if found:
        return found
    found = checks.card_faults(game, p) + checks.seat_faults(game, p)
    if found or p["result"] is not None:
        return found
    return checks.running_faults(game, p)


def play(position: Position, actions: list[str], shuffle: Shuffle) -> tuple[Position, list[Event]]:
    """A whole turn of the seat on turn. Raises Refused."""
    game = game_of(position)
    if any(game.malformed(position, action) for action in actions):
        raise Refused("bad_request")
    if position["result"] is not None:
        raise Refused("game_over")
    seat = position["turn"]
    p, done, stopped_at = position, False, ""
    events: list[Event] = []
    for action in actions:
        if p["result"] == "out" and action.startswith("suit:"):
            continue  # a suit after going out is ignored
        if p["result"] is not None or (done and action != "call"):
            raise Refused("bad_request")  # left over
        if (code := game.refusal(p, seat, action)) is not None:
            raise Refused(code)
        p, told = game.act(p, seat, action, shuffle)
        events += told
        done = done or any(event["type"] in TURN_OVER for event in told)
        if action != "call":
            stopped_at = action
    if not done:
        p, told = finish(p, stopped_at, shuffle)
        events += told
    return p, events


def finish(p: Position, stopped_at: str, shuffle: Shuffle) -> tuple[Position, list[Event]]:
    """What becomes of a turn that the actions did not end."""
    game = game_of(p)
    if p["phase"] == "suit" or (p["phase"] == "more" and game.names_a_suit(p["laid"])):
        raise Refused("name_a_suit")
    if p["phase"] == "more":
        return game.act(p, p["turn"], "end", shuffle)  # a missing last `end` is added
    if p["phase"] == "drawn" and stopped_at == "draw":
        return p, []  # only chance completes a draw
    raise Refused("bad_request")
