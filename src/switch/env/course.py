"""One round with its chance laid open, card by card: what OpenSpiel plays with, without OpenSpiel.

A round is its picks and its decisions; the row of cells is what they come to. A pick is asked for
while ``chance`` is true, a decision of ``actor`` otherwise.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from switch.core import layout as at
from switch.core.rng import CHANCE_SIZE, PICKS_AT, seed_fast
from switch.engine.actions import from_code
from switch.engine.events import Drew, Gave, read_events
from switch.engine.state import kinds_of
from switch.engine.views import redact
from switch.kernel.deciding import ACTIONS, ACTOR, DECISIONS, ROW_SIZE, WAIT
from switch.kernel.worlds import COURSE_SIZE, PICKED
from switch.rulesets import RuleSet, files

from .driver import host_for
from .setting import table_of, whole

if TYPE_CHECKING:
    from collections.abc import Callable

CHANCE, OVER = -1, -4  # in place of a seat, as OpenSpiel numbers them
SEED_MASK = (1 << 63) - 1
SPREAD = 0x9E3779B97F4A7C15
BURN_IN, THINNING = 12, 4  # exchanges tried before a first and a further world, a hidden card


class Step(NamedTuple):
    """A decision and what happened: the core's events, and the phase after it. ``hands``: what each
    seat holds afterwards, where hands changed seats, else empty."""

    actor: int
    action: int
    log: tuple[int, ...]
    phase: int
    hands: tuple[tuple[int, ...], ...]


class Setup:
    """What all rounds of a game share: rules, compiled functions, room to work in."""

    def __init__(
        self, rules: RuleSet, seats: int, *, first: int = 0, most: int = 0, native: bool | None
    ) -> None:
        self.rules, self.seats, self.most = rules, seats, most
        self.table = table_of(rules, seats)
        self.first = whole("first", first, 0, seats - 1)
        self.host = host_for("kernel.worlds", "kernel.deciding", native=native)
        self.module = self.host.module("kernel.worlds")
        self.deciding = self.host.module("kernel.deciding")
        self.t = self.host.vector(self.table)
        self.course = self.row([seats, first] + [0] * (COURSE_SIZE - 2))
        self.spare, self.counts = self.row(ROW_SIZE), self.row(at.COLUMN)
        self.out, self.log = self.row(ACTIONS), self.row(at.EVENTS_SIZE)
        self.any = self.row(PICKS_AT)
        seed_fast(self.any, 1)
        self.room = (
            self.row(ROW_SIZE), self.log, self.any, self.row(CHANCE_SIZE), self.row(at.STATE_SIZE),
        )  # fmt: skip

    def row(self, cells: int | list[int]) -> Any:
        return self.host.zeros(cells) if isinstance(cells, int) else self.host.vector(cells)


@lru_cache(maxsize=8)
def setup_again(rules: str, seats: int, first: int, most: int, native: bool) -> Setup:  # noqa: FBT001
    again = files.parse(rules.encode(), kind="json")
    return Setup(again, seats, first=first, most=most, native=native)


@dataclass
class Course:
    """``entries``: who (CHANCE for a pick) and what, everything so far in order; ``dealt``: picks
    of the deal; ``pending``: a decision that still waits for cards, ``wanted`` of them in all and
    ``got`` so far."""

    setup: Setup
    row: Any
    entries: list[tuple[int, int]] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    dealt: int = 0
    pending: int = -1
    wanted: int = 0
    got: list[int] = field(default_factory=list)
    steps: list[Step | None] = field(default_factory=list)
    texts: dict[int, tuple[int, str]] = field(default_factory=dict)
    chains: dict[int, Chain] = field(default_factory=dict)

    @classmethod
    def begun(cls, setup: Setup) -> Course:
        return cls(setup, setup.row(ROW_SIZE))

    def copy(self) -> Course:
        return Course(
            self.setup, self.row.copy(), [*self.entries], [*self.picks], [*self.actions],
            self.dealt, self.pending, self.wanted, [*self.got],
            [*self.steps], {**self.texts},
        )  # fmt: skip

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        """A round is written down as its rules and what happened."""
        use = self.setup
        key = (files.to_json(use.rules), use.seats, use.first, use.most, use.host.compiled)
        return played_again, (*key, self.entries)

    # --- where it stands -------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that decides, or CHANCE or OVER."""
        if self.dealt == 0 or self.pending >= 0:
            return CHANCE
        return OVER if self.over else int(self.row[ACTOR])

    @property
    def over(self) -> bool:
        if self.dealt == 0 or self.pending >= 0:
            return False
        return bool(self.row[at.RESULT]) or 0 < self.setup.most <= int(self.row[DECISIONS])

    def choices(self) -> list[int]:
        """The legal actions of the seat that decides, lowest first."""
        out = self.setup.out
        count = self.setup.deciding.write_choices(self.setup.t, self.row, out)
        return sorted(int(action) for action in out[:count])

    def payoffs(self) -> list[int]:
        done = self.over and bool(self.row[at.RESULT])
        seats = range(self.setup.seats)
        payoff = self.setup.deciding.payoff
        return [int(payoff(self.row, seat)) if done else 0 for seat in seats]

    def outcomes(self) -> dict[int, int]:
        """Which kinds may come next, and how many cards of each there are."""
        counts = self._deal_counts() if self.dealt == 0 else self._draw_counts()
        return {kind: int(count) for kind, count in enumerate(counts) if count > 0}

    def _deal_counts(self) -> list[int]:
        table, counts = self.setup.table, [0] * at.COLUMN
        for card in table[at.PACK : at.PACK + table[at.T_SHUFFLED]]:
            counts[card] += 1
        for card in self.picks:
            counts[card] -= 1
        return counts

    def _draw_counts(self) -> Any:
        use = self.setup
        use.module.rehearse(use.t, self.row, self.pending, use.room)
        use.spare[:] = self.row
        use.module.write_outcomes(
            use.spare, self.wanted, use.row(self.got or [0]), len(self.got), use.counts, use.room
        )
        return use.counts

    def can(self, choice: int) -> bool:
        """Whether it is among the outcomes or the choices."""
        if self.dealt == 0:
            table = self.setup.table
            pack = table[at.PACK : at.PACK + table[at.T_SHUFFLED]]
            return pack.count(choice) > self.picks.count(choice)
        return choice in (self.outcomes() if self.pending >= 0 else self.choices())

    # --- what happens ----------------------------------------------------------------------------

    def do(self, choice: int) -> None:
        """A pick, or an action of the seat that decides; both must be possible."""
        self.entries.append((self.actor, choice))
        self.chains = {}
        if self.dealt == 0:
            self._deal(choice)
        elif self.pending >= 0:
            self.picks.append(choice)
            self.got.append(choice)
            if len(self.got) == self.wanted:
                self._act()
        else:
            use = self.setup
            self.pending, self.got = choice, []
            self.wanted = int(use.module.rehearse(use.t, self.row, choice, use.room))
            if self.wanted == 0:
                self._act()

    def _deal(self, kind: int) -> None:
        use = self.setup
        self.picks.append(kind)
        picks = use.row(self.picks)
        if use.module.deal_is_done(use.t, use.seats, picks, len(self.picks)):
            self.dealt = len(self.picks)
            use.module.deal_picked(use.t, self.row, use.course, picks, self.dealt, use.room[PICKED])

    def _act(self) -> None:
        action, picks = self.pending, self.setup.row(self.got or [0])
        self.actions.append(action)
        self.pending = -1
        self.steps.append(self._decide(self.row, action, picks, 0))

    def _decide(self, row: Any, action: int, picks: Any, start: int) -> Step:
        use, actor = self.setup, int(row[ACTOR])
        use.module.decide_picked(use.t, row, action, picks, start, use.room)
        log = tuple(int(cell) for cell in use.log[: 1 + 3 * int(use.log[0])])
        moved = at.EV_EXCHANGED in log[1::3] or at.EV_ROTATED in log[1::3]
        hands = tuple(hand_of(row, seat) for seat in range(use.seats)) if moved else ()
        return Step(actor, action, log, int(row[at.PHASE]), hands)

    # --- what a seat knows -----------------------------------------------------------------------

    def history_of(self, seat: int) -> str:
        """All that the seat has seen: its cards, the first card, what everybody did, as far as it
        could see it."""
        if self.dealt == 0:
            return f"seat {seat}"
        done, text = self.texts.get(seat, (0, self._deal_text(seat)))
        for step in self.all_steps(done):
            text += f"|{self._text(step, seat)}"
        self.texts[seat] = len(self.steps), text
        return text

    def all_steps(self, start: int = 0) -> list[Step]:
        """From ``start`` on."""
        if None in self.steps[start:]:
            self.steps = played_out(self).steps
        return [step for step in self.steps[start:] if step is not None]

    def _deal_text(self, seat: int) -> str:
        use = self.setup
        codes = use.rules.pack.codes
        place = (seat - use.first) % use.seats
        hands = use.seats * use.table[at.T_HAND]
        mine = " ".join(codes[kind] for kind in self.picks[place : hands : use.seats])
        starter = use.table[at.T_STARTER]
        if starter < 0:
            starter = self._starter(self.picks[hands : self.dealt])
        return f"seat {seat} {mine}, {codes[starter]}"

    def _starter(self, turned: list[int]) -> int:
        """1.15: the last card turned; where all were buried the first of them comes again."""
        buried = self.setup.table[at.T_BURIED]
        return turned[0] if all(buried >> kind & 1 for kind in turned) else turned[-1]

    def _text(self, step: Step, seat: int) -> str:
        rules = self.setup.rules
        text = f"{step.actor} {self.action_text(step.action, seen=seat == step.actor)}"
        for event in read_events(list(step.log), rules.pack):
            known = redact(event, seat)
            if isinstance(known, Drew):
                text += f" {known.seat}+{' '.join(known.cards or [str(known.count)])}"
            elif isinstance(known, Gave):
                text += f" {known.seat}>{known.to}{known.card or ''}"
        if step.hands:
            text += f" ={' '.join(rules.pack.codes[kind] for kind in step.hands[seat])}"
        return f"{text} {at.PHASE_NAMES[step.phase]}"

    def action_text(self, action: int, *, seen: bool = True) -> str:
        if action == WAIT:
            return "wait"
        if action >= at.GIVE and not seen:
            return "give"
        return str(from_code(self.setup.rules, action))

    # --- other worlds ----------------------------------------------------------------------------

    def another(self, seat: int, chance: Callable[[], float]) -> Course:
        """A round that the seat cannot tell from this one: the same for its eyes at every moment,
        the hidden cards by chance. Raises ValueError while cards are being dealt or drawn."""
        if self.actor == CHANCE:
            raise ValueError("Cards are being drawn: other worlds are found when a seat decides.")
        self.history_of(seat)
        if seat not in self.chains:
            self.chains[seat] = Chain(self, seat)
        return self.chains[seat].next(chance)


