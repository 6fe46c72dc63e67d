"""What a player can do, as values; ``str(action)`` is the notation of the referee."""

from dataclasses import dataclass

from switch.core import layout as at
from switch.rulesets import RuleSet

from .reasons import Refused


@dataclass(frozen=True, slots=True)
class Lay:
    card: str

    def __str__(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class NameSuit:
    suit: str

    def __str__(self) -> str:
        return f"suit:{self.suit}"


@dataclass(frozen=True, slots=True)
class Draw:
    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class End:
    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Call:
    def __str__(self) -> str:
        return "call"


@dataclass(frozen=True, slots=True)
class Catch:
    seat: int

    def __str__(self) -> str:
        return f"catch:{self.seat}"


Action = Lay | NameSuit | Draw | Pass | End | Call | Catch

_SINGLE: dict[int, Action] = {at.DRAW: Draw(), at.PASS: Pass(), at.END: End(), at.CALL: Call()}
_SINGLE_CODES: dict[type, int] = {type(action): code for code, action in _SINGLE.items()}


def from_code(rules: RuleSet, code: int) -> Action:
    """The action that the core writes as ``code``."""
    if code < at.NAME:
        return Lay(rules.pack.codes[code])
    if code < at.DRAW:
        return NameSuit(rules.pack.suits[code - at.NAME])
    if code >= at.CATCH:
        return Catch(code - at.CATCH)
    return _SINGLE[code]


def to_code(rules: RuleSet, action: Action, seats: int) -> int:
    """The core's number for an action. Raises Refused: bad_card, or bad_request for no such suit
    or seat."""
    match action:
        case Lay(card=card):
            if card not in rules.pack.kind_of:
                raise Refused.of("bad_card", text=card)
            return rules.pack.kind_of[card]
        case NameSuit(suit=suit):
            if len(suit) != 1 or suit not in rules.pack.suits:
                raise Refused.of("bad_request", text=str(action))
            return at.NAME + rules.pack.suits.index(suit)
        case Catch(seat=seat):
            if not 0 <= seat < seats:
                raise Refused.of("bad_request", text=str(action))
            return at.CATCH + seat
        case _:
            return _SINGLE_CODES[type(action)]
