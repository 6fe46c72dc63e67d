"""The socket itself: who is let in, what may be said, what comes back."""

import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.served import Player, Served, bot, serving, until

pytestmark = pytest.mark.anyio

NOWHERE = {"table": "ZZZZZZ", "token": None}


async def say(player: Player, text: str | bytes) -> dict[str, Any]:
    await player.socket.send(text)
    return await player.receive()


async def test_nothing_is_answered_before_hello(shared: Served) -> None:
    player = await shared.open(NOWHERE)
    answer = await player.ask("do", v=1, actions=["draw"])
    assert (answer["t"], answer["code"]) == ("nack", "hello_first")


async def test_ping_is_answered_with_the_servers_time(shared: Served) -> None:
    player = await shared.open(NOWHERE)
    answer = await say(player, '{"t":"ping"}')
    assert set(answer) == {"t", "now"}
    assert isinstance(answer["now"], int)


@pytest.mark.parametrize("code", ["ZZZZZZ", "", "../../etc", "abc", "K7QF2M", "Ж" * 6])
async def test_an_unknown_table_is_refused(shared: Served, code: str) -> None:
    player = await shared.open({"table": code, "token": None})
    answer = await player.hello()
    assert (answer["t"], answer["code"]) == ("error", "no_table")


async def test_a_wrong_token_is_refused_and_the_socket_lives(shared: Served) -> None:
    place = await shared.table("duel", bot())
    player = await shared.open(place)
    answer = await player.hello(token="A" * 43)
    assert (answer["t"], answer["code"]) == ("error", "bad_token")
    assert (await player.ask("do", v=1, actions=["draw"]))["code"] == "hello_first"
    assert (await player.hello())["t"] == "snapshot"


async def test_a_seat_can_be_changed_for_a_look_and_back(shared: Served) -> None:
    place = await shared.table("duel", bot())
    player = await shared.sit(place)
    await player.hello(token=None)
    assert player.table["you"] is None
    assert player.view["hand"] == []
    assert (await player.do("draw"))["code"] == "spectator"
    await player.hello()
    assert len(player.view["hand"]) == 7


async def test_one_socket_can_go_to_another_table(shared: Served) -> None:
    first, second = await shared.table("duel", bot()), await shared.table("classic", bot())
    player = await shared.sit(first)
    player.place = second
    await player.hello()
    assert player.table["code"] == second["table"]
    watcher = await shared.watch(first)
    assert watcher.online == [False, True]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"do"',
        "{}",
        '{"t":null}',
        '{"t":"fly"}',
        '{"t":"hello"}',
        '{"t":"hello","table":7}',
        '{"t":"hello","table":"ZZZZZZ","token":5}',
        '{"t":"hello","table":"ZZZZZZ","seen":-1}',
        '{"t":"hello","table":"ZZZZZZ","extra":1}',
        '{"t":"ping","n":1}',
        '{"t":"do","v":1,"actions":["draw"]}',
        '{"t":"do","id":"","v":1,"actions":["draw"]}',
        "[" * 2000,
        '{"t":' * 800,
        '{"t":"ping"}{"t":"ping"}',
        "\ud83c\udca1 \x00",
        '{"t":"do","id":"\\ud800","v":1,"actions":["draw"]}',
    ],
)
async def test_a_frame_that_cannot_be_read_is_an_error(shared: Served, text: str) -> None:
    player = await shared.open(NOWHERE)
    answer = await say(player, text.encode("utf-8", "surrogatepass").decode("utf-8", "ignore"))
    assert (answer["t"], answer["code"]) == ("error", "bad_frame")
    assert answer["message"].endswith(".")
    assert (await say(player, '{"t":"ping"}'))["t"] == "pong"


@pytest.mark.parametrize(
    "fields",
    [
        {"t": "do", "v": 1},
        {"t": "do", "v": 1, "actions": []},
        {"t": "do", "v": 1, "actions": "draw"},
        {"t": "do", "v": 1, "actions": [None]},
        {"t": "do", "v": 1, "actions": [["draw"]]},
        {"t": "do", "v": "1", "actions": ["draw"]},
        {"t": "do", "v": -1, "actions": ["draw"]},
        {"t": "do", "v": 1.5, "actions": ["draw"]},
        {"t": "do", "v": 2**70, "actions": ["draw"]},
        {"t": "do", "v": 1, "actions": ["draw"] * 65},
        {"t": "do", "v": 1, "actions": ["x" * 17]},
        {"t": "do", "v": 1, "actions": ["draw"], "seat": 0},
        {"t": "next"},
        {"t": "next", "round": None},
        {"t": "start", "force": True},
    ],
)
async def test_a_command_that_cannot_be_read_gets_its_nack(
    shared: Served, fields: dict[str, Any]
) -> None:
    player = await shared.sit(await shared.table("classic", bot()))
    version = player.v
    answer = await player.ask(**fields)
    assert (answer["t"], answer["code"], answer["v"]) == ("nack", "bad_frame", version)


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (["XX"], "bad_card"),
        (["suit:Z"], "bad_request"),
        (["catch:x"], "bad_request"),
        (["catch:9"], "bad_request"),
        (["catch:٣"], "bad_request"),
        (["\u0000"], "bad_card"),
        (["end"], "cannot_end"),
        (["call"], "cannot_call"),
        (["catch:1"], "not_catchable"),
    ],
)
async def test_nonsense_is_refused_with_the_referees_code(
    shared: Served, actions: list[str], code: str
) -> None:
    players = await shared.seated("last-card", 2)
    answer = await players[0].do(*actions)
    assert (answer["t"], answer["code"]) == ("nack", code)
    assert answer["message"]


