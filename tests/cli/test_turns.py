"""Turns at the terminal from known positions: what is asked, what is not, and what is undone."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.seated import At
from tests.rules.house import plain


def test_a_card_that_does_not_fit_is_explained_and_asked_for_again(at: Any) -> None:
    game = at("classic", hands=[["4D", "5S", "KC"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("4d")
    assert "It needs spades or a nine." in seen
    assert seen.count("Lay 1 5♠") == 2
    assert game.hand == {"4D", "5S", "KC"}


def test_several_cards_go_in_the_order_typed(at: Any) -> None:
    game = at("classic", hands=[["5S", "5H", "5D", "KD"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("5s 5h 5d")
    assert "You lay 5♠ 5♥ 5♦." in seen
    assert game.table.view.top == "5D"


def test_comb_01_the_first_of_a_set_must_fit(at: Any) -> None:
    game = at("classic", hands=[["5S", "5H", "5D", "KD"], ["3C", "4C"]], pile=["9S"])
    assert "It needs spades or a nine." in game.type("5h 5s")
    assert len(game.hand) == 4


def test_a_suit_is_asked_for_after_an_ace(at: Any) -> None:
    game = at("classic", hands=[["AH", "5D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("ah", "wild", "c")
    assert "Which suit? c clubs, d diamonds, h hearts, s spades." in seen
    assert "“wild” is none of them." in seen
    assert "You ask for ♣ clubs." in seen


@pytest.mark.parametrize("undo", ["", "back"])
def test_wild_03_a_question_can_be_left_without_a_trace(at: Any, undo: str) -> None:
    game = at("classic", hands=[["AH", "9S", "2D"], ["3C", "4C"]], pile=["KS"])
    before = game.table._state
    seen = game.type("ah", undo)
    assert "Taken back; nothing was laid." in seen
    assert game.table._state == before
    assert "You lay 9♠." in game.type("9s")


@pytest.mark.parametrize(
    ("ruleset", "card", "top"),
    [("classic", "AH", "9S"), ("last-card", "JH", "9S"), ("duel", "WW", "1R")],
)
def test_endg_14_no_suit_is_asked_for_with_the_last_card(
    at: Any, ruleset: str, card: str, top: str
) -> None:
    other = ["2R", "3R"] if ruleset == "duel" else ["3C", "4C"]
    stock = ["4R"] if ruleset == "duel" else ["5C"]
    seen = at(ruleset, hands=[[card], other], pile=[top], stock=stock).type("1")
    assert "You are out and win the round!" in seen
    assert "Which" not in seen


def test_a_seven_asks_which_cards_go_along(at: Any) -> None:
    game = at("classic", hands=[["7S", "2S", "KS", "4H"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("7s", "4h", "ks 2s")
    assert "These may go along: 1 2♠ 3 K♠." in seen
    assert "Only those cards may go along." in seen
    assert "You lay 7♠ K♠ 2♠." in seen
    assert game.hand == {"4H"}


def test_after_a_seven_all_may_go_along_or_none(at: Any) -> None:
    hands = [["7S", "2S", "KS", "4H"], ["3C", "4C"]]
    assert "You lay 7♠ 2♠ K♠." in at("classic", hands=hands, pile=["9S"]).type("7s", "all")
    assert "You lay 7♠." in at("classic", hands=hands, pile=["9S"]).type("7s", "")


RUN = plain(sets={"several": "run"})
MIXED = plain(sets={"several": "same rank or run"}, turn={"dump_suit": ["7"]})


def test_a_run_goes_on_card_by_card(at: Any) -> None:
    """8.9: each card is a neighbour of the one before, so nobody can ask for all."""
    game = at(RUN, hands=[["5S", "4S", "6S", "7S", "2D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("5s", "all", "4s 6s", "6s", "7s")
    assert "These cards may join: 1 4♠ 3 6♠. Type them in order, “back”" in seen
    assert "That cannot be answered with that word." in seen
    assert "Those cards do not join in that order." in seen
    assert "These cards may join: 4 7♠." in seen
    assert "You lay 5♠ 6♠ 7♠." in seen
    assert game.hand == {"4S", "2D"}


@pytest.mark.parametrize("lines", [("5s", "6s 7s"), ("5s 6s 7s",)])
def test_a_run_is_laid_at_once(at: Any, lines: tuple[str, ...]) -> None:
    game = at(RUN, hands=[["5S", "6S", "7S", "2D"], ["3C", "4C"]], pile=["9S"])
    assert "You lay 5♠ 6♠ 7♠." in game.type(*lines)


def test_a_run_stops_where_enter_is_typed(at: Any) -> None:
    game = at(RUN, hands=[["5S", "6S", "7S", "2D"], ["3C", "4C"]], pile=["9S"])
    assert "You lay 5♠ 6♠." in game.type("5s", "6s", "")


def test_a_run_that_comes_to_a_seven_takes_its_suit_along(at: Any) -> None:
    hands = [["5S", "6S", "7S", "2S", "KS", "6H"], ["3C", "4C"]]
    assert "You lay 5♠ 6♠ 6♥." in at(MIXED, hands=hands, pile=["9S"]).type("5s", "6s 6h")
    game = at(MIXED, hands=hands, pile=["9S"])
    seen = game.type("5s", "6s 7s", "all")
    assert "These may go along: 1 2♠ 5 K♠." in seen
    assert "You lay 5♠ 6♠ 7♠ 2♠ K♠." in seen


def test_all_go_along_in_an_order_that_dumps_them(at: Any) -> None:
    """The six of spades first would go on with the set, and the king could not follow."""
    game = at(MIXED, hands=[["7S", "6S", "KS", "2D"], ["3C", "4C"]], pile=["9S"])
    assert "You lay 7♠ K♠ 6♠." in game.type("7s", "all")


def test_both_copies_go_along(at: Any) -> None:
    two = plain(cards={"packs": "two"}, turn={"dump_suit": ["7"]})
    game = at(two, hands=[["7S", "KS", "KS", "2D"], ["3C", "4C"]], pile=["9S"])
    assert "You lay 7♠ K♠ K♠." in game.type("7s", "all")


def test_a_seven_can_be_taken_back(at: Any) -> None:
    game = at("classic", hands=[["7S", "2S", "4H"], ["3C", "4C"]], pile=["9S"])
    assert "Taken back; nothing was laid." in game.type("7s", "back")
    assert game.hand == {"7S", "2S", "4H"}


def test_whoever_types_the_whole_turn_is_not_asked(at: Any) -> None:
    seen = at("classic", hands=[["7S", "2S", "KS"], ["3C", "4C"]], pile=["9S"]).type("7s ks")
    assert "go along" not in seen
    assert "You lay 7♠ K♠." in seen


def test_enter_draws_where_nothing_else_can_be_done(at: Any) -> None:
    game = at("classic", hands=[["4D", "KH"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("")
    assert "draw (or Enter)" in seen
    assert "You draw 5♣." in seen


def test_enter_never_lays_a_card(at: Any) -> None:
    game = at("classic", hands=[["4S"], ["3C", "4C"]], pile=["9S"])
    game.type("")
    assert game.hand == {"4S"}


def test_a_debt_is_shown_and_taken(at: Any) -> None:
    game = at("classic", hands=[["4S", "KH"], ["3C", "4C"]], pile=["9S", "2S"], pending=4)
    seen = game.type("4s", "draw")
    assert "You owe 4 cards!" in seen
    assert "Answer with a two or draw to pay." in seen
    assert "draw: take 4 cards (or Enter)" in seen
    assert "You draw 5♣ 6♣ 7♣ 10♣." in seen


def test_an_eight_is_shown_and_stood_out(at: Any) -> None:
    game = at("last-card", hands=[["4S", "KH"], ["3C", "4C"]], pile=["9S", "8S"], skip=True)
    seen = game.type("4s", "pass")
    assert "You face an eight!" in seen
    assert "pass: stand for this turn (or Enter)" in seen
    assert "You stand for a turn." in seen


def test_a_drawn_card_that_fits_may_be_laid_or_kept(at: Any) -> None:
    hands = [["4D", "KH"], ["3C", "4C"]]
    game = at("last-card", hands=hands, pile=["9S"], stock=["5S", "6C", "7C"])
    seen = game.type("draw", "pass")
    assert "You draw 5♠." in seen
    assert "Lay 1 5♠ · pass: keep the card · hint · ? help" in seen
    assert "You keep the card." in seen
    game = at("last-card", hands=hands, pile=["9S"], stock=["5S", "6C", "7C"])
    assert "You lay 5♠." in game.type("", "5s")


@pytest.mark.parametrize("line", ["call 9h", "9h call"])
def test_a_call_goes_with_the_lay(at: Any, line: str) -> None:
    game = at("last-card", hands=[["9H", "4D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type(line)
    assert "You call “Last card!”" in seen
    assert "A moment" not in seen
    assert game.table.view.called[0]


def test_a_call_may_come_a_moment_later(at: Any) -> None:
    game = at("last-card", hands=[["9H", "4D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("9h", "call")
    assert "A moment before Clio plays: Enter goes on · call “Last card!”" in seen
    assert seen.endswith("You call “Last card!”")
    assert len(game.hand) == 1


@pytest.mark.parametrize("line", ["call 9d", "9d call"])
def test_a_lay_out_of_turn_is_refused_though_its_call_is_in_time(at: Any, line: str) -> None:
    game = at("last-card", hands=[["9H", "9D"], ["KC", "KD"]], pile=["4H"])
    seen = game.type("9h", line)
    assert "It is not your turn." in seen
    assert "catches you" not in seen  # the moment goes on: the call can still be typed


def test_who_does_not_call_is_caught(at: Any) -> None:
    """The greedy player overlooks nothing."""
    game = at("last-card", hands=[["9H", "4D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("9h", "")
    assert "Clio catches you: you had not called. You draw 5♣ 6♣." in seen
    assert len(game.hand) == 3


def test_a_rival_who_forgot_is_caught_before_the_own_turn(at: Any) -> None:
    hands = [["9H", "4D"], ["3C"], ["KC", "QC"]]
    game = at("last-card", hands=hands, pile=["9S"], exposed=1)
    seen = game.type("catch clio")
    assert "You catch Clio, who had not called. Clio draws 2 cards." in seen
    assert game.table.view.counts == (2, 3, 2)


@pytest.mark.parametrize("line", ["catch clio", "catch"])
def test_conc_11_nobody_is_caught_without_reason(at: Any, line: str) -> None:
    game = at("last-card", hands=[["9H", "4D"], ["3C"]], pile=["9S"], called=[False, True])
    assert "Nobody can be caught there." in game.type(line)
    assert game.table.view.counts == (2, 1)


def test_a_wrong_call_is_refused_with_a_reason(at: Any) -> None:
    game = at("last-card", hands=[["9H", "4D", "5D"], ["3C", "4C"]], pile=["9S"])
    assert "There is nothing to call now." in game.type("call")


def test_help_and_rules_change_nothing(at: Any) -> None:
    game = at("last-card", hands=[["9H", "4D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("?", "rules", "table", "back")
    assert "Type “call” before, with or after the card" in seen
    assert "Two: the next player draws two." in seen
    assert game.hand == {"9H", "4D"}


def test_uiax_02_the_hand_is_grouped_and_sorted(at: Any) -> None:
    game = at("classic", hands=[["5H", "6D", "8H", "2D", "TS"], ["3C", "4C"]], pile=["9S"])
    rows = at_rows(game)
    numbers = next(line for line in rows if line.split() == ["1", "2", "3", "4", "5"])
    row = next(line for line in rows if "8♥" in line)
    assert re.findall(r"\w+[♠♥♦♣]", row) == ["5♥", "8♥", "2♦", "6♦"]
    assert row.index("5♥") in (numbers.index("2"), numbers.index("2") - 1)


def at_rows(game: At) -> list[str]:
    """The lines of the hand: cards that fit stand in the row above the others."""
    game.type("table")
    return game.written.getvalue().splitlines()


def test_uiax_05_every_effect_is_told_and_names_its_target(at: Any) -> None:
    hands = [["8S", "4D", "5D"], ["3C", "KC"], ["4C", "KD"]]
    assert "You lay 8♠. Clio misses a turn." in at("classic", hands=hands, pile=["9S"]).type("8s")
    hands = [["TS", "4D", "5D"], ["3C", "KC"], ["4C", "KD"]]
    seen = at("classic", hands=hands, pile=["9S"]).type("10s")
    assert "Play turns round and goes anticlockwise." in seen
    hands = [["2S", "4D", "5D"], ["3C", "KC"], ["4C", "KD"]]
    assert "Clio owes 2 cards." in at("classic", hands=hands, pile=["9S"]).type("2s")
    hands = [["QS", "4D", "5D"], ["3C", "KC"], ["4C", "KD"]]
    assert "You swap hands with Clio." in at("classic", hands=hands, pile=["9S"]).type("qs")


def test_others_cards_are_never_written(at: Any) -> None:
    game = at("classic", hands=[["4S", "KH"], ["3C", "4C"]], pile=["9S"], stock=["6D", "7D"])
    game.type("table")
    text = game.written.getvalue()
    assert [card for card in ("3♣", "4♣", "6♦", "7♦") if card in text] == []


def test_a_record_that_cannot_be_kept_is_said(at: Any, tmp_path: Path) -> None:
    game = at("classic", hands=[["4S"], ["3C", "4C"]], pile=["9S"])
    with pytest.raises(OSError, match="gone"):
        game.table.save(tmp_path / "gone")


def test_two_that_turn_play_round_say_once_how_it_goes(at: Any) -> None:
    hands = [["TS", "TH", "2D"], ["3C", "4C"], ["8D", "8C"]]
    game = at("classic", hands=hands, pile=["9S"])
    seen = game.type("ts th")
    assert "You lay 10♠ 10♥. Play turns round and back: it stays clockwise." in seen
    assert "Play turns round and goes" not in seen


def test_the_one_that_turns_play_round_says_how_it_goes(at: Any) -> None:
    game = at("classic", hands=[["TS", "TH", "2D"], ["3C", "4C"], ["8D", "8C"]], pile=["9S"])
    assert "Play turns round and goes anticlockwise." in game.type("ts", "")
