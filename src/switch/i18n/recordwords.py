"""What is wrong with the record of a round, in any language: a phrase book, as for rule sets."""

import re

from switch.i18n.catalogue import catalogue

PHRASES = {
    "record-seed": r"The seed does not belong to the hash shown before the round\.",
    "record-first": r"The seat that begins is not the one that the seed picks\.",
    "record-hands": r"The hands are not those that the seed deals\.",
    "record-stock": r"The stock or the starter is not what the seed gives\.",
    "record-action": (
        r"Action (?P<number>\d+) \((?P<text>.+) by seat (?P<seat>\d+)\) is refused: (?P<code>\w+)\."
    ),
    "record-end": r"The round does not end as the record says\.",
    "record-no-rules": r"There is no rule set (?P<text>.+)\.",
    "record-bad-rules": r"The rule set of the record is none\.",
    "record-format": r"This is no record of the format (?P<text>.+)\.",
    "record-version": r"This record was made under rules version (?P<text>.+)\.",
    "record-field": r"The record has no readable (?P<text>\w+)\.",
    "record-range": r"seats or first is out of range\.",
    "record-absent": r"absent must name seats that take no part, and leave two\.",
    "record-seed-form": r"The seed must be 32 bytes in hex\.",
    "record-action-form": r"Each action must be a seat and a text\.",
}


def record_text(sentence: str, lang: str) -> str:
    """The sentence in this language; itself if the book does not have it. Seats are counted from 1,
    as people count them."""
    for key, phrase in PHRASES.items():
        found = re.fullmatch(phrase, sentence, re.DOTALL)
        if found:
            values = found.groupdict()
            if "seat" in values:
                values["seat"] = str(int(values["seat"]) + 1)
            return catalogue(lang).text(key, **values)
    return sentence
