"""Records of rounds within a match: who takes no part, and who begins by chance (10.1, 10.6)."""

import hashlib
from random import Random
from typing import Any

import pytest

from switch import engine
from switch.engine import SecretChance
from switch.notation.record import BadRecord, make, verify
from tests.engine.test_match_chance import secret_pick
from tests.rules.ended import scored

Record = dict[str, Any]
SEED = hashlib.sha256(b"a round of four, one of whom has left").digest()
PLAYING = (0, 2, 3)


def played(*, absent: tuple[int, ...] = (1,), picked: bool = True) -> Record:
    """Four seats; who begins is what the page says of this seed."""
    rules = scored("elimination", 100, deal__first="random" if picked else "left")
    playing = [seat for seat in range(4) if seat not in absent]
    first = playing[secret_pick(SEED, len(playing))]
    chance = SecretChance(SEED)
    start = state = engine.deal(rules, seats=4, first=first, chance=chance, absent=absent)
    actions = []
    player = Random(1)
    while not state.over:
        action = player.choice(engine.legal(state))
        actions.append((state.turn, str(action)))
        state, _ = engine.apply(state, action)
    return make(start, SEED, first, actions, state, picked=picked)


def test_who_takes_no_part_and_who_begins_stand_in_the_record_and_hold() -> None:
    record = played()
    assert (record["absent"], record["picked"]) == ([1], True)
    assert record["first"] == PLAYING[secret_pick(SEED, 3)]
    assert record["hands"][1] == []
    assert verify(record).absent == (1,)


def test_a_record_without_either_says_nothing_of_them() -> None:
    assert {"absent", "picked"} & set(played(absent=(), picked=False)) == set()


def test_another_seat_that_begins_is_found() -> None:
    record = played()
    for first in set(PLAYING) - {record["first"]}:
        with pytest.raises(BadRecord, match="not the one that the seed picks"):
            verify(record | {"first": first})
        with pytest.raises(BadRecord, match="The hands are not those"):
            verify(record | {"first": first, "picked": False})


@pytest.mark.parametrize(
    "absent", [None, 1, [], [0], [2], [1, 1], [1, 2, 3], [4], [-1], ["1"], [True], [1.0], [[1]]]
)
def test_another_list_of_who_takes_no_part_is_found(absent: Any) -> None:
    record = played(picked=False) | {"absent": absent}
    with pytest.raises(BadRecord) as bad:
        verify(record)
    assert str(bad.value).endswith(".")


@pytest.mark.parametrize("picked", [None, 1, "true", []])
def test_picked_is_true_or_false(picked: Any) -> None:
    with pytest.raises(BadRecord, match="no readable picked"):
        verify(played() | {"picked": picked})
