"""Clauses 1.1 to 1.9 and 1.11 to 1.13 of docs/rules.md: what all three games share."""

from __future__ import annotations

import random

import pytest

from tests.rules.table import at, cards, dealt, whole


def test_r1_1_the_front_of_the_stock_is_drawn_next() -> None:
    table = at("classic", "4D 5D", "KC", pile="9S", stock="2H 3C 8D")
    table.act("draw").holds(0, "4D 5D 2H").expect(stock="3C 8D", turn=1)


def test_r1_1_a_debt_is_drawn_from_the_front_too() -> None:
    table = at("classic", "4D", "KC", pile="6C 2S", stock="3C 8D 9H", pending=2)
    table.act("draw").holds(0, "4D 3C 8D").expect(stock="9H", pile="6C 2S")


def test_r1_2_a_laid_card_is_the_new_top() -> None:
    table = at("classic", "9D 5C", "KC", pile="3H 9S", stock="2H")
    table.act("9D").expect(pile="3H 9S 9D", top="9D")


def test_r1_3_the_suit_of_the_top_counts_while_none_was_named() -> None:
    at("classic", "4D 5S 6H", "KC", pile="9S", stock="2C").legal("5S")


def test_r1_3_a_named_suit_counts_in_place_of_the_tops_own() -> None:
    table = at("classic", "4D 5S 6H", "KC", pile="AS", stock="2C", suit="H")
    table.legal("6H").refused("5S", "does_not_fit")


def test_r1_3_a_named_colour_counts_in_duel() -> None:
    table = at("duel", "4R 5G 6B", "7Y", pile="1R WW", stock="2B", suit="G")
    table.legal("5G", "draw").refused("4R", "does_not_fit")


@pytest.mark.parametrize(
    ("ruleset", "pending", "answer", "top"),
    [
        ("classic", 2, "2D", "2S"),
        ("classic", 5, "JH", "JS"),
        ("classic", 5, "JC", "JS"),
        ("last-card", 2, "2D", "2S"),
        ("last-card", 4, "AD", "AS"),
    ],
)
def test_r1_4_an_answer_is_never_forced(ruleset: str, pending: int, answer: str, top: str) -> None:
    stock = "3C 4C 5C 6C 7C 8C"
    table = at(ruleset, f"{answer} 9H TH", "KH", pile=f"3H {top}", stock=stock, pending=pending)
    table.legal(answer, "draw").act("draw").counts(3 + pending, 1).expect(pending=0, turn=1)


def test_r1_4_the_debt_lies_on_the_table_and_not_on_a_card() -> None:
    table = at("classic", "4D 5D", "KC", pile="9H 2S", stock="3C 6C 7C 8C 9C TC QC", pending=6)
    table.act("draw").counts(8, 1).expect(pending=0, stock_count=1)


def test_r1_5_a_whole_turn_is_what_its_steps_make() -> None:
    def start() -> tuple[str, ...]:
        return ("4D 4S 4H 9H", "KC")

    steps = at("classic", *start(), pile="6D", stock="3C").acts("4D", "4S", "end")
    turn = at("classic", *start(), pile="6D", stock="3C").play("4D", "4S", "end")
    assert steps.position == turn.position
    turn.expect(turn=1, top="4S").holds(0, "4H 9H")


def test_r1_5_cards_laid_so_far_are_public() -> None:
    table = at("classic", "4D 4S 9H", "KC", pile="6D", stock="3C").act("4D")
    table.expect(phase="more", laid="4D", pile="6D 4D", turn=0)
    for seat in (0, 1, None):
        assert table.view(seat)["laid"] == ["4D"]


LAST_CARDS = [
    ("classic", "2D", "KD"),
    ("classic", "AD", "KS"),
    ("classic", "8D", "KD"),
    ("classic", "TD", "KD"),
    ("classic", "JS", "KS"),
    ("classic", "QS", "KS"),
    ("classic", "7D", "KD"),
    ("duel", "WW", "1R"),
    ("duel", "DR", "1R"),
    ("duel", "5R", "1R"),
    ("last-card", "2D", "KD"),
    ("last-card", "AD", "KS"),
    ("last-card", "JD", "KS"),
    ("last-card", "8D", "KD"),
]


@pytest.mark.parametrize(("ruleset", "last", "top"), LAST_CARDS)
def test_r1_6_the_last_card_wins_before_any_effect(ruleset: str, last: str, top: str) -> None:
    other = "3Y 4Y" if ruleset == "duel" else "3C 4C"
    stock = "5Y 6Y 7Y" if ruleset == "duel" else "5C 6C 7C"
    table = at(ruleset, last, other, pile=top, stock=stock).act(last)
    table.won_by(0).holds(1, other).expect(direction=1, passes=0, stock=stock, top=last)
    table.happened("laid", "out")
    assert table.event("out")["seat"] == 0


