"""What holds after every step of every round, whatever was done (1.12, 4.8, cards stay cards)."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from switch import rulesets
from switch.core import invariants
from switch.core import layout as at
from switch.core.invariants import SOUND, fault
from switch.core.legality import check
from tests.core.rounds import MOST_ACTIONS, TABLE_IDS, TABLES, Round, bits, dealt, walk

EVERY_TABLE = pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
COUNTS = pytest.mark.parametrize(
    "rounds", [12, pytest.param(500, marks=pytest.mark.long)], ids=["quick", "full"]
)


def whole_pack(one: Round) -> list[int]:
    """The kind of every card, from the part of the table that is dealt; duel's 1R comes on top."""
    dealt_cards = one.table[at.PACK : at.PACK + one.table[at.T_SHUFFLED]]
    starter = one.table[at.T_STARTER]
    return sorted([*dealt_cards, *([starter] if starter >= 0 else [])])


def sound(one: Round) -> None:
    assert fault(one.table, one.cells, [0] * 64) == SOUND
    everywhere = [*one.stock(), *one.pile(), *(card for s in one.seats for card in one.hand(s))]
    assert sorted(everywhere) == whole_pack(one)
    for seat in one.seats:
        assert one.cells[at.COUNTS + seat] == len(one.hand(seat))
    assert one.cells[at.DIRECTION] in (1, -1)
    assert one.cells[at.PENDING] >= 0
    assert one.cells[at.PENDING] == 0 or one.cells[at.SKIP] == 0
    until_blocked = len(one.seats) + one.table[at.T_BLOCKED_EXTRA]
    assert 0 <= one.cells[at.PASSES] <= until_blocked
    assert (one.cells[at.PASSES] == until_blocked) == (one.cells[at.RESULT] == at.BLOCKED)


def fields_agree(one: Round) -> None:
    cells, phase = one.cells, one.cells[at.PHASE]
    assert (phase in (at.PHASE_MORE, at.PHASE_SUIT)) == (cells[at.LAID] > 0)
    assert (phase == at.PHASE_DRAWN) == (cells[at.DRAWN] >= 0)
    assert cells[at.IN_SET] <= cells[at.LAID] <= cells[at.PILE_COUNT]
    if phase == at.PHASE_DRAWN:
        assert cells[at.DRAWN] in one.hand(one.turn)
    if phase != at.PHASE_TURN:
        assert cells[at.SKIP] == 0 or phase == at.PHASE_MORE
    exposed = cells[at.EXPOSED]
    if exposed >= 0:
        assert cells[at.COUNTS + exposed] == 1
        assert cells[at.CALLED] >> exposed & 1 == 0
    assert bits(cells[at.CALLED]) <= set(one.seats)


@EVERY_TABLE
@COUNTS
def test_every_round_is_sound_after_every_step_and_ends(
    ruleset: str, seats: int, rounds: int
) -> None:
    for seed in range(rounds):
        one = dealt(ruleset, seats, seed, first=seed % seats)
        for _ in walk(one, Random(seed)):
            sound(one)
            fields_agree(one)
        assert one.over
        assert one.actions < MOST_ACTIONS


def codes_of(one: Round) -> list[int]:
    """Every number that could stand for an action; no table has all these cards and suits."""
    assert one.table[at.T_SUITS] < at.DRAW - at.NAME
    return list(range(at.ACTIONS_MAX))


@EVERY_TABLE
def test_legal_is_what_check_lets_pass_for_every_seat(ruleset: str, seats: int) -> None:
    for seed in range(100, 103):
        one = dealt(ruleset, seats, seed)
        for _ in walk(one, Random(seed)):
            for seat in one.seats:
                legal = one.legal(seat)
                passed = [a for a in codes_of(one) if check(one.table, one.cells, seat, a) == at.OK]
                assert sorted(legal) == passed


@EVERY_TABLE
def test_1_12_whoever_is_on_turn_can_always_do_something(ruleset: str, seats: int) -> None:
    for seed in range(200, 220):
        one = dealt(ruleset, seats, seed)
        for _ in walk(one, Random(seed)):
            assert bool(one.legal(one.turn)) == (not one.over)
            if one.over:
                assert not any(one.legal(seat) for seat in one.seats)


