"""Every sentence shown to a player, in four languages, from the Fluent files of `locales/`.

The page reads the same files. Letters of cards go in as they stand in a card code
(`suit="S"`, `rank="9"`); the files turn them into words in the case a sentence needs.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl", "de", "ru")
FALLBACK = "en"

Value = str | int


class UnknownLanguage(ValueError):
    """No Fluent files for this language; carries the language that was asked for."""


class UnknownMessage(LookupError):
    """No message with this key in this language."""


class BadMessage(ValueError):
    """A message that cannot be formatted with the values it was given."""


class Refusal(Protocol):
    """What a sentence needs of the engine's refusal."""

    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Mapping[str, Value]: ...


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources(lang).values():
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, /, **values: Value) -> str:
        """The sentence `key` with its values; raises UnknownMessage or BadMessage."""
        if not self.has(key):
            raise UnknownMessage(f"{self.lang}: {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise UnknownMessage(f"{self.lang}: {key} has no value")
        text, errors = self._bundle.format_pattern(pattern, _arguments(values))
        if errors:
            raise BadMessage(f"{self.lang}: {key}: {errors}")
        return str(text)

    def card(self, code: str, *, case: str = "name") -> str:
        """A card in words; `case` is "name" (nominative) or "accusative"."""
        return self.text(f"card-{case}", rank=code[0], suit=code[1])


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


@cache
def sources(lang: str) -> dict[str, str]:
    """The text of every Fluent file of a language, by file name without its ending."""
    folder = files(__package__).joinpath("locales", lang)
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {
        name.removesuffix(".ftl"): folder.joinpath(name).read_text(encoding="utf-8")
        for name in found
    }


def reason(refusal: Refusal, lang: str) -> str:
    """Why an action was refused and what to do instead, in words. Raises UnknownLanguage."""
    params = {name: _shown(value) for name, value in refusal.params.items()}
    card = str(params.get("action", ""))
    if len(card) == 2:
        params.setdefault("card", card)
        if card[0] == params.get("rank") or card[1] == params.get("suit"):
            # It would fit the top; something else is wrong with it (clauses 2.2, 2.4, 4.1).
            params["suit"] = "none"
    return _reason(refusal.code, tuple(sorted(params.items())), lang)


def pick(wishes: Iterable[str | None]) -> str:
    """The first language we have among wishes such as "nl_NL.UTF-8" or "de-AT"; else English."""
    for wish in wishes:
        lang = (wish or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return FALLBACK


# What a reason may refer to and a refusal need not give.
_UNSAID: dict[str, Value] = {
    "suit": "none",
    "rank": "none",
    "count": 0,
    "card": "none",
    "text": "none",
    "action": "none",
    "seat": "none",
}


_LONGEST_QUOTE = 40


def _shown(value: Value) -> Value:
    """What somebody sent, fit to be quoted in a sentence: short, and printable."""
    if not isinstance(value, str):
        return value
    cut = value[: _LONGEST_QUOTE - 1] + "…" if len(value) > _LONGEST_QUOTE else value
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut
    )


@lru_cache(maxsize=4096)
def _reason(code: str, params: tuple[tuple[str, Value], ...], lang: str) -> str:
    words = catalogue(lang)
    values = _UNSAID | dict(params)
    card = str(values["card"])
    values["card"] = words.card(card) if len(card) == 2 else card
    key = f"reason-{code}"
    return words.text(key if words.has(key) else "reason-unknown", **values)


def _arguments(values: Mapping[str, Value]) -> dict[str, Value]:
    """Fluent never matches the text "9" with the variant [9]: ranks go in as numbers."""
    rank = values.get("rank")
    if isinstance(rank, str) and rank.isdecimal():
        return {**values, "rank": int(rank)}
    return dict(values)
