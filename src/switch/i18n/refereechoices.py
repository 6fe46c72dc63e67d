"""The actions that only some rule sets have, for the referee's text: a rank, a player or a card is
chosen, a card is thrown in or challenged, the last card is called."""

from collections.abc import Iterator

from switch.i18n.cardsentences import paying_after
from switch.i18n.endsentences import challenge_says, early_catch
from switch.i18n.refereeitems import Item, at, ends, head
from switch.i18n.rulefacts import Facts, Say, say


def name_rank(facts: Facts) -> Iterator[Item]:
    rank = next(one for one in "7123456A89" if one in facts.pack.ranks)
    yield from head(facts, "ref-rank", "6.4", f"rank:{rank}")
    yield Item(2, say("ref-if-rank-named", "6.4", "fit.names_rank", cards="fit.names_rank"))
    yield Item(2, say("ref-if-rank", "6.4", "fit.names_rank"))
    yield Item(1, say("ref-then", "6.4"))
    yield Item(2, say("ref-then-rank", "6.4", "fit.names_rank"))
    yield from ends(facts)


def exchange(facts: Facts) -> Iterator[Item]:
    keys = ("turn.exchange", "turn.exchange_with")
    yield from head(facts, "ref-with", "8.8", "with:2")
    yield Item(2, say("ref-if-exchange", "8.8", *keys, cards="turn.exchange"))
    yield Item(2, say("ref-if-partner", "8.8", "turn.exchange_with"))
    yield Item(1, say("ref-then", "8.8"))
    yield Item(2, say("ref-then-exchange", "8.8", *keys))
    yield Item(2, say("ref-with-two", "8.8", "turn.exchange_with"))


def give(facts: Facts) -> Iterator[Item]:
    keys, code = ("turn.give", "turn.give_who"), facts.example
    everybody = facts.value["turn.give_who"] == "everybody"
    yield from head(facts, "ref-give", "8.12", f"give:{code}")
    yield Item(2, say("ref-if-give", "8.12", "turn.give", cards="turn.give"))
    yield Item(2, say("ref-if-held", "1.2"))
    yield Item(1, say("ref-then", "8.12"))
    if everybody:
        yield Item(2, say("ref-give-aside", "8.12", *keys))
        yield Item(2, say("ref-give-next", "8.12", *keys))
        yield Item(2, say("ref-give-all", "8.12", *keys))
    else:
        yield Item(2, say("ref-give-one", "8.12", *keys))
        yield Item(2, say("rule-give-out", "8.12", *keys))
        yield Item(2, say("ref-then-over", "1.5"))


def jump(facts: Facts) -> Iterator[Item]:
    key = "interrupt.jump_in"
    yield Item(0, say("ref-jump", "8.13", code=f"jump:{facts.example}"))
    yield Item(1, say("ref-needs", "8.13"))
    yield Item(2, say("ref-if-other-turn", "8.13", key))
    if facts.has("attack.draw"):
        yield Item(2, say("ref-if-no-debt", "8.13", key))
    if facts.value["turn.skip_answered"]:
        yield Item(2, say("ref-if-no-skip", "8.13", key))
    yield Item(2, say("ref-if-equal", "8.13", key))
    yield Item(2, say("ref-if-on-turn", "8.13", key))
    yield Item(1, say("ref-then", "8.13"))
    yield Item(2, say("ref-then-jumped", "8.13", key))
    if facts.value["call.required"]:
        yield Item(2, say("ref-then-lapsed", "8.13", key))
    yield Item(2, say("ref-then-laid", "8.13", key))


def challenge(facts: Facts) -> Iterator[Item]:
    key = "interrupt.challenge"
    for message in ("ref-accept", "ref-challenge"):
        yield Item(0, say(message, "8.14"))
        yield Item(1, say("ref-needs", "8.14"))
        yield Item(2, say("ref-if-turn", "1.5"))
        yield Item(2, say("ref-if-challenged", "8.14", key, cards="challenged"))
        if facts.places:
            yield Item(2, say("ref-if-accused-plays", "8.14", key))
        yield Item(1, say("ref-then", "8.14"))
        if message == "ref-accept":
            yield Item(2, say("ref-after-accepting", "8.14", key))
    says = list(challenge_says(facts))
    yield from at(2, says[1:])
    if facts.value["call.required"]:
        yield Item(3, say("ref-then-safe", "4.8"))
    yield Item(2, say(f"ref-honest-{paying_after(facts)}", "7.10", "attack.after_paying"))


def call(facts: Facts) -> Iterator[Item]:
    yield Item(0, say("ref-call", "4.6"))
    yield Item(1, say("ref-needs", "4.6"))
    yield Item(2, say("ref-if-uncalled", "4.6", "call.required"))
    yield Item(1, say("ref-cases", "4.6"))
    yield from at(2, _call_cases(facts))
    yield Item(1, say("ref-then", "4.6"))
    yield Item(2, say("ref-then-called", "4.6"))
    yield Item(2, say("rule-call-lapses", "4.7"))
    false_call = int(facts.value["call.false_call"])
    if false_call:
        key = "call.false_call"
        yield Item(1, say("ref-otherwise", "9.17", key))
        yield Item(2, say("ref-if-first-false", "9.17", key))
        yield Item(2, say("ref-then-fined", "9.17", key, count=false_call))


def _call_cases(facts: Facts) -> Iterator[Say]:
    when, keys = facts.value["call.when"], ("call.required", "call.when")
    yield say("ref-call-before", "4.6", *keys)
    if facts.jumps:
        yield say("ref-call-jump", "8.13", "call.required", "interrupt.jump_in")
    if when == "before":
        return
    if facts.names or facts.chooses:
        yield say("ref-call-naming", "4.6", *keys)
    if facts.has("turn.give") and facts.value["turn.give_who"] == "the player":
        yield say("ref-call-giving", "4.6", *keys)
    if when != "with":
        yield say("ref-call-after", "4.6", *keys)


def catch(facts: Facts) -> Iterator[Item]:
    who = "anybody" if facts.value["call.catchers"] == "anybody" else "next"
    yield Item(0, say(f"ref-catch-{who}", "9.19", "call.catchers"))
    yield Item(1, say("ref-needs", "4.8"))
    window = "lay" if early_catch(facts) else "turn"
    yield Item(2, say(f"ref-if-exposed-{window}", "9.20", "call.required", "call.window"))
    grace = int(facts.value["call.grace"])
    if grace:
        yield Item(2, say("rule-grace", "9.21", "call.grace", count=grace))
    yield Item(1, say("ref-then", "4.8"))
    penalty = int(facts.value["call.penalty"])
    caught = "ref-then-caught" if penalty else "ref-then-caught-free"
    yield Item(2, say(caught, "4.8", "call.penalty", count=penalty))
    false_catch = int(facts.value["call.false_catch"])
    if false_catch:
        key = "call.false_catch"
        yield Item(1, say("ref-otherwise", "9.18", key))
        yield Item(2, say("ref-if-first-catch", "9.18", key))
        yield Item(2, say("ref-then-fined", "9.18", key, count=false_catch))
