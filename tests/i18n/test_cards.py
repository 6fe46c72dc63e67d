"""Cards and suits by name, with the cases that German and Russian need."""

import pytest

from switch import i18n, rulesets

NAMES = {
    "en": {"7H": "seven of hearts", "AS": "ace of spades", "4R": "red four", "WW": "wild card"},
    "nl": {"7H": "harten zeven", "AS": "schoppen aas", "4R": "rode vier", "WW": "keuzekaart"},
    "de": {"7H": "Herz Sieben", "AS": "Pik Ass", "4R": "rote Vier", "WW": "Wunschkarte"},
    "ru": {
        "7H": "семёрка червей",
        "AS": "туз пик",
        "4R": "красная четвёрка",
        "WW": "карта «любой цвет»",
    },
}
# The words the house rules fix.
SUITS = {
    "en": ["spades", "hearts", "diamonds", "clubs"],
    "nl": ["schoppen", "harten", "ruiten", "klaveren"],
    "de": ["Pik", "Herz", "Karo", "Kreuz"],
    "ru": ["пики", "черви", "бубны", "трефы"],
}
COURTS = {
    "en": ["jack", "queen", "king", "ace"],
    "nl": ["boer", "vrouw", "heer", "aas"],
    "de": ["Bube", "Dame", "König", "Ass"],
    "ru": ["валет", "дама", "король", "туз"],
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_name_of_a_card(lang: str) -> None:
    words = i18n.catalogue(lang)
    assert {code: words.card(code) for code in NAMES[lang]} == NAMES[lang]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_suits_and_courts_are_called_as_the_house_rules_say(lang: str) -> None:
    words = i18n.catalogue(lang)
    assert [words.text("suit-name", suit=suit) for suit in "SHDC"] == SUITS[lang]
    assert [words.text("rank-name", rank=rank) for rank in "JQKA"] == COURTS[lang]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_card_of_every_pack_has_a_name_of_its_own(lang: str) -> None:
    words = i18n.catalogue(lang)
    for ruleset_id in rulesets.ids():
        codes = set(rulesets.get(ruleset_id).pack.codes)
        for case in ("name", "accusative"):
            assert len({words.card(code, case=case) for code in codes}) == len(codes)


def test_german_declines_the_jack_and_its_article() -> None:
    words = i18n.catalogue("de")
    assert words.card("JH", case="accusative") == "Herz Buben"
    accusatives = [words.text("a-rank-accusative", rank=rank) for rank in "JK9A"]
    assert accusatives == ["einen Buben", "einen König", "eine Neun", "ein Ass"]
    assert words.text("a-rank-dative", rank="9") == "einer Neun"


def test_russian_declines_ranks_and_suits() -> None:
    words = i18n.catalogue("ru")
    assert words.card("7C", case="accusative") == "семёрку треф"
    assert words.card("KD", case="accusative") == "короля бубен"
    assert words.card("2Y", case="accusative") == "жёлтую двойку"
    assert words.text("rank-plural-genitive", rank="2") == "двоек"


def test_english_says_an_ace_and_an_eight() -> None:
    words = i18n.catalogue("en")
    said = [words.text("a-rank", rank=rank) for rank in ("A", "8", "9", "T")]
    assert said == ["an ace", "an eight", "a nine", "a ten"]


@pytest.mark.parametrize(
    ("lang", "suit", "colour"),
    [
        ("en", "suit", "colour"),
        ("nl", "kleur", "kleur"),
        ("de", "Farbe", "Farbe"),
        ("ru", "масть", "цвет"),
    ],
)
def test_i18n_02_suits_are_suits_and_colours_are_colours(lang: str, suit: str, colour: str) -> None:
    words = i18n.catalogue(lang)
    assert {words.text("suit-word", suit=letter) for letter in "SHDC"} == {suit}
    assert {words.text("suit-word", suit=letter) for letter in "RBGY"} == {colour}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_rule_set_has_a_name_a_line_and_rules(lang: str) -> None:
    words = i18n.catalogue(lang)
    for ruleset_id in rulesets.ids():
        assert words.text(f"ruleset-name-{ruleset_id}")
        assert words.text(f"ruleset-line-{ruleset_id}")
        assert len(i18n.ruletext(rulesets.get(ruleset_id), lang)) > 8
