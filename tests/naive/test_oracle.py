"""A few facts found by hand, so that the oracle itself can be trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.naive import oracle
from tests.naive.table import NotAPermutation

if TYPE_CHECKING:
    from tests.naive.table import Position


def unshuffled(cards: list[str]) -> list[str]:
    return list(cards)


def cards(text: str) -> list[str]:
    return text.split()


def position(ruleset: str, hands: str, pile: str, stock: str = "", **fields: Any) -> Position:
    """Hands parted by commas."""
    given = {
        "ruleset": ruleset,
        "hands": [cards(hand) for hand in hands.split(",")],
        "stock": cards(stock),
        "pile": cards(pile),
        **fields,
    }
    assert oracle.faults(given) == []
    return oracle.complete(given)


def run(p: Position, *actions: str, seat: int | None = None) -> Position:
    for action in actions:
        p, _ = oracle.act(p, p["turn"] if seat is None else seat, action, unshuffled)
    return p


def refused(p: Position, actions: list[str]) -> str:
    with pytest.raises(oracle.Refused) as refusal:
        oracle.play(p, actions, unshuffled)
    return str(refusal.value)


def has(p: Position, **fields: Any) -> bool:
    return {field: p[field] for field in fields} == fields


# --- classic


def test_a_set_changes_the_suit_and_a_strange_card_does_not_follow() -> None:
    p = position("classic", "4D 4S 9D,KH", "8D")
    p = run(p, "4D")
    assert oracle.legal(p, 0) == {"4S", "end"}
    assert oracle.refusal(p, 0, "9D") == "does_not_fit"
    p = run(p, "4S")
    assert has(p, turn=1, pile=["8D", "4D", "4S"], laid=[], phase="turn")


def test_a_player_who_can_lay_must_not_draw() -> None:
    p = position("classic", "4D 9C,KH", "8D", "2C")
    assert oracle.legal(p, 0) == {"4D"}
    assert oracle.refusal(p, 0, "draw") == "must_lay"


def test_twos_add_up_and_are_drawn_across_a_reshuffle() -> None:
    p = position("classic", "2D 2S 9D,2H 4C,KH 5H,3H 3S", "8D", "6C")
    p = run(p, "2D", "2S")
    assert has(p, pending=4, turn=1)
    p = run(p, "2H")
    assert has(p, pending=6, turn=2)
    assert oracle.legal(p, 2) == {"draw"}
    assert oracle.refusal(p, 2, "5H") == "debt_open"
    # the one card of the stock, then 8D 2D 2S; the debt of six is paid with four
    p, events = oracle.act(p, 2, "draw", unshuffled)
    assert p["hands"][2] == cards("KH 5H 6C 8D 2D 2S")
    assert has(p, pile=["2H"], stock=[], pending=0, turn=3)
    assert [event["type"] for event in events] == ["drew", "reshuffled", "drew", "turn"]


@pytest.mark.parametrize(
    ("owed", "laid", "drawn", "goes_on"),
    [
        (5, "JH", 0, 0),
        (10, "JH", 5, 0),
        (10, "JH JD", 0, 0),
        (5, "JH JD JC", 0, 5),
        (10, "JC JH", 0, 10),
        (5, "JC", 0, 10),
    ],
)
def test_jacks_against_jacks(owed: int, laid: str, drawn: int, goes_on: int) -> None:
    p = position("classic", f"{laid} 9D,KH 4C", "JS", "3C 4D 5C 6C 7C 8C 9C TC QC KC", pending=owed)
    end, _ = oracle.play(p, cards(laid), unshuffled)
    assert len(end["hands"][0]) == 1 + drawn
    assert has(end, pending=goes_on, turn=1)


def test_a_red_jack_beside_a_black_one_cancels_nothing_of_its_own_set() -> None:
    p = position("classic", "JH JC 9D,KH 4C", "4H")
    assert has(run(p, "JH", "JC"), pending=5, turn=1)


def test_the_suit_of_the_last_seven_follows_without_effect() -> None:
    p = position("classic", "7C 7H 2H AH 9C 5S,KH 4C", "8C", "6S")
    p = run(p, "7C")
    assert oracle.legal(p, 0) == {"7H", "9C", "end"}
    p = run(p, "7H")
    assert oracle.legal(p, 0) == {"2H", "AH", "end"}
    p = run(p, "AH")
    assert oracle.legal(p, 0) == {"2H", "end"}
    p = run(p, "end")
    assert has(p, turn=1, pending=0, suit=None)
    assert oracle.legal(p, 1) == {"KH"}


def test_eights_cost_one_turn_and_tens_turn_round() -> None:
    p = position("classic", "8D 8S TD 9C,KH 4C,3C 4D,5C 6C", "3D")
    assert has(run(p, "8D", "8S"), turn=2)
    assert has(run(p, "TD"), turn=3, direction=-1)
    two = position("classic", "8D TD 9C,KH 4C", "3D")
    assert has(run(two, "8D"), turn=0)
    assert has(run(two, "TD"), turn=1, direction=-1)


def test_a_black_queen_exchanges_clockwise_and_two_exchange_twice() -> None:
    p = position("classic", "QC QS 9C,KH 4C,3C 4D", "5C", direction=-1)
    once = run(p, "QC", "end")
    assert once["hands"] == [cards("KH 4C"), cards("QS 9C"), cards("3C 4D")]
    assert has(once, turn=2)
    twice = run(p, "QC", "QS")
    assert twice["hands"] == [cards("9C"), cards("KH 4C"), cards("3C 4D")]


def test_an_ace_names_a_suit_once_and_none_with_the_last_card() -> None:
    p = position("classic", "AC AS 9C,KH 4C", "3D")
    p = run(p, "AC")
    assert oracle.legal(p, 0) == {"AS", *oracle.GAMES["classic"].suit_words()}
    assert oracle.refusal(p, 0, "end") == "name_a_suit"
    p = run(p, "AS")
    assert has(p, phase="suit")
    p = run(p, "suit:H")
    assert has(p, suit="H", turn=1)
    assert oracle.legal(p, 1) == {"KH"}
    last = run(position("classic", "AC,KH 4C", "3D"), "AC")
    assert has(last, result="out", winner=0, turn=0, suit=None, phase="turn")
    assert oracle.refusal(last, 1, "KH") == "game_over"


def test_a_round_is_blocked_after_a_lap_of_passes() -> None:
    p = position("classic", "4C,KH QH,5C 6C", "3D")
    p = run(p, "pass", "pass")
    assert has(p, passes=2, turn=2, result=None)
    assert has(run(p, "pass"), result="blocked", winner=0, turn=2, passes=3)
    shared = run(position("classic", "4C,KH,5C 6C", "3D"), "pass", "pass", "pass")
    assert has(shared, result="blocked", winner=None)


def test_an_unpayable_debt_is_passed_and_leaves_the_count() -> None:
    p = position("classic", "4C,KH QH", "2D", pending=4, passes=1)
    assert oracle.legal(p, 0) == {"pass"}
    assert oracle.refusal(p, 0, "draw") == "stock_empty"
    assert has(run(p, "pass"), pending=0, passes=1, turn=1, result=None)


# --- duel


def test_duel_shuffles_all_before_a_debt_even_when_the_stock_is_full() -> None:
    p = position("duel", "3B 4B,5G 6G", "1R 2R DR", "1B 2B", pending=2)
    assert oracle.legal(p, 0) == {"draw"}
    p, events = oracle.act(p, 0, "draw", sorted)
    assert events[0] == {"type": "reshuffled", "seat": 0, "count": 4}
    assert p["hands"][0] == cards("3B 4B 1B 1R")
    assert has(p, stock=cards("2B 2R"), pile=["DR"], turn=1, pending=0)


def test_duel_a_draw_two_waits_for_a_stock() -> None:
    p = position("duel", "DR 4R WW,5G 6G", "2R 1R", "")
    assert oracle.legal(p, 0) == {"4R", "WW", "draw"}
    assert oracle.refusal(p, 0, "DR") == "stock_empty"
    bare = position("duel", "DR 4R WW,5G 6G", "1R", "")
    assert oracle.legal(bare, 0) == {"4R", "WW", "pass"}
    assert has(run(bare, "pass"), passes=1)


def test_duel_a_wild_and_its_colour_are_one_choice() -> None:
    p = position("duel", "WW 4R,5G 6R", "1R", "3R")
    assert refused(p, ["WW"]) == "name_a_suit"
    end, _ = oracle.play(p, ["WW", "suit:G"], unshuffled)
    assert has(end, suit="G", turn=1)
    assert oracle.legal(end, 1) == {"5G", "draw"}


# --- last-card


def test_a_drawn_card_that_fits_may_be_laid_or_kept() -> None:
    p = run(position("last-card", "4C,KH 9C", "3D", "5D 6S"), "draw")
    assert has(p, phase="drawn", drawn="5D", turn=0)
    assert oracle.legal(p, 0) == {"5D", "pass", "call"}
    assert has(run(p, "pass"), turn=1, drawn=None)
    assert has(run(p, "5D"), turn=1, exposed=0)
    assert has(run(position("last-card", "4C,KH 9C", "3D", "6S"), "draw"), phase="turn", turn=1)


def test_attacks_are_answered_by_their_own_rank_only() -> None:
    p = position("last-card", "2H AC JC 8C,KH 9C", "2D", "5D 6S", pending=2)
    assert oracle.legal(p, 0) == {"2H", "draw"}
    assert has(run(p, "2H"), pending=4)
    p = position("last-card", "2H AC JC 8C,KH 9C", "AD", "5D 6S", pending=4)
    assert oracle.legal(p, 0) == {"AC", "draw"}
    assert has(run(p, "AC"), pending=8, suit=None)
    p = position("last-card", "2H AC JC 8C,KH 9C", "8D", "5D 6S", skip=True)
    assert oracle.legal(p, 0) == {"8C", "pass"}
    assert oracle.refusal(p, 0, "draw") == oracle.refusal(p, 0, "AC") == "eight_open"
    assert has(run(p, "8C"), skip=True, turn=1)
    assert has(run(p, "pass"), skip=False, turn=1)


def test_a_forgotten_call_is_caught_once_until_the_next_player_acts() -> None:
    p = position("last-card", "4D 9C,KH 9D,5S 6S", "3D", "5D 6D 7D")
    assert oracle.legal(p, 0) == {"4D", "call"}
    p = run(p, "4D")
    assert has(p, exposed=0, turn=1)
    assert oracle.legal(p, 0) == {"call"}
    assert oracle.legal(p, 2) == {"catch:0"}
    caught = run(p, "catch:0", seat=2)
    assert caught["hands"][0] == cards("9C 5D 6D")
    assert has(caught, exposed=None, turn=1, called=[False, False, False])
    assert has(run(p, "call", seat=0), exposed=None, called=[True, False, False])
    late = run(p, "9D")
    assert oracle.refusal(late, 2, "catch:0") == "not_catchable"
    assert oracle.refusal(late, 0, "call") == "cannot_call"
    assert has(late, exposed=1)


def test_a_call_lapses_when_two_cards_are_left_at_the_end_of_the_turn() -> None:
    p = position("last-card", "8C 9C,KH 9D", "8D", "5D 6D", skip=True)
    called = run(p, "call")
    assert has(called, called=[True, False])
    assert has(run(called, "8C"), called=[True, False], exposed=None)
    assert has(run(called, "pass"), called=[False, False])


def test_after_a_jack_the_window_opens_with_the_naming() -> None:
    p = run(position("last-card", "JC 9C,KH 9D", "8D", "5D 6D"), "JC")
    assert has(p, phase="suit", exposed=None)
    assert "call" in oracle.legal(p, 0)
    assert has(run(p, "suit:S"), exposed=0, suit="S")
    assert has(run(p, "call", "suit:S"), exposed=None)


# --- whole turns, deal, view, load


def test_a_whole_turn_or_nothing() -> None:
    p = position("classic", "4D 4S 9C,KH 5H", "8D", "6C")
    end, _ = oracle.play(p, ["4D"], unshuffled)
    assert has(end, turn=1, pile=["8D", "4D"])
    assert refused(p, ["4D", "9C"]) == "does_not_fit"
    assert refused(p, ["4D", "4S", "9C"]) == "bad_request"
    assert refused(p, []) == "bad_request"


def test_play_may_stop_after_a_draw_and_ignores_a_suit_after_going_out() -> None:
    p = position("last-card", "4C,KH 9C", "3D", "5D")
    end, _ = oracle.play(p, ["draw"], unshuffled)
    assert has(end, phase="drawn")
    p = position("last-card", "JC,KH 9C", "3D", "5D")
    end, _ = oracle.play(p, ["JC", "suit:H"], unshuffled)
    assert has(end, result="out", suit=None)


def test_a_starter_with_a_power_goes_to_the_bottom() -> None:
    pack = list(oracle.GAMES["classic"].pack)
    rest = ["2C", "JS", "JH", "QH"]
    order = [card for card in pack if card not in rest]
    order[14:14] = rest
    p = oracle.deal("classic", 2, order, 1)
    assert p["pile"] == ["JH"]
    assert p["stock"][:1] == ["QH"]
    assert p["stock"][-2:] == ["2C", "JS"]
    assert p["hands"][1] == order[0:14:2]
    assert has(p, turn=1)
    assert oracle.faults(p) == []


def test_a_view_shows_the_top_or_in_duel_the_pile() -> None:
    p = position("last-card", "4C 5D,KH 9C", "3C 3D", "6D", phase="drawn", drawn="5D")
    own = oracle.view(p, 0)
    assert (own["hand"], own["pile"], own["pile_count"]) == (["4C", "5D"], ["3D"], 2)
    assert own["drawn"] == "5D"
    assert oracle.view(p, 1)["drawn"] is None
    nobody = oracle.view(p, None)
    assert (nobody["hand"], nobody["legal"], nobody["stock"]) == ([], set(), 1)
    assert oracle.view(position("duel", "3B,5G", "1R 2R"), 0)["pile"] == ["1R", "2R"]


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [["4C"], []]},
        {"hands": [["4C"]]},
        {"hands": [["4C"], ["4C"]]},
        {"hands": [["4X"], ["5C"]]},
        {"pile": []},
        {"turn": 2},
        {"direction": 0},
        {"pending": 2},
        {"exposed": 1},
        {"phase": "more"},
        {"phase": "drawn"},
        {"laid": ["3D"]},
        {"pile": ["2D"], "pending": 2, "skip": True},
    ],
)
def test_a_faulty_position_is_refused(change: dict[str, Any]) -> None:
    sound = {"ruleset": "last-card", "hands": [["4C"], ["KH", "9C"]], "stock": [], "pile": ["3D"]}
    assert oracle.faults(sound) == []
    assert oracle.faults({**sound, **change}) != []


def test_a_wild_on_top_needs_a_colour() -> None:
    wild = {"ruleset": "duel", "hands": [["4R"], ["5R"]], "stock": [], "pile": ["WW"]}
    assert oracle.faults(wild) != []
    assert oracle.faults({**wild, "suit": "R"}) == []
    assert oracle.faults({**wild, "phase": "suit", "laid": ["WW"]}) == []


def test_chance_must_give_back_the_same_cards() -> None:
    p = position("classic", "4C,KH QH", "2C 3D")
    with pytest.raises(NotAPermutation):
        oracle.act(p, 0, "draw", lambda _: ["2C", "3D"])
