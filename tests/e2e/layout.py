"""Boxes on the page: what is outside, covered, cut, or too small to be touched."""

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FIXED = (
    "hand", "dock", "centre", "stock", "pile", "stock-count", "suit-in-force", "hint",
    "main-action", "side-action", "call", "debt", "eight", "take-back", "log-line",
    "settings-button", "rules-button",
    *(f"{what}-{seat}" for what in ("seat", "count", "catch", "wins") for seat in range(4)),
)  # fmt: skip
APART = (
    ".bar", "[data-testid^='seat-']", "[data-testid=centre] .spot", "[data-testid=hint]",
    "[data-testid=log-line]", "[data-testid=hand] .slot", "[data-testid=dock]", "aside",
)  # fmt: skip


def faults(page: Page, *, touch: bool) -> list[str]:
    """A line for each fault of what is to be seen now."""
    wish = {"fixed": FIXED, "apart": APART, "touch": touch}
    return cast("list[str]", page.evaluate(MEASURE, wish))
