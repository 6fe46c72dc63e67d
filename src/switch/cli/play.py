"""`switch play`: a table in the browser, or with --terminal here in the terminal."""

from dataclasses import replace
from importlib import import_module

from switch.bots import LEVELS
from switch.cli.arguments import Command, Given, Option, choice, number, seconds
from switch.cli.failures import Failure
from switch.core.layout import SEATS_MAX

ANY_SEED = (1 << 63) - 1


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
BOT = Option("--bot", "cli-option-bot", "NAME=COMMAND", many=True)
LEVEL = choice(lambda: tuple(LEVELS))

OPTIONS = (
    Option("--ruleset", "cli-option-ruleset", "RULES", default="classic"),
    Option("--terminal", "cli-option-terminal"),
    Option("--no-browser", "cli-option-no-browser", only="browser"),
    BOT,
    *(replace(option, only="browser") for option in (HOST, PORT, DB)),
    Option("--seats", "cli-option-seats", "N", number(2, SEATS_MAX), only="terminal"),
    Option("--level", "cli-option-level", "LEVEL", LEVEL, "normal", only="terminal"),
    Option("--beginner", "cli-option-beginner", only="terminal"),
    Option("--seed", "cli-option-seed", "N", number(0, ANY_SEED), only="terminal"),
    Option("--pace", "cli-option-pace", "SECONDS", seconds, only="terminal"),
    Option("--lines", "cli-option-lines", only="terminal"),
    Option("--no-color", "cli-option-no-color", only="terminal"),
    Option("--records", "cli-option-records", "FOLDER", only="terminal"),
)
BROWSER_ONLY = tuple(option.name for option in OPTIONS if option.only == "browser")
TERMINAL_ONLY = tuple(option.name for option in OPTIONS if option.only == "terminal")
COMMAND = Command("play", run, OPTIONS)
