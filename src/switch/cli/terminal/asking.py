"""Questions within a turn: what goes along, which suit, which rank, with whom, which card."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from switch import engine
from switch.cards import rank_letter
from switch.cli.terminal.choices import Choices
from switch.cli.terminal.reading import Misread, Reader
from switch.cli.terminal.screen import Screen
from switch.cli.terminal.table import Table
from switch.engine import Action, View

LONGEST_QUOTE = 20
# What is asked about cards that go along, and what is said to those that do not.
DUMP = ("term-dump", "term-dump-only")
JOIN = ("term-join", "term-join-only")
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
        """What goes along with a card: its suit after a seven, or what goes on with a run. None:
        the turn is taken back."""
        if len(_ranks(actions)) > 1:
            return actions
        asked: set[str] = set()
        while True:
            preview = self._table.preview(actions)
            offered = _others(preview)
            if preview is None or asked.issuperset(offered):
                return actions
            asked.update(offered)
            dumped = self._whole(actions, offered) if _dumps(preview) else None
            more = self._along(actions, offered, dumped)
            if not more:
                return None if more is None else actions
            actions = (*actions, *more)

    def _along(
        self,
        actions: tuple[Action, ...],
        offered: tuple[str, ...],
        dumped: tuple[Action, ...] | None,
    ) -> tuple[Action, ...] | None:
        """What the person lays further; None: the turn is taken back. ``dumped``: all of the
        offered in an order in which they may go, where that can be asked for in one word."""
        view, (question, no) = self._table.view, DUMP if dumped else JOIN
        while True:
            self._screen.tell(self._choices.along(view, offered, question), "bold")
            line = self._screen.ask()
            word = self._reader.word(line)
            if not line.strip():
                return ()
            if word == "back":
                return None
            if word == "all" and dumped:
                return dumped
            if word is not None:
                self._explain(word)
                continue
            try:
                more = self._reader.cards(line, view)
            except Misread as misread:
                self._screen.say(misread.key, "yellow", **misread.values)
                continue
            if self._table.fits((*actions, *more)):
                return more
            self._screen.say(no, "yellow")

    def _whole(
        self, actions: tuple[Action, ...], offered: tuple[str, ...]
    ) -> tuple[Action, ...] | None:
        """All of the offered in an order that the rules let go along, if there is one."""
        for order in _orders(offered):
            lays = tuple(engine.Lay(card) for card in order)
            if self._table.fits((*actions, *lays)):
                return lays
        return None

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


def _others(preview: View | None) -> tuple[str, ...]:
    """Every card of the hand that may follow now and is no further card of the same rank."""
    if preview is None or not preview.laid:
        return ()
    rank = rank_letter(preview.laid[-1])
    lays = [action.card for action in preview.legal if isinstance(action, engine.Lay)]
    held = [card for card in preview.hand if card in lays and rank_letter(card) != rank]
    return tuple(sorted(held, key=lays.index))


def _dumps(preview: View) -> bool:
    """8.5: whether the card laid last takes its suit with it."""
    last, selectors = preview.laid[-1], preview.ruleset.values["turn.dump_suit"]
    return last in selectors or rank_letter(last) in selectors


def _orders(cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """As they are; then every one of them first and every other one last. The first may go on with
    a run or end it (8.9), the last may be barred from being the last of the hand (9.10)."""
    yield cards
    places = range(len(cards))
    for first, last in permutations(places, 2):
        between = [cards[place] for place in places if place not in (first, last)]
        yield (cards[first], *between, cards[last])
