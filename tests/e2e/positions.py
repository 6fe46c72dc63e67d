"""Positions of a round as plain data: hands and top are said, the rest of the pack is stock."""

from collections import Counter
from typing import Any

from switch import rulesets

Position = dict[str, Any]


def position(ruleset: str, hands: list[str], *, pile: str, stock: str | None = None, **more: Any) -> Position:
    """``hands``, ``pile`` and ``stock``: cards with spaces between. ``stock`` None: all the other
    cards, in the order of the pack; else they lie under the top of the pile."""
    given = [hand.split() for hand in hands]
    laid = pile.split()
    out = Counter(card for cards in [*given, laid] for card in cards)
    drawn = stock.split() if stock is not None else []
    out.update(drawn)
    left = list((Counter(rulesets.get(ruleset).pack.codes) - out).elements())
    if stock is None:
        drawn, left = left, []
    return {"hands": given, "stock": drawn, "pile": [*left, *laid], **more}
