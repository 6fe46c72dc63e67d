"""Options of a table: time for a turn, what is done when it is over, and who sees what."""

from pathlib import Path
from typing import Any

import pytest

from switch import bots
from switch.notation import record
from switch.rulesets import share
from switch.rulesets.checking import checked
from tests.server.served import (
    HUMAN,
    OPEN,
    Frame,
    HandClock,
    Player,
    Served,
    bot,
    catch_up,
    serving,
    together,
    until,
)

pytestmark = pytest.mark.anyio


async def two(served: Served, ruleset: str = "classic", **options: Any) -> list[Player]:
    """Two people at a table that has been dealt."""
    place = await served.table(ruleset, OPEN, **options)
    players = [await served.sit(place), await served.sit(await served.join(place))]
    await together(players, lambda p: p.table["phase"] == "round")
    return players


async def next_update(player: Player) -> Frame:
    return await player.until(lambda frame: frame["t"] == "update")


async def away(served: Served, player: Player) -> None:
    room = await served.room(player.place)
    before = len(room.presence.connections())
    await player.socket.close()
    await until(lambda: len(room.presence.connections()) < before)


def kinds(update: Frame) -> list[str]:
    return [event["type"] for event in update["events"]]


def greedy(_: str, seed: int) -> bots.Player:
    """It forgets nothing and leaves nothing to chance."""
    return bots.get("greedy", seed)


def code(**changes: Any) -> str:
    return share.encode(checked(changes))


async def test_r11_1_a_turn_without_its_player_is_over_in_time(
    timed: Served, clock: HandClock
) -> None:
    a, b = await two(timed, clock=30)
    position = {"hands": [["4D", "5D"], ["9C", "KD"]], "stock": ["2C", "3C"], "pile": ["9H"]}
    await timed.put([a, b], position)
    assert (a.table["clock"], a.table["on_expiry"], a.table["view"]) == (30, "draw", "marked")
    assert a.frames[-1]["ms_left"] == 30_000
    before = a.v
    clock.forward(29.5)
    assert (await a.hello())["ms_left"] == 500
    assert a.v == before
    clock.forward(0.5)
    update = await next_update(b)
    assert kinds(update) == ["expired", "drew", "turn"]
    assert update["events"][0] == {"type": "expired", "seat": 0}
    assert (update["view"]["turn"], update["view"]["counts"]) == (1, [3, 2])
    assert update["ms_left"] == 30_000


async def test_what_is_done_within_a_turn_gives_no_more_time(
    timed: Served, clock: HandClock
) -> None:
    """Last card: the drawn card fits, so the turn goes on; when time is over it is passed."""
    a, b = await two(timed, "last-card", clock=20)
    position = {"hands": [["4D", "5D"], ["9C", "KD"]], "stock": ["9S", "3C"], "pile": ["9H"]}
    await timed.put([a, b], position)
    clock.forward(15)
    assert (await a.do("draw"))["t"] == "ack"
    assert (a.view["phase"], a.frames[-2]["ms_left"]) == ("drawn", 5000)
    await catch_up([b], a.v)
    clock.forward(5)
    update = await next_update(b)
    assert kinds(update)[0] == "expired"
    assert "drew" not in kinds(update)
    assert (update["view"]["turn"], update["view"]["counts"]) == (1, [3, 2])


@pytest.mark.parametrize(
    ("on_expiry", "events"),
    [("draw", ["drew", "kept"]), ("skip-turn", ["drew", "kept"]), ("bot", ["drew", "laid"])],
)
async def test_a_whole_turn_is_one_version(
    tmp_path: Path, clock: HandClock, on_expiry: str, events: list[str]
) -> None:
    """Nothing fits but the card that is drawn: a computer player lays it."""
    async with serving(tmp_path, clock=clock, make_robot=greedy) as served:
        a, b = await two(served, "last-card", clock=20, on_expiry=on_expiry)
        hands = [["4D", "5D", "6D"], ["9C"]]
        await served.put([a, b], {"hands": hands, "stock": ["9S", "3C"], "pile": ["9H"]})
        before = b.v
        clock.forward(20)
        update = await next_update(b)
    assert update["v"] == before + 1
    assert kinds(update) == ["expired", *events, "turn"]
    assert "cards" not in update["events"][1]


async def test_who_must_lay_lays_the_first_card(timed: Served, clock: HandClock) -> None:
    a, b = await two(timed, clock=10)
    await timed.put(
        [a, b], {"hands": [["4H", "KD"], ["9C", "KC"]], "stock": ["2C", "3C"], "pile": ["9H"]}
    )
    clock.forward(10)
    assert kinds(await next_update(b))[:2] == ["expired", "laid"]


async def test_a_round_of_nothing_but_expiries_ends_and_verifies(
    timed: Served, clock: HandClock
) -> None:
    a, b = await two(timed, "last-card", clock=10, on_expiry="bot")
    while a.table["phase"] == "round":
        clock.forward(10)
        await next_update(a)
        await catch_up([b], a.v)
    answer = await timed.http.get(f"/api/tables/{a.place['table']}/rounds/1")
    assert record.verify(answer.json()).winner == a.view["winner"]


