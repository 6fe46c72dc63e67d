"""10.1 to 10.5 and 10.7 of docs/house-rules.md: what a round is worth, and when a match is over."""

from __future__ import annotations

import pytest

from switch import engine, rulesets
from switch.engine import FastChance, Lay, match, scores
from switch.notation import load_position
from switch.rulesets import from_fields
from tests.rules.ended import NOBODY, begun, ended, scored
from tests.rules.house import plain

# Seat 0 is out; the others hold 1 + 10 + 7 = 18 and 10 + 10 + 2 = 22.
OUT = ("", "AS TD 7C", "KH QC 2D")
# Nobody is out; in hand are 5, 10 + 10 = 20 and 1 + 2 = 3.
BLOCKED = ("5H", "KD QD", "AS 2D")


@pytest.mark.parametrize(
    ("hand", "right"),
    [("AS 2D 9H", 12), ("TD JC QH KS", 40), ("", 0), ("3S 3D 3H 3C", 12)],
)
def test_r10_1_a_hand_counts_what_9_9_says(hand: str, right: int) -> None:
    state = ended(scored("penalty"), hand, "5H", winner=NOBODY)
    assert scores.hand_points(state) == (right, 5)


def test_r10_1_two_equal_cards_count_twice() -> None:
    rules = from_fields(plain("colour-108", fit={"wild": ["W", "F"]}))
    state = ended(rules, "9R 9R SR SR WW WF", "0B", winner=NOBODY)
    assert scores.hand_points(state) == (9 + 9 + 20 + 20 + 50 + 50, 0)


def test_r10_1_points_of_a_rule_set_go_before() -> None:
    rules = scored("penalty", points={"8": 50, "KS": 0, "K": 4})
    state = ended(rules, "8S KH KS", "5H", winner=NOBODY)
    assert scores.hand_points(state) == (54, 5)
    assert scores.card_points(rules)["8D"] == 50
    assert scores.card_points(rules)["9D"] == 9


@pytest.mark.parametrize(
    ("mode", "right"),
    [
        ("rounds won", (1, 0, 0)),
        ("penalty", (0, 18, 22)),
        ("winner collects", (40, 0, 0)),
    ],
)
def test_r10_1_who_goes_out(mode: str, right: tuple[int, ...]) -> None:
    rules = scored(mode)
    found = match.score(begun(rules, 3), ended(rules, *OUT, winner=0))
    assert found.hands == (0, 18, 22)
    assert found.gains == right == found.totals
    assert (found.resets, found.leaves) == (frozenset(), frozenset())


@pytest.mark.parametrize(
    ("mode", "right"),
    [
        ("rounds won", (0, 0, 1)),
        ("penalty", (5, 20, 3)),
        ("winner collects", (0, 0, 2 + 17)),
    ],
)
def test_r10_1_a_blocked_round_that_one_wins(mode: str, right: tuple[int, ...]) -> None:
    rules = scored(mode)
    assert match.score(begun(rules, 3), ended(rules, *BLOCKED, winner=2)).gains == right


def test_r10_1_who_collects_gets_nothing_from_a_hand_worth_less() -> None:
    """The fewest cards win: seat 0 with a king, against 1 + 2 + 3 = 6 and 10 + 9 = 19."""
    rules = scored("winner collects")
    state = ended(rules, "KS", "AD 2D 3D", "TC 9C", winner=0)
    assert match.score(begun(rules, 3), state).gains == (9, 0, 0)


@pytest.mark.parametrize(
    ("mode", "right"),
    [
        ("rounds won", (0, 0, 0)),
        ("penalty", (5, 20, 3)),
        ("winner collects", (0, 0, 0)),
    ],
)
def test_r10_7_a_shared_round(mode: str, right: tuple[int, ...]) -> None:
    rules = scored(mode)
    before = begun(rules, 3)
    after = match.after(before, ended(rules, *BLOCKED, winner=NOBODY))
    assert after.totals == right
    assert after.wins == (0, 0, 0)
    assert after.rounds == 1


def test_r10_1_totals_add_up_and_rounds_won_are_kept_beside_them() -> None:
    rules = scored("penalty")
    first = match.after(begun(rules, 3), ended(rules, *OUT, winner=0))
    second = match.after(first, ended(rules, "3C", "", "2D", winner=1))
    assert second.totals == (3, 18, 24)
    assert second.wins == (1, 1, 0)
    assert (second.rounds, second.over, second.winners) == (2, False, ())


@pytest.mark.parametrize(
    ("mode", "target", "totals", "over", "winners"),
    [
        ("rounds won", 3, (2, 2, 1), False, ()),
        ("rounds won", 3, (3, 2, 1), True, (0,)),
        ("penalty", 100, (99, 3, 12), False, ()),
        ("penalty", 100, (100, 3, 12), True, (1,)),
        ("penalty", 100, (130, 12, 12), True, (1, 2)),
        ("penalty", 100, (130, -20, 12), True, (1,)),
        ("winner collects", 500, (480, 499, 0), False, ()),
        ("winner collects", 500, (480, 500, 0), True, (1,)),
        ("winner collects", 500, (505, 0, 505), True, (0, 2)),
        ("rounds won", 0, (90, 0, 0), False, ()),
        ("penalty", 0, (900, 900, 900), False, ()),
        ("winner collects", 0, (9000, 0, 0), False, ()),
    ],
)
def test_r10_2_over_at_the_target(
    mode: str, target: int, totals: tuple[int, ...], *, over: bool, winners: tuple[int, ...]
) -> None:
    found = begun(scored(mode, target), 3, totals=totals)
    assert (found.over, found.winners) == (over, winners)


