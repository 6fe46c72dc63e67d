"""The rule sets that come with Switch, one file each in ``data``."""

import tomllib
from functools import cache
from importlib.resources import files

from .ruleset import RuleSet, from_fields

IDS = (
    "classic",
    "duel",
    "last-card",
    "uk-switch",
    "crazy-eights",
    "crazy-eights-powers",
    "mau-mau",
    "pesten",
    "hundred-one",
    "colours-108",
    "last-card-nz",
)


class UnknownRuleSet(ValueError):
    pass


def ids() -> tuple[str, ...]:
    return IDS


@cache
def get(ruleset_id: str) -> RuleSet:
    """Raises UnknownRuleSet."""
    if ruleset_id not in IDS:
        raise UnknownRuleSet(
            f"There is no rule set {ruleset_id!r}; choose one of {', '.join(IDS)}."
        )
    text = (files(__package__) / "data" / f"{ruleset_id}.toml").read_text("utf-8")
    return from_fields(tomllib.loads(text))


def preset_of(rules: RuleSet) -> RuleSet | None:
    """The preset that these rules are, if they are one."""
    preset = get(rules.id) if rules.id in IDS else None
    return preset if preset is rules or preset == rules else None
