"""A player who sees all hands, though not the stock: how far knowing more could carry anybody."""

from collections.abc import Sequence
from dataclasses import replace

from switch import bots
from switch.bots.levels import PLAYERS
from switch.bots.player import Planner
from switch.core import layout as at
from switch.engine import View
from switch.kernel import memory
from switch.kernel.hosts import Host

NAME = "xray"
LEVEL = replace(bots.LEVELS["expert"], name=NAME, forgets=0.0, overlooks=0.0)


class XRay(Planner):
    """A measure, not a player for a table: ``look`` shows it what nobody may see."""

    def __init__(self, seed: int, host: Host) -> None:
        super().__init__(LEVEL, seed, lambda: host)

    def look(self, cells: Sequence[int], view: View) -> None:
        """The whole round, before its turn."""
        self.saw((), view)
        if self._thinker is not None:
            self._thinker.correct(lambda memory: show(memory, cells, view))


def show(known: list[int], cells: Sequence[int], view: View) -> None:
    """Every card of the other hands is one that has been seen to go there."""
    for seat in range(view.seats):
        if seat != view.seat:
            hand = at.HANDS + seat * at.PLANES
            known[hand : hand + at.PLANES] = cells[hand : hand + at.PLANES]
            known[at.COUNTS + seat] = cells[at.COUNTS + seat]
            layers = memory.LAYERS + seat * memory.SEAT_LAYERS
            known[layers : layers + memory.SEAT_LAYERS] = [0] * memory.SEAT_LAYERS
            known[memory.KNOWN_TURNS + seat] = 0


def searches(name: str) -> bool:
    return name == NAME or (name in PLAYERS and PLAYERS[name].effort is not None)


def get(name: str, seed: int, host: Host) -> bots.Player:
    """As ``bots.get``, and the player with the X-ray eyes; who searches does so on this host."""
    return XRay(seed, host) if name == NAME else bots.get(name, seed, lambda: host)
