"""Requests outside the socket: what is refused, and that it is refused with a code."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.served import HUMAN, OPEN, Served, bot, serving

pytestmark = pytest.mark.anyio

HOPPER = {"kind": "human", "name": "Hopper"}


async def refused(served: Served, path: str, body: Any) -> tuple[int, str]:
    answer = await served.http.post(path, json=body)
    error = answer.json()["error"]
    assert set(error) == {"code", "message"}
    assert error["message"].endswith(".")
    return answer.status_code, error["code"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"ruleset": "poker", "seats": [HUMAN, OPEN]}, "bad_ruleset"),
        ({"ruleset": "classic", "seats": []}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, *[OPEN] * 4]}, "bad_seats"),
        ({"ruleset": "duel", "seats": [HUMAN, OPEN, OPEN]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [OPEN, HUMAN]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, HOPPER]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, {"kind": "bot"}]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [{**HUMAN, "level": "easy"}, OPEN]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, {"kind": "open", "level": "easy"}]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, {**bot(), "name": "Deep"}]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, bot("brilliant")]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, bot("random")]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, bot("process:true")]}, "bad_seats"),
        ({"ruleset": "classic", "seats": [HUMAN, bot("x" * 41)]}, "bad_frame"),
        ({"ruleset": "classic", "seats": [{"kind": "human"}, OPEN]}, "bad_name"),
        ({"ruleset": "classic", "seats": [{**HUMAN, "name": "   "}, OPEN]}, "bad_name"),
        ({"ruleset": "classic", "seats": [{**HUMAN, "name": "x" * 21}, OPEN]}, "bad_name"),
        ({"ruleset": "classic", "seats": [{**HUMAN, "name": "a\u202eb"}, OPEN]}, "bad_name"),
        ({"ruleset": "classic", "seats": [{**HUMAN, "name": "a\nb"}, OPEN]}, "bad_name"),
        ({"ruleset": "last-card", "seats": [HUMAN, OPEN], "beginner": True}, "bad_beginner"),
        ({"ruleset": "duel", "seats": [HUMAN, OPEN], "key": "short"}, "bad_key"),
        ({"ruleset": "duel", "seats": [HUMAN, OPEN], "key": "spaces are no good!"}, "bad_key"),
        ({"ruleset": "duel", "seats": [HUMAN, OPEN], "rules": {}}, "bad_frame"),
        ({"ruleset": "duel", "seats": [HUMAN, {**OPEN, "token": "x"}]}, "bad_frame"),
        ({"ruleset": ["duel"], "seats": [HUMAN, OPEN]}, "bad_frame"),
        ({"seats": [HUMAN, OPEN]}, "bad_frame"),
        ([], "bad_frame"),
        (None, "bad_frame"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(shared: Served, body: Any, code: str) -> None:
    status, got = await refused(shared, "/api/tables", body)
    assert got == code
    assert 400 <= status < 500


async def test_names_are_tidied(shared: Served) -> None:
    seats = [{**HUMAN, "name": "  Zoë "}, bot()]  # e and a combining mark
    answer = await shared.http.post("/api/tables", json={"ruleset": "duel", "seats": seats})
    player = await shared.sit(answer.json())
    assert player.table["seats"][0]["name"] == "Zo\u00eb"


async def test_a_join_that_cannot_be_is_refused(shared: Served) -> None:
    place = await shared.table("classic", OPEN, OPEN)
    path = f"/api/tables/{place['table']}/join"
    good = {"invite": place["invite"], "name": "Ravi"}
    assert await refused(shared, path, {**good, "invite": "x"}) == (403, "bad_invite")
    assert await refused(shared, path, {**good, "invite": "Ж"}) == (403, "bad_invite")
    assert await refused(shared, path, {**good, "name": ""}) == (400, "bad_name")
    assert await refused(shared, path, {"name": "Ravi"}) == (400, "bad_frame")
    assert await refused(shared, "/api/tables/ZZZZZZ/join", good) == (404, "no_table")
    other = await shared.table("classic", OPEN)
    crossed = f"/api/tables/{other['table']}/join"
    assert await refused(shared, crossed, good) == (403, "bad_invite")
    await shared.join(place)
    await shared.join(place)
    assert await refused(shared, path, good) == (409, "table_full")


async def test_a_closed_table_takes_no_guest(shared: Served) -> None:
    place = await shared.table("classic", OPEN, OPEN)
    await (await shared.sit(place)).ask("close")
    path = f"/api/tables/{place['table']}/join"
    body = {"invite": place["invite"], "name": "Ravi"}
    assert await refused(shared, path, body) == (410, "closed")


@pytest.mark.parametrize(
    ("content", "kind", "code", "status"),
    [
        (b"{", "application/json", "bad_frame", 400),
        (b"\xff\xfe", "application/json", "bad_frame", 400),
        (b"[" * 4000, "application/json", "bad_frame", 400),
        (b" " * 12289, "application/json", "too_large", 413),
        (b"{}", "text/plain", "bad_frame", 400),
        (b"{}", "", "bad_frame", 400),
    ],
)
async def test_a_body_that_cannot_be_read(
    shared: Served, content: bytes, kind: str, code: str, status: int
) -> None:
    headers = {"Content-Type": kind}
    answer = await shared.http.post("/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


async def test_a_type_is_read_whatever_its_case(shared: Served) -> None:
    body = '{"ruleset": "duel", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]}'
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert (await shared.http.post("/api/tables", content=body, headers=headers)).is_success


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
async def test_another_origin_makes_no_tables(shared: Served, origin: str) -> None:
    body = {"ruleset": "duel", "seats": [HUMAN, bot()]}
    headers = {"Origin": origin}
    answer = await shared.http.post("/api/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad_origin")


@pytest.mark.parametrize(
    "path", ["/api/tables/ZZZZZZ/rounds/1", "/api/tables/%2e%2e/rounds/1", "/api/tables/x/rounds/1"]
)
async def test_a_record_of_no_table(shared: Served, path: str) -> None:
    answer = await shared.http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_table")


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/api/tables/x/rounds/-1", "/ws"])
async def test_there_is_nothing_elsewhere(shared: Served, path: str) -> None:
    answer = await shared.http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


async def test_a_wrong_method_is_refused(shared: Served) -> None:
    assert (await shared.http.get("/api/tables")).status_code == 404
    answer = await shared.http.post("/healthz")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
    assert "method" in answer.json()["error"]["message"]


@pytest.mark.parametrize("believed", [True, False])
async def test_only_a_named_proxy_is_believed(tmp_path: Path, believed: bool) -> None:  # noqa: FBT001
    """Behind a proxy each person has limits of their own; without one nobody can make any up."""
    proxies = ("127.0.0.1",) if believed else ()
    body = {"ruleset": "duel", "seats": [HUMAN, bot()]}
    async with serving(
        tmp_path, proxies=proxies, creation_rate=0.001, creation_burst=1.0
    ) as served:
        got = [
            await served.http.post(
                "/api/tables", json=body, headers={"X-Forwarded-For": f"203.0.113.{n}"}
            )
            for n in range(3)
        ]
    assert [a.status_code for a in got] == ([201] * 3 if believed else [201, 429, 429])


async def test_new_tables_have_a_limit_by_address(served: Served) -> None:
    settings = served.lobby.services.settings
    object.__setattr__(settings, "creation_rate", 0.001)
    object.__setattr__(settings, "creation_burst", 2.0)
    served.limits._creations.clear()
    for _ in range(2):
        await served.table("duel", bot())
    body = {"ruleset": "duel", "seats": [HUMAN, bot()]}
    assert await refused(served, "/api/tables", body) == (429, "too_many")


async def test_records_have_a_limit_by_address(tmp_path: Path) -> None:
    """To make one a whole log is played again: a table of some days costs seconds."""
    async with serving(tmp_path, creation_rate=0.001, creation_burst=3.0) as served:
        path = "/api/tables/ZZZZZZ/rounds/1"
        assert [(await served.http.get(path)).status_code for _ in range(4)] == [404, 404, 404, 429]
        assert (await served.http.get("/healthz")).status_code == 200
