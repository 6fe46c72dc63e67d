"""A sampled world agrees with all that the seat saw, and every card is in it once."""

from random import Random
from typing import Any

import pytest

from switch import rulesets
from switch.core import layout as at
from switch.core.deal import deal
from switch.core.hands import copies_held
from switch.core.invariants import SOUND, fault
from switch.core.legality import legal_actions
from switch.core.policies import GREEDY, lay_planned, plan_turn
from switch.core.rng import CHANCE_SIZE, seed_fast
from switch.core.transition import step
from switch.core.views import observe
from switch.kernel import memory, sampling, search
from switch.rulesets import RuleSet
from tests.rulesets import drawn

HOW = [4, 30, 90, 0, 25]
GAMES: list[tuple[str, RuleSet, int]] = [
    (name, rulesets.get(name), seats)
    for name, seats in (
        ("classic", 2), ("classic", 4), ("duel", 2), ("last-card", 3), ("colours-108", 3),
        ("crazy-eights-powers", 3), ("mau-mau", 2), ("pesten", 4), ("hundred-one", 2),
    )
]  # fmt: skip
GAMES += [(f"drawn {n}", drawn.rule_set(Random(n)), 0) for n in range(100)]


class Table:
    """A round on the bare core, with a memory for every seat."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.seats = seats or self.rng.randint(*rules.seats)
        self.t = rules.table_for(self.seats)
        self.s = [0] * at.STATE_SIZE
        self.chance = [0] * CHANCE_SIZE
        seed_fast(self.chance, seed)
        deal(self.t, self.s, self.seats, 0, self.chance)
        self.memories = [[0] * memory.MEMORY_SIZE for _ in range(self.seats)]
        self.log = [0] * at.EVENTS_SIZE
        self.spare = [0] * at.STATE_SIZE
        self.tell()

    def view(self, seat: int) -> list[int]:
        v = [0] * at.STATE_SIZE
        observe(self.t, self.s, seat, v)
        return v

    def tell(self) -> None:
        for seat, known in enumerate(self.memories):
            search.remember(self.t, known, self.view(seat), self.redacted(seat), self.spare)

    def redacted(self, seat: int) -> list[int]:
        """What another seat drew, or gave a third one, is not told."""
        log = self.log[: 1 + 3 * self.log[0]]
        for i in range(1, len(log), 3):
            kind, who, a = log[i : i + 3]
            if kind == at.EV_DREW and who != seat:
                log[i + 2] = -1
            if kind == at.EV_GAVE and seat not in (who, a % at.SEATS_MAX):
                log[i + 2] = -at.SEATS_MAX + a % at.SEATS_MAX
        return log

    def act(self) -> None:
        """Mostly as the greedy player would, for rounds that come to their end."""
        seat = self.s[at.TURN]
        out = [0] * at.ACTIONS_MAX
        count = legal_actions(self.t, self.s, seat, out)
        action = out[self.rng.randrange(count)]
        if self.rng.random() < 0.7:
            plan_turn(self.t, self.view(seat), GREEDY, self.chance, out)
            action = out[0]
        step(self.t, self.s, seat, action, self.log, self.chance)
        self.tell()

    def sample(self, v: list[int], known: list[int]) -> list[int]:
        unseen, world = [0] * sampling.UNSEEN_SIZE, [0] * at.STATE_SIZE
        out = [0] * at.ACTIONS_MAX
        sampling.count_unseen(self.t, v, known, unseen)
        sampling.sample(self.t, v, known, unseen, HOW, world, self.spare, out, self.chance)
        return world


def cards(t: Any, s: list[int]) -> list[int]:
    counts = [sum(copies_held(s, seat, kind) for seat in range(s[at.SEATS])) for kind in range(64)]
    for card in s[at.STOCK : at.STOCK + s[at.STOCK_COUNT]]:
        counts[card] += 1
    for card in s[at.PILE : at.PILE + s[at.PILE_COUNT]]:
        counts[card] += 1
    return counts[: t[at.T_KINDS]]


def agrees(table: Table, v: list[int], world: list[int], seat: int) -> None:
    hand = slice(at.HANDS + seat * at.PLANES, at.HANDS + (seat + 1) * at.PLANES)
    assert world[hand] == v[hand]
    hidden = {at.VIEWER, at.BLUFF, *range(at.GIVEN, at.GIVEN + at.SEATS_MAX)}
    for cell in range(at.HANDS):
        if cell not in hidden:
            assert world[cell] == v[cell], cell
    for i in range(v[at.PILE_COUNT]):
        if v[at.PILE + i] >= 0:
            assert world[at.PILE + i] == v[at.PILE + i]
    assert fault(table.t, world, [0] * 64) == SOUND
    assert cards(table.t, world) == cards(table.t, table.s)


@pytest.mark.parametrize(("rules", "seats"), [g[1:] for g in GAMES], ids=[g[0] for g in GAMES])
def test_a_world_agrees_with_all_that_was_seen(rules: RuleSet, seats: int) -> None:
    table = Table(rules, seats, 20_260)
    for _ in range(45):
        if table.s[at.RESULT] != 0:
            break
        seat = table.s[at.TURN]
        v = table.view(seat)
        world = table.sample(v, table.memories[seat])
        agrees(table, v, world, seat)
        in_the_middle(table, v, seat)
        table.act()


def in_the_middle(table: Table, v: list[int], seat: int) -> None:
    """With the first card of a planned turn laid, the world has it on top, not in a hand."""
    out = [0] * at.ACTIONS_MAX
    plan_turn(table.t, list(v), GREEDY, table.chance, out)
    if out[0] < at.NAME:
        planned = list(v)
        goes_on = lay_planned(table.t, planned, out[0])
        if goes_on and planned[at.COUNTS + seat] > 0:
            world = table.sample(planned, table.memories[seat])
            agrees(table, planned, world, seat)
            assert world[at.PILE + world[at.PILE_COUNT] - 1] == out[0]


def known_table() -> Table:
    """Classic for two, after seat 0 has laid a black queen and the hands are exchanged."""
    for seed in range(300):
        table = Table(rulesets.get("classic"), 2, seed)
        for _ in range(60):
            if table.s[at.RESULT] != 0:
                break
            table.act()
            kinds = [table.log[1 + 3 * i] for i in range(table.log[0])]
            if at.EV_EXCHANGED in kinds and table.s[at.RESULT] == 0:
                return table
    raise AssertionError("no exchange")


def test_the_cards_of_an_exchange_are_known() -> None:
    """2.10: each of the two has held the other's hand, so with two players nothing is hidden."""
    table = known_table()
    for seat in (0, 1):
        v = table.view(seat)
        world = table.sample(v, table.memories[seat])
        assert (
            world[at.HANDS : at.HANDS + 2 * at.PLANES]
            == (table.s[at.HANDS : at.HANDS + 2 * at.PLANES])
        )


def test_who_drew_had_nothing_that_fits() -> None:
    """2.1: in classic one draws only if nothing can be laid, so all but the drawn card miss."""
    met = 0
    for seed in range(60):
        table = Table(rulesets.get("classic"), 2, seed)
        for _ in range(40):
            if table.s[at.RESULT] != 0:
                break
            top = table.s[at.PILE + table.s[at.PILE_COUNT] - 1]
            owed, seat = table.s[at.PENDING], table.s[at.TURN]
            table.act()
            drew = table.log[1] == at.EV_DREW and owed == 0 and table.log[2] == seat
            if not drew or table.s[at.PHASE] != at.PHASE_TURN:
                continue
            v = table.view(1 - seat)
            world = table.sample(v, table.memories[1 - seat])
            t = table.t
            fits = t[at.SUIT_MASK + t[at.SUIT_OF + top]] | t[at.RANK_MASK + t[at.RANK_OF + top]]
            mask = world[at.HANDS + seat * at.PLANES] & (fits | t[at.T_WILD])
            if table.s[at.NAMED] < 0:
                assert mask.bit_count() <= 1
                met += 1
            break
    assert met >= 5
