"""A wheel holds everything that the game needs when no folder of sources is near."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, capture_output=True, check=True,
    )  # fmt: skip
    (wheel,) = folder.glob("switch-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("pattern", ["*.py", "*.toml", "*.ftl", "py.typed"])
def test_all_sources_of_a_kind_are_packed(packed: set[str], pattern: str) -> None:
    wanted = {str(path.relative_to(SOURCES)) for path in (SOURCES / "switch").rglob(pattern)}
    assert wanted
    assert wanted - packed == set()


def test_the_built_page_is_packed(packed: set[str]) -> None:
    page = [name for name in packed if name.startswith("switch/server/static/")]
    assert "switch/server/static/index.html" in page
    assert any(name.endswith(".js") for name in page)


def test_the_licence_is_packed(packed: set[str]) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in packed)
