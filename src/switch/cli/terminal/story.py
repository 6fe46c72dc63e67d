"""The round as the person has seen it: for hints, and for the look back."""

from collections.abc import Sequence

from switch import engine
from switch.bots.advice import Look
from switch.engine import Action, Event, State, View


class Story:
    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._looks: list[Look] = []

    def begin(self) -> None:
        self._looks.clear()

    def add(
        self, before: State, done: Sequence[Action], events: Sequence[Event], after: State
    ) -> None:
        """``done``: by the person; only what was done on turn is looked at."""
        last = self.looks(engine.view(before, self._seat))[-1]
        own = tuple(done) if before.turn == self._seat else ()
        seen = [engine.redact(event, self._seat) for event in events]
        self._looks[-1:] = [
            last._replace(done=own),
            Look(seen, engine.view(after, self._seat)),
        ]

    def looks(self, now: View) -> list[Look]:
        """From the first one on; before anything has happened it is what is to be seen now."""
        return [*self._looks] or [Look((), now)]
