"""`switch play` and `switch serve`: the server as a process, and the browser it opens or not."""

import json
import signal
import stat
import urllib.request
from pathlib import Path

import pytest

from switch import rulesets
from switch.rulesets import files, share
from tests.cli.processes import Process, interrupted, run, started


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


def first_line(process: Process) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def answers(address: str) -> bool:
    with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:  # noqa: S310 - http
        return bool(json.load(answer)["ok"])


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["play", "--no-browser"], "The table is open at http://127.0.0.1:"),
        (["serve"], "Tables are open at http://127.0.0.1:"),
        (["play", "--no-browser", "--lang", "nl"], "De tafel staat klaar op http://127.0.0.1:"),
    ],
)
def test_the_address_is_told_and_answers(command: list[str], sentence: str, tmp_path: Path) -> None:
    with started(*command, "--port", "0", "--db", str(tmp_path / "t.db")) as process:
        line = first_line(process)
        assert line.startswith(sentence)
        assert "Ctrl-C" in first_line(process)
        assert answers(address_in(line))
        assert interrupted(process) == (0, "", "")
    assert (tmp_path / "t.db").exists()


def test_the_browser_is_given_the_address(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    environ = {"BROWSER": str(browser)}
    with started("play", "--port", "0", "--db", str(tmp_path / "t.db"), environ=environ) as process:
        address = address_in(first_line(process))
        assert "Ctrl-C" in first_line(process)  # said when the browser has been started
        code, _, errors = interrupted(process)
    assert (code, errors) == (0, "")
    assert seen.read_text(encoding="utf-8").strip() == address


@pytest.mark.parametrize("form", ["file", "id"])
def test_the_page_opens_with_the_rule_set_chosen(form: str, tmp_path: Path) -> None:
    """The address ends in a code, from which the page makes the same rules."""
    file = tmp_path / "ours.toml"
    file.write_text('base = "pesten"\n[turn]\nskip = ["9"]\n', encoding="utf-8")
    chosen = files.read(file) if form == "file" else rulesets.get("pesten")
    word = str(file) if form == "file" else "pesten"
    words = ["play", "--no-browser", "--port", "0", "--db", str(tmp_path / "t.db")]
    with started(*words, "--ruleset", word) as process:
        address = address_in(first_line(process))
    place, _, code = address.partition("#rules=")
    assert place.endswith("/")
    assert share.decode(code) == chosen


def test_a_rule_set_that_is_none_starts_no_server(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "pesten"\n[turn]\nskipp = ["9"]\n', encoding="utf-8")
    done = run("play", "--no-browser", "--db", str(tmp_path / "t.db"), "--ruleset", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "turn.skip" in done.stderr
    assert not (tmp_path / "t.db").exists()


def test_no_browser_is_said_with_the_address_and_the_table_stays_open(tmp_path: Path) -> None:
    with started("play", "--port", "0", "--db", str(tmp_path / "t.db")) as process:
        address = address_in(first_line(process))
        assert "No browser could be opened here." in first_line(process)
        assert answers(address)
        code, _, errors = interrupted(process)
    assert (code, errors) == (0, "")


@pytest.mark.parametrize("count", [2, 7])
def test_ctrl_c_again_and_again_is_one_end(tmp_path: Path, count: int) -> None:
    with started("play", "--port", "0", "--db", str(tmp_path / "t.db")) as process:
        while "Ctrl-C" not in first_line(process):
            pass
        for _ in range(count - 1):
            process.send_signal(signal.SIGINT)
        assert interrupted(process) == (0, "", "")


def test_two_servers_never_share_a_database(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--db", str(tmp_path / "t.db")]
    with started(*words) as process:
        first_line(process)
        with started(*words) as second:
            _, errors = second.communicate(timeout=60)
        assert "Another table server is using" in errors
        assert second.returncode == 2
