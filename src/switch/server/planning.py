"""Whole turns of seats that do not move themselves: computer players, and whose time is over."""

from collections.abc import Callable, Sequence
from functools import partial

from switch import engine, notation
from switch.server.deadlines import has_ended, turns_of

Ask = Callable[[engine.State], Sequence[str]]

UNASKED = (engine.Call, engine.Catch, engine.Jump)  # what may be done beside a turn
CHANCE = ("draw", "challenge", "accept")  # what follows is chosen when its outcome has been seen

# What costs least thought comes first; else the first thing that is allowed.
_GIVING_UP = ("pass", "end", "accept", "draw")
_DRAWING = ("draw", *_GIVING_UP)


def plan(game: engine.State, seat: int, ask: Ask, *, to_the_end: bool = False) -> tuple[str, ...]:
    """Asks until the turn is over or chance has to say something; ``to_the_end``: what chance says
    is looked at too. Raises engine.Refused for what may not be done."""
    turns = turns_of(game)
    texts: list[str] = []
    while not texts or not has_ended(game, seat, turns):
        for text in ask(game):
            game, _ = engine.apply(game, notation.parse_action(text, game.ruleset), seat)
            texts.append(text)
        if texts[-1] in CHANCE and not to_the_end:
            break
    return tuple(texts)


def least(game: engine.State, *, skip: bool = False) -> tuple[str, ...]:
    """11.1: draw if that is still to be done, else give up. ``skip``: give up where one may."""
    draws_first = game.phase == "turn" and not game.draws and not skip
    order = _DRAWING if draws_first else _GIVING_UP
    allowed = [str(one) for one in engine.legal(game) if not isinstance(one, UNASKED)]
    return (next((text for text in order if text in allowed), allowed[0]),)


def any_turn(game: engine.State) -> tuple[str, ...]:
    """Some whole turn that is legal: the table must go on whatever a computer player does."""
    first = next(str(one) for one in engine.legal(game) if not isinstance(one, UNASKED))
    opening = iter([(first,)])
    return plan(game, game.turn, lambda now: next(opening, None) or least(now))


def at_expiry(on_expiry: str, robot: Ask) -> Ask:
    if on_expiry == "bot":
        return robot
    return partial(least, skip=on_expiry == "skip-turn")