async def test_while_nobody_is_there_nothing_comes_of_it(timed: Served, clock: HandClock) -> None:
    a, b = await two(timed, clock=60)
    await away(timed, b)
    await away(timed, a)
    before = a.v
    clock.forward(200)
    back = await timed.sit(b.place)
    assert (back.v, back.frames[0]["ms_left"]) == (before, 0)
    assert kinds(await next_update(back))[0] == "expired"
    assert back.frames[-1]["ms_left"] == 60_000


async def test_time_goes_on_while_a_table_is_out_of_memory_and_the_server_gone(
    tmp_path: Path, clock: HandClock
) -> None:
    async with serving(tmp_path, clock=clock) as served:
        a, b = await two(served, clock=86400)
        clock.forward(3600)
    clock.forward(3600)
    async with serving(tmp_path, clock=clock) as served:
        back = await served.sit(a.place)
        assert back.frames[0]["ms_left"] == (86400 - 7200) * 1000
        assert back.table["clock"] == 86400
        clock.forward(86400 - 7200 - 1)
        await back.hello()
        assert back.v == b.v
        clock.forward(1)
        assert kinds(await next_update(back))[0] == "expired"


async def test_nobody_stands_in_before_the_time_is_over(timed: Served, clock: HandClock) -> None:
    """By correspondence people come and go; the clock says how long they may take."""
    a, b = await two(timed, clock=86400)
    await away(timed, a)
    await b.until_state(lambda: b.online == [False, True])
    clock.forward(3600)
    assert (await b.hello())["table"]["seats"][0]["stand_in"] is False
    assert b.view["turn"] == 0


async def test_computer_players_have_no_clock(timed: Served, clock: HandClock) -> None:
    object.__setattr__(timed.lobby.services.settings, "bot_pause", 50.0)
    place = await timed.table("classic", bot(), clock=10)
    player = await timed.sit(place)
    assert player.frames[0]["ms_left"] == 10_000
    clock.forward(10)
    update = await next_update(player)
    while update["view"]["turn"] == 0:
        clock.forward(10)
        update = await next_update(player)
    assert update["ms_left"] is None


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"clock": 9}, "bad_clock"),
        ({"clock": 86401}, "bad_clock"),
        ({"clock": -10}, "bad_clock"),
        ({"clock": 10**20}, "bad_clock"),
        ({"clock": "30"}, "bad_frame"),
        ({"clock": 10.5}, "bad_frame"),
        ({"clock": True}, "bad_frame"),
        ({"on_expiry": "leave"}, "bad_frame"),
        ({"on_expiry": None}, "bad_frame"),
        ({"view": "all"}, "bad_frame"),
        ({"view": "open"}, "bad_beginner"),
        ({"beginner": True, "view": "closed"}, "bad_beginner"),
    ],
)
async def test_options_that_cannot_be(shared: Served, options: Frame, error: str) -> None:
    body = {"ruleset": "classic", "seats": [HUMAN, OPEN], **options}
    answer = await shared.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, error)


async def test_what_is_left_out_is_as_the_rule_set_says(shared: Served) -> None:
    rules = code(
        base="duel", table={"clock": 90, "on_expiry": "the computer plays", "view": "closed"}
    )
    own = (await shared.sit(await shared.table(rules, bot()))).table
    assert (own["clock"], own["on_expiry"], own["view"]) == (90, "bot", "closed")
    wished = {"clock": None, "on_expiry": "skip-turn", "view": "marked"}
    other = (await shared.sit(await shared.table(rules, bot(), **wished))).table
    assert {key: other[key] for key in wished} == wished
    assert other["beginner"] is False


async def test_r11_2_an_open_view_opens_any_game_against_computers(shared: Served) -> None:
    place = await shared.table("colours-108", bot(), bot(), view="open")
    player = await shared.sit(place)
    assert player.table["beginner"] is True
    opened = player.frames[0]["open"]
    assert [len(hand) for hand in opened["hands"]] == player.view["counts"]
    assert (await shared.watch(place)).frames[0]["open"] is None


async def test_r9_21_a_catch_waits_for_the_grace_of_the_rules(
    timed: Served, clock: HandClock
) -> None:
    a, b = await two(timed, code(base="last-card", call={"grace": 1500}))
    position = {"hands": [["4H", "5H"], ["9C", "KD"]], "stock": ["2C", "3C"], "pile": ["9H"]}
    await timed.put([a, b], position)
    assert (await a.do("4H"))["t"] == "ack"
    await catch_up([b], a.v)
    clock.forward(1.4)
    early = await b.do("catch:0")
    assert (early["t"], early["code"]) == ("nack", "too_early")
    clock.forward(0.1)
    assert (await b.do("catch:0"))["t"] == "ack"
