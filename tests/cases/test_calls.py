"""Last-card calls and catches, and what others may see."""

from __future__ import annotations

from switch import engine
from tests.rules.table import Table, at

STOCK = "3C 4C 5C 6C"


def forgotten() -> Table:
    """Seat 0 holds 4D and has not called; seat 1 is on turn."""
    hands = ("9H 4D", "KH QC TC", "3H 5H 6H")
    return at("last-card", *hands, pile="9S", stock=STOCK).act("9H").expect(exposed=0)


def test_case_LAST_02_a_call_ends_when_the_hand_grows_and_can_be_made_again() -> None:
    called = [True, False]
    table = at("last-card", "4D", "KH QH", pile="9S", stock="9H 3C", called=called).act("draw")
    table.expect(called=[False, False], phase="drawn").act("call").act("9H")
    table.expect(called=[True, False], exposed=None, turn=1)


def test_case_LAST_04_without_cards_there_is_nothing_to_call() -> None:
    table = at("last-card", "9H", "KH QH", pile="9S", stock=STOCK).act("9H").won_by(0)
    table.refused("call", "game_over", seat=0)


def test_case_LAST_05_one_forgotten_call_is_one_catch() -> None:
    table = forgotten().act("catch:0", seat=1).counts(3, 3, 3)
    for seat in (2, 1, 2):
        table.refused("catch:0", "not_catchable", seat=seat)
    table.counts(3, 3, 3)


def test_case_LAST_06_a_wrong_catch_gives_no_cards_however_often() -> None:
    hands = ("4D 5D 6D", "KH QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="9H", stock=STOCK)
    for _ in range(5):
        table.refused("catch:0", "not_catchable", seat=1)
    table.counts(3, 3, 3)


def test_case_LAST_15_a_wrong_call_does_not_end_the_turn() -> None:
    table = at("last-card", "9H 4D 5C", "KH QH", pile="9S", stock="3C 4C")
    table.refused("call", "cannot_call").expect(turn=0).act("9H").expect(turn=1).counts(2, 2)


def test_case_LAST_19_a_call_with_many_cards_is_refused_and_not_kept() -> None:
    hands = ("9H 4D 5D 6D 7D", "KH QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="9S", stock=STOCK).refused("call", "cannot_call")
    table.expect(called=[False, False, False])


def test_case_LAST_22_too_late_once_the_next_player_has_acted() -> None:
    table = forgotten().act("KH").refused("catch:0", "not_catchable", seat=2)
    table.refused("call", "cannot_call", seat=0).expect(exposed=None).counts(1, 2, 3)


def test_case_LAST_22_with_two_cards_one_must_be_playable() -> None:
    at("last-card", "9H 4D", "KH QH", pile="9S", stock=STOCK).legal("9H", "call")
    at("last-card", "7H 4D", "KH QH", pile="9S", stock=STOCK).legal("draw")


def test_case_WILD_13_the_choice_of_a_suit_stays_open() -> None:
    """Nobody can be caught before the suit is named (4.8); the try disturbs nothing."""
    hands = ("JH 5D", "KH QC TC", "3H 5H 6H")
    table = at("last-card", *hands, pile="9S", stock="3C 4C").act("JH")
    table.refused("catch:0", "not_catchable", seat=1).expect(phase="suit", turn=0)
    table.act("suit:C").expect(suit="C", turn=1, exposed=0)
    table.act("catch:0", seat=1).holds(0, "5D 3C 4C").expect(suit="C", turn=1)


def test_case_LEAK_03_others_learn_the_number_of_drawn_cards_only() -> None:
    shown = engine.redact(engine.Drew(0, 1, ("4D",)), 1)
    assert isinstance(shown, engine.Drew)
    assert (shown.seat, shown.count) == (0, 1)
    assert "4D" not in repr(shown)
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "5D 6D", "KH QH", pile="9S", stock="4D 3C").act("draw")
        for seat in (1, None):
            assert "4D" not in repr(table.view(seat))
