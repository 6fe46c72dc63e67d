"""Packs of cards: which cards there are, their suits and ranks, and how they are written.

A card is its code, rank then suit: ``"7S"``. Several cards may share a code (the four ``WW`` of the
colour pack): they are one kind, and nothing tells them apart.
"""

from dataclasses import dataclass
from functools import cached_property

NO_SUIT = "W"


@dataclass(frozen=True)
class Pack:
    """``cards``: the code of every card, in the order of the pack; ``suits`` and ``ranks`` list the
    letters in table order. A kind's number is its place in ``codes``."""

    suits: str
    ranks: str
    cards: tuple[str, ...]

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Each code once, in the order in which they first come."""
        return tuple(dict.fromkeys(self.cards))

    @cached_property
    def kind_of(self) -> dict[str, int]:
        return {code: kind for kind, code in enumerate(self.codes)}

    def suit_of(self, kind: int) -> int:
        """The suit's place in ``suits``; ``len(suits)`` for a card without a suit."""
        letter = self.codes[kind][1]
        return len(self.suits) if letter == NO_SUIT else self.suits.index(letter)

    def rank_of(self, kind: int) -> int:
        return self.ranks.index(self.codes[kind][0])

    def kinds_named(self, selector: str) -> tuple[int, ...]:
        """What a selector stands for: a rank (``"7"``) or a card (``"JS"``); nothing if unknown."""
        if len(selector) == 1:
            return tuple(i for i, code in enumerate(self.codes) if code[0] == selector)
        return tuple(i for i, code in enumerate(self.codes) if code == selector)

    def plus(self, code: str) -> "Pack":
        """This pack with one further card."""
        return Pack(self.suits, self.ranks, (*self.cards, code))


def _by_suit(suits: str, ranks: str) -> tuple[str, ...]:
    return tuple(rank + suit for suit in suits for rank in ranks)


PACKS = {
    "french-52": Pack("CDHS", "A23456789TJQK", _by_suit("CDHS", "A23456789TJQK")),
    "colour-36": Pack("RBGY", "1234567DW", (*_by_suit("RBGY", "1234567D"), "WW", "WW", "WW", "WW")),
}
