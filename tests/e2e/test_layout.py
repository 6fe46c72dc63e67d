"""From 1280×800 down to 320×568, with 1 to 30 cards, in four languages: all is there and whole."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.layout import faults
from tests.e2e.positions import position, rest
from tests.e2e.table import Table

Start = Callable[..., Table]
SIZES = {"wide": (1280, 800), "tablet": (1024, 768), "phone": (390, 844), "small": (320, 568)}
LANGUAGES = ("en", "nl", "de", "ru")
HANDS = (1, 2, 7, 14, 22, 30)


def hand_of(count: int) -> dict[str, object]:
    """Four seats; the own hand has ``count`` cards of all suits, some of which fit."""
    pile, others = "9S", ["KC QC 5C 6C 3C", "JC TC 2C", "AC"]
    free = rest("classic", pile, *others)
    step = len(free) // count
    hand = [free[i * step] for i in range(count)] if step > 1 else free[:count]
    return position("classic", [" ".join(hand), *others], pile=pile)


def check(table: Table, folder: Path, name: str) -> list[str]:
    """Measured and kept as a picture in every size; the faults of all."""
    found = []
    for size, (width, height) in SIZES.items():
        table.page.set_viewport_size({"width": width, "height": height})
        found += [f"{name} {size}: {f}" for f in faults(table.page, touch=width < 500)]
        table.page.screenshot(path=folder / f"{name}-{size}.png")
    return found


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the pictures: E2E_PICTURES, or a temporary one."""
    folder = Path(os.environ.get("E2E_PICTURES") or tmp_path_factory.mktemp("pictures"))
    folder.mkdir(exist_ok=True)
    return folder


def look_at(start: Start, pictures: Path, count: int, *langs: str) -> None:
    found = []
    table = start("classic", hand_of(count))
    for lang in langs:
        table.press("settings-button")
        table.get("language").select_option(lang)
        table.press("sheet-close")
        found += check(table, pictures, f"hand{count:02}-{lang}")
        table.page.set_viewport_size({"width": 1280, "height": 800})
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("count", "lang"), [(1, "ru"), (2, "de"), (7, "nl"), (14, "ru"), (22, "en"), (30, "de")]
)
def test_a_hand_of_any_size_fits_every_window(
    start: Start, pictures: Path, count: int, lang: str
) -> None:
    look_at(start, pictures, count, lang)


@pytest.mark.long
@pytest.mark.parametrize("count", HANDS)
def test_a_hand_of_any_size_fits_every_window_in_every_language(
    start: Start, pictures: Path, count: int
) -> None:
    look_at(start, pictures, count, *LANGUAGES)
