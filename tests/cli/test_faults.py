"""Whatever is wrong with a command line: a sentence that says what to do, and exit code 2."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from switch.cli.arguments import parse
from switch.cli.main import load
from tests.cli.processes import run, run_into_closed_pipe

GAMES = (
    "classic, duel, last-card, uk-switch, crazy-eights, crazy-eights-powers, mau-mau, pesten, "
    "hundred-one, colours-108, last-card-nz"
)
NO_ACCESS = "/proc/1/nowhere"  # not even root can write there


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


COMMANDS = "play, serve, referee, verify, rules, rulesets, lab, warm"
TERMINAL = ["play", "--terminal"]
CASES = [
    (
        ["fly"],
        f"There is no command “fly”. Choose one of: {COMMANDS}.",
    ),
    (["play", "--prot", "5"], "Did you mean --port?"),
    (["play", "--port"], "--port needs a value after it."),
    (["play", "--port", "70000"], "--port must be a number from 0 to 65535, not “70000”."),
    (["play", "--port", "x"], "--port must be a number from 0 to 65535, not “x”."),
    (["play", "--no-browser=1"], "--no-browser takes no value."),
    (["play", "now"], "does not know what to do with “now”."),
    (["play", "--seed", "5"], "Add --terminal, or leave it out."),
    ([*TERMINAL, "--port", "5"], "Leave it out, or leave out --terminal."),
    ([*TERMINAL, "--ruleset", "poker"], f"Choose one of: {GAMES}."),
    ([*TERMINAL, "--ruleset", ""], "--ruleset needs a value after it."),
    ([*TERMINAL, "--seats", "1"], "--seats must be a number from 2 to 12, not “1”."),
    ([*TERMINAL, "--ruleset", "duel", "--seats", "3"], "Duel is a game for 2 players."),
    ([*TERMINAL, "--level", "god"], "Choose one of: beginner, easy, normal, sharp, expert."),
    ([*TERMINAL, "--seed", "-1"], "--seed must be a number from 0"),
    ([*TERMINAL, "--seed", "9223372036854775808"], "to 9223372036854775807"),
    ([*TERMINAL, "--pace", "1e9"], "--pace must be a number from 0 to 60"),
    ([*TERMINAL, "--records", NO_ACCESS], "Choose another folder."),
    ([*TERMINAL, "--records", "r", "--seed", "1"], "do not go together"),
    (["--lang", "xx", "play"], "Choose one of: en, nl, de, ru."),
    (["play", "--lang"], "--lang needs a value after it."),
    (["--lang", "--version"], "--lang needs a value after it."),
    (["play", "--db", "--no-browser"], "--db needs a value after it."),
    (["play", "--db", "--", "now"], "--db needs a value after it."),
    (["lab", "run", "classic", "--json", "--html", "r.html"], "--json needs a value after it."),
    (["lab", "run", "classic", "--json", "--lang", "en"], "--json needs a value after it."),
    (["verify"], "FILE is missing after “switch verify”."),
    (["lab"], "ACTION is missing after “switch lab”."),
    (["verify", "--", "--help"], "There is no file --help."),
    (["verify", "--", "--lang", "nl"], "does not know what to do with “nl”."),
    (["verify", "/no/such/file"], "There is no file /no/such/file."),
    (["verify", "/"], "/ cannot be read."),
    (["referee", "now"], "does not know what to do with “now”."),
    (["play", "--no-browser", "--db", f"{NO_ACCESS}/t.db"], "Choose another file with --db."),
    (["serve", "--db", f"{NO_ACCESS}/t.db"], "Choose another file with --db."),
]


@pytest.mark.parametrize(("words", "sentence"), CASES)
def test_bad_input_is_explained(words: list[str], sentence: str, tmp_path: Path) -> None:
    done = run(*words, folder=tmp_path)
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert done.returncode == 2
    assert list(tmp_path.iterdir()) == []


def test_a_value_may_look_like_an_option_after_an_equals_sign() -> None:
    given = parse(load("lab"), ["run", "--json=--by"], "en")
    assert (given.text("json"), given.operands) == ("--by", ("run",))


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid"])
def test_an_address_that_is_not_ours(host: str, tmp_path: Path) -> None:
    done = run("play", "--no-browser", "--host", host, "--db", str(tmp_path / "t.db"))
    assert f"This computer cannot listen on “{host}”." in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize("command", [["play", "--no-browser"], ["serve"]])
def test_a_port_in_use(command: list[str], busy_port: int, tmp_path: Path) -> None:
    done = run(*command, "--port", str(busy_port), "--db", str(tmp_path / "t.db"))
    assert done.stderr.startswith(f"Port {busy_port} is in use.")
    assert "choose another with --port" in done.stderr
    assert done.returncode == 2


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, this is no database at all. " * 40, encoding="utf-8")
    done = run("play", "--no-browser", "--port", "0", "--db", str(path))
    assert f"{path} is no database of tables." in done.stderr
    assert done.returncode == 2
    assert path.read_text(encoding="utf-8").startswith("Dear Ada")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "it is not JSON."),
        (b"{", "it is not JSON."),
        (b"\xff\xfe\x00", "it is not JSON."),
        (b"[" * 100_000, "it is not JSON."),
        (b"7", "does not hold."),
        (b"[]", "does not hold."),
        (b'{"format": "switch-round-1", "rules_version": 1}', "does not hold."),
        (b" " * (5 << 20), "is too large to be the record of a round."),
    ],
)
def test_a_broken_record(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    done = run("verify", str(path))
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("nl", f"De spelsoort ‘poker’ bestaat niet. Kies uit: {GAMES}."),
        ("de", f"Die Spielart „poker“ gibt es nicht. Wähle aus: {GAMES}."),
        ("ru", f"Вида игры «poker» нет. Выберите один из них: {GAMES}."),
    ],
)
def test_faults_are_told_in_the_language_of_the_user(lang: str, sentence: str) -> None:
    done = run(*TERMINAL, "--ruleset", "poker", "--lang", lang)
    assert done.stderr == sentence + "\n"
    assert (
        run(*TERMINAL, "--ruleset", "poker", environ={"LANG": f"{lang}.UTF-8"}).stderr
        == done.stderr
    )


@pytest.mark.parametrize("command", [["rulesets"], ["--help"], ["play", "--help"], TERMINAL])
def test_a_closed_pipe_ends_quietly(command: list[str]) -> None:
    assert run_into_closed_pipe(*command) == (141, "")
