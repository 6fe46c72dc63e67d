"""A table as a value: who sits where, which round runs, what happened last.

Secrets are in it (the game, the seeds, the holders' hashes): only ``outward`` turns it into
something that leaves.
"""

from dataclasses import dataclass
from typing import Literal

from switch import engine
from switch.engine.match import Match
from switch.rulesets import RuleSet
from switch.server.inputs import Played, Reason, TableOptions

Stage = Literal["lobby", "round", "between", "closed"]
LOG_LENGTH = 60


@dataclass(frozen=True)
class Seat:
    """``holder``: hash of the token. ``given_up``: a bot plays for somebody who left."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None = None
    holder: str | None = None
    wins: int = 0
    given_up: bool = False


@dataclass(frozen=True)
class Notice:
    """An event of the table; its fields are public."""

    type: str
    fields: dict[str, str | int | list[int]]


Happening = engine.Event | Notice


@dataclass(frozen=True)
class Table:
    """``since``: when the turn that runs began, in seconds since 1970; ``exposed_since``: when the
    seat that can be caught could first be. ``moved``: the version of the last turn or deal, before
    which a turn is out of date.

    ``seed`` belongs to the round that runs or has just ended, ``next_seed`` to the coming one.
    ``match`` does not count a round that runs yet; ``laid``: what each seat laid last in it, and
    ``last_card`` what the first had laid that went out.
    ``begun`` and ``story``: the round as it was before its first turn, None until then, and all
    that was played in it since.
    ``log``: the last versions that had events, not redacted.
    """

    code: str
    rules: RuleSet
    seats: tuple[Seat, ...]
    next_seed: str
    options: TableOptions
    version: int = 0
    moved: int = 0
    since: float = 0.0
    exposed_since: float = 0.0
    stage: Stage = "lobby"
    round: int = 0
    first: int = 0
    host: int = 0
    ready: frozenset[int] = frozenset()
    seed: str | None = None
    game: engine.State | None = None
    log: tuple[tuple[int, tuple[Happening, ...]], ...] = ()
    reason: Reason | None = None
    match: Match | None = None
    laid: tuple[engine.Laid, ...] = ()
    last_card: str | None = None
    begun: engine.State | None = None
    story: tuple[Played, ...] = ()

    def seat_of(self, holder: str | None) -> int | None:
        """The seat that the token with this hash opens; None for a spectator."""
        if holder is None:
            return None
        return next((i for i, seat in enumerate(self.seats) if seat.holder == holder), None)

    @property
    def beginner(self) -> bool:
        """4.11: everything lies open."""
        return self.options.view == "open"

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "human")

    @property
    def playing(self) -> tuple[int, ...]:
        """The people who play the next round, 10.1."""
        match = self.match
        left = match.left if match is not None and not match.over else (0,) * len(self.seats)
        return tuple(seat for seat in self.humans if not left[seat])

    @property
    def open_seats(self) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "open")

    @property
    def free_seat(self) -> int | None:
        """The seat that the next guest gets."""
        if self.stage == "lobby":
            return next(iter(self.open_seats), None)
        return next((i for i, seat in enumerate(self.seats) if seat.given_up), None)
