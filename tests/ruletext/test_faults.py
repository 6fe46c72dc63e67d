"""What is wrong with a rule set is said in four languages, and no sentence is left out."""

import ast
import inspect
import json
import random
import re
from typing import Any

import pytest

from switch import i18n, rulesets
from switch.i18n.faultwords import PHRASES, fault_text
from switch.rulesets import files, options, ruleset
from switch.rulesets.checking import BadFile, checked

WRONG: tuple[str, ...] = (
    '{"base": "klassik"}',
    '{"base": "duel", "frob": 1, "turn": {"skipp": 1}, "pack": "tarot"}',
    "[]",
    '{"base": "duel", "turn": 3, "id": "", "name": 4, "seats": 3, "clauses": 5}',
    "{}",
    '{"base": "duel", "source": "' + "x" * 401 + '", "seats": [1, 2]}',
    '{"base": "duel", "clauses": {"frob": "1.1", "must_lay": "one"}, "starter": "ZZ"}',
    '{"base": "duel", "attack": {"cap": 99, "adds_up": 1, "rest": "no", "draw": [], "deflect": 1}}',
    '{"base": "classic", "turn": {"skip": ["Z"]}}',
    '{"base": "duel", "base": "duel"}',
    "{",
    '{"seats": ' + "9" * 5000 + "}",
    "[" * 30_000,
    '{"base": "duel", "cards": {"jokers": 1}}',
    '{"base": "classic", "deal": {"hand": 12}}',
    '{"base": "classic", "seats": [2, 6], "deal": {"hand": 12}}',
    '{"base": "classic", "turn": {"again": ["3", "4", "5", "6", "9", "J", "Q", "K"]}}',
    '{"base": "duel", "starter": "WW"}',
    '{"base": "duel", "fit": {"wild": []}}',
    '{"base": "duel", "fit": {"wild_when": "only when it fits"}}',
    '{"base": "classic", "turn": {"skip": ["2"], "skip_answered": true}}',
    '{"base": "classic", "attack": {"cancel": {"2S": 1}}}',
    '{"base": "classic", "attack": {"cancel": {"3": 1}}}',
    '{"base": "classic", "attack": {"answered_by": "nothing"}}',
    '{"base": "classic", "turn": {"dump_suit": ["A"]}}',
    '{"base": "classic", "turn": {"skip": [], "skip_answered": true}}',
    '{"base": "classic", "call": {"required": true}, "turn": {"rotate": ["3"]}}',
    '{"base": "pesten", "fit": {"names_rank": ["J"]}}',
    '{"base": "classic", "turn": {"give": ["3"]}}',
    '{"base": "classic", "end": {"only_last": ["3"], "not_last": ["3"]}}',
    '{"base": "classic", "end": {"only_last": ["3", "4S"], "cover": ["3", "4"]}}',
    '{"base": "classic", "interrupt": {"challenge": true}}',
    '{"base": "classic", "call": {"false_catch": 1}}',
    '{"base": "classic", "score": {"mode": "elimination"}}',
    '{"base": "classic", "table": {"clock": 9}}',
)


def sentences(text: str) -> list[str]:
    with pytest.raises(BadFile) as bad:
        files.parse(text.encode(), kind="json")
    return [fault.text for fault in bad.value.faults]


def all_sentences() -> list[str]:
    texts = [one for text in WRONG for one in sentences(text)]
    for data in (b"x" * 70_000, b"\xff", b"\0", b"a = "):
        with pytest.raises(BadFile) as bad:
            files.parse(data, kind="toml")
        texts += [fault.text for fault in bad.value.faults]
    return texts


def test_the_english_phrase_is_the_sentence_itself() -> None:
    for sentence in all_sentences():
        assert fault_text(sentence, "en") == sentence


@pytest.mark.parametrize("lang", ["nl", "de", "ru"])
def test_every_sentence_is_in_the_phrase_book(lang: str) -> None:
    left = [sentence for sentence in all_sentences() if fault_text(sentence, lang) == sentence]
    assert left == []


def test_every_phrase_is_met() -> None:
    english = i18n.catalogue("en")
    met = set()
    for sentence in all_sentences():
        plain = sentence.split(" Is '")[0]
        met |= {key for key in PHRASES if english.has(key) and _meets(key, plain)}
    assert set(PHRASES) - met == set()


def _meets(key: str, sentence: str) -> bool:
    return fault_text(sentence, "de") != sentence and _first(sentence) == key


def _first(sentence: str) -> str:
    return next((key for key, one in PHRASES.items() if re.fullmatch(one, sentence)), "")


def test_every_contradiction_is_in_the_phrase_book() -> None:
    """All sentences that stand whole in the code of the contradictions."""
    name = "def _contradictions"
    code = name + inspect.getsource(ruleset).split(name)[1]
    found = [
        str(node.value)
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Constant)
        and re.fullmatch(r"[a-z]+(\.[a-z_]+)?\b.*[.?]", str(node.value))
    ]
    assert len(found) >= 20
    assert [sentence for sentence in found if not _first(sentence)] == []


@pytest.mark.parametrize("lang", ["nl", "de", "ru"])
def test_random_nonsense_is_refused_in_the_readers_language(lang: str) -> None:
    rng = random.Random(3)
    anything: tuple[Any, ...] = (None, True, -1, 99, 1.5, "x", "8", [], ["8", "ZZ", 3], {"2": 9})
    for _ in range(150):
        fields: dict[str, Any] = {"base": rng.choice(rulesets.ids())}
        for option in rng.sample(options.OPTIONS, 4):
            group, name = option.key.split(".")
            fields.setdefault(group, {})[name] = rng.choice(anything)
        try:
            files.parse(json.dumps(fields).encode())
        except BadFile as bad:
            texts = [fault.text for fault in bad.faults]
            assert [text for text in texts if fault_text(text, lang) == text] == []


def test_a_sentence_nobody_knows_stays() -> None:
    assert fault_text("The moon is full.", "ru") == "The moon is full."


def test_noise_is_not_looked_through_to_its_end() -> None:
    """For each unknown word the nearest known one is looked for: thousands would take seconds."""
    options = {f"skipped{number}": 1 for number in range(4000)}
    with pytest.raises(BadFile) as bad:
        checked({"base": "classic", "turn": options, **options})
    assert 100 <= len(bad.value.faults) <= 200
