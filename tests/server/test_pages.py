"""The page, its headers, and what is said where it has not been built."""

from pathlib import Path

import pytest

from tests.server.served import HUMAN, Served, bot, serving

pytestmark = pytest.mark.anyio


def build(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Switch</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {};")
    (static / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("not yours")
    return static


async def test_where_there_is_no_page_it_says_what_to_do(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.http.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text


async def test_the_page_and_its_files(tmp_path: Path) -> None:
    async with serving(tmp_path, static=build(tmp_path)) as served:
        for path in ("/", "/t/K7QF2M"):
            page = await served.http.get(path)
            assert page.text.startswith("<!doctype html>")
            assert page.headers["cache-control"] == "no-cache"
        asset = await served.http.get("/assets/app-1a2b.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith("text/javascript")
        icon = await served.http.get("/icon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        etag = icon.headers["etag"]
        again = await served.http.get("/icon.svg", headers={"If-None-Match": etag})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
async def test_nothing_outside_the_build_is_served(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path, static=build(tmp_path)) as served:
        answer = await served.http.get(served.address + path)
        assert answer.status_code == 404
        assert "not yours" not in answer.text


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing", "/assets/app-1a2b.js"])
async def test_every_answer_has_the_safe_headers(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path, static=build(tmp_path)) as served:
        headers = (await served.http.get(path)).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert policy["script-src"] == "'self'"
        assert policy["style-src"] == "'self'"
        assert policy["font-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_a_fault_has_a_sentence_and_the_safe_headers(served: Served) -> None:
    served.lobby.create = None  # type: ignore[method-assign, assignment]
    body = {"ruleset": "duel", "seats": [HUMAN, bot()]}
    answer = await served.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "server_fault")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
