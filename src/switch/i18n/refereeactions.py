"""The actions of the referee's text: conditions in the order they are tried, effects in theirs."""

from collections.abc import Iterator

from switch.i18n import refereechoices as choices
from switch.i18n.cardsentences import (
    answer_says,
    empty_says,
    follows,
    passing_says,
    paying_after,
)
from switch.i18n.endsentences import early_catch
from switch.i18n.refereeitems import Item, at, ends, head
from switch.i18n.rulefacts import Facts, say
from switch.i18n.rulesentences import draw_says, set_says, stock_says


def actions(facts: Facts) -> Iterator[Item]:
    yield from _lay(facts)
    if facts.has("fit.names_suit"):
        yield from _name(facts)
    if facts.has("fit.names_rank"):
        yield from choices.name_rank(facts)
    if facts.more:
        yield from _end(facts)
    if facts.has("turn.exchange") and facts.chooses:
        yield from choices.exchange(facts)
    if facts.has("turn.give"):
        yield from choices.give(facts)
    yield from _draw(facts)
    yield from _pass(facts)
    if facts.jumps:
        yield from choices.jump(facts)
    if facts.value["interrupt.challenge"]:
        yield from choices.challenge(facts)
    if facts.value["call.required"]:
        yield from choices.call(facts)
        yield from choices.catch(facts)


def _waiting(facts: Facts) -> Iterator[Item]:
    """What has to be chosen or named before anything else."""
    if facts.chooses:
        yield Item(2, say("ref-if-chosen", "8.8"))
    if facts.has("fit.names_rank"):
        yield Item(2, say("ref-if-no-rank", "6.4", "fit.names_rank"))
    if facts.has("fit.names_suit"):
        yield Item(2, say("ref-if-no-suit", "6.3", "fit.names_suit"))


def _lay(facts: Facts) -> Iterator[Item]:
    yield from head(facts, "ref-lay", "1.2", facts.example)
    yield from _waiting(facts)
    yield Item(2, say("ref-if-held", "1.2"))
    yield from _threats(facts)
    if facts.value["draw.may_lay"] in ("the drawn card", "must"):
        yield Item(2, say("ref-if-drawn", "9.2", "draw.may_lay"))
    yield from _fit(facts)
    if facts.more:
        yield from _further(facts)
    if facts.has("end.only_last"):
        keys = ("end.only_last", "end.not_last")
        yield Item(2, say("ref-if-only-last", "9.13", *keys, cards="finishers"))
    elif facts.has("end.not_last"):
        yield Item(2, say("ref-if-last", "9.10", "end.not_last", cards="end.not_last"))
    yield from _laid(facts)


def _further(facts: Facts) -> Iterator[Item]:
    yield Item(2, say("ref-if-further", "8.9"))
    if facts.several:
        yield from at(3, [one for one in set_says(facts) if "effects" not in one.message])
    for kinds in facts.groups:
        if kinds[0] in facts.kinds("turn.dump_suit"):
            yield Item(3, follows(facts), kinds)


def _threats(facts: Facts) -> Iterator[Item]:
    """What stands against a lay before it is asked whether the card fits."""
    if facts.has("attack.draw") and facts.answers == "nothing":
        yield Item(2, say("ref-if-no-debt", "7.2", "attack.answered_by"))
    elif facts.has("attack.draw"):
        yield Item(2, say("ref-if-answers", "7.2", "attack.answered_by"))
        yield from at(3, [one for one in answer_says(facts) if "rule-answer" in one.message])
        for kinds in facts.groups:
            yield from (Item(3, one, kinds) for one in passing_says(facts, kinds[0]))
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-if-skip", "8.2", "turn.skip_answered"))
    if facts.has("attack.draw") and facts.value["attack.on_empty_stock"] == "not allowed":
        yield from at(2, empty_says(facts))


def _fit(facts: Facts) -> Iterator[Item]:
    when = facts.value["fit.wild_when"]
    wild = facts.has("fit.wild") and when != "only when it fits"
    if facts.has("fit.names_rank") and wild:
        keys = ("fit.names_rank", "fit.wild")
        yield Item(2, say("ref-if-fits-rank-wild", "6.4", *keys, cards="fit.wild"))
    elif facts.has("fit.names_rank"):
        yield Item(2, say("ref-if-fits-rank", "6.4", "fit.names_rank"))
    start = "otherwise" if _cases(facts) else "plain"
    if not wild:
        yield Item(2, say("ref-if-fits", "2.1", "fit.wild_when", start=start))
        return
    keys = ("fit.wild", "fit.wild_when")
    yield Item(2, say("ref-if-fits-wild", "6.1", *keys, cards="fit.wild", start=start))
    if when == "not on a wild":
        yield Item(2, say("ref-if-fits-but", "6.2", *keys, cards="fit.wild"))


def _cases(facts: Facts) -> bool:
    """Whether something said before takes the place of what fits."""
    answered = facts.has("attack.draw") and facts.answers != "nothing"
    drawn = facts.value["draw.may_lay"] in ("the drawn card", "must")
    return bool(
        answered or drawn or facts.value["turn.skip_answered"] or facts.has("fit.names_rank")
    )


