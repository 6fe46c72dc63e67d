"""Who is there and what an absence does; time is moved by hand."""

import random
from pathlib import Path

import pytest

from tests.server.served import (
    OPEN,
    HandClock,
    Player,
    Served,
    bot,
    play_round,
    serving,
    together,
    until,
)

pytestmark = pytest.mark.anyio


async def go(served: Served, player: Player) -> None:
    """Closes the socket and waits until the table has noticed."""
    room = await served.room(player.place)
    before = len(room.presence.connections())
    await player.socket.close()
    await until(lambda: len(room.presence.connections()) < before)


async def test_others_are_told_who_is_online(served: Served) -> None:
    players = await served.seated("classic", 3)
    await players[0].until_state(lambda: players[0].online == [True, True, True])
    await players[2].socket.close()
    await players[0].until_state(lambda: players[0].online == [True, True, False])
    version = players[0].v
    back = await served.sit(players[2].place)
    await players[0].until_state(lambda: players[0].online == [True, True, True])
    assert (back.v, players[0].v) == (version, version)


async def test_bots_wait_while_nobody_is_there(timed: Served, clock: HandClock) -> None:
    object.__setattr__(timed.lobby.services.settings, "bot_pause", 5.0)
    place = await timed.table("classic", bot(), bot())
    player = await timed.sit(place)
    answer = await player.do(player.view["legal"][0], "suit:H")
    if answer["t"] == "nack":
        answer = await player.do(player.view["legal"][0])
    assert answer["t"] == "ack"
    watcher = await timed.watch(place)
    await go(timed, player)
    clock.forward(1000)
    await watcher.send(t="ping")
    await watcher.until(lambda frame: frame["t"] == "pong")
    assert watcher.v == answer["v"]
    again = await timed.sit(place)
    assert again.v == answer["v"]
    clock.forward(8)  # a normal player takes up to 1.6 times the pause
    await again.until(lambda frame: frame["t"] == "update")
    assert again.v == answer["v"] + 1


async def test_a_computer_player_stands_in_after_the_grace_time(
    timed: Served, clock: HandClock
) -> None:
    players = await timed.seated("classic", 2)
    await go(timed, players[0])
    await players[1].until_state(lambda: players[1].online == [False, True])
    version = players[1].v
    clock.forward(59)
    await players[1].hello()
    assert (players[1].v, players[1].table["seats"][0]["stand_in"]) == (version, False)
    clock.forward(1)
    await players[1].until(lambda frame: frame["t"] == "update")
    seat = players[1].table["seats"][0]
    assert (seat["name"], seat["kind"], seat["stand_in"]) == ("Ada", "human", True)
    back = await timed.sit(players[0].place)
    await players[1].until(lambda frame: frame.get("stand_in") == [False, False])
    assert back.table["you"] == 0
    await play_round([back, players[1]], random.Random(1))


async def test_a_stand_in_is_found_after_a_long_absence_of_all(
    timed: Served, clock: HandClock
) -> None:
    """No time runs while nobody is there: who comes back second has a whole grace time."""
    players = await timed.seated("classic", 2)
    for player in players:
        await go(timed, player)
    clock.forward(299)
    second = await timed.sit(players[1].place)
    version = second.v
    clock.forward(59)
    await second.hello()
    assert second.v == version
    clock.forward(1)
    await second.until(lambda frame: frame["t"] == "update")


async def test_between_rounds_an_absent_person_is_not_waited_for(
    timed: Served, clock: HandClock
) -> None:
    players = await timed.seated("duel", 2)
    await play_round(players, random.Random(6))
    await go(timed, players[1])
    await players[0].ask("next", round=2)
    assert players[0].table["phase"] == "between"
    clock.forward(10)
    await players[0].until_state(lambda: players[0].table["phase"] == "round")


async def test_a_guest_who_goes_away_loses_the_seat_in_the_lobby(
    timed: Served, clock: HandClock
) -> None:
    place = await timed.table("classic", OPEN, OPEN)
    host = await timed.sit(place)
    guest = await timed.sit(await timed.join(place))
    await go(timed, guest)
    clock.forward(119)
    await host.hello()
    assert host.table["seats"][1]["kind"] == "human"
    clock.forward(1)
    await host.until_state(lambda: host.table["seats"][1]["kind"] == "open")
    assert (await timed.join(place, "Mina"))["seat"] == 1


