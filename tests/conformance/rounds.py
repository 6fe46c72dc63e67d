"""A round led through both, with whole turns and illegal actions on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.conformance.chance import choose, leaning

if TYPE_CHECKING:
    from random import Random

    from tests.conformance.driver import Pair
    from tests.naive.table import Position

Likes = list[dict[str, float]]


def lead(pair: Pair, rng: Random, *, steps: int, refusals: float = 0.02) -> None:
    """On from where the pair stands, at most `steps` actions or turns."""
    likes = [leaning(rng) for _ in pair.position["hands"]]
    pair.compare_choices()
    for _ in range(steps):
        if rng.random() < refusals:
            pair.compare_refusals(pair.words(rng))
        if pair.position["result"] is not None:
            break
        if pair.position["phase"] != "turn" or rng.random() < 0.7:
            one_action(pair, rng, likes)
        else:
            one_turn(pair, rng, likes)
        pair.compare_choices()
    if pair.position["result"] is not None:
        pair.compare_refusals(["draw", "pass", "call", "catch:0", "zz", "suit:Z"])


def one_action(pair: Pair, rng: Random, likes: Likes) -> None:
    seats = range(len(pair.position["hands"]))
    able = [seat for seat in seats if pair.oracle.legal(pair.position, seat)]
    on_turn = pair.position["turn"]
    seat = rng.choice(able) if rng.random() < 0.3 else on_turn
    action = choose(rng, likes[seat], pair.oracle.legal(pair.position, seat))
    pair.act(seat, action, name_seat=rng.random() < 0.5)


def one_turn(pair: Pair, rng: Random, likes: Likes) -> None:
    """A whole turn as one request; half of the time mangled first."""
    actions = turn_of(pair, rng, likes[pair.position["turn"]])
    if rng.random() < 0.5:
        actions = mangled(rng, actions, pair.position)
    pair.play(actions)


def turn_of(pair: Pair, rng: Random, likes: dict[str, float]) -> list[str]:
    """Actions from the beginning to the end of a turn, or to the first `draw`."""
    seat, p = pair.position["turn"], pair.position
    actions: list[str] = []
    while not actions or actions[-1] != "draw":
        moves = {a for a in pair.oracle.legal(p, seat) if not a.startswith("catch:")}
        action = choose(rng, likes, moves)
        p, events = pair.oracle.act(p, seat, action, list)
        actions.append(action)
        kinds = {event["type"] for event in events}
        if kinds & ({"reshuffled", "challenged", "false_call"} | set(pair.oracle.TURN_OVER)):
            break  # it is over, or only chance and hidden cards know how it goes on
        if p["turn"] != seat:
            break  # another seat has to choose
    return actions


def mangled(rng: Random, actions: list[str], position: Position) -> list[str]:
    """Cut short, or with something added before a draw that would need chance to answer."""
    way = rng.choice(["cut", "add", "swap", "suit", "call"])
    extra = rng.choice([*position["hands"][position["turn"]], "end", "pass", "suit:H", "zz"])
    if way == "cut":
        return actions[:-1]
    if way == "swap":
        return actions[::-1] if "draw" not in actions else actions
    if way == "call":
        return with_call(rng, actions)
    if "draw" in actions:
        return [extra, *actions]
    return [*actions, "suit:S"] if way == "suit" else [*actions, extra]


def with_call(rng: Random, actions: list[str]) -> list[str]:
    place = rng.randrange(len(actions) + ("draw" not in actions))
    return [*actions[:place], "call", *actions[place:]]