def played_again(*written: Any) -> Course:
    return played_out(Course.begun(setup_again(*written[:-1])), written[-1])


def played_out(course: Course, entries: list[tuple[int, int]] | None = None) -> Course:
    """The same round once more from its beginning, or another one with these entries."""
    other = Course.begun(course.setup)
    for _, choice in course.entries if entries is None else entries:
        other.do(choice)
    return other


class Chain:
    """One world after the other, each made from the one before by exchanging hidden cards."""

    def __init__(self, course: Course, seat: int) -> None:
        use = course.setup
        self.course, self.seat = course, seat
        # -1 is no card: another decision may draw more than were drawn, and then it cannot be
        self.picks = use.row([*course.picks, -1])
        self.actions = use.row(course.actions or [0])
        self.marks = use.row(len(course.actions) + 1)
        self.world, self.s = course.row.copy(), use.row(ROW_SIZE)
        free, gifts = hidden_picks(course, seat), hidden_gifts(course, seat)
        self.free, self.gifts = use.row(free or [0]), use.row(gifts or [0])
        self.dice = use.row(PICKS_AT)
        self.worlds, self.hidden = 0, len(free)
        self.numbers = [
            use.seats, use.first, len(course.actions), course.dealt, len(course.picks), seat,
            len(free), len(gifts),
        ]  # fmt: skip
        if not use.module.replay(
            use.t, self.s, use.row([*self.numbers, 0]), self.actions, self.picks, self.marks, 0,
            use.room,
        ):  # fmt: skip
            raise RuntimeError("A round does not follow from its picks.")

    def next(self, chance: Callable[[], float]) -> Course:
        use, course = self.course.setup, self.course
        tries = self.hidden * (THINNING if self.worlds else BURN_IN)
        self.worlds += 1
        seed = int(chance() * (1 << 52)) + self.worlds * SPREAD
        seed_fast(self.dice, seed & SEED_MASK)
        use.module.wander(
            use.t, self.s, self.world, use.row([*self.numbers, tries]), self.actions, self.picks,
            self.marks, self.free, self.gifts, self.dice, use.room,
        )  # fmt: skip
        picks = [int(kind) for kind in self.picks[: len(course.picks)]]
        actions = [int(action) for action in self.actions[: len(course.actions)]]
        left = {True: iter(picks), False: iter(actions)}
        entries = [(who, next(left[who == CHANCE])) for who, _ in course.entries]
        texts = {self.seat: course.texts[self.seat]}
        steps: list[Step | None] = [None] * len(actions)
        return Course(
            use, self.world.copy(), entries, picks, actions, course.dealt, steps=steps, texts=texts
        )


