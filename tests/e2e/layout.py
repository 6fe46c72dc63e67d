"""Boxes on the page: what is outside, covered, cut, or too small to be touched."""

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

from tests.e2e.table import Table

SIZES = {"wide": (1280, 800), "tablet": (1024, 768), "phone": (390, 844), "small": (320, 568)}
LANGUAGES = ("en", "nl", "de", "ru")
MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FIXED = (
    "hand", "dock", "centre", "stock", "pile", "stock-count", "suit-in-force", "hint",
    "main-action", "side-action", "call", "debt", "eight", "take-back", "log-line",
    "settings-button", "rules-button",
    *(f"{what}-{seat}" for what in ("seat", "count", "catch", "wins") for seat in range(12)),
)  # fmt: skip
APART = (
    ".bar", "[data-testid^='seat-']", "[data-testid=centre] .spot", "[data-testid=hint]",
    "[data-testid=log-line] > span", "[data-testid=hand] .slot", "[data-testid=dock]", "aside",
)  # fmt: skip


def faults(page: Page, *, touch: bool) -> list[str]:
    """A line for each fault of what is to be seen now."""
    wish = {"fixed": FIXED, "apart": APART, "touch": touch}
    return cast("list[str]", page.evaluate(MEASURE, wish))


def check(table: Table, folder: Path, name: str) -> list[str]:
    """Measured and kept as a picture in every size; the faults of all."""
    found = []
    for size, (width, height) in SIZES.items():
        table.page.set_viewport_size({"width": width, "height": height})
        found += [f"{name} {size}: {f}" for f in faults(table.page, touch=width < 500)]
        table.page.screenshot(path=folder / f"{name}-{size}.png")
    return found
