"""`switch play`: a table in the browser, or with --terminal here in the terminal."""

from importlib import import_module

from switch.bots import LEVELS
from switch.cli.arguments import Command, Given, Option, choice, number, seconds
from switch.cli.failures import Failure
from switch.core.layout import SEATS_MAX

ANY_SEED = (1 << 63) - 1
BROWSER_ONLY = ("no_browser", "host", "port", "db")
TERMINAL_ONLY = (
    "seats",
    "level",
    "seed",
    "beginner",
    "pace",
    "lines",
    "no_color",
    "records",
)


def run(given: Given) -> int:
    """The parts of the two tables are imported only where they are wanted."""
    terminal = given.flag("terminal")
    for name in BROWSER_ONLY if terminal else TERMINAL_ONLY:
        if name in given.named:
            key = "cli-only-browser" if terminal else "cli-only-terminal"
            raise Failure(key, option="--" + name.replace("_", "-"))
    host = import_module("switch.cli.solo" if terminal else "switch.cli.browser")
    return int(host.run(given))


PORT = Option("--port", "cli-option-port", "PORT", number(0, 65535))
HOST = Option("--host", "cli-option-host", "HOST")
DB = Option("--db", "cli-option-db", "FILE")

COMMAND = Command(
    "play",
    run,
    (
        Option("--no-browser", "cli-option-no-browser"),
        HOST,
        PORT,
        DB,
        Option("--terminal", "cli-option-terminal"),
        Option(
            "--ruleset",
            "cli-option-ruleset",
            "RULES",
            default="classic",
        ),
        Option("--seats", "cli-option-seats", "N", number(2, SEATS_MAX)),
        Option("--level", "cli-option-level", "LEVEL", choice(lambda: tuple(LEVELS)), "normal"),
        Option("--beginner", "cli-option-beginner"),
        Option("--seed", "cli-option-seed", "N", number(0, ANY_SEED)),
        Option("--pace", "cli-option-pace", "SECONDS", seconds),
        Option("--lines", "cli-option-lines"),
        Option("--no-color", "cli-option-no-color"),
        Option("--records", "cli-option-records", "FOLDER"),
    ),
)
