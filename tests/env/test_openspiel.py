"""OpenSpiel's own tests and its search on our games."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from runpy import run_path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from switch import rulesets
from switch.core import layout as at
from switch.env import observing
from switch.rulesets import share
from tests.rulesets.drawn import rule_set
from tests.witnesses.outside import outside

HOUSE = rule_set(Random(2))
GAMES = [(name, rulesets.get(name).seats[0]) for name in rulesets.ids()]
GAMES += [("classic", 4), ("last-card", 3), (share.encode(HOUSE), HOUSE.seats[0])]
SEARCHED = [
    ("classic", 2), ("duel", 2), ("last-card", 3), ("crazy-eights", 2), ("colours-108", 2),
    (share.encode(HOUSE), HOUSE.seats[0]),
]  # fmt: skip


@pytest.fixture(scope="module")
def pyspiel() -> Any:
    module = outside("pyspiel", "open-spiel")
    from switch.env import openspiel  # noqa: PLC0415 - it imports pyspiel

    openspiel.register()
    return module


def load(pyspiel: Any, ruleset: str, players: int, **more: Any) -> Any:
    settings = {"ruleset": ruleset, "players": players, "compiled": False, "max_decisions": 120}
    return pyspiel.load_game("switch", settings | more)


def step_at_random(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        kinds, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(kinds, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_openspiels_own_simulations(pyspiel: Any, ruleset: str, players: int) -> None:
    game = load(pyspiel, ruleset, players, max_decisions=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_deal_is_drawn_card_by_card(pyspiel: Any) -> None:
    """7 cards to each of two, then a card that may start: 28 of the 52 are plain."""
    state = load(pyspiel, "classic", 2).new_initial_state()
    rng = Random(1)
    for unseen in range(52, 38, -1):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == unseen
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        step_at_random(state, rng)
    while state.is_chance_node():
        step_at_random(state, rng)
    assert state.current_player() == 0
    assert len([1 for who in state.full_history() if who.player == -1]) >= 15


def test_returns_add_up_to_nothing_and_the_winner_has_them(pyspiel: Any) -> None:
    game, rng = load(pyspiel, "classic", 3, max_decisions=2000), Random(3)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            step_at_random(state, rng)
        assert sorted(state.returns()) == [-1, -1, 2]


def test_a_round_that_is_too_long_is_worth_nothing(pyspiel: Any) -> None:
    state, rng = load(pyspiel, "duel", 2, max_decisions=4).new_initial_state(), Random(3)
    while not state.is_terminal():
        step_at_random(state, rng)
    assert state.returns() == [0, 0]


def test_the_observer_has_our_blocks(pyspiel: Any) -> None:
    game, rng = load(pyspiel, "last-card", 3), Random(5)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    state = game.new_initial_state()
    while state.is_chance_node():
        step_at_random(state, rng)
    observer.set_from(state, 1)
    names = [block.name for block in observing.blocks(rulesets.get("last-card").table_for(3), 3)]
    assert list(observer.dict) == names
    assert observer.dict["hand"].sum() == 7
    assert state.observation_tensor(1) == observer.tensor.tolist()
    assert state.observation_string(1) == observer.string_from(state, 1)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 13}, "seats of classic must be a whole number from 2 to 4, not 13"),
        ({"ruleset": "whist"}, "There is no rule set 'whist'"),
        ({"first": 2}, "first must be a whole number from 0 to 1, not 2"),
        ({"max_decisions": 0}, "max_decisions must be a whole number from 1"),
    ],
)
def test_what_cannot_be_is_said(pyspiel: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game("switch", {"compiled": False, **wrong})


@pytest.mark.parametrize("wrong", [-2, 11, 1_000_000])
def test_an_action_that_cannot_be_is_refused_and_changes_nothing(pyspiel: Any, wrong: int) -> None:
    """11 is the kind of a card: nobody has it where a seat decides, and it has been dealt where
    chance does."""
    state, rng = load(pyspiel, "classic", 2).new_initial_state(), Random(1)
    while state.is_chance_node() or 11 in state.legal_actions():
        step_at_random(state, rng)
    for _ in range(2):
        before = str(state), state.legal_actions()
        with pytest.raises(ValueError, match="not among what can be now"):
            state.apply_action(wrong)
        assert (str(state), state.legal_actions()) == before
        state = load(pyspiel, "classic", 2).new_initial_state()
        while 11 in state.legal_actions():
            state.apply_action(11)


def test_other_worlds_have_a_history_of_their_own(pyspiel: Any) -> None:
    game, rng = load(pyspiel, "last-card", 3), Random(7)
    state = game.new_initial_state()
    hands = set()
    while state.move_number() < 60 or state.is_chance_node():
        step_at_random(state, rng)
    player = state.current_player()
    for _ in range(8):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        again = game.new_initial_state()
        for action in other.history():
            again.apply_action(action)
        assert str(again) == str(other)
        hands.add(str(other))
    assert len(hands) > 4


def test_in_the_middle_of_the_deal_there_are_none(pyspiel: Any) -> None:
    state = load(pyspiel, "classic", 2).new_initial_state()
    with pytest.raises(ValueError, match="when a seat decides"):
        state.resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize(("ruleset", "players"), SEARCHED)
def test_their_search_plays_our_games(pyspiel: Any, ruleset: str, players: int) -> None:
    pytest.importorskip("absl", reason="OpenSpiel's algorithms need absl-py")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game, dice = load(pyspiel, ruleset, players, max_decisions=60), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 6, random_state=dice,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    state, rng, searched = game.new_initial_state(), Random(1), 0
    while not state.is_terminal() and searched < 4:
        if state.is_chance_node() or len(state.legal_actions()) == 1:
            step_at_random(state, rng)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
    assert searched > 0


def test_an_action_is_called_what_the_referee_calls_it(pyspiel: Any) -> None:
    state = load(pyspiel, "last-card", 2).new_initial_state()
    assert state.action_to_string(-1, 0) == rulesets.get("last-card").pack.codes[0]
    assert state.action_to_string(0, at.CATCH + 1) == "catch:1"
    assert state.action_to_string(0, 126) == "wait"


def test_the_example_plays_both_rounds_of_a_deal(pyspiel: Any) -> None:
    pytest.importorskip("absl", reason="OpenSpiel's algorithms need absl-py")
    place = Path(__file__).parents[2] / "examples" / "openspiel_ismcts.py"
    example = SimpleNamespace(**run_path(str(place)))
    game = load(pyspiel, "classic", 2, max_decisions=24)
    theirs, ours = example.Theirs(game, 0.002, 1, 1.0), example.Ours("greedy", 1)
    spent: list[list[float]] = [[], []]
    share = example.pair(game, theirs, ours, 3, spent)
    assert share in (0, 0.25, 0.5, 0.75, 1)
    assert min(map(len, spent)) > 0
    assert theirs.simulations > theirs.decisions > 0
