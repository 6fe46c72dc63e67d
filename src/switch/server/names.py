"""Names of people and of computer players."""

import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from switch.server.refusals import Refused

BOTS = (
    *("Clio", "Otto", "Wren", "Basil", "Juno", "Finn"),
    *("Mira", "Pixel", "Hugo", "Tess", "Aldo", "Nell"),
)
LONGEST = 20
# Control characters, and those that turn the direction of writing or cannot be seen.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"


def clean_name(name: str | None) -> str:
    """Raises Refused bad_name."""
    tidy = unicodedata.normalize("NFC", name or "").strip()
    hidden = any(unicodedata.category(c) in _HIDDEN and c not in _JOINERS for c in tidy)
    visible = any(unicodedata.category(c)[0] in "LNSP" for c in tidy)
    if hidden or not visible or len(tidy) > LONGEST:
        raise Refused("bad_name")
    return tidy


def bot_name(taken: Iterable[str]) -> str:
    used = {name.casefold() for name in taken}
    free = [name for name in BOTS if name.casefold() not in used]
    return free[0] if free else numbered(BOTS[0], used)


def numbered(name: str, taken: Iterable[str]) -> str:
    """The name, or with the first number that nobody has."""
    used = {one.casefold() for one in taken}
    further = (f"{name} {number}" for number in count(2))
    return next(one for one in chain([name], further) if one.casefold() not in used)
