"""`switch rulesets`: which games there are."""

import textwrap
from collections.abc import Iterator, Sequence

from switch import i18n, rulesets
from switch.cli.arguments import Command, Given

WIDTH = 78
INDENT = " " * 4
COLUMNS = ("id", "name", "players", "cards")


def run(given: Given) -> int:
    words = i18n.catalogue(given.lang)
    heads = [words.text(f"cli-column-{column}") for column in COLUMNS]
    rows = list(_rows(words))
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    print(_aligned(heads, widths))
    for row in rows:
        line = words.text(f"ruleset-line-{row[0]}")
        print(_aligned(row, widths))
        print(textwrap.fill(line, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT))
    return 0


def _rows(words: i18n.Catalogue) -> Iterator[tuple[str, ...]]:
    for ruleset_id in rulesets.ids():
        rules = rulesets.get(ruleset_id)
        least, most = rules.seats
        players = str(least) if least == most else f"{least}–{most}"
        yield ruleset_id, words.text(f"ruleset-name-{ruleset_id}"), players, str(rules.cards)


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()


COMMAND = Command("rulesets", run)
