"""Commands and their one answer: ids, versions, the lobby, the next round, leaving."""

import asyncio
import random
import secrets

import pytest

from tests.server.served import HUMAN, OPEN, Served, bot, play_round, together

pytestmark = pytest.mark.anyio


async def test_a_repeated_id_gets_the_first_answer(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    await shared.put(
        players, {"hands": [["4D", "5D"], ["9C", "8C"]], "stock": ["2C", "3C"], "pile": ["4S"]}
    )
    name = secrets.token_hex(8)
    first = await players[0].do("4D", id_=name)
    again = await players[0].do("4D", id_=name)
    other = await players[0].do("5D", id_=name)
    assert first == again == other
    assert first["t"] == "ack"
    refused = secrets.token_hex(8)
    early = await players[0].do("5D", id_=refused)
    assert early["code"] == "not_your_turn"
    await players[1].do("draw")
    assert (await players[0].do("5D", id_=refused)) == early


async def test_two_people_may_use_the_same_id(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    await shared.put(
        players, {"hands": [["4D", "5D"], ["4C", "8C"]], "stock": ["2C"], "pile": ["4S"]}
    )
    assert (await players[0].do("4D", id_="one"))["t"] == "ack"
    await players[1].receive()
    assert (await players[1].do("4C", id_="one"))["t"] == "ack"


@pytest.mark.parametrize("shift", [-1, -5, 1, 1000])
async def test_a_turn_made_on_another_version_is_refused(shared: Served, shift: int) -> None:
    players = await shared.seated("classic", 2)
    answer = await players[0].do("draw", v=max(0, players[0].v + shift))
    assert (answer["t"], answer["code"]) == ("nack", "old_version")


async def test_a_turn_needs_its_version(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    answer = await players[0].ask("do", actions=["draw"])
    assert (answer["t"], answer["code"]) == ("nack", "bad_frame")


async def test_a_call_in_between_does_not_make_a_turn_stale(shared: Served) -> None:
    players = await shared.seated("last-card", 3)
    await shared.put(
        players,
        {
            "hands": [["4D"], ["9C", "9D", "5H"], ["KC", "KD", "6H"]],
            "stock": ["2C", "3C"],
            "pile": ["9H"],
            "turn": 1,
            "exposed": 0,
        },
    )
    version = players[1].v
    assert (await players[0].ask("do", actions=["call"]))["t"] == "ack"
    assert (await players[1].do("5H", v=version))["t"] == "ack"


async def test_a_catch_needs_no_version_and_leaves_the_turn(shared: Served) -> None:
    players = await shared.seated("last-card", 3)
    await shared.put(
        players,
        {
            "hands": [["4D"], ["9C", "9D", "5H"], ["KC", "KD", "6H"]],
            "stock": ["2C", "3C"],
            "pile": ["9H"],
            "turn": 1,
            "exposed": 0,
        },
    )
    answer = await players[2].ask("do", actions=["catch:0"])
    assert answer["t"] == "ack"
    update = await players[0].until(lambda frame: frame["t"] == "update")
    assert update["events"][0] == {"type": "caught", "seat": 0, "by": 2}
    assert update["view"]["counts"] == [3, 3, 3]
    assert update["view"]["turn"] == 1
    assert (await players[2].ask("do", actions=["catch:0"]))["code"] == "not_catchable"


async def test_an_ack_comes_after_its_update(shared: Served) -> None:
    players = await shared.seated("duel", 2)
    await players[0].do("draw")
    assert [frame["t"] for frame in players[0].frames[-2:]] == ["update", "ack"]
    assert players[0].frames[-1]["v"] == players[0].frames[-2]["v"]


# The lobby


async def test_the_host_starts_with_the_seats_taken(shared: Served) -> None:
    place = await shared.table("classic", OPEN, OPEN, bot())
    host = await shared.sit(place)
    guest = await shared.sit(await shared.join(place))
    await host.until_state(lambda: host.table["seats"][1]["kind"] == "human")
    assert host.table["invite"] == place["invite"]
    assert guest.table["invite"] is None
    assert host.view == {}
    assert (await guest.ask("start"))["code"] == "not_host"
    assert (await guest.ask("do", v=1, actions=["draw"]))["code"] == "no_round"
    assert (await guest.ask("next", round=1))["code"] == "no_round"
    promised = host.table["next_commit"]
    assert promised is not None
    assert (await host.ask("start"))["t"] == "ack"
    await together([host, guest], lambda p: p.table["phase"] == "round")
    assert [seat["kind"] for seat in host.table["seats"]] == ["human", "human", "bot"]
    assert (host.table["commit"], host.table["next_commit"]) == (promised, None)
    assert (await host.ask("start"))["code"] == "not_in_lobby"


async def test_seats_move_up_when_open_ones_are_taken_away(shared: Served) -> None:
    place = await shared.table("classic", OPEN, OPEN, OPEN)
    host = await shared.sit(place)
    first = await shared.sit(await shared.join(place, "Ravi"))
    second = await shared.sit(await shared.join(place, "Mina"))
    assert (first.table["you"], second.table["you"]) == (1, 2)
    assert (await first.ask("leave"))["t"] == "ack"
    await second.until_state(lambda: second.table["seats"][1]["kind"] == "open")
    await host.ask("start")
    await together([host, second], lambda p: p.table["phase"] == "round")
    assert second.table["you"] == 1
    assert [seat["name"] for seat in second.table["seats"]] == ["Ada", "Mina"]
    assert len(second.view["hand"]) == 7


async def test_a_full_table_starts_by_itself(shared: Served) -> None:
    place = await shared.table("classic", OPEN)
    host = await shared.sit(place)
    assert host.table["phase"] == "lobby"
    await shared.join(place)
    await host.until_state(lambda: host.table["phase"] == "round")
    assert [event["type"] for entry in host.log for event in entry["events"]] == [
        "joined",
        "joined",
        "dealt",
    ]


async def test_a_guest_who_leaves_the_lobby_frees_the_seat(shared: Served) -> None:
    place = await shared.table("classic", OPEN, OPEN)
    host = await shared.sit(place)
    guest = await shared.sit(await shared.join(place))
    assert (await guest.ask("leave"))["t"] == "ack"
    assert await guest.closed_with() == 4002
    await host.until_state(lambda: host.log[-1]["events"][0]["type"] == "left")
    assert [seat["kind"] for seat in host.table["seats"]] == ["human", "open", "open"]
    gone = await shared.open(guest.place)
    assert (await gone.hello())["code"] == "bad_token"
    assert (await shared.join(place, "Mina"))["seat"] == 1


async def test_when_the_host_leaves_the_lobby_another_is_host(shared: Served) -> None:
    place = await shared.table("classic", OPEN, bot())
    host = await shared.sit(place)
    await host.ask("close", id_="c")  # closes
    assert await host.closed_with() == 4002
    place = await shared.table("classic", OPEN, OPEN, bot())
    host = await shared.sit(place)
    guest = await shared.sit(await shared.join(place))
    await host.ask("leave")
    await guest.until_state(lambda: guest.table["host"] == 1)
    assert guest.table["invite"] == place["invite"]
    assert (await guest.ask("start"))["t"] == "ack"


# Rounds


async def test_the_next_round_starts_when_everybody_is_ready(shared: Served) -> None:
    players = await shared.seated("duel", 2)
    assert (await players[0].ask("next", round=2))["code"] == "round_running"
    assert (await players[0].ask("next", round=3))["code"] == "wrong_round"
    await play_round(players, random.Random(2))
    assert (await players[0].do("draw"))["code"] == "game_over"
    assert (await players[0].ask("next", round=3))["code"] == "wrong_round"
    ready = await players[0].ask("next", round=2)
    assert players[0].table["ready"] == [0]
    again = await players[0].ask("next", round=2)
    assert again["v"] == ready["v"]
    assert players[0].table["phase"] == "between"
    await players[1].ask("next", round=2)
    await together(players, lambda p: p.table["phase"] == "round")
    assert (await players[0].ask("next", round=2))["t"] == "ack"
    assert players[0].table["round"] == 2


async def test_a_next_that_changed_nothing_keeps_its_answer_too(shared: Served) -> None:
    players = await shared.seated("duel", 2)
    await play_round(players, random.Random(2))
    for player in players:
        await player.ask("next", round=2)
    await together(players, lambda p: p.table["phase"] == "round")
    name = secrets.token_hex(8)
    first = await players[0].ask("next", id_=name, round=2)
    assert first["t"] == "ack"
    await play_round(players, random.Random(3))
    assert await players[0].ask("next", id_=name, round=2) == first


async def test_many_nexts_at_once_make_one_round(shared: Served) -> None:
    players = await shared.seated("duel", 2)
    await play_round(players, random.Random(2))
    for player in players:
        for number in range(5):
            await player.send(t="next", id=f"n{number}", round=2)
    for player in players:
        await player.until(lambda frame: frame.get("id") == "n4")
    await together(players, lambda p: p.table["phase"] == "round")
    assert [p.table["round"] for p in players] == [2, 2]
    dealt = [e for entry in players[0].log for e in entry["events"] if e["type"] == "dealt"]
    assert [event["round"] for event in dealt] == [1, 2]


async def test_a_bot_takes_over_for_one_who_leaves(shared: Served) -> None:
    players = await shared.seated("classic", 3)
    assert players[0].my_turn
    assert (await players[0].ask("leave"))["t"] == "ack"
    rest = players[1:]
    await together(rest, lambda p: p.view["turn"] != 0)
    seat = rest[0].table["seats"][0]
    assert (seat["kind"], seat["level"]) == ("bot", "normal")
    assert seat["name"] != "Ada"
    assert rest[0].table["host"] == 1
    left = [e for entry in rest[1].log for e in entry["events"] if e["type"] == "left"]
    assert left == [{"type": "left", "seat": 0, "name": "Ada"}]
    await play_round(rest, random.Random(4))


async def test_a_guest_takes_a_seat_that_was_given_up(shared: Served) -> None:
    players = await shared.seated("classic", 3)
    await players[1].ask("leave")
    await players[0].until_state(lambda: players[0].table["invite"] is not None)
    invite = {"table": players[0].place["table"], "invite": players[0].table["invite"]}
    newcomer = await shared.sit(await shared.join(invite, "Zoe"))
    assert newcomer.table["you"] == 1
    assert newcomer.view["seat"] == 1
    everybody = [players[0], newcomer, players[2]]
    await play_round(everybody, random.Random(4))
    late = {"invite": invite["invite"], "name": "Late"}
    full = await shared.http.post(f"/api/tables/{invite['table']}/join", json=late)
    assert (full.status_code, full.json()["error"]["code"]) == (409, "table_full")


async def test_the_last_person_closes_the_table(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    watcher = await shared.watch(players[0].place)
    await players[0].ask("leave")
    await players[1].send(t="leave", id="bye")
    closed = await players[1].until(lambda frame: frame["t"] == "closed")
    assert closed["reason"] == "empty"
    assert await watcher.closed_with() == 4002
    assert watcher.frames[-1] == {"t": "closed", "reason": "empty"}
    again = await shared.open(players[1].place)
    assert await again.hello() == {"t": "closed", "reason": "empty"}


async def test_only_the_host_closes(shared: Served) -> None:
    players = await shared.seated("duel", 2)
    assert (await players[1].ask("close"))["code"] == "not_host"
    await players[0].send(t="close", id="end")
    for player in players:
        assert (await player.until(lambda frame: frame["t"] == "closed"))["reason"] == "host"
        assert await player.closed_with() == 4002
    assert [f["t"] for f in players[0].frames if f.get("id") == "end"] == ["ack"]


async def test_a_spectator_can_do_nothing(shared: Served) -> None:
    players = await shared.seated("duel", 2)
    watcher = await shared.watch(players[0].place)
    assert watcher.table["you"] is None
    for frame in ("start", "leave", "close"):
        assert (await watcher.ask(frame))["code"] == "spectator"
    assert (await watcher.do("draw"))["code"] == "spectator"
    assert (await watcher.ask("do", actions=["call"]))["code"] == "spectator"
    assert (await watcher.ask("next", round=2))["code"] == "spectator"


async def test_spectators_have_a_limit(served: Served) -> None:
    object.__setattr__(served.lobby.services.settings, "spectators", 2)
    place = await served.table("duel", bot())
    for _ in range(2):
        await served.watch(place)
    third = await served.open({**place, "token": None})
    assert (await third.hello())["code"] == "too_many"
    assert (await (await served.sit(place)).do("draw"))["t"] == "ack"


async def test_joining_twice_with_one_key_is_joining_once(shared: Served) -> None:
    place = await shared.table("classic", OPEN, OPEN)
    body = {"invite": place["invite"], "name": "Ravi", "key": "k" * 20}
    url = f"/api/tables/{place['table']}/join"
    answers = await asyncio.gather(*[shared.http.post(url, json=body) for _ in range(5)])
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].status_code == 200
    other = await shared.http.post(url, json={**body, "name": "Mina"})
    assert (other.status_code, other.json()["error"]["code"]) == (409, "bad_key")
    host = await shared.sit(place)
    assert [seat["kind"] for seat in host.table["seats"]] == ["human", "human", "open"]


async def test_making_twice_with_one_key_is_making_once(shared: Served) -> None:
    body = {"ruleset": "duel", "seats": [HUMAN, bot()], "key": "made_once_0123456789"}
    answers = await asyncio.gather(*[shared.http.post("/api/tables", json=body) for _ in range(5)])
    assert {answer.text for answer in answers} == {answers[0].text}
    assert [answer.status_code for answer in answers] == [201] * 5
    other = await shared.http.post("/api/tables", json={**body, "ruleset": "classic"})
    assert (other.status_code, other.json()["error"]["code"]) == (409, "bad_key")
