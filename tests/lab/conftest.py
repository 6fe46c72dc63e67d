"""What the tests of the lab's command share."""

from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Neither folders of work nor a compiled kernel from before."""
    return {"HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
