"""Stock and pile: running dry, refilling, having nothing left, and a fair shuffle."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.rules.table import at, cards, dealt, whole


def test_case_DECK_03_a_named_suit_survives_the_reshuffle() -> None:
    hands = ("KH", "4H 9D", "5D 6H 7C")
    for stock, pile in (("TC", "3C 3D 3H 6C 6D 6S AS"), ("", "3C 3D 3H 6C 6D 6S AS")):
        table = at("classic", *hands, stock=stock, pile=pile, suit="C", turn=1).act("draw")
        table.expect(top="AS", suit="C", turn=2).legal("7C")


def test_case_DECK_07_an_unpayable_debt_is_dropped() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "4D", "KH QH TH", pile="2S", pending=2).legal("pass").act("pass")
        table.counts(1, 3).expect(pending=0, turn=1).running()
    table = at("duel", "4B", "5Y", pile="DR", pending=2).legal("pass").act("pass")
    table.counts(1, 1).expect(pending=0, turn=1)


def test_case_DECK_08_there_is_a_way_on_from_every_corner() -> None:
    table = at("classic", "2H", "KH QH", pile="2S", pending=4).legal("2H", "pass")
    table.act("pass").expect(pending=0, turn=1).legal("pass")
    table = at("last-card", "8H", "KH QH TH", pile="8S", skip=True).legal("8H", "pass")
    table = at("duel", "DB", "5Y", pile="DR", pending=2).legal("pass")


def test_case_DECK_08_every_position_of_random_rounds_has_a_legal_action() -> None:
    for ruleset, players in (("classic", 4), ("duel", 2), ("last-card", 4)):
        for seed in range(6):
            table, chance = dealt(ruleset, players=players, seed=seed), random.Random(seed)
            while table.position["result"] is None:
                table.act(chance.choice(table.actions()))


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("4D", "KH QH"), 0),
        (("4D 5D 6D", "KH QC", "TH 7C 6H"), 1),
        (("4D 5D 6D", "KH QC TC", "TH 7C", "5H 6H"), None),
    ],
)
def test_case_DECK_09_a_lap_of_passes_ends_the_round(
    hands: tuple[str, ...], winner: int | None
) -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, *hands, pile="9S")
        for seat in range(len(hands)):
            table.running().expect(turn=seat).act("pass")
        table.blocked(winner=winner, turn=len(hands) - 1)


def test_case_DECK_11_nothing_to_draw_is_refused_and_one_may_pass() -> None:
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "KH", "4D 5D 6D", pile="9S").refused("draw", "stock_empty")
        table.legal("pass").act("pass").happened("passed", "turn").expect(turn=1)
    at("duel", "4B", "5Y", pile="1R").refused("draw", "stock_empty").legal("pass")


def test_case_DECK_12_the_stock_runs_dry_in_the_middle_of_a_debt() -> None:
    hands = ("KH QH TH", "4H 5H 6H", "4D 5D 6D", "7H 8H 9H")
    table = at("last-card", *hands, pile="5S 6S 7S 9S 2S", stock="3C 4C 5C", pending=4, turn=2)
    table.act("draw").happened("drew", "reshuffled", "drew", "turn")
    first, refill, second = table.last["events"][:3]
    assert (first["count"], first["cards"]) == (3, ["3C", "4C", "5C"])
    assert refill["count"] == 4
    assert second["count"] == 1
    assert second["cards"][0] in cards("5S 6S 7S 9S")
    table.expect(pile="2S", stock_count=3, pending=0, turn=3).counts(3, 3, 7, 3)


def test_case_DECK_14_an_empty_stock_is_refilled_and_nothing_else() -> None:
    pile = "3C 4C 5C 6C 7C 3H 4H 5H 6H 9S"
    for ruleset in ("classic", "last-card"):
        table = at(ruleset, "4D 5D", "KC QC", pile=pile).legal("draw")
        table.refused("pass", "cannot_pass").act("draw").running()
        table.expect(pile="9S", stock_count=8).counts(3, 2)


def test_case_RULE_05_no_round_starts_on_a_power_card() -> None:
    powers = {"classic": "278TA", "last-card": "28JA"}
    for ruleset, ranks in powers.items():
        for seed in range(200):
            found = dealt(ruleset, players=2, seed=seed).position
            (starter,) = found["pile"]
            assert starter[0] not in ranks
            assert not (ruleset == "classic" and starter in {"JC", "JS", "QC", "QS"})
            assert len(set(whole(found))) == 52


def test_case_RULE_13_neighbours_are_of_equal_rank_by_chance_only() -> None:
    """Duel buries nothing, and each of its nine ranks (the wild is one) has 4 of the 36 cards: a
    card's neighbour has the same rank in 3 of 35 cases. 21 pairs of neighbours in a stock."""
    deals, share = 1500, 3 / 35
    pairs = 0
    for seed in range(deals):
        stock = dealt("duel", players=2, seed=seed).position["stock"]
        pairs += sum(left[0] == right[0] for left, right in pairwise(stock))
    expected = deals * 21 * share
    assert abs(pairs - expected) < 5 * (expected * (1 - share)) ** 0.5


@pytest.mark.parametrize("ruleset", ["classic", "last-card"])
def test_case_RULE_13_every_card_is_first_equally_often(ruleset: str) -> None:
    """Chi square with 51 degrees of freedom: one honest shuffle in 10,000 exceeds 97."""
    number = 2600
    first = Counter(dealt(ruleset, players=2, seed=n).position["stock"][0] for n in range(number))
    expected = number / 52
    assert len(first) == 52
    assert sum((count - expected) ** 2 / expected for count in first.values()) < 97


def test_case_BOTS_12_power_cards_are_dealt_by_chance() -> None:
    """28 of 52 cards have no power, so a seat has 24/52 of 7 cards on average: 3.23."""
    rounds, powers = 1000, set("278TA")
    held = [0, 0, 0, 0]
    for seed in range(rounds):
        for seat, hand in enumerate(dealt("classic", players=4, seed=seed).position["hands"]):
            held[seat] += sum(c[0] in powers or c in {"JC", "JS", "QC", "QS"} for c in hand)
    share = 24 / 52
    deviation = (rounds * 7 * share * (1 - share) * 45 / 51) ** 0.5
    for seat in range(4):
        assert abs(held[seat] - rounds * 7 * share) < 4.5 * deviation
