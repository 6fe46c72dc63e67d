"""Chance card by card, and other worlds that look the same to one seat."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from switch import rulesets
from switch.core import layout as at
from switch.core.invariants import SOUND, count_kinds, fault
from switch.env.course import CHANCE, Course, Setup
from tests.env.playing import begun, move, with_options
from tests.env.test_aec import seen_by
from tests.rulesets.drawn import rule_set

if TYPE_CHECKING:
    from switch.rulesets import RuleSet

GIVING = {"turn_give": ["6", "7", "8"], "turn_give_who": "everybody", "call_required": False}
HOUSES = {
    "give": with_options("last-card", **GIVING),
    "turned over": with_options("classic", draw_stock_empty="turn over"),
    "jumps": with_options("mau-mau", interrupt_jump_in=True, cards_packs="two"),
    "places": with_options("pesten", end_places="all but one"),
    **{f"drawn {seed}": rule_set(Random(seed)) for seed in (0, 2, 3, 4, 5, 6)},
}
RULES = {name: rulesets.get(name) for name in rulesets.ids()} | HOUSES
every_rule_set = pytest.mark.parametrize("rules", RULES.values(), ids=list(RULES))


def kinds(course: Course) -> list[int]:
    counts = [0] * at.COLUMN
    count_kinds(course.setup.table, course.row, counts)
    return counts


def replayed(course: Course) -> Course:
    """The same from the beginning, every step asked for: it must have been possible."""
    other = begun(course.setup.rules, course.setup.seats, most=course.setup.most)
    for who, choice in course.entries:
        assert other.actor == who
        assert choice in (other.outcomes() if who == CHANCE else other.choices())
        other.do(choice)
    return other


def settled(row: list[int]) -> list[int]:
    """A row without the order of its stock."""
    end = at.STOCK + row[at.STOCK_COUNT]
    return [*row[: at.STOCK], *sorted(row[at.STOCK : end]), *row[at.PILE :][: row[at.PILE_COUNT]]]


@every_rule_set
def test_chance_deals_from_one_whole_pack(rules: RuleSet) -> None:
    rng, course = Random(1), begun(rules, rules.seats[0], most=150)
    t = course.setup.table
    while not course.over:
        if course.actor == CHANCE:
            found = course.outcomes()
            assert found
            if course.dealt == 0:
                assert sum(found.values()) == t[at.T_SHUFFLED] - len(course.picks)
        else:
            assert fault(t, course.row, [0] * at.COLUMN) == SOUND
            assert kinds(course) == list(t[at.COPIES : at.COPIES + at.COLUMN])
        move(course, rng)
    assert settled(replayed(course).row) == settled(course.row)


def worlds_of(course: Course, seat: int, rng: Random, count: int) -> list[Course]:
    return [course.another(seat, rng.random) for _ in range(count)]


@every_rule_set
def test_another_world_looks_the_same_to_the_seat(rules: RuleSet) -> None:
    rng, course = Random(4), begun(rules, rules.seats[0], most=70)
    t, asked, changed = course.setup.table, 0, 0
    told: dict[str, list[Any]] = {}  # the same text, the same knowledge
    while not course.over and asked < 5:
        move(course, rng)
        if course.actor < 0 or len(course.actions) % 7:
            continue
        asked += 1
        seat = course.actor if rng.random() < 0.5 else rng.randrange(course.setup.seats)
        for world in worlds_of(course, seat, rng, 2):
            again = replayed(world)
            assert world.actor == course.actor
            assert world.history_of(seat) == course.history_of(seat) == again.history_of(seat)
            assert seen_by(t, world.row, seat) == seen_by(t, course.row, seat)
            assert seen_by(t, again.row, seat) == seen_by(t, course.row, seat)
            assert kinds(world) == kinds(course)
            assert fault(t, world.row, [0] * at.COLUMN) == SOUND
            if seat == course.actor:
                assert world.choices() == course.choices()
            hands = range(at.HANDS, at.HANDS + course.setup.seats * at.PLANES)
            changed += any(world.row[i] != course.row[i] for i in hands)
            for other in range(course.setup.seats):
                text = world.history_of(other)
                assert text == again.history_of(other)
                known = [
                    seen_by(t, world.row, other),
                    world.choices() if other == world.actor else [],
                ]
                assert told.setdefault(text, known) == known
    assert changed > 0 or asked < 2


def dealt(rules: RuleSet, rng: Random) -> Course:
    course = begun(rules, 2)
    while course.actor == CHANCE:
        move(course, rng)
    return course


def test_after_the_deal_every_hidden_card_is_as_likely() -> None:
    """44 cards are unseen, 7 of them in the other hand: each is in it with chance 7/44; of 400
    worlds that is 64 with a deviation of 7.3."""
    rng = Random(2)
    course = dealt(rulesets.get("classic"), rng)
    counts: Counter[int] = Counter()
    for world in worlds_of(course, 0, rng, 400):
        held = world.row[at.HANDS + at.PLANES]
        counts.update(kind for kind in range(52) if held >> kind & 1)
    unseen = [kind for kind in range(52) if not course.row[at.HANDS] >> kind & 1]
    unseen.remove(course.row[at.PILE])
    assert set(counts) == set(unseen)
    assert sum(counts.values()) == 7 * 400
    assert all(64 - 5 * 7.3 < counts[kind] < 64 + 5 * 7.3 for kind in unseen)


def test_who_drew_had_nothing_that_fits() -> None:
    """2.1: in classic one may draw only with nothing to lay; so in no world does the other hand,
    but for the card just drawn, have the suit or the rank of the top, or an ace."""
    rng, pack = Random(3), rulesets.get("classic").pack
    found = 0
    while found < 3:
        course = dealt(rulesets.get("classic"), rng)
        while not course.over and not (course.actions and course.actions[-1] == at.DRAW):
            move(course, rng)
        before = course.actions[:-1]
        debt = any(pack.codes[code][0] in "27J" for code in before if code < at.NAME)
        if course.over or course.actor != 0 or debt or at.NAME + 3 in before:
            continue
        found += 1
        top = pack.codes[course.row[at.PILE + course.row[at.PILE_COUNT] - 1]]
        named = course.row[at.NAMED]
        suit = top[1] if named < 0 else pack.suits[named]
        for world in worlds_of(course, 0, rng, 20):
            held = world.row[at.HANDS + at.PLANES] & ~(1 << world.picks[-1])
            cards = [pack.codes[kind] for kind in range(52) if held >> kind & 1]
            assert not [card for card in cards if card[1] == suit or card[0] in (top[0], "A")]


def test_cards_known_from_an_exchange_stay_where_they_are() -> None:
    """2.10: who gave its hand away for a queen knows every card of it."""
    rng, rules = Random(1), rulesets.get("classic")
    found = 0
    while found < 3:
        course = dealt(rules, rng)
        while not course.over:
            before = course.row.copy()
            move(course, rng)
            queens = [
                at_
                for at_ in course.actions[-1:]
                if at_ < at.NAME and rules.pack.codes[at_][0] == "Q"
            ]
            swapped = course.row[at.HANDS + at.PLANES] == before[at.HANDS]
            if queens and swapped and course.actor >= 0 and before[at.COUNTS] > 2:
                found += 1
                for world in worlds_of(course, 0, rng, 5):
                    assert world.row[at.HANDS + at.PLANES] == course.row[at.HANDS + at.PLANES]
                break


def test_in_the_middle_of_a_draw_there_are_no_other_worlds() -> None:
    course = begun(rulesets.get("classic"), 2)
    with pytest.raises(ValueError, match="when a seat decides"):
        course.another(0, lambda: 0.5)


def test_another_decision_may_draw_more_cards_than_there_are_picks() -> None:
    drawn = Random(5)
    rules = [rule_set(drawn) for _ in range(16)][-1]
    course, rng = begun(rules, rules.seats[0], most=0), Random(15)
    t = course.setup.table
    for _ in range(rules.seats[0] * t[at.T_HAND] + 14):
        course.do(
            rng.choice(list(course.outcomes() if course.actor == CHANCE else course.choices()))
        )
    for other in worlds_of(course, 0, rng, 20):
        assert seen_by(t, other.row, 0) == seen_by(t, course.row, 0)


def test_a_round_can_be_written_down_and_copied() -> None:
    rng = Random(6)
    course = dealt(rulesets.get("last-card"), rng)
    while len(course.actions) < 12 or course.actor == CHANCE:
        move(course, rng)
    again: Course = pickle.loads(pickle.dumps(course))  # noqa: S301 - our own
    assert (again.row, again.actor) == (course.row, course.actor)
    assert again.choices() == course.choices()
    copy = course.copy()
    move(copy, rng)
    assert course.entries == again.entries != copy.entries


@pytest.mark.parametrize("name", ["classic", "pesten", "give", "drawn 4"])
def test_what_is_told_says_what_may_be_done(name: str) -> None:
    """Rounds that differ in nothing but hidden cards, played on by the same choices: whenever two
    of them tell a seat the same, it sees the same and may do the same."""
    rng, rules = Random(9), RULES[name]
    told: dict[str, list[Any]] = {}
    start = begun(rules, rules.seats[0])
    while start.actor == CHANCE:
        move(start, rng)
    met = 0
    for _ in range(60):
        course = start.another(0, rng.random)
        for _ in range(12):
            if course.actor == CHANCE:
                move(course, rng)
            elif not course.over:
                seat, choices = course.actor, course.choices()
                known = [seen_by(course.setup.table, course.row, seat), choices]
                met += course.history_of(seat) in told
                assert told.setdefault(course.history_of(seat), known) == known
                course.do(min(choices, key=lambda code: (code * 7919) % 101))
    assert met > 20


@pytest.mark.long
@pytest.mark.parametrize("name", ["classic", "give", "turned over"])
def test_compiled_the_worlds_are_the_same(name: str) -> None:
    rules, rng = RULES[name], Random(3)
    plain = begun(rules, rules.seats[0])
    other = Course.begun(Setup(rules, rules.seats[0], most=300, native=True))
    while not plain.over and len(plain.actions) < 60:
        if plain.actor == CHANCE:
            assert plain.outcomes() == other.outcomes()
        else:
            assert plain.choices() == other.choices()
        if plain.actor >= 0 and len(plain.actions) % 15 == 4:
            worlds = [one.another(plain.actor, lambda: 0.3) for one in (plain, other)]
            assert worlds[0].entries == worlds[1].entries
            assert worlds[0].history_of(0) == worlds[1].history_of(0)
        move(plain, rng)
        other.do(plain.entries[-1][1])
    assert settled(plain.row) == settled([int(cell) for cell in other.row])
