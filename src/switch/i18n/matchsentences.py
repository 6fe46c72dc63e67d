"""What rounds count in a match, and what the table adds: their sentences in the rule text."""

from collections.abc import Iterator

from switch.i18n.endsentences import points_says
from switch.i18n.rulefacts import Facts, Paragraph, Say, long_only, paragraph, say

HOUR, MINUTE = 3600, 60


def match(facts: Facts) -> Iterator[Paragraph]:
    yield from paragraph("match", score_says(facts))
    yield from paragraph("match", target_says(facts))


def score_says(facts: Facts) -> Iterator[Say]:
    mode, key = facts.value["score.mode"], "score.mode"
    if mode == "rounds won":
        tell = say if facts.value["score.target"] else long_only
        yield tell("rule-match-wins", "10.1", key)
    elif mode == "winner collects":
        yield say("rule-match-collects", "10.1", key)
        if facts.value["draw.blocked_winner"] != "nobody":
            yield long_only("rule-match-less", "10.1", key)
    else:
        yield say("rule-match-penalty", "10.1", key)
    if facts.points:
        yield from points_says(facts, key)
        if facts.has("last doubles"):
            doubling = ("score.last_doubles",)
            yield say("rule-match-doubles", "10.5", *doubling, cards="last doubles")
    if facts.has("last points"):
        yield say("rule-match-last-card", "10.4", "score.last_card", list="last points")
    if mode in ("rounds won", "winner collects"):
        yield long_only("rule-match-shared", "10.7")


def target_says(facts: Facts) -> Iterator[Say]:
    mode, target = facts.value["score.mode"], int(facts.value["score.target"])
    keys = ("score.target", "score.mode")
    if not target:
        yield long_only("rule-match-endless", "10.2", "score.target")
        return
    ends = {"penalty": "penalty", "elimination": "elimination"}.get(mode, "first")
    yield say(f"rule-match-{ends}-target", "10.2", *keys, count=target)
    if facts.value["score.exact_resets"] and ends != "first":
        yield say("rule-match-resets", "10.3", "score.exact_resets", count=target)
    if ends != "first":
        yield long_only("rule-match-ties", "10.7")


def table(facts: Facts) -> Iterator[Paragraph]:
    yield from paragraph("table", _clock(facts))
    view = facts.value["table.view"]
    tell = say if view == "open" else long_only
    yield from paragraph("table", [tell(f"rule-view-{view}", "11.2", "table.view")])


def _clock(facts: Facts) -> Iterator[Say]:
    seconds = int(facts.value["table.clock"])
    if not seconds:
        return
    unit, size = "seconds", 1
    if seconds % HOUR == 0:
        unit, size = "hours", HOUR
    elif seconds % MINUTE == 0:
        unit, size = "minutes", MINUTE
    yield say("rule-clock", "11.1", "table.clock", unit=unit, count=seconds // size)
    expiry = {"the computer plays": "computer", "skip": "skip"}
    message = expiry.get(facts.value["table.on_expiry"], "draw")
    yield say(f"rule-expiry-{message}", "11.1", "table.on_expiry")
