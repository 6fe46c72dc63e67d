"""What a round has changed in a match, and who stands where: a table, or lines of text."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from switch.cli.terminal.style import Look
from switch.cli.terminal.table import YOU
from switch.engine import match as matches
from switch.engine import scores
from switch.engine.match import Match, RoundScore, Standing
from switch.i18n import Catalogue

MARGIN = "  "
PLACE = 4
GAP = 3
LONGEST_NAME = 20
GOALS = {
    scores.ROUNDS_WON: "won",
    scores.PENALTY: "penalty",
    scores.WINNER_COLLECTS: "collects",
    scores.ELIMINATION: "elimination",
}


def number(value: int) -> str:
    """With a real minus."""
    return str(value).replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True)
class Row:
    place: str
    name: str
    numbers: tuple[str, ...]
    note: str
    strong: bool


class Tally:
    def __init__(self, words: Catalogue, look: Look, names: tuple[str, ...]) -> None:
        self._words = words
        self._look = look
        self._names = names

    def goal(self, match: Match) -> str:
        """How the match ends; empty where it does not."""
        if not match.target:
            return ""
        return self._words.text(f"term-goal-{GOALS[match.mode]}", target=match.target)

    def short(self, match: Match) -> str:
        """All totals in one line, the best first."""
        parts = [f"{self._name(one.seat)} {number(one.total)}" for one in matches.standings(match)]
        key = "term-score" if match.mode == scores.ROUNDS_WON else "term-points"
        return self._words.text(key, score=f" {self._look.signs.dot} ".join(parts))

    def winners(self, match: Match) -> str:
        won = match.winners
        if len(won) > 1:
            return self._words.text("term-match-shared", names=", ".join(map(self._name, won)))
        who = "you" if won[0] == YOU else "other"
        return self._words.text("term-match-won", who=who, name=self._name(won[0]))

    def table(self, score: RoundScore, match: Match) -> Iterator[Text]:
        """A line for each seat, the best first; its points in hand, what it got, its total."""
        heads = [self._words.text(key) for key in self._columns(match)]
        rows = [self._row(one, score, match) for one in matches.standings(match)]
        name_width = min(LONGEST_NAME, max(Text(row.name).cell_len for row in rows))
        widths = [max(7, Text(head).cell_len) for head in heads]
        lead = " " * (PLACE + name_width)
        head = "".join(
            " " * GAP + f"{head:>{width}}" for head, width in zip(heads, widths, strict=True)
        )
        yield Text(f"{MARGIN}{lead}{head}", "dim")
        yield Text(MARGIN + self._look.signs.rule * (len(lead) + len(head)), "dim")
        for row in rows:
            yield self._line(row, name_width, widths)

    def sentences(self, score: RoundScore, match: Match) -> Iterator[str]:
        """The same as the table, a sentence for each seat."""
        for one in matches.standings(match):
            row = self._row(one, score, match)
            values = {"place": row.place, "name": row.name, "total": row.numbers[-1]}
            if match.mode == scores.ROUNDS_WON:
                said = self._words.text("term-row-won", **values)
            else:
                hand, gain = row.numbers[:2]
                said = self._words.text("term-row", hand=hand, gain=gain, **values)
            yield f"{said} {row.note}".rstrip()

    def _columns(self, match: Match) -> tuple[str, ...]:
        if match.mode == scores.ROUNDS_WON:
            return ("term-column-won",)
        return ("term-column-hand", "term-column-round", "term-column-total")

    def _row(self, one: Standing, score: RoundScore, match: Match) -> Row:
        seat = one.seat
        numbers = [number(one.total)]
        if match.mode != scores.ROUNDS_WON:
            took_part = match.left[seat] in (0, match.rounds)
            shown = [number(score.hands[seat]), number(score.gains[seat])]
            numbers = [*(shown if took_part else ("", "")), *numbers]
        return Row(
            f"{one.place}.",
            self._name(seat),
            tuple(numbers),
            self._note(seat, score, match),
            strong=seat == YOU,
        )

    def _note(self, seat: int, score: RoundScore, match: Match) -> str:
        if seat in score.resets:
            return self._words.text("term-back-to-nothing")
        return self._words.text("term-leaves") if match.left[seat] else ""

    def _line(self, row: Row, name_width: int, widths: list[int]) -> Text:
        name = Text(row.name)
        name.truncate(name_width)
        name.pad_right(name_width - name.cell_len)
        line = Text.assemble(MARGIN, f"{row.place:>{PLACE - 1}} ", name)
        for value, width in zip(row.numbers, widths, strict=True):
            line.append(" " * GAP + f"{value:>{width}}")
        line.stylize("bold" if row.strong else "")
        line.append(f"{' ' * GAP}{row.note}", "yellow")
        return line

    def _name(self, seat: int) -> str:
        return self._names[seat]
