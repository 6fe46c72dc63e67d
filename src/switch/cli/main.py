"""From the words of a command line to an exit code."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from switch import __version__, i18n
from switch.cli.arguments import Command, Option, next_value, options_in, parse
from switch.cli.failures import INTERRUPTED, PIPE_CLOSED, UNEXPECTED, Failure
from switch.cli.help import overview, page
from switch.cli.plain import use_plain_letters
from switch.i18n.catalogue import Value
from switch.i18n.optionwords import printable

COMMANDS = ("play", "serve", "referee", "verify", "rules", "rulesets", "lab", "warm")
LANG = Option("--lang", "cli-option-lang", value="LANG")
HELP_WORDS = ("--help", "-h")
LONGEST = 1000  # letters of a word that is quoted


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 2 for a Failure, 130 for Ctrl-C."""
    given = list(sys.argv[1:] if words is None else words)
    use_plain_letters()
    lang = wished_language(os.environ)
    try:
        chosen, given = _take_language(given)
        lang = chosen or lang
        code = _run(given, lang)
        sys.stdout.flush()
    except Failure as failure:
        _say(lang, failure)
        return failure.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except Exception as error:
        if os.environ.get("SWITCH_TRACEBACK"):
            raise
        fault = f"{type(error).__name__}: {error}"
        _say(lang, Failure("cli-unexpected", text=fault))
        return UNEXPECTED
    return code


def wished_language(environ: Mapping[str, str]) -> str:
    """The first of the usual variables that names a language we have."""
    wishes = environ.get("LANGUAGE", "").split(":")
    return i18n.pick([*wishes, *(environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))])


def load(name: str) -> Command:
    """A command's module is imported only when it is asked for: each host has heavy parts."""
    command = import_module(f"switch.cli.{name}").COMMAND
    if not isinstance(command, Command):
        raise TypeError(name)
    return command


def _run(words: list[str], lang: str) -> int:
    if not words or words[0] in HELP_WORDS:
        print(overview(COMMANDS, lang))
        return 0
    name, rest = words[0], words[1:]
    if name in ("--version", "-V"):
        print(f"switch {__version__}")
        return 0
    if name not in COMMANDS:
        raise Failure("cli-unknown-command", text=name, choices=", ".join(COMMANDS))
    command = load(name)
    if any(word in HELP_WORDS for word in options_in(rest)):
        print(page(command, lang))
        return 0
    return command.run(parse(command, rest, lang))


def _take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """--lang may stand anywhere before "--"; the rest is left in its order."""
    left: list[str] = []
    chosen: str | None = None
    options = options_in(words)
    waiting = iter(options)
    for word in waiting:
        flag, equals, value = word.partition("=")
        if flag != LANG.flag:
            left.append(word)
            continue
        wish = value if equals else next_value(flag, waiting)
        if not wish:
            raise Failure("cli-needs-value", option=LANG.flag)
        if wish not in i18n.LANGUAGES:
            raise Failure("cli-unknown-language", text=wish, choices=", ".join(i18n.LANGUAGES))
        chosen = wish
    return chosen, left + words[len(options) :]


def _say(lang: str, failure: Failure) -> None:
    values = {name: _shown(value) for name, value in failure.values.items()}
    sentence = i18n.catalogue(lang).text(failure.key, **values)
    try:
        print(sentence, *failure.lines, sep="\n", file=sys.stderr)
    except BrokenPipeError:
        _forget_output()


def _shown(value: Value) -> Value:
    """Text from outside, fit to be printed, and not longer than a message takes it."""
    if not isinstance(value, str):
        return value
    return printable(value if len(value) <= LONGEST else value[: LONGEST - 1] + "…")


def _forget_output() -> None:
    """The reader is gone: nothing more is written, not even by the interpreter at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.dup2(nowhere, sys.stderr.fileno())
