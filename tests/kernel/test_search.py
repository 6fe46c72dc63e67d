"""What a choice is worth, and when it is given up: the numbers are worked out by hand."""

from typing import Any

import pytest

from switch import bots, engine, rulesets
from switch.bots import weights
from switch.bots.thinker import Effort, Thinker
from switch.core import layout as at
from switch.kernel import search
from switch.kernel.hosts import NATIVE, PLAIN, Host
from switch.notation.position import load_position


def state(seats: int, **cells: int) -> list[int]:
    s = [0] * at.STATE_SIZE
    s[at.SEATS], s[at.WINNER], s[at.DIRECTION] = seats, -1, 1
    for name, value in cells.items():
        s[getattr(at, name)] = value
    return s


CLASSIC = rulesets.get("classic").table_for(3)


def test_a_won_round_is_worth_all_and_a_lost_one_nothing() -> None:
    s = state(3, RESULT=at.OUT, WINNER=1)
    assert [search.won_by(CLASSIC, s, seat) for seat in range(3)] == [0, 1000, 0]


def test_a_blocked_round_is_shared_by_the_least_hands() -> None:
    """1.10: two cards each for seats 0 and 2, three for seat 1."""
    s = state(3, RESULT=at.BLOCKED)
    s[at.COUNTS : at.COUNTS + 3] = [2, 3, 2]
    assert [search.won_by(CLASSIC, s, seat) for seat in range(3)] == [500, 0, 500]


def test_places_are_worth_less_from_first_to_last() -> None:
    """9.15: seats 2 and 0 are out, so seat 1 is third."""
    table = list(CLASSIC)
    table[at.T_PLACES] = 1
    s = state(3, RESULT=at.OUT, WINNER=2, PLACES_COUNT=2)
    s[at.PLACES : at.PLACES + 2] = [2, 0]
    assert [search.won_by(table, s, seat) for seat in (2, 0, 1)] == [1000, 500, 0]


def account(*choices: tuple[int, int]) -> list[int]:
    """Choices tried in 16 worlds, each with how many were won, in all or nothing."""
    cells = [len(choices), 16]
    for action, won in choices:
        cells += [action, 1, 16, 1000 * won, 1_000_000 * won]
    return cells


def alive(cells: list[int]) -> list[int]:
    return cells[search.CHOICES_AT + search.ALIVE :: search.CHOICE_SIZE]


@pytest.mark.parametrize(
    ("won", "doubt", "left"),
    [
        # 12 and 4 of 16: 0.5 behind; the two variances are 3/16 each, so the error is
        # sqrt(6/16/16) = 0.153: 3.3 errors.
        ((12, 4), 25, [1, 0]),
        ((12, 4), 33, [1, 1]),
        ((12, 4), 0, [1, 1]),
        # 9 and 7: 0.125 behind, error sqrt(2*63/256/16) = 0.175: 0.7 errors.
        ((9, 7), 25, [1, 1]),
        ((9, 7), 6, [1, 0]),
    ],
)
def test_a_choice_far_behind_is_given_up(won: tuple[int, int], doubt: int, left: list[int]) -> None:
    cells = account((3, won[0]), (4, won[1]))
    search.give_up(cells, doubt)
    assert alive(cells) == left


def test_a_card_that_wins_at_once_wins_every_round() -> None:
    rules = rulesets.get("classic")
    puzzle = load_position(
        rules,
        {
            "hands": [["5H", "5S"], ["2D", "9C", "KD"]],
            "stock": ["3C", "4H", "6D", "JC"],
            "pile": ["5C"],
        },
        engine.FastChance(1),
    )
    thinker = Thinker(Effort(200, 200, doubt=0), 1, lambda: PLAIN)
    view = engine.view(puzzle, 0)
    thinker.saw((), view)
    assert all(one.wins == 1.0 and one.playouts >= 100 for one in thinker.weigh(view))
    assert thinker.plan(view)[0] < at.NAME


def weighed(host: Host) -> Any:
    """A whole round between two thinkers; what each choice won."""
    found = []
    now = engine.deal(rulesets.get("classic"), seats=2, chance=engine.FastChance(11))
    minds = [Thinker(Effort(60, 60), seat, lambda: host) for seat in range(2)]
    for seat, mind in enumerate(minds):
        mind.saw((), engine.view(now, seat))
    turns = 0
    while not now.over and turns < 12:
        turns += 1
        view = engine.view(now, now.turn)
        found.append(minds[now.turn].weigh(view))
        codes = minds[now.turn].plan(view)
        for code in codes:
            now, events = engine.apply(now, engine.actions.from_code(now.ruleset, code))
            for seat, mind in enumerate(minds):
                mind.saw([engine.redact(e, seat) for e in events], engine.view(now, seat))
    return found


@pytest.mark.long
def test_the_compiled_search_is_the_plain_one() -> None:
    assert weighed(NATIVE) == weighed(PLAIN)


def test_weights_are_there_for_every_rule_set() -> None:
    for name in rulesets.ids():
        assert len(weights.learnt(rulesets.get(name))) == len(weights.GREEDY)
    assert bots.LEVELS["expert"].effort is not None
