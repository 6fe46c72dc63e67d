"""What the tests of the lab's command share."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from switch.cli.main import main


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Lab = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """For another process: neither folders of work nor a compiled kernel from before."""
    return {"HOME": str(tmp_path), "TMPDIR": str(tmp_path)}


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Lab:
    """`switch lab` with these words, in this process."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    def run(*words: str) -> Done:
        code = main(["lab", *words, "--lang", "en"])
        return Done(code, *capsys.readouterr())

    return run
