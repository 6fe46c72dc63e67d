"""Several cards at once, and how a round ends."""

from __future__ import annotations

import pytest

from tests.rules.table import at

STOCK = "3C 4C 6C 7C"


def test_case_COMB_01_the_first_card_must_fit_and_the_order_is_the_players() -> None:
    table = at("classic", "5C 5H 5D KS", "QH TH", pile="9C", stock=STOCK)
    table.refused_turn("5H", "5C", code="does_not_fit")
    table.play("5C", "5H", "5D").expect(top="5D", turn=1).holds(0, "KS")


def test_case_COMB_02_twos_of_a_set_add_up() -> None:
    hands = ("2C 2H 9D", "QH TH", "4D 5D")
    at("classic", *hands, pile="KC", stock=STOCK).play("2C", "2H").expect(pending=4, turn=1)


def test_case_COMB_02_other_powers_of_a_set() -> None:
    """Two eights are one missed turn here (2.5), two tens none, two aces one suit."""
    others = ("QH TH", "4D 5D", "6D 7D")
    at("classic", "8C 8H 9D", *others, pile="KC", stock=STOCK).play("8C", "8H").expect(turn=2)
    at("classic", "TC TD 9D", *others, pile="KC", stock=STOCK).play("TC", "TD").expect(
        turn=1, direction=1
    )
    at("classic", "AC AH 9D", *others, pile="KC", stock=STOCK).play("AC", "AH", "suit:S").expect(
        turn=1, suit="S"
    )


def test_case_COMB_03_last_card_means_exactly_one_card() -> None:
    table = at("last-card", "3C 3H 9C", "QH TH", pile="KC", stock="4C 5C 6C 7C")
    table.refused("call", "cannot_call").act("9C")
    table.expect(exposed=None, turn=1, called=[False, False])
    table.refused("call", "cannot_call", seat=0).refused("catch:0", "not_catchable")


def test_case_COMB_04_one_card_cannot_be_laid_twice() -> None:
    table = at("classic", "6C 9D", "QH TH", pile="KC", stock="3C 4C")
    table.refused_turn("6C", "6C", code="bad_request")
    table = at("classic", "6C 6D 9D", "QH TH", pile="KC", stock="3C 4C")
    table.refused_turn("6C", "6C", code="not_in_hand")


def test_case_COMB_05_a_sequence_with_one_wrong_card_moves_nothing() -> None:
    table = at("classic", "5C 6C 8S", "QH TH", pile="9C", stock="3C 4C")
    table.refused_turn("5C", "6C", "8S", code="bad_request").holds(0, "5C 6C 8S")
    table = at("classic", "7C 5C 6C 8S", "QH TH", pile="9C", stock="3C 4C")
    table.refused_turn("7C", "5C", "6C", "8S", code="bad_request")
    table.refused_turn("7C", "5C", "8S", code="does_not_fit").holds(0, "7C 5C 6C 8S")


def test_case_COMB_10_two_aces_cancel_no_debt() -> None:
    table = at("classic", "AS AH 4C", "QH TH", pile="KC 2S", stock="3C 5C", pending=2)
    table.refused_turn("AS", "AH", "suit:C", code="debt_open")
    table = at("last-card", "AS AH 4C", "QH TH", pile="KC 2S", stock="3C 5C", pending=2)
    table.refused_turn("AS", code="debt_open").legal("draw")


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_case_ENDG_04_a_winning_power_card_ends_the_round_at_once(ruleset: str) -> None:
    hands = ("2H", "QH TH 2C", "4D 5D 6D")
    table = at(ruleset, *hands, pile="9H", stock=STOCK).act("2H").won_by(0)
    table.counts(0, 3, 3).expect(pending=0)
    for seat in range(3):
        table.refused("draw", "game_over", seat=seat).legal(seat=seat)


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_case_ENDG_06_whoever_goes_out_on_a_two_has_won(ruleset: str) -> None:
    hands = ("2S", "2H 5D 9D", "2D 6D 7D")
    table = at(ruleset, *hands, pile="9S", stock=STOCK).act("2S").won_by(0)
    table.refused("2H", "game_over", seat=1)


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_case_ENDG_08_nothing_happens_after_the_end(ruleset: str) -> None:
    table = at(ruleset, "9H", "4H 5D 6D", pile="9S", stock=STOCK).act("9H").won_by(0)
    for seat in (0, 1):
        for action in ("draw", "4H", "call", "catch:0", "catch:1", "pass", "end"):
            table.refused(action, "game_over", seat=seat)
    table.refused_turn("4H", code="game_over").counts(0, 3)


@pytest.mark.parametrize(
    ("ruleset", "last", "top", "suit"),
    [
        ("classic", "AH", "9S", "suit:C"),
        ("last-card", "JH", "9S", "suit:C"),
        ("duel", "WW", "1R", "suit:G"),
    ],
)
def test_case_ENDG_14_the_win_comes_before_the_choice(
    ruleset: str, last: str, top: str, suit: str
) -> None:
    other = "4B" if ruleset == "duel" else "KH QH"
    stock = "5B" if ruleset == "duel" else "3C"
    for actions in ([last], [last, suit]):
        at(ruleset, last, other, pile=top, stock=stock).play(*actions).won_by(0)


def test_case_TURN_12_with_two_players_an_eight_moves_again() -> None:
    table = at("classic", "8H 8S", "QC TC", pile="KH", stock=STOCK).play("8H").expect(turn=0)
    table.play("8S").won_by(0).happened("laid", "out")
