"""A refusal names a clause that the rules have, and the clause that is against it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from switch import engine, notation, rulesets

DOCS = Path(__file__).parents[2] / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
HOUSE = (DOCS / "house-rules.md").read_text(encoding="utf-8")
CLAUSES = set(re.findall(r'^### <a id="r(\d+\.\d+)"></a>', RULES, re.MULTILINE))
HOUSE_CLAUSES = set(re.findall(r'^\| <a id="r(\d+\.\d+)"></a>', HOUSE, re.MULTILINE))
PART = {"classic": "2", "duel": "3", "last-card": "4"}
LAST_CARD_ONLY = {"cannot_call", "not_catchable"}


def _words(state: engine.State) -> list[str]:
    suits = "RBGY" if state.ruleset.id == "duel" else "CDHS"
    held = {str(card) for hand in state.hands for card in hand}
    return [*held, *(f"suit:{s}" for s in suits), "draw", "pass", "end", "call", "catch:1"]


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
def test_every_refusal_names_a_clause_of_its_game(ruleset: str) -> None:
    rs = rulesets.get(ruleset)
    met: set[str] = set()
    for seed in range(8):
        chance = random.Random(seed)
        state = engine.deal(rs, seats=2, first=0, chance=engine.FastChance(seed))
        while state.result is None:
            for word in _words(state):
                refusal = engine.check(state, notation.parse_action(word, rs))
                if refusal is None:
                    continue
                met.add(refusal.code)
                assert refusal.clause in CLAUSES, (word, refusal)
                part = refusal.clause.split(".")[0]
                assert part in {"1", PART[ruleset]} or refusal.code in LAST_CARD_ONLY, refusal
            state, _ = engine.apply(state, chance.choice(engine.legal(state)))
    assert met >= {"not_in_hand", "does_not_fit", "debt_open", "cannot_call", "cannot_pass"}


def test_every_clause_that_is_referred_to_exists() -> None:
    parts = {clause.split(".")[0] for clause in CLAUSES | HOUSE_CLAUSES}
    assert parts == {str(part) for part in range(1, 12)}
    assert set(re.findall(r"\(#r(\d+\.\d+)\)", RULES)) <= CLAUSES
    assert set(re.findall(r"\(#r(\d+\.\d+)\)", HOUSE)) <= HOUSE_CLAUSES
    for page in DOCS.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"\bhouse-rules\.md#r(\d+\.\d+)\)", text)) <= HOUSE_CLAUSES, page
        assert set(re.findall(r"(?<!house-)rules\.md#r(\d+\.\d+)\)", text)) <= CLAUSES, page
