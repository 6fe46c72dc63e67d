"""Actions as text: ``7S``, ``suit:S``, ``draw``, ``pass``, ``end``, ``call``, ``catch:2``."""

from switch.engine import Action, Call, Catch, Draw, End, Lay, NameSuit, Pass, Refused
from switch.rulesets import RuleSet

_WORDS: dict[str, Action] = {"draw": Draw(), "pass": Pass(), "end": End(), "call": Call()}


def parse_action(text: str, rules: RuleSet) -> Action:
    """Raises Refused: ``bad_request`` for a suit or seat that cannot be read. Whatever is no
    keyword is a card, known or not; the engine refuses an unknown one as ``bad_card``."""
    if text in _WORDS:
        return _WORDS[text]
    if text.startswith("suit:"):
        suit = text.removeprefix("suit:")
        if len(suit) != 1 or suit not in rules.pack.suits:
            raise Refused.of("bad_request", text=text)
        return NameSuit(suit)
    if text.startswith("catch:"):
        seat = text.removeprefix("catch:")
        if len(seat) > 2 or not (seat.isascii() and seat.isdigit()) or seat != str(int(seat)):
            raise Refused.of("bad_request", text=text)
        return Catch(int(seat))
    return Lay(text)
