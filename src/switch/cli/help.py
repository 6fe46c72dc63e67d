"""Help texts, laid out in two columns, in the user's language."""

import textwrap
from collections.abc import Iterable, Sequence

from switch import i18n
from switch.cli.arguments import Command

WIDTH = 78
INDENT = 2


def overview(commands: Sequence[str], lang: str) -> str:
    words = i18n.catalogue(lang)
    rows = [(name, words.text(f"cli-{name}")) for name in commands]
    general = [
        ("--lang LANG", words.text("cli-option-lang")),
        ("--version", words.text("cli-option-version")),
        ("--help", words.text("cli-option-help")),
    ]
    parts = [
        words.text("cli-about"),
        f"{words.text('cli-usage')}: switch {words.text('cli-usage-overview')}",
        _titled(words.text("cli-commands"), rows),
        _titled(words.text("cli-options"), general),
        words.text("cli-more"),
    ]
    return "\n\n".join(_wrapped(part) for part in parts)


def page(command: Command, lang: str) -> str:
    words = i18n.catalogue(lang)
    rows = _options(command, words)
    if command.operand:
        rows.insert(0, (command.operand, words.text(f"cli-operand-{command.name}")))
    rows += [
        ("--lang LANG", words.text("cli-option-lang")),
        ("--help", words.text("cli-option-help")),
    ]
    usage = " ".join(filter(None, ["switch", command.name, "[…]", command.operand]))
    parts = [
        words.text(f"cli-{command.name}"),
        f"{words.text('cli-usage')}: {usage}",
        _titled(words.text("cli-options"), rows),
    ]
    for only in ("browser", "terminal"):
        some = _options(command, words, only)
        if some:
            parts.append(_titled(words.text(f"cli-options-{only}"), some))
    return "\n\n".join(_wrapped(part) for part in parts)


def _options(command: Command, words: i18n.Catalogue, only: str = "") -> list[tuple[str, str]]:
    return [
        (f"{option.flag} {option.value}".strip(), words.text(option.help))
        for option in command.options
        if option.only == only
    ]


def _titled(title: str, rows: Sequence[tuple[str, str]]) -> str:
    return "\n".join([title, *_columns(rows)])


def _columns(rows: Sequence[tuple[str, str]]) -> Iterable[str]:
    left = max(len(name) for name, _ in rows) + 2 * INDENT
    for name, meaning in rows:
        lines = textwrap.wrap(meaning, WIDTH - left) or [""]
        yield f"{' ' * INDENT}{name:<{left - INDENT}}{lines[0]}"
        yield from (" " * left + line for line in lines[1:])


def _wrapped(part: str) -> str:
    if "\n" in part:
        return part
    return textwrap.fill(part, WIDTH)
