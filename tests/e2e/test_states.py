"""Every state of the picture page (web/fixtures.html) in the windows and languages it must fit."""

import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.layout import LANGUAGES, check
from tests.e2e.table import Table

WEB = Path(__file__).parents[2] / "web"
# Those in which something stands that stands in no other; the rest is a long test.
TELLING = (
    "suit",
    "dumping",
    "debt",
    "call",
    "armed",
    "over",
    "long",
    "rules",
    "settings",
    "duelwild",
    "colours12",
    "jump",
    "exchange",
    "rank",
    "house",
    "homemany",
)


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the picture page, built for this run."""
    folder = tmp_path_factory.mktemp("states")
    build = ["npm", "run", "--silent", "fixtures", "--", "--outDir", str(folder)]
    done = subprocess.run(
        [*build, "--logLevel", "warn"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    handler = functools.partial(Files, directory=str(folder))
    serving = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_address[1]}"
    serving.shutdown()
    serving.server_close()


@pytest.fixture
def gallery(visit: Visit, states: str) -> Table:
    table = visit(address=states)
    table.page.clock.install()
    return table


def names(gallery: Table) -> list[str]:
    gallery.page.goto("/fixtures.html")
    links = gallery.page.locator("#app a")
    expect(links.nth(30)).to_be_visible()
    return links.all_inner_texts()


def show(gallery: Table, name: str, lang: str) -> None:
    gallery.page.set_viewport_size({"width": 1280, "height": 800})
    gallery.page.goto(f"/fixtures.html?f={name}&lang={lang}")
    expect(gallery.page.locator("#app > *").first).to_be_visible()
    gallery.page.clock.run_for(1000)  # the clicks that lead to the state


@pytest.mark.parametrize(("number", "lang"), list(enumerate(LANGUAGES)))
def test_telling_states_fit_every_window(
    gallery: Table, pictures: Path, number: int, lang: str
) -> None:
    found = []
    for name in TELLING[number::2]:
        show(gallery, name, lang)
        found += check(gallery, pictures, f"{name}-{lang}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_fits_every_window_in_every_language(
    gallery: Table, pictures: Path, lang: str
) -> None:
    found = []
    for name in names(gallery):
        show(gallery, name, lang)
        found += check(gallery, pictures, f"{name}-{lang}")
    assert not found, "\n".join(found)
