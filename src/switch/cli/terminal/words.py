"""What happened, in sentences; the page tells it with the same messages."""

from collections.abc import Iterable, Iterator

from switch import engine
from switch.cli.terminal.style import Look
from switch.cli.terminal.table import YOU
from switch.engine import Event
from switch.i18n import Catalogue
from switch.i18n.catalogue import Value


class Teller:
    """Tells events to the person in seat 0."""

    def __init__(self, catalogue: Catalogue, look: Look, names: tuple[str, ...]) -> None:
        self._words = catalogue
        self._look = look
        self._names = names

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """One sentence for each event worth telling; cards laid together are one sentence."""
        laid: list[str] = []
        for event in events:
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

    def _tell_one(self, event: Event) -> str:
        match event:
            case engine.Turn():
                return ""
            case engine.Exchanged(seat=seat, other=other):
                return self._pair("exchanged", seat, other)
            case engine.Caught(seat=seat, by=by):
                return self._pair("caught", seat, by)
            case engine.Blocked(winner=winner):
                return self._blocked(winner)
            case engine.Drew(seat=seat, cards=tuple(cards)) if seat == YOU and cards:
                return self._words.text("event-drew-cards", cards=self.cards(cards))
            case _:
                return self._sentence(event.type, event.seat, **self._values(event))

    def _values(self, event: Event) -> dict[str, Value]:
        match event:
            case engine.Named(suit=suit):
                return {"suit": self.suit(suit)}
            case engine.Reversed(direction=direction):
                return {"direction": "clockwise" if direction == 1 else "anticlockwise"}
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

    def _pair(self, kind: str, seat: int, other: int) -> str:
        who = "you" if seat == YOU else "with-you" if other == YOU else "other"
        return self._words.text(
            f"event-{kind}", who=who, name=self._names[seat], other=self._names[other]
        )
