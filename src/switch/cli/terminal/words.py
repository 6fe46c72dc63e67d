"""What happened, in sentences; the page tells it with the same messages."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from switch import engine
from switch.cli.terminal.style import Look
from switch.cli.terminal.table import YOU
from switch.engine import Event
from switch.engine.events import Rotated
from switch.i18n import Catalogue
from switch.i18n.catalogue import Value
from switch.rulesets import RuleSet


@dataclass(frozen=True)
class TurnedBack:
    """The direction has turned round an even number of times; ``direction``: 1 or -1, as it was."""

    direction: int


class Teller:
    """Tells events to the person in seat 0."""

    def __init__(
        self, catalogue: Catalogue, look: Look, names: tuple[str, ...], rules: RuleSet
    ) -> None:
        self._words = catalogue
        self._look = look
        self._names = names
        self._plays_on = rules.values["end.places"] == "all but one"
        self._lays_after_paying = rules.values["attack.after_paying"] == "may lay"

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """One sentence for each event worth telling; cards laid together are one sentence, and so
        is all turning round of the direction that they do."""
        laid: list[str] = []
        for event in _turned_once(events):
            if isinstance(event, engine.Laid):
                laid.append(event.card)
                layer = event.seat
                continue
            if laid:
                yield self._sentence("laid", layer, cards=self.cards(laid))
                laid = []
            sentence = self._tell_one(event)
            if sentence:
                yield sentence
        if laid:
            yield self._sentence("laid", layer, cards=self.cards(laid))

    def dealt(self, *, number: int, first: int, starter: str) -> str:
        return self._sentence("dealt", first, round=number, cards=self._look.card(starter))

    def cards(self, codes: Iterable[str]) -> str:
        return " ".join(self._look.card(code) for code in codes)

    def suit(self, suit: str) -> str:
        """The sign and the name: ♥ hearts."""
        name = self._words.text("suit-name", suit=suit)
        return f"{self._look.suit(suit)} {name}" if suit in "SHDC" and self._look.pretty else name

    def _tell_one(self, event: Event | TurnedBack) -> str:
        match event:
            case engine.Turn():
                return ""
            case engine.Blocked(winner=winner):
                return self._blocked(winner)
            case TurnedBack(direction=direction):
                return self._words.text("event-reversed-back", direction=_named(direction))
            case engine.Drew(seat=seat, cards=tuple(cards)) if seat == YOU and cards:
                return self._words.text("event-drew-cards", cards=self.cards(cards))
        second = _second(event)
        if second is not None:
            return self._pair(self._kind(event), event.seat, second, **self._values(event))
        return self._sentence(self._kind(event), event.seat, **self._values(event))

    def _kind(self, event: Event) -> str:
        """The end of the message's name: the type of the event, or what tells it better here."""
        match event:
            case engine.Gave(card=str()):
                return "gave-card"
            case engine.Out() if self._plays_on:
                return "out-place"
            case engine.Kept() if self._lays_after_paying:
                return "lays-nothing"
            case _:
                return event.type

    def _values(self, event: Event) -> dict[str, Value]:
        match event:
            case engine.Named(suit=suit):
                return {"suit": self.suit(suit)}
            case engine.NamedRank(rank=rank):
                return {"rank": rank}
            case engine.Gave(card=str(card)):
                return {"cards": self.cards([card])}
            case engine.Reversed() | Rotated():
                return {"direction": _named(event.direction)}
            case engine.Drew() | engine.Owes() | engine.Cancelled() | engine.Reshuffled():
                return {"count": event.count}
            case _:
                return {}

    def _blocked(self, winner: int | None) -> str:
        if winner is None:
            return self._words.text("event-blocked-shared")
        return self._sentence("blocked-won", winner)

    def _sentence(self, kind: str, seat: int, **values: Value) -> str:
        who = "you" if seat == YOU else "other"
        return self._words.text(f"event-{kind}", who=who, name=self._names[seat], **values)

    def _pair(self, kind: str, seat: int, other: int, **values: Value) -> str:
        who = "you" if seat == YOU else "with-you" if other == YOU else "other"
        return self._words.text(
            f"event-{kind}",
            who=who,
            name=self._names[seat],
            other=self._names[other],
            **values,
        )


def _turned_once(events: Iterable[Event]) -> Iterator[Event | TurnedBack]:
    """Of the times the direction turned round one after the other, what came of them."""
    for reverses, some in groupby(events, lambda one: isinstance(one, engine.Reversed)):
        alike = list(some)
        if not reverses:
            yield from alike
        elif isinstance(last := alike[-1], engine.Reversed):
            yield last if len(alike) % 2 else TurnedBack(last.direction)


def _named(direction: int) -> str:
    return "clockwise" if direction == 1 else "anticlockwise"


def _second(event: Event) -> int | None:
    """The second seat that takes part, if there is one."""
    match event:
        case engine.Exchanged(other=other):
            return other
        case engine.Caught(by=by):
            return by
        case engine.Challenged(of=of) | engine.Accepted(of=of) | engine.FalseCatch(of=of):
            return of
        case engine.Gave(to=to):
            return to
        case _:
            return None
