"""Rule sets: data, validation, and the tables that the core reads."""

from .registry import UnknownRuleSet, get, ids
from .ruleset import BadRuleSet, RuleSet, from_fields

__all__ = ["BadRuleSet", "RuleSet", "UnknownRuleSet", "from_fields", "get", "ids"]
