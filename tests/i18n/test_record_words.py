"""What is wrong with the record of a round is said in four languages."""

import ast
import inspect
from collections.abc import Iterator

import pytest

from switch import i18n
from switch.i18n.recordwords import PHRASES, record_text
from switch.notation import record


def sentences() -> Iterator[str]:
    """Every one that the check of a record can say, with 1 for what is filled in."""
    for node in ast.walk(ast.parse(inspect.getsource(record))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadRecord":
            said = node.args[0]
            parts = said.values if isinstance(said, ast.JoinedStr) else [said]
            yield "".join(str(one.value) if isinstance(one, ast.Constant) else "1" for one in parts)


def test_all_phrases_are_met() -> None:
    assert len(set(sentences())) == len(PHRASES)


@pytest.mark.parametrize("lang", ["nl", "de", "ru"])
def test_every_sentence_is_in_the_phrase_book(lang: str) -> None:
    assert [one for one in sentences() if record_text(one, lang) == one] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Action 3 (draw, seat 2) is refused: not_your_turn."),
        ("nl", "Actie 3 (draw, stoel 2) wordt geweigerd: not_your_turn."),
        ("de", "Aktion 3 (draw, Sitz 2) wird abgelehnt: not_your_turn."),
        ("ru", "Действие 3 (draw, место № 2) отклонено: not_your_turn."),
    ],
)
def test_seats_are_counted_from_one(lang: str, said: str) -> None:
    assert record_text("Action 3 (draw by seat 1) is refused: not_your_turn.", lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("nl", "stoel 3 won."), ("de", "Sitz 3 hat gewonnen."), ("ru", "победило место № 3.")],
)
def test_who_won_is_no_third_place(lang: str, said: str) -> None:
    words = i18n.catalogue(lang)
    text = words.text("cli-verified", result="out", ruleset="X", seats=3, seat=3)
    assert text.endswith(said)
