"""The rules of a rule set as numbered clauses, written from its options in any language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from switch.i18n.cardwords import CardWords
from switch.i18n.catalogue import Catalogue, catalogue
from switch.i18n.rulefacts import Facts, Paragraph, Say
from switch.i18n.rulesentences import paragraphs
from switch.rulesets import RuleSet

Form = Literal["short", "long"]

# In German a sentence after a colon keeps its capital letter.
CAPITAL_AFTER_COLON = ("de",)


@dataclass(frozen=True)
class Sentence:
    """``clause_id``: the number of docs/rules.md or docs/house-rules.md that decides it."""

    text: str
    clause_id: str
    option_keys: tuple[str, ...]


@dataclass(frozen=True)
class Clause:
    """``number`` counts from 1; ``clause_id`` is that of the first sentence; ``part`` is one of
    setup, turn, cards, debts, draw, interrupt, end, call, match, table
    (titles: ``rule-part-…``)."""

    number: int
    clause_id: str
    option_keys: tuple[str, ...]
    text: str
    part: str
    sentences: tuple[Sentence, ...]


def ruletext(rules: RuleSet, lang: str, form: Form = "short") -> tuple[Clause, ...]:
    """Raises UnknownLanguage."""
    facts = Facts(rules)
    writer = Writer(catalogue(lang), facts, form)
    found = [(one, writer.sentences(one)) for one in paragraphs(facts)]
    told = [(one, sentences) for one, sentences in found if sentences]
    return tuple(
        _clause(number, one, sentences) for number, (one, sentences) in enumerate(told, start=1)
    )


def _clause(number: int, one: Paragraph, sentences: Sequence[Sentence]) -> Clause:
    keys = dict.fromkeys(key for sentence in sentences for key in sentence.option_keys)
    return Clause(
        number=number,
        clause_id=sentences[0].clause_id,
        option_keys=tuple(keys),
        text=" ".join(sentence.text for sentence in sentences),
        part=one.part,
        sentences=tuple(sentences),
    )


class Writer:
    """Sentences of one rule set in one language. Among a sentence's values ``card`` is a card code,
    ``cards`` an option that lists cards, ``list`` one that gives each a number (or names of
    ``Facts.derived``), ``parts`` messages with spaces between; they go in as words."""

    def __init__(self, words: Catalogue, facts: Facts, form: Form) -> None:
        self.words = words
        self.facts = facts
        self.form = form
        self.cards = CardWords(words, facts.pack)

    def sentences(self, one: Paragraph) -> list[Sentence]:
        """Those that this form says; the first is headed with the cards it is about."""
        said = [say for say in one.says if self._message(say)]
        return [self.sentence(say, () if later else one.about) for later, say in enumerate(said)]

    def sentence(self, said: Say, about: Sequence[int] = ()) -> Sentence:
        text = self._text(self._message(said), said)
        return Sentence(self._headed(about, text) if about else text, said.clause, said.keys)

    def _message(self, said: Say) -> str:
        if self.form == "long":
            return said.message
        if said.short is not None:
            return said.short
        short = f"{said.message}-short"
        return short if self.words.has(short) else said.message

    def _text(self, message: str, said: Say) -> str:
        values = dict(said.values) | {"pack": self.cards.kind_of_pack}
        if "card" in values:
            values["card"] = self.cards.card(str(values["card"]))
        if "cards" in values:
            values["cards"] = self.cards.many(self.facts.kinds(str(values["cards"])))
        if "parts" in values:
            values["parts"] = self.joined(str(values["parts"]).split())
        if "list" in values:
            values["list"] = self.cards.amounts(self.facts.kinds(str(values["list"])))
        return self.words.text(message, **values)

    def joined(self, messages: Sequence[str]) -> str:
        """ "the suit, the debt and the direction"."""
        pack = self.cards.kind_of_pack
        return self.cards.joined([self.words.text(one, pack=pack) for one in messages])

    def _headed(self, about: Sequence[int], sentence: str) -> str:
        """ "Ace: fits on every card."."""
        name = self.cards.one(about)
        if self.words.lang not in CAPITAL_AFTER_COLON:
            sentence = sentence[:1].lower() + sentence[1:]
        return f"{name[:1].upper()}{name[1:]}: {sentence}"
