"""Faults that other tables of this family really had: the lobby, leaving, reloading, restarts."""
# ruff: noqa: N802 - the id of a case is written as it is listed

import asyncio
import gc
import json
import random
from pathlib import Path

import pytest

from switch.server.frames import SeatWish, TableWish
from switch.server.room import Room
from tests.server.served import (
    HUMAN,
    OPEN,
    HandClock,
    Served,
    bot,
    choose,
    play_round,
    serving,
    together,
    until,
)

pytestmark = pytest.mark.anyio


async def test_case_BOTS_01_without_a_person_no_bot_goes_on(shared: Served) -> None:
    place = await shared.table("classic", bot(), bot())
    player = await shared.sit(place)
    assert player.my_turn
    await player.send(t="leave", id="bye")
    assert (await player.until(lambda f: f["t"] == "closed"))["reason"] == "empty"
    log = await shared.lobby.services.repository.load(place["table"])
    assert log[-1].stage == "closed"
    assert place["table"] not in shared.lobby.rooms
    assert await shared.lobby.services.repository.load(place["table"]) == log


async def test_case_LOBB_01_leaving_on_ones_own_turn_goes_on_at_once(shared: Served) -> None:
    a, b, c = await shared.seated("classic", 3)
    assert a.my_turn
    await a.ask("leave")
    await together([b, c], lambda p: p.view["turn"] != 0)
    assert b.my_turn or c.my_turn


async def test_case_LOBB_02_the_last_one_leaves_before_the_start(shared: Served) -> None:
    place = await shared.table("classic", OPEN, bot())
    player = await shared.sit(place)
    await player.send(t="leave", id="bye")
    assert (await player.until(lambda f: f["t"] == "closed"))["reason"] == "empty"
    assert place["table"] not in shared.lobby.rooms


async def test_case_LOBB_03_the_host_cannot_take_bots_away(shared: Served) -> None:
    player = await shared.sit(await shared.table("classic", bot(), bot(), bot()))
    before = (player.v, player.table)
    for seat in (1, 2, 3):
        await player.send(t="remove_bot", id="x", seat=seat)
        answer = await player.until(lambda f: f["t"] == "error")
        assert answer["code"] == "bad_frame"
    await player.hello()
    assert (player.v, player.table) == before


async def test_case_LOBB_05_who_leaves_is_named_and_the_others_go_on(shared: Served) -> None:
    a, b, c = await shared.seated("classic", 3)
    await b.ask("leave")
    await together([a, c], lambda p: p.table["seats"][1]["kind"] == "bot")
    for player in (a, c):
        left = [e for entry in player.log for e in entry["events"] if e["type"] == "left"]
        assert left == [{"type": "left", "seat": 1, "name": "Guest 1"}]
        assert player.table["phase"] == "round"
    await play_round([a, c], random.Random(8))


async def test_case_LOBB_06_a_drop_before_the_start_frees_the_seat(
    timed: Served, clock: HandClock
) -> None:
    place = await timed.table("classic", OPEN, OPEN)
    host = await timed.sit(place)
    gone = await timed.sit(await timed.join(place))
    await gone.socket.close()
    await host.until_state(lambda: host.online == [True, False, False] and len(host.log) == 2)
    clock.forward(120)
    await host.until_state(lambda: host.table["seats"][1]["kind"] == "open")
    new = await timed.sit(await timed.join(place, "Mina"))
    assert (await host.ask("start"))["t"] == "ack"
    await together([host, new], lambda p: p.table["phase"] == "round")


async def test_case_LOBB_08_a_start_with_too_few_is_refused(shared: Served) -> None:
    player = await shared.sit(await shared.table("classic", OPEN, OPEN))
    answer = await player.ask("start")
    assert (answer["t"], answer["code"]) == ("nack", "not_enough_players")
    await player.hello()
    assert player.table["phase"] == "lobby"


async def test_case_LOBB_11_when_the_host_closes_everybody_is_told(shared: Served) -> None:
    players = await shared.seated("classic", 3)
    watcher = await shared.watch(players[0].place)
    await players[0].send(t="close", id="end")
    for player in (*players, watcher):
        assert (await player.until(lambda f: f["t"] == "closed"))["reason"] == "host"
        assert await player.closed_with() == 4002
    assert players[0].place["table"] not in shared.lobby.rooms


