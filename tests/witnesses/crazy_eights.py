"""OpenSpiel's crazy_eights with its chance drawn from a seed, in our words."""

import random
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from switch import rulesets
from switch.engine import Action, Draw, Lay, NameSuit, Pass

SUITS, RANKS = "CDHS", "23456789TJQKA"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]  # in the order of its card ids

PRESET = rulesets.get("crazy-eights-powers")


@dataclass(frozen=True)
class Settings:
    players: int
    draws: int = 5
    special: bool = True
    reshuffle: bool = True

    def theirs(self) -> str:
        special, reshuffle = str(self.special).lower(), str(self.reshuffle).lower()
        return (
            f"crazy_eights(players={self.players},max_draw_cards={self.draws},"
            f"use_special_cards={special},reshuffle={reshuffle},max_turns=1000000)"
        )

    def ours(self) -> rulesets.RuleSet:
        """The preset where it says all of this, else the preset with these options changed."""
        fields = PRESET.fields()
        if self.players > PRESET.seats[1]:
            fields["seats"] = [2, 12]
        if not self.special:
            fields["attack"]["draw"] = {}
            fields["turn"] |= {"skip": [], "reverse": []}
        if not self.reshuffle:
            fields["draw"] |= {"stock_empty": "nothing", "refill_at_once": False}
        fields["draw"]["upto"] = self.draws
        return PRESET if fields == PRESET.fields() else rulesets.from_fields(fields)


def ours(name: str) -> Action:
    """``Play C5`` → 5C, ``Nominate suit C`` → suit:C, ``Draw``, ``Pass``."""
    word, _, rest = name.partition(" ")
    if word == "Play":
        return Lay(rest[1] + rest[0])
    if word == "Nominate":
        return NameSuit(rest[-1])
    assert word in {"Draw", "Pass"}, name
    return Draw() if word == "Draw" else Pass()


class Theirs:
    def __init__(self, pyspiel: Any, settings: Settings, seed: int) -> None:
        self.state = pyspiel.load_game(settings.theirs()).new_initial_state()
        self.packs = 2 if settings.players > 5 else 1
        self.random = random.Random(seed)
        self.dealer = -1

    @property
    def over(self) -> bool:
        return bool(self.state.is_terminal())

    @property
    def turn(self) -> int:
        return int(self.state.current_player())

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
        return {ours(self.state.action_to_string(one)): one for one in self.state.legal_actions()}

    def sight(self, player: int) -> tuple[Counter[str], str, str]:
        """A player's hand, the top card and the suit in force, from what the player is shown."""
        cells, width = self.state.observation_tensor(player), self.packs + 1
        hand = {
            card: cells[place * width : (place + 1) * width].index(1)
            for place, card in enumerate(CARDS)
        }
        rest = cells[len(CARDS) * width :]
        top, suit = rest[: len(CARDS)].index(1), rest[len(CARDS) : len(CARDS) + 4].index(1)
        return Counter(hand), CARDS[top], SUITS[suit]

    def stock_count(self) -> int:
        (count,) = re.findall(r"cards left in deck: (\d+)", str(self.state))
        return int(count)
