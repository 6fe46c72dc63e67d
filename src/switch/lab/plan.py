"""What a run of the lab plays: arms, deals, seeds. Everything that decides its result."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any

from switch import __version__
from switch.bots.process import PREFIX
from switch.rulesets import RULES_VERSION, BadRuleSet, RuleSet, from_fields

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MOST_ROUNDS = 100_000_000
QUICK_PLAYERS = ("random", "greedy")
# Rounds in a chunk, the smallest piece of work that is kept: some tenths of a second.
QUICK_CHUNK, SLOW_CHUNK = 512, 16
CHUNKS_AT_LEAST = 20  # as many groups of deals as the jackknife wants
RATED_DEALS = 400  # of each pair: the rating reads so many rounds one after the other


def is_program(player: str) -> bool:
    return player.startswith(PREFIX)


class BadPlan(ValueError):
    """Plain data that is no plan of a run."""


@dataclass(frozen=True)
class Arm:
    """``lineup``: a player for each seat; in play k of a deal player i sits on seat i + k."""

    name: str
    rules: RuleSet
    lineup: tuple[str, ...]

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def plays(self) -> int:
        """How often each deal is played: with every player on every seat once; where all are the
        same, twice, to tell what the cards decide from what the play does."""
        return self.seats if self.mixed else 2

    @property
    def slots(self) -> tuple[int, ...]:
        """For each player the first of the same name: those are measured together."""
        return tuple(map(self.lineup.index, self.lineup))

    @property
    def mixed(self) -> bool:
        return len(set(self.lineup)) > 1

    @property
    def quick(self) -> bool:
        """Whether the kernel has all its players."""
        return set(self.lineup) <= set(QUICK_PLAYERS)


@dataclass(frozen=True)
class Plan:
    """``chunk``: deals in a chunk; ``within``: stop when each win rate is known to so much (0: play
    all deals); ``keep``: "rows" of every round, or nothing; ``words``: how the rules were
    named; ``skipped``: how many changes could not be had; ``minds``: what the players are that
    search and where they do (``minds.py``), "" if none does or nobody asks."""

    kind: str
    arms: tuple[Arm, ...]
    deals: int
    seed: int
    chunk: int
    within: float = 0.0
    keep: str = ""
    words: tuple[str, ...] = ()
    skipped: int = 0
    minds: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """Of all players, each once."""
        return tuple(dict.fromkeys(name for arm in self.arms for name in arm.lineup))

    @property
    def programs(self) -> bool:
        """Whether any player is a program of its own."""
        return any(map(is_program, self.names))

    @property
    def chunks(self) -> int:
        return ceil(self.deals / self.chunk)

    @property
    def paired(self) -> bool:
        """Whether the other arms are compared with the first, deal by deal."""
        return self.kind in ("compare", "sensitivity")

    @property
    def rounds_a_deal(self) -> int:
        return sum(arm.plays for arm in self.arms)

    def span(self, number: int) -> range:
        """The deals of a chunk."""
        return range(number * self.chunk, min((number + 1) * self.chunk, self.deals))

    def fields(self) -> dict[str, Any]:
        return {
            "format": "switch-lab-1",
            "version": __version__,
            "rules_version": RULES_VERSION,
            "kind": self.kind,
            "deals": self.deals,
            "seed": self.seed,
            "chunk": self.chunk,
            "within": self.within,
            "keep": self.keep,
            "words": list(self.words),
            "skipped": self.skipped,
            "minds": self.minds,
            "arms": [
                {"name": arm.name, "lineup": list(arm.lineup), "rules": arm.rules.fields()}
                for arm in self.arms
            ],
        }

    @property
    def digest(self) -> str:
        """Of all that decides the result: not of how the rules were named."""
        told = self.fields() | {"words": []}
        text = json.dumps(told, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def make(  # noqa: PLR0913 - by name
    kind: str,
    arms: tuple[Arm, ...],
    *,
    rounds: int,
    seed: int,
    within: float = 0.0,
    keep: str = "",
    words: tuple[str, ...] = (),
    skipped: int = 0,
    minds: str = "",
) -> Plan:
    """``rounds`` of each arm at least: whole deals are played."""
    deals = max(1, ceil(rounds / arms[0].plays))
    each = sum(arm.plays for arm in arms)
    aim = QUICK_CHUNK if all(arm.quick for arm in arms) else SLOW_CHUNK
    chunk = max(1, min(aim // each, deals // CHUNKS_AT_LEAST))
    return Plan(kind, arms, deals, seed, chunk, within, keep, words, skipped, minds)


def from_plain(data: Any) -> Plan:
    """The plan that ``fields`` wrote. Raises BadPlan."""
    try:
        arms = tuple(
            Arm(one["name"], from_fields(one["rules"]), tuple(map(str, one["lineup"])))
            for one in data["arms"]
        )
        plan = Plan(
            data["kind"], arms, data["deals"], data["seed"], data["chunk"],
            float(data["within"]), data["keep"], tuple(data["words"]), data["skipped"],
            str(data.get("minds", "")),
        )  # fmt: skip
        sound = bool(arms) and plan.deals > 0 and plan.chunk > 0
    except (KeyError, TypeError, ValueError, AttributeError, BadRuleSet):
        raise BadPlan("no plan") from None
    if not sound or not isinstance(data, Mapping) or plan.fields() != dict(data):
        raise BadPlan("another version")
    return plan


# --- seeds: of the run's seed and the deal's number alone ----------------------------------------


def scattered(seed: int, number: int) -> int:
    """The ``number``-th output of SplitMix64 from this seed; 0 … 2**62 - 1."""
    z = (seed + (number + 1) * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) >> 2


def deal_seed(plan: Plan, deal: int) -> int:
    return scattered(plan.seed, deal)


def mind_seed(dealt: int, play: int) -> int:
    """Of the players, in this play of the deal with this seed."""
    return scattered(dealt ^ MASK, play)
