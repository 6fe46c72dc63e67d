"""10.1, 10.2, 10.6 and 10.7 of docs/house-rules.md: who leaves, who begins, who stands where."""

import pytest

from switch.engine import FastChance, RecordedChance, match
from switch.engine.match import Match
from switch.rulesets import RuleSet
from tests.rules.ended import NOBODY, begun, ended, scored

CHANCE = FastChance(1)


def first(found: Match) -> int:
    return match.first_seat(found, CHANCE)


def places(found: Match) -> list[tuple[int, int]]:
    """(place, seat), the best first."""
    return [(one.place, one.seat) for one in match.standings(found)]


# Elimination


def knockout(target: int = 100, **score: object) -> RuleSet:
    return scored("elimination", target, **score)


def test_r10_1_who_is_above_the_target_takes_no_part_any_more() -> None:
    """90 + 18 = 108 is above 100; 78 + 22 = 100 is not."""
    before = begun(knockout(), 3, totals=(40, 90, 78))
    state = ended(knockout(), "", "AS TD 7C", "KH QC 2D", winner=0)
    assert match.score(before, state).leaves == {1}
    after = match.after(before, state)
    assert after.totals == (40, 108, 100)
    assert after.absent == {1}
    assert after.taking_part == (0, 2)
    assert (after.over, after.winners) == (False, ())


def test_r10_1_an_absent_seat_gets_nothing_and_gives_nothing() -> None:
    before = begun(knockout(), 3, totals=(40, 108, 60), left=(0, 1, 0), rounds=1)
    after = match.after(before, ended(knockout(), "", "", "5C 2D", winner=0, absent=(1,)))
    assert after.totals == (40, 108, 67)
    assert after.left == (0, 1, 0)


def test_r10_2_elimination_is_over_when_one_is_left() -> None:
    """Who is left wins, though another one that left has the lower total."""
    before = begun(knockout(), 3, totals=(99, 101, 95), left=(0, 1, 0), rounds=2)
    after = match.after(before, ended(knockout(), "AS", "", "KS QS", winner=0, absent=(1,)))
    assert after.totals == (100, 101, 115)
    assert (after.over, after.winners) == (True, (0,))
    assert places(after) == [(1, 0), (2, 2), (3, 1)]


def test_r10_2_all_that_were_left_go_above_at_once_and_the_lowest_of_them_wins() -> None:
    """Seat 1 left before with 101, seats 0, 2 and 3 end with 104, 103 and 103."""
    before = begun(knockout(), 4, totals=(99, 101, 98, 94), left=(0, 1, 0, 0), rounds=2)
    state = ended(knockout(), "5S", "", "5H", "9C", winner=NOBODY, absent=(1,))
    after = match.after(before, state)
    assert after.totals == (104, 101, 103, 103)
    assert after.absent == {0, 1, 2, 3}
    assert (after.over, after.winners) == (True, (2, 3))
    assert places(after) == [(1, 2), (1, 3), (3, 0), (4, 1)]


def test_r10_2_who_won_the_round_can_leave_by_the_last_card() -> None:
    rules = knockout(last_card={"K": 50})
    before = begun(rules, 3, totals=(60, 10, 10))
    after = match.after(before, ended(rules, "", "AS", "2S", winner=0), "KS")
    assert after.totals == (110, 11, 12)
    assert after.absent == {0}
    assert (after.wins, after.over) == ((1, 0, 0), False)


def test_r10_3_exactly_the_target_stays_in_the_match() -> None:
    rules = knockout(101, exact_resets=True)
    after = match.after(begun(rules, 2, totals=(0, 100)), ended(rules, "", "AS", winner=0))
    assert (after.totals, after.absent) == ((0, 0), frozenset())


# Who begins


@pytest.mark.parametrize("how", ["left", "random", "last winner", "last loser"])
@pytest.mark.parametrize(("dealer", "right"), [(0, 1), (1, 2), (2, 0)])
def test_r10_6_the_first_round_begins_at_the_dealers_left(
    how: str, dealer: int, right: int
) -> None:
    assert first(match.begin(scored("penalty", deal__first=how), 3, dealer)) == right


def test_r10_6_there_is_no_such_dealer_or_number_of_seats() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        match.begin(scored("penalty"), 3, 3)
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        match.begin(scored("penalty"), 6, 0)


def test_r10_6_the_deal_moves_one_seat_clockwise() -> None:
    rules = scored("penalty")
    found, seen = begun(rules, 3), []
    for winner in (2, 2, 0, NOBODY, 1):
        seen.append(first(found))
        hands = ["5S" if seat != winner else "" for seat in range(3)]
        found = match.after(found, ended(rules, *hands, winner=winner))
    assert seen == [0, 1, 2, 0, 1]


