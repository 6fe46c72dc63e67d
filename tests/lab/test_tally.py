"""What the tally notes, in positions made by hand: leads, powers, who is behind."""

import pytest

from switch import rulesets
from switch.core import layout as at
from switch.engine import FastChance
from switch.engine.actions import to_code
from switch.kernel import rounds
from switch.notation import load_position, parse_action
from tests.rules.table import position

Tally = list[int]


class Followed:
    """A position, and actions followed one after the other."""

    def __init__(self, name: str, *hands: str, pile: str, stock: str = "") -> None:
        wanted = position(name, *hands, pile=pile, stock=stock)
        wanted.pop("ruleset")
        self.state = load_position(rulesets.get(name), wanted, FastChance(1))
        self.cells = list(self.state.cells)
        self.tally = [0] * rounds.TALLY_SIZE
        self.tally[rounds.WON] = self.tally[rounds.LEADER] = self.tally[rounds.LAST_LEADER] = -1

    def does(self, text: str) -> "Followed":
        rules = self.state.ruleset
        log = [0] * at.EVENTS_SIZE
        code = to_code(rules, parse_action(text, rules), self.state.seats)
        chance = [0] * 6
        seat = self.cells[at.TURN]
        rounds.take(self.state.table, self.cells, seat, code, log, chance, self.tally)
        return self

    def powers(self, cell: int = rounds.DECIDING) -> set[str]:
        mask = self.tally[cell]
        return {key for bit, key in enumerate(rounds.POWER_KEYS) if mask >> bit & 1}

    def used(self, key: str) -> int:
        return self.tally[rounds.USED + rounds.POWER_KEYS.index(key)]

    def ends(self) -> Tally:
        rounds.finish(self.cells, self.tally)
        return self.tally


def test_a_plain_card_takes_the_lead_without_a_power() -> None:
    """Both hold two; seat 0 lays one and has fewer than the other."""
    seen = Followed("duel", "4R 3G", "4B 5B", pile="2R", stock="6Y 5Y").does("4R")
    assert seen.tally[rounds.LEADER] == 0
    assert seen.powers() == set()
    assert seen.tally[rounds.BEHIND_OF : rounds.BEHIND_OF + 2] == [0, 1]


def test_a_draw_two_decides_when_it_is_paid() -> None:
    """What seat 0 lays makes both equal; paying puts seat 1 behind for good. Seat 0 then lays its
    last card and has won with the lead it got in the other's turn."""
    seen = Followed("classic", "2S 4S", "9H", pile="5S", stock="KD KC QD JH TS 3D")
    seen.does("2S")
    assert seen.powers(rounds.NOW) == set()
    assert seen.used("attack.draw") == 1
    assert seen.tally[rounds.LEADER] == -1
    seen.does("draw")
    assert seen.used("attack.draw") == 2
    assert seen.tally[rounds.LEADER] == 0
    assert seen.powers() == {"attack.draw"}
    tally = seen.does("4S").ends()
    assert (tally[rounds.WON], tally[rounds.ENDED]) == (0, at.OUT)
    assert seen.powers() == {"attack.draw"}
    assert tally[rounds.SINCE] == 2
    assert tally[rounds.BEHIND] == 0  # never at the end of a turn
    assert tally[rounds.BEHIND_OF + 1] == 3
    assert tally[rounds.DRAWN_CARDS] == 2
    assert tally[rounds.DRAWN_BY : rounds.DRAWN_BY + 2] == [0, 2]


def test_an_exchange_turns_the_lead_round() -> None:
    """Seat 0 has four cards, seat 1 one; after the queen seat 0 has the one card."""
    seen = Followed("classic", "QS 4H 5H 6H", "9D", pile="3S", stock="KD KC TD JH TS 3D")
    seen.does("QS")
    assert seen.tally[rounds.LEADER] == 0
    assert seen.powers() == {"turn.exchange"}
    assert seen.tally[rounds.BEHIND_OF + 1] == 2


def test_a_set_and_a_dump_are_told_apart() -> None:
    """Two sevens are a set; what is dumped after them has no effect, a two does not attack."""
    seen = Followed(
        "classic", "7H 7S 2S 9S KD", "4C 5C 6C 9C TC", pile="3H", stock="KC QD JH TS 3D"
    )
    for text in ("7H", "7S", "2S", "9S"):
        seen.does(text)
    assert seen.powers() == {"sets.several", "turn.dump_suit"}
    assert seen.used("attack.draw") == 0


def test_a_red_jack_cancels_only_where_something_is_owed() -> None:
    plain = Followed("classic", "JH 4C", "4S 5S", pile="3H", stock="KC QD TS").does("JH")
    assert plain.used("attack.cancel") == 0
    seen = Followed("classic", "JS 4C", "JH 5S 6S", pile="3S", stock="KC QD TS 9D 8D 6D")
    seen.does("JS").does("JH")
    assert seen.used("attack.cancel") == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_too_long_is_left_and_counted(seats: int) -> None:
    cells = [0] * at.STATE_SIZE
    tally = [0] * rounds.TALLY_SIZE
    table = rulesets.get("classic").table_for(seats)
    rounds.start(table, cells, seats, 5, [0] * 6, tally)
    assert rounds.running(cells)
    cells[at.TURNS] = rounds.MOST_TURNS
    assert not rounds.running(cells)
    rounds.finish(cells, tally)
    assert tally[rounds.ENDED] == rounds.UNFINISHED
    assert tally[rounds.WON] == -1
