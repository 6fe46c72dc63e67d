"""Which sentences a rule set's text has, in order: from the options to messages of ruletext.ftl."""

from collections.abc import Iterator

from switch.i18n.rulefacts import Facts, Paragraph, Say, long_only, paragraph, say
from switch.rulesets import tables


def paragraphs(facts: Facts) -> list[Paragraph]:
    return [
        *_setup(facts),
        *_turn(facts),
        *(Paragraph("cards", tuple(card_says(facts, kinds)), kinds) for kinds in facts.groups),
        *_debts(facts),
        *_drawing(facts),
        *_end(facts),
        *paragraph("call", _call(facts)),
    ]


def _setup(facts: Facts) -> list[Paragraph]:
    return [
        *paragraph("setup", _deal(facts)),
        *paragraph("setup", _pack(facts)),
        *paragraph("setup", _start(facts)),
        *paragraph("setup", [long_only("rule-begins", "1.14")]),
        *paragraph("setup", [_sight(facts)]),
    ]


def _deal(facts: Facts) -> Iterator[Say]:
    yield say("rule-deal", "5.4", "seats", "deal.hand", players=facts.players, count=facts.hand)
    with_two = facts.rules.hand_for(2)
    if facts.for_two and with_two != facts.hand:
        yield say("rule-deal-two", "5.4", "deal.hand_with_two", count=with_two)


def _pack(facts: Facts) -> Iterator[Say]:
    name, jokers = facts.rules.pack_name, int(facts.value["cards.jokers"])
    size = int(name.rpartition("-")[2])
    yield Say(f"rule-pack-{name}", "5.0", ("pack",), {"size": size}, "rule-pack-short")
    if jokers:
        yield say("rule-jokers", "5.2", "cards.jokers", count=jokers)
    match facts.value["cards.packs"]:
        case "two":
            yield say("rule-packs-two", "5.1", "cards.packs")
        case "by players":
            yield say("rule-packs-by-players", "5.1", "cards.packs")


def _start(facts: Facts) -> Iterator[Say]:
    suitless = facts.suitless - facts.kinds("fit.wild").keys()
    match facts.rules.starter:
        case tables.PLAIN:
            yield say("rule-starter-plain", "5.3", "starter")
        case tables.WITH_EFFECT:
            yield say("rule-starter-effect", "5.3", "starter")
        case tables.ANY:
            yield say("rule-starter-any", "5.3", "starter")
            suitless = facts.suitless
        case code:
            yield say("rule-starter-card", "5.3", "starter", card=code)
            return
    if suitless:
        yield long_only("rule-starter-suitless", "5.3", "starter")


def _sight(facts: Facts) -> Say:
    if facts.value["table.pile"] == "all":
        return say("rule-pile-all", "9.12", "table.pile")
    return long_only("rule-pile-top", "9.12", "table.pile")


def _turn(facts: Facts) -> Iterator[Paragraph]:
    fit = [say("rule-fit", "2.1")]
    if facts.has("fit.names_suit"):
        fit.append(long_only("rule-in-force", "1.3", "fit.names_suit"))
    yield from paragraph("turn", fit)
    yield from paragraph("turn", set_says(facts))
    if facts.has("turn.exchange"):
        yield from paragraph("turn", [long_only("rule-order", "2.11")])


def set_says(facts: Facts) -> Iterator[Say]:
    several = facts.value["sets.several"]
    message = {"one": "one", "same rank": "rank", "run": "run"}.get(several, "both")
    yield say(f"rule-sets-{message}", "8.9", "sets.several")
    if facts.value["sets.plain_only"] and "rank" in several:
        yield say("rule-sets-plain", "8.10", "sets.plain_only")
    if facts.several:
        yield long_only(f"rule-effects-{facts.value['sets.effects']}", "8.11", "sets.effects")


def card_says(facts: Facts, kinds: tuple[int, ...]) -> Iterator[Say]:
    kind = kinds[0]
    amount = {key: facts.kinds(key).get(kind, 0) for key in ("attack.draw", "attack.cancel")}
    if kind in facts.kinds("fit.wild"):
        yield from _wild(facts)
    if kind in facts.kinds("fit.names_suit"):
        yield say("rule-names", "6.3", "fit.names_suit")
    elif kind in facts.suitless:
        yield say("rule-suitless", "5.2", "cards.jokers")
    if amount["attack.draw"]:
        yield say("rule-attack", "7.1", "attack.draw", count=amount["attack.draw"])
    if amount["attack.cancel"]:
        yield from _cancel(facts, amount["attack.cancel"])
        if not any(kind in group for group in _other_effects(facts)):
            yield long_only("rule-cancel-plain", "7.5", "attack.cancel")
    for key, message, clause in (
        ("attack.deflect", "rule-deflect", "7.7"),
        ("attack.send_back", "rule-send-back", "7.8"),
    ):
        if kind in facts.kinds(key):
            yield say(message, clause, key)
    yield from _turn_effects(facts, kind)


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
        if facts.for_two and facts.value["turn.reverse_with_two"] == "again":
            yield say("rule-reverse-again", "8.3", "turn.reverse_with_two")
        elif facts.for_two:
            yield long_only("rule-reverse-nothing", "8.3", "turn.reverse_with_two")
    if kind in facts.kinds("turn.again"):
        yield say("rule-again", "8.4", "turn.again")
    if kind in facts.kinds("turn.dump_suit"):
        yield from _dump(facts)
    if kind in facts.kinds("turn.exchange"):
        keys = ("turn.exchange", "turn.exchange_with")
        yield say(f"rule-exchange-{facts.value['turn.exchange_with']}", "8.8", *keys)


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
    which = f"-{facts.value['turn.dump_which']}" if facts.several else ""
    yield say(f"rule-dump{which}", "8.6", "turn.dump_suit", "turn.dump_which")
    acts = "acts" if facts.value["turn.dump_acts"] else "silent"
    yield say(f"rule-dump-{acts}", "8.7", "turn.dump_acts")
    if facts.value["turn.dump_top"] == "seven":
        yield say("rule-dump-top", "8.7", "turn.dump_top")


