"""What a person can do at the terminal beside laying and drawing: throw in, challenge, choose."""

from typing import Any

import pytest

from tests.rules.house import plain

JUMPS = plain("french-52", cards={"packs": "two"}, interrupt={"jump_in": True})
BLUFFS = plain(
    fit={"wild": ["A"]},
    attack={"draw": {"A": 4}},
    interrupt={"challenge": True, "challenge_penalty": 2},
)
RANKS = plain(fit={"wild": ["J"], "names_rank": ["J"]})
SWAPS = plain(turn={"exchange": ["Q"], "exchange_with": "a player"})
GIVES = plain(turn={"give": ["3"]})
ALL_GIVE = plain(turn={"give": ["3"], "give_who": "everybody"})
THREE = [["QS", "4H", "5D"], ["3C"], ["KC", "KD"]]


@pytest.mark.parametrize("line", ["throw", "throw 9s", "9s", "1", "jump 1"])
def test_the_same_card_is_thrown_in_before_the_next_player_moves(at: Any, line: str) -> None:
    game = at(JUMPS, hands=[["4H", "9S", "5D"], ["3C", "4C"]], pile=["9S"], turn=1)
    seen = game.wait(line)
    assert "before Clio plays: Enter goes on · throw in 1 9♠ · ? help" in seen.replace(
        " 2 9♠", " 1 9♠"
    )
    assert "You throw in the same card. You lay 9♠." in seen
    assert game.hand == {"4H", "5D"}
    assert game.table.view.turn == 1


def test_enter_lets_it_pass(at: Any) -> None:
    game = at(JUMPS, hands=[["4H", "9S", "5D"], ["3C", "4C"]], pile=["9S"], turn=1)
    assert game.wait("").endswith("? help")
    assert game.hand == {"4H", "9S", "5D"}


@pytest.mark.parametrize(
    ("line", "right"),
    [("throw 4h", "This card cannot be thrown in now."), ("4h", "It is not your turn.")],
)
def test_another_card_is_not_thrown_in(at: Any, line: str, right: str) -> None:
    game = at(JUMPS, hands=[["4H", "9S", "5D"], ["3C", "4C"]], pile=["9S"], turn=1)
    assert right in game.wait(line, "")
    assert len(game.hand) == 3


def test_without_the_card_nothing_is_thrown_in(at: Any) -> None:
    game = at(JUMPS, hands=[["4H", "8S", "5D"], ["3C", "4C"]], pile=["9S"])
    assert "Nothing can be thrown in now." in game.type("throw")


def test_nobody_is_asked_who_holds_no_such_card(at: Any) -> None:
    game = at(JUMPS, hands=[["4H", "8S", "5D"], ["3C", "4C"]], pile=["9S"], turn=1)
    assert game.wait() == ""


def test_a_wild_card_that_attacks_is_challenged(at: Any) -> None:
    """Clio held the king of spades, and spades were asked for: she draws the four cards."""
    hands = [["4H", "8S", "5D"], ["KS", "4C"]]
    game = at(
        BLUFFS, hands=hands, pile=["9S", "AD"], pending=4, phase="challenge", bluff=True, accused=1
    )
    seen = game.type("8s", "", "challenge")
    assert "Type one of them." in seen
    assert "challenge the card of Clio · accept it · hint · ? help" in seen
    assert "First accept the card that was laid, or challenge it." in seen
    assert "You challenge the card of Clio. Clio had bluffed! Clio draws 4 cards." in seen
    assert game.table.view.counts == (3, 6)
    assert game.table.view.turn == 0


def test_it_costs_more_where_it_was_no_bluff(at: Any) -> None:
    hands = [["4H", "8S", "5D"], ["KH", "4C"]]
    position = {
        "pile": ["9S", "AD"],
        "pending": 4,
        "phase": "challenge",
        "bluff": False,
        "accused": 1,
    }
    game = at(BLUFFS, hands=hands, stock=["2C", "2D", "2H", "2S", "3C", "3D", "3H"], **position)
    seen = game.type("challenge")
    assert "Clio had not bluffed. You draw 2♣ 2♦ 2♥ 2♠ 3♣ 3♦." in seen


def test_it_is_accepted_and_the_debt_is_faced(at: Any) -> None:
    hands = [["4H", "8S", "5D"], ["KH", "4C"]]
    game = at(
        BLUFFS, hands=hands, pile=["9S", "AD"], pending=4, phase="challenge", bluff=False, accused=1
    )
    seen = game.type("accept", "draw")
    assert "You do not challenge Clio." in seen
    assert "draw: take 4 cards (or Enter)" in seen


