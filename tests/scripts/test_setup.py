"""The set-up on machines that lack something: a sentence that helps, and a failure."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OLD_PYTHON = """#!/bin/sh
case "$2" in
    *print*) echo 3.9 ;;
    *) exit 1 ;;
esac
"""


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False
    )


def test_a_python_that_is_too_old_is_named_and_makes_nothing(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text(OLD_PYTHON)
    old.chmod(0o755)
    asked = run("sh", "scripts/make_venv.sh", str(tmp_path / "venv"), PYTHON=str(old))
    assert asked.returncode == 2
    assert asked.stderr.startswith(f"Switch needs Python 3.11 or newer; found: {old}=3.9.")
    assert not (tmp_path / "venv").exists()


def test_a_machine_without_python_is_told_so(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "python3")
    asked = run("sh", "scripts/make_venv.sh", str(tmp_path / "venv"), PYTHON=nowhere)
    assert asked.returncode == 2
    assert "found: none." in asked.stderr


def test_without_a_chromium_the_rest_is_tested_and_the_run_fails(tmp_path: Path) -> None:
    asked = run(
        sys.executable, "scripts/run_tests.py", "tests/docs/test_decisions.py",
        CHROMIUM=str(tmp_path / "chromium"),
    )  # fmt: skip
    assert " passed" in asked.stdout
    assert "BROWSER TESTS WERE NOT RUN" in asked.stderr
    assert asked.returncode == 1


def test_a_named_chromium_is_the_only_one_asked() -> None:
    asked = run(
        sys.executable, "-c", "import chromium; print(list(chromium.candidates()))",
        PYTHONPATH="scripts", CHROMIUM="/nowhere/chromium",
    )  # fmt: skip
    assert asked.stdout == "['/nowhere/chromium']\n"
