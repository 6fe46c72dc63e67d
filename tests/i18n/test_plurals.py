"""Plural forms, at the numbers where they change."""

import pytest

from switch import i18n

CARDS = {
    "en": {1: "1 card", 2: "2 cards", 5: "5 cards", 21: "21 cards"},
    "nl": {1: "1 kaart", 2: "2 kaarten", 5: "5 kaarten", 21: "21 kaarten"},
    "de": {1: "1 Karte", 2: "2 Karten", 5: "5 Karten", 21: "21 Karten"},
    "ru": {1: "1 карта", 2: "2 карты", 5: "5 карт", 21: "21 карта"},
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_number_of_cards(lang: str) -> None:
    words = i18n.catalogue(lang)
    assert {count: words.text("card-count", count=count) for count in (1, 2, 5, 21)} == CARDS[lang]


def test_russian_knows_eleven_and_the_accusative() -> None:
    words = i18n.catalogue("ru")
    shown = [words.text("card-count-accusative", count=count) for count in (1, 3, 11, 21, 22, 25)]
    assert shown == ["1 карту", "3 карты", "11 карт", "21 карту", "22 карты", "25 карт"]


@pytest.mark.parametrize(
    ("count", "ending"), [(1, "карту"), (2, "карты"), (5, "карт"), (21, "карту")]
)
def test_what_a_player_draws_in_russian(count: int, ending: str) -> None:
    sentence = i18n.catalogue("ru").text("event-drew", who="other", name="Clio", count=count)
    assert sentence == f"Clio берёт {count} {ending}."


@pytest.mark.parametrize(
    ("count", "debt"), [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (21, "21 карта")]
)
def test_a_debt_in_russian(count: int, debt: str) -> None:
    sentence = i18n.catalogue("ru").text("term-debt", who="you", name="", count=count)
    assert sentence == f"За вами долг: {debt}!"
