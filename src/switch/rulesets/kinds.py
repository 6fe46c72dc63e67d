"""The kinds of options that a rule set can have, and what may be said for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from switch.cards import Pack


@dataclass(frozen=True)
class Flag:
    """True or false; compiled to 1 or 0 at ``scalar``."""

    key: str
    clause: str
    scalar: int
    default: bool
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Number:
    """A whole number within ``least`` … ``most``; compiled to ``scalar``."""

    key: str
    clause: str
    scalar: int
    default: int
    least: int
    most: int
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """One of ``values``; compiled to its place in them."""

    key: str
    clause: str
    scalar: int
    default: str
    values: tuple[str, ...]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cards:
    """A list of selectors (``"7"``: a rank, ``"JS"``: a card); compiled to 1 in the column.

    ``power``: whether its cards have a power (5.3); ``acts``: whether they are asked for when the
    turn in which they were laid ends.
    """

    key: str
    clause: str
    column: int
    needs: tuple[str, ...] = ()
    power: bool = False
    acts: bool = False


@dataclass(frozen=True)
class Amounts:
    """Selector → a number, ``least`` … ``most``; compiled to that number in the column.

    ``power``, ``acts``: as for ``Cards``.
    """

    key: str
    clause: str
    column: int
    most: int
    least: int = 1
    needs: tuple[str, ...] = ()
    power: bool = False
    acts: bool = False


# ``needs``: the option does nothing unless all of these are in use.
Option = Flag | Number | Choice | Cards | Amounts


DERIVED = -1  # not written as it is: tables.py makes masks or columns of it
OUTSIDE = -2  # decides nothing within a round: the match or the table reads it


def place(option: Option) -> int:
    """Where its compiled value stands in the table; below 0: not as it is."""
    return option.column if isinstance(option, Cards | Amounts) else option.scalar


def default(option: Option) -> Any:
    if isinstance(option, Cards):
        return ()
    if isinstance(option, Amounts):
        return {}
    return option.default


def faults(option: Option, value: Any, pack: Pack) -> list[str]:
    """What is wrong with a value given for an option; a sentence each."""
    if isinstance(option, Cards | Amounts):
        return _card_faults(option, value, pack)
    match option:
        case Flag():
            wanted, good = "true or false", isinstance(value, bool)
        case Number(least=least, most=most):
            wanted = f"a number from {least} to {most}"
            good = type(value) is int and least <= value <= most
        case Choice(values=values):
            wanted = " or ".join(f'"{one}"' for one in values)
            good = isinstance(value, str) and value in values
    return [] if good else [f"{option.key} must be {wanted}."]


def _card_faults(option: Cards | Amounts, value: Any, pack: Pack) -> list[str]:
    if isinstance(option, Cards):
        if not isinstance(value, list | tuple):
            return [f"{option.key} must be a list of ranks and cards."]
        return _selector_faults(option.key, value, pack)
    if not isinstance(value, Mapping):
        return [f"{option.key} must give a number for each rank or card."]
    return _selector_faults(option.key, tuple(value), pack) + [
        f"{option.key}.{selector} must be a number from {option.least} to {option.most}."
        for selector, amount in value.items()
        if type(amount) is not int or not option.least <= amount <= option.most
    ]


def _selector_faults(key: str, selectors: Any, pack: Pack) -> list[str]:
    return [
        f"{key} names {quoted(selector)}, which is no rank or card of this pack."
        for selector in selectors
        if not (isinstance(selector, str) and pack.kinds_named(selector))
    ]


def quoted(value: Any) -> str:
    """As Python writes it; a number of thousands of digits is not written out."""
    try:
        return repr(value)
    except ValueError:
        return "…"


def amounts(value: Any, pack: Pack) -> dict[int, int]:
    """Kind → amount for the value of a ``Cards`` (amount 1) or ``Amounts`` option. A card named by
    itself goes before its rank."""
    given = value if isinstance(value, Mapping) else dict.fromkeys(value, 1)
    found: dict[int, int] = {}
    for name in sorted(given, key=len):
        found |= dict.fromkeys(pack.kinds_named(name), given[name])
    return found
