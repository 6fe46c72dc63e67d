"""`switch rules`: read rule sets, compare them, take them in and out of files and links."""

import json
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from switch import i18n
from switch.cli import rulesets as table
from switch.cli.arguments import Command, Given, Option, choice
from switch.cli.failures import Failure
from switch.cli.loading import load_rules
from switch.i18n import refereetext
from switch.i18n.optionwords import option_label, option_value, printable, rules_name
from switch.rulesets import RuleSet, files, share
from switch.rulesets.diff import Difference, differences
from switch.rulesets.schema import schema

WIDTH = 78
FORMS = ("short", "long", "referee")


@dataclass(frozen=True)
class Action:
    """``count``: how many rule sets it takes; ``options``: those of the command that go with it."""

    run: Callable[[Given, list[RuleSet]], Iterator[str]]
    count: int
    options: tuple[str, ...] = ()


def run(given: Given) -> int:
    name, *words = given.operands
    action = ACTIONS.get(name)
    if action is None:
        raise Failure("cli-rules-action", text=name, choices=", ".join(ACTIONS))
    if len(words) != action.count:
        raise Failure("cli-rules-operands", action=name, count=action.count)
    for option in sorted(given.named - set(action.options)):
        raise Failure("cli-rules-option", option=f"--{option}", action=name)
    if name == "list":
        return table.run(given)
    for line in action.run(given, [load_rules(word, given.lang) for word in words]):
        print(line)
    return 0


def _show(given: Given, sets: list[RuleSet]) -> Iterator[str]:
    rules, words = sets[0], i18n.catalogue(given.lang)
    yield f"{rules_name(words, rules)} ({rules.id})"
    form = given.text("form")
    if form == "referee":
        yield from _referee(rules, given.lang)
        return
    part = ""
    for clause in i18n.ruletext(rules, given.lang, "short" if form == "short" else "long"):
        if clause.part != part:
            part = clause.part
            yield ""
            yield words.text(f"rule-part-{part}")
        clauses = dict.fromkeys(one.clause_id for one in clause.sentences)
        yield _wrapped(f"{clause.number:>4}  ", f"{clause.text} [{', '.join(clauses)}]")


def _referee(rules: RuleSet, lang: str) -> Iterator[str]:
    for passage in refereetext(rules, lang):
        yield ""
        yield passage.title
        for line in passage.lines:
            clause = "" if line.text.endswith(":") else f" [{line.clause_id}]"
            yield _wrapped("  " * line.depth + "  • ", line.text + clause)


def _wrapped(start: str, text: str) -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _check(given: Given, sets: list[RuleSet]) -> Iterator[str]:
    words = i18n.catalogue(given.lang)
    players = option_value(words, sets[0], "seats")
    yield words.text("cli-rules-sound", name=rules_name(words, sets[0]), players=players)


def _schema(_given: Given, _sets: list[RuleSet]) -> Iterator[str]:
    yield json.dumps(schema(), indent=2)


def _export(given: Given, sets: list[RuleSet]) -> Iterator[str]:
    if given.flag("toml") and given.flag("json"):
        raise Failure("cli-rules-two-forms")
    write = files.to_json if given.flag("json") else files.to_toml
    yield write(sets[0]).removesuffix("\n")


def _share(_given: Given, sets: list[RuleSet]) -> Iterator[str]:
    yield share.encode(sets[0])


def _diff(given: Given, sets: list[RuleSet]) -> Iterator[str]:
    words = i18n.catalogue(given.lang)
    left, right = sets
    names = [rules_name(words, one) for one in sets]
    if names[0] == names[1]:
        told = (
            [one.id for one in sets] if left.id != right.id else map(printable, given.operands[1:])
        )
        names = [f"{name} ({one})" for name, one in zip(names, told, strict=True)]
    found = differences(left, right)
    both = {"left": names[0], "right": names[1]}
    yield words.text("cli-rules-diff" if found else "cli-rules-same", **both)
    for one in found:
        yield ""
        yield f"{option_label(words, one.key)} [{one.clause}]"
        yield from _sides(one, given.lang, list(zip(names, sets, strict=True)))


def _sides(one: Difference, lang: str, sides: list[tuple[str, RuleSet]]) -> Iterator[str]:
    words = i18n.catalogue(lang)
    for name, rules in sides:
        yield _wrapped(f"  {name}: ", option_value(words, rules, one.key))


ACTIONS = {
    "show": Action(_show, 1, ("form",)),
    "list": Action(_check, 0),
    "check": Action(_check, 1),
    "schema": Action(_schema, 0),
    "export": Action(_export, 1, ("toml", "json")),
    "share": Action(_share, 1),
    "diff": Action(_diff, 2),
}

COMMAND = Command(
    "rules",
    run,
    (
        Option("--form", "cli-option-form", "FORM", choice(lambda: FORMS), "long"),
        Option("--toml", "cli-option-toml"),
        Option("--json", "cli-option-json"),
    ),
    operand="ACTION",
    most=3,
)
