"""RLCard's uno as an outside witness for colours-108: the same games, node by node.

At every decision the seat on turn, its hand, the top card, the colour in force, the direction and
what may be laid or drawn must be equal; after each step our engine has got there with its own
actions from the state before. Our rule set is the preset with two options that RLCard has
otherwise: nobody draws who can lay, and with two players a reverse only turns. The preset itself
must allow the same lays at every node.

Left out, by name (rlcard 1.2.0, ``games/uno/``): ``HELD_BACK`` is one action left out of a node.
After each of the others our side takes over RLCard's position, from which the comparison goes on:

* ``HELD_BACK``: a wild draw four may be laid only when nothing else can (``get_legal_actions`` in
  ``round.py``); ours lets it be laid and, where the table plays so, challenged;
* ``STARTER``: a draw two, a reverse or a wild that starts the pile (``perform_top_card``,
  ``flip_top_card``): the first player draws and still has the turn, a reverse gives the turn to the
  seat before the first, a wild gets a colour by chance. Ours: 5.3;
* ``FREE_FOUR``: a drawn wild draw four is laid by itself and nobody draws for it
  (``_perform_draw_action``);
* ``TOP_TOO``: when the stock is too short the whole pile is shuffled, its top card too, even if
  cards are left (``replace_deck``); until the next card is laid the top card lies in the stock. It
  may then be drawn while it is on top: no position of ours has that card twice
  (``TOP_TWICE``, the node is not compared).

Two more differences are no exclusions, for our actions can follow them: a drawn card of the colour
in force is laid by itself, a wild with a colour by chance (we lay it and name that colour), and a
drawn card that fits by its number or sign only is kept (we pass).
"""

import random
from collections import Counter
from typing import Any

import pytest

from switch import notation, rulesets
from switch.engine import (
    Draw,
    FastChance,
    Lay,
    NameSuit,
    Pass,
    RecordedChance,
    State,
    deal,
    legal,
)

from .colours import Theirs, code, cost
from .following import Follower
from .outside import outside

PRESET = rulesets.get("colours-108")

HELD_BACK = "wild draw four held back"
STARTER = "starter with another effect"
FREE_FOUR = "drawn wild draw four that nobody draws for"
TOP_TOO = "top card shuffled in"
TOP_TWICE = "top card in a hand"
HAPPENS = {"drew", "kept", "laid", "named", "out", "owes", "reversed", "skipped"}


@pytest.fixture(scope="module")
def uno() -> Any:
    return outside("rlcard.games.uno", "rlcard")


def as_they_play() -> rulesets.RuleSet:
    fields = PRESET.fields()
    fields["draw"]["though_able"] = False
    fields["turn"]["reverse_with_two"] = "nothing"
    return rulesets.from_fields(fields)


RULES = as_they_play()


def dealt(theirs: Theirs) -> State:
    """Our own deal of their cards: one card to each player in turn, seven times."""
    laps = [card for lap in zip(*theirs.hands, strict=True) for card in lap]
    order = [*laps, theirs.top, *theirs.stock]
    chance = RecordedChance.of([[RULES.pack.kind_of[card] for card in order]])
    start = deal(RULES, seats=theirs.players, chance=chance)
    return State(start.ruleset, start.cells, FastChance(1))


def taken_over(theirs: Theirs) -> State | None:
    """Their position, the top card taken out of the stock; None if it is in a hand."""
    stock, pile = theirs.stock, theirs.pile
    if not pile:
        pile = [theirs.top]
        if theirs.top not in stock:
            return None
        stock.remove(theirs.top)
    position = {
        "hands": theirs.hands,
        "stock": stock,
        "pile": pile,
        "turn": theirs.turn,
        "direction": theirs.direction,
        "suit": theirs.colour if pile[-1][0] == "W" else None,
    }
    return notation.load_position(RULES, position, FastChance(1))


def begin(theirs: Theirs) -> tuple[State | None, str | None]:
    if theirs.top[0] in "DVW":
        return taken_over(theirs), STARTER
    return dealt(theirs), None


