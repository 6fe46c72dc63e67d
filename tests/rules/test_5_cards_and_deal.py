"""Part 5 of docs/house-rules.md."""

from __future__ import annotations

from collections import Counter

import pytest

from switch.notation.referee import Referee
from tests.rules.house import Fields, changed, plain
from tests.rules.table import ask, at, code_of, dealt, whole

SIX_RANKS = ["9", "T", "J", "Q", "K", "A"]


def french(ranks: str) -> Counter[str]:
    return Counter(rank + suit for rank in ranks for suit in "CDHS")


def found(rules: Fields, *, players: int = 2) -> Counter[str]:
    return Counter(whole(dealt(rules, players=players, seed=3).position))


@pytest.mark.parametrize(
    ("pack", "ranks"),
    [
        ("french-24", "9TJQKA"),
        ("french-32", "789TJQKA"),
        ("french-36", "6789TJQKA"),
        ("french-52", "23456789TJQKA"),
    ],
)
def test_r5_0_the_french_packs(pack: str, ranks: str) -> None:
    assert found(plain(pack)) == french(ranks)


def test_r5_0_the_colour_packs() -> None:
    small = Counter(rank + colour for rank in "1234567D" for colour in "RBGY")
    small["WW"] = 4
    assert found(plain("colour-36", fit={"wild": ["W"]})) == small
    large = Counter({rank + colour: 2 for rank in "123456789SVD" for colour in "RBGY"})
    large += Counter({"0R": 1, "0B": 1, "0G": 1, "0Y": 1, "WW": 4, "WF": 4})
    assert large.total() == 108
    assert found(plain("colour-108", fit={"wild": ["W", "F"]})) == large


def test_r5_1_two_packs_are_every_card_twice() -> None:
    assert found(plain("french-24", cards={"packs": "one"})) == french("9TJQKA")
    twice = french("9TJQKA") + french("9TJQKA")
    assert found(plain("french-24", cards={"packs": "two"})) == twice


def test_r5_1_by_players_where_the_deal_takes_more_than_half() -> None:
    rules = plain(cards={"packs": "by players"}, deal={"hand": 7})
    assert [found(rules, players=n).total() for n in (2, 3, 4)] == [52, 52, 104]


def test_r5_1_jokers_count_for_the_half() -> None:
    joker = {"wild": ["X"]}
    six = plain(cards={"packs": "by players", "jokers": 6}, deal={"hand": 7}, fit=joker)
    one = plain(cards={"packs": "by players", "jokers": 1}, deal={"hand": 7}, fit=joker)
    assert found(six, players=4).total() == 58  # 28 of 58 are no more than half
    assert found(one, players=4).total() == 106  # 28 of 53 are


def test_r5_2_jokers_in_each_pack() -> None:
    two = plain("french-24", cards={"jokers": 2}, fit={"wild": ["X"]})
    assert found(two) == french("9TJQKA") + Counter(["X1", "X2"])
    twice = plain("french-24", cards={"packs": "two", "jokers": 2}, fit={"wild": ["X"]})
    assert found(twice)["X1"] == found(twice)["X2"] == 2


def test_r5_2_everything_fits_on_a_joker_without_a_suit() -> None:
    free = plain(cards={"jokers": 2}, fit={"wild": ["X"]})
    at(free, "5H 9C X2", "2D", pile="4S X1", stock="3C").legal("5H", "9C", "X2")
    names = plain(cards={"jokers": 2}, fit={"wild": ["X"], "names_suit": ["X"]})
    at(names, "5H 9C X2", "2D", pile="4S X1", stock="3C", suit="H").legal("5H", "X2")


def test_r5_3_plain_buries_a_card_with_a_power() -> None:
    rules = plain("french-24", turn={"skip": SIX_RANKS[:3], "again": ["Q", "K"]})
    tops = {dealt(rules, players=2, seed=s).position["pile"][0][0] for s in range(12)}
    assert tops == {"A"}
    free = plain("french-24", turn={"skip": SIX_RANKS[:3], "again": ["Q", "K"]}, starter="any")
    assert {dealt(free, players=2, seed=s).position["pile"][0][0] for s in range(12)} != {"A"}


@pytest.mark.parametrize(
    "group",
    [
        {"fit": {"wild": SIX_RANKS[:5]}},
        {"fit": {"names_suit": SIX_RANKS[:5]}},
        {"attack": {"draw": dict.fromkeys(SIX_RANKS[:5], 1)}},
        *({"turn": {option: SIX_RANKS[:5]}} for option in ("skip", "reverse", "again")),
        *({"turn": {option: SIX_RANKS[:5]}} for option in ("dump_suit", "exchange")),
    ],
)
def test_r5_3_what_a_power_is(group: Fields) -> None:
    tops = {
        dealt(plain("french-24", **group), players=2, seed=s).position["pile"][0][0]
        for s in range(8)
    }
    assert tops == {"A"}


