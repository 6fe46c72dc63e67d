"""The actions of the referee's text: conditions in the order they are tried, effects in theirs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from switch.i18n.cardsentences import answer_says, empty_says, paying_after
from switch.i18n.rulefacts import Facts, Say, say
from switch.i18n.rulesentences import draw_says, set_says, stock_says


@dataclass(frozen=True)
class Item:
    """A line of the referee's text; ``about``: the kinds it is headed with."""

    depth: int
    say: Say
    about: tuple[int, ...] = ()


def actions(facts: Facts) -> Iterator[Item]:
    yield from _lay(facts)
    if facts.has("fit.names_suit"):
        yield from _name(facts)
    if _more(facts):
        yield from _end(facts)
    yield from _draw(facts)
    yield from _pass(facts)
    if facts.value["call.required"]:
        yield from _call(facts)


def _more(facts: Facts) -> bool:
    """Whether further cards may follow the first of a turn."""
    return facts.several or facts.has("turn.dump_suit")


def _at(depth: int, says: Iterable[Say]) -> Iterator[Item]:
    return (Item(depth, one) for one in says)


def _head(message: str, clause: str, code: str = "") -> Iterator[Item]:
    yield Item(0, say(message, clause, code=code))
    yield Item(1, say("ref-needs", clause))
    yield Item(2, say("ref-if-turn", "1.5"))


def _lay(facts: Facts) -> Iterator[Item]:
    codes = facts.pack.codes
    yield from _head("ref-lay", "1.2", "7S" if "7S" in codes else codes[0])
    if facts.has("fit.names_suit"):
        yield Item(2, say("ref-if-no-suit", "6.3"))
    yield Item(2, say("ref-if-held", "1.2"))
    yield from _threats(facts)
    if facts.has("end.not_last"):
        yield Item(2, say("ref-if-last", "9.10", "end.not_last", cards="end.not_last"))
    if facts.value["draw.may_lay"] in ("the drawn card", "must"):
        yield Item(2, say("ref-if-drawn", "9.2", "draw.may_lay"))
    yield from _fit(facts)
    if _more(facts):
        yield Item(2, say("ref-if-further", "8.9"))
        if facts.several:
            yield from _at(3, [one for one in set_says(facts) if "effects" not in one.message])
        for kinds in facts.groups:
            if kinds[0] in facts.kinds("turn.dump_suit"):
                which = f"-{facts.value['turn.dump_which']}" if facts.several else ""
                keys = ("turn.dump_suit", "turn.dump_which")
                yield Item(3, say(f"rule-dump{which}", "8.6", *keys), kinds)
    yield from _laid(facts)


def _threats(facts: Facts) -> Iterator[Item]:
    """What stands against a lay before it is asked whether the card fits."""
    if facts.has("attack.draw") and facts.answers == "nothing":
        yield Item(2, say("ref-if-no-debt", "7.2", "attack.answered_by"))
    elif facts.has("attack.draw"):
        yield Item(2, say("ref-if-answers", "7.2", "attack.answered_by"))
        yield from _at(3, [one for one in answer_says(facts) if "rule-answer" in one.message])
        for kinds in facts.groups:
            for key, message, clause in PASSING:
                if kinds[0] in facts.kinds(key):
                    yield Item(3, say(message, clause, key), kinds)
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-if-skip", "8.2", "turn.skip_answered"))
    if facts.has("attack.draw") and facts.value["attack.on_empty_stock"] == "not allowed":
        yield from _at(2, empty_says(facts))


PASSING = (
    ("attack.deflect", "rule-deflect", "7.7"),
    ("attack.send_back", "rule-send-back", "7.8"),
)


def _fit(facts: Facts) -> Iterator[Item]:
    when = facts.value["fit.wild_when"]
    if not facts.has("fit.wild") or when == "only when it fits":
        yield Item(2, say("ref-if-fits", "2.1", "fit.wild_when"))
        return
    keys = ("fit.wild", "fit.wild_when")
    yield Item(2, say("ref-if-fits-wild", "6.1", *keys, cards="fit.wild"))
    if when == "not on a wild":
        yield Item(2, say("ref-if-fits-but", "6.2", *keys, cards="fit.wild"))


def _laid(facts: Facts) -> Iterator[Item]:
    yield Item(1, say("ref-then", "1.2"))
    yield Item(2, say("ref-then-pile", "1.2"))
    if facts.value["call.required"]:
        yield Item(2, say("ref-then-safe", "4.8"))
    yield Item(2, say("ref-then-out", "1.6"))
    if _more(facts):
        yield Item(2, say("ref-then-more", "8.9", "sets.several"))
    if facts.has("fit.names_suit"):
        yield Item(2, say("ref-then-name", "6.3", "fit.names_suit"))
    branches = _more(facts) or facts.has("fit.names_suit")
    yield Item(2, say("ref-then-over" if branches else "ref-then-ends", "1.5"))


