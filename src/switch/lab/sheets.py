"""A result as sheets of rows; the terminal and the report show them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from switch.i18n.optionwords import option_label
from switch.rulesets import share

from .estimates import MEAN, SHARE, Line
from .results import ArmResult, Result
from .words import NBSP, Words

if TYPE_CHECKING:
    from .statistics import Interval


@dataclass(frozen=True)
class Sheet:
    """``heads`` and every row have the same number of cells; the first cell says what it is, and
    where there are ``words`` the second is one too."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    words: bool = False


def sheets(result: Result, lang: str) -> list[Sheet]:
    words = Words(lang)
    match result.kind:
        case "compare":
            found = [_compared(result, words)]
        case "sensitivity":
            found = [_ranked(result, words)]
        case "tournament":
            found = [_ratings(result, words), _matches(result, words)]
        case _:
            found = [_measured(result.arms[0], words)]
    if result.kind in ("run", "compare"):
        found += [_parts(result, words), *_powers(result, words)]
    return [*found, *_faults(result, words)]


def _measured(arm: ArmResult, words: Words) -> Sheet:
    heads = tuple(words.text(f"lab-head-{name}") for name in ("measure", "value", "interval"))
    rows = tuple(
        (
            words.label(line.key, arm.players),
            words.of(line.form, line.interval),
            words.range(line.form, line.interval),
        )
        for line in _shown(arm)
    )
    return Sheet(words.text("lab-sheet-measures"), heads, rows)


def _shown(*arms: ArmResult) -> Iterator[Line]:
    """Of the rare ends only those that occur."""
    rare = ("unfinished", "forfeit", "reshuffles")
    for line in arms[0].lines:
        found = [arm.line(line.key) for arm in arms]
        if line.key not in rare or any(one and one.interval.value > 0 for one in found):
            yield line


def _compared(result: Result, words: Words) -> Sheet:
    left, right = result.arms[:2]
    names = ("measure", "left", "right", "gap", "interval")
    rows = []
    for line in _shown(left, right):
        other, gap = right.line(line.key), right.gap(line.key)
        if other is None or gap is None:
            continue
        rows.append(
            (
                words.label(line.key, left.players),
                words.of(line.form, line.interval),
                words.of(line.form, other.interval),
                words.signed(line.form, gap.interval),
                words.signed_range(line.form, gap.interval),
            )
        )
    heads = _heads(names, result, words)
    return Sheet(words.text("lab-sheet-compare"), heads, tuple(rows), (words.text("lab-note-gap"),))


def _ranked(result: Result, words: Words) -> Sheet:
    base = result.arms[0]
    names = ("change", "effect", "size", "gap", "interval", "sure")
    rows = []
    same = []
    for arm in result.arms[1:]:
        effect = arm.ranked
        gap = effect and arm.gap(effect.key)
        if effect is None or not gap:
            continue
        told = words.changes(arm.name, words.rules(arm.code))
        if arm.same:
            same.append(told)
            continue
        moved = any(effect.size) or result.by != "largest"
        rows.append(
            (
                told,
                words.label(effect.key, base.players) if moved else "–",
                words.number(abs(effect.size.value), 2),
                words.signed(gap.form, gap.interval),
                words.signed_range(gap.form, gap.interval),
                words.text("option-value-yes" if arm.sure else "option-value-no"),
            )
        )
    notes = [words.text("lab-note-ranked", count=result.skipped)]
    notes[0] += " " + words.text("lab-note-sure", compared=words.count(result.compared))
    if same:
        notes.insert(
            0, words.text("lab-note-same", rounds=words.count(base.rounds), changes="; ".join(same))
        )
    heads = tuple(words.text(f"lab-head-{name}") for name in names)
    return Sheet(words.text("lab-sheet-ranked"), heads, tuple(rows), tuple(notes), words=True)


def _heads(names: Sequence[str], result: Result, words: Words) -> tuple[str, ...]:
    """Two sides are called by their names."""
    sides = (
        dict(zip(("left", "right"), words.sides(result.arms), strict=True))
        if len(result.arms) > 1
        else {}
    )
    return tuple(sides.get(name) or words.text(f"lab-head-{name}") for name in names)


def _ratings(result: Result, words: Words) -> Sheet:
    heads = tuple(words.text(f"lab-head-{name}") for name in ("player", "rating", "interval"))
    rows = tuple(
        (one.player, words.number(one.interval.value, 1), words.range(MEAN, one.interval))
        for one in result.ratings
    )
    count = max((one.rounds for one in result.ratings), default=0)
    note = words.text("lab-note-ratings", count=words.count(count))
    return Sheet(words.text("lab-sheet-ratings"), heads, rows, (note,))


