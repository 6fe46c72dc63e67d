"""Clauses 2.0 to 2.6 of docs/rules.md."""

from __future__ import annotations

import pytest

from switch.notation.referee import Referee
from tests.rules.table import ask, at, cards, code_of, dealt, granted, whole

FRENCH = sorted(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")


def test_r2_0_two_to_four_players_and_52_cards() -> None:
    listed = {r["id"]: r for r in granted(Referee(), cmd="rulesets")["rulesets"]}
    assert (listed["classic"]["players"], listed["classic"]["cards"]) == ([2, 4], 52)
    for players in (2, 3, 4):
        table = dealt("classic", players=players, seed=5).counts(*[7] * players)
        table.expect(pile_count=1, stock_count=51 - 7 * players)
        assert whole(table.position) == FRENCH


@pytest.mark.parametrize("players", [0, 1, 5])
def test_r2_0_no_other_number_of_players(players: int) -> None:
    answer = ask(Referee(), cmd="new", ruleset="classic", players=players, seed=1)
    assert code_of(answer) == "bad_request"


def test_r2_1_what_fits_is_the_suit_the_rank_or_an_ace() -> None:
    table = at("classic", "4S 9D AH 5C", "KH", pile="3H 9S", stock="3C")
    table.legal("4S", "9D", "AH").refused("5C", "does_not_fit")


def test_r2_1_drawing_is_possible_only_when_nothing_fits() -> None:
    at("classic", "4S 5C", "KH", pile="9S", stock="3C").refused("draw", "must_lay")
    at("classic", "AH 5C", "KH", pile="9S", stock="3C").refused("draw", "must_lay").legal("AH")
    at("classic", "4D 5C", "KH", pile="9S", stock="3C").legal("draw")


def test_r2_1_the_drawn_card_may_not_be_laid() -> None:
    table = at("classic", "4D 5C", "KH", pile="9S", stock="5S 3C").act("draw")
    table.expect(turn=1, phase="turn", drawn=None).holds(0, "4D 5C 5S").happened("drew", "turn")
    table.refused("5S", "not_your_turn", seat=0)


def test_r2_1_nobody_passes_while_there_is_something_to_draw() -> None:
    at("classic", "4D 5C", "KH", pile="9S", stock="3C").refused("pass", "cannot_pass")
    at("classic", "4D 5C", "KH", pile="3C 9S").refused("pass", "cannot_pass").legal("draw")
    at("classic", "4S 5C", "KH", pile="9S", stock="3C").refused("pass", "must_lay")


@pytest.mark.parametrize("rank", "23456789TJQKA")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_r2_2_a_set_of_any_rank(rank: str, number: int) -> None:
    """Clubs, diamonds, hearts, spades: two and three cards hold one black one, four hold two."""
    pile = "6C" if rank == "5" else "5C"
    laid = [rank + suit for suit in "CDHS"[:number]]
    spare = [card for card in cards("9H KH 3D 4D TD 8H 6S") if card[0] != rank]
    kept, right, left = spare[:2], spare[2:3], spare[3:6]
    table = at("classic", " ".join(laid + kept), " ".join(right), " ".join(left), pile=pile)
    table.play(*laid, *(["suit:D"] if rank == "A" else [])).running()
    exchanged = rank == "Q" and number < 4
    turned = rank == "T" and number == 3
    table.expect(
        pile=f"{pile} {' '.join(laid)}",
        pending={"2": 2 * number, "J": 10 if number == 4 else 5}.get(rank, 0),
        direction=-1 if turned else 1,
        turn=2 if rank == "8" or turned else 1,
        suit="D" if rank == "A" else None,
        laid=[],
        phase="turn",
    )
    table.holds(0, " ".join(right if exchanged else kept))
    table.holds(1, " ".join(kept if exchanged else right)).holds(2, " ".join(left))


def test_r2_2_the_first_card_must_fit() -> None:
    hand = "5C 5H 5D KS"
    at("classic", hand, "QH", pile="9C", stock="3D").refused_turn("5H", "5C", code="does_not_fit")
    table = at("classic", hand, "QH", pile="9C", stock="3D").play("5C", "5H", "5D")
    table.expect(top="5D", turn=1).holds(0, "KS")


def test_r2_2_the_last_card_is_the_new_top() -> None:
    table = at("classic", "4D 4S 4H 9C", "5S 6H", pile="6D", stock="3C").play("4D", "4H", "4S")
    table.expect(pile="6D 4D 4H 4S").legal("5S")


def test_r2_2_more_of_the_rank_or_the_end() -> None:
    table = at("classic", "4D 4S 9D KH", "5S", pile="6D", stock="3C").act("4D")
    table.expect(phase="more", turn=0).legal("4S", "end").refused("9D", "does_not_fit")
    table.act("end").expect(turn=1, phase="turn", laid=[]).holds(0, "4S 9D KH")


def test_r2_2_nobody_has_to_lay_the_whole_set() -> None:
    table = at("classic", "4D 4S 4H 9C", "5S", pile="6D", stock="3C").play("4D", "4H")
    table.expect(turn=1, top="4H").holds(0, "4S 9C")


def test_r2_2_a_turn_ends_by_itself_when_nothing_can_follow() -> None:
    table = at("classic", "4D 9C", "5S", pile="6D", stock="3C").act("4D").expect(turn=1)
    table.happened("laid", "turn")


def test_r2_3_the_next_player_owes_two() -> None:
    table = at("classic", "2D 9C", "5S", "6H", pile="6D", stock="3C 4C 7C").act("2D")
    table.expect(pending=2, turn=1, skip=False).happened("laid", "owes", "turn")
    owes = table.event("owes")
    assert (owes["seat"], owes["count"]) == (1, 2)
    table.act("draw").holds(1, "5S 3C 4C").expect(pending=0, turn=2, stock="7C")


def test_r2_3_a_second_two_adds() -> None:
    table = at("classic", "2D 2S 9C", "5S", "6H", pile="6D", stock="3C 4C 7C").play("2D", "2S")
    table.expect(pending=4, top="2S", turn=1)


def test_r2_3_only_twos_answer() -> None:
    hand = "2H 2C 9S AH JS"
    table = at("classic", hand, "5D", "6H", pile="6D 2S", stock="3C 4C", pending=2)
    table.legal("2H", "2C", "draw")
    for card in ("9S", "AH", "JS"):
        table.refused(card, "debt_open")


def test_r2_3_answers_add_to_what_is_owed() -> None:
    hand, pile = "2H 2C 9S", "6D 2S"
    one = at("classic", hand, "5D", "6H", pile=pile, stock="3C 4C", pending=2).play("2H")
    one.expect(pending=4, turn=1)
    two = at("classic", hand, "5D", "6H", pile=pile, stock="3C 4C", pending=2).play("2H", "2C")
    two.expect(pending=6, turn=1, top="2C")


def test_r2_3_the_debt_keeps_its_size_until_the_turn_ends() -> None:
    table = at("classic", "2H 2C 9S", "5D", "6H", pile="6D 2S", stock="3C 4C", pending=2)
    table.act("2H").expect(pending=2, phase="more").legal("2C", "end")
    table.refused("9S", "debt_open").act("end").expect(pending=4, turn=1)


def test_r2_3_twos_go_round_until_somebody_draws() -> None:
    table = at("classic", "2S 5H", "2H 5D", "2D 6D", "9C", pile="KS", stock="3C 4C 5C 6C 7C 8C TC")
    table.acts("2S", "2H", "2D").expect(pending=6, turn=3).act("draw")
    table.holds(3, "9C 3C 4C 5C 6C 7C 8C").expect(pending=0, turn=0, stock="TC")


def test_r2_3_drawing_the_debt_is_the_whole_turn() -> None:
    table = at("classic", "9H 4S", "5D", pile="6D 2S", stock="3S 4D 7C", pending=2).act("draw")
    table.expect(turn=1).refused("3S", "not_your_turn", seat=0)
    at("classic", "9H 4S", "5D", pile="6D 2S", stock="3S 4D", pending=2).refused_turn(
        "draw", "4S", code="bad_request"
    )


def test_r2_4_cards_of_the_suit_may_follow_without_effect() -> None:
    table = at("classic", "7S 2S 8S 9H", "5D", pile="KS", stock="3C").act("7S")
    table.expect(phase="more").legal("2S", "8S", "end").refused("9H", "does_not_fit")
    table.acts("2S", "8S").expect(turn=1, pending=0, top="8S", phase="turn").holds(0, "9H")


@pytest.mark.parametrize("power", ["2S", "8S", "TS", "JS", "QS", "AS"])
def test_r2_4_no_dumped_card_has_an_effect(power: str) -> None:
    table = at("classic", f"7S {power} 9H", "5D", "6D 4D", pile="KS", stock="3C")
    table.play("7S", power).happened("laid", "laid", "turn").expect(
        turn=1, pending=0, direction=1, suit=None, skip=False, top=power, phase="turn"
    )
    table.holds(0, "9H").holds(1, "5D").holds(2, "6D 4D")


def test_r2_4_any_order_and_any_may_be_kept() -> None:
    hand = "7S 2S 8S 5S 9H"
    table = at("classic", hand, "5D", pile="KS", stock="3C").play("7S", "8S", "2S")
    table.holds(0, "5S 9H").expect(pile="KS 7S 8S 2S", turn=1)
    at("classic", hand, "5D", pile="KS", stock="3C").play("7S").holds(0, "2S 8S 5S 9H")


def test_r2_4_the_last_seven_sets_the_suit() -> None:
    table = at("classic", "7S 7H 3H 4S 9C", "5D", pile="KS", stock="3C").act("7S")
    table.legal("7H", "4S", "end").act("7H").legal("3H", "end").refused("4S", "does_not_fit")
    table.act("3H").expect(turn=1, top="3H").holds(0, "4S 9C")


def test_r2_4_another_seven_not_after_a_card_of_the_suit() -> None:
    table = at("classic", "7S 7H 4S 5S 9C", "5D", pile="KS", stock="3C").acts("7S", "4S")
    table.legal("5S", "end").refused("7H", "does_not_fit")


def test_r2_4_only_the_suit_follows_a_card_of_the_suit() -> None:
    table = at("classic", "7S 4S 4H 5S 9C", "5D", pile="KS", stock="3C").acts("7S", "4S")
    table.legal("5S", "end").refused("4H", "does_not_fit")


def test_r2_4_a_dumped_ace_names_nothing() -> None:
    table = at("classic", "7S AS 5S 9C", "5D KS", pile="3S", stock="3C").acts("7S", "AS")
    table.expect(phase="more").legal("5S", "end").refused("suit:H", "no_suit_here")
    table.act("end").expect(suit=None, top="AS", turn=1).legal("KS")


def test_r2_4_another_ace_does_not_follow_a_dumped_ace() -> None:
    table = at("classic", "7S AS AH 5S 9C", "5D", pile="3S", stock="3C").acts("7S", "AS")
    table.legal("5S", "end").refused("AH", "does_not_fit")


def test_r2_4_a_dumped_two_is_an_ordinary_top() -> None:
    table = at("classic", "7S 2S 9C", "2D 4H 5S", "KH", pile="3S", stock="3C").play("7S", "2S")
    table.legal("2D", "5S").act("2D").expect(pending=2, turn=2)


def test_r2_4_a_seven_answers_no_debt() -> None:
    table = at("classic", "7S 9C", "5D", pile="3S 2S", stock="3C 4C", pending=2)
    table.refused("7S", "debt_open").legal("draw")


def test_r2_4_a_seven_alone_does_nothing() -> None:
    table = at("classic", "7S 9C", "5D", "6D", pile="3S", stock="3C").act("7S")
    table.expect(turn=1, pending=0, direction=1, phase="turn").happened("laid", "turn")


def test_r2_5_the_next_player_misses_a_turn() -> None:
    table = at("classic", "8S 9C", "5D", "6D", pile="3S", stock="3C").act("8S")
    table.expect(turn=2, skip=False).happened("laid", "skipped", "turn")
    assert table.event("skipped")["seat"] == 1


def test_r2_5_in_the_direction_of_play() -> None:
    table = at("classic", "8S 9C", "5D", "6D", pile="3S", stock="3C", direction=-1).act("8S")
    table.expect(turn=1)
    assert table.event("skipped")["seat"] == 2
    hands = ("9C", "5D", "6D", "8S 4H")
    at("classic", *hands, pile="3S", stock="3C", turn=3).act("8S").expect(turn=1)


def test_r2_5_several_eights_are_one_missed_turn() -> None:
    hands = ("8S 8H 8D 9C", "5D", "6D", "4D")
    table = at("classic", *hands, pile="3S", stock="3C").play("8S", "8H", "8D")
    table.expect(turn=2).happened("laid", "laid", "laid", "skipped", "turn")


def test_r2_5_with_two_players_the_same_moves_again() -> None:
    at("classic", "8S 9C", "5D", pile="3S", stock="3C").act("8S").expect(turn=0).legal("draw")
    table = at("classic", "8S 8H 9C", "5D", pile="3S", stock="3C").play("8S", "8H")
    table.expect(turn=0, top="8H")


def test_r2_5_an_eight_cannot_be_answered() -> None:
    at("classic", "8S 9C", "8D 5D", "6D", pile="3S", stock="3C").act("8S").refused(
        "8D", "not_your_turn", seat=1
    )


def test_r2_6_a_ten_turns_the_direction() -> None:
    table = at("classic", "TS 9C", "5D", "6D", pile="3S", stock="3C").act("TS")
    table.expect(direction=-1, turn=2).happened("laid", "reversed", "turn")
    assert table.event("reversed")["direction"] == -1


def test_r2_6_and_back() -> None:
    table = at("classic", "TS 9C", "5D", "6D", pile="3S", stock="3C", direction=-1).act("TS")
    table.expect(direction=1, turn=1)


@pytest.mark.parametrize(("tens", "direction", "turn"), [(2, 1, 1), (3, -1, 3), (4, 1, 1)])
def test_r2_6_each_ten_counts(tens: int, direction: int, turn: int) -> None:
    laid = cards("TS TH TD TC")[:tens]
    hands = (f"{' '.join(laid)} 9C", "5D", "6D", "4D")
    table = at("classic", *hands, pile="3S", stock="3C").play(*laid)
    table.expect(direction=direction, turn=turn)


def test_r2_6_with_two_players_the_other_moves_next() -> None:
    at("classic", "TS 9C", "5D", pile="3S", stock="3C").act("TS").expect(turn=1, direction=-1)
    table = at("classic", "TS TD 9C", "5D", pile="3S", stock="3C").play("TS", "TD")
    table.expect(turn=1, direction=1)