@EVERY_TABLE
def test_every_action_moves_cards_where_its_events_say(ruleset: str, seats: int) -> None:
    """Counts of hands before, with what the events tell, are the counts after."""
    for seed in range(300, 306):
        one = dealt(ruleset, seats, seed)
        counts = Counter({seat: len(one.hand(seat)) for seat in one.seats})
        for _ in walk(one, Random(seed)):
            for kind_, seat, number in one.events() if one.actions else []:
                if kind_ == at.EV_LAID:
                    counts[seat] -= 1
                elif kind_ == at.EV_DREW:
                    counts[seat] += 1
                elif kind_ == at.EV_EXCHANGED:
                    counts[seat], counts[number] = counts[number], counts[seat]
                elif kind_ == at.EV_ROTATED:
                    before = dict(counts)
                    counts = Counter({(s + number) % len(before): before[s] for s in before})
            assert [counts[seat] for seat in one.seats] == [len(one.hand(s)) for s in one.seats]


@EVERY_TABLE
def test_2_11_an_end_leaves_only_what_tells_it(ruleset: str, seats: int) -> None:
    for seed in range(400, 410):
        one = dealt(ruleset, seats, seed)
        for _ in walk(one, Random(seed)):
            pass
        cells = one.cells
        assert (cells[at.NAMED], cells[at.DRAWN], cells[at.EXPOSED]) == (-1, -1, -1)
        assert [cells[i] for i in (at.PENDING, at.SKIP, at.PHASE, at.LAID, at.CALLED)] == [0] * 5
        if cells[at.RESULT] == at.OUT:
            assert cells[at.WINNER] == one.turn
            assert [s for s in one.seats if not one.hand(s)] == [one.turn]


@EVERY_TABLE
def test_turns_are_counted(ruleset: str, seats: int) -> None:
    """Each that is told, and the last one, which ends the round."""
    one = dealt(ruleset, seats, 500)
    told = 0
    for _ in walk(one, Random(500)):
        told += sum(kind_ == at.EV_TURN for kind_, _, _ in one.events()) if one.actions else 0
        assert one.cells[at.TURNS] == told + one.over


def empty_hand(cells: list[int]) -> None:
    cells[at.HANDS : at.HANDS + at.PLANES] = [0] * at.PLANES
    cells[at.COUNTS] = 0


def card_twice(cells: list[int]) -> None:
    cells[at.HANDS] |= 1 << cells[at.PILE]
    cells[at.COUNTS] += 1


def hollow_hand(cells: list[int]) -> None:
    """A second card of a kind of which there is no first."""
    cells[at.HANDS + 1] = 1 << cells[at.PILE]


def put(place: int, number: int) -> Callable[[list[int]], None]:
    def spoil(cells: list[int]) -> None:
        cells[place] = number

    return spoil


SPOILT = [
    (card_twice, invariants.TOO_MANY),
    (empty_hand, invariants.EMPTY_HAND),
    (hollow_hand, invariants.HOLLOW_HAND),
    (put(at.COUNTS, 8), invariants.WRONG_COUNT),
    (put(at.PILE_COUNT, 0), invariants.EMPTY_PILE),
    (put(at.TURN, 2), invariants.NO_SUCH_SEAT),
    (put(at.TURN, -1), invariants.NO_SUCH_SEAT),
    (put(at.LAID, 2), invariants.TAIL_TOO_LONG),
]


@pytest.mark.parametrize(("spoil", "found"), SPOILT, ids=range(len(SPOILT)))
def test_the_invariants_find_what_is_spoilt(spoil: Callable[[list[int]], None], found: int) -> None:
    one = dealt("classic", 2, 1)
    assert fault(one.table, one.cells, [0] * 64) == SOUND
    spoil(one.cells)
    assert fault(one.table, one.cells, [0] * 64) == found


def test_a_kind_may_be_there_as_often_as_it_is_in_the_pack_and_not_once_more() -> None:
    one = dealt("colours-108", 2, 1)
    seven = 1 << rulesets.get("colours-108").pack.kind_of["7R"]
    spread = [one.cells[at.STOCK + i] for i in range(one.cells[at.STOCK_COUNT])]
    assert fault(one.table, one.cells, [0] * 64) == SOUND
    place = next(i for i, kind in enumerate(spread) if 1 << kind != seven)
    counts = [0] * 64
    invariants.count_kinds(one.table, one.cells, counts)
    assert counts[seven.bit_length() - 1] == 2
    one.cells[at.STOCK + place] = seven.bit_length() - 1
    assert fault(one.table, one.cells, counts) == invariants.TOO_MANY
