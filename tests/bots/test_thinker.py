"""A player who searches goes over to the compiled host between two rounds."""

from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from switch import engine, rulesets
from switch.bots.thinker import Effort, Thinker
from switch.kernel.hosts import PLAIN, Host


class Cells(list[int]):
    """A vector of the other host, which takes no others: compiled functions do not either."""


class Other(Host):
    def vector(self, cells: Any) -> Cells:
        return Cells(cells)

    def module(self, name: str) -> ModuleType:
        plain = PLAIN.module(name)
        own = {each: taking_its_own(getattr(plain, each)) for each in ("remember", "think")}
        return cast("ModuleType", SimpleNamespace(**own))


def taking_its_own(function: Any) -> Any:
    def call(*given: Any) -> Any:
        assert [type(one) for one in given] == [Cells] * len(given)
        return function(*given)

    return call


@pytest.mark.parametrize("first", ["saw", "weigh"])
def test_a_player_made_before_the_kernel_is_compiled_goes_over_to_it(first: str) -> None:
    state = engine.deal(rulesets.get("classic"), seats=2, chance=engine.FastChance(1))
    view = engine.view(state, state.turn)
    hosts = [PLAIN, Other(compiled=True)]
    thinker = Thinker(Effort(playouts=20, plain=20), 1, lambda: hosts.pop(0))
    if first == "saw":
        thinker.saw((), view)
        hosts.append(PLAIN)
    assert thinker.weigh(view)[0].playouts > 0
