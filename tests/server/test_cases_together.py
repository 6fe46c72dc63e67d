"""Faults that other tables of this family really had: things that happen at the same time, hidden
cards, calls. A test carries the id of its case; the position is the one the case tells."""
# ruff: noqa: N802 - the id of a case is written as it is listed

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import (
    OPEN,
    Frame,
    HandClock,
    Player,
    Served,
    bot,
    catch_up,
    serving,
    together,
)

pytestmark = pytest.mark.anyio


async def at(served: Served, ruleset: str, *hands: str, **fields: Any) -> list[Player]:
    """A running table of people at a hand-made position."""
    players = await served.seated(ruleset, len(hands))
    stock, pile = fields.pop("stock", "2C 3C"), fields.pop("pile")
    position = {
        "hands": [hand.split() for hand in hands],
        "stock": stock.split(),
        "pile": pile.split(),
        **fields,
    }
    await served.put(players, position)
    return players


async def at_once(player: Player, *commands: Frame) -> dict[str, Frame]:
    """Sends all before reading any answer; answers by id."""
    for command in commands:
        await player.send(**command)
    answers: dict[str, Frame] = {}
    while len(answers) < len(commands):
        frame = await player.receive()
        if "id" in frame:
            answers[frame["id"]] = frame
    return answers


def do(name: str, version: int, *actions: str) -> Frame:
    return {"t": "do", "id": name, "v": version, "actions": list(actions)}


async def test_case_CONC_01_five_draws_at_once_draw_one_card(shared: Served) -> None:
    a, _ = await at(shared, "classic", "4D", "9C 8C", pile="9S", stock="2C 3C 5C 6C 7C")
    answers = await at_once(a, *[do(f"d{n}", a.v, "draw") for n in range(5)])
    assert [answers[f"d{n}"]["t"] for n in range(5)] == ["ack", *["nack"] * 4]
    assert {answers[f"d{n}"]["code"] for n in range(1, 5)} == {"old_version"}
    assert (a.view["counts"], a.view["stock"]) == ([2, 2], 4)


async def test_case_CONC_03_two_nexts_at_once_make_one_round(shared: Served) -> None:
    players = await at(shared, "classic", "9H", "4D 5D", pile="9S")
    await players[0].do("9H")
    await together(players, lambda p: p.table["phase"] == "between")
    nexts = [{"t": "next", "id": f"n{n}", "round": 2} for n in range(2)]
    await asyncio.gather(*[at_once(player, *nexts) for player in players])
    await together(players, lambda p: p.table["phase"] == "round")
    assert [p.table["round"] for p in players] == [2, 2]


async def test_case_CONC_05_a_late_timer_writes_nothing_into_a_closed_table(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock, bot_pause=5.0) as served:
        place = await served.table("classic", bot(), bot())
        player = await served.sit(place)
        await player.do("draw")
        room = await served.room(place)
        armed = list(room._timers.values())
        await player.ask("close")
        repository = served.lobby.services.repository
        log = await repository.load(place["table"])
        for _, timer in armed:
            timer.cancel()
        clock.forward(1000)
        await room.drive()
        assert await repository.load(place["table"]) == log
        assert served.lobby.rooms == {}
        again = await served.open(place)
        assert (await again.hello())["t"] == "closed"


async def test_case_CONC_06_two_illegal_plays_at_once_get_two_answers(shared: Served) -> None:
    a, _ = await at(shared, "classic", "4D 6H", "9C 8C", pile="9S")
    answers = await at_once(a, do("one", a.v, "4D"), do("two", a.v, "KC"))
    assert {name: answer["code"] for name, answer in answers.items()} == {
        "one": "does_not_fit",
        "two": "not_in_hand",
    }


@pytest.mark.parametrize("first", ["catch", "lay"])
async def test_case_CONC_07_a_catch_is_judged_on_the_present_state(
    shared: Served, first: str
) -> None:
    a, b, c = await at(
        shared, "last-card", "4D", "9C 8C 5H", "KC KD 6H", pile="9H", turn=1, exposed=0
    )
    version = b.v
    catch, lay = do("catch", version, "catch:0"), do("lay", version, "5H")
    if first == "catch":
        assert (await at_once(c, catch))["catch"]["t"] == "ack"
        assert (await at_once(b, lay))["lay"]["t"] == "ack"
    else:
        assert (await at_once(b, lay))["lay"]["t"] == "ack"
        late = (await at_once(c, catch))["catch"]
        assert (late["t"], late["code"]) == ("nack", "not_catchable")
    await catch_up([a, b, c], b.v)
    assert a.view["counts"][0] == (3 if first == "catch" else 1)


