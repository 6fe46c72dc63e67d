"""OpenSpiel's crazy_eights as an outside witness: the same game on both sides, node by node.

At every decision the seat on turn, its hand, the top card, the suit in force and the whole set of
legal actions must be equal, at the end every hand, the size of the stock and who won. Played with
``reshuffle=true`` and a ``max_turns`` that is never reached, for 2 to 12 players: from six on both
sides take two packs. The preset has at most six seats; for more only ``seats`` is changed. Fewer
draws, no powers and no reshuffle are settings there and options here, and are played as well.

Left out, by name (open_spiel 2.0.2, ``games/crazy_eights/crazy_eights.cc``):

* *points*: ``ScoreUp`` takes a card's id for its rank, so a five of diamonds costs 15. What it
  counts is shown by ``test_its_points_are_those_of_a_cards_id``;
* *13 to 15 players*: its ``max_num_players`` is 15, our tables have 12 seats;
* *a debt paid with exactly the last card* is the first of the players + 1 passes that block their
  round (``ApplyDealAction``; where the stock is too short for the debt it is not). Ours counts
  passes only (9.8): its round ends one pass later. The test foretells it: after the same number of
  passes, this one included, their game must be over;
* *the moment of a refill*: theirs comes with the card that is laid, ours at the end of the turn,
  that is after the suit is named and not at all after the card that ends the round;
* *an end by max_turns*: no rule set of ours ends after so many cards;
* *the order of the stock*: it has none (``ChanceOutcomes`` draws from what is left), and an eight
  that is turned goes back into it and may be turned again; ours lies under the stock. Our stock is
  put in the order in which theirs comes, so the cards are compared and the order is not.
"""

import random
from collections import Counter
from typing import Any

import pytest

from switch.engine import Action, Draw, FastChance, Lay, Pass, RecordedChance, State, deal, legal
from switch.rulesets import RuleSet

from .crazy_eights import CARDS, Settings, Theirs
from .following import Follower
from .outside import outside

POWERS = [Settings(players) for players in range(2, 13)]
OTHERS = [
    Settings(2, draws=1),
    Settings(4, draws=3),
    Settings(2, special=False),
    Settings(5, special=False),
    Settings(8, draws=2, special=False),
]
STOCK_ENDS = [
    Settings(2, reshuffle=False),
    Settings(3, draws=2, reshuffle=False),
    Settings(7, reshuffle=False),
]
# The players of a game like one kind of action, so often: who draws and passes empties the stock.
LIKES: list[tuple[type, ...]] = [(Lay,), (Draw, Pass), (Draw, Pass)]
HOW_OFTEN = [0.5, 0.8, 0.95]
EARLY = "blocked one pass early"
HAPPENS = {"drew", "laid", "named", "out", "owes", "passed", "reshuffled", "reversed", "skipped"}
HAPPENS |= {"blocked", EARLY}


@pytest.fixture(scope="module")
def pyspiel() -> Any:
    return outside("pyspiel", "open-spiel")


def begin(theirs: Theirs, rules: RuleSet, players: int) -> State:
    """Our deal of the same cards: their eights that were turned lie under our stock."""
    order, hands = theirs.chance(), players * rules.hand_for(players)
    *eights, top = order[hands:]
    order = order[:hands] + fewest(Counter(order[:hands]), eights, theirs.packs) + [top]
    rest = Counter(rules.pack_for(players).cards) - Counter(order)
    kinds = [rules.pack.kind_of[code] for code in [*order, *rest.elements()]]
    chance = RecordedChance.of([kinds])
    start = deal(rules, seats=players, first=(theirs.dealer + 1) % players, chance=chance)
    return State(start.ruleset, start.cells, FastChance(1))


def fewest(dealt: Counter[str], eights: list[str], packs: int) -> list[str]:
    """One eight may have been turned more often than there are cards of it."""
    turned = {code: min(count, packs - dealt[code]) for code, count in Counter(eights).items()}
    return [*Counter(turned).elements()]


def compare(ours: State, theirs: Theirs, where: str) -> None:
    actions = theirs.legal()
    hand, top, suit = theirs.sight(theirs.turn)
    their_side = (theirs.turn, +hand, top, suit, set(actions))
    our_side = (
        ours.turn,
        Counter(ours.hand_of(ours.turn)),
        ours.top,
        ours.suit or ours.top[1] if ours.phase != "suit" else suit,
        set(legal(ours)),
    )
    if our_side != their_side:
        pytest.fail(f"{where}:\nours   {our_side}\ntheirs {their_side}\n{theirs.state}")


