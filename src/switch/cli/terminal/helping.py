"""What `?` and `rules` say."""

from collections.abc import Iterator
from importlib.util import find_spec

from switch.bots import LEVELS
from switch.i18n import Catalogue, ruletext
from switch.i18n.optionwords import option_label, option_value, rules_name
from switch.rulesets import RuleSet, get, preset_of
from switch.rulesets.diff import differences, shortest


def help_lines(words: Catalogue, rules: RuleSet) -> Iterator[str]:
    """What can be typed, with the letters of this pack."""
    suits = ", ".join(
        f"{suit.lower()} {words.text('suit-name', suit=suit)}" for suit in rules.pack.suits
    )
    letters = [rank for rank in rules.pack.ranks if not rank.isdigit() and rank != "T"]
    ranks = ", ".join(f"{rank.lower()} {words.text('rank-name', rank=rank)}" for rank in letters)
    yield words.text("term-help-cards", card=rules.pack.codes[8].lower())
    yield words.text("term-help-letters", suits=suits, ranks=ranks)
    for topic in ("several", "suit", "draw"):
        yield words.text(f"term-help-{topic}")
    if rules.must_call:
        yield words.text("term-help-call")
    if rules.values["interrupt.jump_in"]:
        yield words.text("term-help-jump")
    if rules.values["interrupt.challenge"]:
        yield words.text("term-help-challenge")
    if _chooses(rules):
        yield words.text("term-help-choice")
    yield words.text("term-help-advice")
    yield words.text("term-help-words")


def _chooses(rules: RuleSet) -> bool:
    partner = rules.values["turn.exchange_with"] == "a player" and rules.values["turn.exchange"]
    return bool(rules.values["fit.names_rank"] or rules.values["turn.give"] or partner)


def company_lines(words: Catalogue, level: str) -> Iterator[str]:
    """How the computer plays, and whether it could do better."""
    if level in LEVELS:
        yield words.text(f"level-line-{level}")
        if LEVELS[level].effort is not None and find_spec("numba") is None:
            yield words.text("term-slow")


def house_lines(words: Catalogue, rules: RuleSet) -> Iterator[str]:
    """What house rules change in the preset nearest to them; nothing for a preset itself."""
    if preset_of(rules):
        return
    base = get(str(shortest(rules)["base"]))
    found = differences(base, rules)
    if found:
        yield words.text("term-house", base=rules_name(words, base), count=len(found))
    for one in found:
        label, value = option_label(words, one.key), option_value(words, rules, one.key)
        yield words.text("term-house-change", label=label, value=value)


def rule_lines(words: Catalogue, rules: RuleSet) -> Iterator[str]:
    yield from house_lines(words, rules)
    yield from (clause.text for clause in ruletext(rules, words.lang, "short"))