async def test_case_CONC_08_the_same_id_twice_changes_the_state_once(shared: Served) -> None:
    a, _ = await at(shared, "classic", "4D", "9C 8C", pile="9S")
    version = a.v
    await a.send(**do("same", version, "draw"))
    await a.send(**do("same", version, "draw"))
    one = await a.until(lambda f: f.get("id") == "same")
    two = await a.until(lambda f: f.get("id") == "same")
    assert one == two == {"t": "ack", "id": "same", "v": version + 1}
    assert a.view["counts"] == [2, 2]


async def test_case_CONC_09_a_debt_is_drawn_once_and_no_card_is_lost(shared: Served) -> None:
    stock = "2C 3C 4C 5C 6C 7C 8C 9C TC QC KC 2D 3D 4D 5D 6D 7D 8D 9D TD"
    hands = ("AH KH", "2H 3H 4H")
    a, guest = await at(shared, "classic", *hands, pile="JS", stock=stock, turn=1, pending=5)
    heard = (len(a.frames), len(guest.frames))
    commands = [do(f"d{n}", guest.v, "draw") for n in range(5)]
    answers = await at_once(guest, *commands)
    assert Counter(answer["t"] for answer in answers.values()) == {"ack": 1, "nack": 4}
    assert (guest.view["counts"], guest.view["stock"]) == ([2, 8], 15)
    assert len(set(guest.view["hand"])) == 8
    await a.until_state(lambda: a.v == guest.v)
    for frame in a.frames[heard[0] :] + guest.frames[heard[1] :]:
        if view := frame.get("view"):
            assert sum(view["counts"]) + view["stock"] + view["pile_count"] == 26


async def test_case_CONC_11_a_wrong_call_or_catch_is_refused_without_an_event(
    shared: Served,
) -> None:
    a, b = await at(shared, "last-card", "4D 5D 6D", "9C 8C", pile="9S")
    version = a.v
    caught = (await at_once(b, do("catch", version, "catch:0")))["catch"]
    called = (await at_once(a, do("call", version, "call")))["call"]
    assert (caught["t"], caught["code"]) == ("nack", "not_catchable")
    assert (called["t"], called["code"]) == ("nack", "cannot_call")
    for player in (a, b):
        await player.hello()
        assert player.v == version


async def test_case_DECK_04_one_who_leaves_with_a_choice_open_is_replaced(shared: Served) -> None:
    """No suit is ever left to name between two messages; a drawn card can be left to lay."""
    a, b, c = await at(
        shared, "last-card", "JC 6D 5D", "9H 8C 4S", "KC KD 6H", pile="9S", stock="9D 2C 3C"
    )
    assert (await a.do("JC"))["code"] == "name_a_suit"
    assert (await a.ask("leave"))["t"] == "ack"
    await together([b, c], lambda p: p.view["turn"] == 1)
    assert b.my_turn
    hands = [["6D", "5D"], ["TH", "TC"], ["KC", "KD"]]
    position = {"hands": hands, "stock": ["9D", "2C"], "pile": ["9S"], "turn": 1}
    await shared.put([b, c], position)
    assert (await b.do("draw"))["t"] == "ack"
    assert b.view["phase"] == "drawn"
    assert (await b.ask("leave"))["t"] == "ack"
    await c.until_state(lambda: c.view["turn"] == 2 or c.table["phase"] == "between")


async def test_case_INPT_06_no_message_stops_the_server_or_another_table(shared: Served) -> None:
    """More of it in test_socket.py: every frame, every field, every odd value."""
    bystander = await shared.sit(await shared.table("duel", bot()))
    player = await shared.sit(await shared.table("classic", bot()))
    texts = ["", "{}", "null", "[[[[", '{"t":"do"}', '{"t":"do","id":"x","v":{},"actions":0}']
    texts.append(json.dumps({"t": "do", "id": "y", "v": 1, "actions": [{"a": []}] * 60}))
    for text in texts:
        await player.socket.send(text)
        answer = await player.until(lambda f: f["t"] in ("error", "nack"))
        assert answer["code"] == "bad_frame"
    assert (await bystander.do("draw"))["t"] == "ack"


