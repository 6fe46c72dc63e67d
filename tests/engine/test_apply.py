"""States stay as they are, what is refused changes nothing, a turn is played whole or not."""

import dataclasses
from random import Random

import pytest

from switch import engine, rulesets
from switch.engine import (
    Action,
    Call,
    Catch,
    Draw,
    End,
    FastChance,
    Lay,
    NameSuit,
    Pass,
    Refused,
    State,
)
from switch.notation import load_position
from tests.engine.walks import TABLE_IDS, TABLES, walk

CODES = [rank + suit for suit in "CDHSRBGY" for rank in "A23456789TJQK1D"] + ["WW", "", "ZZ"]
EVERY_ACTION: list[Action] = [
    *(Lay(code) for code in CODES),
    *(NameSuit(suit) for suit in ["C", "D", "H", "S", "R", "B", "G", "Y", "W", "", "CD"]),
    Draw(), Pass(), End(), Call(),
    *(Catch(seat) for seat in (-1, 0, 1, 2, 3, 4, 99)),
]  # fmt: skip


def at(ruleset: str, *hands: str, pile: str, stock: str = "", **fields: object) -> State:
    given: dict[str, object] = {
        "hands": [hand.split() for hand in hands],
        "pile": pile.split(),
        "stock": stock.split(),
        **fields,
    }
    return load_position(rulesets.get(ruleset), given, FastChance(1))


def refused(state: State, action: Action, seat: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        engine.apply(state, action, seat)
    refusal = engine.check(state, action, seat)
    assert refusal == caught.value.refusal
    return caught.value.refusal.code


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_apply_changes_no_state_and_gives_the_same_again(ruleset: str, seats: int) -> None:
    for step in walk(ruleset, seats, Random(1), FastChance(1)):
        cells = step.before.cells
        again, events = engine.apply(step.before, step.action, step.seat)
        assert (again, events) == (step.after, step.events)
        assert step.before.cells is cells
        assert step.before != step.after


def test_a_state_cannot_be_written_to() -> None:
    state = engine.deal(rulesets.get("classic"), seats=2, chance=FastChance(1))
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.cells = ()  # type: ignore[misc]
    with pytest.raises(TypeError):
        state.cells[0] = 1  # type: ignore[index]
    assert isinstance(hash(state), int)
    with pytest.raises(TypeError):
        state.ruleset.values["deal.hand"] = 3  # type: ignore[index]


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_apply_refuses_all_that_is_not_legal_and_nothing_else(ruleset: str, seats: int) -> None:
    for number, step in enumerate(walk(ruleset, seats, Random(5), FastChance(5))):
        if number % 7:
            continue
        for seat in range(seats):
            legal = engine.legal(step.before, seat)
            for action in EVERY_ACTION:
                refusal = engine.check(step.before, action, seat)
                assert (refusal is None) == (action in legal), (seat, action)
                if refusal is not None and number % 49 == 0:
                    assert refused(step.before, action, seat) == refusal.code


def test_the_codes_of_what_no_rule_knows() -> None:
    state = at("classic", "4D 5C", "KH", pile="9D")
    assert refused(state, Lay("ZZ")) == "bad_card"
    assert refused(state, Lay("1R")) == "bad_card"
    assert refused(state, NameSuit("R")) == "bad_request"
    assert refused(state, NameSuit("")) == "bad_request"
    assert refused(state, Catch(2)) == "bad_request"
    assert refused(state, Catch(-1)) == "bad_request"
    assert refused(state, Draw(), 2) == "bad_request"
    assert refused(state, Draw(), -1) == "bad_request"


CLAUSES = [
    (at("classic", "4D 5C", "KH", pile="9D", stock="3C"), Lay("5C"), "does_not_fit", "2.1"),
    (at("classic", "4D 5C", "KH", pile="9D", stock="3C"), Draw(), "must_lay", "2.1"),
    (at("classic", "4D 5C", "KH", pile="9D", stock="3C"), End(), "cannot_end", "2.2"),
    (at("classic", "4D", "KH", pile="2D", stock="3C", pending=2), Lay("4D"), "debt_open", "2.3"),
    (at("classic", "5C 6C", "KH", pile="9D", stock="3C"), Pass(), "cannot_pass", "1.9"),
    (at("duel", "3G 4B", "5R", pile="DR", stock="1B", pending=2), Lay("3G"), "debt_open", "3.5"),
    (at("duel", "DR 4B", "5R", pile="3R 7R"), Lay("DR"), "stock_empty", "3.2"),
    (at("duel", "3G 4B", "5R", pile="7R", stock="1B"), Lay("3G"), "does_not_fit", "3.1"),
    (
        at("last-card", "4D 5C", "KH", pile="9D 8D", stock="3C", skip=True),
        Lay("4D"), "eight_open", "4.5",
    ),
    (at("last-card", "4D 5C", "KH", pile="9D", stock="3C"), Draw(), "must_lay", "4.1"),
    (
        at("last-card", "4D", "KH", pile="AS", stock="3C", pending=4),
        Lay("4D"), "debt_open", "4.2",
    ),
    (
        at("last-card", "4D 5C", "KH", pile="9D JD", laid=["JD"], phase="suit", stock="3C"),
        Lay("4D"), "name_a_suit", "4.3",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "action", "code", "clause"), CLAUSES)
def test_a_refusal_names_the_clause(state: State, action: Action, code: str, clause: str) -> None:
    refusal = engine.check(state, action)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)
    assert refusal.params["action"] == str(action)