async def test_a_guest_who_joins_late_has_the_whole_time_to_come(
    timed: Served, clock: HandClock
) -> None:
    place = await timed.table("classic", OPEN, OPEN)
    host = await timed.sit(place)
    clock.forward(500)
    guest = await timed.join(place)
    clock.forward(119)
    assert (await timed.sit(guest)).table["you"] == 1
    assert host.socket.close_code is None


async def test_an_absent_host_makes_room_for_another(timed: Served, clock: HandClock) -> None:
    place = await timed.table("classic", OPEN, OPEN)
    guest = await timed.sit(await timed.join(place))
    clock.forward(120)
    await guest.until_state(lambda: guest.table["host"] == 1)


async def test_the_newest_tab_has_the_seat(served: Served) -> None:
    place = await served.table("duel", bot())
    first = await served.sit(place)
    second = await served.sit(place)
    assert first.online != []
    assert await first.closed_with() == 4001
    assert first.frames[-1] == {"t": "taken_over"}
    assert (await second.do("draw"))["t"] == "ack"
    assert (await served.room(place)).presence.anybody


async def test_a_socket_may_say_hello_again(served: Served) -> None:
    players = await served.seated("duel", 2)
    for _ in range(3):
        assert (await players[0].hello())["t"] == "snapshot"
    assert players[0].socket.close_code is None
    assert (await players[0].do("draw"))["t"] == "ack"
    await together(players, lambda _: True)


async def test_reactions_of_bots_are_judged_when_they_fall_due(tmp_path: Path) -> None:
    """A catch that comes too late, for the call was made, does nothing and stops nothing."""
    clock = HandClock()
    async with serving(tmp_path, clock=clock, reaction_pace=1.0, bot_pause=60.0) as served:
        place = await served.table("last-card", bot("sharp"), bot("sharp"))
        player = await served.sit(place)
        await served.put(
            [player],
            {
                "hands": [["9H", "4D"], ["9C", "9D", "5H"], ["KC", "KD", "6H"]],
                "stock": ["2C", "3C", "4C"],
                "pile": ["8H"],
            },
        )
        assert (await player.do("9H"))["t"] == "ack"
        assert player.view["exposed"] == 0
        called = await player.ask("do", actions=["call"])
        assert called["t"] == "ack"
        clock.forward(30)
        await player.hello()
        assert player.view["counts"] == [1, 3, 3]
        assert player.v == called["v"]


async def test_a_bot_catches_who_forgot(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock, reaction_pace=1.0, bot_pause=60.0) as served:
        caught = 0
        for _ in range(4):
            place = await served.table("last-card", bot("sharp"), bot("sharp"), bot("sharp"))
            player = await served.sit(place)
            hands = [["9H", "4D"], ["9C", "9D"], ["KC", "KD"], ["QC", "QD"]]
            stock = ["2C", "3C", "4C"]
            await served.put([player], {"hands": hands, "stock": stock, "pile": ["8H"]})
            await player.do("9H")
            clock.forward(5)
            await player.hello()
            caught += player.view["counts"][0] == 3
        assert caught >= 3  # each of three sharp rivals overlooks it once in twenty


async def test_going_away_for_a_moment_is_no_way_out_of_a_catch(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock, reaction_pace=1.0, bot_pause=60.0) as served:
        caught = 0
        for _ in range(4):
            place = await served.table("last-card", bot("sharp"), bot("sharp"), bot("sharp"))
            player = await served.sit(place)
            hands = [["9H", "4D"], ["9C", "9D"], ["KC", "KD"], ["QC", "QD"]]
            stock = ["2C", "3C", "4C"]
            await served.put([player], {"hands": hands, "stock": stock, "pile": ["8H"]})
            await player.do("9H")
            await go(served, player)
            clock.forward(5)
            back = await served.sit(place)
            assert back.view["counts"][0] == 1  # nothing happens while nobody is there
            clock.forward(5)
            await back.hello()
            caught += back.view["counts"][0] == 3
        assert caught >= 3  # each of three sharp rivals overlooks it once in twenty
