"""What the cards do, and what becomes of debts: their sentences in the rule text."""

from collections.abc import Iterator

from switch.i18n.rulefacts import Facts, Paragraph, Say, long_only, paragraph, say
from switch.rulesets import tables


def card_says(facts: Facts, kinds: tuple[int, ...]) -> Iterator[Say]:
    kind = kinds[0]
    amount = {key: facts.kinds(key).get(kind, 0) for key in ("attack.draw", "attack.cancel")}
    if kind in facts.kinds("fit.wild"):
        yield from _wild(facts)
    if kind in facts.kinds("fit.names_suit"):
        yield say("rule-names", "6.3", "fit.names_suit")
    if kind in facts.kinds("fit.names_rank"):
        yield say("rule-names-rank", "6.4", "fit.names_rank")
    elif kind in facts.suitless and kind not in facts.kinds("fit.names_suit"):
        yield say("rule-suitless", "5.2", "cards.jokers")
    if amount["attack.draw"]:
        yield say("rule-attack", "7.1", "attack.draw", count=amount["attack.draw"])
    if amount["attack.cancel"]:
        yield from _cancel(facts, amount["attack.cancel"])
        if not any(kind in group for group in _other_effects(facts)):
            yield long_only("rule-cancel-plain", "7.5", "attack.cancel")
    yield from passing_says(facts, kind)
    yield from _turn_effects(facts, kind)


def passing_says(facts: Facts, kind: int) -> Iterator[Say]:
    """A card that could do both sends the debt back."""
    if kind in facts.kinds("attack.send_back"):
        yield say("rule-send-back", "7.8", "attack.send_back")
    elif kind in facts.kinds("attack.deflect"):
        yield say("rule-deflect", "7.7", "attack.deflect")


def _other_effects(facts: Facts) -> Iterator[dict[int, int]]:
    return (facts.kinds(key) for key in tables.POWERS)


def _wild(facts: Facts) -> Iterator[Say]:
    keys = ("fit.wild", "fit.wild_when")
    when = facts.value["fit.wild_when"]
    if when == "only when it fits":
        yield say("rule-wild-fitting", "6.2", *keys)
        return
    yield say("rule-wild", "6.1", *keys, open=facts.open_threats)
    if when == "not on a wild":
        yield say("rule-wild-not-on-wild", "6.2", *keys)


def _cancel(facts: Facts, count: int) -> Iterator[Say]:
    keys = ("attack.cancel", "attack.cancel_all")
    if facts.value["attack.cancel_all"]:
        yield say("rule-cancel-all", "7.5", *keys)
    else:
        yield say("rule-cancel", "7.5", *keys, count=count)


def _turn_effects(facts: Facts, kind: int) -> Iterator[Say]:
    if kind in facts.kinds("turn.skip"):
        yield from _skip(facts)
    if kind in facts.kinds("turn.reverse"):
        yield say("rule-reverse", "8.3", "turn.reverse")
        yield from _reverse_with_two(facts)
    if kind in facts.kinds("turn.again"):
        yield say("rule-again", "8.4", "turn.again")
    if kind in facts.kinds("turn.dump_suit"):
        yield from _dump(facts)
    if kind in facts.kinds("turn.exchange"):
        yield from _exchange(facts)
    if kind in facts.kinds("turn.rotate"):
        yield from _rotate(facts, kind)
    if kind in facts.kinds("turn.give"):
        yield from _give(facts)


def _reverse_with_two(facts: Facts) -> Iterator[Say]:
    key, two = "turn.reverse_with_two", "players" if facts.for_two else "left"
    if not (facts.for_two or facts.places):
        return
    match facts.value[key]:
        case "again":
            yield say("rule-reverse-again", "8.3", key, two=two)
        case "skip":
            answered = "yes" if facts.value["turn.skip_answered"] else "no"
            keys = (key, "turn.skip_answered")
            yield say("rule-reverse-skip", "8.3", *keys, two=two, answered=answered)
        case _:
            yield long_only("rule-reverse-nothing", "8.3", key, two=two)


def _exchange(facts: Facts) -> Iterator[Say]:
    keys, partner = ("turn.exchange", "turn.exchange_with"), facts.value["turn.exchange_with"]
    if partner == "a player":
        yield say("rule-exchange-choice", "8.8", *keys)
        if facts.several:
            yield long_only("rule-once", "8.8", "turn.exchange")
        return
    yield say(f"rule-exchange-{partner}", "8.8", *keys)
    if facts.several and facts.value["sets.effects"] == "add":
        each = "rule-rotate-each" if partner == "all" else "rule-exchange-each"
        yield long_only(each, "8.8", "turn.exchange", too="no")


