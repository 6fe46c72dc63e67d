"""The presets of the family say what their sources say; classic, duel, last-card: test_rulesets."""

import pytest

from switch import rulesets
from switch.core import layout as at
from switch.rulesets import from_fields
from tests.rulesets.test_rulesets import changed, of_column

# Preset: column of the table → which cards have what in it; a rank stands for all of its cards.
PRESETS: dict[str, dict[int, dict[str, int]]] = {
    "uk-switch": {
        at.NAMES: {"A": 1},
        at.ATTACK: {"2": 2, "JC": 5, "JS": 5},
        at.CANCEL: {"JD": 5, "JH": 5},
        at.SKIPS: {"8": 1},
        at.REVERSES: {"K": 1},
    },
    "crazy-eights": {at.NAMES: {"8": 1}},
    "crazy-eights-powers": {
        at.NAMES: {"8": 1},
        at.SKIPS: {"Q": 1},
        at.REVERSES: {"A": 1},
        at.ATTACK: {"2": 2},
    },
    "mau-mau": {at.NAMES: {"J": 1}, at.ATTACK: {"7": 2}, at.SKIPS: {"8": 1}},
    "pesten": {
        at.NAMES: {"J": 1},
        at.ATTACK: {"2": 2, "X1": 5, "X2": 5},
        at.SKIPS: {"8": 1},
        at.REVERSES: {"A": 1},
        at.AGAINS: {"7": 1, "K": 1},
    },
    "hundred-one": {at.NAMES: {"Q": 1}, at.ATTACK: {"6": 1, "7": 2, "KS": 4}, at.SKIPS: {"A": 1}},
    "colours-108": {
        at.NAMES: {"WW": 1, "WF": 1},
        at.ATTACK: {"D": 2, "WF": 4},
        at.SKIPS: {"S": 1},
        at.REVERSES: {"V": 1},
    },
    "last-card-nz": {
        at.NAMES: {"A": 1},
        at.ATTACK: {"2": 2, "5": 5},
        at.SKIPS: {"T": 1},
        at.AGAINS: {"J": 1},
    },
}
EFFECTS = (
    at.NAMES, at.ATTACK, at.CANCEL, at.SKIPS, at.REVERSES, at.AGAINS, at.DUMPS, at.EXCHANGES,
    at.DEFLECTS, at.RETURNS,
)  # fmt: skip


@pytest.mark.parametrize("ruleset", PRESETS)
def test_the_cards_of_a_preset_do_what_its_source_says_and_nothing_else(ruleset: str) -> None:
    rules = rulesets.get(ruleset)
    suits = "RBGY" if ruleset == "colours-108" else "CDHS"
    for column in EFFECTS:
        wanted = {
            code: amount
            for name, amount in PRESETS[ruleset].get(column, {}).items()
            for code in ([name + suit for suit in suits] if len(name) == 1 else [name])
        }
        assert of_column(rules, column) == wanted, column


# Preset: cards of one pack, seats, cards dealt to two and to more, packs for the most seats.
DEALS = {
    "uk-switch": (52, (2, 6), 7, 7, 2),
    "crazy-eights": (52, (2, 6), 7, 5, 2),
    "crazy-eights-powers": (52, (2, 6), 7, 5, 2),
    "mau-mau": (32, (2, 5), 5, 5, 1),
    "pesten": (54, (2, 6), 7, 7, 2),
    "hundred-one": (36, (2, 5), 4, 4, 1),
    "colours-108": (108, (2, 10), 7, 7, 1),
    "last-card-nz": (52, (2, 6), 7, 7, 2),
}


@pytest.mark.parametrize("ruleset", DEALS)
def test_a_preset_deals_what_its_source_says(ruleset: str) -> None:
    cards, seats, with_two, with_more, packs = DEALS[ruleset]
    rules = rulesets.get(ruleset)
    assert rules.seats == seats
    assert len(rules.pack_for(2).cards) == cards
    assert len(rules.pack_for(seats[1]).cards) == cards * packs
    assert (rules.hand_for(2), rules.hand_for(3)) == (with_two, with_more)


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_5_1_two_packs_as_soon_as_more_than_half_of_one_is_dealt(seats: int, packs: int) -> None:
    """Seven cards to each of three are 21 of 52; to four they are 28, more than 26."""
    table = rulesets.get("uk-switch").table_for(seats)
    assert table[at.T_SHUFFLED] == 52 * packs
    assert set(table[at.COPIES : at.COPIES + 52]) == {packs}


def test_5_1_exactly_half_of_a_pack_is_not_more_than_half() -> None:
    fields = changed("uk-switch", deal__hand=9, deal__hand_with_two=0, cards__jokers=2)
    fields["fit"]["wild"] = ["A", "X"]
    rules = from_fields(fields)
    assert rules.table_for(3)[at.T_SHUFFLED] == 54
    assert rules.table_for(4)[at.T_SHUFFLED] == 108
