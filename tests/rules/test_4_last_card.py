"""Clauses 4.0 to 4.5 of docs/rules.md, and 4.11."""

from __future__ import annotations

import pytest

from switch import engine, rulesets
from switch.notation.referee import Referee
from tests.rules.table import ask, at, cards, code_of, dealt, granted, whole

SUITS = ("suit:C", "suit:D", "suit:H", "suit:S")
MANY = "KC QC TC 9C 7C 6C 5C 4C 3C KS QS TS 9S 7S 6S 5S 4S"


def test_r4_0_two_to_four_players_and_52_cards() -> None:
    listed = {r["id"]: r for r in granted(Referee(), cmd="rulesets")["rulesets"]}
    assert (listed["last-card"]["players"], listed["last-card"]["cards"]) == ([2, 4], 52)
    for players in (2, 3, 4):
        table = dealt("last-card", players=players, seed=5).counts(*[7] * players)
        table.expect(pile_count=1, stock_count=51 - 7 * players)
        assert len(set(whole(table.position))) == 52
    for players in (1, 5):
        answer = ask(Referee(), cmd="new", ruleset="last-card", players=players, seed=1)
        assert code_of(answer) == "bad_request"


def test_r4_1_what_fits_is_the_suit_the_rank_a_jack_or_an_ace() -> None:
    table = at("last-card", "4S 9D JH AC 5C", "KH QH", pile="3H 9S", stock="3C")
    table.legal("4S", "9D", "JH", "AC").refused("5C", "does_not_fit")


def test_r4_1_one_card_a_turn() -> None:
    table = at("last-card", "4D 4S 5C 6C", "KH QH", pile="9D", stock="3C").act("4D")
    table.expect(turn=1, phase="turn").holds(0, "4S 5C 6C")


@pytest.mark.parametrize("held", ["4S", "9D", "JH", "AC"])
def test_r4_1_only_a_player_who_cannot_lay_draws(held: str) -> None:
    at("last-card", f"{held} 5C 6C", "KH QH", pile="9S", stock="3C").refused("draw", "must_lay")


def test_r4_1_a_drawn_card_that_fits_may_be_laid() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="7S 3C").act("draw")
    table.expect(phase="drawn", drawn="7S", turn=0, stock="3C").legal("7S", "pass")
    table.happened("drew")
    table.act("7S").expect(turn=1, phase="turn", drawn=None, top="7S").holds(0, "4D 5D 6H")


def test_r4_1_or_kept() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="7S 3C").acts("draw", "pass")
    table.happened("kept", "turn").expect(turn=1, phase="turn", drawn=None, passes=0)
    table.holds(0, "4D 5D 6H 7S")


def test_r4_1_after_the_draw_nothing_else_may_be_laid() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="7S 3C").act("draw")
    table.refused("4D", "does_not_fit").refused("draw", "must_lay").refused("end", "cannot_end")


def test_r4_1_not_even_a_card_that_fits() -> None:
    hands = ("7S 9D 6H", "KH QH")
    table = at("last-card", *hands, pile="9S", stock="3C", phase="drawn", drawn="7S")
    table.legal("7S", "pass").refused("9D", "does_not_fit")


def test_r4_1_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="3C 7S").act("draw")
    table.expect(turn=1, phase="turn", drawn=None).happened("drew", "turn")


def test_r4_1_a_drawn_card_works_as_any_other() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="2S 3C").acts("draw", "2S")
    table.expect(pending=2, turn=1)
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="AC 3C").acts("draw", "AC")
    table.expect(pending=4, turn=1)
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="8S 3C").acts("draw", "8S")
    table.expect(skip=True, turn=1)
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9S", stock="JC 3C").acts("draw", "JC")
    table.expect(phase="suit", drawn=None, laid="JC", turn=0).legal(*SUITS)
    table.act("suit:D").expect(suit="D", turn=1)