def compare_ends(ours: State, theirs: Theirs) -> None:
    hands = [+theirs.sight(player)[0] for player in range(ours.seats)]
    assert [Counter(hand) for hand in ours.hands] == hands
    refilled_before_us = not ours.stock and (ours.phase == "suit" or ours.result == "out")
    assert refilled_before_us or len(ours.stock) == theirs.stock_count()
    if ours.result == "out":
        assert ours.winner == hands.index(Counter())


class Players:
    """How the players of one game choose."""

    def __init__(self, rng: random.Random) -> None:
        self.random = rng
        self.likes, self.how_often = rng.choice(LIKES), rng.choice(HOW_OFTEN)

    def choose(self, actions: list[Action]) -> Action:
        liked = [action for action in actions if isinstance(action, self.likes)]
        follows = liked and self.random.random() < self.how_often
        return self.random.choice(liked if follows else actions)


def follow(pyspiel: Any, settings: Settings, seed: int, most: int) -> Counter[str]:
    """Play one game on both sides: how many decisions were compared, and what happened."""
    theirs = Theirs(pyspiel, settings, seed)
    side = Follower(begin(theirs, settings.ours(), settings.players), Counter())
    chooser = Players(theirs.random)
    compared = early = 0
    while not theirs.over and compared < most:
        compare(side.state, theirs, f"{settings}, seed {seed}, decision {compared}")
        actions = theirs.legal()
        action = chooser.choose(list(actions))
        theirs.state.apply_action(actions[action])
        before, drawn = side.state, theirs.chance()
        if action == Draw():
            side.draw(action, drawn)
        else:
            side.act(action)
        side.seen["a two for nothing"] += settings.special and for_nothing(before, action, side)
        early = counted_early(before, action, len(drawn), early) if not side.state.stock else 0
        compared += 1
    blocked_early = not side.state.over and side.state.passes + early > settings.players
    assert (side.state.over or blocked_early) == theirs.over
    compare_ends(side.state, theirs)
    counts = {"decisions": compared, "games": 1, EARLY: int(blocked_early)}
    return side.seen + Counter(counts)


def counted_early(before: State, action: Action, drawn: int, early: int) -> int:
    """1 where they counted the turn that emptied the stock as a pass, and nobody laid since."""
    if isinstance(action, Pass):
        return early
    return int(action == Draw() and drawn == before.pending)


def for_nothing(before: State, action: Action, side: Follower) -> bool:
    """A two on an empty stock; never with reshuffle, for the two frees the card below it."""
    two = isinstance(action, Lay) and action.card[0] == "2" and not side.state.over
    return two and side.state.pending == before.pending


def follow_all(pyspiel: Any, settings: list[Settings], seeds: range, most: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for one in settings:
        for seed in seeds:
            seen += follow(pyspiel, one, seed, most)
    return seen


def test_openspiel_allows_the_same_at_every_decision(pyspiel: Any) -> None:
    seen = follow_all(pyspiel, POWERS, range(10), 800)
    assert seen["decisions"] > 5000
    assert set(seen) >= HAPPENS


def test_openspiel_allows_the_same_with_its_other_settings(pyspiel: Any) -> None:
    seen = follow_all(pyspiel, OTHERS, range(6), 800)
    assert seen["decisions"] > 2000
    assert set(seen) >= HAPPENS - {"blocked", EARLY}


def test_openspiel_allows_the_same_when_the_stock_ends(pyspiel: Any) -> None:
    seen = follow_all(pyspiel, STOCK_ENDS, range(30), 800)
    assert seen["decisions"] > 4000
    assert set(seen) >= HAPPENS - {"reshuffled"} | {"a two for nothing"}


def test_its_points_are_those_of_a_cards_id(pyspiel: Any) -> None:
    """The evidence for leaving points out: it fails when OpenSpiel counts the rank."""
    theirs = Theirs(pyspiel, Settings(3), 5)
    while not theirs.over:
        theirs.chance()
        actions = theirs.legal()
        able = [one for one in actions if one != Draw()]
        theirs.state.apply_action(actions[theirs.random.choice(able or [Draw()])])
    for player, counted in enumerate(theirs.state.returns()):
        hand = [*theirs.sight(player)[0].elements()]
        by_id = [CARDS.index(card) + 2 for card in hand if card[0] in "2345679T"]
        rest = [50 if card[0] == "8" else 10 for card in hand if card[0] in "8JQKA"]
        assert counted == -sum(by_id + rest)


@pytest.mark.long
@pytest.mark.parametrize("settings", [*POWERS, *OTHERS, *STOCK_ENDS], ids=str)
def test_openspiel_allows_the_same_in_many_games(pyspiel: Any, settings: Settings) -> None:
    seen = follow_all(pyspiel, [settings], range(1000, 1300), 20_000)
    assert seen["decisions"] > 10_000
    assert seen["out"] + seen["blocked"] + seen[EARLY] == seen["games"]
