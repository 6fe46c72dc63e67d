"""PettingZoo's own tests, and what it cannot know."""

from __future__ import annotations

import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from switch import engine, rulesets
from switch.core import layout as at
from switch.env import observing
from switch.env.aec import IllegalMove, RawEnv, env
from switch.kernel.batch_env import write_observation
from switch.rulesets import files, share
from tests.env.playing import begun, move
from tests.rulesets.drawn import rule_set

HOUSE = rule_set(Random(5))
# Said of every environment with a mask that is not one of PettingZoo's own.
USUAL = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


def quietly(test: Any, *args: Any, **settings: Any) -> None:
    with warnings.catch_warnings():
        for words in USUAL:
            warnings.filterwarnings("ignore", words)
        test(*args, **settings)


def tables() -> list[Any]:
    presets = [rulesets.get(name) for name in rulesets.ids()]
    found = [(rules, rules.seats[0]) for rules in presets]
    found += [
        (rules, rules.seats[1]) for rules in presets if rules.id in ("classic", "colours-108")
    ]
    return [*found, (HOUSE, HOUSE.seats[0])]


@pytest.mark.parametrize(("rules", "seats"), tables(), ids=lambda one: getattr(one, "id", one))
def test_pettingzoo_is_content(rules: Any, seats: int) -> None:
    theirs = import_module("pettingzoo.test")
    quietly(theirs.api_test, env(rules, seats, most=150), num_cycles=100)
    quietly(theirs.seed_test, lambda: env(rules, seats, most=150), num_cycles=60)


