"""What a computer player must never do, whatever its level."""

from __future__ import annotations

import random

import pytest

from switch import bots, engine, notation, rulesets

GAMES = [("duel", 2), *[(name, seats) for name in ("classic", "last-card") for seats in (2, 3, 4)]]
LEVELS = ["random", "greedy", "beginner", "easy", "normal"]


def view_of(hand: str, other: str, *, pile: str, stock: str) -> engine.View:
    """Classic, two seats, seat 0 to move."""
    wanted = {
        "hands": [hand.split(), other.split()],
        "pile": pile.split(),
        "stock": stock.split(),
    }
    chance = engine.FastChance(1)
    return engine.view(notation.load_position(rulesets.get("classic"), wanted, chance), 0)


def words(actions: list[engine.Action]) -> list[str]:
    return [str(action) for action in actions]


def test_case_BOTS_02_an_ace_names_the_longest_suit() -> None:
    view = view_of("AH 4C 5C 6C 9D", "KH QH TH", pile="KS", stock="3D 4D")
    for seed in range(10):
        assert words(bots.get("greedy", seed).turn(view)) == ["AH", "suit:C"]


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
def test_case_BOTS_03_they_choose_legal_actions_only(ruleset: str, seats: int) -> None:
    """Every action is taken one by one; a refused one raises."""
    for number, level in enumerate(LEVELS):
        chance = engine.FastChance(number)
        state = engine.deal(rulesets.get(ruleset), seats=seats, first=0, chance=chance)
        players = [bots.get(level, number * 10 + seat) for seat in range(seats)]
        steps = 0
        while state.result is None:
            seat = state.turn
            for action in players[seat].turn(engine.view(state, seat)):
                assert action in engine.legal(state, seat), (action, state)
                state, _ = engine.apply(state, action, seat)
                steps += 1
            for other in range(seats):
                state = _react(state, players[other], other)
            assert steps < 5000, state
        assert state.winner is None or state.hands[state.winner] == () or state.result == "blocked"


def _react(state: engine.State, player: bots.Player, seat: int) -> engine.State:
    reaction = player.reaction(engine.view(state, seat))
    if reaction is None:
        return state
    assert reaction.action in engine.legal(state, seat)
    return engine.apply(state, reaction.action, seat)[0]


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
def test_case_BOTS_04_no_round_of_computer_players_goes_on_for_ever(
    ruleset: str, seats: int
) -> None:
    for seed in range(12):
        chance = engine.FastChance(seed)
        state = engine.deal(rulesets.get(ruleset), seats=seats, first=0, chance=chance)
        players = [bots.get(LEVELS[seed % 2], seed + seat) for seat in range(seats)]
        turns = 0
        while state.result is None:
            turns += 1
            assert turns <= 2000, state
            state, _ = engine.play(state, players[state.turn].turn(engine.view(state, state.turn)))


@pytest.mark.parametrize("level", LEVELS)
def test_case_LEAK_11_another_hand_of_equal_size_changes_nothing(level: str) -> None:
    hand, pile = "9S 6D 3H AH 2S", "TD 7S"
    unseen = [
        rank + suit
        for rank in "A23456789TJQK"
        for suit in "CDHS"
        if rank + suit not in f"{hand} {pile}".split()
    ]
    for seed in range(12):
        turns = set()
        for shuffle in range(4):
            cards = random.Random(shuffle).sample(unseen, len(unseen))
            other, stock = " ".join(cards[:4]), " ".join(cards[4:])
            view = view_of(hand, other, pile=pile, stock=stock)
            turns.add(tuple(words(bots.get(level, seed).turn(view))))
        assert len(turns) == 1