def test_r4_1_a_drawn_card_follows_the_named_suit() -> None:
    hands = ("4D 5D 6H", "KH QH")
    at("last-card", *hands, pile="9C JS", stock="7S 3C", suit="C").act("draw").expect(turn=1)
    at("last-card", *hands, pile="9H JS", stock="7C 3C", suit="C").act("draw").expect(
        phase="drawn", drawn="7C"
    )


@pytest.mark.parametrize("card", ["7S", "TS", "QS", "KS", "3S"])
def test_r4_1_no_other_rank_has_a_power(card: str) -> None:
    table = at("last-card", f"{card} 4D 5S", "KH QH", "6H 6D", pile="9S", stock="3C").act(card)
    table.expect(turn=1, direction=1, pending=0, skip=False, suit=None, phase="turn")
    table.counts(2, 2, 2).happened("laid", "turn")


def test_r4_2_twos_grow_to_four_six_and_eight() -> None:
    hands = ("2C 9H 9D", "2D 3H 3D", "2H 4H 4D", "2S 5H 5D")
    table = at("last-card", *hands, pile="8C", stock=MANY)
    for seat, card in enumerate(cards("2C 2D 2H 2S")):
        table.act(card).expect(pending=2 * seat + 2, turn=(seat + 1) % 4)
    table.legal("draw").act("draw").counts(10, 2, 2, 2).expect(pending=0, turn=1)


def test_r4_2_only_a_two_answers_a_two() -> None:
    hand = "2D AS JS 9S AD"
    table = at("last-card", hand, "KH QH", pile="9D 2S", stock="TC 7C 6C 5C 4C", pending=2)
    table.legal("2D", "draw")
    for card in ("AS", "JS", "9S", "AD"):
        table.refused(card, "debt_open")


def test_r4_2_paying_ends_the_turn() -> None:
    table = at("last-card", "4D 5D 6H", "KH QH", pile="9D 2S", stock="3C 7S 4C", pending=2)
    table.act("draw").expect(turn=1, phase="turn", drawn=None, pending=0)
    table.holds(0, "4D 5D 6H 3C 7S").happened("drew", "turn")


def test_r4_3_a_jack_fits_on_every_card_and_names_the_suit() -> None:
    table = at("last-card", "JH 4D 5D", "KH QC 3D", pile="9S", stock="3C").legal("JH").act("JH")
    table.expect(phase="suit", laid="JH", turn=0).legal(*SUITS)
    table.act("suit:C").expect(suit="C", turn=1, phase="turn", top="JH").legal("QC")
    table.happened("named", "turn")


def test_r4_3_a_jack_fits_on_a_jack() -> None:
    table = at("last-card", "JH 4D 5D", "KH QH", pile="9S JS", stock="3C", suit="C").legal("JH")
    table.play("JH", "suit:S").expect(suit="S", turn=1)


def test_r4_3_the_suit_must_be_named() -> None:
    table = at("last-card", "JH 4S 5D", "KH QH", pile="9S", stock="3C")
    table.refused_turn("JH", code="name_a_suit").act("JH")
    for action in ("4S", "draw", "pass", "end", "JH"):
        table.refused(action, "name_a_suit")


def test_r4_3_a_jack_answers_no_attack() -> None:
    hands = ("JH 4D 5D", "KH QH")
    two = at("last-card", *hands, pile="9S 2S", stock="3C 4C", pending=2)
    two.legal("draw").refused("JH", "debt_open")
    ace = at("last-card", *hands, pile="9S AS", stock="3C 4C", pending=4)
    ace.legal("draw").refused("JH", "debt_open")
    eight = at("last-card", *hands, pile="9S 8S", stock="3C 4C", skip=True)
    eight.legal("pass").refused("JH", "eight_open")