async def test_a_binary_frame_is_refused(shared: Served) -> None:
    player = await shared.open(NOWHERE)
    answer = await say(player, b'{"t":"ping"}')
    assert (answer["t"], answer["code"]) == ("error", "bad_frame")


@pytest.mark.parametrize("size", [4097, 60_000])
async def test_a_frame_that_is_too_large_ends_the_socket(shared: Served, size: int) -> None:
    player = await shared.open(NOWHERE)
    answer = await say(player, '{"t":"ping"}' + " " * (size - 12))
    assert (answer["t"], answer["code"]) == ("error", "too_large")
    assert await player.closed_with() == 1009


async def test_bytes_are_counted_not_letters(shared: Served) -> None:
    player = await shared.open(NOWHERE)
    answer = await say(player, json.dumps({"t": "Ж" * 2050}, ensure_ascii=False))
    assert answer["code"] == "too_large"


async def test_a_huge_frame_ends_the_socket(shared: Served) -> None:
    player = await shared.open(NOWHERE)
    await player.socket.send("x" * 200_000)
    assert await player.closed_with() == 1009
    assert (await shared.http.get("/healthz")).json() == {"ok": True}


async def test_the_largest_frame_is_read(shared: Served) -> None:
    player = await shared.open(NOWHERE)
    assert (await say(player, '{"t":"ping"}' + " " * (4096 - 12)))["t"] == "pong"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1"]
)
async def test_another_origin_is_not_let_in(shared: Served, origin: str) -> None:
    url = f"ws{shared.address.removeprefix('http')}/ws"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, origin=origin)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


async def test_our_origin_and_a_named_one_are_let_in(served: Served) -> None:
    settings = served.lobby.services.settings
    object.__setattr__(settings, "origins", ("https://table.example",))
    for origin in (served.address, "https://table.example"):
        player = await served.open(NOWHERE, origin=origin)
        assert (await say(player, '{"t":"ping"}'))["t"] == "pong"


async def test_too_many_frames_are_refused_one_by_one_then_altogether(tmp_path: Any) -> None:
    async with serving(tmp_path, frame_rate=0.001, frame_burst=5.0) as served:
        player = await served.open(NOWHERE)
        for _ in range(5):
            assert (await say(player, '{"t":"ping"}'))["t"] == "pong"
        answer = await player.ask("do", v=1, actions=["draw"])
        assert (answer["t"], answer["code"]) == ("nack", "too_many")
        assert (await say(player, '{"t":"ping"}'))["code"] == "too_many"
        with_other = await served.open(NOWHERE)
        assert (await say(with_other, '{"t":"ping"}'))["t"] == "pong"
        for _ in range(250):
            await player.socket.send('{"t":"ping"}')
        assert await player.closed_with() == 1008


async def test_one_address_has_a_limit_of_its_own(tmp_path: Any) -> None:
    async with serving(tmp_path, address_rate=0.001, address_burst=8.0) as served:
        players = [await served.open(NOWHERE) for _ in range(2)]
        kinds = [(await say(p, '{"t":"ping"}'))["t"] for _ in range(4) for p in players]
        assert kinds.count("pong") == 5  # besides the fixture's own request and the two sockets
        with pytest.raises(InvalidStatus):
            await served.open(NOWHERE)


async def test_one_address_opens_so_many_sockets(tmp_path: Any) -> None:
    async with serving(tmp_path, connections=2) as served:
        first = await served.open(NOWHERE)
        await served.open(NOWHERE)
        with pytest.raises(InvalidStatus):
            await served.open(NOWHERE)
        await first.socket.close()
        await until(lambda: served.limits.open_sockets.total() == 1)
        assert (await say(await served.open(NOWHERE), '{"t":"ping"}'))["t"] == "pong"


async def _caught_up(player: Player) -> None:
    await player.send(t="ping")
    await player.until(lambda answer: answer["t"] == "pong")


async def test_fuzzed_frames_of_every_kind_never_stop_the_server(shared: Served) -> None:
    """Every frame with each field missing, null, of a wrong type, huge, nested; all goes on."""
    place = await shared.table("last-card", bot())
    player = await shared.sit(place)
    bystander = await shared.sit(await shared.table("duel", bot()))
    chance = random.Random(9)
    good: list[dict[str, Any]] = [
        {"t": "hello", "table": place["table"], "token": place["token"], "seen": 0},
        {"t": "do", "id": "f", "v": 2, "actions": ["draw"]},
        {"t": "start", "id": "f"},
        {"t": "next", "id": "f", "round": 2},
        {"t": "leave", "id": "f"},
        {"t": "close", "id": "f"},
        {"t": "ping"},
    ]
    odd: list[Any] = [
        None,
        True,
        -1,
        1e308,
        2**63,
        "",
        "x" * 300,
        [],
        {},
        [[[[1]]]],
        {"a": {"b": []}},
    ]
    sent = 0
    for frame in good:
        for name in frame:
            for value in [*odd, ...]:
                broken = {key: item for key, item in frame.items() if key != name}
                if value is not ...:
                    broken[name] = value
                if broken.get("token") is None and broken.get("t") == "hello":
                    continue  # a spectator's hello is no fault
                await player.socket.send(json.dumps(broken))
                sent += 1
            await _caught_up(player)
        for _ in range(20):
            text = json.dumps(frame)
            cut = chance.randrange(text.index('"f"') if '"f"' in text else len(text))
            await player.socket.send(text[:cut] + chance.choice('{}[]",:\\0') + text[cut + 1 :])
            sent += 1
        await _caught_up(player)
    assert sum(f["t"] in ("error", "nack", "ack", "snapshot") for f in player.frames) >= sent * 0.9
    assert bystander.my_turn
    assert (await bystander.do("draw"))["t"] == "ack"
