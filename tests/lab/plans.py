"""Small plans, and their results without a terminal."""

from collections.abc import Sequence
from pathlib import Path

from switch import rulesets
from switch.lab import changes, plan
from switch.lab.crews import Alone, Crew
from switch.lab.folder import Folder
from switch.lab.plan import Arm, Plan
from switch.lab.running import Totals, carry_out
from switch.rulesets import RuleSet

QUICK = Alone(native=False)


def arm(rules: RuleSet | str, *lineup: str, name: str = "") -> Arm:
    known = rulesets.get(rules) if isinstance(rules, str) else rules
    return Arm(name or known.id, known, lineup)


def run_plan(
    *lineup: str, rules: RuleSet | str = "classic", rounds: int = 200, seed: int = 1,
    within: float = 0.0, keep: str = "",
) -> Plan:  # fmt: skip
    only = arm(rules, *lineup)
    return plan.make("run", (only,), rounds=rounds, seed=seed, within=within, keep=keep)


def changed(base: str, *typed: str) -> RuleSet:
    return changes.changed(rulesets.get(base), *map(changes.parsed, typed))


def paired(base: str, typed: str, lineup: Sequence[str], rounds: int = 200, seed: int = 1) -> Plan:
    arms = (arm(base, *lineup), arm(changed(base, typed), *lineup, name=typed))
    return plan.make("compare", arms, rounds=rounds, seed=seed)


def totals(one: Plan, folder: Path, crew: Crew = QUICK) -> Totals:
    opened = Folder(folder, one)
    try:
        return carry_out(one, opened, crew, lambda _: None)
    finally:
        opened.close()
