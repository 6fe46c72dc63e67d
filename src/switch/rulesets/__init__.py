"""Rule sets: data, validation, and the tables that the core reads."""

from .registry import UnknownRuleSet, get, ids, preset_of
from .ruleset import BadRuleSet, RuleSet, from_fields

# Of the presets and of what their options mean; it rises when one of them changes.
RULES_VERSION = 1

__all__ = [
    "RULES_VERSION",
    "BadRuleSet",
    "RuleSet",
    "UnknownRuleSet",
    "from_fields",
    "get",
    "ids",
    "preset_of",
]