def played(one: Any, rng: Random) -> dict[str, float]:
    """Play the round at random; what each agent got."""
    got = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, terminated, truncated, _ = one.last()
        got[agent] += reward
        done = terminated or truncated
        one.step(None if done else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.parametrize("seed", range(4))
def test_the_winner_gets_what_the_others_lose(seed: int) -> None:
    one = env("classic", 3)
    one.reset(seed=seed)
    assert sorted(played(one, Random(seed)).values()) == [-1, -1, 2]


def test_a_round_that_is_cut_off_is_worth_nothing() -> None:
    one = env("duel", 2, most=5)
    one.reset(seed=1)
    assert played(one, Random(1)) == {"seat_0": 0, "seat_1": 0}


def test_the_seed_is_the_referees() -> None:
    one = RawEnv("last-card", 2)
    one.reset(seed=42)
    chance = engine.FastChance(42)
    state = engine.deal(rulesets.get("last-card"), seats=2, chance=chance)
    hand = one.observe("seat_1")["observation"]
    (block,) = [b for b in observing.blocks(state.table, 2) if b.name == "hand"]
    held = [code for kind, code in enumerate(state.ruleset.pack.codes) if hand[block.start + kind]]
    assert sorted(held) == sorted(state.hands[1])


def test_an_illegal_action_costs_its_player_alone() -> None:
    one = env("classic", 2)
    one.reset(seed=3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        one.step(at.END)
    assert all(one.terminations.values())
    assert one.rewards == {"seat_0": -1, "seat_1": 0}


def test_the_bare_environment_refuses_it_and_goes_on() -> None:
    one = RawEnv("classic", 2)
    one.reset(seed=3)
    before = one.observe("seat_0")
    with pytest.raises(IllegalMove, match="end is not legal for seat_0 now"):
        one.step(at.END)
    for wrong in (1.7, "end", True, None):
        with pytest.raises(IllegalMove, match=f"{wrong!r} is not legal for seat_0 now"):
            one.step(wrong)  # type: ignore[arg-type]
    assert np.array_equal(one.observe("seat_0")["observation"], before["observation"])


def test_only_the_agent_that_decides_may_do_something() -> None:
    one = RawEnv("classic", 3)
    one.reset(seed=3)
    assert one.observe("seat_0")["action_mask"].any()
    assert not one.observe("seat_1")["action_mask"].any()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 13}, "seats of classic must be a whole number from 2 to 4, not 13"),
        ({"ruleset": "whist"}, "There is no rule set 'whist'"),
        ({"seats": "2"}, "seats of classic must be a whole number .* not '2'"),
        ({"first": 2}, "first must be a whole number from 0 to 1, not 2"),
        ({"first": 0.5}, "first must be"),
        ({"most": -1}, "most must be a whole number from 0"),
        ({"render_mode": "human"}, "render_mode must be None or 'ansi', not 'human'"),
    ],
)
def test_what_cannot_be_is_said(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env(**wrong)


@pytest.mark.parametrize("wrong", [-1, 1 << 63, "x", 1.5, True])
def test_a_seed_that_is_none(wrong: Any) -> None:
    with pytest.raises(ValueError, match="seed must be a whole number from 0 to"):
        RawEnv("classic", 2).reset(seed=wrong)


def test_rules_may_come_from_a_file_or_a_code(tmp_path: Any) -> None:
    rules = rulesets.get("pesten")
    file = tmp_path / "ours.toml"
    file.write_text(files.to_toml(rules), "utf-8")
    for word in (file, str(file), share.encode(rules)):
        assert RawEnv(word, 2).rules == rules
    file.write_text('base = "classic"\n[turn]\nskip = ["Z"]\n', "utf-8")
    with pytest.raises(ValueError, match=r"ours\.toml is no rule set\. turn\.skip"):
        RawEnv(file, 2)


def test_a_spectators_line() -> None:
    one = RawEnv("duel", 2, render_mode="ansi")
    one.reset(seed=1)
    assert one.render() == "top 1R, hands [7, 7], seat_0 decides"


# --- hidden cards --------------------------------------------------------------------------------


def seen_by(t: Any, row: list[int], seat: int) -> list[int]:
    cards = sum(t[at.COPIES : at.COPIES + at.COLUMN])
    out = [0] * observing.length(t, row[at.SEATS])
    write_observation(t, row, seat, [0] * at.STATE_SIZE, out, cards)
    return out


def other_world(t: Any, row: list[int], seat: int, rng: Random) -> list[int]:
    """The same for ``seat``: all that it does not see is dealt anew, and what is settled in secret
    is settled otherwise."""
    others = [one for one in range(row[at.SEATS]) if one != seat]
    world = list(row)
    hidden = world[at.STOCK : at.STOCK + world[at.STOCK_COUNT]]
    for other in others:
        start = at.HANDS + other * at.PLANES
        for plane in range(start, start + at.PLANES):
            hidden += [kind for kind in range(at.KINDS_MAX) if world[plane] >> kind & 1]
            world[plane] = 0
    rng.shuffle(hidden)
    for other in others:
        for _ in range(world[at.COUNTS + other]):
            kind, plane = hidden.pop(), at.HANDS + other * at.PLANES
            while world[plane] >> kind & 1:
                plane += 1
            world[plane] |= 1 << kind
        world[at.GIVEN + other] = 0 if world[at.GIVEN + other] >= 0 else -1
    world[at.STOCK : at.STOCK + len(hidden)] = hidden
    world[at.BLUFF] = at.HONEST if world[at.BLUFF] == at.BLUFFED else world[at.BLUFF]
    if seat != world[at.TURN] and world[at.DRAWN] >= 0:
        world[at.DRAWN] = (world[at.DRAWN] + 1) % t[at.T_KINDS]
    if not t[at.T_PILE_OPEN]:
        below = world[at.PILE_COUNT] - max(1, world[at.LAID])
        pile = world[at.PILE : at.PILE + below]
        rng.shuffle(pile)
        world[at.PILE : at.PILE + below] = pile
    return world


@pytest.mark.parametrize("preset", ["classic", "duel", "last-card", "colours-108", None])
def test_hidden_cards_do_not_show(preset: str | None) -> None:
    rng = Random(8)
    rules = rule_set(rng) if preset is None else rulesets.get(preset)
    course = begun(rules, max(3, rules.seats[0]) if rules.seats[1] > 2 else 2)
    t, looked = course.setup.table, 0
    while not course.over and looked < 60:
        if course.actor >= 0:
            seat = rng.randrange(course.setup.seats)
            world = other_world(t, course.row, seat, rng)
            assert world != course.row
            assert seen_by(t, world, seat) == seen_by(t, list(course.row), seat)
            looked += 1
        move(course, rng)
    assert looked > 10
