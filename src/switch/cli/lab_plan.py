"""What the words after `switch lab` ask for, as a plan."""

import shlex
from itertools import combinations, permutations
from pathlib import Path

from switch import i18n
from switch.bots.levels import PLAYERS, UnknownLevel, level
from switch.bots.process import PREFIX
from switch.bots.process import words as words_of
from switch.cli.arguments import Given, Option
from switch.cli.failures import Failure
from switch.cli.loading import fault_lines, load_rules
from switch.i18n.optionwords import rules_name
from switch.kernel.compiled import has_numba
from switch.lab import changes, xray
from switch.lab.folder import BadFolder, read_plan
from switch.lab.minds import minds
from switch.lab.plan import Arm, Plan, make
from switch.rulesets import RuleSet
from switch.rulesets.checking import BadFile
from switch.rulesets.options import BY_KEY

KINDS = ("run", "compare", "tournament", "sensitivity")
RATES = ("run", "compare", "tournament")  # those with win rates to be known closely
ROUNDS = {"run": 10_000, "compare": 10_000, "tournament": 2_000, "sensitivity": 1_000}
UP_TO = 1_000_000  # rounds with --within
PLANNED = ("players", "seats", "rounds", "seed", "within")


def points(option: Option, given: str) -> object:
    """Percentage points, 0.01 to 50, as a share."""
    whole, _, part = given.replace(",", ".").partition(".")
    digits = whole + part
    fine = digits.isascii() and digits.isdigit() and len(digits) <= 8
    value = float(f"{whole or '0'}.{part or '0'}") if fine else 0.0
    if not 0.01 <= value <= 50:
        raise Failure(
            "cli-not-a-number", option=option.flag, text=given, lowest="0.01", highest="50"
        )
    return value / 100


def plan_for(given: Given) -> Plan:
    """That of the folder to go on with, unless other things are asked for. Raises Failure."""
    kind, *words = given.operands
    if "resume" not in given.named:
        return _new(given, kind, words)
    path = given.text("resume")
    try:
        kept = read_plan(Path(path))
    except BadFolder as bad:
        raise Failure(f"lab-folder-{bad.reason}", path=path) from None
    if kept.minds != minds(kept.names, native=has_numba()):
        raise Failure("lab-folder-minds", path=path)
    if "parquet" in given.named and kept.keep != "rows":
        raise Failure("lab-folder-rows", path=path)
    asked = words or given.named & set(PLANNED)
    if kept.kind != kind or (asked and not words):
        raise other_run(given, kept, path)
    if asked and _new(given, kind, words, keep=kept.keep).digest != kept.digest:
        raise other_run(given, kept, path)
    return kept


def other_run(given: Given, kept: Plan, path: str) -> Failure:
    """In the folder at ``path`` there is a run, but not the one that was asked for."""
    key = "lab-folder-other" if "resume" in given.named else "lab-folder-taken"
    command = shlex.join(["switch", "lab", kept.kind, "--resume", path])
    return Failure(key, path=path, command=command)


def _new(given: Given, kind: str, words: list[str], keep: str | None = None) -> Plan:
    if not words:
        raise Failure("lab-operands", action=kind)
    rules = load_rules(words[0], given.lang)
    names = _players(given, kind)
    seats = _seats(given, kind, rules, names)
    arms, skipped = _arms(given, kind, words, rules, _Lineup(names, seats))
    within = given.values["within"]
    usual = UP_TO if within else ROUNDS[kind]
    return make(
        kind,
        tuple(arms),
        rounds=given.number("rounds") if "rounds" in given.named else usual,
        seed=given.number("seed"),
        within=within if isinstance(within, float) else 0.0,
        keep=keep if keep is not None else "rows" if "parquet" in given.named else "",
        words=tuple(words),
        skipped=skipped,
        minds=minds(names, native=has_numba()),
    )


class _Lineup:
    """Who sits where."""

    def __init__(self, names: tuple[str, ...], seats: int) -> None:
        self.names = names
        self.seats = seats

    @property
    def table(self) -> tuple[str, ...]:
        return self.names if len(self.names) > 1 else self.names * self.seats

    @property
    def pairs(self) -> list[tuple[str, ...]]:
        """With two seats each pair once; with more one against a table of the other, both ways."""
        if self.seats == 2:
            return list(combinations(self.names, 2))
        return [(one, *[other] * (self.seats - 1)) for one, other in permutations(self.names, 2)]