def test_r5_3_being_forbidden_as_the_last_is_no_power() -> None:
    rules = plain("french-24", end={"not_last": SIX_RANKS[:5]})
    tops = {dealt(rules, players=2, seed=s).position["pile"][0][0] for s in range(8)}
    assert tops != {"A"}


def test_r5_3_the_debt_of_the_starter_has_the_limit_of_7_4() -> None:
    draw = dict.fromkeys(SIX_RANKS, 5)
    for cap, pending in ((0, 5), (3, 3)):
        rules = plain("french-24", attack={"draw": draw, "cap": cap}, starter="with effect")
        dealt(rules, players=2, seed=1).expect(pending=pending, turn=0)


def test_r5_3_the_buried_cards_lie_at_the_bottom() -> None:
    rules = plain("french-24", turn={"skip": SIX_RANKS[:5]}, deal={"hand": 3})
    table = dealt(rules, players=2, seed=5)
    untouched = plain("french-24", deal={"hand": 3})
    before = dealt(untouched, players=2, seed=5).position
    row = [*before["pile"], *before["stock"]]
    turned = [card[0] for card in row].index("A")
    assert turned > 0, "take another seed"
    table.expect(pile=row[turned])
    assert table.position["stock"][: len(row) - turned - 1] == row[turned + 1 :]
    assert sorted(table.position["stock"][len(row) - turned - 1 :]) == sorted(row[:turned])


@pytest.mark.parametrize(
    ("group", "right"),
    [
        ({"attack": {"draw": dict.fromkeys(SIX_RANKS, 3)}}, {"turn": 0, "pending": 3}),
        ({"turn": {"reverse": SIX_RANKS}}, {"turn": 2, "direction": -1}),
        ({"turn": {"skip": SIX_RANKS}}, {"turn": 1}),
        ({"turn": {"skip": SIX_RANKS, "skip_answered": True}}, {"turn": 0, "skip": True}),
    ],
)
def test_r5_3_with_effect_the_dealer_has_laid_it(group: Fields, right: Fields) -> None:
    rules = plain("french-24", deal={"hand": 3}, **group)
    for seed in range(3):
        quiet = {"turn": 0, "direction": 1, "pending": 0, "skip": False}
        dealt(rules | {"starter": "any"}, players=4, seed=seed).expect(**quiet)
        dealt(rules | {"starter": "with effect"}, players=4, seed=seed).expect(**quiet | right)


def test_r5_3_with_effect_buries_wild_cards() -> None:
    rules = plain("french-24", fit={"wild": SIX_RANKS[:5]}, starter="with effect")
    for seed in range(12):
        assert dealt(rules, players=2, seed=seed).position["pile"][0][0] == "A"


def test_r5_3_no_card_without_a_suit_starts() -> None:
    rules = plain("french-24", cards={"jokers": 6}, fit={"wild": ["X"]}, starter="any")
    for seed in range(40):
        assert dealt(rules, players=2, seed=seed).position["pile"][0][0] != "X"


def test_r5_3_one_further_card_starts() -> None:
    rules = plain("french-24", starter="KS")
    for seed in range(4):
        assert dealt(rules, players=2, seed=seed).position["pile"] == ["KS"]
    assert found(rules) == french("9TJQKA") + Counter(["KS"])


def test_r5_4_another_hand_with_two() -> None:
    rules = changed("classic", deal={"hand": 4, "hand_with_two": 6})
    dealt(rules, players=2, seed=1).counts(6, 6)
    dealt(rules, players=3, seed=1).counts(4, 4, 4)
    dealt(changed("classic", deal={"hand": 4}), players=2, seed=1).counts(4, 4)


def test_r5_4_another_hand_with_many() -> None:
    rules = changed("classic", seats=[2, 6], deal={"hand": 7, "hand_with_many": 5})
    dealt(rules, players=4, seed=1).counts(7, 7, 7, 7)
    dealt(rules, players=5, seed=1).counts(5, 5, 5, 5, 5)
    dealt(rules, players=6, seed=1).counts(5, 5, 5, 5, 5, 5)


def test_r5_4_a_card_a_player_and_the_starter_must_be_left() -> None:
    most = plain("french-24", seats=[2, 2], deal={"hand": 10})  # 4 left, 3 needed
    dealt(most, players=2, seed=1).counts(10, 10).expect(stock_count=3)
    more = plain("french-24", seats=[2, 2], deal={"hand": 11})  # 2 left
    answer = ask(Referee(), cmd="new", ruleset=more, players=2, seed=1)
    assert code_of(answer) == "bad_ruleset"
