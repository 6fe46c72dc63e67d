"""The fold: inputs in any order are taken or refused, and the log gives the same table again."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from switch import engine
from switch.server.fold import create, fold, step
from switch.server.inputs import (
    AnyInput,
    Closed,
    Created,
    Dealt,
    Joined,
    Left,
    Played,
    Ready,
    SeatPlan,
    read_input,
    write_input,
)
from switch.server.planning import any_turn
from switch.server.refusals import Refused
from switch.server.table import LOG_LENGTH, Table

SEATS = (SeatPlan("human", "Ada"), SeatPlan("open"), SeatPlan("bot", "Clio", "easy"))
CREATED = Created("classic", SEATS, "h0", "11" * 32)


def random_input(table: Table, chance: random.Random, number: int) -> AnyInput:
    seat = chance.randrange(len(table.seats))
    game = table.game
    if game is not None and not game.over and chance.random() < 0.8:
        mover = game.turn if chance.random() < 0.9 else seat
        return Played(mover, any_turn(game), "player", f"{number:064x}")
    choices: list[AnyInput] = [
        Joined(seat, f"Guest {number}", f"h{number}"),
        Dealt(),
        Ready(seat),
        Left(seat, "Otto"),
        Played(seat, (chance.choice(["draw", "9H", "call", "catch:1", "rubbish", "suit:Q"]),)),
    ]
    return chance.choice(choices)


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
@given(seed=st.integers(0, 10**6))
def test_the_log_gives_the_table_again(ruleset: str, seed: int) -> None:
    chance = random.Random(seed)
    created = Created(ruleset, SEATS, "h0", "11" * 32)
    table, _ = create("AAAAAA", created)
    log: list[tuple[AnyInput, float]] = [(created, 0.0)]
    for number in range(120):
        item = random_input(table, chance, number)
        try:
            after, _ = step(table, item, float(number))
        except Refused:
            continue
        assert after.version == table.version + 1
        table = after
        log.append((item, float(number)))
    again = fold("AAAAAA", [(read_input(write_input(item)), at) for item, at in log])
    assert again == table
    assert len(table.log) <= LOG_LENGTH


def dealt(seats: int = 2) -> Table:
    plans = tuple(SeatPlan("human" if i == 0 else "bot", f"P{i}", "easy") for i in range(seats))
    table, _ = create("AAAAAA", Created("classic", plans, "h0", "22" * 32))
    return step(table, Dealt())[0]


def test_the_seed_deals_the_round_that_was_promised() -> None:
    table = dealt()
    expected = engine.deal(
        table.game.ruleset if table.game else pytest.fail("no game"),
        seats=2,
        chance=engine.SecretChance(bytes.fromhex("22" * 32)),
    )
    assert table.game is not None
    assert (table.game.hands, table.game.stock) == (expected.hands, expected.stock)
    assert (table.seed, table.next_seed) == ("22" * 32, "")


def test_calls_and_joins_leave_a_turn_fresh() -> None:
    table = dealt()
    moved = table.moved
    left, _ = step(table, Left(0, "Otto"))
    assert left.moved == moved
    played, _ = step(table, Played(table.game.turn, any_turn(table.game)))  # type: ignore[union-attr, arg-type]
    assert played.moved == moved + 1


@pytest.mark.parametrize(
    ("item", "code"),
    [
        (Dealt(), "round_running"),
        (Ready(0), "round_running"),
        (Joined(1, "Ravi", "h1"), "table_full"),
        (Left(1, "Otto"), "bad_token"),
        (CREATED, "not_in_lobby"),
        (Played(1, ("draw",)), "not_your_turn"),
        (Played(0, ("ZZ",)), "bad_card"),
        (Played(0, ("suit:",)), "bad_request"),
    ],
)
def test_what_does_not_fit_is_refused(item: AnyInput, code: str) -> None:
    with pytest.raises(Refused) as refused:
        step(dealt(), item)
    assert refused.value.code == code


def test_a_closed_table_takes_nothing() -> None:
    closed, _ = step(dealt(), Closed("host"))
    for item in (Dealt(), Ready(0), Left(0, "Otto"), Played(0, ("draw",)), Closed("host")):
        with pytest.raises(Refused, match="closed"):
            step(closed, item)


def test_the_wins_of_a_seat_go_with_its_person() -> None:
    table = dealt(3)
    number = 0
    while table.stage == "round" and table.game is not None:
        number += 1
        turn = any_turn(table.game)
        table, _ = step(table, Played(table.game.turn, turn, "player", f"{number:064x}"))
    assert table.game is not None
    winner = table.game.winner
    assert [seat.wins for seat in table.seats] == [int(i == winner) for i in range(3)]
    left, _ = step(table, Left(0, "Otto"))
    joined, _ = step(left, Joined(0, "Zoe", "h9"))
    assert joined.seats[0].wins == 0
    following, _ = step(joined, Dealt())
    assert (following.round, following.first) == (2, 1)
    assert following.seed == f"{number:064x}"


def test_a_log_that_does_not_begin_with_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="does not begin"):
        fold("AAAAAA", [(Dealt(), 0.0)])
    with pytest.raises(ValueError, match="empty"):
        fold("AAAAAA", [])
