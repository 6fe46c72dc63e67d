"""Every preset and rule sets drawn at random over real sockets, with few seats and with many."""

import random

import pytest

from switch import rulesets
from switch.notation import record
from switch.rulesets import share
from switch.rulesets.checking import checked
from tests.rulesets.drawn import rule_set
from tests.server.served import (
    HandClock,
    Player,
    Served,
    bot,
    catch_up,
    choose,
    play_round,
)

pytestmark = pytest.mark.anyio

MOST_TURNS = 300
LEVELS = ("beginner", "easy", "normal", "sharp", "expert")
TABLES = [(name, seats) for name in rulesets.ids() for seats in rulesets.get(name).seats]


async def against_bots(served: Served, ruleset: str, seats: int) -> Player:
    others = [bot(LEVELS[number % 5]) for number in range(seats - 1)]
    return await served.sit(await served.table(ruleset, *others))


async def check_record(served: Served, player: Player, number: int) -> None:
    answer = await served.http.get(f"/api/tables/{player.place['table']}/rounds/{number}")
    end = record.verify(answer.json())
    assert (end.result, end.winner) == (player.view["result"], player.view["winner"])
    assert end.counts == tuple(player.view["counts"])


@pytest.mark.parametrize("ruleset", rulesets.ids())
async def test_people_play_a_round(shared: Served, ruleset: str) -> None:
    players = await shared.seated(ruleset, rulesets.get(ruleset).seats[0])
    await play_round(players, random.Random(7))
    assert len({player.view["result"] for player in players}) == 1
    await check_record(shared, players[0], 1)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
async def test_one_person_and_bots_play_two_rounds(
    shared: Served, ruleset: str, seats: int
) -> None:
    player = await against_bots(shared, ruleset, seats)
    chance = random.Random(3)
    await play_round([player], chance)
    names = [seat["name"] for seat in player.table["seats"]]
    assert len(set(names)) == seats
    await check_record(shared, player, 1)
    await player.ask("next", round=2)
    await player.until_state(lambda: player.table["round"] == 2)
    await play_round([player], chance)
    await check_record(shared, player, 2)


async def test_twelve_people_sit_at_one_table(shared: Served) -> None:
    rules = share.encode(checked({"base": "pesten", "seats": [2, 12]}))
    players = await shared.seated(rules, 12)
    chance = random.Random(5)
    assert players[0].view["counts"] == [7] * 12
    for _ in range(24):
        mover = next(player for player in players if player.my_turn)
        answer = await mover.do(*choose(mover, chance))
        assert answer["t"] == "ack", answer
        await catch_up(players, answer["v"])
    assert {seat["name"] for seat in players[5].table["seats"]} == {
        "Ada",
        *(f"Guest {number}" for number in range(1, 12)),
    }


@pytest.mark.parametrize("seed", range(12))
async def test_no_rule_set_stops_a_table(
    timed: Served, clock: HandClock, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Computer players, and a person whose time is over at every turn: nobody chooses what is
    refused, and nothing fails."""
    chance = random.Random(seed)
    rules = rule_set(chance)
    others = [bot(chance.choice(LEVELS)) for _ in range(chance.randint(*rules.seats) - 1)]
    on_expiry = ("draw", "bot", "skip-turn")[seed % 3]
    options = {"clock": 10, "on_expiry": on_expiry, "view": "marked"}
    place = await timed.table(share.encode(rules), *others, **options)
    player = await timed.sit(place)
    while player.table["phase"] == "round" and player.v < MOST_TURNS:
        if player.my_turn:
            clock.forward(10)
        await player.receive()
    if player.table["phase"] == "between":
        await check_record(timed, player, 1)
    assert caplog.messages == []