def _laid(facts: Facts) -> Iterator[Item]:
    yield Item(1, say("ref-then", "1.2"))
    named = "yes" if facts.has("fit.names_suit") else "no"
    yield Item(2, say("ref-then-pile", "1.2", named=named))
    if facts.value["call.required"]:
        yield Item(2, say("ref-then-safe", "4.8"))
    if facts.has("covered"):
        yield Item(2, say("ref-then-cover", "9.14", "end.cover", cards="covered"))
    if facts.places:
        yield Item(2, say("ref-then-out-places", "9.15", "end.places"))
    else:
        yield Item(2, say("ref-then-out", "1.6"))
    if early_catch(facts):
        yield Item(2, say("ref-then-exposed", "9.20", "call.window"))
    if facts.more:
        yield Item(2, say("ref-then-more", "8.9", "sets.several"))
    if facts.has("fit.names_suit"):
        yield Item(2, say("ref-then-name", "6.3", "fit.names_suit"))
    if facts.has("fit.names_rank"):
        yield Item(2, say("ref-then-name-rank", "6.4", "fit.names_rank"))
    if facts.chooses:
        yield Item(2, say("ref-then-choose", "8.8"))
    branches = facts.more or facts.names or facts.chooses
    yield Item(2, say("ref-then-over" if branches else "ref-then-ends", "1.5"))


def _name(facts: Facts) -> Iterator[Item]:
    yield from head(facts, "ref-name", "6.3", f"suit:{facts.pack.suits[0]}")
    yield Item(2, say("ref-if-named", "6.3", "fit.names_suit", cards="fit.names_suit"))
    yield Item(1, say("ref-then", "6.3"))
    yield Item(2, say("ref-then-force", "1.11"))
    yield from ends(facts)


def _end(facts: Facts) -> Iterator[Item]:
    yield from head(facts, "ref-end", "8.9")
    yield from _waiting(facts)
    yield Item(2, say("ref-if-more", "8.9", "sets.several", "turn.dump_suit"))
    yield Item(1, say("ref-then", "8.9"))
    yield from ends(facts)


def _draw(facts: Facts) -> Iterator[Item]:
    yield from head(facts, "ref-draw", "9.3")
    yield from _waiting(facts)
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-if-no-skip", "8.2", "turn.skip_answered"))
    yield Item(2, say("ref-if-cards", "1.9", "draw.stock_empty"))
    yield Item(2, say("ref-if-fresh", "1.5"))
    if facts.value["call.required"]:
        yield Item(1, say("ref-then-safe", "4.8"))
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
    if facts.has("attack.draw") and paying_after(facts) == "may-lay":
        yield Item(3, say("ref-if-unpaid", "7.10", "attack.after_paying"))
    if facts.value["draw.upto"] > 1:
        yield Item(3, say("ref-if-upto", "9.1", "draw.upto", count=facts.value["draw.upto"]))
    if facts.value["draw.hand_limit"]:
        limit = facts.value["draw.hand_limit"]
        yield Item(3, say("ref-if-limit", "9.6", "draw.hand_limit", count=limit))
    yield Item(3, say("ref-draw-one", "9.3"))
    yield from at(3, list(draw_says(facts))[1:])
    yield from at(1, stock_says(facts))


def _pass(facts: Facts) -> Iterator[Item]:
    yield from head(facts, "ref-pass", "9.7")
    yield from _waiting(facts)
    if facts.more:
        yield Item(2, say("ref-if-nothing-laid", "1.5"))
    yield Item(1, say("ref-cases", "9.7"))
    if facts.value["draw.may_lay"] == "the drawn card":
        yield Item(2, say("ref-pass-keep", "9.2", "draw.may_lay"))
    if facts.has("attack.draw") and paying_after(facts) == "may-lay":
        yield Item(2, say("ref-pass-paid", "7.10", "attack.after_paying"))
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-pass-stand", "8.2", "turn.skip_answered"))
    if facts.has("attack.draw"):
        yield Item(2, say("ref-pass-debt", "1.9"))
    able = "able" if facts.value["draw.though_able"] else "unable"
    yield Item(2, say(f"ref-pass-{able}", "1.9", "draw.though_able"))
    any_card = facts.value["draw.may_lay"] == "any card"
    often = facts.value["draw.upto"] != 1 or any_card
    if often or facts.value["draw.hand_limit"]:
        keys = ("draw.upto", "draw.hand_limit", "draw.though_able")
        yield Item(2, say(f"ref-pass-enough-{able}", "9.7", *keys))
    yield Item(1, say("ref-then", "1.5"))
    if facts.value["call.required"]:
        yield Item(2, say("ref-then-safe", "4.8"))
    limit = "yes" if facts.value["draw.hand_limit"] else "no"
    after = often and facts.value["draw.blocked_extra"]
    counted = "ref-pass-counted-after" if after else "ref-pass-counted"
    asked = ("draw.blocked_extra", "draw.hand_limit")
    yield Item(2, say(counted, "9.8", *asked, open=facts.open_threats, limit=limit))
    yield Item(2, say("ref-then-next", "1.5"))
