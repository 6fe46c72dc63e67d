"""A refusal says why and what to do, in every language."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from switch import engine, i18n, rulesets
from switch.core.layout import REFUSAL_NAMES
from switch.engine import Lay
from switch.i18n.catalogue import Value
from switch.notation import load_position

# The error codes of the referee, in the order of its specification.
REFEREE = (
    "bad_request",
    "bad_ruleset",
    "bad_position",
    "no_game",
    "game_over",
    "bad_card",
    "cannot_call",
    "not_catchable",
    "cannot_jump",
    "not_your_turn",
    "challenge_open",
    "no_challenge",
    "choose_first",
    "no_choice_here",
    "name_a_suit",
    "no_suit_here",
    "not_in_hand",
    "debt_open",
    "eight_open",
    "stock_empty",
    "does_not_fit",
    "cannot_finish",
    "must_lay",
    "cannot_draw",
    "cannot_pass",
    "cannot_end",
)


@dataclass(frozen=True)
class Refusal:
    code: str
    params: dict[str, Value] = field(default_factory=dict)


def table_codes() -> set[str]:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    part = page.split("### Codes")[1].split("##")[0]
    return set(re.findall(r"`([a-z_]+)`", part))


def test_every_refusal_of_the_rules_is_a_code_of_the_referee() -> None:
    assert {code for code in REFUSAL_NAMES if code != "ok"} <= set(REFEREE)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_code_has_a_sentence_of_its_own(lang: str) -> None:
    codes = {*REFEREE, *table_codes()}
    assert len(codes) > 40
    said = {code: i18n.reason(Refusal(code), lang) for code in codes}
    assert len(set(said.values())) == len(codes)
    words = i18n.catalogue(lang)
    assert [code for code in codes if not words.has(f"reason-{code}")] == []


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_reason_is_a_sentence_or_two(lang: str) -> None:
    for code in {*REFEREE, *table_codes()}:
        assert re.fullmatch(r"[„“‘«\w].*[.!?]", i18n.reason(Refusal(code), lang)), code


NEEDS = {
    "en": "That card does not fit. It needs spades or a nine.",
    "nl": "Die kaart past niet. Nodig is schoppen of een negen.",
    "de": "Diese Karte passt nicht. Du brauchst Pik oder eine Neun.",
    "ru": "Эта карта не подходит. Нужны пики или девятка.",
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_uiax_12_a_card_that_does_not_fit_says_what_would(lang: str) -> None:
    """The four of diamonds on the nine of spades, refused by the engine itself."""
    position = {"hands": [["4D", "2C"], ["3C"]], "stock": ["5H"], "pile": ["9S"]}
    state = load_position(rulesets.get("classic"), position, engine.FastChance(0))
    refusal = engine.check(state, Lay("4D"))
    assert refusal is not None
    assert i18n.reason(refusal, lang) == NEEDS[lang]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You owe 5 cards. Answer with a jack or draw to pay."),
        ("nl", "Je moet 5 kaarten trekken. Antwoord met een boer of trek om te betalen."),
        (
            "de",
            "Du schuldest 5 Karten. Antworte mit einem Buben oder ziehe, um zu bezahlen.",
        ),
        (
            "ru",
            "За вами долг: 5 карт. Положите в ответ валета или возьмите карты, чтобы расплатиться.",
        ),
    ],
)
def test_an_open_debt_says_how_much_and_what_answers(lang: str, sentence: str) -> None:
    refusal = Refusal("debt_open", {"count": 5, "rank": "J"})
    assert i18n.reason(refusal, lang) == sentence


def test_a_draw_two_is_never_answered() -> None:
    said = i18n.reason(Refusal("debt_open", {"count": 2, "rank": "D"}), "en")
    assert said == "You owe 2 cards, and nothing answers a draw two. Draw to pay."


def test_a_card_that_would_fit_the_top_is_not_said_to_need_what_it_has() -> None:
    """In a set of fours the nine of diamonds does not go on the four of diamonds."""
    said = i18n.reason(Refusal("does_not_fit", {"suit": "D", "rank": "4", "action": "9D"}), "en")
    assert said == "That card cannot be laid now. Choose one of the cards that fit."


@pytest.mark.parametrize(
    ("ruleset", "card", "choices"),
    [
        ("classic", "AS", "spades, hearts, diamonds or clubs"),
        ("last-card", "JS", "spades, hearts, diamonds or clubs"),
        ("duel", "WW", "red, blue, green or yellow"),
    ],
)
def test_wild_11_naming_lists_the_four_choices(ruleset: str, card: str, choices: str) -> None:
    rules = rulesets.get(ruleset)
    other, third, top = ("2R", "3R", "1R") if ruleset == "duel" else ("2C", "3C", "3D")
    position = {"hands": [[card, other], [third]], "stock": [], "pile": [top]}
    state = load_position(rules, position, engine.FastChance(0))
    with pytest.raises(engine.Refused) as refused:
        engine.play(state, [Lay(card)])
    assert choices in i18n.reason(refused.value.refusal, "en")


def test_what_was_sent_is_quoted_short_and_without_control_characters() -> None:
    said = i18n.reason(Refusal("bad_card", {"text": "\x1b[2J" + "x" * 5000}), "en")
    assert len(said) < 160
    assert said.isprintable()


def test_a_code_nobody_knows_still_gets_a_sentence() -> None:
    said = i18n.reason(Refusal("moon_is_full"), "de")
    assert said == "Das geht jetzt nicht. Sieh auf den Tisch und wähle noch einmal."
