"""What `?` and `rules` say."""

from collections.abc import Iterator

from switch.i18n import Catalogue, ruletext
from switch.rulesets import RuleSet


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
    yield words.text("term-help-words")


def _chooses(rules: RuleSet) -> bool:
    partner = rules.values["turn.exchange_with"] == "a player" and rules.values["turn.exchange"]
    return bool(rules.values["fit.names_rank"] or rules.values["turn.give"] or partner)


def rule_lines(words: Catalogue, rules: RuleSet) -> Iterator[str]:
    yield from (clause.text for clause in ruletext(rules, words.lang, "short"))
