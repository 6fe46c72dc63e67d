"""`switch serve`: tables for others, on a network or behind a proxy."""

from importlib import import_module

from switch.cli.arguments import Command, Given, Option
from switch.cli.play import BOT, DB, HOST, PORT


def run(given: Given) -> int:
    return int(import_module("switch.cli.browser").host_tables(given))


COMMAND = Command(
    "serve",
    run,
    (
        HOST,
        PORT,
        DB,
        BOT,
        Option("--origins", "cli-option-origins", "URLS"),
        Option("--proxies", "cli-option-proxies", "HOSTS"),
    ),
)
