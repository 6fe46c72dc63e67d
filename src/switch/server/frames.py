"""What a client may send: every field named and typed, nothing else let in."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from switch.rulesets import share
from switch.server.inputs import OnExpiry, View
from switch.server.refusals import Refused

LARGEST = 4096
LARGEST_RULES = 64 * 1024
# Letters that name a rule set: an id, a code, or a link, whose address may be as long again.
LONGEST_NAME = 2 * share.LONGEST
LARGEST_TABLE = LARGEST + LONGEST_NAME

T = TypeVar("T")

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Code = Annotated[str, msgspec.Meta(max_length=16)]
Preset = Annotated[str, msgspec.Meta(max_length=40)]
Secret = Annotated[str, msgspec.Meta(max_length=128)]
Action = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Actions = Annotated[list[Action], msgspec.Meta(min_length=1, max_length=64)]
RuleSetName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Frame(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    pass


class Hello(Frame, tag="hello", frozen=True):
    table: Code
    token: Secret | None = None
    seen: Whole = 0


class Ping(Frame, tag="ping", frozen=True):
    pass


class Do(Frame, tag="do", frozen=True):
    id: Id
    actions: Actions
    v: Whole | None = None


class Start(Frame, tag="start", frozen=True):
    id: Id


class Next(Frame, tag="next", frozen=True):
    id: Id
    round: Whole


class Leave(Frame, tag="leave", frozen=True):
    id: Id


class Close(Frame, tag="close", frozen=True):
    id: Id


class Hint(Frame, tag="hint", frozen=True):
    id: Id


class Review(Frame, tag="review", frozen=True):
    id: Id
    round: Whole


Command = Do | Start | Next | Leave | Close | Hint | Review


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    kind: Literal["human", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    level: Preset | None = None


class TableWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """``clock``, ``on_expiry``, ``view``: as the rule set has them where they are left out;
    ``beginner`` is the same as an open view. ``hints``: left out, only where all others are
    computer players."""

    ruleset: RuleSetName
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)]
    beginner: bool = False
    clock: int | msgspec.UnsetType | None = msgspec.UNSET
    on_expiry: OnExpiry | msgspec.UnsetType = msgspec.UNSET
    view: View | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    key: Secret | None = None


class JoinWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    invite: Secret
    name: Annotated[str, msgspec.Meta(max_length=64)]
    key: Secret | None = None


class RulesWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One of ``rules``: a name as a table takes it, or fields: whole, or a base and its changes;
    and ``rules_text``: what stands in a file, TOML or JSON."""

    rules: RuleSetName | dict[str, Any] | None = None
    rules_text: Annotated[str, msgspec.Meta(max_length=LARGEST_RULES)] | None = None
    lang: Literal["en", "nl", "de", "ru"] = "en"
    against: Preset | None = None


class _Loose(msgspec.Struct):
    """Enough of a bad frame to answer the command that it was meant to be."""

    id: Id
    t: Literal["do", "start", "next", "leave", "close", "hint", "review"]


_frames: msgspec.json.Decoder[Hello | Ping | Command] = msgspec.json.Decoder(
    Hello | Ping | Do | Start | Next | Leave | Close | Hint | Review
)
_loose = msgspec.json.Decoder(_Loose)


class BadFrame(Refused):
    """``id``: of the command that it was meant to be, if that can be seen."""

    def __init__(self, message: str, id_: str | None) -> None:
        super().__init__("bad_frame", message)
        self.id = id_


def read_frame(data: str | bytes) -> Hello | Ping | Command:
    """Raises BadFrame, whatever the data."""
    try:
        return _frames.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFrame(_sentence(error), meant_for(data)) from error


def read_body(data: bytes, kind: type[T]) -> T:
    """Raises Refused bad_frame."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_frame", _sentence(error)) from error


def meant_for(data: str | bytes) -> str | None:
    """The id of the command that this was meant to be, if it can be seen."""
    try:
        return _loose.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _sentence(error: Exception) -> str:
    detail = str(error) if isinstance(error, msgspec.DecodeError) else "it is no text"
    safe = "".join(c if c.isprintable() else "?" for c in detail)[:160].rstrip(".")
    return f"This message cannot be read: {safe}. Send what docs/protocol.md describes."
