"""What every environment begins with: which rules, how many seats, which packages."""

from importlib import import_module
from operator import index
from pathlib import Path
from types import ModuleType

from switch import engine, rulesets
from switch.core import layout as at
from switch.rulesets import RuleSet, files, share
from switch.rulesets.checking import BadFile

Rules = RuleSet | str | Path
LARGEST = (1 << 63) - 1  # of a cell, and of a seed


class Missing(ImportError):
    """A package that an environment needs is not installed."""


def need(package: str) -> ModuleType:
    """Import it, or say how it comes. Raises Missing."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package.partition(".")[0]:
            raise
        raise Missing(
            f"This needs {error.name}, which is not installed; `make setup` installs it."
        ) from None


def rule_set(rules: Rules) -> RuleSet:
    """A rule set itself, a preset's name, a share code or link, or a file. Raises ValueError that
    says what is wrong, or OSError for a file that cannot be read."""
    if isinstance(rules, RuleSet):
        return rules
    word = str(rules)
    if word in rulesets.ids():
        return rulesets.get(word)
    try:
        if isinstance(rules, str) and share.looks_like_code(word):
            return share.decode(word)
        if isinstance(rules, Path) or Path(word).is_file():
            return files.read(Path(word))
    except share.BadLink as bad:
        why = "comes from a newer version" if bad.reason == "newer" else "is damaged"
        raise ValueError(f"This rule set's code {why}: {word}") from None
    except BadFile as bad:
        found = " ".join(f"{fault.place}: {fault.text}" for fault in bad.faults)
        raise ValueError(f"{word} is no rule set. {found}") from None
    return rulesets.get(word)


def integer(value: object) -> int | None:
    """A whole number of Python's or numpy's; None for all else, True and 1.0 too."""
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole(name: str, value: object, least: int, most: int = LARGEST) -> int:
    """Raises ValueError that says what is wanted."""
    found = integer(value)
    if found is None or not least <= found <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}, not {value!r}.")
    return found


def table_of(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """The rules as the core reads them. Raises ValueError: not a game for so many."""
    return rules.table_for(whole(f"seats of {rules.id}", seats, *rules.seats))


def action_text(rules: RuleSet, action: int) -> str:
    """An action as the referee writes it, ``wait``, or what the number is where it is none."""
    from switch.kernel.deciding import ACTIONS, WAIT  # noqa: PLC0415

    if action == WAIT:
        return "wait"
    try:
        known = 0 <= action < ACTIONS and action != WAIT + 1
        return str(engine.actions.from_code(rules, action)) if known else f"{action}"
    except (IndexError, StopIteration):
        return f"{action}"


def cards_of(table: tuple[int, ...]) -> int:
    """Cards in the whole pack, the one that starts the pile included."""
    return sum(table[at.COPIES : at.COPIES + at.COLUMN])
