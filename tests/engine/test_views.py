"""A view holds what its viewer may know and nothing else (1.16); cases LEAK-02, LEAK-03."""

from itertools import pairwise
from random import Random

import pytest

from switch import engine, rulesets
from switch.core import layout as at
from switch.engine import Draw, Drew, FastChance, RecordedChance, SecretChance, State
from switch.notation import event_fields, position_fields, view_fields
from tests.engine.walks import TABLE_IDS, TABLES, walk

EVERY_TABLE = pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
OPEN_PILE = {"duel"}


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def seen_places(state: State, viewer: int | None) -> set[tuple[str, int]]:
    """Where the viewer sees the cards: their own hand, and of the pile what lies open."""
    shown = len(state.pile) if state.ruleset.id in OPEN_PILE else max(1, len(state.laid))
    places = {("pile", i) for i in range(len(state.pile) - shown, len(state.pile))}
    return places | ({("hand", viewer)} if viewer is not None else set())


def kinds_held(state: State, seat: int) -> list[int]:
    return [state.ruleset.pack.codes.index(code) for code in state.hands[seat]]


def planes(kinds: list[int]) -> list[int]:
    """A hand as the core keeps it: mask k holds the kinds of which there are more than k."""
    found = [0] * at.PLANES
    for kind in kinds:
        found[next(k for k, mask in enumerate(found) if not mask >> kind & 1)] |= 1 << kind
    return found


def elsewhere(state: State, viewer: int | None, rng: Random) -> State:
    """The same table with all cards that the viewer does not see exchanged among each other."""
    cells, seen = list(state.cells), seen_places(state, viewer)
    hands = [s for s in range(state.seats) if ("hand", s) not in seen]
    pile = [at.PILE + i for i in range(len(state.pile)) if ("pile", i) not in seen]
    stock = [at.STOCK + i for i in range(len(state.stock))]
    held = [kind for seat in hands for kind in kinds_held(state, seat)]
    hidden = held + [cells[i] for i in pile + stock]
    rng.shuffle(hidden)
    for seat in hands:
        dealt = [hidden.pop() for _ in range(cells[at.COUNTS + seat])]
        cells[at.HANDS + seat * at.PLANES : at.HANDS + (seat + 1) * at.PLANES] = planes(dealt)
        if seat == state.turn and cells[at.DRAWN] >= 0:
            cells[at.DRAWN] = dealt[0]
    for i in pile + stock:
        cells[i] = hidden.pop()
    cells[at.TURNS] += rng.randrange(5)
    return State(state.ruleset, tuple(cells), FastChance(rng.randrange(1 << 60)))


@EVERY_TABLE
def test_leak_02_views_of_worlds_that_differ_only_in_hidden_cards_are_equal(
    ruleset: str, seats: int
) -> None:
    rng = Random(1)
    differed = 0
    for number, step in enumerate(walk(ruleset, seats, Random(2), FastChance(2))):
        if number > 150:
            break
        state = step.after
        for viewer in viewers(state):
            other = elsewhere(state, viewer, rng)
            there, here = engine.view(other, viewer), engine.view(state, viewer)
            assert there == here
            assert view_fields(there) == view_fields(here)
            differed += other.cells != state.cells
    assert differed > 10


@EVERY_TABLE
def test_a_view_shows_what_is_open(ruleset: str, seats: int) -> None:
    for step in walk(ruleset, seats, Random(3), FastChance(3)):
        state = step.after
        whole = position_fields(state)
        for viewer in viewers(state):
            view = view_fields(engine.view(state, viewer))
            assert view["seat"] == viewer
            assert view["hand"] == ([] if viewer is None else whole["hands"][viewer])
            assert view["counts"] == [len(hand) for hand in whole["hands"]]
            assert (view["stock"], view["pile_count"]) == (len(whole["stock"]), len(whole["pile"]))
            assert view["pile"] == (whole["pile"] if ruleset in OPEN_PILE else whole["pile"][-1:])
            assert view["drawn"] == (whole["drawn"] if viewer == state.turn else None)
            legal = [] if viewer is None else [str(a) for a in engine.legal(state, viewer)]
            assert view["legal"] == legal
            for key in (
                "turn", "direction", "suit", "pending", "skip", "phase", "laid", "called",
                "exposed", "passes", "winner", "result",
            ):  # fmt: skip
                assert view[key] == whole[key], key