async def test_case_LAST_07_a_lay_and_its_call_are_one_request(shared: Served) -> None:
    a, b = await at(shared, "last-card", "9H 4D", "KC KD", pile="9S")
    assert (await a.do("9H", "call"))["t"] == "ack"
    caught = await b.ask("do", actions=["catch:0"])
    assert (caught["t"], caught["code"]) == ("nack", "not_catchable")
    assert b.view["counts"] == [1, 2]
    assert b.view["called"] == [True, False]


async def test_case_LAST_09_a_second_card_at_once_is_refused(shared: Served) -> None:
    a, _, _ = await at(shared, "last-card", "9H 9D", "KC KD", "QC QD", pile="9S")
    answers = await at_once(a, do("one", a.v, "9H"), do("two", a.v, "9D"))
    assert (answers["one"]["t"], answers["two"]["code"]) == ("ack", "old_version")
    assert (await a.do("9D"))["code"] == "not_your_turn"
    assert a.view["counts"] == [1, 2, 2]


async def test_case_LAST_12_who_comes_a_moment_late_pays_nothing(shared: Served) -> None:
    a, b = await at(shared, "last-card", "4D", "KC KD 7S", pile="9H", turn=1, exposed=0)
    assert (await a.ask("do", actions=["call"]))["t"] == "ack"
    late = await b.ask("do", actions=["catch:0"])
    assert (late["t"], late["code"]) == ("nack", "not_catchable")
    await b.hello()
    assert b.view["counts"] == [1, 3]


async def test_case_LAST_21_an_absent_offender_draws_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path, clock=clock, bot_pause=9e9) as served:
        a, b, c = await at(
            served,
            "last-card",
            "4D",
            "KC KD 7S",
            "QC QD 6H",
            pile="9H",
            turn=2,
            exposed=0,
        )
        await a.socket.close()
        await b.until_state(lambda: b.online == [False, True, True])
        clock.forward(60)
        await b.until(lambda f: f["t"] == "presence" and f["stand_in"][0])
        assert (await b.ask("do", actions=["catch:0"]))["t"] == "ack"
        await c.until_state(lambda: c.view["counts"] == [3, 3, 3])
        assert (c.view["turn"], c.my_turn) == (2, True)


async def test_case_LEAK_02_the_first_message_after_the_start_has_counts_only(
    shared: Served,
) -> None:
    players = await shared.seated("classic", 2)
    for player, rival in (players, players[::-1]):
        first = next(f for f in player.frames if f.get("view"))
        assert (first["view"]["stock"], first["view"]["counts"]) == (37, [7, 7])
        text = json.dumps({key: first[key] for key in ("table", "view", "log", "open")})
        assert [card for card in rival.view["hand"] if f'"{card}"' in text] == []


async def test_answers_have_named_fields_only(shared: Served) -> None:
    place = await shared.table("classic", OPEN)
    assert set(place) == {"table", "token", "seat", "invite"}
    assert set(await shared.join(place)) == {"table", "token", "seat"}
    watcher = await shared.watch(place)
    for seat in watcher.table["seats"]:
        assert set(seat) == {"name", "kind", "level", "online", "stand_in", "wins"}


async def test_case_LEAK_12_sorting_a_hand_is_nobodys_business(shared: Served) -> None:
    a, b = await at(shared, "classic", "4D 9C", "KC KD", pile="9S")
    await b.hello()
    heard = len(b.frames)
    for kind in ("sort", "select", "cancel"):
        await a.send(t=kind, cards=["9C", "4D"])
        answer = await a.until(lambda f: f["t"] == "error")
        assert answer["code"] == "bad_frame"
    await b.send(t="ping")
    await b.until(lambda f: f["t"] == "pong")
    assert [f["t"] for f in b.frames[heard:]] == ["pong"]


async def test_case_LEAK_13_a_spectator_who_sits_down_sees_the_seat(shared: Served) -> None:
    place = await shared.table("classic", OPEN)
    host = await shared.sit(place)
    watcher = await shared.watch(place)
    watcher.place = await shared.join(place)
    await watcher.hello()
    await together([host, watcher], lambda p: p.table["phase"] == "round")
    assert (watcher.table["you"], watcher.view["seat"]) == (1, 1)
    assert len(watcher.view["hand"]) == 7
    assert not set(watcher.view["hand"]) & set(host.view["hand"])
