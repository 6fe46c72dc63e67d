"""The table's answers over rule sets at random: what a seat cannot see must not change whether its
command is taken, nor the words of a refusal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from switch import engine
from switch.engine import FastChance, State
from switch.notation.fields import position_fields, view_fields
from switch.notation.position import load_position
from switch.server.fold import play
from switch.server.refusals import Refused
from tests.engine.walks import walk_by
from tests.rulesets import drawn

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKED_AT = 25  # steps of a round


def answer(state: State, seat: int, texts: list[str], *, blind: bool) -> object:
    try:
        play(state, seat, texts, blind=blind)
    except Refused as refused:
        return refused.code, refused.message, refused.params
    return "taken"


def twin(state: State, seat: int, rng: Random) -> State:
    """The same round for this seat: stock and other hands are dealt anew."""
    fields = position_fields(state)
    del fields["ruleset"]
    hands: list[list[str]] = fields["hands"]
    unseen = [card for i, hand in enumerate(hands) if i != seat for card in hand]
    unseen += fields["stock"]
    rng.shuffle(unseen)
    dealt = iter(unseen)
    other: dict[str, Any] = {
        **fields,
        "hands": [
            hand if i == seat else [next(dealt) for _ in hand] for i, hand in enumerate(hands)
        ],
        "stock": [next(dealt) for _ in fields["stock"]],
    }
    return load_position(state.ruleset, other, FastChance(9))


def commands(state: State, seat: int, rng: Random) -> Iterator[list[str]]:
    """Begun legally, and gone on with whatever there is."""
    legal = [str(action) for action in engine.legal(state, seat)] or ["call"]
    codes, hand = state.ruleset.pack.codes, state.hand_of(seat)
    plain = ["draw", "pass", "end", "call", "accept", f"catch:{rng.randrange(state.seats)}", *hand]
    for _ in range(6):
        guess = rng.choice(codes)
        yield [rng.choice(legal), rng.choice([guess, f"give:{guess}", *plain, *legal])]


def differing(many: int, *, blind: bool) -> list[str]:
    found = []
    for number in range(many):
        rng = Random(number)
        rules = drawn.rule_set(rng)
        seats = rng.randint(*rules.seats)
        for count, step in enumerate(walk_by(rules, seats, rng, FastChance(number))):
            state, seat = step.after, step.after.turn
            hidden = state.phase == "challenge" or state.ending is not None
            if count == LOOKED_AT or state.over:
                break
            if hidden:  # what others hold has been made use of
                continue
            other = twin(state, seat, rng)
            assert view_fields(engine.view(other, seat)) == view_fields(engine.view(state, seat))
            for texts in commands(state, seat, rng):
                told = answer(state, seat, texts, blind=blind)
                if told != answer(other, seat, texts, blind=blind):
                    found.append(f"{number}: {state.hand_of(seat)} on {state.top}: {texts}, {told}")
    return found


def test_answers_tell_nothing_of_hidden_cards() -> None:
    assert differing(40, blind=True) == []


def test_such_answers_would_be_found() -> None:
    """Where a draw may be followed by anything, the answers differ."""
    assert differing(10, blind=False) != []
