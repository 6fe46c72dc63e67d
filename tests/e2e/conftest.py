"""A real server, a real Chromium, and a fresh visitor for each test."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.guard import Guard
from tests.e2e.line import Line
from tests.e2e.served import Server
from tests.e2e.table import Table

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # ms: what can come is waited for; it is much, for a busy machine
# Pauses in which one reads what others did; holds and the like keep their length.
QUICK = """
const wait = window.setTimeout.bind(window);
window.setTimeout = (run, ms = 0, ...more) =>
  wait(run, ms > 455 && ms < 2000 ? ms / 20 : ms, ...more);
"""

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Table]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
    assert running.complaints == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """To be killed."""
    folder = tmp_path / "server"
    folder.mkdir()
    running = Server(folder)
    yield running
    running.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A way to the common server that can be cut."""
    made = Line(server.port)
    yield made
    made.close()


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """Only as long as a file: while it is there no other loop can run in this process."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium_path, args=["--no-sandbox", "--disable-gpu"]
        )
        yield started
        started.close()


@pytest.fixture
def guards() -> Iterator[list[Guard]]:
    """Of all visitors of a test; what one of them saw fails it."""
    made: list[Guard] = []
    yield made
    assert [fault for guard in made for fault in guard.faults] == []


@pytest.fixture
def visit(
    browser: Browser,
    request: pytest.FixtureRequest,
    guards: list[Guard],
    tmp_path: Path,
) -> Iterator[Visit]:
    """A new visitor with a browser of their own; ``server`` None: the common one."""
    pages: list[Page] = []

    def arrive(
        *,
        lang: str = "en",
        touch: bool = False,
        size: dict[str, int] | None = None,
        slow: bool = False,
        server: Server | None = None,
        address: str = "",
        **more: Any,
    ) -> Table:
        address = address or (server or request.getfixturevalue("server")).address
        context = browser.new_context(
            base_url=address,
            locale=lang,
            viewport=size or (PHONE if touch else DESKTOP),  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if slow else "reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        guards.append(Guard(context, address))
        if not slow:
            context.add_init_script(QUICK)
        page = context.new_page()
        pages.append(page)
        return Table(page, touch=touch)

    yield arrive
    for number, page in enumerate(pages):
        if request.node.stash.get(FAILED, False) and not page.is_closed():
            page.screenshot(path=tmp_path / f"failed{number}.png")
        page.context.close()


@pytest.fixture
def start(visit: Visit, server: Server) -> Callable[..., Table]:
    """A visitor at a table that begins with a prepared position."""

    def sit(ruleset: str, *positions: dict[str, Any] | None, code: str = "", **more: Any) -> Table:
        first = positions[0]
        assert first is not None
        where = more.get("server") or server
        table = visit(**more)
        name = where.prepare(*positions)
        table.open(ruleset, len(first["hands"]), level="sharp", name=name, code=code)
        return table

    return sit


@pytest.fixture
def friends(visit: Visit, server: Server) -> Callable[..., tuple[Table, Table]]:
    """Two people at a table that begins with a prepared position: nothing happens by itself."""

    def sit(
        ruleset: str, *positions: dict[str, Any] | None, code: str = "", **more: Any
    ) -> tuple[Table, Table]:
        host, guest = visit(**more), visit(**more)
        name = server.prepare(*positions)
        host.page.goto(f"/#rules={code}" if code else "/")
        host.choose(ruleset, 2, "open", name)
        host.press("start")
        guest.page.goto(host.get("invite-link").input_value())
        guest.get("name").fill("Gus")
        guest.press("join")
        for one in (host, guest):
            expect(one.get("table")).to_be_visible()
        return host, guest

    return sit


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the pictures: E2E_PICTURES, or a temporary one."""
    folder = Path(os.environ.get("E2E_PICTURES") or tmp_path_factory.mktemp("pictures"))
    folder.mkdir(exist_ok=True)
    return folder


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    if re.search(r"\be2e\b", str(item.path)):
        item.add_marker(pytest.mark.browser)
