"""Plots as SVG that stands in a page: its colours are those of the page, its words are text."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from .statistics import Interval

WIDTH = 3.5  # inches; a phone shows it about as large
LABEL, BAR, GAP, TOP, BOTTOM = 0.2, 0.17, 0.09, 0.08, 0.27  # heights in inches; LABEL: of a line
MARGIN = (
    0.07  # of the width, at each side of the axes: the words of the outermost ticks stand there
)
LONGEST, MOST_LINES = 44, 4  # letters of a label's line, and its lines
# What matplotlib draws with → what the page makes of it.
INK, DIM, LINE, CARD = "#010101", "#020202", "#030303", "#060606"
FIRST, SECOND = "#040404", "#050505"
COLOURS = {
    INK: "var(--ink)",
    DIM: "var(--dim)",
    LINE: "var(--line)",
    CARD: "var(--card)",
    FIRST: "var(--first)",
    SECOND: "var(--second)",
}


class NoMatplotlib(RuntimeError):
    pass


@dataclass(frozen=True)
class Row:
    """``intervals``: one for each side that is compared; ``told``: what stands beside each."""

    label: str
    intervals: tuple[Interval, ...]
    told: tuple[str, ...]


@dataclass(frozen=True)
class Plot:
    """``start``: where bars begin; ``mark``: a line across with a name, such as what is even;
    ``factor``: what values are multiplied with."""

    title: str
    rows: tuple[Row, ...]
    sides: tuple[str, ...] = ()
    start: float = 0.0
    mark: float | None = None
    mark_name: str = ""
    factor: float = 1.0
    unit: str = ""

    @property
    def alt(self) -> str:
        """The plot in words."""
        parts = [f"{row.label}: {' / '.join(row.told)}" for row in self.rows]
        return f"{self.title}. {'; '.join(parts)}."


def figure() -> Any:
    """matplotlib's Figure. Raises NoMatplotlib."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - heavy, and may be missing
    except ImportError:
        raise NoMatplotlib("matplotlib") from None
    return Figure


def svg(plot: Plot, name: str) -> str:
    """``name`` keeps the ids of several plots in a page apart. Raises NoMatplotlib."""
    make = figure()
    from matplotlib import rc_context  # noqa: PLC0415 - as above

    sides = max(len(row.intervals) for row in plot.rows)
    lines = sum(len(_lines(row.label)) for row in plot.rows)
    rows = LABEL * lines + (BAR * sides + GAP) * len(plot.rows)
    height = TOP + rows + BOTTOM + (0.2 if plot.mark_name else 0)
    settings: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "font.size": 9,
        "text.color": INK,
        "axes.labelcolor": DIM,
        "xtick.color": DIM,
    }
    with rc_context(settings):
        fig = make(figsize=(WIDTH, height))
        inner = (MARGIN, BOTTOM / height, 1 - 2 * MARGIN, 1 - (BOTTOM + TOP) / height)
        _draw(fig.add_axes(inner), plot, BAR * sides + GAP)
        out = io.StringIO()
        fig.savefig(out, format="svg", transparent=True, metadata=dict.fromkeys(METADATA))
    return _for_page(out.getvalue(), name, plot.alt)


# Words that a line runs behind.
ON_CARD = {"facecolor": CARD, "edgecolor": "none", "pad": 0.6}
METADATA = ("Date", "Creator", "Format", "Type")


def _draw(axes: Any, plot: Plot, bars: float) -> None:
    """A row: its label, and below it for each side a bar, the interval as a line, the value.
    ``bars``: how high they are, with the gap to the next row."""
    y = 0.0
    low, high = _reach(plot)
    left, right = (_beside(axes, place) for place in (0.01, 0.99))
    for row in plot.rows:
        for line in _lines(row.label):
            left(y + LABEL * 0.55, line, ha="left", color=INK, bbox=ON_CARD, zorder=3)
            y += LABEL
        middle = y + BAR / 2
        for side, (found, told) in enumerate(zip(row.intervals, row.told, strict=True)):
            value, least, most = (plot.factor * one for one in found)
            axes.barh(
                middle, value - plot.start, BAR * 0.8, left=plot.start,
                color=(FIRST, SECOND)[side % 2], alpha=0.85,
            )  # fmt: skip
            axes.plot([least, most], [middle, middle], color=INK, linewidth=1.3)
            right(middle, told, ha="right", color=DIM, fontsize=8.5)
            middle += BAR
        y += bars
    end = y + (0.2 if plot.mark_name else 0)
    if plot.mark is not None:
        axes.axvline(plot.mark, color=DIM, linewidth=1, linestyle=(0, (4, 3)))
        if plot.mark_name:
            axes.text(
                plot.mark, y + 0.1, plot.mark_name, ha=_anchor((plot.mark - low) / (high - low)),
                va="center", color=DIM, fontsize=8, bbox=ON_CARD,
            )  # fmt: skip
    axes.set_xlim(low, high)
    axes.set_ylim(end, 0)
    axes.set_yticks([])
    axes.tick_params(axis="x", length=3, color=LINE, labelsize=8)
    axes.xaxis.get_major_locator().set_params(nbins=5)
    if plot.unit:
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g} {plot.unit}".strip())
    for edge in ("top", "right", "left"):
        axes.spines[edge].set_visible(False)
    axes.spines["bottom"].set_color(LINE)


def _reach(plot: Plot) -> tuple[float, float]:
    """With room at the right for the values that stand there."""
    ends = [plot.factor * end for row in plot.rows for found in row.intervals for end in found]
    ends += [plot.start, *([plot.mark] if plot.mark is not None else [])]
    low, high = min(ends), max(ends)
    room = (high - low) or 1.0
    return low - 0.02 * room, high + 0.36 * room


def _beside(axes: Any, place: float) -> Callable[..., None]:
    """Writes at this part of the figure's width and a height in inches."""
    width = 1 - 2 * MARGIN
    where = axes.get_yaxis_transform()

    def write(y: float, words: str, **how: Any) -> None:
        axes.text((place - MARGIN) / width, y, words, va="center", transform=where, **how)

    return write


def _anchor(part: float) -> str:
    """A name near an end of the axis grows away from it."""
    return "left" if part < 0.1 else "right" if part > 0.9 else "center"


def _lines(label: str) -> list[str]:
    """All of it; only a command as long as a story is cut."""
    return wrap(label, LONGEST, max_lines=MOST_LINES, placeholder=" …") or [""]


def _for_page(text: str, name: str, alt: str) -> str:
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'\b(id=")', rf"\1{name}-", text)
    text = re.sub(r'(url\(#|href="#)', rf"\1{name}-", text)
    for drawn, shown in COLOURS.items():
        text = text.replace(drawn, shown)
    text = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", text)
    text = re.sub(
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>',
        rf'<svg viewBox="\1" role="img" aria-label="{_attribute(alt)}">',
        text,
        count=1,
    )
    return text.strip()


def _attribute(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
