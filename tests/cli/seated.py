"""A person who sits at a known position, in this process, and what they are shown."""

import io
import sys
from dataclasses import replace
from typing import Any

import pytest

from switch import rulesets
from switch.cli.console import PlainConsole
from switch.cli.terminal.game import Game, Manner
from switch.cli.terminal.screen import Leave
from switch.cli.terminal.table import Setup, Table
from switch.engine import FastChance
from switch.notation import load_position
from switch.rulesets import RuleSet, from_fields

STOCK = ["5C", "6C", "7C", "TC"]
NAMES = ("You", "Clio", "Otto", "Wren")


class At:
    """A game that stands at a position, and what it writes when lines are typed."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        ruleset: str | dict[str, Any],
        /,
        lang: str = "en",
        *,
        lines: bool = False,
        **position: Any,
    ) -> None:
        self._monkeypatch = monkeypatch
        rules = rulesets.get(ruleset) if isinstance(ruleset, str) else from_fields(ruleset)
        seats = len(position["hands"])
        setup = Setup(rules, seats, "greedy", NAMES[:seats], seed=1)
        self.written = io.StringIO()
        console = PlainConsole()
        console.file = self.written
        console.size = (80, 24)
        manner = Manner(lang=lang, pace=0.0, lines=lines, colour=False, records=None)
        self.game = Game(setup, manner, console)
        self.table: Table = self.game._table
        self.table.deal()
        self.stand(rules, position)

    def stand(self, rules: RuleSet, position: dict[str, Any]) -> None:
        self.table._state = load_position(rules, position, FastChance(1))
        self.table._recording.start(self.table._state, 0)

    def type(self, *lines: str) -> str:
        """One own turn with these lines; what was written up to the end of the lines."""
        return self._typed(lines, self.game._own_turn)

    def wait(self, *lines: str) -> str:
        """The moment before the next player moves, with these lines."""
        return self._typed(lines, self.game._window)

    def finish(self, *lines: str, totals: tuple[int, ...] | None = None) -> str:
        """An own turn that ends the round, which is then counted and shown; ``totals``: the
        match before it."""
        if totals:
            self.table.match = replace(self.table.match, totals=totals, rounds=1)

        def turn_and_count() -> None:
            self.game._own_turn()
            self.game._tell()
            self.table.count()
            self.game._between()

        return self._typed(lines, turn_and_count)

    def _typed(self, lines: tuple[str, ...], act: Any) -> str:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        try:
            act()
        except Leave:
            pass
        else:
            self.game._tell()
        return " ".join(self.written.getvalue().split())

    @property
    def hand(self) -> set[str]:
        return set(self.table.view.hand)

    @property
    def rows(self) -> list[str]:
        """The lines written that are not empty."""
        return [line.strip() for line in self.written.getvalue().splitlines() if line.strip()]