def test_a_view_has_the_fields_of_the_protocol_and_no_others() -> None:
    state = engine.deal(rulesets.get("last-card"), seats=2, chance=FastChance(1))
    assert set(view_fields(engine.view(state, 0))) == {
        "seat", "hand", "counts", "stock", "pile", "pile_count", "turn", "direction", "suit",
        "pending", "skip", "phase", "laid", "drawn", "called", "exposed", "passes", "winner",
        "result", "legal",
    }  # fmt: skip


@pytest.mark.parametrize("secret", [b"\x11" * 32])
def test_neither_seed_nor_pack_order_is_in_a_view_or_what_is_printed_of_a_state(
    secret: bytes,
) -> None:
    state = engine.deal(rulesets.get("classic"), seats=2, chance=SecretChance(secret))
    for text in (repr(state), repr(engine.view(state, 0)), repr(state.chance)):
        assert "11" * 8 not in text
        assert "\\x11" not in text
        for card in (*state.hands[1], *state.stock):
            assert card not in text


@EVERY_TABLE
def test_leak_03_the_cards_of_a_draw_go_to_their_owner_alone(ruleset: str, seats: int) -> None:
    drawn = 0
    for step in walk(ruleset, seats, Random(4), FastChance(4)):
        for event in step.events:
            for viewer in viewers(step.after):
                shown = engine.redact(event, viewer)
                if isinstance(event, Drew) and event.seat != viewer:
                    drawn += 1
                    assert shown == Drew(event.seat, event.count, None)
                    assert "cards" not in event_fields(shown)
                else:
                    assert shown == event
    assert drawn


@EVERY_TABLE
def test_events_other_than_draws_name_only_open_cards(ruleset: str, seats: int) -> None:
    for step in walk(ruleset, seats, Random(6), FastChance(6)):
        for event in step.events:
            told = event_fields(engine.redact(event, None))
            assert "cards" not in told
            if "card" in told:
                assert told["card"] == step.after.pile[-1] == str(step.action)


def test_a_spectator_is_offered_nothing_and_a_seat_what_it_may_do() -> None:
    state = engine.deal(rulesets.get("duel"), seats=2, chance=FastChance(1))
    assert engine.view(state, None).legal == ()
    assert Draw() in engine.view(state, 0).legal
    assert engine.view(state, 1).legal == ()


def test_beginner_mode_shows_all_of_it() -> None:
    state = engine.deal(rulesets.get("last-card"), seats=3, chance=FastChance(5))
    opened = engine.open_view(state)
    cards = [*opened.stock, *opened.pile, *(card for hand in opened.hands for card in hand)]
    assert sorted(cards) == sorted(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")
    assert (opened.hands, opened.stock, opened.pile) == (state.hands, state.stock, state.pile)


@pytest.mark.parametrize("ruleset", rulesets.ids())
def test_equal_cards_are_one_number_and_nothing_tells_them_apart(ruleset: str) -> None:
    rules = rulesets.get(ruleset)
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        pack = rules.pack_for(seats)
        assert len(set(pack.codes)) == len(pack.codes)
        assert {pack.codes[kind] for kind in pack.kind_of.values()} == set(pack.cards)


def test_a_hand_shows_each_card_as_often_as_it_is_held() -> None:
    rules = rulesets.get("duel")
    cells = list(engine.deal(rules, seats=2, chance=FastChance(0)).cells)
    codes = rules.pack.codes
    held = ["WW", "1R", "WW", "5G", "WW", "1R", "WW"]
    cells[at.HANDS : at.HANDS + at.PLANES] = planes([codes.index(code) for code in held])
    cells[at.COUNTS] = 7
    shown = engine.view(State(rules, tuple(cells), FastChance(0)), 0)
    assert shown.hand == ("1R", "1R", "5G", "WW", "WW", "WW", "WW")
    assert len(set(shown.legal)) == len(shown.legal)


def test_the_order_of_a_hand_tells_nothing() -> None:
    """A hand is shown in the order of the pack, so that it does not say what was drawn last."""
    for step in walk("classic", 2, Random(7), FastChance(7)):
        codes = step.after.ruleset.pack.codes
        for seat in (0, 1):
            ids = [codes.index(card) for card in engine.view(step.after, seat).hand]
            assert all(a < b for a, b in pairwise(ids))
    for step in walk("colours-108", 3, Random(7), FastChance(7)):
        codes = step.after.ruleset.pack.codes
        for seat in range(3):
            kinds = [codes.index(card) for card in engine.view(step.after, seat).hand]
            assert kinds == sorted(kinds)


def test_recorded_chance_is_no_part_of_a_view() -> None:
    order = tuple(range(52))
    state = engine.deal(rulesets.get("classic"), seats=2, chance=RecordedChance((order,)))
    assert "RecordedChance" not in repr(engine.view(state, 0))
