"""How `switch lab` looks on a terminal: the bar on the way, the tables at the end."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import wrap

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from switch import i18n
from switch.cli.arguments import Given
from switch.cli.console import PlainConsole
from switch.i18n.catalogue import Value
from switch.lab import telling
from switch.lab.failing import Watch
from switch.lab.plan import Plan
from switch.lab.results import Result
from switch.lab.sheets import Sheet, sheets

LONGEST_HEAD = 15


def say(given: Given, key: str, **values: Value) -> None:
    """Beside the result, so that the result alone can be sent on."""
    print(i18n.catalogue(given.lang).text(key, **values), file=sys.stderr)


@contextmanager
def watched(given: Given, plan: Plan, watch: Watch) -> Iterator[Callable[[int], None]]:
    """A bar with an estimate on standard error, if somebody sees it."""
    console = Console(stderr=True, highlight=False)
    columns = (
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        _Played(given, watch),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=plan.deals * plan.rounds_a_deal)
        yield lambda rounds: bar.advance(task, rounds)


class _Played(ProgressColumn):
    """How many rounds programs have lost by faults stands there before a chunk is through."""

    def __init__(self, given: Given, watch: Watch) -> None:
        super().__init__()
        self._words = i18n.catalogue(given.lang)
        self._watch = watch

    def render(self, task: Task) -> Text:  # noqa: ARG002 - as rich calls it
        return Text(self._words.text("lab-progress", failed=self._watch.count))


def show(given: Given, result: Result) -> None:
    console = PlainConsole()
    console.print(telling.title(result, given.lang), style="bold")
    console.print(telling.played(result, given.lang))
    for line in telling.remarks(result, given.lang):
        console.print(line)
    told = Table.grid(padding=(0, 1))
    for line in telling.told(result, given.lang):
        told.add_row(" •", line)
    if told.row_count:
        console.print()
        console.print(told)
    for sheet in sheets(result, given.lang):
        console.print()
        console.print(_table(sheet) if sheet.rows else Text(sheet.title, style="bold"))
        for note in sheet.notes:
            console.print(note, style="dim")


def _table(sheet: Sheet) -> Table:
    table = Table(
        title=sheet.title, title_justify="left", title_style="bold", box=None, pad_edge=False
    )
    least = 18 if sheet.words else 24
    for place, head in enumerate(sheet.heads):
        words = place == 0 or (place == 1 and sheet.words)
        table.add_column(
            "\n".join(wrap(head, LONGEST_HEAD)),
            justify="left" if words else "right",
            no_wrap=not words,
            min_width=least if place == 0 else None,
        )
    for row in sheet.rows:
        table.add_row(*row)
    return table
