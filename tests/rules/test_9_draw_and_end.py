"""Part 9 of docs/house-rules.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.house import Fields, changed, plain
from tests.rules.table import Table, at


def drawing(**draw: Any) -> Fields:
    return plain(draw=draw)


def two(rules: Fields, hand: str, **fields: Any) -> Table:
    """Seat 0 of two with this hand, on the four of spades; the stock starts with 9D TC."""
    wanted = {"pile": "4S", "stock": "9D TC JD QC"} | fields
    return at(rules, hand, "6C 6D", **wanted)


@pytest.mark.parametrize(("upto", "draws"), [(1, 1), (3, 3), (4, 4)])
def test_r9_1_so_many_draws_in_a_turn(upto: int, draws: int) -> None:
    table = two(drawing(upto=upto), "5H")
    for drawn in range(1, draws):
        table.legal("draw").act("draw").expect(turn=0, draws=drawn)
        assert table.view(1)["draws"] == drawn
    table.act("draw").counts(1 + draws, 2).expect(turn=1)


def test_r9_1_no_limit_and_then_a_pass() -> None:
    table = two(drawing(upto=0), "5H").acts("draw", "draw", "draw", "draw")
    table.expect(turn=0, draws=4, stock="").legal("pass").act("pass").expect(turn=1)


def test_r9_1_a_single_draw_is_not_counted_in_the_position() -> None:
    assert "draws" not in two(drawing(upto=1), "5H").position
    assert two(drawing(upto=2), "5H").position["draws"] == 0
    assert two(drawing(upto=1, may_lay="any card"), "5H").act("draw").position["draws"] == 1


def test_r9_2_no_a_fitting_card_ends_the_turn() -> None:
    table = two(drawing(upto=3), "5H", stock="9D TS JD").act("draw").expect(turn=0)
    table.act("draw").expect(turn=1, phase="turn").holds(0, "5H 9D TS")


@pytest.mark.parametrize(("may_lay", "right"), [("the drawn card", "TS pass"), ("must", "TS")])
def test_r9_2_the_drawn_card(may_lay: str, right: str) -> None:
    table = two(drawing(upto=3, may_lay=may_lay), "5H", stock="TS JD QC").act("draw")
    table.expect(turn=0, phase="drawn", drawn="TS").legal(*right.split())
    table.act("TS").expect(turn=1, top="TS").holds(0, "5H")


@pytest.mark.parametrize("may_lay", ["the drawn card", "must"])
def test_r9_2_the_last_draw_without_a_fitting_card(may_lay: str) -> None:
    table = two(drawing(upto=2, may_lay=may_lay), "5H").act("draw").expect(turn=0, phase="turn")
    table.act("draw").expect(turn=1)
    table = two(drawing(upto=2, may_lay=may_lay, hand_limit=2), "5H").act("draw").expect(turn=1)


def test_r9_2_any_card_may_be_laid() -> None:
    rules = drawing(may_lay="any card", though_able=True)
    table = two(rules, "5S KS 3H", stock="TS JD").act("draw").expect(turn=0, phase="turn")
    table.legal("5S", "KS", "TS", "pass").act("KS").expect(turn=1)
    two(rules, "5S 3H", stock="TS JD").acts("draw", "pass").expect(turn=1).holds(0, "5S 3H TS")
    two(drawing(may_lay="any card"), "5H").act("draw").expect(turn=0).legal("pass")
    two(drawing(may_lay="no"), "5H").act("draw").expect(turn=1)


@pytest.mark.parametrize(("able", "right"), [(True, "5S draw"), (False, "5S")])
def test_r9_3_drawing_though_something_can_be_laid(*, able: bool, right: str) -> None:
    table = two(drawing(though_able=able), "5S 3H").legal(*right.split())
    if not able:
        table.refused("draw", "must_lay")


def test_r9_4_what_an_empty_stock_does() -> None:
    pile = "2C 3C 7C 4S"
    table = two(drawing(stock_empty="shuffle"), "5H", pile=pile, stock="").act("draw")
    table.happened("reshuffled", "drew", "turn").expect(stock_count=2, pile="4S")
    table = two(drawing(stock_empty="turn over"), "5H", pile=pile, stock="").act("draw")
    table.holds(0, "5H 2C").expect(stock="3C 7C", pile="4S")
    table = two(drawing(stock_empty="nothing"), "5H", pile=pile, stock="").legal("pass")
    table.act("pass").expect(pile=pile, stock="", passes=1).happened("passed", "turn")


def test_r9_4_shuffled_is_not_turned_over() -> None:
    pile = "2C 3C 7C 8C 9C TC JC QC 4S"
    drawn = set()
    for seed in range(12):
        table = at(drawing(), "5H", "6C", pile=pile, seed=seed).act("draw")
        drawn |= set(table.position["hands"][0])
    assert len(drawn) > 3


@pytest.mark.parametrize(("at_once", "left"), [(True, 2), (False, 0)])
def test_r9_5_the_stock_is_refilled_at_once(*, at_once: bool, left: int) -> None:
    rules = drawing(refill_at_once=at_once)
    two(rules, "5H", pile="2C 3C 4S", stock="9D").act("draw").expect(stock_count=left, turn=1)
    two(rules, "5S 8H", pile="2C 4S", stock="").act("5S").expect(stock_count=left, turn=1)
    two(rules, "5H", pile="4S", stock="9D").act("draw").expect(stock="", pile="4S")


def test_r9_5_before_the_effects_of_the_turn() -> None:
    for at_once, pending in ((True, 2), (False, 0)):
        attack = {"draw": {"2": 2}, "on_empty_stock": "adds nothing"}
        rules = plain(draw={"refill_at_once": at_once}, attack=attack)
        two(rules, "2S 8H", pile="3C 4S", stock="").act("2S").expect(pending=pending)


def test_r9_6_a_full_hand_does_not_draw() -> None:
    two(drawing(hand_limit=0), "5H 8H").legal("draw")
    two(drawing(hand_limit=3), "5H 8H").legal("draw")
    two(drawing(hand_limit=2), "5H 8H").legal("pass").refused("draw", "cannot_draw")
    two(drawing(hand_limit=2), "5H 8H 9H").legal("pass")


def test_r9_6_debts_are_drawn_all_the_same() -> None:
    rules = plain(draw={"hand_limit": 2}, attack={"draw": {"2": 2}})
    two(rules, "5H 8H", pile="2S", pending=2).legal("draw").act("draw").holds(0, "5H 8H 9D TC")


def test_r9_7_pass_where_no_draw_is_possible() -> None:
    two(plain(), "5H").refused("pass", "cannot_pass")
    two(plain(), "5H", stock="").legal("pass")
    two(plain(), "5H", stock="", pile="3S 4S").refused("pass", "cannot_pass")
    full = {"hand_limit": 2}
    two(drawing(**full), "5S 8H").legal("5S").refused("pass", "must_lay")
    two(drawing(**full, though_able=True), "5S 8H").legal("5S", "pass")


def test_r9_7_pass_with_a_debt_where_nothing_is_left() -> None:
    rules = plain(attack={"draw": {"2": 2}})
    two(rules, "5H", pile="2S", pending=2, stock="").legal("pass").act("pass").expect(turn=1)
    two(rules, "5H", pile="2S", pending=2, stock="9D").refused("pass", "cannot_pass")


@pytest.mark.parametrize(("extra", "passes"), [(0, 2), (1, 3)])
def test_r9_8_passes_that_block_a_round(extra: int, passes: int) -> None:
    table = two(drawing(blocked_extra=extra), "5H 8H KH", stock="")
    for counted in range(1, passes):
        table.act("pass").running().expect(passes=counted)
    table.act("pass").blocked(winner=1, turn=(passes - 1) % 2)


def test_r9_8_what_is_counted() -> None:
    two(drawing(hand_limit=2), "5H 8H").act("pass").expect(passes=1)
    table = two(drawing(upto=0), "5H", stock="9D").acts("draw", "pass")
    table.running().expect(passes=0, turn=1)
    rules = plain(attack={"draw": {"2": 2}})
    two(rules, "5H", pile="2S", pending=2, stock="").act("pass").expect(passes=0)


def blocked(low: str, high: str, winner: str, **points: int) -> Table:
    rules = plain(draw={"blocked_winner": winner}, score={"points": points})
    return at(rules, low, high, pile="4S").acts("pass", "pass")


def test_r9_9_who_wins_a_blocked_round() -> None:
    blocked("KH", "2D 3D", "fewest cards").blocked(winner=0, turn=1)
    blocked("KH", "2D 3D", "fewest points").blocked(winner=1, turn=1)
    blocked("KH", "2D 3D", "nobody").blocked(winner=None, turn=1)
    blocked("5H", "2D 3D", "fewest points").blocked(winner=None, turn=1)
    blocked("5H", "5D", "fewest cards").blocked(winner=None, turn=1)


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("AH", "2D", 0),
        ("TH", "9D", 1),
        ("KH QH", "JD TD", None),
        ("KH", "5D 5C", None),
        ("KH", "5D 6D", 0),
    ],
)
def test_r9_9_what_a_card_counts(one: str, other: str, winner: int | None) -> None:
    blocked(one, other, "fewest points").blocked(winner=winner, turn=1)


def test_r9_9_colour_cards_count() -> None:
    rules = plain("colour-108", fit={"wild": ["W", "F"]}, draw={"blocked_winner": "fewest points"})
    for hand, other, winner in (
        ("SB", "9B 9B 2B", None),  # 20 and 20
        ("VB", "DB", None),
        ("0B", "1B", 0),
        ("SB", "9B 9B 1B", 1),
    ):
        at(rules, hand, other, pile="4R").acts("pass", "pass").blocked(winner=winner, turn=1)


def test_r9_9_points_of_its_own() -> None:
    blocked("KH", "2D 3D", "fewest points", K=4).blocked(winner=0, turn=1)
    blocked("KH", "2D 3D", "fewest points", K=4, KH=6).blocked(winner=1, turn=1)
    blocked("KH", "2D 3D", "fewest cards", K=50).blocked(winner=0, turn=1)


def test_r9_10_a_card_that_may_not_be_the_last() -> None:
    rules = plain(end={"not_last": ["5"]})
    two(rules, "5S").legal("draw").refused("5S", "cannot_finish").act("draw").holds(0, "5S 9D")
    two(rules, "5S", stock="").legal("pass")
    two(rules, "5S 8H").legal("5S")
    two(rules, "5H").refused("5H", "does_not_fit")
    two(plain(), "5S").legal("5S").act("5S").won_by(0)


def test_r9_10_not_as_an_answer_either() -> None:
    rules = plain(end={"not_last": ["2"]}, attack={"draw": {"2": 2}})
    two(rules, "2H", pile="2S", pending=2).legal("draw").refused("2H", "cannot_finish")
    two(rules, "2H 8H", pile="2S", pending=2).legal("2H", "draw")


def test_r9_11_the_call_is_required() -> None:
    called = plain(call={"required": True})
    two(called, "5S 8H").legal("5S", "call").act("5S").expect(exposed=0)
    two(called, "5S 8H").acts("call", "5S").expect(exposed=None, called=[True, False])
    two(plain(), "5S 8H").legal("5S").refused("call", "cannot_call").act("5S").expect(exposed=None)


@pytest.mark.parametrize("penalty", [0, 1, 3])
def test_r9_11_the_penalty_for_no_call(penalty: int) -> None:
    rules = changed("last-card", call={"penalty": penalty})
    table = two(rules, "5S 9H").act("5S").act("catch:0", seat=1)
    table.counts(1 + penalty, 2).expect(exposed=None, turn=1)


def test_r9_12_what_of_the_pile_is_shown() -> None:
    for shown, right in (("top", ["4S"]), ("all", ["2C", "3C", "4S"])):
        table = two(plain(table={"pile": shown}), "5H", pile="2C 3C 4S")
        for seat in (0, 1, None):
            assert table.view(seat)["pile"] == right
            assert table.view(seat)["pile_count"] == 3


# --- 9.22


def test_r9_22_after_so_many_refills_the_stock_stays_empty() -> None:
    rules = plain(draw={"refills": 1})
    table = at(rules, "KC", "KH", pile="2D 3D 4D 9S", stock="").act("draw")
    table.happened("reshuffled", "drew", "turn").expect(refills=1, stock_count=2, turn=1)
    table.acts("draw", "draw").expect(refills=1, stock_count=0, turn=1)
    table.refused("draw", "stock_empty").act("pass").expect(passes=1, turn=0)
    again = at(rules, "KC", "KH", pile="2D 9S", stock="", refills=1)
    again.legal("pass")


def test_r9_22_without_a_limit_nothing_is_counted() -> None:
    table = at(plain(), "KC", "KD", pile="2S 3S 9S", stock="").act("draw")
    assert "refills" not in table.position


@pytest.mark.parametrize(
    ("changes", "limited"),
    [
        ({"attack": {"draw": {"2": 2}, "after_paying": "may lay"}}, True),
        ({"turn": {"again": ["J"]}, "draw": {"may_lay": "any card"}}, True),
        ({"turn": {"skip": ["8"]}, "draw": {"may_lay": "must"}}, True),
        ({"turn": {"again": ["J"]}, "end": {"cover": ["J"]}}, True),
        ({"turn": {"reverse": ["J"], "reverse_with_two": "skip"}, "end": {"cover": ["J"]}}, True),
        ({"turn": {"skip": ["8"]}, "draw": {"may_lay": "must"}, "seats": [3, 4]}, False),
        ({"turn": {"skip": ["8"]}, "draw": {"may_lay": "the drawn card"}}, False),
        ({"turn": {"again": ["J"]}, "draw": {"may_lay": "any card", "though_able": True}}, False),
    ],
)
def test_r9_22_a_limit_where_cards_could_go_round_for_ever(
    changes: Fields, *, limited: bool
) -> None:
    rules = plain(**{"seats": [2, 4], **changes})
    hands = ["KC", "KD", "KH"][: rules["seats"][0]]
    position = at(rules, *hands, pile="2S 9S", stock="3C").position
    assert position.get("refills") == (0 if limited else None)


def test_r9_22_one_who_must_lay_what_is_drawn_comes_to_an_end() -> None:
    """All else is in the other hand: a jack is drawn and laid again and again, but not for ever."""
    rules = plain(
        "french-24",
        seats=[2, 2],
        fit={"wild": ["J"]},
        turn={"again": ["J"]},
        draw={"may_lay": "any card"},
    )
    rest = "9D TD QD KD AD 9H TH QH KH AH 9S TS QS KS AS QC KC AC"
    table = at(rules, "JS 9C TC", rest, pile="JD JH", stock="")
    for _ in range(2000):
        if table.position["result"] is not None:
            break
        table.act(table.actions()[0])
    table.won_by(0)
