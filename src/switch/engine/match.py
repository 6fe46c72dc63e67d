"""A match: rounds counted together (part 10 of docs/house-rules.md). Values and pure functions.

``begin`` → for each round: deal with ``first_seat`` and ``Match.absent``, play, ``after`` → until
``Match.over``. A match without a target never ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from switch.rulesets import RuleSet

from .chance import Chance
from .scores import ELIMINATION, PENALTY, ROUNDS_WON, gains, hand_points
from .state import State

LEFT, RANDOM, LAST_WINNER = "left", "random", "last winner"


@dataclass(frozen=True, slots=True)
class Match:
    """The match between two rounds.

    ``first``: who begins the next round, None where chance says it (10.6); ``left``: for each seat
    the round after which it left (10.1), 0 while it takes part; ``rounds``: rounds played.
    """

    rules: RuleSet = field(repr=False)
    seats: int
    first: int | None
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    left: tuple[int, ...]
    rounds: int = 0

    @property
    def mode(self) -> str:
        return str(self.rules.values["score.mode"])

    @property
    def target(self) -> int:
        """0: the match has no end."""
        return int(self.rules.values["score.target"])

    @property
    def counted(self) -> bool:
        """Whether there is more to tell than how many rounds each has won."""
        return self.mode != ROUNDS_WON or self.target > 0

    @property
    def taking_part(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if not self.left[seat])

    @property
    def absent(self) -> frozenset[int]:
        return frozenset(range(self.seats)) - frozenset(self.taking_part)

    @property
    def over(self) -> bool:
        """10.2."""
        if self.mode == ELIMINATION:
            return len(self.taking_part) <= 1
        return self.target > 0 and max(self.totals) >= self.target

    @property
    def winners(self) -> tuple[int, ...]:
        """10.2, 10.7: empty while the match is not over."""
        if not self.over:
            return ()
        return tuple(one.seat for one in standings(self) if one.place == 1)


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A round that is over, seat by seat.

    ``hands``: points in hand (9.9); ``gains``: what is added; ``totals``: after it, a total that
    went back to nothing being 0; ``resets``: whose did (10.3); ``leaves``: who takes no part from
    now on (10.1).
    """

    hands: tuple[int, ...]
    gains: tuple[int, ...]
    totals: tuple[int, ...]
    resets: frozenset[int]
    leaves: frozenset[int]


@dataclass(frozen=True, slots=True)
class Standing:
    """``place``: 1 is best; seats that are equal share one."""

    place: int
    seat: int
    total: int
    wins: int


def begin(rules: RuleSet, seats: int, dealer: int) -> Match:
    """A match before its first round. Raises ValueError."""
    least, most = rules.seats
    if not least <= seats <= most:
        raise ValueError(f"{rules.id} is for {least} to {most} players, not {seats}.")
    if not 0 <= dealer < seats:
        raise ValueError(f"There is no seat {dealer}.")
    nothing = (0,) * seats
    return Match(rules, seats, (dealer + 1) % seats, nothing, nothing, nothing)


def first_seat(match: Match, chance: Chance) -> int:
    """10.6: who begins the next round, which is dealt with this chance."""
    if match.first is not None:
        return match.first
    among = match.taking_part
    return among[chance.pick(len(among))]


def score(match: Match, state: State, last_card: str | None = None) -> RoundScore:
    """What a round that is over was worth; ``last_card``: see ``scores.last_card``. Raises
    ValueError for a round that is not over or not of this match."""
    if not state.over or match.over:
        raise ValueError("There is no round to count.")
    if (state.ruleset, state.seats) != (match.rules, match.seats):
        raise ValueError("The round is not of this match.")
    got = gains(state, last_card)
    totals = [total + gain for total, gain in zip(match.totals, got, strict=True)]
    resets = frozenset(_resets(match, totals))
    return RoundScore(
        hands=hand_points(state),
        gains=got,
        totals=tuple(0 if seat in resets else total for seat, total in enumerate(totals)),
        resets=resets,
        leaves=frozenset(_leaves(match, totals)),
    )


def after(match: Match, state: State, last_card: str | None = None) -> Match:
    """The match with this round counted. Raises ValueError as ``score`` does."""
    counted = score(match, state, last_card)
    rounds = match.rounds + 1
    left = tuple(
        rounds if seat in counted.leaves else before for seat, before in enumerate(match.left)
    )
    return Match(
        rules=match.rules,
        seats=match.seats,
        first=_next_first(match, state.winner, counted.hands, left),
        totals=counted.totals,
        wins=tuple(won + (seat == state.winner) for seat, won in enumerate(match.wins)),
        left=left,
        rounds=rounds,
    )


def standings(match: Match) -> tuple[Standing, ...]:
    """10.2, 10.7: the best first; equal seats share a place, in the order of seats. In elimination
    whoever takes part comes first, then who left later."""
    ranked = sorted((_rank(match, seat), seat) for seat in range(match.seats))
    return tuple(
        Standing(
            1 + sum(better < rank for better, _ in ranked),
            seat,
            match.totals[seat],
            match.wins[seat],
        )
        for rank, seat in ranked
    )


def _rank(match: Match, seat: int) -> tuple[int, int]:
    """Lower is better."""
    if match.mode in (PENALTY, ELIMINATION):
        return (-match.left[seat] if match.left[seat] else -match.rounds - 1, match.totals[seat])
    return (0, -match.totals[seat])


def _resets(match: Match, totals: list[int]) -> Iterator[int]:
    """10.3."""
    if match.rules.values["score.exact_resets"] and match.mode in (PENALTY, ELIMINATION):
        yield from (seat for seat in match.taking_part if totals[seat] == match.target > 0)


def _leaves(match: Match, totals: list[int]) -> Iterator[int]:
    """10.1."""
    if match.mode == ELIMINATION:
        yield from (seat for seat in match.taking_part if totals[seat] > match.target)


def _next_first(
    match: Match, winner: int | None, hands: tuple[int, ...], left: tuple[int, ...]
) -> int | None:
    """10.6: who would begin and takes part no more is passed over."""
    how = match.rules.values["deal.first"]
    if how == RANDOM or match.first is None:
        return None
    if winner is None or how == LEFT:
        dealer = _at_or_after(match.first, left)
        return _at_or_after(dealer + 1, left)
    if how == LAST_WINNER:
        return _at_or_after(winner, left)
    clockwise = (*range(match.first, match.seats), *range(match.first))
    return _at_or_after(max(clockwise, key=lambda seat: hands[seat]), left)


def _at_or_after(seat: int, left: tuple[int, ...]) -> int:
    """The first seat clockwise from this one that takes part; itself if none does."""
    clockwise = [(seat + step) % len(left) for step in range(len(left))]
    return next((one for one in clockwise if not left[one]), clockwise[0])