def compare(ours: State, theirs: Theirs, where: str) -> str | None:
    """HELD_BACK if that was left out."""
    colour = ours.suit or ours.top[-1]
    lays = {one.card for one in legal(ours) if isinstance(one, Lay)}
    free = {one.card for one in legal(with_preset(ours)) if isinstance(one, Lay)}
    held_back = len(lays) > 1 and "WF" in lays
    can = (lays - {"WF"} if held_back else lays) | ({"draw"} if Draw() in legal(ours) else set())
    actions = {one if one == "draw" else code(one) for one in theirs.legal()}
    hand = sorted(ours.hand_of(ours.turn))
    our_side = (ours.turn, ours.direction, ours.top, colour, hand, can, free)
    hand = sorted(theirs.hands[theirs.turn])
    their_side = (theirs.turn, theirs.direction, theirs.top, theirs.colour, hand, actions, lays)
    if our_side != their_side:
        pytest.fail(f"{where}:\nours   {our_side}\ntheirs {their_side}")
    return HELD_BACK if held_back else None


def with_preset(state: State) -> State:
    return State(PRESET, state.cells, state.chance)


def lay(side: Follower, card: str, theirs: Theirs, stock: list[str]) -> None:
    """The card, its colour and what the next player draws for it."""
    side.act(Lay(card))
    if side.state.over:
        return
    if side.state.phase == "suit":
        side.act(NameSuit(theirs.colour))
    if cost(card):
        assert side.state.pending == cost(card)
        side.draw(Draw(), stock[: cost(card)])


def step(side: Follower, action: str, theirs: Theirs) -> str | None:
    """One step on their side, and on ours unless the exclusion that is returned forbids it."""
    stock, pile = theirs.stock, theirs.pile
    theirs.act(action)
    if not pile or not theirs.pile or (action == "draw" and not stock):
        return TOP_TOO
    if action != "draw":
        lay(side, code(action), theirs, stock)
        return None
    drawn, laid = stock[0], len(theirs.pile) > len(pile)
    if drawn == "WF":
        return FREE_FOUR
    side.draw(Draw(), [drawn])
    if laid:
        lay(side, drawn, theirs, stock[1:])
    elif side.state.phase == "drawn":
        side.act(Pass())
    return None


def follow(uno: Any, players: int, seed: int) -> Counter[str]:
    """Play one game on both sides: nodes compared, steps driven, what was left out and happened."""
    theirs, chance = Theirs(uno, players, seed), random.Random(seed)
    state, left_out = begin(theirs)
    seen = Counter({"games": 1, STARTER: int(left_out == STARTER)})
    while not theirs.over:
        action = chance.choice(theirs.legal())
        if state is None:
            theirs.act(action)
            left_out = TOP_TWICE
        else:
            held_back = compare(state, theirs, f"{players} players, seed {seed}, {seen}")
            seen.update(["compared", held_back] if held_back else ["compared"])
            side = Follower(state, seen)
            left_out = step(side, action, theirs)
            state = side.state
        seen[left_out or "driven"] += 1
        if left_out and not theirs.over:
            state = taken_over(theirs)
    if state and not left_out:
        assert (state.over, state.winner) == (True, theirs.winner)
    return seen


def follow_all(uno: Any, players: int, seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += follow(uno, players, seed)
    return seen


@pytest.mark.parametrize("players", [2, 4, 7, 10])
def test_rlcard_lets_the_same_be_done_at_every_decision(uno: Any, players: int) -> None:
    seen = follow_all(uno, players, range(40))
    assert set(seen) >= HAPPENS
    assert seen["driven"] > 0.9 * seen["compared"] > 900


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 11))
def test_rlcard_lets_the_same_be_done_in_many_games(uno: Any, players: int) -> None:
    seen = follow_all(uno, players, range(100, 600))
    assert set(seen) >= HAPPENS | {HELD_BACK, STARTER, FREE_FOUR, TOP_TOO}
    assert seen["driven"] > 0.9 * seen["compared"] > 9000
