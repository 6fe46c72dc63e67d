"""The line above the prompt: what can be typed now, and what exactly it will do."""

from collections.abc import Iterable, Iterator

from switch import engine
from switch.cli.terminal.hand import fitting
from switch.cli.terminal.style import Look, sorted_hand
from switch.cli.terminal.table import YOU
from switch.engine import Action, View
from switch.i18n import Catalogue

NO_BREAK = "\N{NO-BREAK SPACE}"


def sole_action(view: View) -> Action | None:
    """What Enter does: the draw or pass that is the only choice. A card is never laid by Enter."""
    choices = [act for act in view.legal if not isinstance(act, engine.Call | engine.Catch)]
    if len(choices) == 1 and isinstance(choices[0], engine.Draw | engine.Pass):
        return choices[0]
    return None


class Choices:
    def __init__(self, words: Catalogue, look: Look, names: tuple[str, ...]) -> None:
        self._words = words
        self._look = look
        self._names = names

    def line(self, view: View, last: int | None) -> str:
        """All that is legal, each with the word to type for it. ``last``: who laid last."""
        return self._joined([*self._turn(view), *self._speech(view, last), self._help()])

    def moment(self, view: View, last: int | None) -> str:
        """Between two turns: Enter goes on, or a call or catch."""
        text = self._words.text
        parts = [text("term-moment", name=self._names[view.turn]), *self._speech(view, last)]
        return self._joined([*parts, self._help()])

    def dump(self, view: View, offered: Iterable[str]) -> str:
        return self._words.text("term-dump", cards=self._numbered(view, frozenset(offered)))

    def suits(self, suits: str) -> str:
        shown = ", ".join(
            f"{suit.lower()} {self._words.text('suit-name', suit=suit)}" for suit in suits
        )
        return self._words.text("term-ask-suit", suit=suits[0], suits=shown)

    def _turn(self, view: View) -> Iterator[str]:
        text = self._words.text
        fits = fitting(view)
        if fits:
            yield text("term-lay", cards=self._numbered(view, fits))
        sole = sole_action(view)
        for action in view.legal:
            if isinstance(action, engine.Draw):
                choice = text("term-draw", count=max(1, view.pending))
            elif isinstance(action, engine.Pass):
                choice = text("term-pass", why=self._why_pass(view))
            else:
                continue
            yield text("term-or-enter", choice=choice) if action == sole else choice

    def _why_pass(self, view: View) -> str:
        if view.phase == "drawn":
            return "keep"
        return "stand" if view.skip else "nothing"

    def _speech(self, view: View, last: int | None) -> Iterator[str]:
        """To call where it counts. That the last to lay has one card is said whether they called
        or not: to see who forgot is for the person."""
        if any(isinstance(action, engine.Call) for action in view.legal):
            yield self._words.text("term-call")
        if view.ruleset.must_call and last not in (None, YOU) and view.counts[last] == 1:
            yield self._words.text("term-catch", name=self._names[last])

    def _numbered(self, view: View, cards: frozenset[str]) -> str:
        hand = sorted_hand(view.hand)
        return "  ".join(
            f"{number}{NO_BREAK}{self._look.card(code)}"
            for number, code in enumerate(hand, start=1)
            if code in cards
        )

    def _help(self) -> str:
        return self._words.text("term-help-hint")

    def _joined(self, parts: list[str]) -> str:
        return f" {self._look.signs.dot} ".join(parts)
