"""A result in sentences."""

from .estimates import SHARE
from .measures import COMEBACK
from .results import TOLD, Result
from .words import Words, digits


def title(result: Result, lang: str) -> str:
    words = Words(lang)
    first = result.arms[0]
    if result.kind == "compare":
        return words.text(
            "lab-title-compare",
            left=words.rules_title(first),
            right=words.rules_title(result.arms[1]),
        )
    return words.text(f"lab-title-{result.kind}", name=words.rules_title(first))


def played(result: Result, lang: str) -> str:
    """How many rounds of whom, from which seed."""
    words = Words(lang)
    arm = result.arms[0]
    names = list(dict.fromkeys(name for one in result.arms for name in one.players))
    return words.text(
        "lab-played",
        rounds=words.count(result.rounds),
        deals=words.count(result.deals),
        seats=len(arm.players),
        players=", ".join(names if result.kind == "tournament" else _counted(arm.players)),
        seed=str(result.seed),
    )


def _counted(players: tuple[str, ...]) -> list[str]:
    names = dict.fromkeys(players)
    return [
        name if players.count(name) == 1 else f"{players.count(name)} × {name}" for name in names
    ]


def told(result: Result, lang: str) -> list[str]:
    """A comparison in sentences: first what differs, then what shows no difference."""
    if result.kind != "compare":
        return []
    words = Words(lang)
    left, right = result.arms[:2]
    if right.same:
        return [words.text("lab-told-same", rounds=words.count(right.rounds))]
    changed: list[str] = []
    same: list[str] = []
    for key in TOLD:
        before, after, gap = left.line(key), right.line(key), right.gap(key)
        if before is None or after is None or gap is None:
            continue
        if key == "blocked" and before.interval.value == after.interval.value == 0:
            continue
        low, high = gap.interval.low, gap.interval.high
        way = "more" if low > 0 else "less" if high < 0 else "same"
        ends = sorted((abs(low), abs(high))) if way != "same" else (low, high)
        factor = 100 if gap.form == SHARE else 1
        places = 1 if gap.form == SHARE else digits(gap.interval)
        by, least, most = (
            words.number(factor * one, places) for one in (abs(gap.interval.value), *ends)
        )
        sentence = words.text(
            f"lab-told-{key.replace(' ', '-')}",
            way=way,
            by=by,
            low=least,
            high=most,
            left=words.of(gap.form, before.interval),
            right=words.of(gap.form, after.interval),
            name=left.players[0],
            count=COMEBACK,
        )
        (same if way == "same" else changed).append(sentence)
    return changed + same


def remarks(result: Result, lang: str) -> list[str]:
    """Whether the win rates are known as closely as was asked for, and which of two games is told
    of."""
    words = Words(lang)
    found = []
    if result.within:
        key = "lab-stopped" if result.stopped else "lab-not-reached"
        found.append(words.text(key, within=words.number(100 * result.within, 1)))
    if result.kind == "compare":
        left, right = map(words.game, result.arms[:2])
        if left != right:
            found.append(words.text("lab-told-which", left=left, right=right))
    return found
