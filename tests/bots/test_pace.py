"""How long a turn takes: people of each level, and plain choices."""

from random import Random

import pytest

from switch import bots
from switch.bots import LEVELS
from switch.engine import View
from tests.bots.matches import seen
from tests.bots.test_players import at_

CHANCE = Random(5)


def choice() -> View:
    return seen(at_("classic", "4S 5S 6S", "3H 3D", pile="KS", stock="8C"), 0)


def none() -> View:
    """Nothing fits: there is only the draw."""
    return seen(at_("classic", "4H 5H", "3H 3D", pile="KS", stock="8C"), 0)


def times(name: str, view: View) -> list[float]:
    return [bots.pace(name, view, CHANCE) for _ in range(400)]


@pytest.mark.parametrize("name", LEVELS)
def test_where_there_is_nothing_to_choose_nobody_ponders(name: str) -> None:
    (plain,) = set(times(name, none()))
    pondered = times(name, choice())
    assert plain <= min(pondered)
    assert max(pondered) > 1.3 * plain


def test_a_beginner_takes_longer_and_unevenly_an_expert_is_quick() -> None:
    spread = {name: sorted(times(name, choice())) for name in LEVELS}
    middles = [spread[name][200] for name in LEVELS]
    widths = [spread[name][360] - spread[name][40] for name in LEVELS]
    assert middles == sorted(middles, reverse=True)
    assert max(widths) == widths[0] > 2 * widths[-1]
    assert times("expert", none())[0] < 0.8 * middles[-1]
    for name in LEVELS:  # mostly short, at times long
        shortest, middle, longest = (spread[name][i] for i in (0, 200, -1))
        assert middle - shortest < longest - middle


def test_a_program_takes_the_usual_time() -> None:
    assert set(times("Hal", choice())) == {1.0}
