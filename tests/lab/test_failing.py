"""Programs that fail: said at once and why, and given up where nothing else is to be expected."""

import re
import signal
import sys
from pathlib import Path

import pytest

from switch.lab.failing import GIVEN_UP, Failed, Hopeless, Watch, sentence
from tests.cli.processes import started
from tests.lab.conftest import Lab
from tests.lab.written import result_of

WORDS = "no licence found"
DYING = f"import sys; sys.exit({WORDS!r})"  # writes it to standard error, with exit code 1
# A bot that dies the first time it is started and then hangs, until it is ended.
ONCE = f"""
import pathlib, sys, time
mark = pathlib.Path(sys.argv[1])
if not mark.exists():
    mark.touch()
    sys.exit({WORDS!r})
time.sleep(600)
"""
FAULTS = {
    "bot_died": (DYING, f"It ended by itself, with exit code 1. Its last words: {WORDS}"),
    "bot_noise": (
        f"import sys; print({WORDS!r}, file=sys.stderr, flush=True); print(5)",
        f"This is no answer: 5 Its last words: {WORDS}",
    ),
    "bot_illegal": (
        """
import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "ok": True, "actions": ["suit:H"]}), flush=True)
""",
        "'suit:H' is not among what is legal now: ",
    ),
}


def program(folder: Path, code: str, *words: str) -> str:
    path = folder / "bot.py"
    path.write_text(code, encoding="utf-8")
    return " ".join([f"process:{sys.executable} {path}", *words])


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_the_programs_last_words(fault: str, tmp_path: Path, lab: Lab) -> None:
    code, said = FAULTS[fault]
    name = program(tmp_path, code)
    told, page = tmp_path / "r.json", tmp_path / "r.html"
    files = ("--json", str(told), "--html", str(page))
    done = lab("run", "classic", "--players", f"{name},greedy", "--rounds", "4", *files)
    shown = re.sub(r"\s+", " ", done.stdout)
    assert f"{fault} {said}" in shown
    assert said.replace("'", "&#x27;") in page.read_text(encoding="utf-8")
    assert result_of(told)["said"][f"{name} {fault}"].startswith(said)
    assert done.stderr.count(f"{fault}: {said}") == 1
    assert done.returncode == 2
    assert "Every round was lost by a fault" in done.stderr


def test_a_program_that_fails_sometimes_is_no_failure_of_the_run(tmp_path: Path, lab: Lab) -> None:
    """It lays what it may, but dies when it is asked for the 26th time."""
    name = program(
        tmp_path,
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        " one = json.loads(line)\n"
        " if number == 25: sys.exit('tired')\n"
        " legal = one['view']['legal']\n"
        " turn = [next((a for a in legal if a != 'call'), '')] if one['cmd'] == 'move' else []\n"
        " turn += one['names'].get(turn[0] if turn else '', [])[:1]\n"
        " print(json.dumps({'id': one['id'], 'ok': True, 'actions': turn}), flush=True)",
    )
    done = lab("run", "duel", "--players", f"{name},greedy", "--rounds", "16")
    assert done.returncode == 0, done.stderr
    assert "Its last words: tired" in re.sub(r"\s+", " ", done.stdout)
    assert "16 rounds of 8 deals" in done.stdout


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_that_does_nothing_but_fail_is_given_up(
    workers: str, tmp_path: Path, lab: Lab
) -> None:
    name = program(tmp_path, DYING)
    words = ("run", "classic", "--players", f"{name},greedy", "--rounds", "400")
    folder = tmp_path / "kept"
    done = lab(*words, "--workers", workers, "--folder", str(folder))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{name} failed in each of its first {GIVEN_UP} rounds." in done.stderr
    assert WORDS in done.stderr.splitlines()[-1]
    assert f"switch lab run --resume {folder}" in done.stderr
    assert (folder / "plan.json").exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_that_a_program_fails_is_said_before_a_chunk_is_through(
    workers: str, tmp_path: Path, home: dict[str, str]
) -> None:
    """It says nothing after its first fault, so a chunk would take a minute and a half."""
    name = program(tmp_path, ONCE, str(tmp_path / "mark"))
    folder = tmp_path / "kept"
    words = ("--rounds", "400", "--workers", workers, "--folder", str(folder), "--lang", "en")
    with started(
        "lab", "run", "classic", "--players", f"{name},greedy", *words, environ=home
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline().endswith(f"Its last words: {WORDS}\n")
        assert (folder / "chunks.log").read_bytes() == b""
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors.startswith("Stopping …\n")


def test_only_who_never_played_a_round_through_is_given_up() -> None:
    told: list[Failed] = []
    watch = Watch(told.append)
    for _ in range(GIVEN_UP - 1):
        watch.heard("a", "bot_late", "late")
    watch.heard("a", "", "")
    for _ in range(2 * GIVEN_UP):
        watch.heard("a", "bot_late", "late again")
    watch.heard("a", "bot_died", "dead")
    watch.heard("b", "bot_late", "late")
    assert told == [
        ("a", "bot_late", "late"), ("a", "bot_died", "dead"), ("b", "bot_late", "late"),
    ]  # fmt: skip
    assert watch.count == 3 * GIVEN_UP + 1  # the last of a, and b's
    for _ in range(GIVEN_UP - 2):
        watch.heard("b", "bot_late", "late")
    with pytest.raises(Hopeless) as given_up:
        watch.heard("b", "bot_died", "dead")
    assert (given_up.value.first, given_up.value.rounds) == (("b", "bot_late", "late"), GIVEN_UP)


def test_a_sentence_is_short_and_names_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert sentence("no /home/ada/key") == "no ~/key"
    assert len(sentence("x" * 5000)) == 400