def test_r1_6_a_set_may_be_the_last_cards() -> None:
    table = at("classic", "8D 8S", "3C 4C", pile="KD", stock="5C").play("8D", "8S")
    table.won_by(0).counts(0, 2)


def test_r1_6_the_suit_after_a_seven_may_be_the_last_cards() -> None:
    table = at("classic", "7D 2D 9D", "3C 4C", pile="KD", stock="5C").play("7D", "9D", "2D")
    table.won_by(0).counts(0, 2)


def test_r1_6_an_answer_may_be_the_last_card() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "2D", "3C 4C", pile="5H 2S", stock="5C", pending=2).act("2D")
        table.won_by(0).counts(0, 2)


def test_r1_7_an_empty_stock_is_refilled_from_the_pile_below_the_top() -> None:
    table = at("classic", "4D 5D", "KH", pile="2C 3C 6C 9S")
    table.act("draw").happened("reshuffled", "drew", "turn")
    table.counts(3, 1).expect(pile="9S", stock_count=2, turn=1)
    assert table.event("reshuffled")["count"] == 3
    assert whole(table.position) == sorted(cards("4D 5D KH 2C 3C 6C 9S"))


def test_r1_7_also_in_the_middle_of_a_debt() -> None:
    table = at("classic", "4D", "KH", pile="5H 6H 7C 2S", stock="9C", pending=4)
    table.act("draw").holds(0, "4D 9C 5H 6H 7C").expect(pile="2S", stock="", pending=0, turn=1)
    table.happened("drew", "reshuffled", "drew", "turn")
    assert [e["count"] for e in table.last["events"][:3]] == [1, 3, 3]


def test_r1_7_nothing_is_shuffled_before_a_card_is_needed() -> None:
    table = at("classic", "4D 5D", "KH", pile="2C 3C 9S", stock="6C")
    table.act("draw").happened("drew", "turn").expect(stock="", pile="2C 3C 9S")
    table = at("classic", "4D", "KH", pile="3C 2S", stock="6C TC", pending=2)
    table.act("draw").happened("drew", "turn").expect(stock="", pile="3C 2S")


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_r1_7_the_pile_is_really_shuffled(ruleset: str) -> None:
    pile = "2C 3C 5C 6C TC QC KC 9S"
    drawn = set()
    for seed in range(40):
        table = at(ruleset, "4D 5D 6H", "KH", pile=pile, seed=seed).act("draw")
        drawn |= set(table.position["hands"][0]) - {"4D", "5D", "6H"}
    assert len(drawn) > 3
    assert "9S" not in drawn


def test_r1_7_the_top_is_never_shuffled_away() -> None:
    for seed in range(60):
        at("classic", "4D", "KH", pile="3C 9S", seed=seed).act("draw").holds(0, "4D 3C")


def test_r1_8_too_few_cards_pay_the_whole_debt() -> None:
    table = at("classic", "4D", "KH", pile="3C JS", stock="9C", pending=5)
    table.act("draw").holds(0, "4D 9C 3C").expect(pending=0, turn=1, stock="", pile="JS")


def test_r1_8_too_few_cards_pay_an_aces_debt() -> None:
    table = at("last-card", "4D 5D", "KH", pile="AS", stock="9C TC", pending=4)
    table.act("draw").holds(0, "4D 5D 9C TC").expect(pending=0, turn=1, stock="", pile="AS")


def test_r1_8_too_few_cards_pay_a_draw_two() -> None:
    table = at("duel", "4B", "5Y", pile="3G DR", pending=2)
    table.act("draw").holds(0, "4B 3G").expect(pending=0, turn=1, stock="", pile="DR")


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_r1_9_pass_takes_the_place_of_draw(ruleset: str) -> None:
    table = at(ruleset, "4D 5D 6H", "KH", pile="9S").legal("pass")
    table.refused("draw", "stock_empty").act("pass").happened("passed", "turn")
    table.expect(turn=1, passes=1, pile="9S", stock="").counts(3, 1)


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_r1_9_whoever_can_lay_must_lay(ruleset: str) -> None:
    at(ruleset, "4S 5D 6H", "KH", pile="9S").legal("4S").refused("pass", "must_lay")


def test_r1_9_in_duel_one_may_pass_though_something_fits() -> None:
    at("duel", "2R 3G", "5B", pile="1R").legal("2R", "pass").refused("draw", "stock_empty")


