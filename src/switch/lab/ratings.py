"""All players of a tournament on one scale: openskill's Plackett–Luce model, round after round."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from switch.bots.intervals import Z

from .plan import Arm
from .statistics import Interval

CENTRE = 25.0  # where everybody starts, with SPREAD of doubt
SPREAD = CENTRE / 3


class NoOpenskill(RuntimeError):
    pass


@dataclass(frozen=True)
class Rating:
    """``interval``: the model's own, mu ± 1.96 sigma; ``rounds``: how many it has read."""

    player: str
    interval: Interval
    rounds: int


def rated(arms: Sequence[Arm], won: Sequence[Sequence[int]]) -> list[Rating]:
    """``won``: for each arm, who won round after round (-1: nobody alone). The arms take turns, so
    that no pair is read last as a whole. The strongest comes first. Raises NoOpenskill."""
    rating_model = model()
    ratings = {name: rating_model.rating(name=name) for arm in arms for name in arm.lineup}
    rounds = dict.fromkeys(ratings, 0)
    for row in zip_longest(*won):
        for arm, winner in zip(arms, row, strict=True):
            if winner is None:
                continue
            for name, rating in _after(rating_model, ratings, arm, winner).items():
                ratings[name] = rating
                rounds[name] += 1
    found = [
        Rating(name, _interval(one.mu, one.sigma), rounds[name]) for name, one in ratings.items()
    ]
    return sorted(found, key=lambda one: (-one.interval.value, one.player))


def _after(rating_model: Any, ratings: dict[str, Any], arm: Arm, winner: int) -> dict[str, Any]:
    """A player on several seats is as strong on each; it gets the mean of what they get."""
    teams = [[ratings[name]] for name in arm.lineup]
    ranks = [0.0 if winner in (seat, -1) else 1.0 for seat in range(arm.seats)]
    rated = rating_model.rate(teams, ranks=ranks)
    after: dict[str, list[Any]] = {}
    for name, (one,) in zip(arm.lineup, rated, strict=True):
        after.setdefault(name, []).append(one)
    return {
        name: rating_model.create_rating(
            [sum(one.mu for one in many) / len(many), sum(one.sigma for one in many) / len(many)],
            name,
        )
        for name, many in after.items()
    }


def _interval(mu: float, sigma: float) -> Interval:
    return Interval(mu, mu - Z * sigma, mu + Z * sigma)


def model() -> Any:
    """Strength does not change from round to round, so nothing is forgotten: tau 0. Raises
    NoOpenskill."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - may be missing
    except ImportError:
        raise NoOpenskill("openskill") from None
    return PlackettLuce(mu=CENTRE, sigma=SPREAD, beta=SPREAD / 2, tau=0.0)
