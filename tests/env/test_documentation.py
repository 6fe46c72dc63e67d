"""docs/environments.md says what the code does."""

import re
from pathlib import Path

from switch import rulesets
from switch.core import layout as at
from switch.env import observing
from switch.env.batch import shapes
from switch.kernel.deciding import ACTIONS, WAIT

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    first = re.search(r"(?:^\|.+\|\n)+", part, re.MULTILINE)
    assert first is not None
    lines = [line.strip("|") for line in first[0].splitlines()[2:]]
    return [[cell.strip().strip("`") for cell in line.split("|")] for line in lines]


def test_the_blocks_of_an_observation() -> None:
    for preset, seats in (("classic", 2), ("classic", 4), ("colours-108", 10)):
        table = rulesets.get(preset).table_for(seats)
        cards = sum(table[at.COPIES : at.COPIES + at.COLUMN])
        sizes = {"1": 1, "N": seats, "K": table[at.T_KINDS], "C": cards}
        told = [(name, sizes[length]) for name, length, _ in rows("Observations")]
        assert told == [(one.name, one.length) for one in observing.blocks(table, seats)]
    classic = rulesets.get("classic").table_for(2)
    assert f"has {observing.length(classic, 2)} numbers" in " ".join(PAGE.split())


def test_the_phases() -> None:
    (said,) = [cells[2] for cells in rows("Observations") if cells[0] == "phase"]
    assert said == ", ".join(f"{i} {name}" for i, name in enumerate(at.PHASE_NAMES))


def test_the_actions() -> None:
    told = {name: numbers for numbers, name in rows("Actions")}
    last = at.JUMP - 1
    assert told["lay the card of this kind (its place in `RuleSet.pack.codes`)"] == "0–63"
    assert told["name a suit"] == f"{at.NAME}–{at.DRAW - 1}"
    assert told["draw, pass, end"] == f"{at.DRAW}, {at.PASS}, {at.END}"
    assert told["call the last card"] == f"{at.CALL}"
    assert told["catch the seat"] == f"{at.CATCH}–{at.WITH - 1}"
    assert told["exchange with the seat"] == f"{at.WITH}–{at.NAME_RANK - 1}"
    assert told["name a rank"] == f"{at.NAME_RANK}–{at.CHALLENGE - 1}"
    assert told["challenge, accept"] == f"{at.CHALLENGE}, {at.ACCEPT}"
    assert told["wait"] == f"{WAIT}" == f"{last - 1}"
    assert told["jump in with the card"] == f"{at.JUMP}–{at.GIVE - 1}"
    assert told["give the card"] == f"{at.GIVE}–{ACTIONS - 1}"
    assert f"`Discrete({ACTIONS})`" in PAGE


def test_the_arrays_of_a_batch() -> None:
    table = rulesets.get("classic").table_for(3)
    length = observing.length(table, 3)
    sizes = {"games": 5, "length": length, "256": ACTIONS, "seats": 3}
    told = {
        name: (tuple(sizes[one] for one in shape.split(" × ")), kind)
        for name, shape, kind, _ in rows("Many rounds at once")
    }
    assert told == shapes(table, 3, 5)
