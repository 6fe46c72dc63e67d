"""Packs of cards: which cards there are, their suits and ranks, and how they are written.

A card has an id (its place in the pack, 0 …) and a code, rank then suit: ``"7S"``. Several
cards may share a code (the four ``WW`` of the colour pack); they are then one kind.
"""

from dataclasses import dataclass
from functools import cached_property

NO_SUIT = "W"


@dataclass(frozen=True)
class Pack:
    """``codes[id]`` is a card's code; ``suits`` and ``ranks`` list the letters in table order."""

    suits: str
    ranks: str
    codes: tuple[str, ...]

    def suit_of(self, card: int) -> int:
        """The suit's place in ``suits``; ``len(suits)`` for a card without a suit."""
        letter = self.codes[card][1]
        return len(self.suits) if letter == NO_SUIT else self.suits.index(letter)

    def rank_of(self, card: int) -> int:
        return self.ranks.index(self.codes[card][0])

    @cached_property
    def first_of(self) -> dict[str, int]:
        """The lowest id of each code."""
        return {code: card for card, code in reversed(list(enumerate(self.codes)))}

    def cards_named(self, selector: str) -> tuple[int, ...]:
        """The ids a selector stands for: a rank (``"7"``) or a card (``"JS"``); none if unknown."""
        if len(selector) == 1:
            return tuple(i for i, code in enumerate(self.codes) if code[0] == selector)
        return tuple(i for i, code in enumerate(self.codes) if code == selector)

    def plus(self, code: str) -> "Pack":
        """This pack with one further card."""
        return Pack(self.suits, self.ranks, (*self.codes, code))


def _by_suit(suits: str, ranks: str) -> tuple[str, ...]:
    return tuple(rank + suit for suit in suits for rank in ranks)


PACKS = {
    "french-52": Pack("CDHS", "A23456789TJQK", _by_suit("CDHS", "A23456789TJQK")),
    "colour-36": Pack("RBGY", "1234567DW", (*_by_suit("RBGY", "1234567D"), "WW", "WW", "WW", "WW")),
}
