"""Packs of cards: which cards there are, their suits and ranks, and how they are written.

A card is its code, rank then suit: ``"7S"``. Cards without a suit are ``WW`` (wild), ``WF`` (wild,
draw four) and the jokers ``X1``, ``X2`` … . Several cards may share a code: they are one kind, and
nothing tells them apart.
"""

from dataclasses import dataclass
from functools import cached_property


def rank_letter(code: str) -> str:
    """``7`` of ``7S``, ``W`` of ``WW``, ``F`` of ``WF``, ``X`` of any joker."""
    return code[1] if code[0] == "W" else code[0]


def suit_letter(code: str) -> str | None:
    """``S`` of ``7S``; None for a card without a suit."""
    return None if code[0] in "WX" else code[1]


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
        letter = suit_letter(self.codes[kind])
        return len(self.suits) if letter is None else self.suits.index(letter)

    def rank_of(self, kind: int) -> int:
        return self.ranks.index(rank_letter(self.codes[kind]))

    def kinds_named(self, selector: str) -> tuple[int, ...]:
        """What a selector stands for: a rank (``"7"``) or a card (``"JS"``); nothing if unknown."""
        letter = rank_letter if len(selector) == 1 else str
        return tuple(kind for kind, code in enumerate(self.codes) if letter(code) == selector)

    def times(self, packs: int, *, jokers: int) -> "Pack":
        """So many packs shuffled together, each with so many jokers."""
        if packs == 1 and jokers == 0:
            return self
        extra = tuple(f"X{number}" for number in range(1, jokers + 1))
        ranks = self.ranks + "X" if jokers else self.ranks
        return Pack(self.suits, ranks, (self.cards + extra) * packs)

    def plus(self, code: str) -> "Pack":
        """This pack with one further card."""
        return Pack(self.suits, self.ranks, (*self.cards, code))


def _french(ranks: str) -> Pack:
    return Pack("CDHS", ranks, tuple(rank + suit for suit in "CDHS" for rank in ranks))


def _colour_36() -> Pack:
    coloured = tuple(rank + suit for suit in "RBGY" for rank in "1234567D")
    return Pack("RBGY", "1234567DW", (*coloured, *["WW"] * 4))


def _colour_108() -> Pack:
    """One zero and two of everything else in each colour, four of each wild."""
    coloured = [
        rank + suit
        for suit in "RBGY"
        for rank in "0123456789SVD"
        for _ in range(1 if rank == "0" else 2)
    ]
    return Pack("RBGY", "0123456789SVDWF", (*coloured, *["WW"] * 4, *["WF"] * 4))


PACKS = {
    "french-24": _french("9TJQKA"),
    "french-32": _french("789TJQKA"),
    "french-36": _french("6789TJQKA"),
    "french-52": _french("A23456789TJQK"),
    "colour-36": _colour_36(),
    "colour-108": _colour_108(),
}
