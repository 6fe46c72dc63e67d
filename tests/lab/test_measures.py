"""From tallies to estimates, on rounds made up so that the right value is known."""

from math import isclose
from random import Random

import pytest

from switch.core.layout import BLOCKED, OUT
from switch.kernel import rounds
from switch.lab import estimates, measures
from switch.lab.plan import Arm, Plan
from switch.lab.running import Totals
from tests.lab.plans import arm

Tally = list[int]


def tally(won: int, *, ended: int = OUT, turns: int = 20, **cells: int) -> Tally:
    made = [0] * rounds.TALLY_SIZE
    made[rounds.WON], made[rounds.ENDED], made[rounds.TURNS_TAKEN] = won, ended, turns
    made[rounds.FAILED] = -1
    for name, value in cells.items():
        made[getattr(rounds, name.upper())] = value
    return made


def summed_up(house: Arm, blocks: list[list[Tally]]) -> measures.Sums:
    return measures.summed([measures.values(house, block) for block in blocks], None)


def value(house: Arm, blocks: list[list[Tally]], key: str) -> float:
    return estimates.moments_of(house, summed_up(house, blocks), key).mean


def test_a_round_is_worth_one_however_it_ends() -> None:
    for seats in range(2, 13):
        one = measures.unit(seats)
        for made in (tally(seats - 1), tally(-1, ended=BLOCKED), tally(-1, failed=0)):
            assert sum(measures.points(seats, made)) == one
    assert measures.points(3, tally(-1, failed=1)) == [3, 0, 3]


def test_wins_go_to_seats_and_to_players() -> None:
    """Three seats, a deal played three times; seat 1 wins always, so every player wins once."""
    house = arm("classic", "greedy", "random", "normal")
    blocks = [[tally(1), tally(1), tally(1)]]
    assert [value(house, blocks, f"seat {seat}") for seat in (1, 2, 3)] == [0, 1, 0]
    players = [value(house, blocks, f"player {number}") for number in (1, 2, 3)]
    assert [round(one, 9) for one in players] == [0.333333333] * 3


def test_players_of_one_name_are_measured_together() -> None:
    """Player 0 alone against two alike; it sits on seat k in play k and wins there each time."""
    house = arm("classic", "greedy", "random", "random")
    blocks = [[tally(0), tally(1), tally(2)]]
    assert house.slots == (0, 1, 1)
    assert value(house, blocks, "player 1") == 1
    assert value(house, blocks, "player 2") == 0


def test_comebacks_are_wins_from_four_cards_behind() -> None:
    house = arm("classic", "greedy", "greedy")
    block = [tally(0, behind=4), tally(0, behind=3)]
    assert value(house, [block], "comeback") == 0.5
    assert value(house, [block], "behind") == 3.5
    shared = [tally(-1, ended=BLOCKED, behind=9), tally(0, behind=9, ended=rounds.FORFEIT)]
    assert value(house, [shared], "comeback") == 0


def test_what_decided_and_when() -> None:
    """Attack is bit 3, skip bit 7; the lead came in turn 10 of 20, and in the last turn."""
    house = arm("classic", "greedy", "greedy")
    block = [tally(0, deciding=1 << 3 | 1 << 7, since=10), tally(1, since=20)]
    assert value(house, [block], "decided attack.draw") == 0.5
    assert value(house, [block], "decided turn.skip") == 0.5
    assert value(house, [block], "unpowered") == 0.5
    assert value(house, [block], "settled") == 0.75


def test_sums_do_not_depend_on_the_order_of_adding() -> None:
    house = arm("classic", "greedy", "random")
    rng = Random(3)
    blocks = [
        [tally(rng.randrange(2), turns=rng.randrange(1, 90)) for _ in range(2)] for _ in range(30)
    ]
    parts = [summed_up(house, blocks[at : at + 10]) for at in (0, 10, 20)]
    forth = measures.added(measures.added(parts[0], parts[1]), parts[2])
    back = measures.added(parts[2], measures.added(parts[1], parts[0]))
    assert forth == back == summed_up(house, blocks)


def invented(house: Arm, deals: int, skill: float, cards: float) -> Totals:
    """Rounds for two in which player 0 wins with 0.5 + skill, and seat 0 with ± cards beside that,
    up for one half of the deals."""
    rng = Random(5)
    made = Totals(Plan("run", (house,), deals, 1, deals // 20))
    for _ in range(20):
        blocks = []
        for _ in range(deals // 20):
            tilt = cards if rng.random() < 0.5 else -cards
            block = []
            for play in range(2):
                better = skill if play == 0 else -skill  # player 0 sits on seat 0, then on 1
                block.append(tally(0 if rng.random() < 0.5 + better + tilt else 1))
            blocks.append(block)
        made.add([{"sums": summed_up(house, blocks), "faults": {}}])
    return made


@pytest.mark.parametrize(("skill", "cards"), [(0.2, 0.0), (0.0, 0.25), (0.15, 0.2)])
def test_skill_and_cards_are_found_again(skill: float, cards: float) -> None:
    """The variance of a seat's point is 1/4; the player's part is skill², that of the cards
    cards²."""
    house = arm("classic", "greedy", "random")
    found = estimates.parts(invented(house, 6000, skill, cards), 0)
    for part, right in ((found.player, skill**2 / 0.25), (found.cards, cards**2 / 0.25)):
        assert abs(part.value - right) < 0.03
        assert part.low - 0.02 <= right <= part.high + 0.02
    assert found.seat.value < 0.01
    assert isclose(sum(one.value for one in vars(found).values()), 1, abs_tol=0.02)


def test_where_all_are_alike_there_is_no_skill() -> None:
    house = arm("classic", "greedy", "greedy")
    made = Totals(Plan("run", (house,), 100, 1, 10))
    made.add(
        [{"sums": summed_up(house, [[tally(0), tally(0)], [tally(1), tally(1)]] * 5), "faults": {}}]
    )
    found = estimates.parts(made, 0)
    assert found.player.value == 0
    assert found.cards.value == 1
