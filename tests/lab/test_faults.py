"""Everything that can go wrong with `switch lab`: a sentence, exit code 2, nothing lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from switch.cli.main import main
from tests.cli.processes import SWITCH, run
from tests.lab.conftest import Lab
from tests.lab.written import line, result_of

FAULTS = [
    ("classic --rounds 0", "--rounds must be a number from 1 to"),
    ("classic --seats 13", "--seats must be a number from 2 to 12"),
    ("duel --seats 3", "Duel is a game for 2 players. Give --seats 2."),
    (
        "classic --players gredy",
        "no player “gredy”. Choose of: beginner, easy, normal, sharp, expert",
    ),
    ("classic --players greedy,random --seats 3", "2 players were named for 3 seats."),
    ("classik", "Did you mean classic?"),
    ("classic turn.skip_answerd=true", "Did you mean turn.skip_answered?"),
    ("classic turn.skip_answered=maybe", "turn.skip_answered must be true or false."),
    ("classic deal.hand=99", "deal.hand must be a number from 1 to 12."),
    ("classic other", "needs one rule set"),
    ("", "needs one rule set"),
    ("classic --within 0", "--within must be a number from 0.01 to 50"),
    ("classic --by turns", "--by does not go with “switch lab run”."),
    ("classic --by size", "--by cannot be “size”."),
    ("classic --workers 0", "--workers must be a number from 1 to"),
    ("classic --json /nonexistent/x.json", "/nonexistent/x.json cannot be written."),
    ("classic --html /", "/ cannot be written."),
    ("classic --resume /nonexistent", "There is no run in /nonexistent."),
    ("classic --folder /proc/x", "Nothing can be written to /proc/x."),
    ("classic --cluster 127.0.0.1:1 --workers 2", "--cluster and --workers do not go together."),
    ("classic --cluster 127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1."),
    ("classic --cluster 127.0.0.1:99999", "There is no Ray cluster at 127.0.0.1:99999."),
    ("classic --json x --html ./x", "./x cannot be written. Choose another file for --html."),
    ("classic --players process:", "A program needs a command"),
    ("r1-broken", "This link is broken"),
]


@pytest.mark.parametrize(("words", "said"), FAULTS, ids=[words or "nothing" for words, _ in FAULTS])
def test_whatever_is_wrong_is_said_before_anything_is_played(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "run", *words.split(), "--lang", "en"]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert said in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play classic", "There is no “switch lab play”. Choose one of: run, compare"),
        ("compare classic", "needs two rule sets, or one and changes"),
        ("compare classic duel --seats 4", "Duel is a game for 2 players."),
        ("tournament classic", "A tournament needs two different players or more."),
        ("tournament classic --players greedy,greedy", "two different players or more."),
        ("sensitivity classic turn.skipp", "Did you mean turn.skip?"),
        ("sensitivity classic score.mode", "None of these options can be changed here."),
        ("sensitivity classic --within 1", "--within does not go with"),
    ],
)
def test_each_kind_says_what_it_needs(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *words.split(), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_of_another_run_or_damaged_is_refused(tmp_path: Path, lab: Lab) -> None:
    folder = tmp_path / "kept"
    words = ("run", "classic", "--rounds", "4")
    assert lab(*words, "--folder", str(folder)).returncode == 0
    again = lab(*words, "--seed", "9", "--resume", str(folder))
    assert (again.returncode, again.stdout) == (2, "")
    assert "is another one" in again.stderr
    unruly = lab("run", "--seed", "9", "--resume", str(folder))
    assert "is another one" in unruly.stderr
    other = lab("compare", "--resume", str(folder))
    assert "is another one" in other.stderr
    assert f"switch lab run --resume {folder}" in other.stderr
    rows = lab("run", "--resume", str(folder), "--parquet", str(tmp_path / "r"))
    assert "was begun without --parquet" in rows.stderr
    new = lab(*words, "--seed", "9", "--folder", str(folder))
    assert (new.returncode, new.stdout) == (2, "")
    assert f"Another run is kept in {folder}" in new.stderr
    assert "without --resume" not in new.stderr
    assert f"switch lab run --resume {folder}" in new.stderr
    log = folder / "chunks.log"
    log.write_bytes(log.read_bytes().replace(b"sum", b"mus", 1))
    broken = lab("run", "--resume", str(folder))
    assert broken.returncode == 2
    assert f"What is kept in {folder} is damaged." in broken.stderr


@pytest.mark.parametrize(
    ("library", "words", "said"),
    [
        ("polars", ("run", "classic", "--parquet", "x"), "polars is not installed, and --parquet"),
        ("matplotlib", ("run", "classic", "--html", "x"), "matplotlib is not installed, and"),
        ("ray", ("run", "classic", "--cluster", "auto"), "ray is not installed, and --cluster"),
        ("openskill", ("tournament", "classic", "--players", "greedy,random"), "openskill is not"),
    ],
)  # fmt: skip
def test_a_library_that_is_missing_is_named(
    library: str, words: tuple[str, ...], said: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.startswith(f"{library}.")]:
        monkeypatch.setitem(sys.modules, name, None)
    assert main(["lab", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_numba_everything_works_slower_and_says_so(home: dict[str, str]) -> None:
    code = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n" + SWITCH[2]
    words = ("lab", "run", "duel", "--rounds", "2", "--lang", "en", "--players")
    for players, said in (
        ("greedy", "Numba is not installed: everything works, some fifty times slower."),
        ("sharp", "the strong players think slower and less far"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *words, players], capture_output=True, text=True,
            check=False, env={"PATH": "/usr/bin:/bin", **home},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert said in done.stderr
        assert "2 rounds of 1 deal" in done.stdout


def test_what_a_full_disk_leaves_is_kept(tmp_path: Path, home: dict[str, str]) -> None:
    """The files of the run may have 4 KB each, then as much as they need."""
    folder = tmp_path / "kept"
    code = (
        "import resource, signal\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))\n"
    )
    words = ("run", "classic", "--players", "greedy,random", "--rounds", "80", "--lang", "en")
    done = subprocess.run(
        [sys.executable, "-c", code + SWITCH[2], "lab", *words, "--folder", str(folder)],
        capture_output=True, text=True, check=False, env={"PATH": "/usr/bin:/bin", **home},
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert f"Nothing can be written to {folder}." in done.stderr
    assert f"--resume {folder}" in done.stderr
    again = run("lab", "run", "--resume", str(folder), environ=home)
    assert "80 rounds of 40 deals" in again.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a file with no room, of Linux")
@pytest.mark.parametrize("option", ["--json", "--parquet", "--html"])
def test_a_file_with_no_room_costs_nothing_that_was_played(lab: Lab, option: str) -> None:
    done = lab("run", "classic", "--rounds", "4", option, "/dev/full")
    assert done.returncode == 2
    assert f"/dev/full cannot be written. Choose another file for {option}." in done.stderr
    assert "--resume" in done.stderr


def test_a_program_that_fails_loses_its_rounds_and_is_told(
    tmp_path: Path, home: dict[str, str]
) -> None:
    path = tmp_path / "f.json"
    players = f"process:{sys.executable} -c 'print(5)',greedy"
    done = run("lab", "run", "classic", "--players", players, "--rounds", "4", "--json", str(path),
               environ=home)  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert "Every round was lost by a fault" in done.stderr
    result = result_of(path)
    assert line(result, "player 1")["value"] == 0
    assert line(result, "forfeit")["value"] == 1
    (fault,) = result["arms"][0]["faults"].items()
    assert fault[0].startswith("process:")
    assert fault[1] == 4
    assert "Programs that failed" in done.stdout
