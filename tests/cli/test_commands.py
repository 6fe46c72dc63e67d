"""The commands that answer and end: help, version, rule sets, verify, referee."""

import json
import re
from pathlib import Path

import pytest

from switch import __version__, i18n, rulesets
from switch.cli.main import COMMANDS, load, main
from switch.cli.play import TERMINAL_ONLY
from switch.cli.terminal.reading import WORDS
from tests.cli.driving import Terminal
from tests.cli.person import Person
from tests.cli.processes import run

USAGE = {
    "en": "Usage: switch",
    "nl": "Gebruik: switch",
    "de": "Aufruf: switch",
    "ru": "Вызов: switch",
}


def test_the_version() -> None:
    assert run("--version").stdout == f"switch {__version__}\n"


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_help_lists_every_command_in_the_users_language(lang: str) -> None:
    for words in ([], ["--help"], ["-h"]):
        done = run(*words, environ={"LANG": f"{lang}.UTF-8"})
        assert USAGE[lang] in done.stdout
        assert [name for name in COMMANDS if f"\n  {name} " not in done.stdout] == []
        assert max(map(len, done.stdout.splitlines())) <= 80
        assert done.returncode == 0


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_every_option(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert f"{USAGE[lang]} {name}" in shown
    for option in load(name).options:
        assert re.search(rf"^  {option.flag}\b.*\S", shown, re.MULTILINE), option.flag


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_rule_sets_are_listed(lang: str) -> None:
    done = run("rulesets", "--lang", lang)
    rows = done.stdout.splitlines()
    for ruleset in rulesets.ids():
        name = i18n.catalogue(lang).text(f"ruleset-name-{ruleset}")
        assert any(row.startswith(ruleset) and name in row for row in rows)
    assert max(map(len, rows)) <= 80


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A round of each rule set, played at the terminal and kept."""
    kept = {}
    for ruleset in rulesets.ids():
        folder = tmp_path_factory.mktemp(ruleset)
        words = ["--ruleset", ruleset, "--pace", "0", "--records", str(folder)]
        with Terminal("play", "--terminal", *words) as terminal:
            person = Person(terminal, "en", seed=1)
            person.play_round()
            person.leave()
            seal = re.search(r"The deal is sealed:\s+([0-9a-f]{64})", person.seen)
        kept[ruleset] = next(folder.iterdir())
        record = json.loads(kept[ruleset].read_text(encoding="utf-8"))
        assert seal is not None
        assert record["commit"] == seal.group(1)
    return kept


@pytest.mark.parametrize("ruleset", rulesets.ids())
def test_a_round_played_here_is_verified(records: dict[str, Path], ruleset: str) -> None:
    name = i18n.catalogue("en").text(f"ruleset-name-{ruleset}")
    done = run("verify", str(records[ruleset]))
    assert done.stdout.startswith(f"The record holds: {name}, ")
    assert done.returncode == 0
    piped = run("verify", "-", given=records[ruleset].read_bytes())
    assert piped.stdout == done.stdout


@pytest.mark.parametrize("field", ["seed", "commit", "winner", "stock", "actions", "hands"])
def test_a_record_that_was_changed_is_found_out(
    records: dict[str, Path], field: str, tmp_path: Path
) -> None:
    record = json.loads(records["classic"].read_text(encoding="utf-8"))
    value = record[field]
    if isinstance(value, str):
        record[field] = ("1" if value[0] == "0" else "0") + value[1:]
    elif isinstance(value, list):
        record[field] = value[1:]
    else:
        record[field] = 1 if value == 0 else 0
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    done = run("verify", str(path))
    assert f"The record {path} does not hold." in done.stderr
    assert done.returncode == 2


def test_a_record_is_refused_in_the_readers_language() -> None:
    done = run("verify", "-", "--lang", "nl", given=b'{"format": 1}')
    assert done.stderr.endswith("Dit is geen verslag in het formaat switch-round-1.\n")
    assert done.returncode == 2


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_help_tells_which_options_are_for_the_terminal_only(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--help", "--lang", lang]) == 0
    both, only = capsys.readouterr().out.split(i18n.catalogue(lang).text("cli-options-terminal"))
    assert "--ruleset" in both
    assert "--seats" in only
    assert "--no-browser" not in only


def answers(*requests: str | bytes) -> list[dict[str, object]]:
    lines = [line.encode() if isinstance(line, str) else line for line in requests]
    done = run("referee", given=b"\n".join(lines))
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


POSITION = '{"ruleset":"classic","hands":[["4D","2C"],["3C"]],"stock":["5H"],"pile":["9S"]}'


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "That card does not fit. It needs spades or a nine."),
        ("nl", "Die kaart past niet. Nodig is schoppen of een negen."),
        ("de", "Diese Karte passt nicht. Du brauchst Pik oder eine Neun."),
        ("ru", "Эта карта не подходит. Нужны пики или девятка."),
    ],
)
def test_uiax_12_the_referee_explains_in_four_languages(lang: str, reason: str) -> None:
    load_it = f'{{"cmd":"load","position":{POSITION}}}'
    explain = f'{{"cmd":"explain","action":"4D","lang":"{lang}"}}'
    answer = answers(load_it, explain)[1]
    assert answer == {"ok": True, "legal": False, "code": "does_not_fit", "reason": reason}


def test_the_referee_answers_any_line_and_the_last_without_an_end() -> None:
    found = answers(b"\xff\xfe", "", "[]", b"x" * (1 << 20), b"y" * (3 << 20), '{"cmd":"rulesets"}')
    assert [answer["ok"] for answer in found] == [False, False, False, False, True]


def test_the_page_about_the_terminal_names_every_option_and_word() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    flags = {f"--{name}".replace("_", "-") for name in TERMINAL_ONLY} | {"--lang"}
    assert [flag for flag in sorted(flags) if f"`{flag}" not in page] == []
    words = i18n.catalogue("en")
    shown = [words.text(f"word-{name}").partition(",")[0] for name in WORDS]
    assert [word for word in shown if f"`{word}" not in page] == []