@pytest.mark.parametrize(
    ("began", "leaves", "right"),
    [
        (0, 1, 2),  # seat 0 deals: at its left 1 is gone, 2 begins
        (0, 0, 2),  # seat 0 was to deal and is gone: 1 deals, 2 begins
        (3, 0, 1),  # seat 3 deals: 0 is gone, 1 begins
        (3, 3, 1),  # seat 3 was to deal: 0 deals, 1 begins
        (3, 2, 0),
    ],
)
def test_r10_6_the_deal_passes_over_who_left(began: int, leaves: int, right: int) -> None:
    rules = knockout()
    before = begun(rules, 4, first=began, totals=tuple(99 * (s == leaves) for s in range(4)))
    assert first(match.after(before, ended(rules, *["2S"] * 4, winner=NOBODY))) == right


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_r10_6_who_won_the_last_round_begins(winner: int) -> None:
    rules = scored("penalty", deal__first="last winner")
    hands = ["5S" if seat != winner else "" for seat in range(3)]
    assert (
        first(match.after(begun(rules, 3, first=1), ended(rules, *hands, winner=winner))) == winner
    )


@pytest.mark.parametrize(
    ("began", "hands", "right"),
    [
        (0, ("", "9S", "TC"), 2),  # nine against ten points
        (0, ("", "9S AD 2D", "TC"), 1),
        (0, ("", "TD", "TC"), 1),  # equal: after the dealer, seat 2, come 0 and 1
        (2, ("", "TD", "TC"), 2),  # after the dealer, seat 1, comes 2
        (1, ("", "TD", "TC"), 1),
    ],
)
def test_r10_6_who_had_the_most_in_hand_begins(
    began: int, hands: tuple[str, ...], right: int
) -> None:
    rules = scored("winner collects", deal__first="last loser")
    after = match.after(begun(rules, 3, first=began), ended(rules, *hands, winner=0))
    assert first(after) == right


@pytest.mark.parametrize("how", ["last winner", "last loser"])
def test_r10_6_where_nobody_alone_won_the_deal_moves_on(how: str) -> None:
    rules = scored("penalty", deal__first=how)
    state = ended(rules, "5S", "5H", "KC", winner=NOBODY)
    assert first(match.after(begun(rules, 3, first=0), state)) == 1


@pytest.mark.parametrize(("how", "right"), [("last winner", 3), ("last loser", 0)])
def test_r10_6_who_is_to_begin_and_has_left_is_passed_over(how: str, right: int) -> None:
    """Seat 2 wins with the king that costs fifty, seat 3 has the most in hand; both leave."""
    rules = scored("elimination", 100, last_card={"K": 50}, deal__first=how)
    lost = 0 if how == "last winner" else 95
    before = begun(rules, 4, totals=(0, 0, 60, lost))
    after = match.after(before, ended(rules, "2S", "3S", "", "TC", winner=2), "KC")
    assert after.absent == ({2} if how == "last winner" else {2, 3})
    assert first(after) == right


@pytest.mark.parametrize(("pick", "right"), [(0, 0), (1, 2), (2, 3)])
def test_r10_6_chance_picks_among_those_that_take_part(pick: int, right: int) -> None:
    rules = scored("elimination", 100, deal__first="random")
    before = begun(rules, 4, totals=(0, 95, 0, 0))
    after = match.after(before, ended(rules, "", "KS", "2S", "3S", winner=0))
    assert match.first_seat(after, RecordedChance((), pick)) == right


def test_r10_6_a_pick_that_is_none_is_refused() -> None:
    rules = scored("penalty", deal__first="random")
    after = match.after(begun(rules, 2), ended(rules, "", "KS", winner=0))
    with pytest.raises(ValueError, match="2 is no pick below 2"):
        match.first_seat(after, RecordedChance((), 2))


@pytest.mark.parametrize(
    ("mode", "target", "more"),
    [("rounds won", 0, 0), ("rounds won", 3, 1), ("penalty", 0, 1)],
)
def test_r10_2_what_is_counted_beside_rounds_won(mode: str, target: int, more: int) -> None:
    assert begun(scored(mode, target), 3).counted == more


# Standings


@pytest.mark.parametrize(
    ("mode", "right"),
    [
        ("rounds won", [(1, 3), (2, 0), (2, 2), (4, 1)]),
        ("winner collects", [(1, 3), (2, 0), (2, 2), (4, 1)]),
        ("penalty", [(1, 1), (2, 0), (2, 2), (4, 3)]),
        ("elimination", [(1, 1), (2, 0), (2, 2), (4, 3)]),
    ],
)
def test_r10_7_equal_totals_share_a_place(mode: str, right: list[tuple[int, int]]) -> None:
    found = begun(scored(mode, 100), 4, totals=(7, 2, 7, 9), wins=(1, 4, 0, 0))
    assert places(found) == right
    assert [(one.total, one.wins) for one in match.standings(found) if one.seat == 1] == [(2, 4)]


def test_r10_7_in_elimination_who_left_later_stands_before_who_left_earlier() -> None:
    """Seats 1 and 4 left in one round, with equal totals; seat 3 left earlier with less."""
    totals, left = (60, 120, 99, 101, 120), (0, 5, 0, 2, 5)
    found = begun(knockout(), 5, totals=totals, left=left, rounds=6)
    assert places(found) == [(1, 0), (2, 2), (3, 1), (3, 4), (5, 3)]
