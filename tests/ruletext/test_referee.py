"""The referee's text beside docs/house-rules.md: the end of a turn, what a challenge does."""

import re
from itertools import pairwise, takewhile
from typing import Any

import pytest

from switch import i18n
from switch.i18n import refereetext
from switch.i18n.refereetext import Line
from switch.rulesets import RuleSet
from tests.ruletext.rules import house
from tests.ruletext.test_options import HOUSE

# Hands are exchanged or cards given, not both: two rule sets have all stages between them.
EXCHANGING: dict[str, Any] = {"turn__dump_top": "seven", "turn__rotate": ["4"]}
GIVING: dict[str, Any] = {**EXCHANGING, "turn__exchange": [], "turn__give": ["3"]}
# The page's words for the stages: the referee's, and those of the order in the players' text.
STAGES = {
    "give": ("Giving.", "cards are given"),
    "dump covered": ("Pile.", ""),
    "debt": ("Debt.", "debts are settled"),
    "direction": ("Direction.", "the direction changes"),
    "exchange": ("Exchange.", "hands are exchanged"),
    "rotation": ("Rotation.", "all hands move on"),
    "who is next": ("Who is next.", "the next player is found"),
}
WHICHEVER = "whichever way play is going"


def order() -> list[str]:
    """The stages of the page, without what is in brackets round them."""
    found = re.search(r"^Order at the end of a turn: (.+)\.$", HOUSE, re.MULTILINE)
    assert found
    stages = [re.sub(r"[()]|, \d.*", "", one) for one in found[1].split(" → ")]
    assert stages[0] == "out"  # in the text that is part of laying
    return stages[1:]


def end_of_turn(rules: RuleSet, lang: str = "en") -> list[Line]:
    return list(refereetext(rules, lang)[3].lines)


def stage(rules: RuleSet, title: str) -> list[str]:
    lines = end_of_turn(rules)
    start = next(at for at, line in enumerate(lines) if line.text == title)
    return [line.text for line in takewhile(lambda line: line.depth, lines[start + 1 :])]


@pytest.mark.parametrize(("changes", "gone"), [(EXCHANGING, "give"), (GIVING, "exchange")])
def test_a_turn_ends_in_the_order_of_the_page(changes: dict[str, Any], gone: str) -> None:
    lines = end_of_turn(house("classic", **changes))
    titles = [one.text for one, after in pairwise(lines) if after.depth]
    assert [one for one in titles if one in dict(STAGES.values())] == [
        STAGES[one][0] for one in order() if one != gone
    ]


@pytest.mark.parametrize(("changes", "gone"), [(EXCHANGING, "give"), (GIVING, "exchange")])
def test_the_players_are_told_the_same_order(changes: dict[str, Any], gone: str) -> None:
    told = " ".join(one.text for one in i18n.ruletext(house(**changes), "en", "long"))
    found = re.search(r"in this order: (.+?)\.", told)
    assert found
    stages = [STAGES[one][1] for one in order() if one != gone]
    assert re.split(", | and ", found[1]) == [one for one in stages if one]


def test_each_stage_tells_only_what_is_its_own() -> None:
    giving, exchanging = house("classic", **GIVING), house("classic", **EXCHANGING)
    assert stage(giving, "Giving.") == [
        "Three: at the end of the turn you give one card of your hand to the next player.",
        "Whoever gives the last card away is out.",
        "That is done once, however many are laid together.",
    ]
    assert stage(exchanging, "Exchange.") == [
        f"Black queen: you exchange hands with the player on your left, {WHICHEVER}.",
        "Several laid together exchange as many times.",
    ]
    for rules in (giving, exchanging):
        assert stage(rules, "Rotation.") == [
            "Four: all hands move on one seat in the direction of play.",
            "Several laid together move the hands on as many times.",
        ]


def test_what_goes_before_something_else_stands_before_it() -> None:
    """7.8 before 8.4, both before a skip; between two players a reverse is one or the other."""
    acts = {"turn__skip": ["3"], "turn__again": ["6"], "attack__send_back": ["7"]}
    for how, said in (("again", "you are on turn again."), ("skip", "the other misses a turn.")):
        rules = house("duel", turn__reverse=["5"], turn__reverse_with_two=how, **acts)
        told = stage(rules, "Who is next.")
        reverse = f"Five: with two players, {said}"
        sent = (
            "Seven: it may also be laid on a debt if it has the colour of the top card; the debt "
            "then goes back to the player before."
        )
        again, skip = "Six: you are on turn again.", "Three: the next player misses a turn."
        middle = [reverse, again, skip] if how == "again" else [again, skip, reverse]
        assert told == [sent, *middle, "Otherwise it is the next seat in the direction of play."]
        assert reverse not in stage(rules, "Direction.")


EXCHANGES = {"en": "exchange as", "nl": "geruild", "de": "getauscht", "ru": "меняются столько"}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("how", [{"rotate": ["4"]}, {"exchange": ["4"], "exchange_with": "all"}])
def test_hands_that_move_on_are_not_exchanged(lang: str, how: dict[str, Any]) -> None:
    plain: dict[str, Any] = {"exchange": [], **how}
    rules = house("classic", **{f"turn__{name}": value for name, value in plain.items()})
    for clause in i18n.ruletext(rules, lang, "long"):
        assert EXCHANGES[lang] not in clause.text
    swapped = i18n.ruletext(house("classic"), lang, "long")
    assert any(EXCHANGES[lang] in clause.text for clause in swapped)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("partner", ["left", "all", "a player"])
def test_a_card_that_does_it_all_says_nothing_twice(lang: str, partner: str) -> None:
    acts = {"turn__exchange": ["4"], "turn__rotate": ["4"], "turn__exchange_with": partner}
    rules = house("classic", **acts)
    for clause in i18n.ruletext(rules, lang, "long"):
        said = [one.text.partition(": ")[2] or one.text for one in clause.sentences]
        assert len(set(said)) == len(said)


def test_only_the_draw_of_a_challenger_closes_the_window_for_catching() -> None:
    """8.14: whoever accepts or is right to challenge has neither laid, drawn nor passed (4.8)."""
    rules = house("colours-108", interrupt__challenge=True, call__required=True)
    lines = refereetext(rules, "en")[2].lines
    parts: dict[str, list[str]] = {}
    for line in lines:
        if not line.depth:
            title = line.text
        parts.setdefault(title, []).append(line.text)
    safe = "Nobody can be caught any more."
    assert safe not in parts["Accept a card (accept)."]
    for action in ("Lay a card (0R).", "Draw (draw).", "Pass (pass)."):
        assert parts[action].count(safe) == 1
    challenge = parts["Challenge a card (challenge)."]
    assert challenge.count(safe) == 1
    assert challenge[challenge.index(safe) - 1].startswith("If it was none, the challenger draws")


@pytest.mark.parametrize(("drawing", "after"), [({"upto": 3}, True), ({}, False)])
def test_which_passes_count_towards_a_blocked_round(
    drawing: dict[str, int], *, after: bool
) -> None:
    """9.8: with one pass more also one after draws, where a draw can be followed by a pass."""
    for extra in (0, 1):
        changes = {f"draw__{name}": value for name, value in drawing.items()}
        rules = house("classic", draw__blocked_extra=extra, **changes)
        said = [line.text for line in refereetext(rules, "en")[2].lines]
        (counted,) = [text for text in said if "counts towards a blocked round" in text]
        assert ("also after draws" in counted) == (after and extra == 1)
        assert ("nothing was drawn in this turn" in counted) != ("also after draws" in counted)