@pytest.mark.parametrize("answer", ["7", "seven"])
def test_a_rank_is_asked_for_and_shown(at: Any, answer: str) -> None:
    game = at(RANKS, hands=[["JH", "4H", "5D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("jh", "spades", answer)
    assert "Which rank? a ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, j jack, q queen, k king." in seen
    assert "“spades” is none of them. Type one of those named." in seen
    assert "You lay J♥. You ask for sevens." in seen
    game.type("table")
    assert any("Rank in force: seven (asked for)" in row for row in game.rows)


@pytest.mark.parametrize("line", ["", "back"])
def test_a_card_can_be_taken_back_at_the_question(at: Any, line: str) -> None:
    game = at(RANKS, hands=[["JH", "4H", "5D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("jh", line)
    assert "Enter takes the cards back. Taken back; nothing was laid." in seen
    assert game.hand == {"JH", "4H", "5D"}


def test_a_player_is_chosen_to_swap_with(at: Any) -> None:
    game = at(SWAPS, hands=THREE, pile=["9S"])
    seen = game.type("qs", "nobody", "ot")
    assert (
        "Swap hands with whom? Clio (1 card), Otto (2 cards). Enter takes the cards back." in seen
    )
    assert "“nobody” is none of them." in seen
    assert "You lay Q♠. You swap hands with Otto." in seen
    assert game.hand == {"KC", "KD"}


def test_a_set_can_be_taken_back_at_the_question(at: Any) -> None:
    """The queen of hearts could follow, so the turn has to be ended before hands are swapped."""
    sets = SWAPS | {"sets": {"several": "same rank"}}
    game = at(sets, hands=[["QS", "QH", "5D"], *THREE[1:]], pile=["9S"])
    assert "Taken back; nothing was laid." in game.type("qs", "back")
    assert game.hand == {"QS", "QH", "5D"}
    assert "You lay Q♠. You swap hands with Otto." in game.type("qs", "ot")


def test_with_one_other_nobody_is_asked(at: Any) -> None:
    game = at(SWAPS, hands=THREE[:2], pile=["9S"])
    assert "with whom" not in game.type("qs")
    assert game.hand == {"3C"}


@pytest.mark.parametrize("answer", ["5d", "3"])
def test_a_card_is_given_away(at: Any, answer: str) -> None:
    """The numbers stay those of the hand as it was shown: 1 3♠ 2 4♥ 3 5♦."""
    game = at(GIVES, hands=[["3S", "4H", "5D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("3s", "3s", answer)
    assert "Give away which card?" in seen
    assert "“3s” is none of them." in seen
    assert "You lay 3♠. You give Clio 5♦." in seen
    assert game.hand == {"4H"}


def test_all_give_and_the_person_is_asked_in_turn(at: Any) -> None:
    """Clio laid the three and has chosen; nothing can be taken back any more."""
    position = {"turn": 0, "ending": 1, "given": [None, "4C"], "phase": "give", "laid": ["3S"]}
    game = at(ALL_GIVE, hands=[["4H", "5D"], ["4C", "KD"]], pile=["9S", "3S"], **position)
    seen = game.type("", "4h")
    assert seen.count("Give away which card? 1 4♥ 2 5♦.") == 2
    assert "takes the cards back" not in seen
    assert "Clio gives you 4♣." in seen
    assert "You give Clio 4♥." in seen
    assert game.hand == {"4C", "5D"}


def test_a_false_call_costs_and_is_told(at: Any) -> None:
    calls = plain(call={"required": True, "false_call": 2})
    game = at(calls, hands=[["4S", "4H", "5D"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("call")
    assert "call “Last card!”" not in seen  # three cards: it does not count here
    assert "Your call was not due. You draw 5♣ 6♣." in seen
    assert len(game.hand) == 5


def test_who_is_out_and_who_left_is_shown_at_the_seat(at: Any) -> None:
    places = plain(end={"places": "all but one"}, score={"mode": "elimination", "target": 90})
    hands = [["4S", "4H"], [], [], ["3C", "4C"]]
    game = at(places, hands=hands, pile=["9S"], places=[2], absent=[1])
    game.type("table")
    plate = next(row for row in game.rows if "place 1" in row)
    assert plate.split() == ["out", "of", "it", "place", "1", "2", "▮▮", "2", "▮▮"]


def test_who_is_out_first_is_told_and_the_others_play_on(at: Any) -> None:
    places = plain(end={"places": "all but one"})
    game = at(places, hands=[["4S"], ["3C", "4C"], ["KC", "KD"]], pile=["9S"])
    assert "You lay 4♠. You are out!" in game.type("4s")
    assert not game.table.view.over


def test_a_card_that_came_by_a_cover_is_seen_only_when_nothing_can_be_taken_back(at: Any) -> None:
    """9.14: the last card is covered by the five of clubs, which is then given away: out."""
    covers = plain(turn={"give": ["3"]}, end={"cover": ["3"]})
    game = at(covers, hands=[["3S"], ["3C", "4C"]], pile=["9S"])
    seen = game.type("3s", "", "5c")
    assert "You lay 3♠. You draw 5♣." in seen
    assert "takes the cards back" not in seen
    assert "You give Clio 5♣. You are out and win the round!" in seen
