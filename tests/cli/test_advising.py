"""`hint` on a turn and `review` after a round, as a person at the terminal reads them."""

import re
from typing import Any

import pytest

from switch import i18n
from tests.cli.driving import Terminal
from tests.cli.person import Person
from tests.cli.seated import At

# Both nines together go out at once; one alone leaves the other in the hand.
WON: dict[str, Any] = {
    "hands": [["9H", "9S"], ["4H"], ["4C", "5C", "6C"]],
    "pile": ["9D"],
    "stock": ["KS", "TC", "TD", "3C", "5D"],
    "turn": 0,
}


def test_a_hint_names_the_turn_that_wins_and_lays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    at = At(monkeypatch, "classic", **WON)
    written = at.type("hint")
    assert "About as good, as far as can be told" in written
    assert "100 % (99–100) 9♥ 9♠" in written.replace("\N{NO-BREAK SPACE}", " ")
    assert at.hand == {"9H", "9S"}
    assert at.table.view.top == "9D"


def test_a_turn_without_a_choice_is_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    at = At(monkeypatch, "classic", **{**WON, "hands": [["4C"], ["4H"]]})
    assert "There is only one choice draw " in at.type("hint")
    at = At(monkeypatch, "classic", **{**WON, "hands": [["9H", "4C"], ["4H"]]})
    assert "Only 9♥ can be laid 9♥ " in at.type("hint")


def test_the_review_says_what_one_nine_alone_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    at = At(monkeypatch, "classic", **WON)
    at.type("9h", "")
    while not at.table.view.over:
        at.table.bot_turn()
    at.table.count()
    written = at._typed(("review",), at.game._between).replace("\N{NO-BREAK SPACE}", " ")
    assert "As good as the best, as far as can be told: 1 of 2 choices." in written
    assert "Playing your turns again: 0 %" in written, "turns and choices are not counted alike"
    nine = r"Turn 1: 9♥ would win (\d+) of 100 \(\d+ to \d+\)"
    both = r"9♥ 9♠ would win 100 of 100 \(9\d to 100\)"
    found = re.search(rf"{nine}, {both}\.", " ".join(written.split()))
    assert found
    assert int(found[1]) < 60
    assert "On top 9♦, in your hand 9♠ 9♥." in written


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_language_has_its_own_word_for_it(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    words = i18n.catalogue(lang)
    at = At(monkeypatch, "classic", lang, **{**WON, "hands": [["4C"], ["4H"]]})
    assert words.text("advice-only", count=0, card="") in at.type(words.text("word-hint"))
    assert words.text("term-not-now") in at.type(words.text("word-review").partition(",")[0])


def test_a_real_terminal_answers_and_stays_within_its_width() -> None:
    options = ["--seats", "2", "--seed", "8", "--pace", "0", "--lang", "de"]
    with Terminal("play", "--terminal", "--level", "beginner", *options) as terminal:
        terminal.screen()
        assert re.search(r"\d+.% \(\d+–\d+\)", terminal.type("tipp"))
        Person(terminal, "de", seed=3).play_round("")
        told = terminal.type("rückblick")
        assert "Was die Runde entschied" in told
        assert max(map(len, told.splitlines())) <= 80
