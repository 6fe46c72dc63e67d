"""Part 3 of docs/rules.md."""

from __future__ import annotations

from collections import Counter

import pytest

from switch.notation.referee import Referee
from tests.rules.table import ask, at, cards, code_of, dealt, granted, whole

COLOURS = ("suit:R", "suit:B", "suit:G", "suit:Y")


def test_r3_0_two_players_36_cards_and_a_red_one() -> None:
    listed = {r["id"]: r for r in granted(Referee(), cmd="rulesets")["rulesets"]}
    assert listed["duel"]["players"] == [2, 2]
    for seed in range(10):
        table = dealt("duel", players=2, seed=seed).counts(7, 7).expect(pile="1R", stock_count=22)
        found = Counter(whole(table.position))
        right = Counter(rank + colour for rank in "1234567D" for colour in "RBGY")
        right["WW"] = 4
        assert len(right) == 33
        right["1R"] += 1
        assert found == right
        assert found.total() == 37


@pytest.mark.parametrize("players", [1, 3, 4])
def test_r3_0_no_other_number_of_players(players: int) -> None:
    answer = ask(Referee(), cmd="new", ruleset="duel", players=players, seed=1)
    assert code_of(answer) == "bad_request"


def test_r3_0_the_second_red_one_is_a_card_of_its_own() -> None:
    table = at("duel", "1R 1R 4B", "5G", pile="3R", stock="6Y 7Y")
    table.legal("1R", "draw").act("1R").holds(0, "1R 4B").expect(pile="3R 1R")


def test_r3_1_a_number_fits_by_colour_or_rank() -> None:
    table = at("duel", "5R 4G 6Y", "7B", pile="3B 4R", stock="2B 2G")
    table.legal("5R", "4G", "draw").refused("6Y", "does_not_fit")
    table.act("4G").expect(turn=1, pending=0, suit=None, top="4G").happened("laid", "turn")


def test_r3_1_a_number_follows_the_named_colour() -> None:
    at("duel", "5R 4G 6Y", "7B", pile="4R WW", stock="2B", suit="G").legal("4G", "draw")


def test_r3_1_a_number_fits_a_served_draw_two_by_colour() -> None:
    at("duel", "5R 4G 6Y", "7B", pile="4R DR", stock="2B").legal("5R", "draw")


def test_r3_1_no_number_on_an_open_debt() -> None:
    table = at("duel", "5R 4G", "7B", pile="4R DR", stock="2B 3B", pending=2).legal("draw")
    table.refused("5R", "debt_open").refused("4G", "debt_open")


def test_r3_2_a_draw_two_fits_by_colour_or_on_another() -> None:
    at("duel", "DR DG 5Y", "7B", pile="3B 4R", stock="2B").legal("DR", "draw").refused(
        "DG", "does_not_fit"
    )
    at("duel", "DG 5Y", "7B", pile="3B DR", stock="2B").legal("DG", "draw")
    at("duel", "DG DR 5Y", "7B", pile="4R WW", stock="2B", suit="G").legal("DG", "draw")


def test_r3_2_the_other_player_owes_two() -> None:
    table = at("duel", "DR 5Y", "7B", pile="3B 4R", stock="2B 2G 2Y").act("DR")
    table.expect(pending=2, turn=1, top="DR").happened("laid", "owes", "turn").legal("draw")
    assert (table.event("owes")["seat"], table.event("owes")["count"]) == (1, 2)


def test_r3_2_not_while_the_stock_is_empty() -> None:
    table = at("duel", "DR 5R 5Y", "7B", pile="3B 4R").legal("5R", "draw")
    table.refused("DR", "stock_empty")
    at("duel", "DR 5R 5Y", "7B", pile="4R").legal("5R", "pass").refused("DR", "stock_empty")


def test_r3_2_one_card_in_the_stock_is_enough() -> None:
    table = at("duel", "DR 5Y", "7B", pile="4R", stock="2B").legal("DR", "draw").act("DR")
    table.expect(pending=2, turn=1).act("draw").expect(pile="DR", stock="", turn=0, pending=0)
    table.holds(1, "7B 2B 4R")


def test_r3_3_a_wild_and_its_colour_are_one_choice() -> None:
    table = at("duel", "WW 5Y", "7B", pile="3B 4R", stock="2B").legal("WW", "draw").act("WW")
    table.expect(phase="suit", turn=0, laid="WW", suit=None).legal(*COLOURS)
    table.act("suit:B").expect(suit="B", turn=1, phase="turn", laid=[], top="WW", pending=0)
    at("duel", "WW 5Y", "7B", pile="3B 4R", stock="2B").play("WW", "suit:B").expect(
        suit="B", turn=1
    ).happened("laid", "named", "turn").legal("7B", "draw")
    at("duel", "WW 5Y", "7B", pile="3B 4R", stock="2B").refused_turn("WW", code="name_a_suit")


