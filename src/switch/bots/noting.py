"""Events as the kernel's memory reads them: ``[count, type, seat, a, …]``."""

from collections.abc import Iterator, Sequence

from switch.cards import Pack
from switch.core import layout as at
from switch.engine import (
    Called,
    Caught,
    Drew,
    Event,
    Exchanged,
    FalseCall,
    FalseCatch,
    Gave,
    Jumped,
    Kept,
    Laid,
    Named,
    NamedRank,
    Passed,
    Rotated,
    Stood,
    Turn,
)

UNSEEN = -1
BARE: dict[type, int] = {
    Called: at.EV_CALLED,
    Caught: at.EV_CAUGHT,
    FalseCall: at.EV_FALSE_CALL,
    FalseCatch: at.EV_FALSE_CATCH,
    Jumped: at.EV_JUMPED,
    Kept: at.EV_KEPT,
    Passed: at.EV_PASSED,
    Stood: at.EV_STOOD,
    Turn: at.EV_TURN,
}


def triples(events: Sequence[Event], pack: Pack) -> list[int]:
    """What the memory makes something of; cards that were not seen are UNSEEN."""
    found = [triple for event in events for triple in _triples(event, pack)]
    return [len(found), *(number for triple in found for number in triple)]


def _triples(event: Event, pack: Pack) -> Iterator[tuple[int, int, int]]:
    if isinstance(event, Drew):
        for card in event.cards or [None] * event.count:
            yield at.EV_DREW, event.seat, _kind(card, pack)
    elif isinstance(event, Gave):
        kind = _kind(event.card, pack)
        yield at.EV_GAVE, event.seat, kind * at.SEATS_MAX + event.to
    elif isinstance(event, Laid):
        yield at.EV_LAID, event.seat, pack.kind_of[event.card]
    elif isinstance(event, Named):
        yield at.EV_NAMED, event.seat, pack.suits.index(event.suit)
    elif isinstance(event, NamedRank):
        yield at.EV_NAMED_RANK, event.seat, pack.ranks.index(event.rank)
    elif isinstance(event, Exchanged):
        yield at.EV_EXCHANGED, event.seat, event.other
    elif isinstance(event, Rotated):
        yield at.EV_ROTATED, event.seat, event.direction
    elif type(event) in BARE:
        yield BARE[type(event)], event.seat, 0


def _kind(card: str | None, pack: Pack) -> int:
    return UNSEEN if card is None else pack.kind_of[card]
