"""Rounds in the kernel: what the tally says, against rounds followed by hand and by the engine."""

import ast
from pathlib import Path

import pytest

import switch.kernel.rounds as kernel_rounds
from switch import rulesets
from switch.core.layout import BLOCKED, OUT
from switch.kernel import rounds
from switch.kernel.compiled import NoNumba, compiled
from switch.kernel.hosts import PLAIN
from switch.lab import playing
from switch.lab.failing import Faults, nobody
from switch.lab.plan import Arm
from switch.lab.table import Table
from switch.rulesets.options import BY_KEY
from tests.bots.matches import play_round as play_with_engine
from tests.core.test_subset import BUILTINS, EXPRESSIONS, OPERATORS, STATEMENTS
from tests.lab.plans import arm, changed, run_plan

HOUSES = [
    arm("classic", "greedy", "random"),
    arm("classic", "random", "greedy", "greedy", "random"),
    arm("duel", "greedy", "greedy"),
    arm("last-card", "greedy", "random", "greedy"),
    arm("pesten", "greedy", "random", "greedy", "random", "greedy", "greedy"),
    arm("hundred-one", "greedy", "random"),
    arm("last-card-nz", "random", "greedy"),
    arm(changed("colours-108", "interrupt.jump_in=true"), "greedy", "random", "greedy"),
    arm(changed("last-card", "call.when=before", 'turn.give=["4"]'), "greedy", "random"),
    arm(changed("last-card", "call.when=with", "call.window=the lay"), "random", "greedy"),
    arm(changed("classic", "end.places=all but one"), "greedy", "random", "greedy"),
]


@pytest.mark.parametrize("house", HOUSES, ids=lambda one: f"{one.rules.id}-{one.seats}")
def test_the_kernel_and_a_table_of_views_play_the_same_rounds(house: Arm) -> None:
    plan = run_plan(*house.lineup, rules=house.rules, rounds=6 * house.plays)
    deals = range(plan.deals)
    faults = Faults(nobody)
    quick = playing._by_kernel(house, plan, deals, PLAIN)
    assert quick == playing._at_tables(house, plan, deals, PLAIN, faults)
    assert faults.kept() == {"faults": {}}
    assert len({tuple(tally) for block in quick for tally in block}) > plan.deals


@pytest.mark.parametrize("name", rulesets.ids())
def test_every_preset_is_played_to_its_end(name: str) -> None:
    rules = rulesets.get(name)
    for seats in rules.seats:
        house = Arm(name, rules, ("greedy",) * seats)
        plan = run_plan(*house.lineup, rules=rules, rounds=6)
        for block in playing._by_kernel(house, plan, range(3), PLAIN):
            assert {tally[rounds.ENDED] for tally in block} <= {OUT, BLOCKED}


def test_the_tally_agrees_with_rounds_that_the_engine_played() -> None:
    """Winner, turns and drawn cards, counted in the states and events of another loop."""
    from switch import bots  # noqa: PLC0415 - beside what it is compared with

    for seed in range(12):
        players = [bots.get("greedy", seed * 10 + seat) for seat in range(2)]
        end = play_with_engine("duel", players, seed).end
        fresh = [bots.get("greedy", seed * 10 + seat) for seat in range(2)]
        table = Table(rulesets.get("duel"), fresh, seed)
        assert table.play() is None
        assert table.tally[rounds.WON] == end.winner
        assert tuple(table.cells) == end.cells
        held = sum(end.counts)
        laid = table.tally[rounds.ACTIONS]
        assert table.tally[rounds.DRAWN_CARDS] >= held - 2 * 7
        assert laid >= table.tally[rounds.TURNS_TAKEN]


def test_powers_are_named_like_the_options_they_are_of() -> None:
    assert len(rounds.POWER_KEYS) == rounds.POWERS
    assert [key for key in rounds.POWER_KEYS if key not in BY_KEY] == []
    powers = {key for key, option in BY_KEY.items() if getattr(option, "power", False)}
    assert powers <= set(rounds.POWER_KEYS)


def test_the_file_keeps_to_the_cores_subset() -> None:
    tree = ast.parse(Path(str(kernel_rounds.__file__)).read_text("utf-8"))
    used = {type(node).__name__ for node in ast.walk(tree)}
    assert used - STATEMENTS - EXPRESSIONS - OPERATORS == set()
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 2
            own |= {one.name for one in node.names}
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name)
            assert node.func.id in own | BUILTINS


@pytest.mark.long
def test_compiled_it_plays_the_same() -> None:
    try:
        compiled("kernel.rounds")
    except NoNumba:
        pytest.skip("Numba is not installed")
    for house in HOUSES:
        plan = run_plan(*house.lineup, rules=house.rules, rounds=40 * house.plays)
        for number in range(plan.chunks):
            found = playing.play_chunk(plan, number)
            assert found == playing.play_chunk(plan, number, native=False)
