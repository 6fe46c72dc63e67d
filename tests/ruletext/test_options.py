"""Every option has a label, a sentence of help, words for its values, a clause, sentences in the
rule text, and a row here that shows them. A new option fails until it has all of that."""

import re
from pathlib import Path
from typing import Any

import pytest

from switch import i18n
from switch.i18n.optionwords import message_key, option_help, option_label, option_value
from switch.i18n.ruletext import Form
from switch.rulesets import RuleSet, options
from switch.rulesets.diff import FIELDS
from tests.ruletext.rules import house

DOCS = Path(__file__).parents[2] / "docs"
HOUSE = (DOCS / "house-rules.md").read_text(encoding="utf-8")
KEYS = [*FIELDS, *(option.key for option in options.OPTIONS)]

# Option → preset, its value and what it needs beside it, and the English sentence that tells it.
ROWS: dict[str, tuple[str, dict[str, Any], str]] = {
    "pack": ("crazy-eights", {"pack": "french-36"}, "A pack of 36: six to ace in four suits."),
    "seats": ("classic", {"seats": [3, 5]}, "3–5 players."),
    "starter": ("classic", {"starter": "any"}, "Whatever it is, it has no effect."),
    "cards.packs": ("classic", {"cards__packs": "two"}, "Two packs are shuffled together."),
    "cards.jokers": ("pesten", {"cards__jokers": 3}, "Each pack has three jokers as well."),
    "deal.hand": ("classic", {"deal__hand": 4}, "Everyone is dealt four cards."),
    "deal.hand_with_two": (
        *("classic", {"deal__hand_with_two": 9}),
        "With two players everyone is dealt nine cards.",
    ),
    "deal.hand_with_many": (
        *("uk-switch", {"deal__hand_with_many": 5}),
        "With five or more players everyone is dealt five cards.",
    ),
    "deal.first": (
        *("classic", {"deal__first": "last loser"}),
        "Each further round is begun by whoever had the most points left in hand;",
    ),
    "fit.wild": ("classic", {"fit__wild": ["3"]}, "Three: fits on every card"),
    "fit.wild_when": (
        *("classic", {"fit__wild_when": "not on a wild"}),
        "But it is never laid on another card that fits everywhere.",
    ),
    "fit.names_suit": ("classic", {"fit__names_suit": ["3"]}, "Three: whoever lays it names the"),
    "fit.names_rank": (
        *("classic", {"fit__names_rank": ["3"]}),
        "Three: whoever lays it names the rank that has to follow",
    ),
    "attack.draw": (
        "classic",
        {"attack__draw": {"3": 4, "JC": 5}},
        "Three: the next player owes four",
    ),
    "attack.answered_by": (
        "classic",
        {"attack__answered_by": "any"},
        "A card that cancels answers it",
    ),
    "attack.adds_up": ("classic", {"attack__adds_up": False}, "The answer takes its place"),
    "attack.cap": ("classic", {"attack__cap": 10}, "No attack raises a debt above ten cards."),
    "attack.cancel": (
        "classic",
        {"attack__cancel": {"JD": 1}},
        "Jack of diamonds: laid on a debt, it",
    ),
    "attack.cancel_all": ("classic", {"attack__cancel_all": True}, "it wipes all of it out."),
    "attack.rest": (
        "classic",
        {"attack__rest": "goes on"},
        "What is left after cancelling is owed",
    ),
    "attack.deflect": ("classic", {"attack__deflect": ["3"]}, "the debt then goes on as it is."),
    "attack.send_back": (
        "classic",
        {"attack__send_back": ["K"]},
        "goes back to the player before.",
    ),
    "attack.on_empty_stock": (
        *("classic", {"attack__on_empty_stock": "adds nothing"}),
        "While the stock is empty, an attack adds nothing.",
    ),
    "attack.after_paying": (
        *("classic", {"attack__after_paying": "may lay"}),
        "draws the whole debt and may then lay a card that fits, or pass.",
    ),
    "attack.gather_first": (
        "classic",
        {"attack__gather_first": True},
        "even if the stock is full.",
    ),
    "turn.skip": ("classic", {"turn__skip": ["3"]}, "Three: the next player misses a turn."),
    "turn.skip_answered": (
        *("classic", {"turn__skip_answered": True}),
        "The next player lays another card of this rank".replace("The", "the"),
    ),
    "turn.skips_add": (
        *("classic", {"turn__skips_add": True}),
        "Several together make as many players miss theirs.",
    ),
    "turn.reverse": ("classic", {"turn__reverse": ["3"]}, "Three: play goes on in the other"),
    "turn.reverse_with_two": (
        *("classic", {"turn__reverse_with_two": "again"}),
        "With two players, you are on turn again.",
    ),
    "turn.again": ("classic", {"turn__again": ["3"]}, "Three: you are on turn again."),
    "turn.dump_suit": ("classic", {"turn__dump_suit": ["3"]}, "Three: in the same turn any cards"),
    "turn.dump_acts": ("classic", {"turn__dump_acts": True}, "What follows has its usual effect."),
    "turn.dump_which": ("classic", {"turn__dump_which": "first"}, "in the suit of the first one"),
    "turn.dump_top": ("classic", {"turn__dump_top": "seven"}, "it is put back on top."),
    "turn.exchange": ("classic", {"turn__exchange": ["3"]}, "Three: you exchange hands"),
    "turn.exchange_with": ("classic", {"turn__exchange_with": "right"}, "the player on your right"),
    "turn.rotate": ("classic", {"turn__rotate": ["3"]}, "Three: all hands move on one seat"),
    "turn.give": (
        *("pesten", {"turn__give": ["3"]}),
        "Three: at the end of the turn you give one card of your hand",
    ),
    "turn.give_who": (
        *("pesten", {"turn__give": ["3"], "turn__give_who": "everybody"}),
        "everybody chooses a card of their hand, one after the other",
    ),
    "interrupt.jump_in": (
        *("colours-108", {"interrupt__jump_in": True}),
        "Whoever holds a card equal to the top one may throw it in out of turn",
    ),
    "interrupt.challenge": (
        *("colours-108", {"interrupt__challenge": True}),
        "may challenge it before doing anything else: wild draw fours.",
    ),
    "interrupt.challenge_penalty": (
        *("colours-108", {"interrupt__challenge": True, "interrupt__challenge_penalty": 5}),
        "the challenger draws the debt and five cards more.",
    ),
    "sets.several": ("duel", {"sets__several": "run"}, "and is next to it in rank."),
    "sets.plain_only": (
        *("classic", {"sets__plain_only": True}),
        "A card with a power is not joined by others of its rank.",
    ),
    "sets.effects": ("classic", {"sets__effects": "last"}, "Only the last of them has an effect."),
    "draw.upto": ("classic", {"draw__upto": 3}, "up to three cards, one after the other."),
    "draw.may_lay": ("classic", {"draw__may_lay": "must"}, "it has to be laid; otherwise"),
    "draw.though_able": ("classic", {"draw__though_able": True}, "even if something fits."),
    "draw.stock_empty": ("classic", {"draw__stock_empty": "turn over"}, "turned over, unshuffled"),
    "draw.refills": ("classic", {"draw__refills": 2}, "in a round at most"),
    "draw.refill_at_once": ("classic", {"draw__refill_at_once": True}, "That is done as soon as"),
    "draw.blocked_extra": ("classic", {"draw__blocked_extra": 1}, "one pass more in a row than"),
    "draw.blocked_winner": ("classic", {"draw__blocked_winner": "nobody"}, "Nobody wins it."),
    "draw.hand_limit": ("classic", {"draw__hand_limit": 12}, "Whoever holds twelve cards or more"),
    "end.not_last": ("classic", {"end__not_last": ["2", "8"]}, "a hand: twos and eights."),
    "end.only_last": (
        *("classic", {"end__only_last": ["3", "5"]}),
        "The last card of a hand has to be one of these: threes and fives.",
    ),
    "end.cover": ("classic", {"end__cover": ["9"]}, "Nobody is out with these: nines."),
    "end.places": (
        *("classic", {"end__places": "all but one"}),
        "the others play on until only one of them is left.",
    ),
    "call.required": ("duel", {"call__required": True}, "has to call “Last card!”"),
    "call.when": ("last-card", {"call__when": "before"}, "has to call “Last card!” before laying."),
    "call.window": (
        *("last-card", {"call__window": "the lay"}),
        "Catching is possible as soon as the card lies",
    ),
    "call.penalty": ("last-card", {"call__penalty": 3}, "acts, and draws three cards."),
    "call.false_call": (
        *("last-card", {"call__false_call": 1}),
        "Whoever calls although no call is due draws one card.",
    ),
    "call.false_catch": (
        *("last-card", {"call__false_catch": 3}),
        "a player who cannot be caught draws three cards.",
    ),
    "call.catchers": (
        *("last-card", {"call__catchers": "the next player"}),
        "can be caught only by the player on turn",
    ),
    "call.grace": (
        *("last-card", {"call__grace": 800}),
        "For the first 800 milliseconds the table refuses a catch.",
    ),
    "score.mode": (
        *("classic", {"score__mode": "penalty"}),
        "everybody gets the points of the cards left in their hand, as penalty points.",
    ),
    "score.target": (
        *("classic", {"score__target": 5}),
        "The first to reach 5 points wins the match.",
    ),
    "score.exact_resets": (
        *("classic", {"score__mode": "penalty", "score__target": 101, "score__exact_resets": True}),
        "A total of exactly 101 goes back to nothing.",
    ),
    "score.points": (
        *("classic", {"draw__blocked_winner": "fewest points", "score__points": {"2": 20, "A": 0}}),
        "Cards count: aces 0, tens, jacks, queens and kings 10, twos 20; all others their number.",
    ),
    "score.last_card": (
        *("classic", {"score__last_card": {"Q": -20, "QS": -40, "3": 5}}),
        "scores for the last card: queen of spades −40, threes 5, other queens −20.",
    ),
    "score.last_doubles": (
        *("classic", {"score__mode": "winner collects", "score__last_doubles": ["A"]}),
        "the hands of the others count double: aces.",
    ),
    "table.pile": ("classic", {"table__pile": "all"}, "every card of the pile"),
    "table.clock": ("classic", {"table__clock": 90}, "A turn may take at most 90 seconds."),
    "table.on_expiry": (
        *("classic", {"table__clock": 86400, "table__on_expiry": "the computer plays"}),
        "When the time is up, the computer makes the turn.",
    ),
    "table.view": ("classic", {"table__view": "closed"}, "does not mark what may be laid."),
}


