"""The command line: what a command takes, and reading it. Every fault is a Failure in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from switch.cli.failures import Failure

Reader = Callable[["Option", str], object]


def text(option: "Option", given: str) -> object:
    if not given:
        raise Failure("cli-needs-value", option=option.flag)
    return given


def number(lowest: int, highest: int) -> Reader:
    """A reader of whole numbers from ``lowest`` to ``highest``."""

    def read(option: "Option", given: str) -> object:
        plain = given.isascii() and given.isdigit() and len(given) <= 20
        if not plain or not lowest <= int(given) <= highest:
            raise Failure(
                "cli-not-a-number",
                option=option.flag,
                text=given,
                lowest=str(lowest),
                highest=str(highest),
            )
        return int(given)

    return read


def seconds(option: "Option", given: str) -> object:
    """0 to 60 seconds, with a decimal point or comma."""
    whole, _, part = given.replace(",", ".").partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 8):
        raise Failure("cli-not-a-number", option=option.flag, text=given, lowest="0", highest="60")
    value = float(f"{whole or '0'}.{part or '0'}")
    if value > 60:
        raise Failure("cli-not-a-number", option=option.flag, text=given, lowest="0", highest="60")
    return value


def choice(choices: Callable[[], Sequence[str]], key: str = "cli-not-a-choice") -> Reader:
    """A reader of one of the words that ``choices`` gives."""

    def read(option: "Option", given: str) -> object:
        known = choices()
        if given not in known:
            raise Failure(key, option=option.flag, text=given, choices=", ".join(known))
        return given

    return read


@dataclass(frozen=True)
class Option:
    """``value`` names what follows the flag in the help ("" for a flag alone, which is True);
    ``only``: browser or terminal, where it goes with that table alone; ``many``: it may be given
    several times, and its value is a tuple."""

    flag: str
    help: str
    value: str = ""
    read: Reader = text
    default: object = None
    only: str = ""
    many: bool = False

    @property
    def name(self) -> str:
        return self.flag.lstrip("-").replace("-", "_")


@dataclass(frozen=True)
class Command:
    """``run`` returns the exit code; ``operand`` names the word that must be given, if any, and
    ``most`` is how many words may be."""

    name: str
    run: Callable[["Given"], int]
    options: tuple[Option, ...] = ()
    operand: str = ""
    most: int = 1


@dataclass(frozen=True)
class Given:
    """What the user asked for; ``named``: the options not left at their default."""

    lang: str
    values: Mapping[str, object]
    operands: tuple[str, ...] = ()
    named: frozenset[str] = field(default_factory=frozenset)

    @property
    def operand(self) -> str:
        return self.operands[0] if self.operands else ""

    def text(self, name: str) -> str:
        return str(self.values[name])

    def number(self, name: str) -> int:
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(name)
        return value

    def several(self, name: str) -> tuple[str, ...]:
        value = self.values[name]
        return tuple(map(str, value)) if isinstance(value, tuple) else ()

    def flag(self, name: str) -> bool:
        return self.values[name] is True


def parse(command: Command, words: Sequence[str], lang: str) -> Given:
    """Raises Failure for anything that the command does not take."""
    values = {option.name: option.default for option in command.options}
    operands: list[str] = []
    named: set[str] = set()
    given: dict[str, tuple[object, ...]] = {}
    for option, word in _read(command, words):
        if option is None:
            operands.append(word)
            continue
        named.add(option.name)
        values[option.name] = option.read(option, word) if option.value else True
        if option.many:
            given[option.name] = (*given.get(option.name, ()), values[option.name])
    values |= given
    if len(operands) > (command.most if command.operand else 0):
        raise Failure("cli-left-over", text=operands[-1], command=command.name)
    if command.operand and not operands:
        raise Failure("cli-needs-operand", operand=command.operand, command=command.name)
    return Given(lang, values, tuple(operands), frozenset(named))


def _read(command: Command, words: Sequence[str]) -> Iterator[tuple[Option | None, str]]:
    by_flag = {option.flag: option for option in command.options}
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            yield from ((None, rest) for rest in waiting)
            return
        if not word.startswith("-") or word == "-":
            yield None, word
            continue
        flag, equals, value = word.partition("=")
        option = by_flag.get(flag)
        if option is None:
            raise _unknown(command, flag)
        if option.value and not equals:
            value = next_value(flag, waiting)
        elif equals and not option.value:
            raise Failure("cli-takes-no-value", option=flag)
        if option.value and not value:
            raise Failure("cli-needs-value", option=flag)
        yield option, value


def next_value(flag: str, waiting: Iterator[str]) -> str:
    """What stands after a flag: another one is no value of it, but can be one with "=". Raises
    Failure."""
    value = next(waiting, "")
    if not value or value.startswith("--"):
        raise Failure("cli-needs-value", option=flag)
    return value


def options_in(words: Sequence[str]) -> Sequence[str]:
    """Those before "--": after it nothing is an option."""
    return words[: words.index("--")] if "--" in words else words


def _unknown(command: Command, flag: str) -> Failure:
    near = get_close_matches(flag, [option.flag for option in command.options], n=1)
    return Failure(
        "cli-unknown-option", text=flag, near=near[0] if near else "none", command=command.name
    )
