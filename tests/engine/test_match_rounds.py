"""Whole matches of random players: what part 10 promises of every one of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from switch import engine
from switch.core import layout as at
from switch.engine import FastChance, State, match, scores
from switch.engine.match import Match, RoundScore
from switch.rulesets import RuleSet, from_fields

MODES = ("rounds won", "penalty", "winner collects", "elimination")
OUT = MODES[-1]
FIRST = ("left", "random", "last winner", "last loser")
ROUNDS = 6


@dataclass(frozen=True)
class Round:
    before: Match
    first: int
    state: State
    last: str | None
    score: RoundScore
    after: Match


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """24 cards, a short stock: rounds are short, and some are blocked or shared."""
    amounts = st.dictionaries(st.sampled_from(["A", "K", "9", "9S"]), st.integers(-50, 50))
    points = st.dictionaries(st.sampled_from(["A", "T", "JC"]), st.integers(0, 50))
    mode = draw(st.sampled_from(MODES))
    return from_fields(
        {
            "id": "counted",
            "name": "Counted",
            "pack": "french-24",
            "seats": [2, 4],
            "deal": {"hand": 4, "first": draw(st.sampled_from(FIRST))},
            "draw": {
                "stock_empty": draw(st.sampled_from(["shuffle", "nothing", "round over"])),
                "though_able": True,
            },
            "score": {
                "mode": mode,
                "target": draw(st.sampled_from([20, 60] if mode == OUT else [0, 3, 60, 150])),
                "exact_resets": draw(st.booleans()),
                "points": draw(points),
                "last_card": draw(amounts),
                "last_doubles": draw(st.lists(st.sampled_from(["Q", "9"]))),
            },
        }
    )


def played(rules: RuleSet, seats: int, seed: int) -> Iterator[Round]:
    """At most ROUNDS rounds; every player does anything that is legal."""
    player = random.Random(seed)
    now = match.begin(rules, seats, seed % seats)
    while not now.over and now.rounds < ROUNDS:
        chance = FastChance(seed + now.rounds)
        first = match.first_seat(now, chance)
        state = engine.deal(rules, seats=seats, first=first, chance=chance, absent=now.absent)
        events: list[engine.Event] = []
        while not state.over:
            state, happened = engine.apply(state, player.choice(engine.legal(state)))
            events += happened
        last = scores.last_card(events)
        after = match.after(now, state, last)
        yield Round(now, first, state, last, match.score(now, state, last), after)
        now = after


def bonus(one: Round) -> int:
    """10.4, read once more: a card by itself goes before its rank."""
    given = one.state.ruleset.values["score.last_card"]
    if one.last is None or one.state.winner is None:
        return 0
    return int(given.get(one.last, given.get(one.last[0], 0)))


def doubled(one: Round) -> int:
    named = one.state.ruleset.values["score.last_doubles"]
    return 2 if one.last is not None and one.last[0] in named else 1


@given(rule_sets(), st.integers(2, 4), st.integers(0, 10_000))
@settings(max_examples=100)
def test_every_round_of_every_match(rules: RuleSet, seats: int, seed: int) -> None:
    for one in played(rules, seats, seed):
        _the_cards_are_all_counted(one)
        _the_gains_are_those_of_the_mode(one)
        _totals_follow(one)
        _who_is_above_leaves_for_good(one)
        _the_end_is_as_10_2_says(one.after)
        _places_follow_the_totals(one.after)
        assert one.first in one.before.taking_part


def _the_cards_are_all_counted(one: Round) -> None:
    """What is in hand and what is not make the whole pack."""
    rules = one.state.ruleset
    worth = scores.card_points(rules)
    elsewhere = sum(worth[code] for code in (*one.state.stock, *one.state.pile))
    assert sum(one.score.hands) + elsewhere == sum(worth[code] for code in rules.pack.cards)
    assert one.state.cells[at.SEATS] == len(one.score.hands)


def _the_gains_are_those_of_the_mode(one: Round) -> None:
    got, hands, winner = one.score.gains, one.score.hands, one.state.winner
    others = [seat for seat in range(len(hands)) if seat != winner]
    assert (one.last is None) == (one.state.result == "blocked")
    match one.before.mode:
        case "rounds won":
            assert sum(got) == (0 if winner is None else 1 + bonus(one))
            assert all(got[seat] == 0 for seat in others)
        case "penalty" | "elimination":
            assert all(got[seat] == doubled(one) * hands[seat] for seat in others)
            assert winner is None or got[winner] == hands[winner] + bonus(one)
        case _ if one.state.result == "out":
            assert winner is not None
            assert got[winner] == doubled(one) * sum(hands) + bonus(one)
            assert all(got[seat] == 0 for seat in others)
        case _:
            low = 0 if winner is None else hands[winner]
            assert sum(got) == sum(max(0, hands[s] - low) for s in others if winner is not None)


def _totals_follow(one: Round) -> None:
    before, after = one.before.totals, one.after.totals
    for seat, gained in enumerate(one.score.gains):
        total = before[seat] + gained
        assert after[seat] == (0 if seat in one.score.resets else total)
        assert seat not in one.score.resets or total == one.before.target
    assert one.after.totals == one.score.totals
    assert sum(one.after.wins) - sum(one.before.wins) == int(one.state.winner is not None)
    assert one.after.rounds == one.before.rounds + 1


def _who_is_above_leaves_for_good(one: Round) -> None:
    assert one.before.absent <= one.after.absent
    assert set(one.state.absent) == one.before.absent
    for seat in range(one.after.seats):
        above = one.after.mode == OUT and one.after.totals[seat] > one.after.target
        assert (seat in one.after.absent) == above
        assert seat in one.before.taking_part or one.score.gains[seat] == 0


def _the_end_is_as_10_2_says(after: Match) -> None:
    if after.mode == OUT:
        assert after.over == (len(after.taking_part) < 2)
        last = [seat for seat in range(after.seats) if after.left[seat] in (0, after.rounds)]
        left = list(after.taking_part) or last
        lowest = min(after.totals[seat] for seat in left)
        won = tuple(seat for seat in left if after.totals[seat] == lowest)
        assert after.winners == (won if after.over else ())
        return
    best = min(after.totals) if after.mode == "penalty" else max(after.totals)
    best_seats = tuple(seat for seat, total in enumerate(after.totals) if total == best)
    assert after.over == (after.target > 0 and any(t >= after.target for t in after.totals))
    assert after.winners == (best_seats if after.over else ())


def _places_follow_the_totals(after: Match) -> None:
    ranked = match.standings(after)
    sign = 1 if after.mode in ("penalty", OUT) else -1

    def better(one: match.Standing, other: match.Standing) -> bool:
        """Who takes part before who left later before who left earlier; then the totals."""
        gone = [after.left[which.seat] or after.rounds + 1 for which in (one, other)]
        return gone[0] > gone[1] or (gone[0] == gone[1] and sign * one.total < sign * other.total)

    assert sorted(one.seat for one in ranked) == list(range(after.seats))
    for one in ranked:
        assert one.total == after.totals[one.seat]
        assert one.place == 1 + sum(better(other, one) for other in ranked)
