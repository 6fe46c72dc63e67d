"""Why something was refused: a code, the clause that decides it, and what a sentence needs.

Exception
 └── Refused          an action or a request that may not be
"""

from dataclasses import dataclass, field
from typing import Self

# Where the shared rules decide; a rule set may name a clause of its own for a code.
CLAUSES = {
    "game_over": "1.6",
    "cannot_call": "4.6",
    "not_catchable": "4.8",
    "cannot_jump": "8.13",
    "not_your_turn": "1.5",
    "challenge_open": "8.14",
    "no_challenge": "8.14",
    "choose_first": "1.5",
    "no_choice_here": "1.5",
    "name_a_suit": "1.3",
    "no_suit_here": "1.3",
    "not_in_hand": "1.5",
    "debt_open": "1.4",
    "eight_open": "4.5",
    "stock_empty": "1.9",
    "does_not_fit": "1.3",
    "cannot_finish": "9.10",
    "must_lay": "1.5",
    "cannot_draw": "9.1",
    "cannot_pass": "1.9",
    "cannot_end": "1.5",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """``clause`` is a number of docs/rules.md, "" where no rule but the request is wrong."""

    code: str
    clause: str = ""
    params: dict[str, str | int] = field(default_factory=dict)


class Refused(Exception):
    """Nothing was changed. ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    @classmethod
    def of(cls, code: str, **params: str | int) -> Self:
        return cls(Refusal(code, "", params))
