"""`switch warm`: what is compiled, where it is kept, and what stands in the way."""

import pickle
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from switch import i18n
from switch.bots import LEVELS
from switch.cli.terminal.helping import company_lines
from switch.kernel import warm
from tests.cli.processes import run, settings, started
from tests.kernel.small import without

WHERE = {"en": "is kept in", "nl": "staat in", "de": "liegt in", "ru": "лежит в"}


def cached(folder: Path, **more: str) -> dict[str, str]:
    return {"SWITCH_CACHE": str(folder), **more}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_check_names_what_is_missing_and_compiles_nothing(tmp_path: Path, lang: str) -> None:
    done = run("warm", "--check", "--lang", lang, environ=cached(tmp_path))
    first, *missing, last = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (1, "")
    assert WHERE[lang] in first
    assert str(tmp_path) in first
    assert "SWITCH_CACHE" in first
    assert [line.split()[0] for line in missing] == warm.modules()
    assert "switch warm" in last
    assert not list(tmp_path.rglob("*.nb?"))


DAMAGED = {"en": "is damaged", "nl": "is beschadigd", "de": "ist beschädigt", "ru": "повреждено"}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_check_says_what_is_not_as_it_was_compiled(tmp_path: Path, lang: str) -> None:
    run("warm", "--check", environ=cached(tmp_path))
    (folder,) = tmp_path.iterdir()
    (folder / "file.nbc").write_bytes(pickle.dumps("theirs"))
    (folder / "kernel.search.warm").write_text('{"file.nbc": [3, 7]}')
    done = run("warm", "--check", "--lang", lang, environ=cached(tmp_path))
    told = [line for line in done.stdout.splitlines() if line.startswith("kernel.search ")]
    assert [DAMAGED[lang] in line for line in told] == [True]
    assert (done.returncode, done.stderr) == (1, "")


def test_a_place_where_nothing_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    done = run("warm", environ=cached(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Nothing can be kept in {file}." in done.stderr
    assert "SWITCH_CACHE" in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_numba_it_says_what_to_do(tmp_path: Path) -> None:
    path = str(without(tmp_path / "without"))
    for words in (["warm"], ["warm", "--check"]):
        done = run(*words, environ=cached(tmp_path, PYTHONPATH=path))
        assert (done.returncode, done.stdout) == (2, "")
        assert "Numba is not installed" in done.stderr
        assert "“make setup” installs it" in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_server_without_numba_answers_and_says_it_once(tmp_path: Path) -> None:
    path = str(without(tmp_path / "without"))
    environ = cached(tmp_path, PYTHONPATH=path, SWITCH_WARM="yes", PYTHONUNBUFFERED="1")
    db = str(tmp_path / "t.db")
    with started("serve", "--port", "0", "--db", db, environ=environ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}api/players") as answer:  # noqa: S310 - our own
            assert answer.status == 200
        assert "Numba is not installed" in process.stderr.readline()
        process.terminate()
        assert "Numba" not in process.stderr.read()


@pytest.mark.parametrize("words", [["play", "--terminal"], ["play", "--no-browser"], ["serve"]])
def test_a_wish_for_warming_that_cannot_be_read(tmp_path: Path, words: list[str]) -> None:
    done = run(*words, environ={"SWITCH_WARM": "perhaps", "XDG_DATA_HOME": str(tmp_path)})
    assert done.returncode == 2
    assert "The setting warm cannot be 'perhaps': yes or no is expected." in done.stderr


def test_the_terminal_says_how_the_computer_plays() -> None:
    for level, words in (("beginner", "still learns the rules"), ("expert", "counts every card")):
        done = run("play", "--terminal", "--level", level, given=b"quit\n")
        assert words in done.stdout


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_terminal_says_what_a_searching_level_lacks(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Numba is looked for by its name: to import it takes a second."""
    words = i18n.catalogue(lang)
    monkeypatch.setattr("switch.cli.terminal.helping.find_spec", lambda _: None)
    told = {level: list(company_lines(words, level)) for level in LEVELS}
    assert [level for level in LEVELS if "Numba" in told[level][-1]] == ["sharp", "expert"]
    assert len({lines[0] for lines in told.values()}) == 5
    assert list(company_lines(words, "greedy")) == []


# A batch and a round of OpenSpiel, with all that they ask of the kernel.
ENVIRONMENTS = """
import random
import numpy as np
import pyspiel
from switch.env import openspiel
from switch.env.batch import Batch

batch, rng = Batch("classic", 2, 16), random.Random(3)
for _ in range(200):
    batch.step(batch.arrays.mask.argmax(axis=1).astype(np.int64))
state = pyspiel.load_game("switch(ruleset=duel,players=2)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    else:
        state.resample_from_infostate(state.current_player(), rng.random)
        state.apply_action(rng.choice(state.legal_actions()))
"""


def compiled_files(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*.nb?")}


@pytest.mark.long
def test_everything_is_compiled_and_stays_so(tmp_path: Path) -> None:
    """Some minutes: the whole kernel, into a folder of its own."""
    done = run("warm", environ=cached(tmp_path), patience=1200)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("seconds.") == len(warm.modules())
    again = run("warm", "--check", environ=cached(tmp_path))
    assert again.returncode == 0
    assert len(again.stdout.splitlines()) == 2
    before = compiled_files(tmp_path)
    played = subprocess.run(
        [sys.executable, "-c", ENVIRONMENTS],
        env=settings(cached(tmp_path)), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (played.returncode, played.stderr) == (0, "")
    assert compiled_files(tmp_path) == before


def test_ctrl_c_ends_the_compiler_at_once(tmp_path: Path) -> None:
    with started("warm", environ=cached(tmp_path)) as process:
        assert process.stdout is not None
        assert "(1 of " in [process.stdout.readline() for _ in range(2)][1]
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=10)
        assert (process.returncode, errors) == (130, "")
    assert run("warm", "--check", environ=cached(tmp_path)).returncode == 1
