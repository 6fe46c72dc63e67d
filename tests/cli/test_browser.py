"""`switch play` and `switch serve`: the server as a process, and the browser it opens or not."""

import json
import stat
import urllib.request
from pathlib import Path

import pytest

from tests.cli.processes import Process, interrupted, started


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


def test_no_browser_is_said_with_the_address_and_the_table_stays_open(tmp_path: Path) -> None:
    with started("play", "--port", "0", "--db", str(tmp_path / "t.db")) as process:
        address = address_in(first_line(process))
        assert "No browser could be opened here." in first_line(process)
        assert answers(address)
        code, _, errors = interrupted(process)
    assert (code, errors) == (2, "")


def test_two_servers_never_share_a_database(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--db", str(tmp_path / "t.db")]
    with started(*words) as process:
        first_line(process)
        with started(*words) as second:
            _, errors = second.communicate(timeout=60)
        assert "Another table server is using" in errors
        assert second.returncode == 2
