"""Words of the rule texts whose forms are easy to get wrong, and what is not said at all."""

import re
from typing import Any

import pytest

from switch import i18n
from switch.i18n import refereetext
from switch.i18n.optionwords import option_value
from switch.i18n.ruletext import Form
from switch.rulesets import RuleSet
from tests.ruletext.rules import house
from tests.ruletext.test_options import HOUSE, ROWS, changed

FORMS: tuple[Form, ...] = ("short", "long")


def told(rules: RuleSet, lang: str, part: str) -> str:
    return " ".join(one.text for one in i18n.ruletext(rules, lang, "long") if one.part == part)


MIXED = {"en": "Any eight or nine of spades", "nl": "Elke acht of schoppen negen"}
MIXED |= {"de": "Jede Acht oder Pik Neun", "ru": "Любая восьмёрка или девятка пик"}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_rank_beside_a_card_is_not_taken_for_its_suit(lang: str) -> None:
    """ "Eight or nine of spades" would be two cards."""
    rules = house("crazy-eights", turn__again=["8", "9S"], fit__wild=[], fit__names_suit=[])
    assert f"{MIXED[lang]}: " in told(rules, lang, "cards")


LISTED = {
    "en": "jacks, queens, black tens and ace of hearts.",
    "nl": "boeren, vrouwen, zwarte tienen en harten aas.",
    "de": "Buben, Damen, schwarze Zehnen und Herz Ass.",
    "ru": "валеты, дамы, чёрные десятки и туз червей.",
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_whole_ranks_stand_before_halves_and_single_cards(lang: str) -> None:
    rules = house("crazy-eights", end__not_last=["AH", "TC", "TS", "J", "Q"])
    assert LISTED[lang] in told(rules, lang, "end")


POINTS = {
    "en": "queen of spades −40, nines 5, other queens −20",
    "nl": "schoppen vrouw −40, negens 5, andere vrouwen −20",
    "de": "Pik Dame −40, Neunen 5, andere Damen −20",
    "ru": "дама пик −40, девятки 5, остальные дамы −20",
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_an_exception_goes_before_the_others_of_its_rank(lang: str) -> None:
    rules = house("crazy-eights", score__last_card={"Q": -20, "QS": -40, "9": 5})
    assert f": {POINTS[lang]}." in told(rules, lang, "match")
    words = i18n.catalogue(lang)
    assert option_value(words, rules, "score.last_card") == POINTS[lang]


@pytest.mark.parametrize(
    ("lang", "seconds", "said"),
    [
        ("en", 60, "at most 1 minute."),
        ("en", 90, "at most 90 seconds."),
        ("en", 3600, "at most 1 hour."),
        ("nl", 86400, "hoogstens 24 uur duren."),
        ("nl", 120, "hoogstens 2 minuten duren."),
        ("de", 61, "höchstens 61 Sekunden dauern."),
        ("de", 3600, "höchstens 1 Stunde dauern."),
        ("ru", 61, "не дольше 61 секунды."),
        ("ru", 62, "не дольше 62 секунд."),
        ("ru", 60, "не дольше 1 минуты."),
        ("ru", 120, "не дольше 2 минут."),
        ("ru", 86400, "не дольше 24 часов."),
        ("ru", 21 * 3600, "не дольше 21 часа."),
    ],
)
def test_the_time_for_a_turn_in_words(lang: str, seconds: int, said: str) -> None:
    assert said in told(house(table__clock=seconds), lang, "table")


@pytest.mark.parametrize(
    ("target", "reached", "above"),
    [
        (101, "набрал 101 очко,", "больше 101 очка,"),
        (102, "набрал 102 очка,", "больше 102 очков,"),
        (100, "набрал 100 очков,", "больше 100 очков,"),
        (111, "набрал 111 очков,", "больше 111 очков,"),
    ],
)
def test_russian_counts_points_in_two_cases(target: int, reached: str, above: str) -> None:
    penalty = house(score__mode="penalty", score__target=target)
    assert reached in told(penalty, "ru", "match")
    elimination = house(score__mode="elimination", score__target=target)
    assert above in told(elimination, "ru", "match")


@pytest.mark.parametrize(
    ("grace", "said"),
    [
        (1, "Первую 1 миллисекунду"),
        (3, "Первые 3 миллисекунды"),
        (500, "Первые 500 миллисекунд "),
        (1021, "миллисекунду"),
    ],
)
def test_russian_counts_milliseconds(grace: int, said: str) -> None:
    assert said in told(house("last-card", call__grace=grace), "ru", "call")


def test_two_packs_from_so_many_players_on() -> None:
    """52 cards, seven each: 4 × 7 = 28 is the first to be more than half of them."""
    assert "With four or more players, two packs" in told(house("uk-switch"), "en", "setup")
    always = house("uk-switch", seats=[4, 6])
    assert "Two packs are shuffled together." in told(always, "en", "setup")
    assert "packs" not in told(house("uk-switch", seats=[2, 3]), "en", "setup")
    changing = house("hundred-one", cards__packs="by players", deal__hand_with_two=10)
    assert "as soon as the hands would take more than half" in told(changing, "en", "setup")


@pytest.mark.parametrize(
    ("seats", "few", "many", "said"),
    [
        ([2, 6], 9, 4, ("seven", "With two players", "nine", "With five or more players", "four")),
        ([2, 5], 9, 4, ("seven", "With two players", "nine", "With five players", "four")),
        ([3, 6], 9, 4, ("seven", "With five or more players", "four")),
        ([2, 4], 9, 4, ("seven", "With two players", "nine")),
        ([2, 2], 9, 4, ("nine",)),
        ([5, 6], 9, 4, ("four",)),
        ([5, 6], 9, 0, ("seven",)),
        ([2, 6], 7, 7, ("seven",)),
    ],
)
def test_the_deal_for_few_and_for_many(
    seats: list[int], few: int, many: int, said: tuple[str, ...]
) -> None:
    hands = {"deal__hand_with_two": few, "deal__hand_with_many": many}
    deal = i18n.ruletext(house("uk-switch", seats=seats, **hands), "en", "long")[0]
    pattern = r"(\w+) cards\.|(With [^.]+ players) everyone"
    found = re.findall(pattern, deal.text)
    assert tuple(number or players for number, players in found) == said


HEADED = {"en": "Ten: ", "nl": "Tien: ", "de": "Zehn: ", "ru": "Десятка: "}
REVERSES = {
    "en": ("another card of this rank or misses a turn.", "the other misses a turn."),
    "nl": ("nog een van deze waarde of slaat een beurt over.", "slaat de ander een beurt over."),
    "de": (
        "noch eine von diesem Wert oder setzt einen Zug aus.",
        "setzt der andere einen Zug aus.",
    ),
    "ru": ("карту этого достоинства или пропускает ход.", "другой пропускает ход."),
}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("answered", [True, False])
def test_a_reverse_between_two_that_skips(lang: str, *, answered: bool) -> None:
    """It is answered where skips are; nobody is told of two where there never are two."""
    skips = {"turn__reverse_with_two": "skip", "turn__skip_answered": answered}
    for seats, places in (([2, 4], "first out"), ([3, 5], "all but one")):
        rules = house("classic", seats=seats, end__places=places, **skips)
        for form in FORMS:
            told = [one.text for one in i18n.ruletext(rules, lang, form) if one.part == "cards"]
            (ten,) = [text for text in told if text.startswith(HEADED[lang])]
            assert REVERSES[lang][not answered] in ten
    for clause in i18n.ruletext(house("classic", seats=[3, 5], **skips), lang, "long"):
        assert "turn.reverse_with_two" not in clause.option_keys


def test_a_last_card_that_turns_round_skips_the_last_player_but_one() -> None:
    """9.15 and 8.3: two are left when the third goes out with it."""
    places = {"seats": [3, 5], "end__places": "all but one", "turn__skip": []}
    plain = told(house("classic", **places), "en", "end")
    assert "only this still counts: the debt and the change of direction." in plain
    skips = told(house("classic", turn__reverse_with_two="skip", **places), "en", "end")
    assert "only this still counts: the debt, the skip and the change of direction." in skips


@pytest.mark.parametrize(
    ("base", "changes", "beside"),
    [
        ("classic", {}, True),
        ("uk-switch", {}, False),
        ("uk-switch", {"sets__several": "run"}, True),
        ("uk-switch", {"turn__dump_suit": ["7"]}, False),
        ("uk-switch", {"turn__dump_suit": ["7"], "turn__dump_acts": True}, True),
    ],
)
def test_a_new_attack_beside_what_cancels(
    base: str, changes: dict[str, Any], *, beside: bool
) -> None:
    """7.6: only where two cards of a turn can act."""
    debts = told(house(base, **changes), "en", "debts")
    assert "If something is left after cancelling" in debts
    assert ("and no new attack was laid with it" in debts) == beside


# Changes that do nothing in a rule set, so that its text is the one without them.
IDLE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("crazy-eights", {"turn__give_who": "everybody"}),
    ("crazy-eights", {"turn__exchange_with": "a player"}),
    ("crazy-eights", {"interrupt__challenge_penalty": 5}),
    ("mau-mau", {"seats": [2, 2], "interrupt__jump_in": True, "cards__packs": "one"}),
    ("duel", {"end__places": "all but one"}),
    ("duel", {"call__when": "with", "call__window": "the lay", "call__penalty": 5}),
    ("duel", {"call__catchers": "the next player", "call__grace": 900}),
    ("last-card", {"call__catchers": "the next player", "call__window": "the lay"}),
    ("classic", {"score__exact_resets": True}),
    ("classic", {"score__last_doubles": ["A"]}),
    ("classic", {"score__points": {"A": 11}}),
    ("classic", {"score__last_card": {"A": 0}}),
    ("classic", {"table__on_expiry": "skip"}),
    ("classic", {"draw__stock_empty": "round over", "draw__blocked_extra": 1}),
    ("classic", {"end__only_last": ["3", "4"], "end__not_last": ["5"]}),
    ("crazy-eights", {"attack__deflect": ["7"], "attack__adds_up": False}),
    ("crazy-eights", {"fit__wild": ["8", "9"], "fit__wild_when": "only when it fits"}),
)
BESIDE = {
    "seats",
    "cards__packs",
    "draw__stock_empty",
    "end__only_last",
    "fit__wild_when",
}


@pytest.mark.parametrize(("base", "changes"), IDLE, ids=str)
def test_what_does_nothing_is_not_told(base: str, changes: dict[str, Any]) -> None:
    beside = {key: value for key, value in changes.items() if key in BESIDE}
    if "call__catchers" in changes and "call__window" in changes:
        beside["call__catchers"] = changes["call__catchers"]
    for lang in i18n.LANGUAGES:
        plain, changed = house(base, **beside), house(base, **changes)
        for form in FORMS:
            assert i18n.ruletext(changed, lang, form) == i18n.ruletext(plain, lang, form)
        assert refereetext(changed, lang) == refereetext(plain, lang)


EVERYTHING: dict[str, Any] = {
    "interrupt__jump_in": True,
    "interrupt__challenge": True,
    "end__places": "all but one",
    "end__cover": ["9"],
    "end__only_last": ["7", "8", "9"],
    "call__required": True,
    "call__false_call": 1,
    "call__false_catch": 2,
    "call__window": "the lay",
    "fit__names_rank": ["7"],
    "turn__give": ["0"],
    "sets__several": "same rank",
}


def test_the_referee_goes_through_all_actions_there_are() -> None:
    def codes(rules: RuleSet) -> list[str]:
        lines = refereetext(rules, "en")[2].lines
        return [line.text.rpartition("(")[2].split(")")[0] for line in lines if not line.depth]

    assert codes(house("colours-108", **EVERYTHING)) == [
        *["0R", "suit:R", "rank:7", "end", "give:0R", "draw", "pass", "jump:0R"],
        *["accept", "challenge", "call", "catch:2"],
    ]
    swaps = house("crazy-eights", turn__exchange=["9"], turn__exchange_with="a player")
    assert codes(swaps) == ["7S", "suit:C", "with:2", "draw", "pass"]


def test_the_conditions_of_a_lay_stand_in_the_order_of_the_refusals() -> None:
    """docs/house-rules.md: challenge_open, choose_first, name_a_suit, not_in_hand, debt_open,
    does_not_fit, cannot_finish."""
    lines = refereetext(house("colours-108", **EVERYTHING), "en")[2].lines
    end = next(at for at, line in enumerate(lines) if line.text.startswith("Then"))
    asked = [line.text for line in lines[2:end] if line.depth == 2]
    starts = (
        "It is your turn.",
        "No card is waiting to be accepted or challenged.",
        "No player or card is waiting to be chosen.",
        "No rank is waiting to be named.",
        "No colour is waiting to be named.",
        "The card is in your hand.",
        "No debt is open.",
        "If you have just drawn a card that fits",
        "If a rank was named with the top card",
        "Otherwise the card has the colour in force",
        "For a further card in the same turn",
        "If it is your only card, it is one of these",
    )
    assert len(asked) == len(starts)
    assert all(text.startswith(start) for text, start in zip(asked, starts, strict=True)), asked


def test_every_clause_of_the_house_rules_decides_a_sentence() -> None:
    sets = [changed(key)[1] for key in ROWS]
    sets += [house("colours-108", **EVERYTHING), house("crazy-eights", turn__dump_suit=["7"])]
    said: set[str] = set()
    for rules in sets:
        long = i18n.ruletext(rules, "en", "long")
        said |= {one.clause_id for clause in long for one in clause.sentences}
        said |= {line.clause_id for passage in refereetext(rules, "en") for line in passage.lines}
    assert set(re.findall(r'<a id="r(\d+\.\d+)">', HOUSE)) - said == set()