def _name(facts: Facts) -> Iterator[Item]:
    yield from _head("ref-name", "6.3", f"suit:{facts.pack.suits[0]}")
    yield Item(2, say("ref-if-named", "6.3", "fit.names_suit", cards="fit.names_suit"))
    yield Item(1, say("ref-then", "6.3"))
    yield Item(2, say("ref-then-force", "1.11"))
    yield Item(2, say("ref-then-ends", "1.5"))


def _end(facts: Facts) -> Iterator[Item]:
    yield from _head("ref-end", "8.9")
    yield Item(2, say("ref-if-more", "8.9", "sets.several", "turn.dump_suit"))
    yield Item(1, say("ref-then", "8.9"))
    yield Item(2, say("ref-then-ends", "1.5"))
    del facts


def _draw(facts: Facts) -> Iterator[Item]:
    yield from _head("ref-draw", "9.3")
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-if-no-skip", "8.2", "turn.skip_answered"))
    yield Item(2, say("ref-if-cards", "1.9", "draw.stock_empty"))
    yield Item(2, say("ref-if-fresh", "1.5"))
    yield Item(1, say("ref-cases", "9.3"))
    if facts.has("attack.draw"):
        yield Item(2, say("ref-case-debt", "7.10"))
        if facts.value["attack.gather_first"]:
            yield Item(3, say("rule-gather", "7.11", "attack.gather_first"))
        after = paying_after(facts)
        yield Item(3, say(f"ref-after-{after}", "7.10", "attack.after_paying"))
    yield Item(2, say("ref-case-draw", "9.3"))
    if not facts.value["draw.though_able"]:
        yield Item(3, say("ref-if-unable", "9.3", "draw.though_able"))
    if facts.value["draw.upto"] > 1:
        yield Item(3, say("ref-if-upto", "9.1", "draw.upto", count=facts.value["draw.upto"]))
    if facts.value["draw.hand_limit"]:
        limit = facts.value["draw.hand_limit"]
        yield Item(3, say("ref-if-limit", "9.6", "draw.hand_limit", count=limit))
    yield Item(3, say("ref-draw-one", "9.3"))
    yield from _at(3, list(draw_says(facts))[1:])
    yield from _at(1, stock_says(facts))


def _pass(facts: Facts) -> Iterator[Item]:
    yield Item(0, say("ref-pass", "9.7"))
    yield Item(1, say("ref-cases", "9.7"))
    if facts.value["draw.may_lay"] == "the drawn card":
        yield Item(2, say("ref-pass-keep", "9.2", "draw.may_lay"))
    if facts.has("attack.draw") and paying_after(facts) == "may-lay":
        yield Item(2, say("ref-pass-paid", "7.10", "attack.after_paying"))
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-pass-stand", "8.2", "turn.skip_answered"))
    if facts.has("attack.draw"):
        yield Item(2, say("ref-pass-debt", "1.9"))
    nothing = "nothing" if facts.value["draw.though_able"] else "unable"
    yield Item(2, say(f"ref-pass-{nothing}", "1.9", "draw.though_able"))
    if facts.value["draw.upto"] != 1 or facts.value["draw.hand_limit"]:
        yield Item(2, say("ref-pass-enough", "9.7", "draw.upto", "draw.hand_limit"))
    yield Item(1, say("ref-then", "1.5"))
    yield Item(2, say("ref-then-next", "1.5"))


def _call(facts: Facts) -> Iterator[Item]:
    yield Item(0, say("ref-call", "4.6"))
    yield Item(1, say("ref-cases", "4.6"))
    yield Item(2, say("ref-call-before", "4.6", "call.required"))
    if facts.has("fit.names_suit"):
        yield Item(2, say("ref-call-naming", "4.6", "call.required"))
    yield Item(2, say("ref-call-after", "4.6", "call.required"))
    yield Item(1, say("ref-then", "4.6"))
    yield Item(2, say("ref-then-called", "4.6"))
    yield Item(2, say("rule-call-lapses", "4.7"))
    yield Item(0, say("ref-catch", "4.8"))
    yield Item(1, say("ref-needs", "4.8"))
    yield Item(2, say("ref-if-exposed", "4.8", "call.required"))
    yield Item(1, say("ref-then", "4.8"))
    penalty = int(facts.value["call.penalty"])
    if penalty:
        yield Item(2, say("ref-then-caught", "4.8", "call.penalty", count=penalty))
    else:
        yield Item(2, say("rule-caught-free", "4.8", "call.penalty"))
