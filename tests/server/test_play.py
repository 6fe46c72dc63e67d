"""Whole rounds over real sockets."""

import random

import pytest

from switch.notation import record
from tests.server.served import Served, bot, choose, play_round, together

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 2), ("duel", 2), ("last-card", 3)])
async def test_people_play_two_rounds(shared: Served, ruleset: str, seats: int) -> None:
    players = await shared.seated(ruleset, seats)
    chance = random.Random(7)
    promised = players[0].table["commit"]
    await play_round(players, chance)
    first = players[0]
    assert [p.view["result"] for p in players] == [first.view["result"]] * seats
    winner = first.view["winner"]
    assert [seat["wins"] for seat in first.table["seats"]] == [
        int(seat == winner) for seat in range(seats)
    ]
    assert first.table["commit"] == promised
    promised = first.table["next_commit"]
    for player in players:
        assert (await player.ask("next", round=2))["t"] == "ack"
    await together(players, lambda p: p.table["round"] == 2)
    assert first.table["phase"] == "round"
    assert first.table["first"] == 1
    assert first.table["commit"] == promised
    assert first.table["seed"] is None
    await play_round(players, chance)


@pytest.mark.parametrize(("ruleset", "others"), [("classic", 3), ("duel", 1), ("last-card", 3)])
async def test_one_person_plays_against_bots(shared: Served, ruleset: str, others: int) -> None:
    place = await shared.table(ruleset, *[bot("easy"), bot("normal"), bot("sharp")][:others])
    player = await shared.sit(place)
    await play_round([player], random.Random(3))
    names = [seat["name"] for seat in player.table["seats"]]
    assert len(set(names)) == others + 1
    await player.ask("next", round=2)
    await player.until_state(lambda: player.table["round"] == 2)


async def test_the_record_of_a_round_can_be_verified(shared: Served) -> None:
    players = await shared.seated("last-card", 2)
    commit = players[0].table["commit"]
    code = players[0].place["table"]
    early = await shared.http.get(f"/api/tables/{code}/rounds/1")
    assert (early.status_code, early.json()["error"]["code"]) == (409, "round_running")
    await play_round(players, random.Random(1))
    answer = await shared.http.get(f"/api/tables/{code}/rounds/1")
    data = answer.json()
    end = record.verify(data)
    assert data["commit"] == commit
    assert data["seed"] == players[0].table["seed"]
    assert (end.result, end.winner) == (players[0].view["result"], players[0].view["winner"])
    for number in (0, 2):
        missing = await shared.http.get(f"/api/tables/{code}/rounds/{number}")
        assert (missing.status_code, missing.json()["error"]["code"]) == (404, "no_such_round")


async def test_a_round_that_was_closed_half_way_has_no_record(shared: Served) -> None:
    """Nothing of it is shown, and nobody is told to ask again later."""
    player = await shared.sit(await shared.table("duel", bot()))
    await player.ask("close")
    missing = await shared.http.get(f"/api/tables/{player.place['table']}/rounds/1")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "no_such_round")


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
async def test_records_of_bots_rounds_verify(shared: Served, ruleset: str) -> None:
    """Sets, sevens, ignored suits, understood ends: whatever they play is spelled out."""
    place = await shared.table(ruleset, bot("sharp"))
    player = await shared.sit(place)
    chance = random.Random(5)
    for number in range(1, 6):
        await play_round([player], chance)
        answer = await shared.http.get(f"/api/tables/{place['table']}/rounds/{number}")
        assert record.verify(answer.json()).winner == player.view["winner"]
        await player.ask("next", round=number + 1)
        await player.until_state(lambda n=number: player.table["round"] == n + 1)  # type: ignore[misc]


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
async def test_a_snapshot_is_what_the_updates_have_told(shared: Served, ruleset: str) -> None:
    """At every version, for every viewer: snapshot(v) = fold(updates up to v)."""
    players = await shared.seated(ruleset, 3)
    viewers = [*players, await shared.watch(players[0].place)]
    chance = random.Random(11)
    for _ in range(70):
        mover = next((p for p in players if p.my_turn), None)
        if mover is None:
            break
        await mover.do(*choose(mover, chance))
        await together(viewers, lambda _: True)
        for viewer in viewers:
            told = (viewer.v, viewer.table, viewer.view, viewer.log[-60:])
            await viewer.hello()
            assert (viewer.v, viewer.table, viewer.view, viewer.log) == told


async def test_a_lay_and_its_suit_go_out_as_one_version(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    await shared.put(
        players,
        {"hands": [["AS", "4D"], ["9C", "KD"]], "stock": ["2C", "3C"], "pile": ["9H"]},
    )
    before = players[1].v
    answer = await players[0].do("AS", "suit:D")
    assert (answer["t"], answer["v"]) == ("ack", before + 1)
    update = await players[1].until(lambda frame: frame["t"] == "update")
    assert [event["type"] for event in update["events"]] == ["laid", "named", "turn"]
    assert (update["v"], update["view"]["suit"], update["view"]["turn"]) == (before + 1, "D", 1)


async def test_a_refused_turn_changes_nothing(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    await shared.put(
        players, {"hands": [["4D", "9H", "4S"], ["9C"]], "stock": ["2C"], "pile": ["4C"]}
    )
    before = (players[0].v, players[0].view)
    answer = await players[0].do("4D", "9H")
    assert (answer["t"], answer["code"], answer["clause"]) == ("nack", "does_not_fit", "2.1")
    assert answer["message"]
    await players[0].hello()
    assert (players[0].v, players[0].view) == before


async def test_beginner_mode_opens_everything_to_its_player_alone(shared: Served) -> None:
    place = await shared.table("last-card", bot(), beginner=True)
    player = await shared.sit(place)
    opened = player.frames[0]["open"]
    assert opened["hands"][0] == player.view["hand"]
    assert len(opened["hands"][1]) == 7
    assert len(opened["stock"]) == player.view["stock"]
    watcher = await shared.watch(place)
    assert watcher.frames[0]["open"] is None
