"""A match in the terminal: rounds, turns, and the moment in which somebody can be caught."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from switch import engine, i18n
from switch.cards import rank_letter
from switch.cli.console import PlainConsole
from switch.cli.failures import Failure
from switch.cli.terminal.choices import Choices, sole_action
from switch.cli.terminal.drawing import Painter, Scene
from switch.cli.terminal.helping import help_lines, rule_lines
from switch.cli.terminal.reading import Ask, Intention, Misread, Reader, Say, Turn
from switch.cli.terminal.screen import Leave, Screen, accept_any_bytes
from switch.cli.terminal.style import look_at
from switch.cli.terminal.table import YOU, Reaction, Setup, Table
from switch.cli.terminal.words import Teller
from switch.engine import Action, Refusal, View

# A computer player's own call that comes within this time (seconds) is heard before anybody
# can type: the person is asked only afterwards.
QUICK = 1.5


@dataclass(frozen=True)
class Manner:
    """``pace``: seconds a computer player takes; ``lines``: no drawing; ``records``: where the
    record of each round is kept, if anywhere."""

    lang: str
    pace: float
    lines: bool
    colour: bool
    records: Path | None


def play(setup: Setup, manner: Manner) -> int:
    """Rounds until the person leaves; always 0: to stop is no failure."""
    console = PlainConsole(colour=manner.colour)
    accept_any_bytes()
    Match(setup, manner, console).run()
    return 0


class Match:
    def __init__(self, setup: Setup, manner: Manner, console: Console) -> None:
        self._words = i18n.catalogue(manner.lang)
        self._lang = manner.lang
        self._pace = manner.pace
        self._records = manner.records
        self._look = look_at(console, lines=manner.lines)
        self._screen = Screen(console, self._look, self._words)
        self._table = Table(setup)
        self._names = setup.names
        # Who laid the last card, while nobody has drawn or passed since.
        self._last: int | None = None
        self._setup = setup
        self._teller = Teller(self._words, self._look, setup.names)
        self._painter = Painter(self._words, self._look)
        self._reader = Reader(self._words, setup.rules.pack, setup.names)
        self._choices = Choices(self._words, self._look, setup.names)

    def run(self) -> None:
        try:
            self._screen.say("term-welcome", "bold")
            while True:
                self._round()
                self._between()
        except Leave:
            if any(self._table.wins) and not self._table.view.over:
                self._score()
            self._screen.say("term-bye")

    # One round

    def _round(self) -> None:
        self._table.deal()
        self._last = None
        view = self._table.view
        self._screen.blank()
        if self._records is not None:
            self._screen.say("term-sealed", "dim", hash=self._table.seal)
        self._screen.tell(
            self._teller.dealt(number=self._table.round, first=view.turn, starter=view.top)
        )
        while not self._table.view.over:
            if self._table.view.turn == YOU:
                self._own_turn()
            else:
                self._bots_turn()
        self._tell()
        self._table.count_win()
        if self._records is not None:
            self._save(self._records)

    def _save(self, folder: Path) -> None:
        try:
            path = self._table.save(folder)
        except OSError:
            raise Failure("cli-unwritable", path=str(folder)) from None
        self._screen.say("term-saved", "dim", path=str(path))

    def _bots_turn(self) -> None:
        if self._pace:
            time.sleep(self._pace)
        self._table.bot_turn()
        self._tell()
        self._window()

    def _own_turn(self) -> None:
        """Asks until the turn has gone on; a card drawn that may be laid is asked about again."""
        self._paint()
        while not self._table.view.over and self._table.view.turn == YOU:
            before = self._table.view
            self._screen.tell(self._choices.line(before, self._last), "bold")
            if self._answer(self._screen.ask()):
                self._tell()
                after = self._table.view
                if after.turn == YOU and not after.over:
                    self._paint()
        self._window()

    def _answer(self, line: str) -> bool:
        """Whether something happened at the table."""
        view = self._table.view
        try:
            intention = self._reader.read(line, view)
        except Misread as misread:
            self._screen.say(misread.key, "yellow", **misread.values)
            return False
        if intention is None:
            sole = sole_action(view)
            if sole is None:
                self._paint()
                return False
            intention = Turn((sole,))
        return self._do(intention)

    def _do(self, intention: Intention) -> bool:
        match intention:
            case Ask(word=word):
                self._explain(word)
                return False
            case Say(action=action):
                return self._accepted(self._table.say(action))
            case Turn(actions=actions):
                whole = self._follow_up(actions)
                if whole is None:
                    self._screen.say("term-taken-back", "yellow")
                    return False
                return self._lay(whole)

    def _lay(self, actions: tuple[Action, ...]) -> bool:
        """The turn goes out whole; a suit is asked for only where it will be named."""
        refusal = self._table.lay(actions)
        if refusal is not None and refusal.code == "name_a_suit":
            suit = self._ask_suit()
            if suit is None:
                self._screen.say("term-taken-back", "yellow")
                return False
            refusal = self._table.lay((*actions, engine.NameSuit(suit)))
        return self._accepted(refusal)

    def _accepted(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self._screen.tell(i18n.reason(refusal, self._lang), "yellow")
        return refusal is None

    # Questions within a turn

    def _follow_up(self, actions: tuple[Action, ...]) -> tuple[Action, ...] | None:
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

    def _ask_suit(self) -> str | None:
        """None: the cards are taken back."""
        while True:
            self._screen.tell(self._choices.suits(self._setup.rules.pack.suits), "bold")
            line = self._screen.ask()
            suit = self._reader.suit(line)
            if suit is not None:
                return suit
            word = self._reader.word(line)
            if not line.strip() or word == "back":
                return None
            if word is not None:
                self._explain(word)
            else:
                self._screen.say("term-no-suit", "yellow", text=line.strip()[:20])

    def _explain(self, word: str) -> None:
        match word:
            case "help":
                self._list(help_lines(self._words, self._setup.rules))
            case "rules":
                self._list(rule_lines(self._words, self._setup.rules))
            case "quit":
                raise Leave
            case "table":
                self._paint()
            case _:
                self._screen.say("term-not-now", "yellow")

    def _list(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.tell(line, hanging=f"{self._look.signs.dot} ")

    # Calls and catches

    def _window(self) -> None:
        """Somebody is down to one card: calls and catches, before the next player moves.

        There is no clock for the person: play waits for Enter. Quick calls come first, then the
        person may speak, then what the computer players have noticed.
        """
        if not self._setup.rules.must_call or self._table.view.over:
            return
        reactions = sorted(self._table.reactions(), key=lambda reaction: reaction.delay)
        quick = [one for one in reactions if one.own_call and one.delay <= QUICK]
        self._speak(quick)
        view = self._table.view
        if view.turn != YOU and self._down_to_one(view):
            self._moment()
            self._speak(one for one in reactions if one not in quick)

    def _down_to_one(self, view: View) -> bool:
        """Whether the last to act came down to one card; a rival who called is no exception, so
        that the question gives nothing away."""
        return view.exposed is not None or (
            self._last not in (None, YOU) and view.counts[self._last] == 1
        )

    def _moment(self) -> None:
        while True:
            view = self._table.view
            self._screen.tell(self._choices.moment(view, self._last), "bold")
            line = self._screen.ask()
            if not line.strip():
                return
            try:
                intention = self._reader.read(line, view)
            except Misread as misread:
                self._screen.say(misread.key, "yellow", **misread.values)
                continue
            if intention is not None and self._do(intention):
                self._tell()
                return

    def _speak(self, reactions: Iterable[Reaction]) -> None:
        """The fastest first; what is no longer legal by then is not said."""
        for one in reactions:
            if not self._table.view.over and self._table.say(one.action, one.seat) is None:
                self._tell()

    # Telling

    def _tell(self) -> None:
        events = self._table.happened()
        for event in events:
            if isinstance(event, engine.Laid):
                self._last = event.seat
            elif isinstance(event, engine.Drew | engine.Passed | engine.Stood | engine.Kept):
                self._last = None
        sentences = list(self._teller.tell(events))
        if sentences:
            self._screen.tell(" ".join(sentences))

    def _paint(self) -> None:
        table = self._table
        scene = Scene(table.view, self._names, tuple(table.wins), table.round, table.open)
        self._screen.blank()
        self._screen.paint(self._painter.table(scene))

    def _score(self) -> None:
        parts = [f"{name} {won}" for name, won in zip(self._names, self._table.wins, strict=True)]
        self._screen.say("term-score", "bold", score=f" {self._look.signs.dot} ".join(parts))

    def _between(self) -> None:
        """The score, and on to the next round unless the person leaves."""
        self._screen.blank()
        self._score()
        while True:
            self._screen.say("term-next", "bold", round=self._table.round + 1)
            word = self._screen.ask()
            if not word.strip():
                return
            known = self._reader.word(word)
            if known in ("help", "rules", "quit"):
                self._explain(known)
            else:
                self._screen.say("term-not-now", "yellow")


def _ranks(actions: Sequence[Action]) -> set[str]:
    return {rank_letter(action.card) for action in actions if isinstance(action, engine.Lay)}


def _dumpable(preview: View | None) -> tuple[str, ...]:
    """Cards that may follow now and are no further card of the same rank."""
    if preview is None or not preview.laid:
        return ()
    rank = rank_letter(preview.laid[-1])
    lays = (action.card for action in preview.legal if isinstance(action, engine.Lay))
    return tuple(card for card in lays if rank_letter(card) != rank)