def test_r10_2_nothing_is_counted_after_the_end() -> None:
    rules = scored("rounds won", 1)
    after = match.after(begun(rules, 3), ended(rules, *OUT, winner=0))
    assert after.winners == (0,)
    with pytest.raises(ValueError, match="no round to count"):
        match.after(after, ended(rules, *OUT, winner=0))


def test_r10_2_only_a_round_of_this_match_that_is_over_counts() -> None:
    rules = rulesets.get("classic")
    running = engine.deal(rules, seats=3, first=0, chance=FastChance(1))
    with pytest.raises(ValueError, match="no round to count"):
        match.score(begun(rules, 3), running)
    strange = scored("penalty")
    with pytest.raises(ValueError, match="not of this match"):
        match.score(begun(rules, 3), ended(strange, *OUT, winner=0))
    with pytest.raises(ValueError, match="not of this match"):
        match.score(begun(strange, 4), ended(strange, *OUT, winner=0))


@pytest.mark.parametrize("mode", ["penalty", "elimination"])
def test_r10_3_exactly_the_target_goes_back_to_nothing(mode: str) -> None:
    """83 + 18 = 101 exactly; 80 + 22 = 102."""
    rules = scored(mode, 101, exact_resets=True)
    before = begun(rules, 3, totals=(50, 83, 79))
    found = match.score(before, ended(rules, *OUT, winner=0))
    assert found.gains == (0, 18, 22)
    assert found.totals == (50, 0, 0)
    assert found.resets == {1, 2}
    assert not match.after(before, ended(rules, *OUT, winner=0)).over


def test_r10_3_one_more_than_the_target_does_not() -> None:
    rules = scored("penalty", 101, exact_resets=True)
    after = match.after(begun(rules, 3, totals=(50, 84, 0)), ended(rules, *OUT, winner=0))
    assert after.totals == (50, 102, 22)
    assert after.winners == (2,)


@pytest.mark.parametrize(
    ("mode", "target", "resets", "right"),
    [
        ("penalty", 101, False, (0, 101, 22)),
        ("penalty", 0, True, (0, 101, 22)),
        ("winner collects", 123, True, (123, 83, 0)),
    ],
)
def test_r10_3_only_where_the_option_says_so_and_penalties_are_counted(
    mode: str, target: int, *, resets: bool, right: tuple[int, ...]
) -> None:
    rules = scored(mode, target, exact_resets=resets)
    before = begun(rules, 3, totals=(83 if mode == "winner collects" else 0, 83, 0))
    found = match.score(before, ended(rules, *OUT, winner=0))
    assert found.resets == frozenset()
    assert found.totals == right


@pytest.mark.parametrize(
    ("mode", "card", "right"),
    [
        ("penalty", "QD", (-20, 18, 22)),
        ("penalty", "QS", (-40, 18, 22)),
        ("penalty", "JD", (0, 18, 22)),
        ("winner collects", "QS", (40 - 40, 0, 0)),
        ("winner collects", "7C", (40 + 50, 0, 0)),
        ("rounds won", "AC", (1 + 1, 0, 0)),
    ],
)
def test_r10_4_the_last_card_is_worth_something(
    mode: str, card: str, right: tuple[int, ...]
) -> None:
    rules = scored(mode, last_card={"Q": -20, "QS": -40, "7": 50, "A": 1})
    assert match.score(begun(rules, 3), ended(rules, *OUT, winner=0), card).gains == right


@pytest.mark.parametrize(
    ("mode", "right"),
    [
        ("rounds won", (1, 0, 0)),
        ("penalty", (0, 36, 44)),
        ("winner collects", (80, 0, 0)),
    ],
)
def test_r10_5_the_hands_of_the_others_count_double(mode: str, right: tuple[int, ...]) -> None:
    rules = scored(mode, last_doubles=["8", "JC"])
    for card in ("8D", "JC"):
        found = match.score(begun(rules, 3), ended(rules, *OUT, winner=0), card)
        assert found.gains == right
        assert found.hands == (0, 18, 22)
    plainly = match.score(begun(rules, 3), ended(rules, *OUT, winner=0), "JD").gains
    assert plainly == tuple(value // 2 if value > 1 else value for value in right)


def test_r10_4_and_r10_5_together() -> None:
    rules = scored("winner collects", last_card={"8": -5}, last_doubles=["8"])
    assert match.score(begun(rules, 3), ended(rules, *OUT, winner=0), "8H").gains == (75, 0, 0)


def test_r10_4_the_last_card_is_found_in_what_happened() -> None:
    """Seat 1 lays nines, seat 0 two eights at last: the eight of hearts is its last card."""
    rules = from_fields(plain(sets={"several": "same rank"}))
    position = {"hands": [["8S", "8H"], ["9S", "9D", "KC"]], "pile": ["4S"], "stock": ["3C"]}
    state = load_position(rules, position | {"turn": 1}, FastChance(1))
    state, before = engine.play(state, [Lay("9S")])
    assert scores.last_card(before) is None
    after, happened = engine.play(state, [Lay("8S"), Lay("8H")])
    assert after.result == "out"
    assert scores.last_card((*before, *happened)) == "8H"


def test_r10_4_nobody_went_out_of_a_blocked_round() -> None:
    rules = from_fields(plain())
    position = {"hands": [["8S"], ["9S"]], "pile": ["4D"], "stock": [], "passes": 1}
    state = load_position(rules, position, FastChance(1))
    state, happened = engine.apply(state, engine.Pass())
    assert state.result == "blocked"
    assert scores.last_card(happened) is None


def test_r10_4_only_the_first_out_counts_where_play_goes_on() -> None:
    """9.15: seat 2 is out first with a queen, seat 0 later with a king."""
    happened = (
        engine.Laid(2, "QS"),
        engine.Out(2),
        engine.Laid(0, "KS"),
        engine.Out(0),
    )
    assert scores.last_card(happened) == "QS"
