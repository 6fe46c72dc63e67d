"""A position from plain data: every fault is named at once, then cells are filled."""

from collections import Counter
from typing import Any

from switch.core import layout as at
from switch.core.deal import clear
from switch.engine import Chance, State
from switch.rulesets import RuleSet

from .faults import position_faults, set_length

DEFAULTS: dict[str, Any] = {
    "turn": 0,
    "direction": 1,
    "suit": None,
    "pending": 0,
    "skip": False,
    "phase": "turn",
    "laid": [],
    "drawn": None,
    "called": None,
    "exposed": None,
    "passes": 0,
    "winner": None,
    "result": None,
}


class BadPosition(ValueError):
    """``faults``: everything that is wrong, a sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


def load_position(rules: RuleSet, data: dict[str, Any], chance: Chance) -> State:
    """``data``: a position without its ``ruleset``. Raises BadPosition."""
    position = DEFAULTS | data
    if position["called"] is None and isinstance(position.get("hands"), list):
        position["called"] = [False] * len(position["hands"])
    found = position_faults(rules, position)
    if found:
        raise BadPosition(found)
    return State(rules, tuple(_cells(rules, position)), chance)


def _cells(rules: RuleSet, position: dict[str, Any]) -> list[int]:
    cells = [0] * at.STATE_SIZE
    hands = position["hands"]
    clear(cells, len(hands))
    ids = _Ids(rules)
    for seat, hand in enumerate(hands):
        cells[at.COUNTS + seat] = len(hand)
        cells[at.HANDS + seat] = sum(1 << ids.take(code) for code in hand)
        cells[at.CALLED] |= position["called"][seat] << seat
    _fill(cells, at.STOCK, at.STOCK_COUNT, [ids.take(code) for code in reversed(position["stock"])])
    _fill(cells, at.PILE, at.PILE_COUNT, [ids.take(code) for code in position["pile"]])
    cells[at.TURN] = position["turn"]
    cells[at.DIRECTION] = position["direction"]
    cells[at.NAMED] = _or_minus(position["suit"], rules.pack.suits.index)
    cells[at.PENDING] = position["pending"]
    cells[at.SKIP] = int(position["skip"])
    cells[at.PHASE] = at.PHASE_NAMES.index(position["phase"])
    cells[at.LAID] = len(position["laid"])
    cells[at.IN_SET] = set_length(position["laid"])
    cells[at.DRAWN] = _or_minus(position["drawn"], lambda code: _held(rules, code, cells))
    cells[at.EXPOSED] = _or_minus(position["exposed"], int)
    cells[at.PASSES] = position["passes"]
    cells[at.WINNER] = _or_minus(position["winner"], int)
    cells[at.RESULT] = at.RESULT_NAMES.index(position["result"])
    return cells


class _Ids:
    """Hands out the ids of equal cards one after the other."""

    def __init__(self, rules: RuleSet) -> None:
        self._codes = rules.pack.codes
        self._first = rules.pack.first_of
        self._taken: Counter[str] = Counter()

    def take(self, code: str) -> int:
        self._taken[code] += 1
        left = self._taken[code]
        if left == 1:
            return self._first[code]
        return [card for card, other in enumerate(self._codes) if other == code][left - 1]


def _fill(cells: list[int], start: int, count: int, cards: list[int]) -> None:
    cells[count] = len(cards)
    cells[start : start + len(cards)] = cards


def _held(rules: RuleSet, code: str, cells: list[int]) -> int:
    hand = cells[at.HANDS + cells[at.TURN]]
    return next(i for i, other in enumerate(rules.pack.codes) if other == code and hand >> i & 1)


def _or_minus(value: Any, read: Any) -> int:
    return -1 if value is None else int(read(value))
