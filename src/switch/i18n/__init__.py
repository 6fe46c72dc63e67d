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

__all__ = [
    "LANGUAGES",
    "BadMessage",
    "Catalogue",
    "UnknownLanguage",
    "UnknownMessage",
    "catalogue",
    "pick",
    "reason",
    "sources",
]
