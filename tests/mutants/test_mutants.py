"""The faults of `make mutants` fit the core as it is now, and a test that notices one counts."""

import subprocess
import sys

from tests.mutants.mutant import CORE, ROOT, catalogue
from tests.mutants.operators import by_rule


def test_every_named_fault_has_its_place() -> None:
    mutants = catalogue()
    assert len(mutants) >= 100
    assert len({one.name for one in mutants}) == len(mutants)
    assert all(one.fault.endswith(".") or ".)" in one.fault for one in mutants)


def test_faults_by_rule_can_be_read() -> None:
    mutants = by_rule()
    assert len(mutants) > 500
    for one in mutants[::7]:
        compile(one.text, one.file, "exec")
        assert one.text != (ROOT / CORE / one.file).read_text("utf-8")


def ran(fault: str) -> tuple[int, str]:
    """Exit code and output for one fault, by the tests of the calls alone."""
    command = [sys.executable, "-m", "tests.mutants", "--tests", "tests/rules/test_4_calls.py"]
    done = subprocess.run(
        [*command, "--match", fault],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_fault_that_a_test_notices_is_caught() -> None:
    code, told = ran("caught twice")
    assert code == 0, told
    assert "1 caught, 0 survived" in told


def test_a_fault_that_no_test_notices_survives() -> None:
    code, told = ran("two queens")
    assert code == 1, told
    assert "not noticed by any test: two queens exchange once" in told
