"""Clauses 4.6 to 4.9 of docs/rules.md: calling "last card" and catching who forgot it."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at, cards

SUITS = ("suit:C", "suit:D", "suit:H", "suit:S")
STOCK = "3C 4C 5C 6C 7C"


def two_cards() -> Table:
    """Seat 0 may lay 9H and would keep 4D."""
    return at("last-card", "9H 4D", "KH QC TC", "3H 5H 6H", pile="9S", stock=STOCK)


def forgotten() -> Table:
    """Seat 0 has laid 9H without a call; seat 1 is on turn and can lay KH."""
    return two_cards().act("9H").expect(exposed=0, turn=1)


def test_r4_6_before_the_lay() -> None:
    table = two_cards().legal("9H", "call").act("call").happened("called")
    table.expect(called=[True, False, False], turn=0, phase="turn").legal("9H")
    table.act("9H").expect(called=[True, False, False], exposed=None, turn=1)


@pytest.mark.parametrize(
    ("hand", "top", "open_attack"),
    [
        ("5D 4D", "9S", {}),
        ("9S 4D", "2S", {"pending": 2}),
        ("JS 4D", "AS", {"pending": 4}),
        ("9S 4D", "8S", {"skip": True}),
    ],
)
def test_r4_6_not_before_when_neither_card_may_be_laid(
    hand: str, top: str, open_attack: dict[str, int]
) -> None:
    table = at("last-card", hand, "KH QH", pile=f"3H {top}", stock=STOCK, **open_attack)
    table.refused("call", "cannot_call")


@pytest.mark.parametrize(
    ("hand", "top", "open_attack", "legal"),
    [
        ("2D 4D", "2S", {"pending": 2}, "2D draw call"),
        ("AD 4D", "AS", {"pending": 4}, "AD draw call"),
        ("8D 4D", "8S", {"skip": True}, "8D pass call"),
        ("JD 4D", "9S", {}, "JD call"),
    ],
)
def test_r4_6_an_answer_is_a_card_that_may_be_laid(
    hand: str, top: str, open_attack: dict[str, int], legal: str
) -> None:
    table = at("last-card", hand, "KH QH", pile=f"3H {top}", stock=STOCK, **open_attack)
    table.legal(*cards(legal))


@pytest.mark.parametrize("hand", ["9H", "9H 4D 5D"])
def test_r4_6_not_with_another_number_of_cards(hand: str) -> None:
    table = at("last-card", hand, "KH QH", pile="9S", stock=STOCK).legal("9H")
    table.refused("call", "cannot_call")


def test_r4_6_with_a_drawn_card_that_makes_two() -> None:
    table = at("last-card", "4D", "KH QH", pile="9S", stock="7S 3C").act("draw")
    table.legal("7S", "pass", "call").acts("call", "7S").expect(exposed=None, turn=1)
    table.expect(called=[True, False])
    table = at("last-card", "4D 5D", "KH QH", pile="9S", stock="7S 3C").act("draw")
    table.legal("7S", "pass").refused("call", "cannot_call")


def test_r4_6_while_the_suit_of_a_jack_is_named() -> None:
    table = at("last-card", "JH 4D", "KH QH", pile="9S", stock=STOCK).act("JH")
    table.expect(exposed=None, phase="suit").legal(*SUITS, "call").act("call")
    table.legal(*SUITS).expect(called=[True, False], phase="suit", turn=0)
    table.act("suit:C").expect(exposed=None, called=[True, False], turn=1)


def test_r4_6_not_while_a_suit_is_named_with_more_cards_left() -> None:
    table = at("last-card", "JH 4D 5D", "KH QH", pile="9S", stock=STOCK).act("JH")
    table.legal(*SUITS).refused("call", "cannot_call")


@pytest.mark.parametrize("actions", ["9H call", "call 9H"])
def test_r4_6_together_with_the_lay(actions: str) -> None:
    table = two_cards().play(*cards(actions))
    table.expect(called=[True, False, False], exposed=None, turn=1, top="9H")


@pytest.mark.parametrize("actions", ["call JH suit:C", "JH call suit:C", "JH suit:C call"])
def test_r4_6_together_with_a_jack(actions: str) -> None:
    table = at("last-card", "JH 4D", "KH QH", pile="9S", stock=STOCK).play(*cards(actions))
    table.expect(called=[True, False], exposed=None, turn=1, suit="C")


def test_r4_6_after_the_lay_until_the_next_player_acts() -> None:
    table = forgotten().legal("call", seat=0).act("call", seat=0).happened("called")
    table.expect(called=[True, False, False], exposed=None, turn=1, phase="turn")
    table.refused("catch:0", "not_catchable")


def test_r4_6_not_after_the_next_player_has_laid() -> None:
    forgotten().act("KH").refused("call", "cannot_call", seat=0)


def test_r4_6_who_lays_down_to_two_need_not_call() -> None:
    table = at("last-card", "9H 4D 5D", "KH QH", pile="9S", stock=STOCK).act("9H")
    table.expect(exposed=None, called=[False, False])


def test_r4_6_who_goes_out_need_not_call() -> None:
    table = at("last-card", "9H", "KH QH", pile="9S", stock=STOCK).act("9H").won_by(0)
    table.refused("catch:0", "game_over", seat=1)


def test_r4_6_one_call_is_enough() -> None:
    two_cards().act("call").refused("call", "cannot_call")
    forgotten().act("call", seat=0).refused("call", "cannot_call", seat=0)


def test_r4_6_nobody_calls_for_another() -> None:
    two_cards().refused("call", "cannot_call", seat=1)
    forgotten().refused("call", "cannot_call").refused("call", "cannot_call", seat=2)


def test_r4_7_when_the_hand_grows() -> None:
    table = at("last-card", "2D 4D", "KH QH", pile="3H 2S", stock=STOCK, pending=2)
    table.acts("call", "draw").expect(called=[False, False], turn=1).counts(4, 2)
    called = [True, False]
    table = at("last-card", "4D", "KH QH", pile="9S", stock=STOCK, called=called).act("draw")
    table.expect(called=[False, False], turn=1)


def test_r4_7_a_drawn_card_needs_a_new_call() -> None:
    called = [True, False]
    table = at("last-card", "4D", "KH QH", pile="9S", stock="7S 3C", called=called).act("draw")
    table.expect(called=[False, False], phase="drawn").legal("7S", "pass", "call")
    table.act("7S").expect(exposed=0, turn=1)


def test_r4_7_at_the_end_of_a_turn_with_two_cards() -> None:
    table = at("last-card", "8D 4D", "KH QH", pile="3H 8S", stock=STOCK, skip=True)
    table.act("call").expect(called=[True, False]).act("pass").expect(called=[False, False])
    table = at("last-card", "4D", "KH QH", pile="9S", stock="7S 3C")
    table.acts("draw", "call", "pass").expect(called=[False, False], turn=1, exposed=None)


def test_r4_7_not_at_the_end_of_a_turn_with_one_card() -> None:
    called = [True, False]
    table = at("last-card", "4D", "KH QH", pile="8S", skip=True, called=called).act("pass")
    table.expect(called=called, turn=1)
    table = at("last-card", "4D", "KH QH", pile="9S", called=called).act("pass")
    table.expect(called=called, turn=1)


def test_r4_7_not_in_the_turns_of_others() -> None:
    called = [False, True, False]
    hands = ("4D 5D 9S", "KH", "QH TH 5C")
    table = at("last-card", *hands, pile="9C", stock=STOCK.replace("5C", "QC"), called=called)
    table.act("9S").expect(called=called)


def test_r4_8_any_other_player_catches() -> None:
    for seat in (1, 2):
        table = forgotten().act("catch:0", seat=seat).holds(0, "4D 3C 4C")
        table.expect(exposed=None, called=[False] * 3, turn=1, phase="turn", stock="5C 6C 7C")
        table.happened("caught", "drew")
        caught, drew = table.event("caught"), table.event("drew")
        assert (caught["seat"], caught["by"]) == (0, seat)
        assert (drew["seat"], drew["count"], drew["cards"]) == (0, 2, ["3C", "4C"])


def test_r4_8_the_catch_is_among_the_legal_actions() -> None:
    table = forgotten().legal("KH", "catch:0").legal("catch:0", seat=2).legal("call", seat=0)
    assert table.view(2)["legal"] == ["catch:0"]
    assert table.view(None)["legal"] == []


def test_r4_8_nobody_catches_himself() -> None:
    forgotten().refused("catch:0", "not_catchable", seat=0)


def test_r4_8_an_open_debt_stays() -> None:
    hands = ("2H 4D", "2C QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="2S", stock=STOCK).acts("2H", "catch:0")
    table.expect(pending=2, turn=1, exposed=None).legal("2C", "draw").holds(0, "4D 3C 4C")
    table.act("draw").holds(1, "2C QC TC 5C 6C").expect(pending=0)


def test_r4_8_an_open_eight_stays() -> None:
    hands = ("8H 4D", "8C QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="8S", stock=STOCK).acts("8H", "catch:0")
    table.expect(skip=True, turn=1, exposed=None).legal("8C", "pass")


def test_r4_8_after_a_jack_from_the_naming_of_the_suit() -> None:
    table = at("last-card", "JH 4D", "KC QH TH", pile="9S", stock=STOCK).act("JH")
    table.expect(exposed=None).refused("catch:0", "not_catchable", seat=1).legal(seat=1)
    table.act("suit:C").expect(exposed=0, turn=1, suit="C").legal("KC", "catch:0")
    table.act("catch:0").expect(suit="C", turn=1, exposed=None).legal("KC")


def test_r4_8_who_is_caught_draws_what_there_is() -> None:
    table = at("last-card", "9H 4D", "KH QC TC", pile="9S").acts("9H", "catch:0")
    table.holds(0, "4D 9S").expect(pile="9H", stock="", exposed=None, turn=1)


def test_r4_8_and_nothing_when_there_is_nothing() -> None:
    table = at("last-card", "4D", "KH QC TC", pile="9H", exposed=0, turn=1).act("catch:0")
    table.holds(0, "4D").expect(exposed=None, called=[False, False], turn=1)


def test_r4_8_one_catch_for_each_forgotten_call() -> None:
    table = forgotten().act("catch:0", seat=1)
    table.refused("catch:0", "not_catchable", seat=2).refused("catch:0", "not_catchable", seat=1)
    table.refused("call", "cannot_call", seat=0)


def test_r4_8_too_late_once_the_next_player_has_laid() -> None:
    table = forgotten().act("KH").expect(exposed=None, called=[False] * 3)
    table.refused("catch:0", "not_catchable", seat=2)


def test_r4_8_too_late_once_the_next_player_has_laid_a_jack() -> None:
    hands = ("9H 4D", "JC QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="9S", stock=STOCK).acts("9H", "JC")
    table.expect(exposed=None, phase="suit", turn=1).refused("catch:0", "not_catchable", seat=2)


def test_r4_8_too_late_once_the_next_player_has_drawn() -> None:
    hands = ("9H 4D", "KC QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="9S", stock="7H 3C").acts("9H", "draw")
    table.expect(exposed=None, phase="drawn", turn=1).refused("catch:0", "not_catchable", seat=2)


def test_r4_8_too_late_once_the_next_player_has_passed() -> None:
    hands = ("8H 4D", "KC QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="8S", stock=STOCK).acts("8H", "pass")
    table.expect(exposed=None, turn=2).refused("catch:0", "not_catchable", seat=2)
    table = at("last-card", "4D", "KC QC TC", "3S 5H 6H", pile="9H", exposed=0, turn=1)
    table.act("pass").expect(exposed=None, turn=2).refused("catch:0", "not_catchable")


def test_r4_8_a_call_of_the_next_player_does_not_close_it() -> None:
    table = at("last-card", "9H 4D", "KH QC", "3H 5H 6H", pile="9S", stock=STOCK)
    table.acts("9H", "call").expect(exposed=0, called=[False, True, False], turn=1)
    table.act("catch:0", seat=2).counts(3, 2, 3)


def test_r4_8_the_next_forgotten_call_is_another_one() -> None:
    table = at("last-card", "9H 4D", "KH QC", "3H 5H 6H", pile="9S", stock=STOCK)
    table.acts("9H", "KH").expect(exposed=1, turn=2).refused("catch:0", "not_catchable")
    table.act("catch:1").counts(1, 3, 3)


def test_r4_8_who_got_away_may_go_out_later() -> None:
    table = at("last-card", "9H 4H", "KH QC TC", pile="9S", stock=STOCK).acts("9H", "KH")
    table.expect(turn=0, exposed=None).legal("4H").act("4H").won_by(0)


def test_r4_9_a_wrong_call_or_catch_costs_nothing() -> None:
    table = at("last-card", "9H 4D 5D", "KH QH", pile="9S", stock=STOCK)
    table.refused("call", "cannot_call").refused("call", "cannot_call", seat=1)
    table.refused("catch:1", "not_catchable").refused("catch:0", "not_catchable")
    table.refused("catch:0", "not_catchable", seat=1).act("9H").expect(turn=1)


def test_r4_9_there_is_nothing_to_call_or_catch_in_the_other_games() -> None:
    table = at("classic", "9H 4D", "KH", pile="9S", stock=STOCK).legal("9H")
    table.refused("call", "cannot_call").refused("catch:1", "not_catchable")
    table = at("duel", "1R 4B", "5Y", pile="3R", stock="2B").legal("1R", "draw")
    table.refused("call", "cannot_call").refused("catch:1", "not_catchable")
