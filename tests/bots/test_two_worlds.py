"""1.16, LEAK-11: in two worlds that a seat cannot tell apart its player thinks and does the same.

Two rounds are played with the same actions from deals that differ in cards which the seat has not
seen; what it can see is written down here from the rules, not asked of the program. Then each
player, told of either round, must remember, weigh, do and react the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from switch import bots, engine, rulesets
from switch.bots import LEVELS
from switch.bots.player import Planner
from switch.bots.thinker import Effort
from switch.core import layout as at
from switch.engine import Action, Drew, Event, FastChance, Gave, Lay, State, View
from switch.kernel import memory
from switch.kernel.hosts import PLAIN, Host, native
from switch.notation import event_fields, position_fields
from switch.rulesets import RuleSet
from switch.rulesets.checking import checked
from tests.bots.matches import seen
from tests.engine.test_views import kinds_held, planes, seen_places

EXCHANGES: dict[str, Any] = {
    "base": "colours-108",
    "turn": {"exchange": ["5"], "exchange_with": "a player"},
    "interrupt": {"challenge": True},
}
GIVES: dict[str, Any] = {
    "base": "classic",
    "turn": {"exchange": [], "rotate": ["9"], "give": ["5"]},
    "interrupt": {"jump_in": True},
}
GAMES: dict[str, tuple[RuleSet, int]] = {
    "classic": (rulesets.get("classic"), 3),
    "duel": (rulesets.get("duel"), 2),
    "last-card": (rulesets.get("last-card"), 4),
    "colours-108": (rulesets.get("colours-108"), 3),
    "house, exchange and challenge": (checked(EXCHANGES), 4),
    "house, give and rotate": (checked(GIVES), 3),
}
SHORT, LONG = 12, 40  # actions


@dataclass(frozen=True)
class Step:
    seat: int
    action: Action
    events: tuple[Event, ...]
    after: State


@dataclass(frozen=True)
class World:
    deal: State
    steps: tuple[Step, ...]

    @property
    def end(self) -> State:
        return self.steps[-1].after


Make = Callable[[World], bots.Player]


# --- what a seat can see, by the rules -----------------------------------------------------------


def sight(state: State, viewer: int) -> dict[str, Any]:
    fields = position_fields(state)
    shown = [i for kind, i in seen_places(state, viewer) if kind == "pile"]
    return fields | {
        "hands": [hand if i == viewer else len(hand) for i, hand in enumerate(fields["hands"])],
        "stock": len(fields["stock"]),
        "pile": [code if i in shown else None for i, code in enumerate(fields["pile"])],
        "drawn": fields.get("drawn") if state.turn == viewer else None,
        "bluff": fields.get("bluff") is None,
        "given": fields["given"][viewer] if "given" in fields else None,
    }


def hearsay(event: Event, viewer: int) -> dict[str, Any]:
    fields = event_fields(event)
    if isinstance(event, Drew) and event.seat != viewer:
        fields.pop("cards", None)
    if isinstance(event, Gave) and viewer not in (event.seat, event.to):
        fields.pop("card", None)
    return fields


def noticed(events: tuple[Event, ...], after: State, viewer: int) -> Any:
    return [hearsay(event, viewer) for event in events], sight(after, viewer)


# --- two worlds ----------------------------------------------------------------------------------


def play(state: State, rng: Random, most: int) -> World:
    """Mostly with sense, so that hands get short and powers fall, at times without."""
    deal, steps = state, list[Step]()
    players = [bots.get("greedy", rng.randrange(99)) for _ in range(state.seats)]
    while not state.over and len(steps) < most:
        seat, actions = state.turn, list[Action]()
        if rng.random() < 0.7:
            actions = players[seat].turn(seen(state, seat))
        for action in actions or [rng.choice(engine.legal(state))]:
            state, events = engine.apply(state, action, seat)
            steps.append(Step(seat, action, events, state))
    return World(deal, tuple(steps))


def swapped(state: State, viewer: int, rng: Random) -> State:
    """Two cards that the viewer does not see have changed places."""
    cells = list(state.cells)
    hands = {seat: kinds_held(state, seat) for seat in range(state.seats) if seat != viewer}
    places = [(seat, i) for seat, hand in hands.items() for i in range(len(hand))]
    places += [(-1, at.STOCK + i) for i in range(len(state.stock))]
    (one, i), (other, j) = rng.sample(places, 2)
    a, b = hands.get(one, cells), hands.get(other, cells)
    a[i], b[j] = b[j], a[i]
    for seat, hand in hands.items():
        cells[at.HANDS + seat * at.PLANES : at.HANDS + (seat + 1) * at.PLANES] = planes(hand)
    return State(state.ruleset, tuple(cells), state.chance)


def again(world: World, deal: State, viewer: int, wanted: list[Any]) -> World | None:
    """The same actions from another deal; None where one may not be done or the viewer would not
    notice just what is wanted."""
    state, steps = deal, list[Step]()
    for step in world.steps:
        try:
            state, events = engine.apply(state, step.action, step.seat)
        except engine.Refused:
            return None
        if noticed(events, state, viewer) != wanted[len(steps)]:
            return None
        steps.append(Step(step.seat, step.action, events, state))
    return World(deal, tuple(steps))


def another(world: World, viewer: int, rng: Random) -> World | None:
    """A world that the viewer cannot tell from this one, with other hands now."""
    wanted = [noticed(step.events, step.after, viewer) for step in world.steps]
    found: World | None = None
    for _ in range(30):
        near = found or world
        other = again(world, swapped(near.deal, viewer, rng), viewer, wanted)
        found = other or found
    return found if found and found.end.hands != world.end.hands else None


def pairs(game: str, seed: int, count: int) -> Iterator[tuple[int, World, World]]:
    """So many moments in which a seat has something to think about, each in two worlds."""
    rules, seats = GAMES[game]
    rng = Random(seed)
    while count:
        deal = engine.deal(rules, seats=seats, chance=FastChance(rng.randrange(1 << 60)))
        world = play(deal, rng, rng.randint(SHORT, LONG))
        if world.end.over:
            continue
        viewer = world.end.turn
        if other := another(world, viewer, rng):
            count -= 1
            yield viewer, world, other


# --- what a player makes of them -----------------------------------------------------------------


def told(world: World, viewer: int, make: Make) -> bots.Player:
    player = make(world)
    for step in world.steps:
        player.saw(
            [engine.redact(event, viewer) for event in step.events], seen(step.after, viewer)
        )
    return player


def answers(world: World, viewer: int, make: Make) -> dict[str, Any]:
    """Everything that a player shows of its mind, and what it was shown."""
    view = seen(world.end, viewer)
    player = told(world, viewer, make)
    mind = getattr(player, "_thinker", None)
    return {
        "views": [seen(step.after, viewer) for step in world.steps],
        "events": [[engine.redact(e, viewer) for e in step.events] for step in world.steps],
        "memory": None if mind is None else [int(cell) for cell in mind._memory],
        "weighed": None if mind is None else mind.weigh(view),
        "turn": player.turn(view),
        "reactions": [player.reaction(seen(step.after, viewer)) for step in world.steps],
    }


def differ(viewer: int, here: World, there: World, make: Make) -> list[str]:
    one, other = answers(here, viewer, make), answers(there, viewer, make)
    return [key for key in one if one[key] != other[key]]


def level(name: str, host: Host, playouts: int = 0) -> Make:
    """A player with the seed 5; ``playouts``: another number than its own."""
    chosen = LEVELS[name]
    if playouts and chosen.effort is not None:
        few = replace(chosen.effort, playouts=playouts, plain=playouts)
        chosen = replace(chosen, effort=few)
    return lambda _: Planner(chosen, 5, lambda: host)


def compare(game: str, count: int, host: Host, playouts: int = 0) -> None:
    for viewer, here, there in pairs(game, 3, count):
        for name in LEVELS:
            assert differ(viewer, here, there, level(name, host, playouts)) == [], name


@pytest.mark.parametrize("game", GAMES)
def test_leak_11_worlds_that_a_seat_cannot_tell_apart_are_played_alike(game: str) -> None:
    compare(game, 2, PLAIN, playouts=16)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_leak_11_the_same_compiled_with_the_playouts_of_a_table(game: str) -> None:
    host = native()
    assert host.compiled, "Numba is not installed"
    compare(game, 20, host)


# --- and it would be noticed ---------------------------------------------------------------------


class Peeking(Planner):
    """Knows the world, and lets a rival's cards decide what it says."""

    def __init__(self, world: World) -> None:
        super().__init__(LEVELS["normal"], 5)
        self._hands = world.end.hands

    def turn(self, view: View) -> list[Action]:
        rivals = [hand for seat, hand in enumerate(self._hands) if seat != view.seat]
        return [Lay(card) for hand in rivals for card in hand]


class Remembering(Planner):
    """Knows the world, and has in mind what the others hold."""

    def __init__(self, world: World) -> None:
        few = replace(LEVELS["sharp"], effort=Effort(40, 40))
        super().__init__(few, 5, lambda: PLAIN)
        self._cells = world.end.cells

    def saw(self, events: Sequence[Event], view: View) -> None:
        super().saw(events, view)
        assert self._thinker is not None
        mind, hands = self._thinker._memory, slice(at.HANDS, at.HANDS + view.seats * at.PLANES)
        mind[hands] = self._cells[hands]
        mind[at.COUNTS : at.COUNTS + view.seats] = self._cells[at.COUNTS : at.COUNTS + view.seats]
        mind[memory.LAYERS : memory.BEFORE] = [0] * (memory.BEFORE - memory.LAYERS)


@pytest.mark.parametrize(("spy", "tells"), [(Peeking, "turn"), (Remembering, "memory")])
def test_a_player_that_peeks_is_found_out(spy: Make, tells: str) -> None:
    found = Counter(key for case in pairs("last-card", 3, 4) for key in differ(*case, spy))
    assert set(found) <= {"memory", "weighed", "turn"}
    assert found[tells] >= 2
