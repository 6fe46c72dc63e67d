"""The report: one page that needs nothing but itself, with plots beside their tables."""

from html import escape

from . import pictures, plots, telling
from .results import Result
from .sheets import Sheet, sheets
from .words import Words

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf6; --card: #ffffff; --ink: #12241e;
  --dim: #4d5f57; --line: #d8d5c8; --first: #17806a; --second: #c07a12; --shade: #f1efe6; }
@media (prefers-color-scheme: dark) { :root { --paper: #0b1f19; --card: #10291f; --ink: #f3ead6;
  --dim: #bfd0c4; --line: #31493f; --first: #3fb595; --second: #f0b04a; --shade: #163328; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem clamp(0.8rem, 3vw, 2rem) 3rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.2rem); line-height: 1.2; margin: 0 0 .4rem;
  text-wrap: balance; }
h2 { font-size: 1.2rem; margin: 0 0 .8rem; }
p { margin: 0 0 .7rem; max-width: 46rem; }
.dim, .note { color: var(--dim); }
.note { font-size: .875rem; margin: .7rem 0 0; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: clamp(.9rem, 2.5vw, 1.5rem); margin-top: 1.2rem; }
.summary li { margin: .35rem 0; }
.summary ul { margin: 0; padding-left: 1.2rem; max-width: 52rem; }
.pair { display: grid; gap: 1.2rem 2rem; grid-template-columns: minmax(0, 1fr);
  align-items: start; }
@media (min-width: 62rem) { .pair.both { grid-template-columns: minmax(0, 28rem) minmax(0, 1fr); } }
figure { margin: 0; max-width: 30rem; }
figcaption { font-weight: 600; margin-bottom: .3rem; }
svg { width: 100%; height: auto; display: block; }
svg text { font-family: inherit; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; color: var(--dim); font-size: .85rem; }
.key i { display: inline-block; width: .8rem; height: .8rem; border-radius: 2px;
  margin-right: .4rem; vertical-align: -0.05rem; background: var(--first); }
.key .second i { background: var(--second); }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid var(--first); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .9rem;
  font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .35rem .5rem; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; padding-left: 0;
  min-width: 9rem; font-weight: 400; overflow-wrap: anywhere; }
thead th, thead th:first-child { color: var(--dim); font-weight: 600; border-bottom-width: 2px;
  white-space: normal; vertical-align: bottom; }
.words td:nth-child(2), .words th:nth-child(2) { text-align: left; white-space: normal; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1rem; margin: 0; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; }
@media (max-width: 34rem) { th, td { padding: .35rem .25rem; } table { font-size: .8rem; }
  thead th { font-size: .72rem; } section { padding: .8rem; }
  th:first-child, td:first-child { min-width: 6rem; } td { white-space: normal; }
  td:last-child { min-width: 3.8rem; }
  dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .4rem; } }
@media print { section { break-inside: avoid; } }
""".strip()
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(result: Result, lang: str) -> str:
    """Raises plots.NoMatplotlib."""
    words = Words(lang)
    title = telling.title(result, lang)
    drawn = pictures.plots(result, lang)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="dim">{escape(telling.played(result, lang))}</p>',
        *(f"<p>{escape(line)}</p>" for line in telling.remarks(result, lang)),
        _summary(result, words),
        *(
            _section(sheet, drawn.get(sheet.title), f"p{number}", words)
            for number, sheet in enumerate(sheets(result, lang))
        ),
        _made(result, words),
    ]
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{"".join(parts)}
</main>
</body>
</html>
"""


def _summary(result: Result, words: Words) -> str:
    told = telling.told(result, words.lang)
    if not told:
        return ""
    lines = "".join(f"<li>{escape(line)}</li>" for line in told)
    heading = escape(words.text("lab-report-summary"))
    return f'<section class="summary"><h2>{heading}</h2><ul>{lines}</ul></section>'


def _section(sheet: Sheet, plot: plots.Plot | None, name: str, words: Words) -> str:
    figure = ""
    if plot is not None:
        key = [f"<span><i></i>{escape(side)}</span>" for side in plot.sides[:1]]
        key += [f'<span class="second"><i></i>{escape(side)}</span>' for side in plot.sides[1:]]
        key.append(f"<span>{escape(words.text('lab-plot-interval'))}</span>")
        figure = (
            f"<figure><figcaption>{escape(plot.title)}</figcaption>"
            f'{plots.svg(plot, name)}<div class="key">{"".join(key)}</div></figure>'
        )
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in sheet.notes)
    table = _table(sheet, name) if sheet.rows else ""
    both = " both" if figure else ""
    return (
        f'<section><h2 id="{name}">{escape(sheet.title)}</h2><div class="pair{both}">'
        f"{figure}<div>{table}{notes}</div></div></section>"
    )


def _table(sheet: Sheet, name: str) -> str:
    """It may be wider than a phone: then it alone is moved sideways, by keyboard too."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in sheet.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        f"{''.join(f'<td>{escape(cell)}</td>' for cell in rest)}</tr>"
        for first, *rest in sheet.rows
    )
    words = ' class="words"' if sheet.words else ""
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-labelledby="{name}">'
        f"<table{words}><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _made(result: Result, words: Words) -> str:
    kernel = words.text("lab-report-native" if result.about.native else "lab-report-plain")
    seconds = words.number(result.about.seconds, 1)
    versions = ", ".join(f"{name} {number}" for name, number in result.versions.items())
    codes = dict.fromkeys(arm.code for arm in result.arms[:2])
    rows = (
        ("command", f"<code>{escape(result.about.command)}</code>"),
        ("seed", str(result.seed)),
        ("rounds", words.count(result.rounds)),
        ("took", escape(words.text("lab-report-seconds", seconds=seconds))),
        ("kernel", escape(kernel)),
        ("versions", escape(versions)),
        ("rules", "<br>".join(f"<code>{escape(code)}</code>" for code in codes)),
    )
    told = "".join(
        f"<dt>{escape(words.text(f'lab-report-{key}'))}</dt><dd>{v}</dd>" for key, v in rows
    )
    return f"<section><h2>{escape(words.text('lab-report-how'))}</h2><dl>{told}</dl></section>"