def _debts(facts: Facts) -> Iterator[Paragraph]:
    if not facts.has("attack.draw"):
        return
    yield from paragraph("debts", answer_says(facts))
    if facts.has("attack.cancel") and not facts.value["attack.cancel_all"]:
        rest = "goes-on" if facts.value["attack.rest"] == "goes on" else "drawn"
        yield from paragraph("debts", [say(f"rule-rest-{rest}", "7.6", "attack.rest")])
    yield from paragraph("debts", empty_says(facts))
    yield from paragraph("debts", _paying(facts))


def answer_says(facts: Facts) -> Iterator[Say]:
    sets = "more" if facts.several else "single"
    yield say(f"rule-answer-{facts.answers}", "7.2", "attack.answered_by", sets=sets)
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


def _drawing(facts: Facts) -> Iterator[Paragraph]:
    yield from paragraph("draw", draw_says(facts))
    yield from paragraph("draw", stock_says(facts))
    limit = int(facts.value["draw.hand_limit"])
    if limit:
        yield from paragraph("draw", [say("rule-limit", "9.6", "draw.hand_limit", count=limit)])
    able = "able" if facts.value["draw.though_able"] else "need"
    yield from paragraph("draw", [long_only(f"rule-pass-{able}", "9.7", "draw.though_able")])


def draw_says(facts: Facts) -> Iterator[Say]:
    upto = int(facts.value["draw.upto"])
    many = {0: "any", 1: "one"}.get(upto, "many")
    able = "able" if facts.value["draw.though_able"] else "need"
    keys = ("draw.though_able", "draw.upto")
    yield say(f"rule-draw-{able}-{many}", "9.3", *keys, count=upto)
    often = "one" if upto == 1 else "many"
    may_lay = facts.value["draw.may_lay"]
    if may_lay == "any card":
        yield say("rule-lay-any", "9.2", "draw.may_lay", "draw.upto")
    else:
        lay = {"no": "no", "must": "must"}.get(may_lay, "may")
        yield say(f"rule-lay-{lay}-{often}", "9.2", "draw.may_lay", "draw.upto")


def stock_says(facts: Facts) -> Iterator[Say]:
    source = str(facts.value["draw.stock_empty"]).replace(" ", "-")
    yield say(f"rule-stock-{source}", "9.4", "draw.stock_empty")
    if source != "nothing" and facts.value["draw.refill_at_once"]:
        yield say("rule-refill", "9.5", "draw.refill_at_once")
    yield long_only("rule-too-few", "1.8")


def _end(facts: Facts) -> Iterator[Paragraph]:
    yield from paragraph("end", [say("rule-out", "1.6")])
    never = facts.kinds("end.not_last")
    if never:
        yield from paragraph(
            "end", [say("rule-not-last", "9.10", "end.not_last", cards="end.not_last")]
        )
    more = "-more" if facts.value["draw.blocked_extra"] else ""
    winner = str(facts.value["draw.blocked_winner"]).rpartition(" ")[2]
    blocked = [
        long_only(f"rule-blocked{more}", "9.8", "draw.blocked_extra"),
        say(f"rule-blocked-{winner}", "9.9", "draw.blocked_winner"),
    ]
    if winner == "points":
        blocked.append(long_only("rule-points", "9.9", "draw.blocked_winner", "score.points"))
        if facts.has("score.points"):
            changed = long_only("rule-points-changed", "9.9", "score.points", list="score.points")
            blocked.append(changed)
    yield from paragraph("end", blocked)


def _call(facts: Facts) -> Iterator[Say]:
    if not facts.value["call.required"]:
        return
    yield say("rule-call", "4.6", "call.required")
    yield long_only("rule-call-lapses", "4.7", "call.required")
    penalty = int(facts.value["call.penalty"])
    free = "" if penalty else "-free"
    yield say(f"rule-caught{free}", "4.8", "call.penalty", count=penalty)
