"""What happened, as values; ``type`` is the referee's word. ``cards`` is None where hidden."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from switch.cards import Pack
from switch.core import layout as at


@dataclass(frozen=True, slots=True)
class Laid:
    type: ClassVar = "laid"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Named:
    type: ClassVar = "named"
    seat: int
    suit: str


@dataclass(frozen=True, slots=True)
class Drew:
    type: ClassVar = "drew"
    seat: int
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """``count``: cards in the stock afterwards."""

    type: ClassVar = "reshuffled"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Owes:
    type: ClassVar = "owes"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Cancelled:
    type: ClassVar = "cancelled"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Skipped:
    type: ClassVar = "skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class Stood:
    type: ClassVar = "stood"
    seat: int


@dataclass(frozen=True, slots=True)
class Kept:
    type: ClassVar = "kept"
    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    type: ClassVar = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Reversed:
    type: ClassVar = "reversed"
    seat: int
    direction: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    type: ClassVar = "exchanged"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Rotated:
    """All hands have gone to the next seat in this direction."""

    type: ClassVar = "rotated"
    seat: int
    direction: int


@dataclass(frozen=True, slots=True)
class Called:
    type: ClassVar = "called"
    seat: int


@dataclass(frozen=True, slots=True)
class Caught:
    type: ClassVar = "caught"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Out:
    type: ClassVar = "out"
    seat: int


@dataclass(frozen=True, slots=True)
class Blocked:
    type: ClassVar = "blocked"
    seat: int
    winner: int | None


@dataclass(frozen=True, slots=True)
class Turn:
    type: ClassVar = "turn"
    seat: int


@dataclass(frozen=True, slots=True)
class NamedRank:
    type: ClassVar = "named_rank"
    seat: int
    rank: str


@dataclass(frozen=True, slots=True)
class Gave:
    """``card`` is None where hidden: it is seen by who gives and who gets it."""

    type: ClassVar = "gave"
    seat: int
    to: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Jumped:
    type: ClassVar = "jumped"
    seat: int


@dataclass(frozen=True, slots=True)
class Accepted:
    """``of``: the seat that laid the card."""

    type: ClassVar = "accepted"
    seat: int
    of: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """``of``: the seat that laid the card."""

    type: ClassVar = "challenged"
    seat: int
    of: int


@dataclass(frozen=True, slots=True)
class Bluffed:
    type: ClassVar = "bluffed"
    seat: int


@dataclass(frozen=True, slots=True)
class Honest:
    type: ClassVar = "honest"
    seat: int


@dataclass(frozen=True, slots=True)
class FalseCall:
    type: ClassVar = "false_call"
    seat: int


@dataclass(frozen=True, slots=True)
class FalseCatch:
    """``of``: the seat that could not be caught."""

    type: ClassVar = "false_catch"
    seat: int
    of: int


Event = (
    Laid | Named | Drew | Reshuffled | Owes | Cancelled | Skipped | Stood | Kept | Passed
    | Reversed | Exchanged | Rotated | Called | Caught | Out | Blocked | Turn
    | NamedRank | Gave | Jumped | Accepted | Challenged | Bluffed | Honest | FalseCall | FalseCatch
)  # fmt: skip

_READERS: dict[int, Callable[[int, int, Pack], Event]] = {
    at.EV_LAID: lambda seat, card, pack: Laid(seat, pack.codes[card]),
    at.EV_NAMED: lambda seat, suit, pack: Named(seat, pack.suits[suit]),
    at.EV_DREW: lambda seat, card, pack: Drew(seat, 1, (pack.codes[card],)),
    at.EV_RESHUFFLED: lambda seat, count, _: Reshuffled(seat, count),
    at.EV_OWES: lambda seat, count, _: Owes(seat, count),
    at.EV_CANCELLED: lambda seat, count, _: Cancelled(seat, count),
    at.EV_SKIPPED: lambda seat, *_: Skipped(seat),
    at.EV_STOOD: lambda seat, *_: Stood(seat),
    at.EV_KEPT: lambda seat, *_: Kept(seat),
    at.EV_PASSED: lambda seat, *_: Passed(seat),
    at.EV_REVERSED: lambda seat, direction, _: Reversed(seat, direction),
    at.EV_EXCHANGED: lambda seat, other, _: Exchanged(seat, other),
    at.EV_ROTATED: lambda seat, direction, _: Rotated(seat, direction),
    at.EV_CALLED: lambda seat, *_: Called(seat),
    at.EV_CAUGHT: lambda seat, by, _: Caught(seat, by),
    at.EV_OUT: lambda seat, *_: Out(seat),
    at.EV_BLOCKED: lambda seat, winner, _: Blocked(seat, None if winner < 0 else winner),
    at.EV_TURN: lambda seat, *_: Turn(seat),
    at.EV_NAMED_RANK: lambda seat, rank, pack: NamedRank(seat, pack.ranks[rank]),
    at.EV_GAVE: lambda seat, both, pack: Gave(
        seat, both % at.SEATS_MAX, pack.codes[both // at.SEATS_MAX]
    ),
    at.EV_JUMPED: lambda seat, *_: Jumped(seat),
    at.EV_ACCEPTED: lambda seat, of, _: Accepted(seat, of),
    at.EV_CHALLENGED: lambda seat, of, _: Challenged(seat, of),
    at.EV_BLUFFED: lambda seat, *_: Bluffed(seat),
    at.EV_HONEST: lambda seat, *_: Honest(seat),
    at.EV_FALSE_CALL: lambda seat, *_: FalseCall(seat),
    at.EV_FALSE_CATCH: lambda seat, of, _: FalseCatch(seat, of),
}


def read_events(log: list[int], pack: Pack) -> tuple[Event, ...]:
    """The core's event log as values; cards drawn one after the other become one event."""
    starts = range(1, 1 + 3 * log[0], 3)
    return tuple(_joined(_READERS[log[i]](log[i + 1], log[i + 2], pack) for i in starts))


def _joined(events: Iterator[Event]) -> Iterator[Event]:
    drawn: Drew | None = None
    for event in events:
        if isinstance(event, Drew):
            drawn = event if drawn is None else _both(drawn, event)
            continue
        if drawn is not None:
            yield drawn
            drawn = None
        yield event
    if drawn is not None:
        yield drawn


def _both(first: Drew, second: Drew) -> Drew:
    return replace(
        first,
        count=first.count + second.count,
        cards=(first.cards or ()) + (second.cards or ()),
    )
