"""What an expert would do on a turn and what each choice wins; after a round, what decided it.

Both are told what one seat may know (views, and events as it saw them), so that neither gives
anything away.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple

from switch.core import layout as at
from switch.core.policies import lay_planned
from switch.engine import Action, Call, Catch, End, Event, Jump, Turn, View
from switch.engine.actions import from_code, to_code
from switch.kernel.hosts import Host, at_once

from .intervals import wilson
from .player import CHOICES, call_due
from .thinker import Effort, Thinker, Weighed

# No choice is given up: what each of them wins is the question.
TO_THE_END = 0
ADVICE = Effort(playouts=20_000, plain=1_500, doubt=TO_THE_END)
REVIEW = Effort(playouts=8_000, plain=320, doubt=TO_THE_END)
MOMENTS = 3  # that are told of a round
SLIP, SWING = 0.03, 0.25  # lost by a choice, changed by cards and rivals: less decides nothing
BESIDE = (Call, Catch, Jump)  # what is done beside a turn, or outside of it


class Percents(NamedTuple):
    """Whole numbers, the bounds rounded outwards."""

    wins: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Share:
    """Of rounds that are won, 0 to 1, with its 95 % interval, in so many rounds played on."""

    wins: float
    low: float
    high: float
    playouts: int

    @property
    def percents(self) -> Percents:
        return Percents(round(100 * self.wins), floor(100 * self.low), ceil(100 * self.high))

    def surely_below(self, other: "Share") -> bool:
        return self.high < other.low


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice: the whole turn as an expert would go on with it, as far as it can be planned.

    ``share``: what it wins, None where there is no other choice. ``alike``: no choice is surely
    better.
    """

    actions: tuple[Action, ...]
    share: Share | None
    alike: bool


