"""Clauses 2.7 to 2.11 of docs/rules.md: jacks, aces, queens, and the order at the end."""

from __future__ import annotations

import pytest

from tests.rules.table import at, cards

STOCK = "3C 4C 5C 6C 7C 8C 9C TC QC KC TD KD"
SUITS = ("suit:C", "suit:D", "suit:H", "suit:S")


@pytest.mark.parametrize(("laid", "owed"), [("JS", 5), ("JS JC", 10)])
def test_r2_7_each_black_jack_adds_five(laid: str, owed: int) -> None:
    table = at("classic", f"{laid} 9H", "5D", "6H", pile="6S", stock=STOCK).play(*cards(laid))
    table.expect(pending=owed, turn=1)
    owes = table.event("owes")
    assert (owes["seat"], owes["count"]) == (1, owed)
    table.act("draw").counts(1, 1 + owed, 1).expect(pending=0, turn=2, stock_count=12 - owed)


def test_r2_7_the_two_black_jacks_in_a_row_are_ten() -> None:
    table = at("classic", "JS 9H", "JC 5D", "6H", pile="6S", stock=STOCK).acts("JS", "JC")
    table.expect(pending=10, turn=2)


def test_r2_7_only_jacks_answer_a_debt_of_jacks() -> None:
    hand = "JC JD JH 2S 9S AH"
    table = at("classic", hand, "6H", pile="6S JS", stock=STOCK, pending=5)
    table.legal("JC", "JD", "JH", "draw")
    for card in ("2S", "9S", "AH"):
        table.refused(card, "debt_open")


def test_r2_7_a_red_jack_on_top_of_a_black_one_changes_nothing() -> None:
    table = at("classic", "JC 5H 9D", "6H", pile="6S JS JH", stock=STOCK, pending=5)
    table.legal("JC", "draw").act("JC").expect(pending=10, turn=1)


def test_r2_7_jacks_do_not_answer_twos() -> None:
    hand = "JS JH 5S"
    table = at("classic", hand, "6H", pile="6S 2S", stock=STOCK, pending=2).legal("draw")
    table.refused("JS", "debt_open").refused("JH", "debt_open")


def test_r2_8_a_red_jack_cancels_five() -> None:
    table = at("classic", "JH 9D", "5D", "6H", pile="6S JS", stock=STOCK, pending=5).act("JH")
    table.expect(pending=0, turn=1, top="JH").counts(1, 1, 1)
    table.happened("laid", "cancelled", "turn")
    assert (table.event("cancelled")["seat"], table.event("cancelled")["count"]) == (0, 5)


def test_r2_8_the_rest_is_drawn_at_once() -> None:
    table = at("classic", "JH 9D", "5H", "6H", pile="6S JS", stock=STOCK, pending=10).act("JH")
    table.holds(0, "9D 3C 4C 5C 6C 7C").expect(pending=0, turn=1, top="JH", stock_count=7)
    table.happened("laid", "cancelled", "drew", "turn").legal("5H")


def test_r2_8_two_red_jacks_cancel_ten() -> None:
    table = at("classic", "JH JD 9D", "5D", pile="6S JC JS", stock=STOCK, pending=10)
    table.play("JH", "JD").expect(pending=0, turn=1, top="JD").holds(0, "9D")


def test_r2_8_a_larger_rest() -> None:
    table = at("classic", "JH 9D", "5D", pile="6S JC JS", stock=STOCK, pending=15).act("JH")
    table.counts(11, 1).expect(pending=0, turn=1, stock_count=2)


def test_r2_8_nothing_is_drawn_while_more_jacks_may_follow() -> None:
    table = at("classic", "JH JD 9D", "5D", pile="6S JC JS", stock=STOCK, pending=10).act("JH")
    table.expect(pending=10, phase="more", turn=0).legal("JD", "end").holds(0, "JD 9D")
    table.act("end").counts(7, 1).expect(pending=0, turn=1)


