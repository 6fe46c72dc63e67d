"""What a typed line means; the hand is sorted and numbered as on the screen."""

from typing import Any

import pytest

from switch import engine, i18n, rulesets
from switch.cli.terminal.reading import Ask, Misread, Reader, Say, Turn, suit_words, vocabulary
from switch.cli.terminal.style import coloured
from switch.engine import Action, Call, Catch, Draw, FastChance, Lay, NameSuit, Pass, View
from switch.notation import load_position

NAMES = ("You", "Clio", "Otto")
# Sorted: 1 ten of spades, 2 nine of hearts, 3 jack of hearts, 4 four of clubs.
HAND = ["4C", "JH", "TS", "9H"]


def look(ruleset: str = "last-card", hand: list[str] | None = None, **fields: Any) -> View:
    rules = rulesets.get(ruleset)
    duel = ruleset == "duel"
    others = [["2R", "3R"]] if duel else [["2C", "3C"], ["2D"]]
    position = {
        "hands": [hand or HAND, *others],
        "stock": ["5R"] if duel else ["5C"],
        "pile": ["1R"] if duel else ["9S"],
        **fields,
    }
    return engine.view(load_position(rules, position, FastChance(0)), 0)


def read(line: str, view: View | None = None, lang: str = "en") -> Any:
    shown = view or look()
    return Reader(i18n.catalogue(lang), shown.ruleset.pack, NAMES).read(line, shown)


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("9h", [Lay("9H")]),
        ("9H", [Lay("9H")]),
        ("9♥", [Lay("9H")]),
        ("2", [Lay("9H")]),
        ("10s", [Lay("TS")]),
        ("ts", [Lay("TS")]),
        ("  4d   4s ", [Lay("4D"), Lay("4S")]),
        ("4d,4s", [Lay("4D"), Lay("4S")]),
        ("3 s", [Lay("JH"), NameSuit("S")]),
        ("jh spades", [Lay("JH"), NameSuit("S")]),
        ("jh suit:d", [Lay("JH"), NameSuit("D")]),
        ("jh call h", [Lay("JH"), Call(), NameSuit("H")]),
        ("9h call", [Lay("9H"), Call()]),
        ("call 9h", [Call(), Lay("9H")]),
        ("draw", [Draw()]),
        ("take", [Draw()]),
        ("pass", [Pass()]),
        ("STAND", [Pass()]),
    ],
)
def test_a_turn(line: str, actions: list[Action]) -> None:
    assert read(line) == Turn(tuple(actions))


@pytest.mark.parametrize(
    ("lang", "line", "actions"),
    [
        ("nl", "jh schoppen", [Lay("JH"), NameSuit("S")]),
        ("nl", "trek", [Draw()]),
        ("de", "jh Karo", [Lay("JH"), NameSuit("D")]),
        ("de", "passe", [Pass()]),
        ("ru", "jh трефы", [Lay("JH"), NameSuit("C")]),
        ("ru", "ВЗЯТЬ", [Draw()]),
        ("ru", "draw", [Draw()]),
        ("ru", "jh spades", [Lay("JH"), NameSuit("S")]),
    ],
)
def test_each_language_reads_its_own_words_and_english(
    lang: str, line: str, actions: list[Action]
) -> None:
    assert read(line, lang=lang) == Turn(tuple(actions))


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("4r", [Lay("4R")]),
        ("+2b", [Lay("DB")]),
        ("db", [Lay("DB")]),
        ("w", [Lay("WW")]),
        ("ww red", [Lay("WW"), NameSuit("R")]),
        ("w g", [Lay("WW"), NameSuit("G")]),
    ],
)
def test_cards_of_the_colour_pack(line: str, actions: list[Action]) -> None:
    assert read(line, look("duel", ["4R", "DB", "WW"])) == Turn(tuple(actions))


@pytest.mark.parametrize(
    "line", ["scores", "cache 5", "acid", "9hh", "a9h", "9h9s", "asas", "1 h2o"]
)
def test_inpt_04_pieces_of_words_are_no_cards(line: str) -> None:
    with pytest.raises(Misread):
        read(line)


@pytest.mark.parametrize(
    "line",
    ["0", "5", "999", "99999999999999999999", "-1", "1h", "4r", "w", "11s", "z", "\0", "�", "h"],
)
def test_what_is_in_no_hand_and_no_pack_is_explained(line: str) -> None:
    with pytest.raises(Misread) as misread:
        read(line)
    assert i18n.catalogue("en").text(misread.value.key, **misread.value.values)


@pytest.mark.parametrize("line", ["draw 9h", "pass call", "help me", "quit now"])
def test_some_words_stand_alone(line: str) -> None:
    with pytest.raises(Misread) as misread:
        read(line)
    assert misread.value.key == "term-alone"


def test_an_empty_line_means_nothing_of_its_own() -> None:
    assert read("") is None
    assert read("   ") is None


@pytest.mark.parametrize(("line", "word"), [("?", "help"), ("rules", "rules"), ("exit", "quit")])
def test_questions(line: str, word: str) -> None:
    assert read(line) == Ask(word)


@pytest.mark.parametrize("line", ["call", "call call"])
def test_a_call_alone_is_said_at_once(line: str) -> None:
    assert read(line) == Say(Call())


@pytest.mark.parametrize("line", ["catch otto", "catch OT", "catch"])
def test_catching_by_name_or_whoever_is_exposed(line: str) -> None:
    assert read(line, look(exposed=2)) == Say(Catch(2))


@pytest.mark.parametrize("line", ["catch", "catch nobody", "catch you"])
def test_inpt_07_catching_nobody_asks_whom(line: str) -> None:
    with pytest.raises(Misread) as misread:
        read(line)
    assert misread.value.values["names"] == "Clio, Otto"


@pytest.mark.parametrize("word", ["ace", "wild", "", "x", "None", "joker"])
def test_inpt_01_only_suits_are_named(word: str) -> None:
    assert suit_words(i18n.catalogue("en"), rulesets.get("classic").pack).get(word) is None


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_word_that_can_be_typed_means_two_things(lang: str) -> None:
    words = vocabulary(i18n.catalogue(lang))
    for ruleset in rulesets.ids():
        pack = rulesets.get(ruleset).pack
        suits = suit_words(i18n.catalogue(lang), pack)
        assert set(words) & set(suits) == set()
        codes = {code.casefold() for code in pack.codes} | {"w", "+2"}
        assert (set(words) | set(suits)) & codes == set()


@pytest.mark.parametrize("card", ["10♠", "J♥", "0R", "SY", "VG", "+2B", "9c"])
def test_a_card_in_a_sentence_has_the_colour_of_its_suit(card: str) -> None:
    sentence = f"You lay {card}. Clio plays on."
    assert [sentence[span.start : span.end] for span in coloured(sentence).spans] == [card]
