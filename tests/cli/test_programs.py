"""Programs at the table in the terminal, and how they are given on the command line."""

import os
import sys
from pathlib import Path

import pytest

from switch.i18n import LANGUAGES
from tests.bots.test_process import FAULTY, GOOD, heard
from tests.cli.driving import Terminal
from tests.cli.person import Person
from tests.cli.processes import run

DIES = f"{sys.executable} {FAULTY} dies"
TERMINAL = ("play", "--terminal", "--pace", "0")


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card"])
def test_a_program_plays_a_round_whose_record_can_be_verified(ruleset: str, tmp_path: Path) -> None:
    words = ["--ruleset", ruleset, "--seats", "2", "--records", str(tmp_path)]
    with Terminal(*TERMINAL, *words, "--bot", f"Hal={GOOD['python']}") as terminal:
        person = Person(terminal, "en", seed=3)
        person.play_round()
        person.leave()
        assert terminal.code() == 0
    assert "Hal lays " in person.seen
    assert "The program Hal" not in person.seen
    (record,) = tmp_path.iterdir()
    assert run("verify", str(record)).returncode == 0


def test_its_faults_are_told_and_its_turns_are_made() -> None:
    """Three times; then it is not asked any more."""
    words = ["--ruleset", "classic", "--seats", "4", "--seed", "11"]
    bots = ["--bot", f"Hal={DIES}", "--bot", f"Eve={GOOD['javascript']}"]
    with Terminal(*TERMINAL, *words, *bots) as terminal:
        person = Person(terminal, "en", seed=3)
        screen = person.play_round()
        person.leave()
    seen = " ".join((person.seen + screen).split())
    assert seen.count("The program Hal has ended. The table makes the turn for it.") == 3
    assert seen.count("exit code 1. Its last words: no weights found") == 3
    assert "has failed three times and is not asked any more in this round." in seen
    assert "The program Eve" not in seen


def test_programs_end_with_the_table(tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    reading = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    bot = f"Hal={sys.executable} {FAULTY} child {alive}"
    with Terminal(*TERMINAL, "--ruleset", "duel", "--seed", "11", "--bot", bot) as terminal:
        person = Person(terminal, "en", seed=3)
        person.play_round()
        assert heard(reading) == b"1"
        person.leave()
        assert terminal.code() == 0
        assert heard(reading) == b""
    os.close(reading)


FAULTS = [
    (["--bot", "Hal"], "--bot takes a name and a command, NAME=COMMAND,"),
    (["--bot", "Hal=no-such-program"], "There is no program “no-such-program” here."),
    (["--bot", "Hal=/no/such -x"], "There is no program “/no/such” here."),
    (["--bot", "Hal="], "A program needs a command, such as python3 mybot.py."),
    (["--bot", "easy=sh"], "has a meaning of its own"),
    (["--bot", "Hal=sh", "--bot", "hal=sh"], "'hal' is there twice"),
    (["--bot"], "--bot needs a value"),
]


@pytest.mark.parametrize(
    ("words", "part"),
    [*FAULTS, (["--bot", "Hal=sh", "--bot", "Eve=sh", "--seats", "2"], "Only one seat is left")],
)
def test_a_program_that_cannot_sit_down(words: list[str], part: str) -> None:
    done = run(*TERMINAL, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert part in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_program_is_told_alike_at_both_tables(tmp_path: Path, lang: str) -> None:
    words = ["--lang", lang, "--bot", "Hal=/no/such"]
    table = ["--no-browser", "--port", "0", "--db", str(tmp_path / "db")]
    browser, terminal = run("play", *table, *words), run(*TERMINAL, *words)
    assert "/no/such" in browser.stderr
    assert (browser.returncode, browser.stderr) == (2, terminal.stderr)
    assert "NAME" not in browser.stderr


@pytest.mark.parametrize(("words", "part"), FAULTS)
def test_serve_says_what_is_wrong_with_a_program(
    tmp_path: Path, words: list[str], part: str
) -> None:
    done = run("serve", "--port", "0", "--db", str(tmp_path / "db"), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert part in done.stderr
