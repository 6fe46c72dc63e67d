"""What a person typed, as an intention. Only whole words count: "acid" holds no ace (INPT-04)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from switch import engine
from switch.cards import Pack
from switch.cli.terminal.style import SUIT_SIGNS, sorted_hand
from switch.cli.terminal.table import YOU
from switch.engine import Action, View
from switch.i18n import Catalogue, catalogue
from switch.i18n.catalogue import Value

# Words of the game, each with its synonyms in cli.ftl as word-<name>; English always counts too.
WORDS = ("draw", "pass", "call", "catch", "all", "back", "help", "rules", "table", "quit")
ASKING = {"help", "rules", "table", "quit", "back", "all"}
_CARD = re.compile(r"(10|[2-9atjqk1dw])([shdcrbgyw♠♥♦♣♤♡♢♧])")
_SIGNS = {sign: suit for suit, sign in SUIT_SIGNS.items()} | dict(zip("♤♡♢♧", "SHDC", strict=True))


class Misread(Exception):
    """``key`` is a message of cli.ftl that says what cannot be read and what can be typed."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Ask:
    """One of the words that touch no card: help, rules, table, quit, back, all."""

    word: str


@dataclass(frozen=True)
class Say:
    """A call or a catch alone; it may be said out of turn."""

    action: Action


@dataclass(frozen=True)
class Turn:
    actions: tuple[Action, ...]


Intention = Ask | Say | Turn


class Reader:
    """Reads lines in one language (and in English) at a table with these names."""

    def __init__(self, words: Catalogue, pack: Pack, names: tuple[str, ...]) -> None:
        self._pack = pack
        self._names = names
        self._vocabulary = vocabulary(words)
        self._suits = suit_words(words, pack)

    def read(self, line: str, view: View) -> Intention | None:
        """None for an empty line. Raises Misread."""
        tokens = line.replace(",", " ").casefold().split()
        if not tokens:
            return None
        word = self._vocabulary.get(tokens[0])
        if word in ASKING:
            return self._alone(Ask(word), tokens)
        if word in ("draw", "pass"):
            action: Action = engine.Draw() if word == "draw" else engine.Pass()
            return self._alone(Turn((action,)), tokens)
        if word == "catch":
            return Say(self._catch(tokens[1:], view))
        return self._turn(tokens, view)

    def cards(self, line: str, view: View) -> tuple[Action, ...]:
        """Cards and nothing else, as codes or numbers. Raises Misread."""
        tokens = line.replace(",", " ").casefold().split()
        return tuple(engine.Lay(self._card(token, view)) for token in tokens)

    def suit(self, line: str) -> str | None:
        """The suit a line names, by letter, sign or name; None for anything else."""
        return self._suits.get(line.strip().casefold())

    def word(self, line: str) -> str | None:
        """The word of the game that a line is; None for anything else."""
        return self._vocabulary.get(line.strip().casefold())

    def _alone(self, intention: Ask | Turn, tokens: Sequence[str]) -> Intention:
        if len(tokens) > 1:
            raise Misread("term-alone", text=tokens[0])
        return intention

    def _turn(self, tokens: Sequence[str], view: View) -> Intention:
        laid: list[Action] = []
        suit: str | None = None
        for token in tokens:
            if self._vocabulary.get(token) == "call":
                laid.append(engine.Call())
            elif laid and (named := self._suits.get(token.removeprefix("suit:"))):
                suit = named
            else:
                laid.append(engine.Lay(self._card(token, view)))
        if set(laid) == {engine.Call()} and suit is None:
            return Say(engine.Call())
        return Turn((*laid, engine.NameSuit(suit)) if suit else tuple(laid))

    def _card(self, token: str, view: View) -> str:
        hand = sorted_hand(view.hand)
        if token.isascii() and token.isdigit():
            if not 1 <= len(token) <= 3 or not 1 <= int(token) <= len(hand):
                raise Misread("term-no-number", text=token, count=len(hand))
            return hand[int(token) - 1]
        code = self._code(token)
        if code is None:
            raise Misread("term-no-word", text=token)
        return code

    def _code(self, typed: str) -> str | None:
        """9h, 10♠, +2r and w as the pack writes them; None if they are not in it."""
        if typed == "w":
            return "WW" if "WW" in self._pack.kind_of else None
        if typed.upper() in self._pack.kind_of:
            return typed.upper()
        found = _CARD.fullmatch(typed.replace("+2", "d"))
        if found is None:
            return None
        rank, suit = found.groups()
        code = rank.replace("10", "t").upper() + _SIGNS.get(suit, suit.upper())
        return code if code in self._pack.kind_of else None

    def _catch(self, tokens: Sequence[str], view: View) -> Action:
        if not tokens:
            if view.exposed is not None and view.exposed != YOU:
                return engine.Catch(view.exposed)
            rivals = [seat for seat in range(view.seats) if seat != YOU]
            if len(rivals) == 1:
                return engine.Catch(rivals[0])
            raise Misread("term-catch-whom", names=", ".join(self._names[1:]))
        wish = " ".join(tokens)
        found = [
            seat
            for seat, name in enumerate(self._names)
            if seat != YOU and name.casefold().startswith(wish)
        ]
        if len(found) != 1:
            raise Misread("term-catch-whom", names=", ".join(self._names[1:]))
        return engine.Catch(found[0])


def vocabulary(words: Catalogue) -> dict[str, str]:
    """Every word that can be typed and the word of the game it stands for."""
    found = {"?": "help"}
    for catalogued in (catalogue("en"), words):
        for name in WORDS:
            for synonym in catalogued.text(f"word-{name}").split(","):
                found[synonym.strip().casefold()] = name
    return found


def suit_words(words: Catalogue, pack: Pack) -> dict[str, str]:
    """Letters, signs and names of the suits of a pack."""
    found: dict[str, str] = {}
    for suit in pack.suits:
        found[suit.casefold()] = suit
        for catalogued in (catalogue("en"), words):
            found[catalogued.text("suit-name", suit=suit).casefold()] = suit
    return found | {sign: suit for sign, suit in _SIGNS.items() if suit in pack.suits}
