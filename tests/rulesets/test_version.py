"""A preset that changes takes a new version of the rules with it: logs and records name it."""

import hashlib
import json

from switch import rulesets

# What the presets of a version say, hashed. Where a preset changed on purpose: raise RULES_VERSION
# in switch.rulesets and add its line here; the lines of former versions stay.
SAID = {1: "bfbd80d70c68013bc58a5ad7fbccddbc2be6c0d63c0604fa9701533307868512"}


def said() -> str:
    fields = [rulesets.get(name).fields() for name in rulesets.ids()]
    return hashlib.sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()


def test_a_change_of_a_preset_raises_the_version() -> None:
    assert said() == SAID[rulesets.RULES_VERSION]
