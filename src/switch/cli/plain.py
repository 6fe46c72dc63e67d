"""Letters for terminals that lack some: quotes, accents and Cyrillic in plain Latin."""

import codecs
import sys
import unicodedata

PLAIN = "switch.plain"
_SPELLED = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "…": "...", "–": "-",
    "—": "-", "·": "-", "ß": "ss", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe",
    "Ü": "Ue",
}  # fmt: skip
_CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z",
    "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ъ": "", "ы": "y", "ь": "'", "э": "e", "ю": "yu", "я": "ya",
}  # fmt: skip


def spell(letter: str) -> str:
    """A letter in ASCII, "?" if there is no way."""
    if letter in _SPELLED:
        return _SPELLED[letter]
    if letter.lower() in _CYRILLIC:
        plain = _CYRILLIC[letter.lower()]
        return plain if letter.islower() else plain.capitalize()
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or "?"


def replace(error: UnicodeError) -> tuple[str, int]:
    """An error handler of `codecs`: never fails, whatever the encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spell, error.object[error.start : error.end])), error.end


def use_plain_letters() -> None:
    """Standard output and standard error spell what they cannot show."""
    codecs.register_error(PLAIN, replace)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=PLAIN)