@pytest.mark.parametrize(
    ("owed", "answer", "goes_on"),
    [
        (5, "JH JD JC", 5),  # two reds cancel no more than the five that were owed
        (5, "JC JH JD", 5),  # in whatever order
        (5, "JH JC", 5),
        (10, "JH JC", 10),
        (10, "JC JH", 10),
        (10, "JH JD JC", 5),
        (5, "JC", 10),
        (15, "JC JD", 15),
    ],
)
def test_r2_8_with_a_black_jack_the_rest_goes_on(owed: int, answer: str, goes_on: int) -> None:
    hand = f"{answer} 9D"
    table = at("classic", hand, "5D", "6H", pile="6S JS", stock=STOCK, pending=owed)
    table.play(*cards(answer)).expect(pending=goes_on, turn=1, stock_count=12).holds(0, "9D")


@pytest.mark.parametrize(("laid", "top"), [("JH JS", "QH"), ("JS JH", "QS"), ("JH JD JS", "QH")])
def test_r2_8_without_a_debt_a_red_jack_cancels_nothing(laid: str, top: str) -> None:
    table = at("classic", f"{laid} 9D", "5D", pile=top, stock=STOCK).play(*cards(laid))
    table.expect(pending=5, turn=1, top=laid[-2:])


def test_r2_8_without_a_debt_a_red_jack_is_an_ordinary_card() -> None:
    table = at("classic", "JH 9D", "5D", pile="QH", stock=STOCK).act("JH")
    table.expect(pending=0, turn=1).happened("laid", "turn").holds(0, "9D")


def test_r2_8_on_a_served_black_jack_it_is_an_ordinary_card_too() -> None:
    table = at("classic", "JH 9S 4D", "5D", pile="6S JS", stock=STOCK).legal("JH", "9S")
    table.act("JH").expect(pending=0, turn=1).holds(0, "9S 4D")


def test_r2_8_the_rest_may_need_a_reshuffle() -> None:
    table = at("classic", "JH 9D", "5D", pile="6S 6H JS", pending=10).act("JH")
    table.holds(0, "9D 6S 6H JS").expect(pending=0, turn=1, pile="JH", stock="")


def test_r2_8_going_out_with_it_leaves_the_rest_undrawn() -> None:
    table = at("classic", "JH", "5D", pile="6S JS", stock=STOCK, pending=10).act("JH")
    table.won_by(0).expect(stock_count=12)


def test_r2_9_an_ace_fits_everywhere() -> None:
    at("classic", "AH 9D", "5D", pile="6S", stock=STOCK).legal("AH")
    at("classic", "AH 9D", "5D", pile="JS", stock=STOCK).legal("AH")


def test_r2_9_an_ace_fits_on_an_ace() -> None:
    table = at("classic", "AS 4D", "5D", pile="6S AH", stock=STOCK, suit="C").legal("AS")
    table.play("AS", "suit:D").expect(suit="D", top="AS", turn=1).legal("5D")


@pytest.mark.parametrize(("top", "pending"), [("2S", 2), ("JS", 5)])
def test_r2_9_an_ace_is_no_answer_to_a_debt(top: str, pending: int) -> None:
    table = at("classic", "AS AH 9D", "5D", pile=f"6S {top}", stock=STOCK, pending=pending)
    table.legal("draw").refused("AS", "debt_open")


@pytest.mark.parametrize("suit", "CDHS")
def test_r2_9_the_suit_named_is_the_suit_in_force(suit: str) -> None:
    table = at("classic", "AH 9D", "2C 3H 6D 7S", pile="6S", stock=STOCK)
    table.act("AH").expect(phase="suit", turn=0, laid="AH", suit=None).legal(*SUITS)
    table.act(f"suit:{suit}").expect(suit=suit, turn=1, phase="turn", laid=[], top="AH")
    table.happened("named", "turn").legal({"C": "2C", "D": "6D", "H": "3H", "S": "7S"}[suit])
    table.holds(0, "9D")


def test_r2_9_several_aces_name_once() -> None:
    table = at("classic", "AH AS 9D", "5D", pile="6S", stock=STOCK).act("AH")
    table.expect(phase="more").legal("AS", *SUITS)
    table.refused("9D", "does_not_fit").refused("end", "name_a_suit")
    table.act("AS").expect(phase="suit").legal(*SUITS).act("suit:C").expect(suit="C", top="AS")
    turn = at("classic", "AH AS 9D", "5D", pile="6S", stock=STOCK).play("AH", "AS", "suit:C")
    turn.expect(suit="C", turn=1, top="AS").happened("laid", "laid", "named", "turn")


