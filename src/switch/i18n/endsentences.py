"""What happens out of turn, the end of a round and the last-card call: their sentences in the rule
text."""

from collections.abc import Iterator

from switch.i18n.rulefacts import Facts, Paragraph, Say, long_only, paragraph, say


def interrupts(facts: Facts) -> Iterator[Paragraph]:
    if facts.jumps:
        yield from paragraph("interrupt", jump_says(facts))
    if facts.value["interrupt.challenge"]:
        yield from paragraph("interrupt", challenge_says(facts))


def jump_says(facts: Facts) -> Iterator[Say]:
    yield say("rule-jump", "8.13", "interrupt.jump_in", open=facts.open_threats)
    yield long_only("rule-jump-turn", "8.13", "interrupt.jump_in")


def challenge_says(facts: Facts) -> Iterator[Say]:
    key = "interrupt.challenge"
    yield say("rule-challenge", "8.14", key, cards="challenged")
    yield say("rule-challenge-bluff", "8.14", key)
    yield say("rule-challenge-lost", "8.14", key)
    cost = int(facts.value["interrupt.challenge_penalty"])
    won = "rule-challenge-won" if cost else "rule-challenge-free"
    yield say(won, "8.14", key, "interrupt.challenge_penalty", count=cost)


def ending(facts: Facts) -> Iterator[Paragraph]:
    yield from paragraph("end", out_says(facts))
    yield from paragraph("end", last_card_says(facts))
    yield from paragraph("end", _blocked(facts))


def out_says(facts: Facts) -> Iterator[Say]:
    if not facts.places:
        yield say("rule-out", "1.6", "end.places")
        return
    yield say("rule-out-places", "9.15", "end.places")
    left = {
        "debt": facts.has("attack.draw"),
        "skip": facts.has("turn.skip") or facts.turn_skips,
        "direction": facts.has("turn.reverse"),
    }
    parts = " ".join(f"rule-left-{name}" for name, on in left.items() if on)
    if parts:
        yield long_only("rule-places-acts", "9.15", "end.places", parts=parts)
    else:
        yield long_only("rule-places-silent", "9.15", "end.places")
    drawn = facts.value["attack.rest"] == "drawn at once" and not facts.value["attack.cancel_all"]
    if facts.has("attack.cancel") and drawn:
        yield long_only("rule-places-rest", "9.15", "end.places", "attack.rest")
    yield long_only("rule-places-gone", "9.15", "end.places")


def last_card_says(facts: Facts) -> Iterator[Say]:
    if facts.has("end.only_last"):
        overlap = facts.kinds("end.only_last").keys() & facts.kinds("end.not_last").keys()
        keys = ("end.only_last", "end.not_last") if overlap else ("end.only_last",)
        yield say("rule-only-last", "9.13", *keys, cards="finishers")
    elif facts.has("end.not_last"):
        yield say("rule-not-last", "9.10", "end.not_last", cards="end.not_last")
    if facts.has("covered"):
        yield say("rule-cover", "9.14", "end.cover", cards="covered")


def _blocked(facts: Facts) -> Iterator[Say]:
    empty = facts.value["draw.stock_empty"] == "round over"
    if empty:
        debt = "yes" if facts.has("attack.draw") else "no"
        yield long_only("rule-blocked-empty", "9.4", "draw.stock_empty", debt=debt)
    more = bool(facts.value["draw.blocked_extra"])
    if not empty:
        yield long_only(
            "rule-blocked-more" if more else "rule-blocked", "9.8", "draw.blocked_extra"
        )
    elif facts.value["draw.hand_limit"]:
        keys, again = ("draw.blocked_extra", "draw.hand_limit"), "yes" if more else "no"
        yield long_only("rule-blocked-full", "9.8", *keys, more=again)
    winner = str(facts.value["draw.blocked_winner"]).rpartition(" ")[2]
    yield say(f"rule-blocked-{winner}", "9.9", "draw.blocked_winner")
    if facts.places:
        yield long_only("rule-blocked-first", "9.15", "end.places")
    if winner == "points" and not facts.points:
        yield from points_says(facts, "draw.blocked_winner")


def points_says(facts: Facts, key: str) -> Iterator[Say]:
    """What cards count; ``key``: the option that asks."""
    pack = facts.rules.pack_name
    kind = pack if pack.startswith("colour") else "jokers" if facts.suitless else "french"
    if facts.has("score.points"):
        rest = "yes" if len(facts.kinds("points")) < len(facts.pack.codes) else "no"
        yield long_only("rule-points-own", "9.9", key, "score.points", list="points", rest=rest)
    else:
        yield long_only("rule-points", "9.9", key, "score.points", of=kind)


def call(facts: Facts) -> Iterator[Paragraph]:
    if facts.value["call.required"]:
        yield from paragraph("call", call_says(facts))
        yield from paragraph("call", catch_says(facts))
        yield from paragraph("call", false_says(facts))


def call_says(facts: Facts) -> Iterator[Say]:
    when = {"with": "with", "before": "before"}.get(facts.value["call.when"], "until")
    clause = "9.11" if when == "until" else "9.16"
    yield say(f"rule-call-{when}", clause, "call.required", "call.when")
    yield long_only("rule-call-lapses", "4.7", "call.required")


def catch_says(facts: Facts) -> Iterator[Say]:
    penalty, key = int(facts.value["call.penalty"]), "call.catchers"
    who = "anybody" if facts.value[key] == "anybody" else "next"
    message = "rule-caught" if penalty else "rule-caught-free"
    clause = "9.11" if who == "anybody" else "9.19"
    yield say(message, clause, "call.penalty", key, count=penalty, who=who)
    if early_catch(facts):
        yield long_only("rule-window", "9.20", "call.window")
    grace = int(facts.value["call.grace"])
    if grace:
        yield long_only("rule-grace", "9.21", "call.grace", count=grace)


def early_catch(facts: Facts) -> bool:
    """Whether somebody can be caught while the turn still runs: others than the seat on turn."""
    runs = facts.more or facts.names or facts.chooses
    anybody = facts.value["call.catchers"] == "anybody"
    window = bool(facts.value["call.required"]) and facts.value["call.window"] == "the lay"
    return runs and anybody and window


def false_says(facts: Facts) -> Iterator[Say]:
    found = [
        say(message, clause, key, count=int(facts.value[key]))
        for key, message, clause in (
            ("call.false_call", "rule-false-call", "9.17"),
            ("call.false_catch", "rule-false-catch", "9.18"),
        )
        if facts.value[key]
    ]
    yield from found
    if found:
        yield long_only("rule-false-once", found[0].clause, *(one.keys[0] for one in found))