def hidden_gifts(course: Course, seat: int) -> list[int]:
    """The places in the actions of the cards that others chose to give."""
    deciders = [who for who, _ in course.entries if who != CHANCE]
    both = zip(course.actions, deciders, strict=True)
    return [n for n, (action, who) in enumerate(both) if action >= at.GIVE and who != seat]


def hand_of(row: Any, seat: int) -> tuple[int, ...]:
    """The kinds in a hand, each as often as it is held."""
    start = at.HANDS + seat * at.PLANES
    planes = [int(mask) for mask in row[start : start + at.PLANES]]
    return tuple(sorted(kind for mask in planes for kind in kinds_of(mask)))


def drawers(course: Course) -> list[int]:
    """The seat that each pick came to; -1: it was turned up, or buried, at the start."""
    use = course.setup
    hands = use.seats * use.table[at.T_HAND]
    found = [(use.first + i) % use.seats for i in range(hands)] + [-1] * (course.dealt - hands)
    for step in course.all_steps():
        events = zip(step.log[1::3], step.log[2::3], strict=False)
        found += [seat for kind, seat in events if kind == at.EV_DREW]
    return found


def hidden_picks(course: Course, seat: int) -> list[int]:
    """The places in the picks of the cards that others hold, as far as the seat has not seen them
    drawn, and of those buried at the start."""
    use, row = course.setup, course.row
    held: Counter[int] = Counter()
    for other in range(use.seats):
        held.update(hand_of(row, other) if other != seat else ())
    hands = use.seats * use.table[at.T_HAND]
    places = list(range(hands, course.dealt - 1))
    drawn = [(place, course.picks[place], who) for place, who in enumerate(drawers(course))]
    for place, kind, who in reversed(drawn):
        if who >= 0 and held[kind] > 0:
            held[kind] -= 1
            if who != seat:
                places.append(place)
    return sorted(places)
