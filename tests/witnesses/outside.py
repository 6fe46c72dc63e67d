"""Other people's games: imported by the tests that play them and by nothing else."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

LOCK = Path(__file__).parents[2] / "locks" / "witnesses.txt"


def locked(package: str) -> Requirement:
    """The lock's line for a package: its version and the machines that it is for."""
    (line,) = re.findall(rf"^{package}==[^\\\n]+", LOCK.read_text(), re.MULTILINE)
    return Requirement(line)


def outside(module: str, package: str) -> Any:
    """The module; skips on a machine that the lock has no wheel for, and nowhere else."""
    wanted = locked(package)
    if wanted.marker and not wanted.marker.evaluate():
        pytest.skip(f"{package} has no wheel for this Python and machine: {wanted.marker}")
    return importlib.import_module(module)