def _arms(
    given: Given, kind: str, words: list[str], rules: RuleSet, lineup: _Lineup
) -> tuple[list[Arm], int]:
    rest = words[1:]
    if kind == "sensitivity":
        return _single_changes(rules, rest, lineup)
    if kind == "compare":
        return _sides(given, words, rules, lineup), 0
    if any(not changes.looks_like_change(word) for word in rest):
        raise Failure("lab-operands", action=kind)
    played = _changed(given, rules, rest)
    name = " ".join(rest) or rules.id
    if kind == "tournament":
        return [Arm(name, played, pair) for pair in lineup.pairs], 0
    return [Arm(name, played, lineup.table)], 0


def _sides(given: Given, words: list[str], rules: RuleSet, lineup: _Lineup) -> list[Arm]:
    """Two rule sets, or one and the same with changes; changes after the second belong to it."""
    rest = words[1:]
    if not rest:
        raise Failure("lab-operands", action="compare")
    other, typed = rules, rest
    if not changes.looks_like_change(rest[0]):
        other, typed = load_rules(rest[0], given.lang), rest[1:]
    if any(not changes.looks_like_change(word) for word in typed):
        raise Failure("lab-operands", action="compare")
    other = _changed(given, other, typed)
    _check_seats(given, other, lineup.seats)
    if other.table_for(lineup.seats) == rules.table_for(lineup.seats):
        names = [rules_name(i18n.catalogue(given.lang), one) for one in (rules, other)]
        right = " ".join(typed) or names[1]
        raise Failure("lab-same-rules", left=names[0], right=right, seats=lineup.seats)
    name = " ".join(typed) or other.id
    return [Arm(rules.id, rules, lineup.table), Arm(name, other, lineup.table)]


def _single_changes(rules: RuleSet, words: list[str], lineup: _Lineup) -> tuple[list[Arm], int]:
    for word in words:
        if word not in BY_KEY:
            raise _unknown(changes.UnknownOption(word), word)
    found, skipped = changes.arms_of(rules, lineup.seats, frozenset(words))
    if not found:
        raise Failure("lab-nothing-to-try")
    arms = [Arm(rules.id, rules, lineup.table)]
    return arms + [Arm(name, other, lineup.table) for name, other in found], skipped


def _changed(given: Given, rules: RuleSet, typed: list[str]) -> RuleSet:
    """All changes at once: one may be what another needs."""
    if not typed:
        return rules
    try:
        return changes.changed(rules, *map(changes.parsed, typed))
    except changes.UnknownOption as unknown:
        raise _unknown(unknown, str(unknown)) from None
    except BadFile as bad:
        word = " ".join(typed)
        lines = fault_lines(word, bad.faults, given.lang)
        raise Failure("cli-rules-faults", path=word, count=len(bad.faults), lines=lines) from None


def _unknown(unknown: changes.UnknownOption, text: str) -> Failure:
    return Failure("lab-unknown-option", text=text, near=unknown.near or "none")


def _players(given: Given, kind: str) -> tuple[str, ...]:
    """A comma within the command of a program does not part players."""
    if "players" not in given.named:
        if kind == "tournament":
            raise Failure("lab-two-players")
        return ("greedy",)
    names: list[str] = []
    for piece in given.text("players").split(","):
        part_of_command = names and names[-1].startswith(PREFIX)
        if part_of_command and piece not in PLAYERS and not piece.startswith(PREFIX):
            names[-1] += f",{piece}"
        else:
            names.append(piece.strip())
    for name in names:
        _check_player(name)
    if kind == "tournament" and len(set(names)) < max(2, len(names)):
        raise Failure("lab-two-players")
    return tuple(names)


def _check_player(name: str) -> None:
    try:
        if name.startswith(PREFIX):
            words_of(name.removeprefix(PREFIX))
        elif name != xray.NAME:
            level(name)
    except UnknownLevel:
        choices = ", ".join([*PLAYERS, xray.NAME])
        raise Failure("lab-unknown-player", text=name, choices=choices) from None
    except ValueError as bad:
        raise Failure("lab-bad-player", text=str(bad)) from None


def _seats(given: Given, kind: str, rules: RuleSet, names: tuple[str, ...]) -> int:
    """As many as were asked for, as players were named, or the fewest of the game."""
    several = len(names) if kind != "tournament" and len(names) > 1 else 0
    seats = given.number("seats") if "seats" in given.named else several or rules.seats[0]
    if several and several != seats:
        raise Failure("lab-player-count", players=several, seats=seats)
    _check_seats(given, rules, seats)
    return seats


def _check_seats(given: Given, rules: RuleSet, seats: int) -> None:
    least, most = rules.seats
    if not least <= seats <= most:
        name = rules_name(i18n.catalogue(given.lang), rules)
        lowest = "same" if least == most else str(least)
        raise Failure("cli-seats", ruleset=name, lowest=lowest, highest=str(most))
