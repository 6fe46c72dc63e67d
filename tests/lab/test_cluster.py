"""A Ray cluster of two workers, one of which is killed in mid-run: the same result as without."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from switch.lab.crews import Cluster
from switch.lab.folder import Chunk
from switch.lab.plan import Plan
from tests.cli.processes import run
from tests.lab.plans import run_plan, totals

pytest.importorskip("ray")

HEAD = (
    "start", "--head", "--block", "--num-cpus=2", "--port=0", "--node-ip-address=127.0.0.1",
    "--include-dashboard=false", "--disable-usage-stats",
)  # fmt: skip
PATIENCE = 60


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Of a cluster of our own; it ends with the test, and nothing of another one."""
    folder = tempfile.mkdtemp(prefix="ray-")  # its sockets need a short path
    monkeypatch.setenv("RAY_TMPDIR", folder)
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    code = "import sys; from ray.scripts.scripts import main; sys.exit(main())"
    head = subprocess.Popen(
        [sys.executable, "-c", code, *HEAD], text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        assert head.stdout is not None
        said = ""
        while not (found := re.search(r"--address='([\d.:]+)'", said)):
            line = head.stdout.readline()
            assert line, said
            said += line
        yield found[1]
    finally:
        head.send_signal(signal.SIGTERM)
        head.communicate(timeout=PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def parents() -> dict[int, tuple[int, str]]:
    """Process → its parent and its title."""
    listed = subprocess.run(
        ["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = (line.split(None, 2) for line in listed.splitlines())
    return {int(row[0]): (int(row[1]), row[2] if len(row) > 2 else "") for row in rows}


def playing(head: int) -> int | None:
    """A worker below this process that plays a chunk just now."""
    known = parents()
    players = [pid for pid, (_, title) in known.items() if title.startswith("ray::_play")]
    return next((pid for pid in players if head in above(pid, known)), None)


def above(pid: int, known: dict[int, tuple[int, str]]) -> Iterator[int]:
    while pid in known:
        pid = known[pid][0]
        yield pid


class Killing(Cluster):
    """Kills a worker that is playing as soon as the first chunk is there."""

    killed = 0

    def played(self, one: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        for found in super().played(one, numbers):
            victim = None if self.killed else playing(os.getpid())
            if victim is not None:
                os.kill(victim, signal.SIGKILL)
                self.killed += 1
            yield found


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_killed_worker_changes_nothing(address: str, tmp_path: Path) -> None:
    made = replace(run_plan("greedy", "random", rounds=400), chunk=10)
    crew = Killing(address, native=False)
    try:
        found = totals(made, tmp_path / "cluster", crew)
    finally:
        crew.close()
    assert crew.killed == 1
    alone = totals(made, tmp_path / "alone")
    assert (found.arms, found.groups) == (alone.arms, alone.groups)


def test_where_no_cluster_is_a_sentence_says_so(tmp_path: Path) -> None:
    environ = {"HOME": str(tmp_path), "RAY_TMPDIR": str(tmp_path)}
    done = run("lab", "run", "classic", "--rounds", "4", "--cluster", "nowhere", environ=environ)
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no Ray cluster at nowhere." in done.stderr
