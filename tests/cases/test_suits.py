"""Cards that name a suit: the ace in classic, the jack in last-card, the wild in duel."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, ask, at

SUITS = ("suit:C", "suit:D", "suit:H", "suit:S")
NAMING = [("classic", "AH"), ("last-card", "JH")]


def naming(ruleset: str, card: str) -> Table:
    return at(ruleset, f"{card} 9S 5D", "KH QH", "6H 7H 8H", pile="KS", stock="3C 4C")


@pytest.mark.parametrize(("ruleset", "card"), NAMING)
def test_case_WILD_03_without_its_suit_the_card_stays_in_the_hand(ruleset: str, card: str) -> None:
    table = naming(ruleset, card).refused_turn(card, code="name_a_suit")
    table.holds(0, f"{card} 9S 5D").play("9S").expect(turn=1, top="9S")


@pytest.mark.parametrize(("ruleset", "card"), NAMING)
def test_case_WILD_04_nothing_comes_before_the_suit(ruleset: str, card: str) -> None:
    table = naming(ruleset, card).act(card)
    for action in ("pass", "draw", "9S", "5D", "end"):
        table.refused(action, "name_a_suit")
    table.legal(*SUITS).act("suit:H").expect(turn=1, suit="H").legal("KH", "QH", *_call(ruleset))


def _call(ruleset: str) -> list[str]:
    """Seat 1 holds two cards that fit: in last-card it may call."""
    return ["call"] if ruleset == "last-card" else []


def test_case_WILD_07_one_wild_may_be_laid_on_another() -> None:
    at("classic", "AS 4D 5D", "KH QH", pile="3H AH", stock="3C", suit="C").legal("AS")
    at("last-card", "JS 4D 5D", "KH QH", pile="3H JH", stock="3C", suit="C").legal("JS")
    at("duel", "WW 4B", "5Y", pile="1R WW", stock="2B", suit="G").legal("WW", "draw")


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize(("ruleset", "card"), NAMING)
def test_case_WILD_08_the_suit_named_is_the_one_in_force(
    ruleset: str, card: str, suit: str
) -> None:
    table = naming(ruleset, card).play(card, f"suit:{suit}")
    table.expect(suit=suit, turn=1, top=card)
    assert table.view(1)["suit"] == suit


@pytest.mark.parametrize("suit", "RBGY")
def test_case_WILD_08_the_colour_named_is_the_one_in_force(suit: str) -> None:
    table = at("duel", "WW 4B", "5Y", pile="1R", stock="2B").play("WW", f"suit:{suit}")
    table.expect(suit=suit, turn=1)


@pytest.mark.parametrize(("ruleset", "card"), NAMING)
def test_case_WILD_11_a_missing_suit_is_asked_for(ruleset: str, card: str) -> None:
    table = naming(ruleset, card)
    answer = ask(table.referee, cmd="play", actions=[card])
    assert answer["error"]["code"] == "name_a_suit"
    table.holds(0, f"{card} 9S 5D").act(card).legal(*SUITS)


@pytest.mark.parametrize(("ruleset", "card"), NAMING)
def test_case_WILD_18_naming_a_suit_gives_nobody_a_card(ruleset: str, card: str) -> None:
    hands = (f"{card} 5D 6D", "KH QH")
    table = at(ruleset, *hands, pile="9S", stock="3C 4C").play(card, "suit:C")
    table.counts(2, 2).happened("laid", "named", "turn").expect(stock="3C 4C")


@pytest.mark.parametrize("suit", ["ace", "wild", "", "x", "None", "c", "hearts", "CC"])
@pytest.mark.parametrize(("ruleset", "card"), NAMING)
def test_case_INPT_01_only_a_suit_can_be_named(ruleset: str, card: str, suit: str) -> None:
    naming(ruleset, card).act(card).refused(f"suit:{suit}", "bad_request").legal(*SUITS)
    naming(ruleset, card).refused_turn(card, f"suit:{suit}", code="bad_request")
