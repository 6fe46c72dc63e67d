"""`switch rulesets`: which games there are."""

from rich.table import Table

from switch import i18n, rulesets
from switch.cli.arguments import Command, Given
from switch.cli.console import PlainConsole


def run(given: Given) -> int:
    words = i18n.catalogue(given.lang)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("id", "name", "players", "cards", "line"):
        table.add_column(words.text(f"cli-column-{column}"), no_wrap=column != "line")
    for ruleset_id in rulesets.ids():
        rules = rulesets.get(ruleset_id)
        least, most = rules.seats
        table.add_row(
            ruleset_id,
            words.text(f"ruleset-name-{ruleset_id}"),
            str(least) if least == most else f"{least}–{most}",
            str(rules.cards),
            words.text(f"ruleset-line-{ruleset_id}"),
        )
    PlainConsole().print(table)
    return 0


COMMAND = Command("rulesets", run)
