"""The three sources of chance: secret shuffles one after the other, recorded ones again."""

import hashlib
from collections.abc import Iterable
from random import Random

import pytest

from switch import engine, rulesets
from switch.core import layout as at
from switch.engine import (
    BadChance,
    Chance,
    Draw,
    Drew,
    FastChance,
    RecordedChance,
    Reshuffled,
    SecretChance,
    State,
)
from tests.core.test_chance import secret_picks
from tests.engine.walks import TABLE_IDS, TABLES, Step, walk

SECRET = hashlib.sha256(b"a seed for these tests").digest()
EVERY_TABLE = pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)


def stock_kinds(state: State) -> list[int]:
    """Next card first."""
    return kinds(state, state.stock)


def kinds(state: State, codes: Iterable[str]) -> list[int]:
    return [state.ruleset.pack.codes.index(code) for code in codes]


def dealt_order(state: State) -> list[int]:
    """An order of the pack that leads to a fresh deal, no card being buried on the way."""
    hands = [kinds(state, hand) for hand in state.hands]
    order = [hand[i] for i in range(len(hands[0])) for hand in hands]
    top = [] if state.table[at.T_STARTER] >= 0 else kinds(state, state.pile)
    return [*order, *top, *stock_kinds(state)]


def drawn_after_shuffle(step: Step) -> list[int]:
    """The cards drawn after the shuffle of this step, in order."""
    at_shuffle = next(i for i, e in enumerate(step.events) if isinstance(e, Reshuffled))
    codes = [c for e in step.events[at_shuffle:] if isinstance(e, Drew) for c in e.cards or ()]
    return kinds(step.after, codes)


def outcomes(steps: list[Step]) -> RecordedChance:
    """What every shuffle of a round came to, read off the round."""
    refills = (
        [*drawn_after_shuffle(step), *stock_kinds(step.after)]
        for step in steps
        if any(isinstance(event, Reshuffled) for event in step.events)
    )
    return RecordedChance.of([dealt_order(steps[0].before), *refills])


@EVERY_TABLE
@pytest.mark.parametrize("source", [FastChance(11), SecretChance(SECRET)], ids=["fast", "secret"])
def test_recorded_outcomes_replay_any_round(ruleset: str, seats: int, source: Chance) -> None:
    for seed in range(4):
        steps = list(walk(ruleset, seats, Random(seed), source))
        recorded = outcomes(steps)
        state = engine.deal(steps[0].before.ruleset, seats=seats, chance=recorded)
        assert known(state) == known(steps[0].before)
        for step in steps:
            state, events = engine.apply(state, step.action, step.seat)
            assert events == step.events
            assert known(state) == known(step.after)
        assert state.chance == RecordedChance(())


def known(state: State) -> tuple[object, ...]:
    """All that is true of a round; what is left in cells beyond stock and pile is not."""
    return (state.cells[: at.STOCK], state.stock, state.pile)


@EVERY_TABLE
def test_the_kth_secret_shuffle_has_a_stream_of_its_own(ruleset: str, seats: int) -> None:
    met = seed = 0
    while met < 4:
        seed += 1
        assert seed < 100
        secret = hashlib.sha256(bytes([seed])).digest()
        number = 0
        for step in walk(ruleset, seats, Random(seed), SecretChance(secret)):
            if not any(isinstance(event, Reshuffled) for event in step.events):
                continue
            number += 1
            cards = to_shuffle(step)
            picks = secret_picks(secret, number)
            for i in range(len(cards) - 1, 0, -1):
                cards[i], cards[picks[i]] = cards[picks[i]], cards[i]
            came = [*drawn_after_shuffle(step), *stock_kinds(step.after)]
            assert came == cards[::-1]
            met += 1


def to_shuffle(step: Step) -> list[int]:
    """The list as it is before the shuffle; a stock that was used up before it is not in it."""
    cells = step.before.cells
    pile = list(cells[at.PILE : at.PILE + cells[at.PILE_COUNT]])
    if str(step.action) in step.before.ruleset.pack.codes:
        pile.append(step.after.cells[at.PILE])
    first_draws = 0
    for event in step.events:
        if isinstance(event, Reshuffled):
            break
        first_draws += event.count if isinstance(event, Drew) else 0
    left = stock_kinds(step.before)[first_draws:]
    return [*left[::-1], *pile[:-1]]


def test_a_secret_seed_repeats_its_round_and_another_does_not() -> None:
    def deal(seed: bytes) -> State:
        return engine.deal(rulesets.get("classic"), seats=4, chance=SecretChance(seed))

    assert deal(SECRET) == deal(SECRET)
    others = {deal(hashlib.sha256(bytes([n])).digest()).hands for n in range(100)}
    assert len(others) == 100


def test_shuffles_of_one_round_do_not_repeat() -> None:
    picks = {tuple(SecretChance(SECRET, number).vector()) for number in range(50)}
    assert len(picks) == 50


# --- recorded chance that does not hold ----------------------------------------------------------


@pytest.mark.parametrize(
    "order",
    [(), tuple(range(51)), (*range(51), 50), (*range(51), 52), tuple(range(1, 53)), (0,) * 52],
    ids=["nothing", "short", "twice", "unknown", "shifted", "one card"],
)
def test_a_recorded_deal_must_be_one_whole_pack(order: tuple[int, ...]) -> None:
    with pytest.raises(BadChance):
        engine.deal(rulesets.get("classic"), seats=2, chance=RecordedChance((order,)))


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 1), (0, 1, 40)], ids=str)
def test_a_recorded_refill_must_hold_the_cards_of_the_pile(order: tuple[int, ...]) -> None:
    rules = rulesets.get("classic")
    cells = list(engine.deal(rules, seats=2, chance=FastChance(1)).cells)
    codes = rules.pack.codes
    hands = [0] * (2 * at.PLANES)
    hands[0], hands[at.PLANES] = 1 << codes.index("4D"), 1 << codes.index("4H")
    cells[at.HANDS : at.HANDS + len(hands)] = hands
    cells[at.COUNTS : at.COUNTS + 2] = [1, 1]
    cells[at.STOCK_COUNT] = 0
    cells[at.PILE : at.PILE + 4] = [0, 1, 2, codes.index("KS")]
    cells[at.PILE_COUNT] = 4
    good = State(rules, tuple(cells), RecordedChance(((2, 0, 1),)))
    after, _ = engine.apply(good, Draw())
    assert sorted(after.hands[0]) == sorted(["4D", codes[2]])
    bad = State(rules, tuple(cells), RecordedChance((order,)))
    with pytest.raises(BadChance):
        engine.apply(bad, Draw())
