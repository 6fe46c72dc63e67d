"""RLCard's uno as an outside witness: which cards may be laid, at every decision of its games.

Only the legality of lays is compared; the rest of its game is not the 108-card game's, by name:

* a fitting drawn card is laid by the game itself, a drawn wild with a colour by chance, and a debt
  is drawn as soon as it is made, so draws and turns differ;
* a wild draw four is allowed only when nothing else fits (ours: always, a challenge is an option);
* a wild that starts the pile gets a colour by chance (ours is buried);
* a reshuffle takes the top card along, now and then.
"""

import random

import pytest

from switch import notation, rulesets
from switch.engine import FastChance, Lay, legal

rlcard = pytest.importorskip("rlcard", reason="rlcard is not installed")

RULES = rulesets.get("colours-108")
TRAITS = {"skip": "S", "reverse": "V", "draw_2": "D"}


def code(card: str) -> str:
    """``r-skip`` → SR, ``g-7`` → 7G, ``b-wild`` → WW, ``b-wild_draw_4`` → WF."""
    colour, trait = card.split("-")
    if trait.startswith("wild"):
        return "WF" if trait == "wild_draw_4" else "WW"
    return TRAITS.get(trait, trait) + colour.upper()


def our_lays(hand: list[str], target: str, colour: str) -> set[str]:
    """``target``, ``colour``: the top card and the colour that it counts as."""
    top = code(target)
    named = colour.upper() if top[0] == "W" else None
    position = {
        "hands": [hand, ["0R"] if hand.count("0R") == 0 and top != "0R" else ["0G"]],
        "stock": [],
        "pile": [top],
        "suit": named,
    }
    state = notation.load_position(RULES, position, FastChance(1))
    return {action.card for action in legal(state) if isinstance(action, Lay)}


def compare(players: int, seed: int) -> int:
    env = rlcard.make("uno", config={"seed": seed, "game_num_players": players})
    state, _ = env.reset()
    chance = random.Random(seed)
    compared = 0
    while not env.is_over() and compared < 300:
        raw = state["raw_obs"]
        theirs = {code(action) for action in raw["legal_actions"] if action != "draw"}
        # The name of a wild keeps an old colour; the card itself knows the one that was chosen.
        colour = env.game.round.target.color[0]
        ours = our_lays([code(card) for card in raw["hand"]], raw["target"], colour)
        assert ours - {"WF"} == theirs - {"WF"}, (seed, raw)
        assert ("WF" in theirs) == ("WF" in ours and ours == {"WF"}), (seed, raw)
        state, _ = env.step(chance.choice(list(state["legal_actions"])))
        compared += 1
    return compared


@pytest.mark.parametrize("players", [2, 4])
def test_rlcard_lets_the_same_cards_be_laid(players: int) -> None:
    assert sum(compare(players, seed) for seed in range(10)) > 300


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_rlcard_lets_the_same_cards_be_laid_in_many_games(players: int) -> None:
    assert sum(compare(players, seed) for seed in range(100, 400)) > 10_000
