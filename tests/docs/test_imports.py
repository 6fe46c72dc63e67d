"""The arrows of ARCHITECTURE.md hold."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_imports_go_one_way() -> None:
    code = "import sys; from importlinter.cli import lint_imports_command as lint; sys.exit(lint())"
    linted = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert linted.returncode == 0, linted.stdout + linted.stderr
