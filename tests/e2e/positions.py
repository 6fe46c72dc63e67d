"""Positions of a round as plain data: hands and top are said, the rest of the pack is stock."""

from collections import Counter
from typing import Any

from switch import rulesets

Position = dict[str, Any]


def position(
    ruleset: str, hands: list[str], *, pile: str, stock: str | None = None, **more: Any
) -> Position:
    """``hands``, ``pile`` and ``stock``: cards with spaces between. ``stock`` None: all the other
    cards, in the order of the pack. Where it is given the others are not in the round."""
    given = [hand.split() for hand in hands]
    laid = pile.split()
    drawn = rest(ruleset, *hands, pile) if stock is None else stock.split()
    return {"hands": given, "stock": drawn, "pile": laid, **more}


def rest(ruleset: str, *taken: str) -> list[str]:
    """The cards of the pack that are not taken."""
    out = Counter(card for cards in taken for card in cards.split())
    return list((Counter(rulesets.get(ruleset).pack.codes) - out).elements())
