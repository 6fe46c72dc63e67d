"""What a player can do, as values; ``str(action)`` is the notation of the referee."""

from collections.abc import Callable
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


@dataclass(frozen=True, slots=True)
class NameRank:
    rank: str

    def __str__(self) -> str:
        return f"rank:{self.rank}"


@dataclass(frozen=True, slots=True)
class ExchangeWith:
    seat: int

    def __str__(self) -> str:
        return f"with:{self.seat}"


@dataclass(frozen=True, slots=True)
class Give:
    card: str

    def __str__(self) -> str:
        return f"give:{self.card}"


@dataclass(frozen=True, slots=True)
class Jump:
    """Out of turn: a card equal to the top."""

    card: str

    def __str__(self) -> str:
        return f"jump:{self.card}"


@dataclass(frozen=True, slots=True)
class Challenge:
    def __str__(self) -> str:
        return "challenge"


@dataclass(frozen=True, slots=True)
class Accept:
    def __str__(self) -> str:
        return "accept"


Action = (
    Lay | NameSuit | Draw | Pass | End | Call | Catch
    | NameRank | ExchangeWith | Give | Jump | Challenge | Accept
)  # fmt: skip

_SINGLE: dict[int, Action] = {
    at.DRAW: Draw(),
    at.PASS: Pass(),
    at.END: End(),
    at.CALL: Call(),
    at.CHALLENGE: Challenge(),
    at.ACCEPT: Accept(),
}
_SINGLE_CODES: dict[type, int] = {type(action): code for code, action in _SINGLE.items()}


# The first of the core's numbers for each kind of action that has a value, the last kind first.
_GROUPS: tuple[tuple[int, Callable[[RuleSet, int], Action]], ...] = (
    (at.GIVE, lambda rules, place: Give(rules.pack.codes[place])),
    (at.JUMP, lambda rules, place: Jump(rules.pack.codes[place])),
    (at.NAME_RANK, lambda rules, place: NameRank(rules.pack.ranks[place])),
    (at.WITH, lambda _, place: ExchangeWith(place)),
    (at.CATCH, lambda _, place: Catch(place)),
    (at.NAME, lambda rules, place: NameSuit(rules.pack.suits[place])),
)


def from_code(rules: RuleSet, code: int) -> Action:
    """The action that the core writes as ``code``."""
    if code < at.NAME:
        return Lay(rules.pack.codes[code])
    if code in _SINGLE:
        return _SINGLE[code]
    first, made = next(group for group in _GROUPS if code >= group[0])
    return made(rules, code - first)


def to_code(rules: RuleSet, action: Action, seats: int) -> int:
    """The core's number for an action. Raises Refused: bad_card, or bad_request for no such suit,
    rank or seat."""
    match action:
        case Lay(card=card) | Jump(card=card) | Give(card=card):
            return _FIRST[type(action)] + _kind(rules, card)
        case NameSuit(suit=suit):
            return at.NAME + _place(suit, rules.pack.suits, action)
        case NameRank(rank=rank):
            return at.NAME_RANK + _place(rank, rules.pack.ranks, action)
        case Catch(seat=seat) | ExchangeWith(seat=seat):
            if not 0 <= seat < seats:
                raise Refused.of("bad_request", text=str(action))
            return _FIRST[type(action)] + seat
        case _:
            return _SINGLE_CODES[type(action)]


_FIRST: dict[type, int] = {
    Lay: 0,
    Jump: at.JUMP,
    Give: at.GIVE,
    Catch: at.CATCH,
    ExchangeWith: at.WITH,
}


def _kind(rules: RuleSet, card: str) -> int:
    if card not in rules.pack.kind_of:
        raise Refused.of("bad_card", text=card)
    return rules.pack.kind_of[card]


def _place(letter: str, letters: str, action: Action) -> int:
    if len(letter) != 1 or letter not in letters:
        raise Refused.of("bad_request", text=str(action))
    return letters.index(letter)
