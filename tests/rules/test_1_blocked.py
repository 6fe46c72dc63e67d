"""Clause 1.10 of docs/rules.md: a round in which nobody can lay or draw any more."""

from __future__ import annotations

from tests.rules.table import at


def test_r1_10_as_many_passes_as_seats_block_the_round() -> None:
    table = at("classic", "4D", "KC QC", pile="9S").act("pass").running().expect(passes=1)
    table.act("pass").blocked(winner=0, turn=1).expect(passes=2, pile="9S", stock="")
    table.happened("passed", "blocked").counts(1, 2)
    assert table.event("blocked")["winner"] == 0


def test_r1_10_three_seats_need_three_passes() -> None:
    table = at("last-card", "4D 5D", "KC", "3H 6H", pile="9S").acts("pass", "pass")
    table.running().expect(passes=2, turn=2)
    table.act("pass").blocked(winner=1, turn=2)


def test_r1_10_the_smallest_hand_wins() -> None:
    hands = ("4D 5D", "KC QC 6C", "3H", "6H TH")
    table = at("classic", *hands, pile="9S", passes=3, turn=1).act("pass")
    table.blocked(winner=2, turn=1)


def test_r1_10_equal_hands_share_the_round() -> None:
    table = at("classic", "4D", "KC", pile="9S").acts("pass", "pass").blocked(winner=None, turn=1)
    assert table.event("blocked")["winner"] is None


def test_r1_10_two_equal_smallest_hands_share_it_though_a_third_is_larger() -> None:
    table = at("classic", "4D 5D", "KC", "3H", pile="9S", passes=2, turn=2).act("pass")
    table.blocked(winner=None, turn=2)


def test_r1_10_a_smaller_hand_after_two_equal_ones_wins() -> None:
    table = at("classic", "4D 5D", "KC QC", "3H", pile="9S", passes=2, turn=2).act("pass")
    table.blocked(winner=2, turn=2)


def test_r1_10_the_end_leaves_no_named_suit() -> None:
    table = at("classic", "4D", "KC QC", pile="AS", suit="H").acts("pass", "pass")
    table.blocked(winner=0, turn=1).expect(suit=None)


def test_r1_10_equal_larger_hands_do_not_matter() -> None:
    table = at("classic", "4D", "KC QC", "3H 6H", pile="9S", passes=2, turn=2).act("pass")
    table.blocked(winner=0, turn=2)


def test_r1_10_a_lay_sets_the_count_to_nothing() -> None:
    at("classic", "4S 5D", "KH", pile="9S", passes=1).act("4S").expect(passes=0).running()


def test_r1_10_a_lay_sets_the_count_to_nothing_at_once() -> None:
    at("classic", "4S 4D 5D", "KH", pile="9S", passes=1).act("4S").expect(passes=0, phase="more")


def test_r1_10_a_draw_sets_the_count_to_nothing() -> None:
    table = at("classic", "4D 5D", "KH", pile="9S", stock="3H", passes=1)
    table.act("draw").expect(passes=0).running()


def test_r1_10_drawing_a_debt_sets_the_count_to_nothing() -> None:
    table = at("classic", "4D 5D", "KH", pile="2S", stock="3H", passes=1, pending=2)
    table.act("draw").expect(passes=0, pending=0).running()


def test_r1_10_standing_on_an_eight_leaves_the_count() -> None:
    table = at("last-card", "4D 5D 6D", "KH", pile="8S", skip=True, passes=1)
    table.act("pass").expect(passes=1, skip=False, turn=1).running()


def test_r1_10_keeping_a_drawn_card_leaves_the_count() -> None:
    table = at("last-card", "9D 4H 5H", "KH", pile="9S", phase="drawn", drawn="9D", passes=1)
    table.act("pass").expect(passes=1, turn=1).running()


def test_r1_10_passing_a_debt_leaves_the_count() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "4D 5D 6D", "KH", pile="2S", pending=2, passes=1)
        table.act("pass").expect(passes=1, pending=0, turn=1).running()


def test_r1_10_passing_a_draw_two_leaves_the_count() -> None:
    table = at("duel", "4B 5B", "6Y", pile="DR", pending=2, passes=1)
    table.act("pass").expect(passes=1, pending=0, turn=1).running()
    table.act("pass").blocked(winner=1, turn=1)


def test_r1_10_a_catch_leaves_the_count() -> None:
    table = at("last-card", "4D 5D 6D", "KH", pile="9S", stock="3C 4C", passes=1, exposed=1)
    table.act("catch:1").expect(passes=1, turn=0).counts(3, 3).running()


def test_r1_10_in_duel_a_pass_counts_though_something_fits() -> None:
    table = at("duel", "2R 3G", "5R", pile="1R").act("pass").expect(passes=1)
    table.legal("5R", "pass").act("pass").blocked(winner=1, turn=1)


def test_r1_10_in_duel_a_lay_starts_the_count_anew() -> None:
    table = at("duel", "2R 3G", "5R 6B", pile="1R").acts("pass", "5R").expect(passes=0, turn=0)
    table.legal("2R", "draw")
