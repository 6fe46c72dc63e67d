"""Which plots a result has."""

from collections.abc import Iterator

from switch.i18n.optionwords import option_label

from .estimates import MEAN, SHARE
from .plots import Plot, Row
from .results import ArmResult, Effect, Result
from .sheets import power_keys
from .statistics import Interval
from .words import Words

MOST_CHANGES = 25
NOTHING = Interval(0.0, 0.0, 0.0)


def plots(result: Result, lang: str) -> dict[str, Plot]:
    """By the sheet that it stands beside: the Fluent key of its title."""
    words = Words(lang)
    match result.kind:
        case "tournament":
            found = {"ratings": _ratings(result, words), "matches": _matches(result, words)}
        case "sensitivity":
            found = {"ranked": _ranked(result, words)}
        case _:
            found = dict(_of_games(result, words))
    return {words.text(f"lab-sheet-{key}"): plot for key, plot in found.items() if plot.rows}


def _of_games(result: Result, words: Words) -> Iterator[tuple[str, Plot]]:
    sides = _sides(result, words)
    if result.kind == "compare":
        yield "compare", _gaps(result.arms[1], words)
    else:
        yield "measures", _wins(result, words)
    yield "parts", _parts(result, words, sides)
    yield "powers", _powers(result, words, sides)


def _sides(result: Result, words: Words) -> tuple[str, ...]:
    if len(result.arms) < 2:
        return ()
    return words.sides(result.arms)


def _wins(result: Result, words: Words) -> Plot:
    arm = result.arms[0]
    even = 100 / len(arm.players)
    rows = tuple(
        _row(words, words.label(line.key, arm.players), SHARE, line.interval)
        for line in arm.lines
        if line.key.startswith(("seat ", "player "))
    )
    title = words.text("lab-plot-wins")
    name = words.text("lab-plot-even")
    return Plot(title, rows, start=even, mark=even, mark_name=name, factor=100, unit="%")


def _row(words: Words, label: str, form: str, *found: Interval) -> Row:
    return Row(label, found, tuple(words.of(form, one) for one in found))


def _parts(result: Result, words: Words, sides: tuple[str, ...]) -> Plot:
    mixed = len(set(result.arms[0].players)) > 1
    names = ("player", "seat", "cards", "rest") if mixed else ("seat", "cards", "rest")
    rows = tuple(
        _row(
            words,
            words.text(f"lab-part-{name}"),
            SHARE,
            *(getattr(arm.parts, name) for arm in result.arms),
        )
        for name in names
    )
    return Plot(words.text("lab-plot-parts"), rows, sides, factor=100, unit="%")


def _powers(result: Result, words: Words, sides: tuple[str, ...]) -> Plot:
    rows = []
    for key in power_keys(result):
        label = option_label(words.catalogue, key)
        rows.append(_row(words, label, SHARE, *(_decided(arm, key) for arm in result.arms)))
    return Plot(words.text("lab-plot-powers"), tuple(rows), sides, factor=100, unit="%")


def _decided(arm: ArmResult, key: str) -> Interval:
    power = arm.power(key)
    return power.decided if power else NOTHING


def _gaps(arm: ArmResult, words: Words) -> Plot:
    rows = tuple(
        Row(words.label(one.key, arm.players), (one.size,), (_size(one, words),))
        for one in arm.effects
        if any(one.size)
    )
    return Plot(words.text("lab-plot-gaps"), rows, mark=0.0)


def _size(one: Effect, words: Words) -> str:
    return words.signed(MEAN, one.size)


def _ranked(result: Result, words: Words) -> Plot:
    rows = []
    for arm in result.arms[1 : MOST_CHANGES + 1]:
        if arm.ranked is not None and not arm.same:
            label = words.changes(arm.name, words.rules(arm.code))
            rows.append(Row(label, (arm.ranked.size,), (_size(arm.ranked, words),)))
    return Plot(words.text("lab-plot-effects"), tuple(rows), mark=0.0)


def _ratings(result: Result, words: Words) -> Plot:
    rows = tuple(_row(words, one.player, MEAN, one.interval) for one in result.ratings)
    return Plot(words.text("lab-plot-ratings"), rows, start=25.0, mark=25.0)


def _matches(result: Result, words: Words) -> Plot:
    even = 100 / len(result.arms[0].players)
    rows = []
    for arm in result.arms:
        line = arm.line("player 1")
        if line is not None:
            rows.append(_row(words, f"{arm.players[0]} – {arm.players[1]}", SHARE, line.interval))
    name = words.text("lab-plot-even")
    return Plot(
        words.text("lab-plot-matches"), tuple(rows),
        start=even, mark=even, mark_name=name, factor=100, unit="%",
    )  # fmt: skip