def _rotate(facts: Facts, kind: int) -> Iterator[Say]:
    after = kind in facts.kinds("turn.exchange")
    yield say("rule-rotate-then" if after else "rule-exchange-all", "8.15", "turn.rotate")
    if facts.several and facts.value["sets.effects"] == "add":
        too = "yes" if after and facts.value["turn.exchange_with"] == "all" else "no"
        yield long_only("rule-rotate-each", "8.15", "turn.rotate", too=too)


def _give(facts: Facts) -> Iterator[Say]:
    keys = ("turn.give", "turn.give_who")
    if facts.value["turn.give_who"] == "everybody":
        yield say("rule-give-all", "8.12", *keys)
    else:
        yield say("rule-give-player", "8.12", *keys)
        yield long_only("rule-give-out", "8.12", *keys)
    if facts.several:
        yield long_only("rule-once", "8.12", "turn.give")


def _skip(facts: Facts) -> Iterator[Say]:
    if facts.value["turn.skip_answered"]:
        yield say("rule-skip-answered", "8.2", "turn.skip", "turn.skip_answered")
        return
    yield say("rule-skip", "8.1", "turn.skip", "turn.skip_answered")
    if facts.several and facts.value["turn.skips_add"]:
        yield say("rule-skip-each", "8.1", "turn.skips_add")
    elif facts.several:
        yield long_only("rule-skip-once", "8.1", "turn.skips_add")


def _dump(facts: Facts) -> Iterator[Say]:
    yield follows(facts)
    acts = "acts" if facts.value["turn.dump_acts"] else "silent"
    yield say(f"rule-dump-{acts}", "8.7", "turn.dump_acts")
    if facts.value["turn.dump_top"] == "seven":
        yield say("rule-dump-top", "8.7", "turn.dump_top")


def follows(facts: Facts) -> Say:
    """Which cards a card that lets its suit follow lets follow."""
    which = facts.value["turn.dump_which"] if facts.several else ""
    clause = "8.5" if which in ("", "last") else "8.6"
    message = f"rule-dump-{which}" if which else "rule-dump"
    return say(message, clause, "turn.dump_suit", "turn.dump_which")


def debts(facts: Facts) -> Iterator[Paragraph]:
    if not facts.has("attack.draw"):
        return
    yield from paragraph("debts", answer_says(facts))
    if facts.has("attack.cancel") and not facts.value["attack.cancel_all"]:
        yield from paragraph("debts", [_rest(facts)])
    yield from paragraph("debts", empty_says(facts))
    yield from paragraph("debts", _paying(facts))


def _rest(facts: Facts) -> Say:
    """A new attack can lie beside what cancels only where several cards of a turn act."""
    if facts.value["attack.rest"] == "goes on":
        return say("rule-rest-goes-on", "7.6", "attack.rest")
    dumped = facts.has("turn.dump_suit") and facts.value["turn.dump_acts"]
    more = "yes" if facts.several or dumped else "no"
    return say("rule-rest-drawn", "7.6", "attack.rest", more=more)


def answer_says(facts: Facts) -> Iterator[Say]:
    sets = "more" if facts.several else "single"
    cancels = "yes" if facts.has("attack.cancel") else "no"
    values = {"sets": sets, "cancels": cancels}
    yield say(f"rule-answer-{facts.answers}", "7.2", "attack.answered_by", **values)
    if facts.answers in ("any", "least") and facts.has("attack.cancel"):
        yield say("rule-answer-cancels", "7.2", "attack.answered_by", "attack.cancel")
    if facts.answers not in ("nothing", "passing"):
        adds = "rule-adds-up" if facts.value["attack.adds_up"] else "rule-replaces"
        yield say(adds, "7.3", "attack.adds_up")
    if facts.value["attack.cap"]:
        yield say("rule-cap", "7.4", "attack.cap", count=int(facts.value["attack.cap"]))


def empty_says(facts: Facts) -> Iterator[Say]:
    key = "attack.on_empty_stock"
    match facts.value[key]:
        case "adds nothing":
            yield say("rule-empty-nothing", "7.9", key)
        case "not allowed":
            answer = "no" if facts.answers == "nothing" else "yes"
            yield say("rule-empty-not-allowed", "7.9", key, answer=answer)


def _paying(facts: Facts) -> Iterator[Say]:
    if facts.value["attack.gather_first"]:
        yield say("rule-gather", "7.11", "attack.gather_first")
    message = paying_after(facts)
    answer = "no" if facts.answers == "nothing" else "yes"
    yield say(f"rule-pay-{message}", "7.10", "attack.after_paying", answer=answer)
    yield long_only("rule-served", "1.13")


def paying_after(facts: Facts) -> str:
    after = {"may lay": "may-lay", "turn goes on": "goes-on"}
    return after.get(facts.value["attack.after_paying"], "over")