def changed(key: str) -> tuple[RuleSet, RuleSet, str]:
    """The preset, the preset with the row's changes, and the sentence."""
    base, values, sentence = ROWS[key]
    return house(base), house(base, **values), sentence


def values_of(option: options.Option) -> list[str]:
    match option:
        case options.Choice(values=values):
            return list(values)
        case _:
            return []


def test_every_option_has_a_row() -> None:
    assert [key for key in KEYS if key not in ROWS] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_text_tells_the_option(key: str) -> None:
    plain, rules, sentence = changed(key)
    before = [clause.text for clause in i18n.ruletext(plain, "en", "long")]
    found = [one for one in i18n.ruletext(rules, "en", "long") if sentence in one.text]
    assert found, [clause.text for clause in i18n.ruletext(rules, "en", "long")]
    assert any(key in clause.option_keys for clause in found)
    assert not any(sentence in text for text in before)


# Options of which a card for the table says nothing: what only a dispute asks for, or the table
# itself shows.
LONG_ONLY = {"draw.blocked_extra", "call.window", "call.grace", "table.view"}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_language_tells_the_difference(key: str, lang: str) -> None:
    plain, rules, _ = changed(key)

    def differ(form: Form) -> bool:
        before, after = (
            [one.text for one in i18n.ruletext(each, lang, form)] for each in (plain, rules)
        )
        return before != after

    assert differ("long")
    assert differ("short") == (key not in LONG_ONLY)
    words = i18n.catalogue(lang)
    assert option_value(words, plain, key) != option_value(words, rules, key)


