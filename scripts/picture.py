"""Make docs/images/table.png: a real game in progress, as the README shows it.

    python scripts/picture.py [FILE]

Starts the server, plays classic with three seats by clicks until there is something to see, and
takes a picture. It needs the built page (`make web`) and a Chromium.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright

from chromium import find

ROOT = Path(__file__).parent.parent
GOAL = ROOT / "docs" / "images" / "table.png"
TRIES = 40
sys.path.insert(0, str(ROOT))


def worth_a_picture(page: Page) -> bool:
    """Own turn with a choice, hands of different sizes, a story in the log."""
    playable = page.locator("[data-testid=hand] [data-state=playable]").count()
    hand = page.locator("[data-testid=hand] button[data-card]").count()
    counts = {page.get_by_test_id(f"count-{seat}").inner_text() for seat in (0, 1, 2)}
    told = page.locator("aside [data-testid=log] li")
    loud = told.filter(has_text="swap").count() + told.filter(has_text="owes").count()
    return playable >= 2 and 5 <= hand <= 8 and len(counts) == 3 and told.count() > 9 and loud > 0


def play_until_then(page: Page) -> bool:
    """False when the round is over before."""
    from tests.e2e.robot import Robot  # noqa: PLC0415 - the root is on the path only now
    from tests.e2e.table import Table  # noqa: PLC0415

    table = Table(page)
    table.open("classic", 3, name="Mira")
    robot = Robot(table, seed=1, sets=True)
    sight = table.until_ready()
    while sight.dialog != "round-over":
        if not sight.dialog and worth_a_picture(page):
            return True
        robot.step(sight)
        sight = table.until_ready(sight)
    return False


def take(address: str, goal: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page(
            base_url=address, locale="en", viewport={"width": 1280, "height": 800},
            reduced_motion="reduce",
        )  # fmt: skip
        if not any(play_until_then(page) for _ in range(TRIES)):
            raise SystemExit("No game came to a state worth a picture; try again.")
        page.mouse.move(640, 90)
        expect(page.get_by_test_id("toast")).to_have_count(0)
        page.evaluate("() => document.activeElement?.blur()")
        goal.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=goal, animations="disabled")
        browser.close()


def main(words: list[str]) -> int:
    from tests.e2e.served import Server  # noqa: PLC0415

    os.chdir(ROOT)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            take(server.address, Path(words[0]) if words else GOAL)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
