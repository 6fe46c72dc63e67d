"""Questions within a turn: what goes along, which suit, which rank, with whom, which card."""

from collections.abc import Callable, Sequence

from switch import engine
from switch.cards import rank_letter
from switch.cli.terminal.choices import Choices
from switch.cli.terminal.reading import Misread, Reader
from switch.cli.terminal.screen import Screen
from switch.cli.terminal.table import Table
from switch.engine import Action, View

LONGEST_QUOTE = 20
CHOICES = (engine.NameSuit, engine.NameRank, engine.ExchangeWith, engine.Give)


class Asker:
    """``explain``: what is done with a word of the game that is no answer."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        reader: Reader,
        choices: Choices,
        explain: Callable[[str], None],
    ) -> None:
        self._table = table
        self._screen = screen
        self._reader = reader
        self._choices = choices
        self._explain = explain

    def follow_up(self, actions: tuple[Action, ...]) -> tuple[Action, ...] | None:
        """After a seven: which cards of its suit go along. None: the turn is taken back."""
        preview = self._table.preview(actions)
        offered = _dumpable(preview)
        if preview is None or not offered or len(_ranks(actions)) > 1:
            return actions
        view = self._table.view
        while True:
            self._screen.tell(self._choices.dump(view, offered), "bold")
            line = self._screen.ask()
            word = self._reader.word(line)
            if not line.strip():
                return actions
            if word == "back":
                return None
            if word == "all":
                return (*actions, *(engine.Lay(card) for card in offered))
            if word is not None:
                self._explain(word)
                continue
            try:
                more = self._reader.cards(line, view)
            except Misread as misread:
                self._screen.say(misread.key, "yellow", **misread.values)
                continue
            if all(isinstance(lay, engine.Lay) and lay.card in offered for lay in more):
                return (*actions, *more)
            self._screen.say("term-dump-only", "yellow")

    def choose(self, view: View, *, may_go_back: bool) -> Action | None:
        """One of what this view lets its seat name or choose; None: rather not. Cards have the
        numbers of the hand as it lies on the table."""
        offered = [action for action in view.legal if isinstance(action, CHOICES)]
        shown = self._table.view
        while True:
            self._screen.tell(
                self._choices.question(shown, offered, may_go_back=may_go_back), "bold"
            )
            line = self._screen.ask()
            chosen = self._reader.choice(line, shown, offered)
            if chosen is not None:
                return chosen
            word = self._reader.word(line)
            if not line.strip() or word == "back":
                return None
            if word is not None:
                self._explain(word)
            else:
                suit = isinstance(offered[0], engine.NameSuit)
                key = "term-no-suit" if suit else "term-no-choice"
                self._screen.say(key, "yellow", text=line.strip()[:LONGEST_QUOTE])


def _ranks(actions: Sequence[Action]) -> set[str]:
    return {
        rank_letter(action.card)
        for action in actions
        if isinstance(action, engine.Lay | engine.Jump)
    }


def _dumpable(preview: View | None) -> tuple[str, ...]:
    """Cards that may follow now and are no further card of the same rank."""
    if preview is None or not preview.laid:
        return ()
    rank = rank_letter(preview.laid[-1])
    lays = (action.card for action in preview.legal if isinstance(action, engine.Lay))
    return tuple(card for card in lays if rank_letter(card) != rank)
