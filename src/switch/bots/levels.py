"""How strong, how attentive and how quick each level is."""

from dataclasses import dataclass

from .thinker import Effort


class UnknownLevel(ValueError):
    pass


@dataclass(frozen=True, slots=True)
class Level:
    """``care``: share of turns planned with sense, the others are laid at random. ``effort``: these
    are searched for; without it the greedy player plans them.
    ``forgets``: chance of not calling in time; ``remembers``: of calling a moment later after all;
    ``overlooks``: of not seeing that a rival forgot. ``quickest`` … ``slowest``: seconds until
    such a call or catch is made. ``swift`` … ``ponders``: how long a turn takes, as a factor on the
    usual time; ``swift`` where there is nothing to choose."""

    name: str
    care: float
    forgets: float
    remembers: float
    overlooks: float
    quickest: float
    slowest: float
    swift: float
    ponders: float
    effort: Effort | None = None


SHARP = Effort(playouts=400, plain=60, learnt=False)
EXPERT = Effort(playouts=12_000, plain=300, tries=60, pardoned=8, doubt=30)

# From the weakest to the strongest; docs/players.md says how strong they are.
LEVELS = {
    one.name: one
    for one in (
        Level("beginner", 0.05, 0.55, 0.25, 0.75, 2.5, 5.0, 1.0, 4.0),
        Level("easy", 0.60, 0.40, 0.35, 0.60, 2.0, 4.5, 0.9, 2.5),
        Level("normal", 0.98, 0.15, 0.60, 0.25, 1.2, 3.0, 0.8, 1.6),
        Level("sharp", 1.00, 0.04, 0.90, 0.05, 0.7, 1.6, 0.6, 1.4, SHARP),
        Level("expert", 1.00, 0.00, 1.00, 0.02, 0.5, 1.2, 0.5, 1.5, EXPERT),
    )
}

# For tests, the lab and whoever wants the plain policies: they forget and overlook nothing.
PLAYERS = LEVELS | {
    "random": Level("random", 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0),
    "greedy": Level("greedy", 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0),
}


def level(name: str) -> Level:
    """Raises UnknownLevel."""
    if name not in PLAYERS:
        raise UnknownLevel(f"There is no player {name!r}; choose one of {', '.join(PLAYERS)}.")
    return PLAYERS[name]
