"""How things look on this terminal: its size, its letters, its colours."""

import re
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from switch.cards import rank_letter, suit_letter

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
RANK_ORDER = "A0123456789TJQKSVDXWF"
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
        rank, suit = rank_letter(code), suit_letter(code)
        if suit is None:
            return {"WW": "W", "WF": "W+4"}.get(code, code)
        if suit in SUIT_SIGNS:
            sign = SUIT_SIGNS[suit] if self.pretty else suit.lower()
            return ("10" if rank == "T" else rank) + sign
        return ("+2" if rank == "D" else rank) + suit

    def suit(self, suit: str) -> str:
        return SUIT_SIGNS[suit] if self.pretty and suit in SUIT_SIGNS else suit.lower()

    def styled(self, code: str, style: str = "") -> Text:
        return Text(self.card(code), f"{card_style(code)} {style}".strip())


def card_style(code: str) -> str:
    return SUIT_STYLES[suit_letter(code) or "W"]


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
        sorted(
            hand,
            key=lambda code: (
                SUIT_ORDER.index(suit_letter(code) or "W"),
                RANK_ORDER.index(rank_letter(code)),
            ),
        )
    )


_CARD = re.compile(r"(?<![\w+])(?:10|\+2|[0-9AJQKSV])([♠♥♦♣RBGYshdc])(?!\w)")
_SIGN_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()}


def coloured(sentence: str, style: str = "") -> Text:
    """A sentence with the cards in it in the colours of their suits."""
    text = Text(sentence, style)
    for found in _CARD.finditer(sentence):
        sign = found.group(1)
        text.stylize(SUIT_STYLES[_SIGN_SUITS.get(sign, sign.upper())], found.start(), found.end())
    return text
