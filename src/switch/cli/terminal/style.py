"""How things look on this terminal: its size, its letters, its colours."""

import re
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_STYLES = {
    "S": "bold",
    "H": "bold red",
    "D": "bold bright_blue",
    "C": "bold green",
    "R": "bold red",
    "B": "bold bright_blue",
    "G": "bold green",
    "Y": "bold yellow",
    "W": "bold magenta",
}
SUIT_ORDER = "SHCDRBGYW"
RANK_ORDER = "A123456789TJQKDW"
SHORTEST_DRAWN = 22
NARROWEST_DRAWN = 60


@dataclass(frozen=True)
class Signs:
    """The letters a table is drawn with: box corners and lines, backs of cards, arrows."""

    box: str
    shade: str
    full: str
    back: str
    clockwise: str
    anticlockwise: str
    star: str
    rule: str
    dot: str
    fits: str
    prompt: str


PRETTY = Signs(
    box="╭─╮│╰╯", shade="░", full="█", back="▮", clockwise="▸", anticlockwise="◂", star="★",
    rule="─", dot="·", fits="▴", prompt="›",
)  # fmt: skip
PLAIN = Signs(
    box="+-+|++", shade=".", full="#", back="|", clockwise=">", anticlockwise="<", star="*",
    rule="-", dot="-", fits="^", prompt=">",
)  # fmt: skip


@dataclass(frozen=True)
class Look:
    """``drawn``: cards as boxes; else everything in lines of words and letters."""

    width: int
    height: int
    pretty: bool
    drawn: bool

    @property
    def signs(self) -> Signs:
        return PRETTY if self.pretty else PLAIN

    def card(self, code: str) -> str:
        """A card as it stands in a line: 10♠, J♥, 4R, +2B, W."""
        rank, suit = code[0], code[1]
        if rank == "W":
            return "W"
        if suit in SUIT_SIGNS:
            sign = SUIT_SIGNS[suit] if self.pretty else suit.lower()
            return ("10" if rank == "T" else rank) + sign
        return ("+2" if rank == "D" else rank) + suit

    def suit(self, suit: str) -> str:
        return SUIT_SIGNS[suit] if self.pretty and suit in SUIT_SIGNS else suit.lower()

    def styled(self, code: str, style: str = "") -> Text:
        return Text(self.card(code), f"{SUIT_STYLES[code[1]]} {style}".strip())


def look_at(console: Console, *, lines: bool) -> Look:
    """What this terminal can show; ``lines`` asks for no drawing."""
    width, height = console.size
    pretty = can_print(console, "".join(SUIT_SIGNS.values()) + "".join(vars(PRETTY).values()))
    roomy = width >= NARROWEST_DRAWN and height >= SHORTEST_DRAWN
    return Look(width=width, height=height, pretty=pretty, drawn=roomy and not lines)


def can_print(console: Console, text: str) -> bool:
    try:
        text.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def sorted_hand(hand: tuple[str, ...]) -> tuple[str, ...]:
    """By suit, then rank, as numbered on the screen."""
    return tuple(
        sorted(hand, key=lambda code: (SUIT_ORDER.index(code[1]), RANK_ORDER.index(code[0])))
    )


_CARD = re.compile(r"(?<![\w+])(?:10|\+2|[1-9AJQK])([♠♥♦♣RBGYshdc])(?!\w)")
_SIGN_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()}


def coloured(sentence: str, style: str = "") -> Text:
    """A sentence with the cards in it in the colours of their suits."""
    text = Text(sentence, style)
    for found in _CARD.finditer(sentence):
        sign = found.group(1)
        text.stylize(SUIT_STYLES[_SIGN_SUITS.get(sign, sign.upper())], found.start(), found.end())
    return text
