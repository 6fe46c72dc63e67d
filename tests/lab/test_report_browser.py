"""The report in a real Chromium: nothing is fetched, nothing sticks out, all can read it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from switch.cli.main import main
from tests.e2e.test_accessible import serious

KINDS = {
    "run": ["pesten", "--players", "greedy,random,greedy"],
    "compare": ["classic", "turn.skip_answered=true"],
    "tournament": ["classic", "--players", "random,greedy"],
    "sensitivity": ["classic", "turn.skip", "turn.reverse", "deal.hand"],
}
# The size of letters as they are seen, whatever the plot is scaled to.
LETTERS = """() => [...document.querySelectorAll("svg text")]
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
WIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""

# The words of a plot that stand partly outside of it, where they are not painted.
CUT = """() => [...document.querySelectorAll("svg")].flatMap(svg => {
    const frame = svg.getBoundingClientRect();
    return [...svg.querySelectorAll("text")].filter(text => {
        const own = text.getBoundingClientRect();
        return own.left < frame.left || own.right > frame.right || own.bottom > frame.bottom + 1;
    }).map(text => text.textContent);
})"""
HEADS = """() => [...new Set([...document.querySelectorAll("thead th")]
    .map(head => getComputedStyle(head).fontWeight))]"""


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium_path, args=["--no-sandbox", "--disable-gpu"]
        )
        yield started
        started.close()


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("reports")
    for kind, words in KINDS.items():
        path = folder / f"{kind}.html"
        assert main(["lab", kind, *words, "--rounds", "24", "--html", str(path)]) == 0
    return {kind: folder / f"{kind}.html" for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_the_report_is_seen_as_it_should_be(
    browser: Browser, reports: dict[str, Path], kind: str, width: int,
    scheme: Literal["light", "dark"],
) -> None:  # fmt: skip
    page = browser.new_page(viewport={"width": width, "height": 844}, color_scheme=scheme)
    try:
        fetched: list[str] = []
        complaints: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        page.on("console", lambda message: complaints.append(message.text))
        address = reports[kind].as_uri()
        page.goto(address)
        assert fetched == [address]
        assert complaints == []
        assert page.evaluate(WIDE) <= 0
        letters = page.evaluate(LETTERS)
        assert len(letters) > 8
        assert 10 <= min(letters) <= max(letters) <= 18
        assert page.evaluate(CUT) == []
        assert page.evaluate(HEADS) == ["600"]
        assert "…" not in "".join(page.locator("svg text").all_text_contents())
        assert serious(page) == []
    finally:
        page.close()
