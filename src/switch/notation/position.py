"""A position from plain data: every fault is named at once, then cells are filled."""

from typing import Any

from switch.core import layout as at
from switch.core.deal import set_defaults
from switch.core.hands import add_card
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
    "draws": 0,
    "refills": 0,
    "called": None,
    "exposed": None,
    "passes": 0,
    "winner": None,
    "result": None,
    "rank": None,
    "places": [],
    "absent": [],
    "bluff": None,
    "accused": None,
    "ending": None,
    "given": None,
    "false_calls": None,
    "false_catches": None,
}


# Fields with an entry for each seat, and what it is by default.
A_SEAT_EACH = {"called": False, "given": None, "false_calls": False, "false_catches": False}


class BadPosition(ValueError):
    """``faults``: everything that is wrong, a sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


def load_position(rules: RuleSet, data: dict[str, Any], chance: Chance) -> State:
    """``data``: a position without its ``ruleset``. Raises BadPosition."""
    position = DEFAULTS | data
    if isinstance(position.get("hands"), list):
        for key, default in A_SEAT_EACH.items():
            if position[key] is None:
                position[key] = [default] * len(position["hands"])
    found = position_faults(rules, position)
    if found:
        raise BadPosition(found)
    return State(rules, tuple(_cells(rules, position)), chance)


def _cells(rules: RuleSet, position: dict[str, Any]) -> list[int]:
    cells = [0] * at.STATE_SIZE
    hands = position["hands"]
    set_defaults(cells, len(hands))
    kind_of = rules.pack.kind_of
    for seat, hand in enumerate(hands):
        for code in hand:
            add_card(cells, seat, kind_of[code])
        cells[at.CALLED] |= position["called"][seat] << seat
        cells[at.FALSE_CALLS] |= position["false_calls"][seat] << seat
        cells[at.FALSE_CATCHES] |= position["false_catches"][seat] << seat
        cells[at.GIVEN + seat] = _or_minus(position["given"][seat], kind_of.__getitem__)
    _fill(cells, at.STOCK, at.STOCK_COUNT, [kind_of[code] for code in reversed(position["stock"])])
    _fill(cells, at.PILE, at.PILE_COUNT, [kind_of[code] for code in position["pile"]])
    cells[at.TURN] = position["turn"]
    cells[at.DIRECTION] = position["direction"]
    cells[at.NAMED] = _or_minus(position["suit"], rules.pack.suits.index)
    cells[at.PENDING] = position["pending"]
    cells[at.SKIP] = int(position["skip"])
    cells[at.PHASE] = at.PHASE_NAMES.index(position["phase"])
    cells[at.LAID] = len(position["laid"])
    cells[at.IN_SET] = set_length(rules, position["laid"])
    cells[at.DRAWN] = _or_minus(position["drawn"], kind_of.__getitem__)
    cells[at.REFILLS] = position["refills"]
    cells[at.DRAWS] = max(position["draws"], int(position["drawn"] is not None))
    cells[at.EXPOSED] = _or_minus(position["exposed"], int)
    cells[at.PASSES] = position["passes"]
    cells[at.WINNER] = _or_minus(position["winner"], int)
    cells[at.RESULT] = at.RESULT_NAMES.index(position["result"])
    cells[at.NAMED_RANK] = _or_minus(position["rank"], rules.pack.ranks.index)
    cells[at.GONE] = sum(1 << seat for seat in position["places"] + position["absent"])
    _fill(cells, at.PLACES, at.PLACES_COUNT, position["places"])
    cells[at.BLUFF] = at.UNASKED
    if position["bluff"] is not None:
        cells[at.BLUFF] = at.BLUFFED if position["bluff"] else at.HONEST
    cells[at.ACCUSED] = _or_minus(position["accused"], int)
    cells[at.ENDING] = _or_minus(position["ending"], int)
    return cells


def _fill(cells: list[int], start: int, count: int, cards: list[int]) -> None:
    cells[count] = len(cards)
    cells[start : start + len(cards)] = cards


def _or_minus(value: Any, read: Any) -> int:
    return -1 if value is None else int(read(value))