async def test_case_LOBB_12_only_people_keep_a_table_in_memory(
    timed: Served, clock: HandClock
) -> None:
    place = await timed.table("classic", bot(), bot())
    player = await timed.sit(place)
    room = await timed.room(place)
    await player.socket.close()
    await until(lambda: room.presence.empty)
    clock.forward(300)
    await until(lambda: place["table"] not in timed.lobby.rooms)


async def test_case_LOBB_15_a_newcomer_in_the_next_round_can_act(shared: Served) -> None:
    players = await shared.seated("classic", 3)
    await play_round(players, random.Random(5))
    await players[1].ask("leave")
    await together([players[0], players[2]], lambda p: p.table["seats"][1]["kind"] == "bot")
    invite = {**players[0].place, "invite": players[0].table["invite"]}
    new = await shared.sit(await shared.join(invite, "Zoe"))
    everybody = [players[0], new, players[2]]
    for player in everybody:
        assert (await player.ask("next", round=2))["t"] == "ack"
    await together(everybody, lambda p: p.table["phase"] == "round")
    assert new.my_turn  # the deal has moved to the newcomer's right
    assert (await new.do(*choose(new, random.Random(1))))["t"] == "ack"


async def test_case_PERF_02_a_snapshot_does_not_grow_with_the_round(shared: Served) -> None:
    players = await shared.seated("last-card", 4)
    sizes: dict[int, int] = {}
    logs: dict[int, int] = {}
    done = 0
    chance = random.Random(2)
    while done < 200:
        mover = next(p for p in players if p.my_turn)
        draws = [a for a in mover.view["legal"] if a in ("draw", "pass")]
        turn = draws[:1] or choose(mover, chance)
        await mover.do(*turn)
        done += 1
        await together(players, lambda _: True)
        if players[0].table["phase"] == "between":
            for player in players:
                await player.ask("next", round=player.table["round"] + 1)
            await together(players, lambda p: p.table["phase"] == "round")
        if done in (10, 100, 200):
            watcher = await shared.watch(players[0].place)
            frame = watcher.frames[0]
            logs[done] = len(json.dumps(frame.pop("log")))
            sizes[done] = len(json.dumps(frame))
    assert abs(sizes[200] - sizes[10]) < 150
    assert logs[200] < 1.5 * logs[100]
    assert sizes[200] + logs[200] < 16_000


def rooms_in_memory() -> int:
    return sum(isinstance(thing, Room) for thing in gc.get_objects())


