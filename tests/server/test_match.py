"""Rounds of a table count together as a match, as its rule set says."""

import random

import pytest

from switch.notation import record
from switch.rulesets import share
from switch.rulesets.checking import checked
from tests.server.served import (
    OPEN,
    Frame,
    Player,
    Served,
    bot,
    catch_up,
    play_round,
    together,
)

pytestmark = pytest.mark.anyio

MOST_ROUNDS = 60


def code(base: str, **changes: object) -> str:
    return share.encode(checked({"base": base, **changes}))


def scored(player: Player) -> Frame:
    """What the end of the last round was worth."""
    return next(
        event
        for entry in reversed(player.log)
        for event in reversed(entry["events"])
        if event["type"] == "scored"
    )


def standing(match: Frame, seat: int) -> tuple[int, int]:
    """In elimination, the best first: who plays on, then who left later; then the fewest points."""
    left = match["left"][seat]
    return (-left if left else -MOST_ROUNDS, match["totals"][seat])


async def next_round(players: list[Player]) -> None:
    number = players[0].table["round"] + 1
    for player in players:
        assert (await player.ask("next", round=number))["t"] == "ack"
    await together(players, lambda p: p.table["round"] == number)


async def verified(served: Served, player: Player) -> Frame:
    number = player.table["round"]
    answer = await served.http.get(f"/api/tables/{player.place['table']}/rounds/{number}")
    assert record.verify(answer.json()).winner == player.view["winner"]
    return dict(answer.json())


async def test_the_winner_collects_until_a_total_reaches_the_target(shared: Served) -> None:
    """Points by hand: a king counts 10 and a four 4, so who goes out gets 14."""
    rules = code("crazy-eights", score={"target": 30})
    place = await shared.table(rules, OPEN)
    players = [await shared.sit(place), await shared.sit(await shared.join(place))]
    await together(players, lambda p: p.table["phase"] == "round")
    match = players[0].table["match"]
    assert (match["mode"], match["target"], match["counted"]) == ("winner collects", 30, True)
    position = {"hands": [["9H"], ["KD", "4D"]], "stock": ["2C", "3C"], "pile": ["9S"]}
    for total in (14, 28, 42):
        await shared.put(players, {**position, "turn": 0})
        assert (await players[0].do("9H"))["t"] == "ack"
        await catch_up(players, players[0].v)
        event = scored(players[1])
        assert (event["gains"], event["totals"]) == ([14, 0], [total, 0])
        assert players[1].table["match"]["totals"] == [total, 0]
        assert players[1].table["match"]["over"] == (total == 42)
        if total < 42:
            await next_round(players)
    assert players[0].table["match"]["winners"] == [0]
    assert players[0].table["match"]["ranking"] == [0, 1]
    assert players[0].log[-1]["events"][-1] == {"type": "match_over", "winners": [0]}
    began = players[0].table["first"]
    await next_round(players)
    match = players[0].table["match"]
    assert (match["totals"], match["over"], match["winners"]) == ([0, 0], False, [])
    assert players[0].table["first"] == (began + 1) % 2


async def test_who_is_above_the_limit_takes_no_part_and_is_not_waited_for(shared: Served) -> None:
    rules = code("hundred-one", score={"target": 40})
    places = [await shared.table(rules, OPEN, bot("sharp"), bot("sharp"))]
    places.append(await shared.join(places[0]))
    players = [await shared.sit(place) for place in places]
    await together(players, lambda p: p.table["phase"] == "round")
    chance = random.Random(8)
    left: list[int] = []
    for number in range(1, MOST_ROUNDS):
        await play_round(players, chance)
        assert all(players[0].view["counts"][seat] == 0 for seat in left)
        data = await verified(shared, players[0])
        assert data.get("absent", []) == left
        match = players[0].table["match"]
        assert match["totals"] == scored(players[0])["totals"]
        assert match["ranking"] == sorted(range(4), key=lambda seat: standing(match, seat))
        left = [seat for seat in range(4) if match["left"][seat]]
        if match["over"]:
            assert match["winners"]
            return
        playing = [players[seat] for seat in (0, 1) if seat not in left] or players[:1]
        for player in playing:
            await player.ask("next", round=number + 1)
        await together(players, lambda p, n=number: p.table["round"] == n + 1)  # type: ignore[misc]
    raise AssertionError("the match never ends")


async def test_chance_says_who_begins_and_the_record_proves_it(shared: Served) -> None:
    place = await shared.table(code("mau-mau", deal={"first": "random"}), bot(), bot(), bot())
    player = await shared.sit(place)
    chance, began = random.Random(2), set()
    assert player.table["first"] == 0
    await play_round([player], chance)
    for _ in range(12):
        await next_round([player])
        began.add(player.table["first"])
        await play_round([player], chance)
        assert (await verified(shared, player))["picked"] is True
    assert len(began) > 1


async def test_rounds_won_are_counted_without_a_word(shared: Served) -> None:
    player = await shared.sit(await shared.table("classic", bot()))
    await play_round([player], random.Random(4))
    wins = [seat["wins"] for seat in player.table["seats"]]
    assert player.table["match"]["totals"] == wins
    assert player.table["match"]["counted"] is False
    assert "scored" not in {event["type"] for one in player.log for event in one["events"]}