CHOICES = [one for one in options.OPTIONS if isinstance(one, options.Choice)]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("option", CHOICES, ids=lambda one: one.key)
def test_every_value_of_a_choice_is_told_differently(option: options.Choice, lang: str) -> None:
    base, beside, _ = ROWS[option.key]
    texts = []
    for value in option.values:
        changes = {**beside, **NEEDED.get((option.key, value), {})}
        rules = house(base, **{**changes, option.key.replace(".", "__"): value})
        texts.append(tuple(one.text for one in i18n.ruletext(rules, lang, "long")))
    assert len(set(texts)) == len(texts)


# What a value cannot be without.
NEEDED: dict[tuple[str, str], dict[str, Any]] = {
    ("attack.answered_by", "nothing"): {"attack__cancel": {}},
    ("score.mode", "elimination"): {"score__target": 100},
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_option_has_a_label_and_one_sentence_of_help(key: str, lang: str) -> None:
    words = i18n.catalogue(lang)
    assert 3 <= len(option_label(words, key)) <= 45
    assert re.fullmatch(r"[^a-zа-я][^.!?]*\.", option_help(words, key))


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_value_and_every_group_has_words(lang: str) -> None:
    words = i18n.catalogue(lang)
    labels = [option_label(words, key) for key in KEYS]
    assert len(set(labels)) == len(labels)
    for option in options.OPTIONS:
        assert words.text(f"option-group-{option.key.split('.')[0]}")
        said = [words.text(message_key(option.key, value)) for value in values_of(option)]
        assert len(set(said)) == len(said)


def test_nothing_is_left_of_options_that_are_gone() -> None:
    known = {message_key(key) for key in KEYS} | {f"{message_key(key)}-help" for key in KEYS}
    groups = {f"option-group-{key.split('.')[0]}" for key in KEYS if "." in key}
    named = set(re.findall(r"^([a-z][\w-]*) =", i18n.sources("en")["options"], re.MULTILINE))
    rest = named - known - groups - {f"option-value-{one}" for one in ("yes", "no", "none")}
    assert {one for one in rest if one.split("-value-")[0] not in known} == set()
    values = {message_key(one.key, value) for one in options.OPTIONS for value in values_of(one)}
    numbers = {one for one in rest if one.endswith("-value-0")}
    fields = {one for one in rest if one.startswith(("option-pack-", "option-starter-"))}
    assert rest - values - numbers - fields == set()


@pytest.mark.parametrize("option", options.OPTIONS, ids=lambda one: one.key)
def test_every_option_stands_on_the_page_beside_its_clause(option: options.Option) -> None:
    row = rf'^\| <a id="r{re.escape(option.clause)}"></a>.*$'
    assert f"`{option.key}`" in "".join(re.findall(row, HOUSE, re.MULTILINE))


@pytest.mark.parametrize("option", options.OPTIONS, ids=lambda one: one.key)
def test_the_text_cites_the_clause_of_the_option(option: options.Option) -> None:
    """So that the differences of two rule sets and their texts name the same."""
    _, rules, _ = changed(option.key)
    said = [one for clause in i18n.ruletext(rules, "en", "long") for one in clause.sentences]
    assert option.clause in {one.clause_id for one in said if option.key in one.option_keys}


def test_the_sentences_of_the_text_are_all_used() -> None:
    """No message of ruletext.ftl or refereetext.ftl that no code asks for."""
    folder = Path(i18n.__file__ or "").parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    whole = set(re.findall(r'"((?:rule|ref)-[a-z-]+[a-z])"', code))
    begun = tuple(re.findall(r'f"((?:rule|ref)-[a-z-]*)\{', code))
    for file in ("ruletext", "rulematch", "rulewords", "refereetext"):
        source = i18n.sources("en")[file]
        inner = set(re.findall(r"\{ ((?:rule|ref)-[a-z-]+) \}", source))
        for name in re.findall(r"^((?:rule|ref)-[a-z-]+\d*) =", source, re.MULTILINE):
            plain = name.removesuffix("-short")
            assert plain in whole | inner or plain.startswith(begun), name