def test_r3_3_a_wild_fits_on_a_wild() -> None:
    table = at("duel", "WW WW 5Y", "7B", pile="4R WW", stock="2B", suit="G").legal("WW", "draw")
    table.act("WW").legal(*COLOURS).refused("WW", "name_a_suit").act("suit:Y")
    table.expect(suit="Y", turn=1, pile="4R WW WW").holds(0, "WW 5Y")


def test_r3_3_a_wild_answers_no_debt() -> None:
    table = at("duel", "WW 5Y", "7B", pile="4R DR", stock="2B 3B", pending=2)
    table.legal("draw").refused("WW", "debt_open")


def test_r3_4_drawing_is_possible_though_something_fits() -> None:
    table = at("duel", "5R 4G", "7B", pile="3B 4R", stock="2B 2G").act("draw")
    table.expect(turn=1, phase="turn", drawn=None, stock="2G").holds(0, "5R 4G 2B")
    table.happened("drew", "turn")


def test_r3_4_the_drawn_card_waits_for_the_next_turn() -> None:
    at("duel", "5B", "7B", pile="3B 4R", stock="2R 2G").refused_turn(
        "draw", "2R", code="bad_request"
    )
    table = at("duel", "5B", "7B", pile="3B 4R", stock="2R 2G").act("draw")
    table.refused("2R", "not_your_turn", seat=0).act("draw").legal("2R", "draw")


def test_r3_4_an_empty_stock_is_refilled_first() -> None:
    table = at("duel", "5R", "7B", pile="3B WW DG 4R").act("draw")
    table.expect(pile="4R", stock_count=2, turn=1).counts(2, 1)
    table.happened("reshuffled", "drew", "turn")
    assert whole(table.position) == sorted(cards("5R 7B 3B WW DG 4R"))


def test_r3_4_nobody_passes_while_there_is_something_to_draw() -> None:
    at("duel", "5R", "7B", pile="4R", stock="2B").refused("pass", "cannot_pass")
    at("duel", "5R", "7B", pile="3B 4R").refused("pass", "cannot_pass")


def test_r3_5_a_draw_two_is_never_answered() -> None:
    table = at("duel", "DB DG WW 5R", "7B", pile="4R DR", stock="2B 3B", pending=2)
    table.legal("draw").refused("DB", "debt_open").refused("pass", "cannot_pass")


def test_r3_5_pile_and_stock_are_shuffled_together_though_the_stock_is_full() -> None:
    stock, below = "2B 3B 4B 5B 6B 7B", "2G 3G 4G WW 6G 7G"
    drawn: Counter[str] = Counter()
    for seed in range(60):
        table = at("duel", "5R", "7Y", pile=f"{below} DR", stock=stock, pending=2, seed=seed)
        table.act("draw").expect(pile="DR", stock_count=10, pending=0, turn=1).counts(3, 1)
        table.happened("reshuffled", "drew", "turn")
        assert table.event("reshuffled")["count"] == 12
        assert whole(table.position) == sorted(cards(f"5R 7Y DR {stock} {below}"))
        drawn.update(set(table.position["hands"][0]) - {"5R"})
    assert set(drawn) == {*cards(stock), *cards(below)}


def test_r3_5_the_stock_is_shuffled_though_nothing_lies_under_the_top() -> None:
    hands = set()
    for seed in range(20):
        stock = "2B 3B 4B 5B 6B 7B"
        table = at("duel", "5R", "7Y", pile="DR", stock=stock, pending=2, seed=seed).act("draw")
        hands |= set(table.position["hands"][0])
    assert len(hands) > 3


def test_r3_5_the_turn_is_over_and_the_draw_two_is_ordinary() -> None:
    table = at("duel", "5R 6R", "7R DB 2Y", pile="4R DR", stock="2B 3B", pending=2).act("draw")
    table.expect(turn=1, phase="turn").legal("7R", "DB", "draw")
    table.act("DB").expect(pending=2, turn=0)


def test_r3_6_one_card_a_turn() -> None:
    table = at("duel", "4R 4G 4B", "7Y", pile="3R", stock="2B").act("4R")
    table.expect(turn=1, phase="turn").holds(0, "4G 4B")
    at("duel", "4R 4G 4B", "7Y", pile="3R", stock="2B").refused_turn("4R", "4G", code="bad_request")


def test_r3_6_an_empty_hand_wins_after_the_lay() -> None:
    at("duel", "4R", "7Y", pile="3R", stock="2B").act("4R").won_by(0).counts(0, 1)
    at("duel", "7Y", "WW", pile="3R", stock="2B", turn=1).act("WW").won_by(1).expect(top="WW")
