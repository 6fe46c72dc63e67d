"""What the log of a table holds: the inputs from which its state is folded, and nothing else.

Seeds of rounds to come stand here: a log entry never leaves the server.
"""

from typing import Any, Literal

import msgspec

By = Literal["player", "bot", "stand-in", "clock"]
OnExpiry = Literal["draw", "bot", "skip-turn"]
View = Literal["closed", "marked", "open"]
Reason = Literal["host", "empty", "idle"]


class Input(msgspec.Struct, tag_field="k", frozen=True, omit_defaults=True):
    pass


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["human", "bot", "open"]
    name: str = ""
    level: str | None = None


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """``clock``: seconds for a turn, 0: none; ``view`` open: all hands are seen, 4.11; ``hints``:
    who is on turn may ask what an expert would do."""

    clock: int = 0
    on_expiry: OnExpiry = "draw"
    view: View = "marked"
    hints: bool = False


class Created(Input, tag="created", frozen=True):
    """``holder``: the hash of the first seat's token; ``seed``: of round 1, in hex.

    ``rules``: the whole rule set, so that a preset may change without changing this table. A log of
    the first format has none, its ``ruleset`` is one of three presets that stay as they are, and
    ``beginner`` stands for an open view.
    """

    ruleset: str
    seats: tuple[SeatPlan, ...]
    holder: str
    seed: str
    beginner: bool = False
    rules: dict[str, Any] | None = None
    rules_version: int = 1
    options: TableOptions = TableOptions()


class Joined(Input, tag="joined", frozen=True):
    seat: int
    name: str
    holder: str


class Dealt(Input, tag="dealt", frozen=True):
    """The next round begins, from the seed that the last one left; open seats are taken away."""


class Played(Input, tag="played", frozen=True):
    """``seed``: of the next round, when this ends the round. ``by`` clock: the time was over, and
    the whole turn was made for its player."""

    seat: int
    actions: tuple[str, ...]
    by: By = "player"
    seed: str | None = None


class Ready(Input, tag="ready", frozen=True):
    seat: int


class Left(Input, tag="left", frozen=True):
    """``name``: of the bot that takes over; unused in the lobby, where the seat is open again."""

    seat: int
    name: str


class Faulted(Input, tag="faulted", frozen=True):
    """A program that plays this seat has failed; ``code``: how (docs/bots.md). ``turn``: in its
    turn, which is then made for it."""

    seat: int
    code: str
    turn: bool = False


class Hinted(Input, tag="hinted", frozen=True):
    """The seat on turn has asked for a hint; it changes nothing but what everybody is told."""

    seat: int


class Closed(Input, tag="closed", frozen=True):
    reason: Reason


AnyInput = Created | Joined | Dealt | Played | Ready | Left | Faulted | Hinted | Closed

_decoder = msgspec.json.Decoder(AnyInput)


def write_input(item: AnyInput) -> bytes:
    return msgspec.json.encode(item)


def read_input(body: bytes) -> AnyInput:
    return _decoder.decode(body)
