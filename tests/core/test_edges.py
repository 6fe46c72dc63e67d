"""Corners that no round of a preset comes to, but a loaded position or other rules do."""

from typing import Any

import pytest

from switch import engine, rulesets
from switch.engine import Action, Draw, FastChance, Lay, Pass, State
from switch.notation import load_position
from switch.rulesets import RuleSet, from_fields


def at(rules: RuleSet, *hands: str, pile: str, stock: str = "", **fields: Any) -> State:
    given: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "pile": pile.split(),
        "stock": stock.split(),
        **fields,
    }
    return load_position(rules, given, FastChance(1))


def legal(state: State) -> set[Action]:
    return set(engine.legal(state))


@pytest.mark.parametrize(
    ("ruleset", "hand", "pile", "answer"),
    [
        ("classic", "2H 9D AC 2C", "2D", {Lay("2H"), Lay("2C")}),
        ("classic", "JH 9S AC", "JS", {Lay("JH")}),
        ("duel", "DR 3B WW", "DB", set()),
        ("last-card", "AH 2S JC 4D", "AD", {Lay("AH")}),
    ],
)
def test_a_debt_of_one_card_is_a_debt(
    ruleset: str, hand: str, pile: str, answer: set[Action]
) -> None:
    other = "5R" if ruleset == "duel" else "5C"
    stock = "6R 7R" if ruleset == "duel" else "6C 7C"
    state = at(rulesets.get(ruleset), hand, other, pile=pile, stock=stock, pending=1)
    assert legal(state) == answer | {Draw()}
    after, events = engine.apply(state, Draw())
    assert [event.type for event in events][-2:] == ["drew", "turn"]
    assert after.counts[0] == len(hand.split()) + 1


def test_a_red_jack_cancels_no_more_than_is_owed() -> None:
    """A debt of three, as a puzzle may have it."""
    state = at(rulesets.get("classic"), "JH 9S 8S", "5C", pile="JS", stock="6C", pending=3)
    after, events = engine.apply(state, Lay("JH"))
    assert [str(event) for event in events if event.type == "cancelled"] == [
        "Cancelled(seat=0, count=3)"
    ]
    assert (after.pending, after.counts) == (0, (2, 1))


def laying_duel() -> RuleSet:
    """Duel, but a fitting drawn card may be laid: the only rules where equal cards are drawn so."""
    fields = rulesets.get("duel").fields()
    fields["id"] = "laying duel"
    fields["draw"]["may_lay"] = "the drawn card"
    return from_fields(fields)


@pytest.mark.parametrize(
    ("mine", "theirs"), [("1R 2B", "5G 6G"), ("2B 3G", "1R 6G"), ("2B 3G 4Y", "5G 6G")]
)
def test_a_drawn_card_that_is_there_twice_can_be_laid(mine: str, theirs: str) -> None:
    state = at(laying_duel(), mine, theirs, pile="4R", stock="1R 7Y")
    drawn, _ = engine.apply(state, Draw())
    assert (drawn.phase, drawn.drawn) == ("drawn", "1R")
    assert legal(drawn) == {Lay("1R"), Pass()}
    after, _ = engine.apply(drawn, Lay("1R"))
    assert sorted(after.hands[0]) == sorted(mine.split())
    assert after.top == "1R"


def test_a_drawn_wild_beside_held_ones_can_be_laid() -> None:
    state = at(laying_duel(), "2B WW WW", "5G 6G", pile="4R", stock="WW 7Y")
    drawn, _ = engine.apply(state, Draw())
    assert (drawn.drawn, legal(drawn)) == ("WW", {Lay("WW"), Pass()})
    after, _ = engine.play(drawn, [Lay("WW"), engine.NameSuit("Y")])
    assert sorted(after.hands[0]) == ["2B", "WW", "WW"]


def test_one_of_several_equal_cards_is_offered_and_laid() -> None:
    state = at(rulesets.get("duel"), "WW WW 1R", "5G 1R", pile="4R", stock="7Y WW")
    assert legal(state) == {Lay("WW"), Lay("1R"), Draw()}
    after, _ = engine.play(state, [Lay("WW"), engine.NameSuit("G")])
    assert sorted(after.hands[0]) == ["1R", "WW"]
    assert after.suit == "G"
