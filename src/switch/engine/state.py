"""A round at one moment: immutable, with names for what the core keeps in cells."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from switch.core import layout as at
from switch.rulesets import RuleSet

from .chance import Chance


def kinds_of(mask: int) -> Iterator[int]:
    """The kinds in a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Readable:
    """Names for cells laid out as ``core/layout.py`` says; state and view share them."""

    __slots__ = ()
    ruleset: RuleSet
    cells: tuple[int, ...]

    @property
    def table(self) -> tuple[int, ...]:
        """The rules as the core reads them, for this number of seats."""
        return self.ruleset.table_for(self.seats)

    @property
    def seats(self) -> int:
        return self.cells[at.SEATS]

    @property
    def turn(self) -> int:
        return self.cells[at.TURN]

    @property
    def direction(self) -> int:
        return self.cells[at.DIRECTION]

    @property
    def suit(self) -> str | None:
        """The suit named with the top card."""
        named = self.cells[at.NAMED]
        return None if named < 0 else self.ruleset.pack.suits[named]

    @property
    def pending(self) -> int:
        return self.cells[at.PENDING]

    @property
    def skip(self) -> bool:
        return self.cells[at.SKIP] == 1

    @property
    def phase(self) -> str:
        return at.PHASE_NAMES[self.cells[at.PHASE]]

    @property
    def drawn(self) -> str | None:
        card = self.cells[at.DRAWN]
        return None if card < 0 else self.ruleset.pack.codes[card]

    @property
    def called(self) -> tuple[bool, ...]:
        return self._flags(at.CALLED)

    @property
    def exposed(self) -> int | None:
        return _or_none(self.cells[at.EXPOSED])

    @property
    def passes(self) -> int:
        return self.cells[at.PASSES]

    @property
    def draws(self) -> int:
        """Voluntary draws in this turn."""
        return self.cells[at.DRAWS]

    @property
    def winner(self) -> int | None:
        return _or_none(self.cells[at.WINNER])

    @property
    def result(self) -> str | None:
        return at.RESULT_NAMES[self.cells[at.RESULT]]

    @property
    def over(self) -> bool:
        return self.cells[at.RESULT] != at.RUNNING

    @property
    def rank(self) -> str | None:
        """The rank named with the top card."""
        named = self.cells[at.NAMED_RANK]
        return None if named < 0 else self.ruleset.pack.ranks[named]

    @property
    def places(self) -> tuple[int, ...]:
        """The seats that are out, in their order, where play goes on after the first (9.15)."""
        return self.cells[at.PLACES : at.PLACES + self.cells[at.PLACES_COUNT]]

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats that take no part in the round (10.1)."""
        gone = self.cells[at.GONE]
        return tuple(
            seat for seat in range(self.seats) if gone >> seat & 1 and seat not in self.places
        )

    @property
    def accused(self) -> int | None:
        """The seat that can be challenged."""
        return _or_none(self.cells[at.ACCUSED])

    @property
    def ending(self) -> int | None:
        """While all give: the seat whose turn ends."""
        return _or_none(self.cells[at.ENDING])

    @property
    def given(self) -> tuple[str | None, ...]:
        """The card that each seat has chosen to give, as far as it may be seen."""
        kinds = self.cells[at.GIVEN : at.GIVEN + self.seats]
        return tuple(None if kind < 0 else self.ruleset.pack.codes[kind] for kind in kinds)

    @property
    def refills(self) -> int:
        """How often the pile has become a new stock, where that is limited (9.22)."""
        return self.cells[at.REFILLS]

    @property
    def false_calls(self) -> tuple[bool, ...]:
        """The seats that have called falsely in this turn."""
        return self._flags(at.FALSE_CALLS)

    @property
    def false_catches(self) -> tuple[bool, ...]:
        return self._flags(at.FALSE_CATCHES)

    def _flags(self, cell: int) -> tuple[bool, ...]:
        return tuple(bool(self.cells[cell] >> seat & 1) for seat in range(self.seats))

    @property
    def counts(self) -> tuple[int, ...]:
        return self.cells[at.COUNTS : at.COUNTS + self.seats]

    @property
    def laid(self) -> tuple[str, ...]:
        end = at.PILE + self.cells[at.PILE_COUNT]
        return self.codes(self.cells[end - self.cells[at.LAID] : end])

    @property
    def top(self) -> str:
        return self.ruleset.pack.codes[self.cells[at.PILE + self.cells[at.PILE_COUNT] - 1]]

    def hand_of(self, seat: int) -> tuple[str, ...]:
        """In the order of the pack, equal cards side by side."""
        start = at.HANDS + seat * at.PLANES
        planes = self.cells[start : start + at.PLANES]
        return self.codes(sorted(kind for plane in planes for kind in kinds_of(plane)))

    def codes(self, kinds: Iterable[int]) -> tuple[str, ...]:
        codes = self.ruleset.pack.codes
        return tuple(codes[kind] for kind in kinds)


@dataclass(frozen=True, slots=True)
class State(Readable):
    """The whole truth about a round; never goes to a player (see ``views``)."""

    ruleset: RuleSet = field(repr=False)
    cells: tuple[int, ...] = field(repr=False)
    chance: Chance = field(repr=False)

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        return tuple(self.hand_of(seat) for seat in range(self.seats))

    @property
    def stock(self) -> tuple[str, ...]:
        """The first one is drawn next."""
        return self.codes(
            self.cells[at.STOCK : at.STOCK + self.cells[at.STOCK_COUNT]][::-1],
        )

    @property
    def bluff(self) -> bool | None:
        """8.14: whether who laid the wild attack bluffed; None: nothing to challenge."""
        bluff = self.cells[at.BLUFF]
        return None if bluff == at.UNASKED else bluff == at.BLUFFED

    @property
    def pile(self) -> tuple[str, ...]:
        """The last one is the top."""
        return self.codes(self.cells[at.PILE : at.PILE + self.cells[at.PILE_COUNT]])


def _or_none(seat: int) -> int | None:
    return None if seat < 0 else seat