@pytest.mark.parametrize("games", [40, pytest.param(1000, marks=pytest.mark.long)])
async def test_case_PERF_04_games_that_are_over_are_released(tmp_path: Path, games: int) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock) as served:
        gc.collect()
        counts = [rooms_in_memory()]
        for number in range(games):
            player = await served.sit(await served.table("duel", bot()))
            await play_round([player], random.Random(number))
            room = await served.room(player.place)
            await player.socket.close()
            await until(lambda r=room: r.presence.empty)  # type: ignore[misc]
            del room
            clock.forward(300)
            await until(lambda: not served.lobby.rooms)
            if number % (games // 4) == games // 4 - 1:
                gc.collect()
                counts.append(rooms_in_memory())
        assert max(counts) <= counts[0] + 2
        assert clock.waiting == 0


async def test_case_PERF_06_a_thousand_tables_nobody_came_to_are_deleted(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock) as served:
        seats = [SeatWish("human", "Ada"), SeatWish("open")]
        wish = TableWish("classic", seats)
        places = await asyncio.gather(*[served.lobby.create(wish) for _ in range(1000)])
        assert len({place["table"] for place in places}) == 1000
        clock.forward(3599)
        assert await served.lobby.sweep() == ()
        clock.forward(2)
        assert set(await served.lobby.sweep()) == {place["table"] for place in places}
        assert served.lobby.rooms == {}
        late = await served.open(places[0])
        assert (await late.hello())["code"] == "no_table"


async def restart(served: Served) -> None:
    """Every table leaves the memory, as when the server is started again."""
    await served.lobby.close()
    assert served.lobby.rooms == {}


async def test_what_was_chosen_is_what_is_played_after_a_restart(
    served: Served,
) -> None:
    place = await served.table("last-card", bot("sharp"), bot("easy"), beginner=True)
    before = (await served.sit(place)).table
    await restart(served)
    after = (await served.sit(place)).table
    assert (after["ruleset"], after["beginner"]) == ("last-card", True)
    assert [seat["level"] for seat in after["seats"]] == [None, "sharp", "easy"]
    assert after["seats"] == before["seats"]


async def test_case_PERS_05_nobody_is_online_after_a_restart(
    timed: Served, clock: HandClock
) -> None:
    players = await timed.seated("duel", 2)
    await play_round(players, random.Random(3))
    await restart(timed)
    a = await timed.sit(players[0].place)
    assert a.online == [True, False]
    await a.ask("next", round=2)
    clock.forward(10)
    await a.until_state(lambda: a.table["phase"] == "round")


async def test_after_a_restart_an_absence_is_counted_anew(timed: Served, clock: HandClock) -> None:
    """No clock limits a turn; what is counted is absence, and protocol.md says from when."""
    players = await timed.seated("classic", 2)
    await players[0].socket.close()
    await players[1].until_state(lambda: players[1].online == [False, True])
    clock.forward(48)
    await restart(timed)
    b = await timed.sit(players[1].place)
    version = b.v
    clock.forward(59)
    await b.hello()
    assert b.v == version
    clock.forward(1)
    await b.until(lambda f: f["t"] == "update")


async def test_case_RECO_02_a_reload_does_not_let_one_act_out_of_turn(shared: Served) -> None:
    players = await shared.seated("classic", 2)
    hands = [["4D", "5D"], ["2H", "KC"]]
    position = {"hands": hands, "stock": ["3C"], "pile": ["2S"], "turn": 1, "pending": 2}
    await shared.put(players, position)
    again = await shared.sit(players[0].place)
    assert (again.view["turn"], again.view["pending"], again.view["legal"]) == (1, 2, [])
    assert (await again.do("draw"))["code"] == "not_your_turn"


async def test_case_RECO_05_a_drawn_card_is_still_there_after_a_reload(shared: Served) -> None:
    players = await shared.seated("last-card", 2)
    position = {"hands": [["4D"], ["9C", "KC"]], "stock": ["6S", "3C"], "pile": ["9S"]}
    await shared.put(players, position)
    assert (await players[0].do("draw"))["t"] == "ack"
    again = await shared.sit(players[0].place)
    assert (again.view["phase"], again.view["drawn"]) == ("drawn", "6S")
    assert set(again.view["legal"]) >= {"6S", "pass"}
    assert players[1].view["drawn"] is None
    assert (await again.do("pass"))["t"] == "ack"
    assert again.view["turn"] == 1


async def test_case_RECO_07_the_second_tab_plays_and_the_first_stops(shared: Served) -> None:
    place = await shared.table("duel", bot())
    first = await shared.sit(place)
    second = await shared.sit(place)
    assert await first.closed_with() == 4001
    assert [f["t"] for f in first.frames].count("taken_over") == 1
    assert (await second.do("draw"))["t"] == "ack"
    assert second.socket.close_code is None


async def test_case_RECO_09_a_table_that_lost_the_network_is_still_there(
    timed: Served, clock: HandClock
) -> None:
    players = await timed.seated("classic", 3)
    room = await timed.room(players[0].place)
    for player in players:
        await player.socket.close()
    await until(lambda: room.presence.empty)
    clock.forward(60)
    back = [await timed.sit(player.place) for player in players]
    assert [(p.v, p.table["phase"]) for p in back] == [(players[0].v, "round")] * 3
    assert not any(seat["stand_in"] for seat in back[2].table["seats"])
    assert back[0].my_turn


async def test_after_a_removal_the_turn_goes_round_in_order(shared: Served) -> None:
    a, b, c = await shared.seated("classic", 3)
    hands = [["4D", "5D"], ["4H", "5H", "6H"], ["KC", "4C"]]
    await shared.put([a, b, c], {"hands": hands, "stock": ["3C", "6C"], "pile": ["4S"]})
    await a.ask("leave")
    await together([b, c], lambda p: p.view["turn"] == 1)
    assert (await b.do("4H"))["t"] == "ack"
    await c.until_state(lambda: c.v == b.v)
    assert c.my_turn


async def test_seats_are_counted_from_the_list_at_hand(shared: Served) -> None:
    body = {"ruleset": "classic", "seats": [HUMAN, OPEN, OPEN, bot()]}
    place = (await shared.http.post("/api/tables", json=body)).json()
    host = await shared.sit(place)
    guest = await shared.sit(await shared.join(place))
    await host.ask("start")
    await together([host, guest], lambda p: p.table["phase"] == "round")
    assert len(guest.online) == len(guest.table["seats"]) == 3
