"""Advice where the pencil knows the answer, and what it may not know."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from switch import bots, engine, rulesets
from switch.bots import advice
from switch.bots.advice import ADVICE, Advice, Look, Moment, Share, Swing
from switch.bots.thinker import Effort, Weighed
from switch.core import layout
from switch.engine import Call, End, FastChance, Lay, State
from switch.kernel.hosts import PLAIN, Host
from switch.notation import load_position
from switch.rulesets import RuleSet
from tests.engine.test_views import elsewhere

FEW = replace(ADVICE, plain=96)


def plain() -> Host:
    return PLAIN


def at_(ruleset: str, *hands: str, pile: str, stock: str, **fields: object) -> State:
    given: dict[str, object] = {
        "hands": [hand.split() for hand in hands],
        "pile": pile.split(),
        "stock": stock.split(),
        **fields,
    }
    return load_position(rulesets.get(ruleset), given, FastChance(1))


def advised(state: State, effort: Effort = FEW, seed: int = 5) -> list[Advice]:
    view = engine.view(state, state.turn)
    return advice.advise(view, [((), view)], seed, effort, plain)


def looks(state: State, chance: Random, most: int = 40) -> Iterator[Look]:
    """A round as seat 0 sees it; everybody plays as the easy player does."""
    players = [bots.get("easy", chance.getrandbits(20)) for _ in range(state.seats)]
    events: tuple[engine.Event, ...] = ()
    for _ in range(most):
        seen = [engine.redact(event, 0) for event in events]
        if state.over:
            break
        done = tuple(players[state.turn].turn(engine.view(state, state.turn)))
        yield Look(seen, engine.view(state, 0), done if state.turn == 0 else ())
        state, events = engine.play(state, done)
    yield Look([engine.redact(event, 0) for event in events], engine.view(state, 0))


# --- what is certain ---------------------------------------------------------------------


def test_the_cards_that_go_out_win_every_round() -> None:
    found = advised(at_("classic", "9H 9S", "KC QC", pile="9D", stock="4C 5C 6C 7C TC"))
    assert {one.actions for one in found} == {
        (Lay("9H"), Lay("9S")),
        (Lay("9S"), Lay("9H")),
    }
    for one in found:
        assert one.share is not None
        assert one.share.percents.wins == one.share.percents.high == 100
        assert one.alike


def test_a_choice_that_loses_for_sure_wins_no_round() -> None:
    """All that is not on the open pile or in the own hand is blue, and the rival holds one card:
    whoever lays the blue four hands the round over, the red two does not."""
    rules = rulesets.get("duel")
    kept = ["4B", "2R", "4R", "5B", "6B", "7B", "1B"]
    rest = [code for kind, code in enumerate(rules.pack.codes) for _ in range(copies(rules, kind))]
    for card in kept:
        rest.remove(card)
    state = at_("duel", "4B 2R", "5B", pile=" ".join([*rest, "4R"]), stock="6B 7B 1B")
    shares = {str(one.actions[-1]): one for one in advised(state)}
    lost = shares["4B"]
    assert lost.share is not None
    assert (lost.share.percents.wins, lost.share.percents.low) == (0, 0)
    assert not lost.alike
    assert shares["2R"].alike


def copies(rules: RuleSet, kind: int) -> int:
    return rules.table_for(2)[layout.COPIES + kind]


def test_an_only_choice_has_no_share() -> None:
    (only,) = advised(at_("classic", "4C", "KH", pile="9D", stock="4D 5D"))
    assert (str(only.actions[0]), only.share, only.alike) == ("draw", None, True)


def test_the_call_that_is_due_belongs_to_the_turn() -> None:
    found = advised(at_("last-card", "9H 4C", "KC QC 3D", pile="9D", stock="4D 5C 6C 7C TC"))
    laid = next(one for one in found if Lay("9H") in one.actions)
    assert Call() in laid.actions


# --- honest intervals --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (0.9, 50, 0.786, 0.957), (1.0, 10, 0.722, 1.0)],
)
def test_the_interval_is_wilsons(wins: float, n: int, low: float, high: float) -> None:
    """As a table of the Wilson interval at 95 % has them, e.g. 50 of 100: 40.4 to 59.6."""
    share = advice.share_of(Weighed(0, wins, n))
    assert share.low == pytest.approx(low, abs=1e-3)
    assert share.high == pytest.approx(high, abs=1e-3)


def test_percents_are_rounded_outwards() -> None:
    assert Share(0.586, 0.549, 0.611, 100).percents == (59, 54, 62)


def test_more_playouts_make_the_intervals_smaller() -> None:
    state = at_(
        "classic", "9H 4C AH", "KD QD JC", pile="9S", stock="KS TC TD 3D 5D 5C 6C 6S", turn=0
    )

    def widths(playouts: int) -> list[float]:
        found = advised(state, replace(ADVICE, plain=playouts))
        return [one.share.high - one.share.low for one in found if one.share]

    assert max(widths(1200)) < min(widths(60))


def test_a_choice_is_alike_until_its_interval_ends_below_the_best() -> None:
    for one in (found := advised(at_("classic", "9H 4C AH", "KD", pile="9S", stock="KS TC TD 3D"))):
        assert one.share is not None
        assert found[0].share is not None
        assert one.alike == (one.share.high >= found[0].share.low)


# --- what it may know --------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 3), ("last-card", 2), ("duel", 2)])
def test_two_worlds_that_look_alike_get_the_same_advice(ruleset: str, seats: int) -> None:
    state = engine.deal(rulesets.get(ruleset), seats=seats, chance=FastChance(8))
    other = elsewhere(state, state.turn, Random(3))
    assert other.cells != state.cells
    assert advised(state) == advised(other)


def test_advice_repeats_itself_with_its_seed() -> None:
    state = engine.deal(rulesets.get("pesten"), seats=2, chance=FastChance(3))
    assert advised(state, seed=9) == advised(state, seed=9)


@pytest.mark.parametrize("ruleset", ["classic", "duel", "pesten", "colours-108"])
def test_every_advice_of_a_round_may_be_done(ruleset: str) -> None:
    state = engine.deal(rulesets.get(ruleset), seats=2, chance=FastChance(4))
    told: list[tuple[list[engine.Event], engine.View]] = []
    events: tuple[engine.Event, ...] = ()
    for turn in range(24):
        seen = engine.view(state, state.turn)
        told.append(([engine.redact(event, seen.seat) for event in events], seen))
        found = advice.advise(seen, told[-1:], turn, replace(ADVICE, plain=32), plain)
        steps = [engine.play(state, one.actions) for one in found]
        state, events = steps[0]
        if state.over:
            break


# --- looking back ------------------------------------------------------------------------


def reviewed(state: State, *turns: str) -> list[Moment]:
    """Seat 0 plays these turns; seat 1 draws or passes in between."""
    seen: list[Look] = []
    events: tuple[engine.Event, ...] = ()
    for text in turns:
        done = tuple(Lay(card) for card in text.split())
        told = [engine.redact(event, 0) for event in events]
        seen.append(Look(told, engine.view(state, 0), done))
        state, events = engine.play(state, done)
    effort = replace(FEW, plain=160)
    return [one for found in advice.review(seen, 3, effort, plain) for one in found]


def test_what_was_not_laid_is_a_choice_too() -> None:
    """9H alone, where 9S with it would have gone out."""
    state = at_("classic", "9H 9S", "4H", pile="9D", stock="KS TC TD 3C 5D")
    first, second = reviewed(state, "9H")
    assert not first.slip, "whichever nine begins"
    assert (second.turn, second.done, second.best) == (
        1,
        (Lay("9H"), End()),
        (Lay("9H"), Lay("9S")),
    )
    assert second.slip
    assert second.could.percents.wins == 100
    assert second.won.percents.high < 80


def test_a_turn_that_could_not_be_better_decides_nothing() -> None:
    state = at_("classic", "9H 9S", "4H", pile="9D", stock="KS TC TD 3C 5D")
    told = advice.decided(reviewed(state, "9H 9S"), won=True)
    assert (told.choices, told.sound, told.deciding) == (2, 2, ())


def moment(turn: int, won: float, could: float) -> Moment:
    view = engine.view(at_("classic", "9H", "4H", pile="9D", stock="KS"), 0)
    shares = [Share(share, share - 0.05, share + 0.05, 400) for share in (won, could)]
    return Moment(turn, view, (Lay("9H"),), (Lay("9S"),), *shares)


def test_the_largest_losses_come_first_then_the_largest_swings_in_the_order_of_play() -> None:
    """Turn 1 lost 30 points, turn 3 lost 20; after turn 2 the cards took 35, after turn 4 10."""
    all_ = [moment(1, 0.4, 0.7), moment(2, 0.6, 0.62), moment(3, 0.15, 0.35), moment(4, 0.2, 0.2)]
    told = advice.decided(all_, won=False)
    assert (told.choices, told.sound) == (4, 2)
    first, second, third = told.deciding
    assert (first, third) == (all_[0], all_[2])
    assert isinstance(second, Swing)
    assert (second.moment, second.after) == (all_[1], all_[2].could)


def test_what_intervals_cannot_tell_apart_decides_nothing() -> None:
    """62 (57–67) could have been 70 (65–75): they overlap; then 62 of 100 rounds was won."""
    told = advice.decided([moment(1, 0.62, 0.70)], won=None)
    assert (told.choices, told.sound, told.deciding) == (1, 1, ())
    (end,) = advice.decided([moment(1, 0.62, 0.70)], won=False).deciding
    assert isinstance(end, Swing)
    assert end.after.playouts == 0


def test_the_turns_of_a_whole_round_are_counted_as_played() -> None:
    state = engine.deal(rulesets.get("classic"), seats=3, chance=FastChance(5))
    seen = list(looks(state, Random(2), 18))
    effort = replace(FEW, plain=16)
    per_look = list(advice.review(seen, 1, effort, plain))
    own = [look for look in seen if look.done]
    assert len(per_look) == len(own)
    turns = [one.turn for found in per_look for one in found]
    assert turns == sorted(turns)
    assert max(turns) <= len(own)
