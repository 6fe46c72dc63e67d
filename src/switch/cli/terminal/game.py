"""Matches in the terminal: rounds, turns, and the moment in which somebody can be caught."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from switch import engine, i18n
from switch.cli.console import PlainConsole
from switch.cli.failures import Failure
from switch.cli.terminal.advising import Adviser
from switch.cli.terminal.asking import Asker
from switch.cli.terminal.choices import Choices, jumps, sole_action
from switch.cli.terminal.drawing import Painter, Scene
from switch.cli.terminal.helping import company_lines, help_lines, house_lines, rule_lines
from switch.cli.terminal.reading import Ask, Intention, Misread, Reader, Say, Turn
from switch.cli.terminal.screen import Leave, Screen, accept_any_bytes
from switch.cli.terminal.style import look_at
from switch.cli.terminal.table import CHOOSING, YOU, Reaction, Setup, Table
from switch.cli.terminal.tally import Tally
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
    """Matches until the person leaves; always 0: to stop is no failure."""
    console = PlainConsole(colour=manner.colour)
    accept_any_bytes()
    game = Game(setup, manner, console)
    try:
        game.run()
    finally:
        game.close()
    return 0


class Game:
    def __init__(self, setup: Setup, manner: Manner, console: Console) -> None:
        self._words = i18n.catalogue(manner.lang)
        self._lang = manner.lang
        self._pace = manner.pace
        self._records = manner.records
        self._look = look_at(console, lines=manner.lines)
        self._screen = Screen(console, self._look, self._words)
        self._table = Table(setup)
        # Who laid the last card, while nobody has drawn or passed since.
        self._last: int | None = None
        self._setup = setup
        self._teller = Teller(self._words, self._look, setup.names, setup.rules)
        self._tally = Tally(self._words, self._look, setup.names)
        self._painter = Painter(self._words, self._look)
        self._reader = Reader(self._words, setup.rules.pack, setup.names)
        self._choices = Choices(self._words, self._look, setup.names)
        self._adviser = Adviser(
            self._words, self._look, self._screen, setup.names, self._teller, setup.seed or 0
        )
        self._asker = Asker(self._table, self._screen, self._reader, self._choices, self._explain)

    def run(self) -> None:
        try:
            self._screen.say("term-welcome", "bold")
            if self._setup.seats - 1 > len(self._setup.programs):
                self._list(company_lines(self._words, self._setup.level))
            self._list(house_lines(self._words, self._setup.rules))
            while True:
                self._match()
        except Leave:
            if any(self._table.match.totals) and not self._table.view.over:
                self._screen.tell(self._tally.short(self._table.match), "bold")
            self._screen.say("term-bye")

    def close(self) -> None:
        self._table.close()

    def _match(self) -> None:
        goal = self._tally.goal(self._table.match)
        if goal:
            self._screen.tell(goal)
        while not self._table.match.over:
            self._round()
            self._between()
        self._table.new_match()

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
        self._window()
        while not self._table.view.over:
            if self._table.view.turn == YOU:
                self._own_turn()
            else:
                self._bots_turn()
        self._tell()
        self._table.count()
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
            time.sleep(self._pace * self._table.pace)
        self._table.bot_turn()
        self._tell()
        self._window()

    def _own_turn(self) -> None:
        """Asks until the turn has gone on; a card drawn that may be laid is asked about again."""
        self._paint()
        while not self._table.view.over and self._table.view.turn == YOU:
            if self._step():
                self._tell()
                after = self._table.view
                if after.turn == YOU and not after.over:
                    self._paint()
        self._window()

    def _step(self) -> bool:
        """Whether something happened at the table."""
        view = self._table.view
        if view.phase in CHOOSING:
            chosen = self._asker.choose(view, may_go_back=False)
            return chosen is not None and self._lay((chosen,))
        self._screen.tell(self._choices.line(view, self._last), "bold")
        return self._answer(self._screen.ask())

    def _answer(self, line: str) -> bool:
        view = self._table.view
        try:
            intention = self._reader.read(line, view)
        except Misread as misread:
            self._screen.say(misread.key, "yellow", **misread.values)
            return False
        if intention is None:
            sole = sole_action(view)
            if sole is None:
                self._nothing_done(view)
                return False
            intention = Turn((sole,))
        return self._do(intention)

    def _nothing_done(self, view: View) -> None:
        """An empty line where several things can be done."""
        if view.phase == "challenge":
            self._screen.say("term-answer-first", "yellow")
        else:
            self._paint()

    def _do(self, intention: Intention) -> bool:
        match intention:
            case Ask(word=word):
                self._explain(word)
                return False
            case Say(action=action):
                return self._accepted(self._table.say(action))
            case Turn(actions=actions):
                whole = self._asker.follow_up(actions)
                if whole is None:
                    self._screen.say("term-taken-back", "yellow")
                    return False
                return self._lay(whole)

    def _lay(self, actions: tuple[Action, ...]) -> bool:
        """The turn goes out whole; a name or a choice is asked for only where it is needed."""
        while (unfinished := self._table.unfinished(actions)) is not None:
            actions, preview = unfinished
            if _has_drawn(preview, actions, self._table.view):
                return all(self._table.say(action) is None for action in actions)
            chosen = self._asker.choose(preview, may_go_back=True)
            if chosen is None:
                self._screen.say("term-taken-back", "yellow")
                return False
            actions = (*actions, chosen)
        return self._accepted(self._table.lay(actions))

    def _accepted(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self._screen.tell(i18n.reason(refusal, self._lang), "yellow")
        return refusal is None

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
            case "hint" if self._table.view.turn == YOU:
                self._adviser.hint(self._table.looks)
            case _:
                self._screen.say("term-not-now", "yellow")

    def _list(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.tell(line, hanging=f"{self._look.signs.dot} ")

    # Calls, catches and jumps

    def _window(self) -> None:
        """Before the next player moves: somebody is down to one card, or a card can be thrown in.

        There is no clock for the person: play waits for Enter. Quick calls come first, then the
        person may speak, then what the computer players have noticed.
        """
        values = self._setup.rules.values
        if not (values["call.required"] or values["interrupt.jump_in"]):
            return
        while not self._table.view.over:
            turns = self._table.turns
            self._react()
            if self._table.turns == turns:
                return

    def _react(self) -> None:
        reactions = sorted(self._table.reactions(), key=lambda reaction: reaction.delay)
        quick = [one for one in reactions if one.own_call and one.delay <= QUICK]
        self._speak(quick)
        view = self._table.view
        asked = view.turn != YOU and bool(jumps(view) or self._down_to_one(view))
        if asked:
            self._moment()
        self._speak(one for one in reactions if one not in quick and (asked or one.jumps))

    def _down_to_one(self, view: View) -> bool:
        """Whether the last to act came down to one card; a rival who called is no exception, so
        that the question gives nothing away. Who is out of the round only watches."""
        if not view.counts[YOU]:
            return False
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
        for one in self._table.faults():
            name = self._setup.names[one.seat]
            told = [self._words.text("event-fault", code=one.fault.code, name=name)]
            if one.turn:
                told.append(self._words.text("event-fault-turn"))
            self._screen.tell(" ".join(told), "yellow")
            self._screen.tell(one.fault.message, "dim")
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
        scene = Scene(table.view, self._setup.names, table.match, table.round, table.open)
        self._screen.blank()
        self._screen.paint(self._painter.table(scene))

    def _between(self) -> None:
        """Where the match stands, and on to the next round or match unless the person leaves."""
        self._screen.blank()
        self._standing()
        over = self._table.match.over
        while True:
            text = self._words.text
            on = text("term-next-match") if over else text("term-next", round=self._table.round + 1)
            self._screen.tell(f"{on} {text('term-review')}", "bold")
            word = self._screen.ask()
            if not word.strip():
                return
            known = self._reader.word(word)
            if known in ("help", "rules", "quit"):
                self._explain(known)
            elif known == "review":
                view = self._table.view
                self._adviser.review(self._table.looks, None if view.places else view.winner)
            else:
                self._screen.say("term-not-now", "yellow")

    def _standing(self) -> None:
        now = self._table.match
        if not now.counted:
            self._screen.tell(self._tally.short(now), "bold")
            return
        if self._look.drawn:
            self._screen.paint(self._tally.table(self._table.score, now))
            self._screen.blank()
        else:
            for sentence in self._tally.sentences(self._table.score, now):
                self._screen.tell(sentence)
        if now.over:
            self._screen.tell(self._tally.winners(now), "bold")


def _has_drawn(preview: View, actions: Sequence[Action], before: View) -> bool:
    """Whether a card has come into the hand (9.14), which nobody may see and then go back."""
    laid = sum(isinstance(action, engine.Lay | engine.Jump) for action in actions)
    return len(preview.hand) + laid > len(before.hand)
