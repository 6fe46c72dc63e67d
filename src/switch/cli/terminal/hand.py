"""The person's own hand: sorted, numbered, the cards that fit raised."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from switch import engine
from switch.cli.terminal.style import Look, sorted_hand
from switch.engine import View
from switch.i18n import Catalogue

MARGIN = "  "
BOX = 6
LINES_DRAWN = 5
# Lines of the table above and below the hand.
REST = 13


def fitting(view: View) -> frozenset[str]:
    """The cards in hand that may be laid now."""
    return frozenset(action.card for action in view.legal if isinstance(action, engine.Lay))


def hand_lines(words: Catalogue, look: Look, view: View) -> Iterator[Text]:
    hand = sorted_hand(view.hand)
    fits = fitting(view)
    numbered = list(enumerate(hand, start=1))
    in_row = max(1, (look.width - 2 * len(MARGIN)) // BOX)
    rows = [numbered[start : start + in_row] for start in range(0, len(numbered), in_row)]
    if look.drawn and len(rows) * LINES_DRAWN + REST <= max(look.height, REST + 2 * LINES_DRAWN):
        for row in rows:
            yield from _drawn(look, row, fits)
    else:
        yield from _in_lines(words, look, numbered, fits)


def _drawn(look: Look, row: Sequence[tuple[int, str]], fits: frozenset[str]) -> Iterator[Text]:
    """Five lines: cards that fit stand one line higher than the others."""
    left_top, across, right_top, down, left_low, right_low = tuple(look.signs.box)
    lines = [Text(MARGIN) for _ in range(LINES_DRAWN)]
    for number, code in row:
        high = code in fits
        edge = "" if high else "dim"
        face = look.styled(code, "" if high else "dim")
        parts = [
            Text(left_top + across * 3 + right_top, edge),
            Text.assemble((down, edge), face, " " * (3 - face.cell_len), (down, edge)),
            Text(left_low + across * 3 + right_low, edge),
        ]
        column = [*parts, Text(" " * 5)] if high else [Text(" " * 5), *parts]
        column.append(Text(f"{number:^5}", "bold" if high else "dim"))
        for line, part in zip(lines, column, strict=True):
            line.append_text(part)
            line.append(" ")
    yield from (line for line in lines if line.plain.strip())


def _in_lines(
    words: Catalogue, look: Look, numbered: Sequence[tuple[int, str]], fits: frozenset[str]
) -> Iterator[Text]:
    """Numbers and cards in a row, a mark before those that fit."""
    line = Text(MARGIN + words.text("term-hand", count=len(numbered)), "bold")
    yield line
    line = Text(MARGIN)
    for number, code in numbered:
        high = code in fits
        mark = look.signs.fits if high else " "
        part = Text.assemble(
            (f"{mark}{number}", "bold" if high else "dim"),
            " ",
            look.styled(code, "" if high else "dim"),
        )
        if line.cell_len + part.cell_len + 2 > look.width - len(MARGIN):
            yield line
            line = Text(MARGIN)
        line.append_text(part)
        line.append("  ")
    yield line
