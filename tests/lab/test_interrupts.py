"""Ctrl-C and worse: what is done is kept, and going on comes to the very same result."""

import re
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.cli.processes import run, started
from tests.lab.written import result_of

LONG = ("lab", "run", "classic", "--players", "greedy,random", "--rounds", "400", "--seed", "5")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("whole") / "whole.json"
    assert run(*LONG, "--json", str(path), environ={"HOME": str(path.parent)}).returncode == 0
    return result_of(path)["arms"]


def lines_in(folder: Path) -> int:
    done = folder / "chunks.log"
    return done.read_bytes().count(b"\n") if done.exists() else 0


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", [(), ("--workers", "2")], ids=["alone", "two"])
def test_what_is_stopped_keeps_what_is_done_and_resume_goes_on(
    workers: tuple[str, ...], sent: signal.Signals, whole: Any, tmp_path: Path,
    home: dict[str, str],
) -> None:  # fmt: skip
    folder, path = tmp_path / "kept", tmp_path / "r.json"
    words = (*LONG, *workers, "--folder", str(folder), "--json", str(path))
    with started(*words, environ=home) as process:
        while lines_in(folder) < 2 and process.poll() is None:
            pass
        process.send_signal(sent)
        out, errors = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    said = errors.splitlines()  # nothing of processes, semaphores or tracebacks among it
    assert (said[0], len(said)) == ("Stopping …", 2)
    assert f"--resume {folder}" in said[1]
    assert not path.exists()
    found = re.search(r"switch (lab run --resume .*)$", errors, re.MULTILINE)
    assert found is not None
    done = run(*found[1].split(), environ=home)
    assert done.returncode == 0, done.stderr
    assert result_of(path)["arms"] == whole


def test_where_a_long_run_keeps_what_is_played_is_said_first(
    tmp_path: Path, home: dict[str, str]
) -> None:
    with started(*LONG, "--rounds", "4000", environ=home) as process:
        assert process.stderr is not None
        found = re.fullmatch(
            r"Until the end, what is played is kept in (\S+)\n", process.stderr.readline()
        )
        assert found is not None
        assert Path(found[1]).parent == tmp_path
        process.send_signal(signal.SIGTERM)
        assert process.stderr.readline() == "Stopping …\n"
        assert f"--resume {found[1]}" in process.stderr.readline()


def test_the_processes_of_a_killed_run_end_too(tmp_path: Path, home: dict[str, str]) -> None:
    folder = tmp_path / "kept"
    with started(*LONG, "--workers", "2", "--folder", str(folder), environ=home) as process:
        while lines_in(folder) < 1 and process.poll() is None:
            pass
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)  # as long as any of them lives, its output is open


def test_a_killed_run_goes_on_as_well(tmp_path: Path, home: dict[str, str]) -> None:
    folder = tmp_path / "kept"
    with started(*LONG, "--folder", str(folder), environ=home) as process:
        while lines_in(folder) < 2 and process.poll() is None:
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert lines_in(folder) < 20
    done = run("lab", "run", "--resume", str(folder), environ=home)
    assert "400 rounds of 200 deals" in done.stdout
