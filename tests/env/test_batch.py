"""Many rounds in arrays, against the core played one action at a time."""

from __future__ import annotations

import threading
import tracemalloc
from dataclasses import fields
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from switch import rulesets
from switch.core import layout as at
from switch.core.deal import deal
from switch.core.legality import legal_actions
from switch.core.rng import CHANCE_SIZE, seed_fast
from switch.core.transition import step
from switch.env import observing
from switch.env.batch import CUT_OFF, OVER, Arrays, Batch, IllegalAction, game_seed, shapes
from switch.env.driver import SlowWarning
from switch.env.setting import need
from switch.kernel.compiled import NoNumba
from switch.kernel.deciding import ACTIONS, WAIT, beside_the_turn
from tests.rulesets.drawn import rule_set

if TYPE_CHECKING:
    from switch.rulesets import RuleSet

HOUSE = rule_set(Random(5))
TABLES = [
    ("classic", 2), ("classic", 4), ("duel", 2), ("last-card", 3), ("colours-108", 6),
    (HOUSE, HOUSE.seats[0]),
]  # fmt: skip
IDS = ["classic-2", "classic-4", "duel-2", "last-card-3", "colours-108-6", "house"]


class ByHand:
    """One game of a batch, by the core's own functions."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.t, self.seats, self.rounds = rules.table_for(seats), seats, 0
        self.chance = [0] * CHANCE_SIZE
        seed_fast(self.chance, seed)
        self.begin()

    def begin(self) -> None:
        self.s = [0] * at.STATE_SIZE
        deal(self.t, self.s, self.seats, self.rounds % self.seats, self.chance)
        self.rounds += 1

    def do(self, seat: int, action: int) -> None:
        if action != WAIT:
            step(self.t, self.s, seat, action, [0] * at.EVENTS_SIZE, self.chance)

    def legal(self, seat: int) -> set[int]:
        out = [0] * ACTIONS
        return set(out[: legal_actions(self.t, self.s, seat, out)])


def choose(batch: Batch, rng: Random) -> np.ndarray[Any, Any]:
    found = [rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.arrays.mask]
    return np.array(found, dtype=np.int64)


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_a_batch_is_the_core_step_by_step(rules: Any, seats: int) -> None:
    batch, rng, games = Batch(rules, seats, 3, seed=11, most=400, native=False), Random(2), 3
    own = [ByHand(batch.rules, seats, game_seed(11, game)) for game in range(games)]
    ended = 0
    for _ in range(250):
        actions, seats_on = choose(batch, rng), batch.arrays.seat.copy()
        for game, one in enumerate(own):
            assert batch.cells(game)[: at.STATE_SIZE] == one.s
            mask = set(np.flatnonzero(batch.arrays.mask[game]).tolist())
            legal = one.legal(int(seats_on[game]))
            if WAIT in mask:
                legal = {code for code in legal if beside_the_turn(code)} | {WAIT}
            assert mask == legal
            one.do(int(seats_on[game]), int(actions[game]))
        batch.step(actions)
        for game, one in enumerate(own):
            over = int(batch.arrays.over[game])
            assert (over == OVER) == (one.s[at.RESULT] != at.RUNNING)
            if one.s[at.WINNER] >= 0:
                reward = batch.arrays.reward[game]
                assert int(reward.argmax()) == one.s[at.WINNER]
            assert batch.arrays.reward[game].sum() == 0
            if over:
                ended += 1
                one.begin()
    assert ended > 0 or seats > 2 or rules == "duel"


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    one, many, rng = Batch(games=1, seed=3, native=False), Batch(games=5, seed=3, native=False), 0
    for _ in range(120):
        actions = many.arrays.mask.argmax(axis=1).astype(np.int64)
        assert np.array_equal(one.arrays.observation[0], many.arrays.observation[0])
        many.step(actions)
        rng += one.step(actions[:1].copy())
    assert rng > 0
    assert not np.array_equal(many.arrays.observation[0], many.arrays.observation[1])


def test_a_reset_begins_the_same_games_again() -> None:
    batch = Batch("last-card", 3, 2, seed=4, native=False)
    before = batch.arrays.observation.copy()
    for _ in range(40):
        batch.step(batch.arrays.mask.argmax(axis=1).astype(np.int64))
    assert np.array_equal(batch.reset().observation, before)
    assert not np.array_equal(batch.reset(5).observation, before)


def test_it_writes_where_the_caller_says_and_nowhere_else() -> None:
    rules = rulesets.get("classic")
    wanted = shapes(rules.table_for(2), 2, 4)
    mine = Arrays(**{name: np.zeros(*one) for name, one in wanted.items()})
    batch = Batch(rules, 2, 4, arrays=mine, native=False)
    places = [getattr(mine, one.name).ctypes.data for one in fields(mine)]
    held = [getattr(mine, one.name) for one in fields(mine)]
    for _ in range(30):
        batch.step(mine.mask.argmax(axis=1).astype(np.int64))
    assert [getattr(batch.arrays, one.name).ctypes.data for one in fields(mine)] == places
    assert all(
        getattr(batch.arrays, one.name) is was for one, was in zip(fields(mine), held, strict=True)
    )
    assert mine.observation.any()


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    batch = Batch("classic", 2, 3, seed=1, native=False)
    before = [batch.cells(game) for game in range(3)]
    actions = batch.arrays.mask.argmax(axis=1).astype(np.int64)
    actions[1] = at.END
    with pytest.raises(IllegalAction, match=r"Game 1: end \(action 82\) is not legal .* seat 0"):
        batch.step(actions)
    assert [batch.cells(game) for game in range(3)] == before
    for wild in (-1, 127, 256, 10**12):
        actions[1] = wild
        with pytest.raises(IllegalAction, match=f"Game 1: {wild} "):
            batch.step(actions)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 13}, "seats of classic must be a whole number from 2 to 4, not 13"),
        ({"rules": "whist"}, "There is no rule set 'whist'; choose one of classic"),
        ({"rules": "r1-uehdE6vGdBS6VZZAq2o"}, "This rule set's code is damaged"),
        ({"seats": 2.0}, "seats of classic must be a whole number .* not 2.0"),
        ({"games": 0}, "games must be a whole number from 1"),
        ({"games": True}, "games must be"),
        ({"games": "many"}, "games must be .* not 'many'"),
        ({"threads": 0}, "threads must be a whole number from 1"),
        ({"threads": 1.5}, "threads must be .* not 1.5"),
        ({"threads": None}, "threads must be"),
        ({"most": -1}, "most must be a whole number from 0"),
        ({"most": 1 << 63}, "most must be"),
        ({"seed": "x"}, "seed must be a whole number from 0 to 9223372036854775807, not 'x'"),
        ({"seed": -1}, "seed must be"),
        ({"arrays": 3}, "arrays must be of the class Arrays"),
    ],
)
def test_what_cannot_be_is_said(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch(**{"native": False, **wrong})


def test_a_seed_that_is_none_begins_nothing() -> None:
    batch = Batch(seed=np.int32(7), native=False)  # type: ignore[arg-type]
    batch.step(batch.arrays.mask.argmax(axis=1).astype(np.int64))
    before = batch.cells(0)
    for wrong in ("x", 1.5, -1, 1 << 63, True):
        with pytest.raises(ValueError, match="seed must be a whole number from 0"):
            batch.reset(wrong)  # type: ignore[arg-type]
    assert (batch.cells(0), batch.seed) == (before, 7)


def test_arrays_of_another_shape_or_type_are_refused() -> None:
    batch = Batch("duel", 2, 3, native=False)
    for wrong in (np.zeros(2, np.int64), np.zeros(3, np.int32), np.zeros(6, np.int64)[::2]):
        with pytest.raises(ValueError, match="array of int64 of the shape"):
            batch.step(wrong)
    small = shapes(batch.table, 2, 2)
    arrays = Arrays(**{name: np.zeros(*one) for name, one in small.items()})
    with pytest.raises(ValueError, match="seat must be an array of int64"):
        Batch("duel", 2, 3, arrays=arrays, native=False)


def test_what_must_not_be_written_to_is_read_alone() -> None:
    batch = Batch("duel", 2, 3, native=False)
    actions = batch.arrays.mask.argmax(axis=1).astype(np.int64)
    actions.flags.writeable = False
    batch.step(actions)
    batch.arrays.seat.flags.writeable = False
    with pytest.raises(ValueError, match=r"seat must be an array of .* writeable"):
        Batch("duel", 2, 3, arrays=batch.arrays, native=False)


def test_a_round_is_cut_off_after_the_most_decisions() -> None:
    batch = Batch("duel", 2, 1, most=10, native=False)
    for decision in range(1, 11):
        assert batch.step(batch.arrays.mask.argmax(axis=1).astype(np.int64)) == decision // 10
    assert batch.arrays.over[0] == CUT_OFF
    assert not batch.arrays.reward.any()


def test_a_package_that_is_missing_is_named() -> None:
    with pytest.raises(ImportError, match=r"needs nosuchthing, .* `make setup` installs it"):
        need("nosuchthing.inner")


def test_without_numba_it_says_that_it_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    from switch.kernel import hosts  # noqa: PLC0415

    def lacking(module: str) -> Any:
        raise NoNumba(f"Numba is not installed, {module}.")

    monkeypatch.setattr(hosts, "compiled", lacking)
    with pytest.warns(SlowWarning, match="up to a hundred times slower"):
        assert not Batch("duel").native


@pytest.mark.long
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_compiled_and_in_threads_the_games_are_the_same(rules: Any, seats: int) -> None:
    plain = Batch(rules, seats, 6, seed=9, most=200, native=False)
    others = [Batch(rules, seats, 6, seed=9, most=200, native=True, threads=n) for n in (1, 2, 4)]
    rng = Random(1)
    for _ in range(200):
        actions = choose(plain, rng)
        for other in others:
            for one in fields(Arrays):
                mine, theirs = getattr(plain.arrays, one.name), getattr(other.arrays, one.name)
                assert np.array_equal(mine, theirs), one.name
            other.step(actions)
        plain.step(actions)
    assert [others[2].cells(game) for game in range(6)] == [plain.cells(game) for game in range(6)]


@pytest.mark.long
def test_closing_ends_its_threads() -> None:
    before = threading.active_count()
    with Batch("duel", 2, 4, native=True, threads=2) as batch:
        assert threading.active_count() > before
    assert threading.active_count() == before
    assert batch.arrays.mask.any(axis=1).all()


@pytest.mark.long
def test_a_compiled_step_allocates_nothing() -> None:
    batch = Batch("classic", 2, 1000, native=True)
    actions = np.zeros(1000, np.int64)
    batch.arrays.mask.argmax(axis=1, out=actions)
    batch.step(actions)
    tracemalloc.start()
    for _ in range(50):
        batch.arrays.mask.argmax(axis=1, out=actions)
        batch.step(actions)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000  # of the megabytes that are written


def test_the_blocks_are_where_they_are_said_to_be() -> None:
    batch = Batch("last-card", 3, 1, seed=6, native=False)
    rng, codes = Random(4), batch.rules.pack.codes
    where = {block.name: block for block in observing.blocks(batch.table, 3)}
    for _ in range(60):
        seen, s = batch.arrays.observation[0].tolist(), batch.cells(0)
        viewer = int(batch.arrays.seat[0])

        def block(name: str, seen: list[int] = seen) -> list[int]:
            return seen[where[name].start :][: where[name].length]

        own = s[at.HANDS + viewer * at.PLANES]
        assert block("hand") == [own >> kind & 1 for kind in range(52)]
        around = [(viewer + i) % 3 for i in range(3)]
        assert block("counts") == [s[at.COUNTS + seat] for seat in around]
        assert block("called") == [s[at.CALLED] >> seat & 1 for seat in around]
        top = s[at.PILE + s[at.PILE_COUNT] - 1]
        assert block("pile")[0] == top, codes[top]
        assert block("stock") == [s[at.STOCK_COUNT]]
        assert block("actor") == [0]
        assert block("turn") == [(s[at.TURN] - viewer) % 3]
        batch.step(choose(batch, rng))
    assert sum(one.length for one in where.values()) == len(seen)
