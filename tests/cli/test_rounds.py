"""One whole round of each rule set in each language, on a real terminal."""

from pathlib import Path

import pytest

from switch import i18n, rulesets
from tests.cli.driving import Terminal
from tests.cli.person import Person

SEATS = {"classic": "4", "duel": "2", "last-card": "3"}
GAMES = [(one, lang) for one in SEATS for lang in i18n.LANGUAGES]
GAMES += [(one, "en") for one in rulesets.ids() if one not in SEATS]
GAMES += [("crazy-eights", "nl"), ("colours-108", "de"), ("hundred-one", "ru")]
GREETING = {
    "en": "Welcome to the table!",
    "nl": "Welkom aan tafel!",
    "de": "Willkommen am Tisch!",
    "ru": "Добро пожаловать за стол!",
}
SCORED = {"crazy-eights", "crazy-eights-powers", "hundred-one", "colours-108"}
COUNTED = {
    "en": ("Rounds won:", "in hand   this round    in all"),
    "nl": ("Gewonnen rondes:", "in de hand   deze ronde    totaal"),
    "de": ("Gewonnene Runden:", "auf der Hand   diese Runde    gesamt"),
    "ru": ("Выиграно", "на руках   за раунд     всего"),
}
FAREWELL = {"en": "Goodbye!", "nl": "Tot ziens!", "de": "Auf Wiedersehen!", "ru": "До встречи!"}


@pytest.mark.parametrize(("ruleset", "lang"), GAMES)
def test_a_whole_round_and_on_into_the_next(ruleset: str, lang: str) -> None:
    words = ["--ruleset", ruleset, "--seats", SEATS.get(ruleset, "2"), "--lang", lang]
    with Terminal("play", "--terminal", *words, "--seed", "11", "--pace", "0") as terminal:
        person = Person(terminal, lang, seed=3)
        between = person.play_round()
        assert COUNTED[lang][ruleset in SCORED] in between
        assert GREETING[lang] in person.seen
        terminal.type("")  # on into round 2
        assert FAREWELL[lang] in person.leave()
        assert terminal.code() == 0
        assert "Traceback" not in person.seen
        assert max(map(len, person.seen.splitlines())) <= 80


def test_the_language_comes_from_the_environment() -> None:
    with Terminal("play", "--terminal", "--pace", "0", environ={"LANG": "de_DE.UTF-8"}) as terminal:
        assert GREETING["de"] in terminal.screen()


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 24), (132, 50), (60, 20), (24, 10)])
def test_nothing_is_wider_than_the_terminal(columns: int, rows: int) -> None:
    with Terminal(
        "play", "--terminal", "--ruleset", "last-card", "--seats", "4", "--beginner", "--seed", "2",
        "--pace", "0", columns=columns, rows=rows,
    ) as terminal:  # fmt: skip
        person = Person(terminal, "en", seed=5)
        person.play_round()
        person.leave()
        assert terminal.code() == 0
        assert max(map(len, person.seen.splitlines())) <= columns


@pytest.mark.parametrize("ruleset", ["classic", "duel"])
def test_a_beginner_sees_all_cards_in_any_game(ruleset: str) -> None:
    """11.2: there is nobody here but computer players."""
    words = ["--ruleset", ruleset, "--beginner", "--seats", "2", "--seed", "5", "--pace", "0"]
    with Terminal("play", "--terminal", *words) as terminal:
        assert "Stock, next card first" in terminal.screen()


def test_twelve_sit_at_the_terminal_too(tmp_path: Path) -> None:
    rules = tmp_path / "crowd.json"
    rules.write_text('{"base": "pesten", "name": "Crowd", "seats": [2, 12]}', encoding="utf-8")
    words = ["--ruleset", str(rules), "--seats", "12", "--seed", "4", "--pace", "0"]
    with Terminal("play", "--terminal", *words) as terminal:
        lines = terminal.screen().splitlines()
    assert any(line.count("▸") == 12 for line in lines)
    assert max(map(len, lines)) <= 80


def test_the_table_and_its_question_fit_80_by_24() -> None:
    with Terminal("play", "--terminal", "--seats", "4", "--seed", "5", "--pace", "0") as terminal:
        lines = terminal.screen().splitlines()
    assert len(lines) <= 24


def test_a_terminal_without_the_letters_gets_plain_ones() -> None:
    with Terminal(
        "play", "--terminal", "--lang", "ru", "--seats", "4", "--seed", "5", "--pace", "0",
        environ={"PYTHONIOENCODING": "ascii"},
    ) as terminal:  # fmt: skip
        screen = terminal.screen()
    assert screen.isascii()
    assert "Vash khod." in screen
    assert "|Ks |" in screen


@pytest.mark.parametrize(
    ("words", "environ"), [(["--no-color"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})]
)
def test_without_colours_nothing_but_text_is_written(
    words: list[str], environ: dict[str, str]
) -> None:
    with Terminal("play", "--terminal", "--pace", "0", *words, environ=environ) as terminal:
        assert "\x1b[3" not in terminal.raw()


def test_with_lines_only_no_card_is_drawn() -> None:
    words = ["--lines", "--seats", "4", "--seed", "5", "--pace", "0"]
    with Terminal("play", "--terminal", *words) as terminal:
        screen = terminal.screen()
    assert "╭" not in screen
    assert "Your hand: 7 cards" in screen
    assert "On top: 3♥" in screen