@pytest.mark.parametrize(
    ("ruleset", "hand", "top", "pending", "legal"),
    [
        ("classic", "4D 5D 6H", "2S", 2, "pass"),
        ("classic", "2D 5D 6H", "2S", 2, "2D pass"),
        ("classic", "4D 5D 6H", "JS", 10, "pass"),
        ("last-card", "4D 5D 6H", "2S", 2, "pass"),
        ("last-card", "AD 5D 6H", "AS", 4, "AD pass"),
        ("duel", "DB 4B 5B", "DR", 2, "pass"),
    ],
)
def test_r1_9_a_debt_that_cannot_be_paid_is_passed_and_paid(
    ruleset: str, hand: str, top: str, pending: int, legal: str
) -> None:
    other = "6Y" if ruleset == "duel" else "KH"
    table = at(ruleset, hand, other, pile=top, pending=pending).legal(*cards(legal))
    table.refused("draw", "stock_empty").act("pass")
    table.expect(pending=0, turn=1, pile=top).holds(0, hand).running()


def test_r1_11_a_named_suit_survives_a_draw() -> None:
    table = at("classic", "4D 5S", "5H KC", pile="3C AS", stock="6C 8C", suit="H")
    table.act("draw").expect(suit="H", top="AS").legal("5H")


def test_r1_11_a_named_suit_survives_a_reshuffle() -> None:
    table = at("classic", "4D 5S", "5H KC", pile="3C 6C AS", suit="H")
    table.act("draw").expect(suit="H", pile="AS").legal("5H")


def test_r1_11_a_named_suit_survives_a_pass() -> None:
    table = at("classic", "4D 5S", "5H KC", pile="AS", suit="H")
    table.act("pass").expect(suit="H").legal("5H")


def test_r1_11_a_named_suit_survives_a_catch() -> None:
    table = at("last-card", "4D 5S 6C", "5H", pile="3C JS", stock="6S 7C 8C", suit="H", exposed=1)
    table.act("catch:1").expect(suit="H", turn=0).legal("draw")


def test_r1_11_a_named_suit_survives_a_kept_card() -> None:
    table = at("last-card", "4D 5S 6C", "9H KC QC", pile="3C JS", stock="5H 8C", suit="H")
    table.acts("draw", "pass").expect(suit="H", turn=1).legal("9H")


def test_r1_11_a_named_colour_survives_draws_in_duel() -> None:
    table = at("duel", "4R 5B", "6B", pile="1R WW", stock="7B 2Y 3Y", suit="G")
    table.acts("draw", "draw").expect(suit="G", turn=0).legal("draw")


def test_r1_11_the_next_card_ends_it() -> None:
    table = at("classic", "5H 4D", "KC 9S", pile="3C AS", stock="6C", suit="H")
    table.act("5H").expect(suit=None, top="5H").legal("draw")


def test_r1_11_no_round_starts_with_a_named_suit() -> None:
    for ruleset in ("classic", "duel", "last-card"):
        dealt(ruleset, players=2, seed=11).expect(suit=None, pending=0, skip=False)


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [("duel", 2), *[(r, n) for r in ("classic", "last-card") for n in (2, 3, 4)]],
)
def test_r1_12_there_is_always_a_legal_action(ruleset: str, players: int) -> None:
    for seed in range(4):
        table = dealt(ruleset, players=players, seed=seed)
        chance = random.Random(seed)
        pack = whole(table.position)
        for _ in range(400):
            legal = table.actions()
            if table.position["result"] is not None:
                assert legal == []
                break
            assert legal, table.position
            table.act(chance.choice(legal))
            assert whole(table.position) == pack


def test_r1_13_a_served_two_is_an_ordinary_card() -> None:
    table = at("classic", "4D", "2H 5C 9S", "KH", pile="6C 2S", stock="3H TC KD", pending=2)
    table.act("draw").expect(pending=0, turn=1).legal("2H", "9S")


def test_r1_13_a_new_attack_starts_a_new_debt() -> None:
    table = at("classic", "4D", "2H 5C 9S", "KH", pile="6C 2S", stock="3H TC KD", pending=2)
    table.acts("draw", "2H").expect(pending=2, turn=2)


def test_r1_13_a_served_ace_is_an_ordinary_card() -> None:
    stock = "3H TC KD 3D 6D"
    table = at("last-card", "4D 5D", "AH 9S 4H", "KH QH", pile="6C AS", stock=stock, pending=4)
    table.act("draw").expect(pending=0, turn=1).legal("AH", "9S")
    table.act("AH").expect(pending=4, turn=2)


def test_r1_13_a_passed_debt_is_served_too() -> None:
    table = at("last-card", "4D 5D", "AH 9S 4H", pile="AS", pending=4).act("pass")
    table.legal("AH", "9S").act("AH").expect(pending=4, turn=0)
