"""Computer players under every preset and under rule sets drawn at random: never refused."""

from collections import Counter
from random import Random

import pytest

from switch import bots, engine, rulesets
from switch.engine import Call, FalseCall, FastChance, Jump, State
from switch.rulesets import RuleSet
from switch.rulesets.checking import checked
from tests.bots.matches import seen
from tests.engine.test_views import elsewhere
from tests.rulesets.drawn import rule_set

NAMES = ["beginner", "random", "greedy", "easy", "normal"]
EXTREMES = [(name, seats) for name in rulesets.ids() for seats in rulesets.get(name).seats]


def play(rules: RuleSet, seats: int, seed: int, most: int) -> tuple[State, Counter[str]]:
    """Up to so many turns; whoever wants to call, catch or jump is let. What happened."""
    players = [bots.get(NAMES[(seed + seat) % 5], seed * 100 + seat) for seat in range(seats)]
    state = engine.deal(rules, seats=seats, first=seed % seats, chance=FastChance(seed))
    happened: Counter[str] = Counter()
    for _ in range(most):
        if state.over:
            break
        state, events = turn_or_jump(state, players)
        happened.update(event.type for event in events)
        for seat, player in enumerate(players):
            reaction = player.reaction(seen(state, seat))
            if reaction is not None and not isinstance(reaction.action, Jump):
                state, events = engine.apply(state, reaction.action, seat)
                happened.update(event.type for event in events)
    return state, happened


def turn_or_jump(
    state: State, players: list[bots.Player]
) -> tuple[State, tuple[engine.Event, ...]]:
    for seat, player in enumerate(players):
        reaction = player.reaction(seen(state, seat))
        if reaction is not None and isinstance(reaction.action, Jump):
            after, events = engine.apply(state, reaction.action, seat)
            if after.turn != seat or after.over:
                return after, events
            return engine.play(state, [reaction.action, *rest(after, seat, player)], seat)
    return engine.play(state, players[state.turn].turn(seen(state, state.turn)))


def rest(state: State, seat: int, player: bots.Player) -> list[engine.Action]:
    """What a jump wants named; a player or a card can be chosen later."""
    return player.turn(seen(state, seat)) if state.phase in ("more", "suit", "rank") else []


@pytest.mark.parametrize(("ruleset", "seats"), EXTREMES)
def test_every_preset_is_played_to_its_end(ruleset: str, seats: int) -> None:
    for seed in range(4):
        end, _ = play(rulesets.get(ruleset), seats, seed, 3000)
        assert end.over


@pytest.mark.parametrize("seed", range(30))
def test_no_rule_set_makes_them_do_what_may_not_be_done(seed: int) -> None:
    rng = Random(seed)
    rules = rule_set(rng)
    play(rules, rng.randint(*rules.seats), seed, 150)


def test_nobody_calls_falsely_and_everybody_jumps() -> None:
    rules = checked(
        {
            "base": "colours-108",
            "interrupt": {"jump_in": True},
            "call": {"required": True, "false_call": 3, "false_catch": 3},
        }
    )
    happened: Counter[str] = Counter()
    for seed in range(12):
        happened += play(rules, 5, seed, 3000)[1]
    assert min(happened[kind] for kind in ("called", "caught", "jumped")) > 3, happened
    assert happened["false_call"] == happened["false_catch"] == 0


def test_a_call_that_would_be_false_is_legal_and_not_made() -> None:
    """Seven cards in hand: the rules let one call at its own expense."""
    rules = checked({"base": "last-card", "call": {"false_call": 2}})
    state = engine.deal(rules, seats=2, chance=FastChance(1))
    assert Call() in engine.legal(state)
    for seed in range(20):
        turn = bots.get("greedy", seed).turn(seen(state, state.turn))
        assert Call() not in turn
        _, events = engine.play(state, turn)
        assert not any(isinstance(event, FalseCall) for event in events)


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("pesten", 3), ("colours-108", 2), ("hundred-one", 4)]
)
def test_leak_11_two_worlds_that_look_alike_are_played_alike(ruleset: str, seats: int) -> None:
    rng = Random(8)
    state = engine.deal(rulesets.get(ruleset), seats=seats, chance=FastChance(8))
    met = 0
    while not state.over and met < 40:
        seat = state.turn
        other = elsewhere(state, seat, rng)
        for name in NAMES if state.phase in ("turn", "drawn") else []:
            met += 1
            here, there = bots.get(name, met), bots.get(name, met)
            assert here.turn(seen(state, seat)) == there.turn(seen(other, seat))
        state, _ = engine.apply(state, rng.choice(engine.legal(state)))
    assert met > 20
