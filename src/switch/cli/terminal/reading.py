"""What a person typed, as an intention. Only whole words count: "acid" holds no ace (INPT-04)."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from switch import engine
from switch.cards import Pack
from switch.cli.terminal.style import SUIT_SIGNS, sorted_hand
from switch.cli.terminal.table import YOU
from switch.engine import Action, View
from switch.i18n import Catalogue, catalogue
from switch.i18n.catalogue import Value

# Words of the game, each with its synonyms in cli.ftl as word-<name>; English always counts too.
WORDS = (
    "draw", "pass", "call", "catch", "jump", "challenge", "accept", "all", "back", "help", "rules",
    "table", "quit", "hint", "review",
)  # fmt: skip
ALONE: dict[str, Action] = {
    "draw": engine.Draw(),
    "pass": engine.Pass(),
    "challenge": engine.Challenge(),
    "accept": engine.Accept(),
}
ASKING = {"help", "rules", "table", "quit", "back", "all", "hint", "review"}
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
    """One of the words that touch no card: help, rules, table, quit, back, all,
    hint, review."""

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
        self._ranks = rank_words(words, pack)

    def read(self, line: str, view: View) -> Intention | None:
        """None for an empty line. Raises Misread."""
        tokens = line.replace(",", " ").casefold().split()
        if not tokens:
            return None
        word = self._vocabulary.get(tokens[0])
        if word in ASKING:
            return self._alone(Ask(word), tokens)
        if word in ALONE:
            return self._alone(Turn((ALONE[word],)), tokens)
        if word == "catch":
            return Say(self._catch(tokens[1:], view))
        return self._turn(tokens, view)

    def cards(self, line: str, view: View) -> tuple[Action, ...]:
        """Cards and nothing else, as codes or numbers. Raises Misread."""
        tokens = line.replace(",", " ").casefold().split()
        return tuple(engine.Lay(self._card(token, view)) for token in tokens)

    def choice(self, line: str, view: View, offered: Sequence[Action]) -> Action | None:
        """The one among the offered that a line names; None for anything else."""
        typed = line.strip().casefold()
        if not typed:
            return None
        found: Action | None = None
        match offered[0]:
            case engine.NameSuit() if typed in self._suits:
                found = engine.NameSuit(self._suits[typed])
            case engine.NameRank() if typed in self._ranks:
                found = engine.NameRank(self._ranks[typed])
            case engine.ExchangeWith():
                seats = self._rivals(typed)
                found = engine.ExchangeWith(seats[0]) if len(seats) == 1 else None
            case engine.Give():
                with suppress(Misread):
                    found = engine.Give(self._card(typed, view))
        return found if found in offered else None

    def word(self, line: str) -> str | None:
        """The word of the game that a line is; None for anything else."""
        return self._vocabulary.get(line.strip().casefold())

    def _alone(self, intention: Ask | Turn, tokens: Sequence[str]) -> Intention:
        if len(tokens) > 1:
            raise Misread("term-alone", text=tokens[0])
        return intention

    def _turn(self, tokens: Sequence[str], view: View) -> Intention:
        done: list[Action] = []
        suit: str | None = None
        throws = False
        for token in tokens:
            word = self._vocabulary.get(token)
            if word == "call":
                done.append(engine.Call())
            elif word == "jump":
                throws = True
            elif _lays(done) and (named := self._suits.get(token.removeprefix("suit:"))):
                suit = named
            else:
                done.append(engine.Lay(self._card(token, view)))
        if not throws and suit is None and set(done) == {engine.Call()}:
            return Say(engine.Call())
        whole = self._thrown_in(done, view, throws=throws)
        return Turn((*whole, engine.NameSuit(suit)) if suit else whole)

    def _thrown_in(self, done: Sequence[Action], view: View, *, throws: bool) -> tuple[Action, ...]:
        """Out of turn the first card is thrown in, if it may be or the person says so."""
        may_be = [action for action in view.legal if isinstance(action, engine.Jump)]
        first = next(iter(_lays(done)), None)
        if first is None and throws:
            if not may_be:
                raise Misread("term-no-jump")
            return (*done, may_be[0])
        if first is None or not (throws or engine.Jump(first.card) in may_be):
            return tuple(done)
        place = done.index(first)
        return (*done[:place], engine.Jump(first.card), *done[place + 1 :])

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
        if typed in ("w", "w+4"):
            code = "WW" if typed == "w" else "WF"
            return code if code in self._pack.kind_of else None
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
        found = self._rivals(" ".join(tokens))
        if len(found) != 1:
            raise Misread("term-catch-whom", names=", ".join(self._names[1:]))
        return engine.Catch(found[0])

    def _rivals(self, begun: str) -> list[int]:
        """The other seats whose names begin so."""
        return [
            seat
            for seat, name in enumerate(self._names)
            if seat != YOU and name.casefold().startswith(begun)
        ]


def _lays(done: Iterable[Action]) -> list[engine.Lay]:
    return [action for action in done if isinstance(action, engine.Lay)]


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


def rank_words(words: Catalogue, pack: Pack) -> dict[str, str]:
    """Letters, numbers and names of the ranks of a pack."""
    found = {"10": "T"} if "T" in pack.ranks else {}
    for rank in pack.ranks:
        found[rank.casefold()] = rank
        for catalogued in (catalogue("en"), words):
            found[catalogued.text("rank-name", rank=rank).casefold()] = rank
    return found
