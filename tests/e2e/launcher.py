"""The real server as a program, with two things that only tests want: a table may start from a
prepared position, and the computer players of level `sharp` neither call nor catch.

A table whose host's name is that of a file in E2E_POSITIONS gets what stands there: a list with a
position for each round, null for a dealt one. The positions are part of no log, so a server that
was killed and started again with the same folder folds to the same table.
"""

import json
import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from switch import bots, engine, notation
from switch.server import fold, read, serve
from switch.server.driver import Robot
from switch.server.table import Notice, Table

FOLDER = Path(os.environ["E2E_POSITIONS"])
deal = fold._dealt


def dealt(table: Table) -> fold.Step:
    after, events = deal(table)
    position = prepared(after.seats[0].name, after.round)
    if position is None:
        return after, events
    chance = engine.SecretChance(bytes.fromhex(after.seed or ""))
    game = notation.load_position(after.rules, position, chance)
    starter = engine.view(game, None).pile[-1]
    event = Notice("dealt", {"round": after.round, "first": after.first, "starter": starter})
    return replace(after, game=game), (event,)


def prepared(name: str, number: int) -> dict[str, Any] | None:
    file = FOLDER / f"{name}.json"
    if not name.isalnum() or not file.exists():
        return None
    positions = json.loads(file.read_text(encoding="utf-8"))
    return positions[number - 1] if number <= len(positions) else None


class Quiet:
    """Lays as the greedy player does, and says nothing after the lay of another."""

    def __init__(self, seed: int) -> None:
        self._player = bots.get("greedy", seed)

    def turn(self, view: engine.View) -> list[engine.Action]:
        return [a for a in self._player.turn(view) if not isinstance(a, engine.Call)]

    def reaction(self, view: engine.View) -> None:  # noqa: ARG002 - the shape of a robot
        return None


def robot(level: str, seed: int) -> Robot:
    return Quiet(seed) if level == "sharp" else bots.get(level, seed)


def main() -> int:
    fold._dealt = dealt
    if page := os.environ.get("E2E_STATIC"):
        server = sys.modules["switch.server.serve"]
        server.make_app = partial(server.make_app, static=Path(page))  # type: ignore[attr-defined]
    return serve(read(), make_robot=robot)


if __name__ == "__main__":
    sys.exit(main())