def test_after_the_end_everything_is_refused() -> None:
    state, _ = engine.apply(at("last-card", "4D", "KH 3C", pile="9D"), Lay("4D"))
    assert (state.over, state.winner, state.turn) == (True, 0, 0)
    for action in (Lay("KH"), Lay("ZZ"), Draw(), Pass(), End(), Call(), Catch(0), NameSuit("C")):
        for seat in (0, 1, None):
            assert refused(state, action, seat) == "game_over"
    with pytest.raises(Refused) as caught:
        engine.play(state, [Lay("KH")])
    assert caught.value.refusal.code == "game_over"


@pytest.mark.parametrize("seats", [0, 1, 3, 5])
def test_a_deal_for_a_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="duel is for 2 to 2 players"):
        engine.deal(rulesets.get("duel"), seats=seats, chance=FastChance(1))


@pytest.mark.parametrize("first", [-1, 2])
def test_a_deal_that_begins_at_no_seat(first: int) -> None:
    with pytest.raises(ValueError, match=f"There is no seat {first}"):
        engine.deal(rulesets.get("duel"), seats=2, first=first, chance=FastChance(1))


# --- play: whole or not at all -------------------------------------------------------------------


def turn_of(step_state: State, rng: Random) -> list[Action]:
    """A legal turn, found by single steps; it ends at a draw at the latest."""
    seat, state, actions = step_state.turn, step_state, list[Action]()
    while True:
        action = rng.choice([a for a in engine.legal(state, seat) if not isinstance(a, Catch)])
        state, events = engine.apply(state, action, seat)
        actions.append(action)
        if isinstance(action, Draw) or state.over:
            return actions
        if any(event.type == "turn" for event in events):
            return actions


def singly(state: State, actions: list[Action]) -> tuple[State, tuple[engine.Event, ...]]:
    seat, happened = state.turn, list[engine.Event]()
    for action in actions:
        state, events = engine.apply(state, action, seat)
        happened += events
    return state, tuple(happened)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_a_whole_turn_is_its_single_steps(ruleset: str, seats: int) -> None:
    rng = Random(3)
    for step in walk(ruleset, seats, rng, FastChance(8)):
        if step.before.phase == "turn":
            actions = turn_of(step.before, rng)
            assert engine.play(step.before, actions) == singly(step.before, actions)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
def test_a_turn_with_something_wrong_in_it_changes_nothing(ruleset: str, seats: int) -> None:
    rng = Random(4)
    for step in walk(ruleset, seats, rng, FastChance(9)):
        if step.before.phase != "turn":
            continue
        actions = turn_of(step.before, rng)
        wrong = rng.choice(list[Action]([Lay("ZZ"), NameSuit("W"), Catch(seats), Lay("2C2")]))
        place = rng.randrange(len(actions) + 1)
        cells = step.before.cells
        with pytest.raises(Refused):
            engine.play(step.before, [*actions[:place], wrong, *actions[place:]])
        assert step.before.cells == cells


def test_a_missing_end_is_understood_and_a_missing_suit_is_not() -> None:
    state = at("classic", "4D 4S 9H", "KC 3C", pile="6D")
    with_end = engine.play(state, [Lay("4D"), End()])
    assert engine.play(state, [Lay("4D")]) == with_end
    ace = at("classic", "AD 9H", "KC 3C", pile="6D")
    with pytest.raises(Refused) as caught:
        engine.play(ace, [Lay("AD")])
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("name_a_suit", "2.9")


@pytest.mark.parametrize(
    "actions",
    [[], [Call()], [Lay("4D"), End(), Lay("KC")], [Lay("4D"), End(), End()], [Lay("4D"), Draw()]],
    ids=str,
)
def test_too_little_and_too_much_is_no_turn(actions: list[Action]) -> None:
    state = at("classic", "4D 4S 9H", "KC 3C", pile="6D", stock="5C")
    with pytest.raises(Refused):
        engine.play(state, actions)