def test_r2_9_one_of_two_aces_may_be_kept() -> None:
    table = at("classic", "AH AS 9D", "5D", pile="6S", stock=STOCK).play("AH", "suit:D")
    table.expect(suit="D", turn=1, top="AH").holds(0, "AS 9D")


def test_r2_10_the_next_seat_clockwise_and_the_player_exchange_hands() -> None:
    table = at("classic", "QS 4D 5D", "KH", "6H 7H", pile="6S", stock="3C 4C").act("QS")
    table.holds(0, "KH").holds(1, "4D 5D").holds(2, "6H 7H").expect(turn=1, top="QS")
    table.happened("laid", "exchanged", "turn")
    assert (table.event("exchanged")["seat"], table.event("exchanged")["with"]) == (0, 1)


def test_r2_10_the_last_seats_neighbour_is_seat_0() -> None:
    hands = ("KH", "6H 7H", "QS 4D 5D")
    table = at("classic", *hands, pile="6S", stock="3C 4C", turn=2).act("QS")
    table.holds(2, "KH").holds(0, "4D 5D").holds(1, "6H 7H").expect(turn=0)


def test_r2_10_the_direction_of_play_does_not_matter() -> None:
    hands = ("QS 4D 5D", "KH", "6H 7H")
    table = at("classic", *hands, pile="6S", stock="3C 4C", direction=-1).act("QS")
    table.holds(0, "KH").holds(1, "4D 5D").holds(2, "6H 7H").expect(turn=2, direction=-1)


def test_r2_10_two_at_once_exchange_twice() -> None:
    hands = ("QS QC 4D 5D", "KH", "6H 7H")
    table = at("classic", *hands, pile="6S", stock="3C 4C").play("QS", "QC")
    table.holds(0, "4D 5D").holds(1, "KH").holds(2, "6H 7H").expect(turn=1, top="QC")


@pytest.mark.parametrize("laid", ["QS QH", "QS QH QD"])
def test_r2_10_red_queens_do_not_count(laid: str) -> None:
    table = at("classic", f"{laid} 4D 5D", "KH", "6H 7H", pile="6S", stock="3C 4C")
    table.play(*cards(laid)).holds(0, "KH").holds(1, "4D 5D").expect(turn=1)


def test_r2_10_a_red_queen_does_nothing() -> None:
    table = at("classic", "QH 4D 5D", "KH", "6H 7H", pile="6S 8H", stock="3C 4C").act("QH")
    table.holds(0, "4D 5D").holds(1, "KH").expect(turn=1).happened("laid", "turn")


def test_r2_10_with_two_players_the_other_goes_on_with_the_hand_he_got() -> None:
    table = at("classic", "QS 4D 5S", "KH", pile="6S", stock="3C 4C").act("QS")
    table.holds(0, "KH").expect(turn=1).legal("5S")


def test_r2_11_out_comes_first() -> None:
    table = at("classic", "QS", "KH 4C", "6H 7H", pile="6S", stock="3C").act("QS").won_by(0)
    table.counts(0, 2, 2)
    table = at("classic", "TS TD TH", "KH", "6H", pile="6S", stock="3C").play("TS", "TD", "TH")
    table.won_by(0).expect(direction=1)


def test_r2_11_the_debt_comes_before_the_next_turn() -> None:
    table = at("classic", "JH 9D", "5H", pile="6S JS", stock=STOCK, pending=10).act("JH")
    kinds = [event["type"] for event in table.last["events"]]
    assert kinds.index("drew") < kinds.index("turn")


def test_r2_11_the_new_direction_decides_who_is_next() -> None:
    table = at("classic", "TS 9C", "5D", "6D", "KH", pile="3S", stock="3C").act("TS")
    table.expect(turn=3, direction=-1)


def test_r2_11_hands_are_exchanged_before_the_next_turn() -> None:
    table = at("classic", "QS 4D 5D", "KH", pile="6S", stock="3C 4C").act("QS")
    kinds = [event["type"] for event in table.last["events"]]
    assert kinds.index("exchanged") < kinds.index("turn")
    assert table.view(1)["hand"] == table.position["hands"][1]