def _matches(result: Result, words: Words) -> Sheet:
    rows = []
    for arm in result.arms:
        line = arm.line("player 1")
        if line is not None:
            one, *others = arm.players
            rows.append((
                one,
                others[0] if len(others) == 1 else f"{len(others)} × {others[0]}",
                words.of(SHARE, line.interval),
                words.range(SHARE, line.interval),
            ))  # fmt: skip
    names = ("player", "against", "wins", "interval")
    heads = tuple(words.text(f"lab-head-{name}") for name in names)
    even = f"{words.number(100 / len(result.arms[0].players), 1)}{NBSP}%"
    return Sheet(
        words.text("lab-sheet-matches"), heads, tuple(rows),
        (words.text("lab-note-even", even=even),), words=True,
    )  # fmt: skip


def _parts(result: Result, words: Words) -> Sheet:
    arm = result.arms[0]
    mixed = len(set(arm.players)) > 1
    names = ("player", "seat", "cards", "rest") if mixed else ("seat", "cards", "rest")
    rows = []
    for name in names:
        found: list[Interval] = [getattr(one.parts, name) for one in result.arms]
        cells = [cell for one in found for cell in (words.of(SHARE, one), words.range(SHARE, one))]
        rows.append((words.text(f"lab-part-{name}"), *cells))
    titles = (
        ["value", "interval"]
        if len(result.arms) == 1
        else ["left", "interval", "right", "interval"]
    )
    heads = _heads(("part", *titles), result, words)
    note = words.text("lab-note-parts" if mixed else "lab-note-parts-alike")
    return Sheet(words.text("lab-sheet-parts"), heads, tuple(rows), (note,))


def _powers(result: Result, words: Words) -> Iterator[Sheet]:
    keys = power_keys(result)
    if not keys:
        return
    compared = len(result.arms) > 1
    names = ("left", "right", "gap", "interval") if compared else ("used", "decided", "interval")
    cells = _power_gap if compared else _power_use
    rows = tuple((option_label(words.catalogue, key), *cells(result, key, words)) for key in keys)
    heads = _heads(("power", *names), result, words)
    plain = [
        words.of(SHARE, line.interval) if line else "–"
        for line in (arm.line("unpowered") for arm in result.arms[:2])
    ]
    note = words.text("lab-note-powers") + " "
    if compared:
        left, right = (f"{side} {share}" for side, share in zip(heads[1:3], plain, strict=True))
        note += words.text("lab-note-plain-two", left=left, right=right)
    else:
        note += words.text("lab-note-plain", plain=plain[0])
    yield Sheet(words.text("lab-sheet-powers"), heads, rows, (note,))


def _power_use(result: Result, key: str, words: Words) -> tuple[str, ...]:
    one = result.arms[0].power(key)
    if one is None:
        return ("–", "–", "–")
    decided = (words.of(SHARE, one.decided), words.range(SHARE, one.decided))
    return (words.number(one.used.value, 2), *decided)


def _power_gap(result: Result, key: str, words: Words) -> tuple[str, ...]:
    before, after = (arm.power(key) for arm in result.arms[:2])
    sides = (words.of(SHARE, one.decided) if one else "–" for one in (before, after))
    if after is None or after.gap is None:
        return (*sides, "–", "–")
    gap = after.gap
    return (*sides, words.signed(SHARE, gap), words.signed_range(SHARE, gap))


def power_keys(result: Result) -> list[str]:
    """The powers of any arm, the one that decides most often first. Wild cards that name a suit
    as well are told once, as those."""
    best: dict[str, float] = {}
    for arm in result.arms:
        cards = share.decode(arm.code).values
        for power in arm.powers:
            twice = power.key == "fit.wild" and set(cards["fit.wild"]) <= set(
                cards["fit.names_suit"]
            )
            if not twice:
                best[power.key] = max(best.get(power.key, 0.0), power.decided.value)
    return sorted(best, key=lambda key: -best[key])


def _faults(result: Result, words: Words) -> Iterator[Sheet]:
    """How often each program failed and how, then an example of each."""
    counts: Counter[str] = Counter()
    for arm in result.arms:
        counts.update(arm.faults)
    if not counts:
        return
    parted = {who: who.rpartition(" ")[::2] for who in sorted(counts)}
    heads = tuple(words.text(f"lab-head-{name}") for name in ("player", "fault", "lost"))
    rows = tuple((*parted[who], words.count(counts[who])) for who in parted)
    note = words.text("lab-note-faults")
    yield Sheet(words.text("lab-sheet-faults"), heads, rows, (note,), words=True)
    several = len({player for player, _ in parted.values()}) > 1
    examples = tuple(
        (f"{code}, {player}" if several else code, result.said[who])
        for who, (player, code) in parted.items()
        if who in result.said
    )
    if examples:
        heads = tuple(words.text(f"lab-head-{name}") for name in ("fault", "said"))
        yield Sheet(words.text("lab-sheet-said"), heads, examples, words=True)
