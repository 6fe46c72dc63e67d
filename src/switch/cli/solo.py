"""A match against computer players in this terminal."""

import logging
from pathlib import Path
from tempfile import TemporaryFile

from switch import i18n
from switch.cli.arguments import Given
from switch.cli.failures import Failure
from switch.cli.loading import load_rules
from switch.cli.programs import programs
from switch.cli.terminal.game import Manner, play
from switch.cli.terminal.table import Setup
from switch.i18n.optionwords import rules_name
from switch.kernel import hosts
from switch.server.names import bot_name, numbered
from switch.server.settings import BadSetting, wants_warming

USUAL_SEATS = 3
USUAL_PACE = 0.8


def run(given: Given) -> int:
    setup, manner = _setup(given), _manner(given)
    try:
        warms = wants_warming()
    except BadSetting as bad:
        raise Failure("cli-setting", text=str(bad)) from None
    if warms:
        logging.disable()  # the table is drawn here
        hosts.start_warming()
    return play(setup, manner)


def _setup(given: Given) -> Setup:
    rules = load_rules(given.text("ruleset"), given.lang, unknown="cli-unknown-ruleset")
    least, most = rules.seats
    asked = given.values["seats"]
    players = programs(given)
    usual = min(max(USUAL_SEATS, len(players) + 1), most)
    seats = given.number("seats") if asked is not None else usual
    words = i18n.catalogue(given.lang)
    if not least <= seats <= most:
        name = rules_name(words, rules)
        lowest = "same" if least == most else str(least)
        raise Failure("cli-seats", ruleset=name, lowest=lowest, highest=str(most))
    names = [words.text("term-you")]
    if len(players) >= seats:
        raise Failure("cli-too-many-bots", count=seats - 1)
    for program in players:
        names.append(numbered(program.name, names))
    for _ in range(len(names), seats):
        names.append(bot_name(names))
    return Setup(
        rules=rules,
        seats=seats,
        level=given.text("level"),
        names=tuple(names),
        seed=given.number("seed") if given.values["seed"] is not None else None,
        beginner=given.flag("beginner"),
        programs=players,
    )


def _manner(given: Given) -> Manner:
    pace = given.values["pace"]
    records = Path(given.text("records")) if "records" in given.named else None
    if records is not None:
        if "seed" in given.named:
            raise Failure("cli-not-together", option="--records", other="--seed")
        _make_writable(records)
    return Manner(
        lang=given.lang,
        pace=pace if isinstance(pace, float) else USUAL_PACE,
        lines=given.flag("lines"),
        colour=not given.flag("no_color"),
        records=records,
    )


def _make_writable(folder: Path) -> None:
    """Tried before the first round, not found out after it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError:
        raise Failure("cli-unwritable", path=str(folder)) from None