def test_r4_4_an_ace_fits_on_every_card_and_four_are_owed() -> None:
    table = at("last-card", "AC 4D 5D", "KH QH", pile="9H", stock=MANY).legal("AC").act("AC")
    table.expect(pending=4, turn=1, suit=None, phase="turn").happened("laid", "owes", "turn")
    table.act("draw").counts(2, 6).expect(pending=0, turn=0)


def test_r4_4_aces_grow_to_eight_twelve_and_sixteen() -> None:
    hands = ("AC 9H 9D", "AD 3H 3D", "AH 4H 4D", "AS 5H 5D")
    table = at("last-card", *hands, pile="8D", stock=MANY)
    for seat, card in enumerate(cards("AC AD AH AS")):
        table.act(card).expect(pending=4 * seat + 4, turn=(seat + 1) % 4)
    table.act("draw").counts(18, 2, 2, 2).expect(pending=0, turn=1, stock_count=1)


def test_r4_4_only_an_ace_answers_an_ace() -> None:
    table = at("last-card", "AD 2S JS 9S", "KH QH", pile="9D AS", stock="TC 7C 6C 5C 4C", pending=4)
    table.legal("AD", "draw")
    for card in ("2S", "JS", "9S"):
        table.refused(card, "debt_open")


def test_r4_4_the_aces_own_suit_is_in_force() -> None:
    table = at("last-card", "AC 4D 5D", "KH QH", "QC KS 6H", pile="9S", stock="3C TC 4C 5C 6C")
    table.refused("suit:H", "no_suit_here").acts("AC", "draw").legal("QC")


def test_r4_4_an_ace_does_not_answer_an_eight() -> None:
    table = at("last-card", "AS 4D 5D", "KH QH", pile="9S 8S", stock="3C 4C", skip=True)
    table.legal("pass").refused("AS", "eight_open")


def test_r4_5_the_next_player_lays_an_eight_or_stands() -> None:
    table = at("last-card", "8S 4D 5D", "8D 4S 5C", "KH QH", pile="9S", stock="3C").act("8S")
    table.expect(skip=True, turn=1, pending=0).legal("8D", "pass").happened("laid", "turn")
    table.refused("4S", "eight_open").refused("draw", "eight_open")


def test_r4_5_standing_draws_nothing_and_ends_the_threat() -> None:
    table = at("last-card", "4D 5D", "8D 4S 5C", "KH QS 8H", pile="8S", skip=True, turn=1)
    table.act("pass").happened("stood", "turn").expect(skip=False, turn=2, passes=0)
    table.holds(1, "8D 4S 5C").legal("QS", "8H")
    assert table.last["events"][0]["seat"] == 1


def test_r4_5_an_eight_moves_the_threat_on_and_does_not_add_up() -> None:
    hands = ("8S 4D 5D", "8D 4S 5C", "KH QS 6H")
    table = at("last-card", *hands, pile="9S", stock="3C").acts("8S", "8D")
    table.expect(skip=True, turn=2, pending=0).legal("pass")
    table.act("pass").expect(skip=False, turn=0).legal("5D", "4D", "call")


def test_r4_5_with_two_players_the_turn_comes_back() -> None:
    table = at("last-card", "8S 4S 5D", "KH QH", pile="9S", stock="3C").acts("8S", "pass")
    table.expect(turn=0, skip=False).legal("4S", "call")


def test_r4_11_everything_can_be_laid_open() -> None:
    state = engine.deal(rulesets.get("last-card"), seats=2, first=0, chance=engine.FastChance(3))
    shown = engine.open_view(state)
    assert [len(hand) for hand in shown.hands] == [7, 7]
    assert (len(shown.stock), len(shown.pile)) == (37, 1)
    everything = [*shown.stock, *shown.pile, *(card for hand in shown.hands for card in hand)]
    assert len(set(everything)) == 52
    assert [len(shown.hands[0]), len(shown.stock)] == [
        engine.view(state, 0).counts[0],
        engine.view(state, 0).stock,
    ]
