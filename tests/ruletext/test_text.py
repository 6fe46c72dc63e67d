"""The rules in words: for every preset, language and form, and for rule sets nobody thought of."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings

from switch import i18n, rulesets
from switch.i18n import Clause
from switch.rulesets import RuleSet
from tests.ruletext.rules import house, house_rules

DOCS = Path(__file__).parents[2] / "docs"
PAGES = "".join(
    (DOCS / name).read_text(encoding="utf-8") for name in ("rules.md", "house-rules.md")
)
CLAUSES = set(re.findall(r'<a id="r(\d+\.\d+)"></a>', PAGES))
FORMS = ("short", "long")


def part(rules: RuleSet, lang: str, form: str, name: str) -> list[str]:
    text = i18n.ruletext(rules, lang, "short" if form == "short" else "long")
    return [clause.text for clause in text if clause.part == name]


def well_made(clauses: tuple[Clause, ...]) -> None:
    assert [clause.number for clause in clauses] == list(range(1, len(clauses) + 1))
    for clause in clauses:
        assert clause.text == " ".join(one.text for one in clause.sentences)
        assert len({one.text for one in clause.sentences}) == len(clause.sentences)
        for sentence in clause.sentences:
            assert sentence.clause_id in CLAUSES
            assert re.fullmatch(r"[^a-zа-я{}].*[.!?]", sentence.text), sentence.text
            assert not re.search(r"  | [.,;:!?]|\.\.|\n|None|\{|\}", sentence.text), sentence.text


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("preset", rulesets.ids())
def test_every_preset_reads_well(preset: str, lang: str, form: str) -> None:
    well_made(i18n.ruletext(rulesets.get(preset), lang, "short" if form == "short" else "long"))


@settings(max_examples=30, deadline=None)
@given(house_rules())
def test_every_rule_set_has_a_text_in_every_language(rules: RuleSet) -> None:
    keys = set()
    for lang in i18n.LANGUAGES:
        short, long = i18n.ruletext(rules, lang, "short"), i18n.ruletext(rules, lang, "long")
        well_made(short)
        well_made(long)
        assert len(" ".join(one.text for one in short)) < len(" ".join(one.text for one in long))
        keys.add(tuple(clause.option_keys for clause in long))
        for passage in i18n.refereetext(rules, lang):
            assert passage.title
            assert all(line.clause_id in CLAUSES for line in passage.lines)
            for line in passage.lines:
                assert re.fullmatch(r"[^a-zа-я{}].*[.!?:]", line.text), line.text
                assert not re.search(r"  | [.,;:!?]|\.\.|\n|\{|\}", line.text), line.text
    assert len(keys) == 1  # the same clauses in the same order, whatever the language


def test_the_card_of_classic() -> None:
    assert part(rulesets.get("classic"), "en", "short", "cards") == [
        "Ace: fits on anything but a debt. You name the suit.",
        "Two: the next player draws two.",
        "Seven: cards in the last one’s suit may follow. What follows has no effect.",
        "Eight: the next player misses a turn.",
        "Ten: the direction changes.",
        "Black jack: the next player draws five.",
        "Red jack: takes five off a debt.",
        "Black queen: you swap hands with the player on your left.",
    ]


HEADINGS = {
    "en": ["Ace", "Two", "Seven", "Eight", "Ten", "Black jack", "Red jack", "Black queen"],
    "nl": ["Aas", "Twee", "Zeven", "Acht", "Tien", "Zwarte boer", "Rode boer", "Zwarte vrouw"],
    "de": [
        *["Ass", "Zwei", "Sieben", "Acht", "Zehn"],
        *["Schwarzer Bube", "Roter Bube", "Schwarze Dame"],
    ],
    "ru": [
        *["Туз", "Двойка", "Семёрка", "Восьмёрка", "Десятка"],
        *["Чёрный валет", "Красный валет", "Чёрная дама"],
    ],
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_cards_are_named_with_the_right_gender(lang: str) -> None:
    found = [text.split(":")[0] for text in part(rulesets.get("classic"), lang, "long", "cards")]
    assert found == HEADINGS[lang]


LAST = {
    "en": "Never as the last card: aces, twos, sevens, eights, jacks, kings and jokers.",
    "nl": "Nooit als laatste kaart: azen, tweeën, zevens, achten, boeren, heren en jokers.",
    "de": "Nie als letzte Karte: Asse, Zweien, Siebenen, Achten, Buben, Könige und Joker.",
    "ru": "Не могут быть последними: тузы, двойки, семёрки, восьмёрки, валеты, короли и джокеры.",
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_many_cards_are_listed_in_the_plural(lang: str) -> None:
    assert LAST[lang] in part(rulesets.get("pesten"), lang, "short", "end")


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Следующий игрок должен взять одну карту."),
        (3, "Следующий игрок должен взять три карты."),
        (7, "Следующий игрок должен взять семь карт."),
    ],
)
def test_russian_counts_cards(count: int, said: str) -> None:
    cards = part(house("mau-mau", attack__draw={"7": count}), "ru", "long", "cards")
    assert f"Семёрка: {said[0].lower()}{said[1:]}" in cards


@pytest.mark.parametrize(
    ("limit", "said"),
    [(21, "21 карту"), (22, "22 карты"), (25, "25 карт"), (11, "одиннадцать карт")],
)
def test_russian_counts_beyond_twelve(limit: int, said: str) -> None:
    rules = house(attack__cap=limit)
    assert any(f"Больше чем на {said} долг" in text for text in part(rules, "ru", "long", "debts"))


def test_a_single_card_is_one_card() -> None:
    rules = house("hundred-one", deal__hand=1)
    assert part(rules, "en", "short", "setup")[0] == "2–5 players, one card each."
    assert part(rules, "nl", "short", "setup")[0] == "2–5 spelers, ieder één kaart."
    assert part(rules, "de", "short", "setup")[0] == "2–5 Spieler, je eine Karte."
    assert part(rules, "ru", "short", "setup")[0] == "Игроков: 2–5, каждому по 1 карте."


def test_colours_are_colours_and_suits_are_suits() -> None:
    for preset, word, other in (("colours-108", "colour", "suit"), ("classic", "suit", "colour")):
        text = " ".join(clause.text for clause in i18n.ruletext(rulesets.get(preset), "en", "long"))
        assert f"the {word} in force" in text
        assert other not in text.replace("four suits", "").replace("four colours", "")
    assert "цвет" in part(rulesets.get("duel"), "ru", "long", "turn")[0]
    assert "масти" in part(rulesets.get("classic"), "ru", "long", "turn")[0]


def test_cards_with_the_same_effects_share_a_clause() -> None:
    assert "Seven or king: you are on turn again." in part(
        rulesets.get("pesten"), "en", "short", "cards"
    )


def test_one_card_of_a_rank_is_named_alone() -> None:
    cards = part(rulesets.get("hundred-one"), "de", "short", "cards")
    assert "Pik König: Der Nächste zieht vier." in cards


def test_cards_are_found_however_they_are_written() -> None:
    spelled = house(turn__exchange=["QS", "QC"], turn__skip=["8S", "8C", "8D", "8H"])
    assert part(spelled, "en", "long", "cards") == part(
        rulesets.get("classic"), "en", "long", "cards"
    )


def test_a_language_there_are_no_words_for_is_refused() -> None:
    with pytest.raises(i18n.UnknownLanguage):
        i18n.ruletext(rulesets.get("duel"), "fr")
