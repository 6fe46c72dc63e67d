"""Which language is spoken, and that strangers are refused."""

import pytest

from switch import i18n
from switch.cli.main import wished_language
from switch.notation import referee


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_AT"}, "de"),
        ({"LC_ALL": "ru_RU.KOI8-R", "LANG": "de_DE.UTF-8"}, "ru"),
        ({"LANGUAGE": "fr:nl:en", "LANG": "en_GB.UTF-8"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_usual_variables(environ: dict[str, str], lang: str) -> None:
    assert wished_language(environ) == lang


def test_a_language_there_are_no_words_for_is_refused() -> None:
    with pytest.raises(i18n.UnknownLanguage):
        i18n.Catalogue("fr")


def test_a_message_that_is_none_is_refused() -> None:
    with pytest.raises(i18n.UnknownMessage):
        i18n.catalogue("en").text("no-such-message")


def test_a_message_without_its_values_is_refused() -> None:
    with pytest.raises(i18n.BadMessage):
        i18n.catalogue("en").text("term-round")


def test_no_marks_that_a_terminal_would_show() -> None:
    said = i18n.catalogue("en").text("event-laid", who="other", name="Clio", cards="9H")
    assert said == "Clio lays 9H."


@pytest.mark.parametrize(
    ("lang", "clubs"), [("en", "clubs"), ("nl", "klaveren"), ("de", "Kreuz"), ("ru", "трефы")]
)
def test_i18n_01_a_named_suit_is_told_in_the_language_of_the_reader(lang: str, clubs: str) -> None:
    words = i18n.catalogue(lang)
    suit = words.text("suit-name", suit="C")
    assert suit == clubs
    assert clubs in words.text("event-named", who="other", name="Clio", suit=suit)


def test_the_referee_explains_in_the_languages_there_are_words_for() -> None:
    assert referee.LANGUAGES == i18n.LANGUAGES
