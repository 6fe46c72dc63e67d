"""Actions as text: ``7S``, ``suit:S``, ``draw``, ``pass``, ``end``, ``call``, ``catch:2`` …"""

from collections.abc import Callable

from switch.engine import (
    Accept,
    Action,
    Call,
    Catch,
    Challenge,
    Draw,
    End,
    ExchangeWith,
    Give,
    Jump,
    Lay,
    NameRank,
    NameSuit,
    Pass,
    Refused,
)
from switch.rulesets import RuleSet

_WORDS: dict[str, Action] = {
    str(action): action for action in (Draw(), Pass(), End(), Call(), Challenge(), Accept())
}


def parse_action(text: str, rules: RuleSet) -> Action:
    """Raises Refused: ``bad_request`` for a suit, rank or seat that cannot be read. Whatever is no
    keyword is a card, known or not; the engine refuses an unknown one as ``bad_card``."""
    if text in _WORDS:
        return _WORDS[text]
    word, colon, value = text.partition(":")
    if colon and word in _READERS:
        return _READERS[word](value, text, rules)
    return Lay(text)


def _seat(value: str, text: str) -> int:
    if len(value) > 2 or not (value.isascii() and value.isdigit()) or value != str(int(value)):
        raise Refused.of("bad_request", text=text)
    return int(value)


def _letter(value: str, letters: str, text: str) -> str:
    if len(value) != 1 or value not in letters:
        raise Refused.of("bad_request", text=text)
    return value


_READERS: dict[str, Callable[[str, str, RuleSet], Action]] = {
    "suit": lambda value, text, rules: NameSuit(_letter(value, rules.pack.suits, text)),
    "rank": lambda value, text, rules: NameRank(_letter(value, rules.pack.ranks, text)),
    "catch": lambda value, text, _: Catch(_seat(value, text)),
    "with": lambda value, text, _: ExchangeWith(_seat(value, text)),
    "give": lambda value, *_: Give(value),
    "jump": lambda value, *_: Jump(value),
}
