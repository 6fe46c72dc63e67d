"""A rule set as a table names it: a preset's id, a share code, or a link that ends in one."""

from functools import lru_cache
from typing import Any

import msgspec

from switch import rulesets
from switch.rulesets import RuleSet, diff, share, tables
from switch.rulesets.checking import BadFile
from switch.server.refusals import Refused

HOUSE = "house"  # stands for the id of a rule set that is no preset
_LINKS = {"none": "bad_ruleset", "newer": "newer_link", "broken": "broken_link"}


def find(text: str) -> RuleSet:
    """Raises Refused: bad_ruleset, newer_link, broken_link; BadFile for faults of what a link
    holds."""
    name = text.strip()
    if name in rulesets.ids():
        return rulesets.get(name)
    try:
        return share.decode(name)
    except share.BadLink as bad:
        raise Refused(_LINKS[bad.reason]) from None


def find_sound(text: str) -> RuleSet:
    """Raises Refused as ``find``; bad_ruleset with the first fault."""
    try:
        return find(text)
    except BadFile as bad:
        raise Refused("bad_ruleset", f"{bad.faults[0].text} Choose another rule set.") from None


def table_id(rules: RuleSet) -> str:
    """A preset's id, HOUSE for any other rule set."""
    return rules.id if rulesets.preset_of(rules) else HOUSE


def base_of(rules: RuleSet) -> str:
    """The preset that needs the shortest changes."""
    return str(diff.shortest(rules)["base"])


def powers(rules: RuleSet) -> list[str]:
    """The codes of the cards with a power (5.3), each once."""
    pack = rules.pack
    return [pack.codes[kind] for kind in sorted(tables.power_cards(pack, rules.values))]


@lru_cache(maxsize=1024)
def told(rules: RuleSet) -> dict[str, Any]:
    """What a snapshot says of the rules, the fields as JSON already."""
    return {
        "rules": msgspec.Raw(msgspec.json.encode(rules.fields())),
        "powers": powers(rules),
        "base": base_of(rules),
        "code": share.encode(rules),
    }
