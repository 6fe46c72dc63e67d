"""The three sources of chance: secret shuffles one after the other, recorded ones again."""

import hashlib
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


def stock_ids(state: State) -> list[int]:
    """Next card first."""
    cells = state.cells
    return list(cells[at.STOCK : at.STOCK + cells[at.STOCK_COUNT]])[::-1]


def dealt_order(state: State) -> list[int]:
    """The order of the pack that leads to a fresh deal. No card is buried in these rounds."""
    hands = [sorted(bits(state.cells[at.HANDS + seat])) for seat in range(state.seats)]
    order = [hand[i] for i in range(len(hands[0])) for hand in hands]
    top = [] if state.ruleset.id == "duel" else [state.cells[at.PILE]]
    return [*order, *top, *stock_ids(state)]


def bits(mask: int) -> list[int]:
    return [place for place in range(64) if mask >> place & 1]


def drawn_after_shuffle(step: Step) -> list[int]:
    """Ids of the cards drawn after the shuffle of this step, in order."""
    at_shuffle = next(i for i, e in enumerate(step.events) if isinstance(e, Reshuffled))
    codes = [c for e in step.events[at_shuffle:] if isinstance(e, Drew) for c in e.cards or ()]
    gained = 0
    for seat in range(step.after.seats):
        gained |= step.after.cells[at.HANDS + seat] & ~step.before.cells[at.HANDS + seat]
    ids = []
    for code in codes:
        card = next(c for c in bits(gained) if step.after.ruleset.pack.codes[c] == code)
        gained ^= 1 << card
        ids.append(card)
    return ids


def outcomes(steps: list[Step]) -> RecordedChance:
    """What every shuffle of a round came to, read off the round."""
    refills = (
        [*drawn_after_shuffle(step), *stock_ids(step.after)]
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
        assert same_codes(state, steps[0].before)
        for step in steps:
            state, events = engine.apply(state, step.action, step.seat)
            assert events == step.events
            assert same_codes(state, step.after)
        assert state.chance == RecordedChance(())


def same_codes(one: State, other: State) -> bool:
    return (one.hands, one.stock, one.pile, one.turn) == (
        other.hands, other.stock, other.pile, other.turn,
    )  # fmt: skip


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
            pack = step.before.ruleset.pack.codes  # which of two equal cards it was is not told
            came = [*drawn_after_shuffle(step), *stock_ids(step.after)]
            assert [pack[card] for card in came] == [pack[card] for card in reversed(cards)]
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
    left = stock_ids(step.before)[first_draws:]
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
    cells[at.HANDS : at.HANDS + 2] = [1 << codes.index("4D"), 1 << codes.index("4H")]
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
