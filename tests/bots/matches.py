"""Rounds of computer players, each given nothing but views, and what happened in them."""

from collections import Counter
from dataclasses import dataclass, field, replace

from switch import bots, engine, rulesets
from switch.bots import LEVELS, Planner
from switch.engine import Call, Catch, FastChance, State, View
from switch.kernel.hosts import PLAIN

MOST_TURNS = 3000
TABLES = [
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("duel", 2),
    ("last-card", 2),
    ("last-card", 3),
    ("last-card", 4),
]
TABLE_IDS = [f"{ruleset}-{seats}" for ruleset, seats in TABLES]


@dataclass
class Match:
    """``happened`` counts what players did: forgot, called early or late, caught, overlooked."""

    end: State
    turns: int
    happened: Counter[str] = field(default_factory=Counter)


def play_round(
    ruleset: str, players: list[bots.Player], seed: int, first: int = 0, turns: int = MOST_TURNS
) -> Match:
    """A round to its end. Raises Refused if a player does what may not be done, AssertionError if
    it goes on for more than ``turns`` turns."""
    chance = FastChance(seed)
    state = engine.deal(rulesets.get(ruleset), seats=len(players), first=first, chance=chance)
    match = Match(state, 0)
    while not state.over:
        match.turns += 1
        assert match.turns <= turns, state
        actions = players[state.turn].turn(seen(state, state.turn))
        match.happened["called before"] += Call() in actions
        state, _ = engine.play(state, actions)
        state = reactions(state, players, match)
    match.end = state
    return match


def searching(name: str, seed: int, playouts: int = 16) -> Planner:
    """A player of a level that searches, on CPython with so few playouts that a test has time."""
    level = LEVELS[name]
    assert level.effort is not None
    few = replace(level.effort, playouts=playouts, plain=playouts)
    return Planner(replace(level, effort=few), seed, lambda: PLAIN)


def seen(state: State, seat: int) -> View:
    return engine.view(state, seat)


def reactions(state: State, players: list[bots.Player], match: Match) -> State:
    """Late calls and catches, the quickest first, as long as they are still legal."""
    if state.exposed is None:
        return state
    match.happened["forgot"] += 1
    wishes = []
    for seat, player in enumerate(players):
        reaction = player.reaction(seen(state, seat))
        if reaction is not None:
            wishes.append((reaction.delay, seat, reaction.action))
    for _, seat, action in sorted(wishes, key=lambda wish: wish[:2]):
        if action in engine.legal(state, seat):
            match.happened["caught" if isinstance(action, Catch) else "called late"] += 1
            state, _ = engine.apply(state, action, seat)
    match.happened["got away"] += state.exposed is not None
    return state


def points(end: State, seat: int) -> float:
    """1 for the winner, a share where nobody won alone."""
    if end.winner is None:
        return 1 / end.seats
    return float(end.winner == seat)