class Look(NamedTuple):
    """A change of the round as a seat saw it: what happened, the view after it, and what the seat
    then did, if the next change is its own turn."""

    events: Sequence[Event]
    view: View
    done: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice in a turn of the seat (``turn``: which of its turns, from 1). ``done``, ``best``:
    the turn as it was made, and as it would have won most, which begins alike if the choice comes
    later in it; each with its share."""

    turn: int
    view: View
    done: tuple[Action, ...]
    best: tuple[Action, ...]
    won: Share
    could: Share

    @property
    def slip(self) -> bool:
        """Something else would surely have won more."""
        return self.won.surely_below(self.could)


@dataclass(frozen=True, slots=True)
class Swing:
    """What cards and rivals made of a choice until the next one: ``after``, or how it ended."""

    moment: Moment
    after: Share


@dataclass(frozen=True, slots=True)
class Decided:
    """``choices``: how many there were; ``sound``: after how many of them nothing was surely
    better. ``deciding``: what decided most, in the order of the round."""

    choices: int
    sound: int
    deciding: tuple[Moment | Swing, ...]


def advise(
    view: View,
    told: Iterable[tuple[Sequence[Event], View]],
    seed: int,
    effort: Effort = ADVICE,
    host: Callable[[], Host] = at_once,
) -> list[Advice]:
    """The choices of the viewer, who is on turn, best first. ``told``: the round so far, from its
    first view on. The same for the same seed, on one host."""
    thinker = Thinker(effort, seed, host)
    for events, after in told:
        thinker.saw(events, after)
    weighed = thinker.weigh(view)
    shares = [share_of(one) for one in weighed]
    return [
        Advice(
            _spoken(view, _go_on(thinker, view, view.cells, one.action)),
            share if share.playouts else None,
            not share.surely_below(shares[0]),
        )
        for one, share in zip(weighed, shares, strict=True)
    ]


def review(
    looks: Iterable[Look],
    seed: int,
    effort: Effort = REVIEW,
    host: Callable[[], Host] = at_once,
) -> Iterator[list[Moment]]:
    """The choices that the seat made, once for each look in which it did something."""
    thinker = Thinker(effort, seed, host)
    turn, ended = 0, True
    for look in looks:
        thinker.saw(look.events, look.view)
        ended = ended or any(isinstance(event, Turn) for event in look.events)
        if look.done:
            turn += ended
            ended = False
            yield list(_moments(thinker, look, turn))


def decided(moments: Sequence[Moment], *, won: bool | None) -> Decided:
    """``won``: how the round ended for the seat; None: neither won nor lost."""
    slips = [one for one in moments if one.slip]
    heavy = sorted((one for one in slips if _loss(one) >= SLIP), key=_loss, reverse=True)
    swings = sorted(_swings(moments, won=won), key=_change, reverse=True)
    turned = [one for one in swings if _change(one) >= SWING and not one.moment.slip]
    chosen: list[Moment | Swing] = [*heavy, *turned]
    told = sorted(chosen[:MOMENTS], key=lambda one: moments.index(_moment_of(one)))
    return Decided(len(moments), len(moments) - len(slips), tuple(told))


def share_of(weighed: Weighed) -> Share:
    wins, n = weighed.wins, weighed.playouts
    return Share(wins, *(wilson(wins, n) if n else (0.0, 1.0)), n)


def _moments(thinker: Thinker, look: Look, turn: int) -> Iterator[Moment]:
    """Action by action; what was not laid at the end is a choice too."""
    view, rules = look.view, look.view.ruleset
    left = [to_code(rules, one, view.seats) for one in look.done if not isinstance(one, BESIDE)]
    if len(left) == 0 or view.turn != view.seat:
        return
    end = to_code(rules, End(), view.seats)
    cells, before = list(view.cells), list[int]()
    while True:
        code = left[0] if left else end
        weighed = thinker.weigh(view, cells)
        taken = next((one for one in weighed if one.action == code), None)
        if taken is None:
            return
        if taken.playouts:
            won, could = share_of(taken), share_of(weighed[0])
            first = weighed[0].action
            better = _go_on(thinker, view, cells, first) if won.surely_below(could) else [first]
            made = _actions(view, [*before, *(left or [end])])
            yield Moment(turn, view, made, _actions(view, [*before, *better]), won, could)
        before, left = [*before, code], left[1:]
        if code >= at.NAME or not lay_planned(view.table, cells, code):
            return


def _swings(moments: Sequence[Moment], *, won: bool | None) -> Iterator[Swing]:
    """From the last choice of a turn to the best one of the next turn, or to the end."""
    for one, following in pairwise(moments):
        if one.turn != following.turn:
            yield from _swing(one, following.could)
    if moments and won is not None:
        yield from _swing(moments[-1], Share(float(won), float(won), float(won), 0))


def _swing(one: Moment, after: Share) -> Iterator[Swing]:
    if one.won.surely_below(after) or after.surely_below(one.won):
        yield Swing(one, after)


def _moment_of(one: Moment | Swing) -> Moment:
    return one.moment if isinstance(one, Swing) else one


def _loss(one: Moment) -> float:
    return one.could.wins - one.won.wins


def _change(one: Swing) -> float:
    return abs(one.after.wins - one.moment.won.wins)


def _go_on(thinker: Thinker, view: View, before: Sequence[int], first: int) -> list[int]:
    """The turn that begins so."""
    cells, actions = list(before), [first]
    while actions[-1] < at.NAME and lay_planned(view.table, cells, actions[-1]):
        actions.append(thinker.weigh(view, cells)[0].action)
    return actions


def _spoken(view: View, codes: Sequence[int]) -> tuple[Action, ...]:
    """With the call that is due."""
    sheds = codes[0] < at.NAME or view.phase in CHOICES
    calls = (Call(),) if sheds and call_due(view) else ()
    return (*calls, *_actions(view, codes))


def _actions(view: View, codes: Sequence[int]) -> tuple[Action, ...]:
    return tuple(from_code(view.ruleset, code) for code in codes)
