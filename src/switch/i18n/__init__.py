"""Words for people, in four languages."""

from switch.i18n.catalogue import (
    LANGUAGES,
    BadMessage,
    Catalogue,
    UnknownLanguage,
    UnknownMessage,
    catalogue,
    pick,
    reason,
    sources,
)
from switch.i18n.refereetext import Line, Passage, refereetext
from switch.i18n.ruletext import Clause, Sentence, ruletext

__all__ = [
    "LANGUAGES",
    "BadMessage",
    "Catalogue",
    "Clause",
    "Line",
    "Passage",
    "Sentence",
    "UnknownLanguage",
    "UnknownMessage",
    "catalogue",
    "pick",
    "reason",
    "refereetext",
    "ruletext",
    "sources",
]
