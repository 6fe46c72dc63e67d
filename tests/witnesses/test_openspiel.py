"""OpenSpiel's crazy_eights as an outside witness: equal legal actions at every decision.

Played with ``reshuffle=true`` and a high ``max_turns``. Its scores are not compared: it values a
card by its id plus two, whatever the rank.
"""

import random

import pytest

from switch import rulesets
from switch.engine import (
    Action,
    Draw,
    FastChance,
    Lay,
    NameSuit,
    Pass,
    RecordedChance,
    State,
    apply,
    deal,
    legal,
)

from .following import draw

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

RULES = rulesets.get("crazy-eights-powers")


def ours(name: str) -> Action:
    """``Play C5`` → 5C, ``Nominate suit C`` → suit:C, ``Draw``, ``Pass``."""
    word, _, rest = name.partition(" ")
    if word == "Play":
        return Lay(rest[1] + rest[0])
    if word == "Nominate":
        return NameSuit(rest[-1])
    return Draw() if word == "Draw" else Pass()


class Outside:
    """OpenSpiel's game with its chance drawn from a seed."""

    def __init__(self, players: int, seed: int) -> None:
        game = pyspiel.load_game(
            f"crazy_eights(players={players},max_draw_cards=5,use_special_cards=true,"
            "reshuffle=true,max_turns=100000)"
        )
        self.state = game.new_initial_state()
        self.random = random.Random(seed)

    def chance(self) -> list[str]:
        """Let chance act until somebody has to decide: the cards dealt, in order."""
        dealt = []
        while self.state.is_chance_node():
            outcome = self.random.choice([one for one, _ in self.state.chance_outcomes()])
            name = self.state.action_to_string(outcome)
            self.state.apply_action(outcome)
            if name.startswith("Deal"):
                dealt.append(name[-1] + name[-2])
            else:
                self.dealer = int(name.split()[2])
        return dealt

    def legal(self) -> dict[Action, int]:
        return {ours(self.state.action_to_string(a)): a for a in self.state.legal_actions()}


def begin(outside: Outside, players: int) -> State:
    """Our deal of the same cards: their buried starters go under our stock as well."""
    order = outside.chance()
    first = (outside.dealer + 1) % players
    hand = RULES.hand_for(players)
    turned = order[players * hand :]
    # An eight that is turned goes back to their deck and may be turned again.
    turned = [*dict.fromkeys(turned[:-1]), turned[-1]]
    order = order[: players * hand] + [c for c in turned[:-1] if c != turned[-1]] + turned[-1:]
    rest = [code for code in RULES.pack_for(players).cards if code not in order]
    start = deal(
        RULES,
        seats=players,
        first=first,
        chance=RecordedChance.of([kinds_of_pack([*order, *rest])]),
    )
    return State(start.ruleset, start.cells, FastChance(1))


def kinds_of_pack(codes: list[str]) -> list[int]:
    return [RULES.pack.kind_of[code] for code in codes]


def follow(players: int, seed: int, most: int) -> int:
    """Play one game on both sides; how many decisions were compared."""
    outside = Outside(players, seed)
    state = begin(outside, players)
    compared = 0
    while not outside.state.is_terminal() and compared < most:
        theirs = outside.legal()
        context = f"seed {seed}, {players} players, decision {compared}: {outside.state}"
        assert outside.state.current_player() == state.turn, context
        assert set(legal(state)) == set(theirs), context
        action = outside.random.choice(list(theirs))
        outside.state.apply_action(theirs[action])
        drawn = outside.chance()
        state = draw(state, action, drawn) if action == Draw() else apply(state, action)[0]
        compared += 1
    assert outside.state.is_terminal() == state.over or compared == most
    return compared


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_openspiel_allows_the_same_at_every_decision(players: int) -> None:
    assert sum(follow(players, seed, 1000) for seed in range(12)) > 1000


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_openspiel_allows_the_same_in_many_games(players: int) -> None:
    assert sum(follow(players, seed, 20_000) for seed in range(1000, 1300)) > 100_000
