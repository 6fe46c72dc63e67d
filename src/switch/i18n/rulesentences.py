"""Which sentences a rule set's text has, in order: from the options to messages of ruletext.ftl."""

from collections.abc import Iterator

from switch.i18n import endsentences, matchsentences
from switch.i18n.cardsentences import card_says, debts
from switch.i18n.rulefacts import Facts, Paragraph, Say, long_only, paragraph, say
from switch.rulesets import tables
from switch.rulesets.ruleset import MANY_SEATS


def paragraphs(facts: Facts) -> list[Paragraph]:
    return [
        *_setup(facts),
        *_turn(facts),
        *(Paragraph("cards", tuple(card_says(facts, kinds)), kinds) for kinds in facts.groups),
        *debts(facts),
        *_drawing(facts),
        *endsentences.interrupts(facts),
        *endsentences.ending(facts),
        *endsentences.call(facts),
        *matchsentences.match(facts),
        *matchsentences.table(facts),
    ]


def _setup(facts: Facts) -> list[Paragraph]:
    return [
        *paragraph("setup", _deal(facts)),
        *paragraph("setup", _pack(facts)),
        *paragraph("setup", _start(facts)),
        *paragraph("setup", _begins(facts)),
        *paragraph("setup", [_sight(facts)]),
    ]


def _deal(facts: Facts) -> Iterator[Say]:
    seats, (_, most) = facts.usual_seats, facts.rules.seats
    hand = facts.rules.hand_for(seats)
    key = "deal.hand_with_many" if seats >= MANY_SEATS else "deal.hand"
    yield say("rule-deal", "5.4", "seats", key, players=facts.players, count=hand)
    with_two, with_many = facts.rules.hand_for(2), facts.rules.hand_for(most)
    if facts.for_two and with_two != hand:
        yield say("rule-deal-two", "5.4", "deal.hand_with_two", count=with_two)
    if most >= MANY_SEATS and with_many != hand:
        only = "yes" if most == MANY_SEATS else "no"
        yield say("rule-deal-many", "5.4", "deal.hand_with_many", count=with_many, only=only)


def _pack(facts: Facts) -> Iterator[Say]:
    name, jokers = facts.rules.pack_name, int(facts.value["cards.jokers"])
    size = int(name.rpartition("-")[2])
    yield Say(f"rule-pack-{name}", "5.0", ("pack",), {"size": size}, "rule-pack-short")
    if jokers:
        yield say("rule-jokers", "5.2", "cards.jokers", count=jokers)
    yield from _packs(facts)


def _packs(facts: Facts) -> Iterator[Say]:
    least, most = facts.rules.seats
    two = [seats for seats in range(least, most + 1) if facts.rules.packs_for(seats) == 2]
    if len(two) == most - least + 1:
        yield say("rule-packs-two", "5.1", "cards.packs")
    elif two and two == list(range(two[0], most + 1)):
        yield say("rule-packs-from", "5.1", "cards.packs", count=two[0])
    elif two:
        yield say("rule-packs-by-players", "5.1", "cards.packs")


def _start(facts: Facts) -> Iterator[Say]:
    start = facts.rules.starter
    if start not in tables.STARTS:
        yield say("rule-starter-card", "5.3", "starter", card=start)
        return
    acts = " ".join(_starter_acts(facts)) if start == tables.WITH_EFFECT else ""
    if start == tables.PLAIN:
        yield say("rule-starter-plain", "5.3", "starter")
    elif acts:
        yield say("rule-starter-effect", "5.3", "starter", parts=acts)
    else:
        quiet = start != tables.ANY and facts.has("fit.wild")
        yield say("rule-starter-quiet" if quiet else "rule-starter-any", "5.3", "starter")
    if start == tables.ANY and facts.suitless:
        yield long_only("rule-starter-suitless", "5.3", "starter")
    elif start in (tables.WITH_EFFECT, tables.NOT_WILD) and facts.has("fit.wild"):
        yield long_only("rule-starter-buried", "5.3", "starter", cards="fit.wild")


def _starter_acts(facts: Facts) -> Iterator[str]:
    """What a card that starts the pile with its effect can do here."""
    never = facts.kinds("fit.wild").keys()
    if facts.kinds("attack.draw").keys() - never:
        yield "rule-start-debt"
    if facts.kinds("turn.skip").keys() - never:
        yield "rule-start-open" if facts.value["turn.skip_answered"] else "rule-start-skip"
    if facts.kinds("turn.reverse").keys() - never and facts.rules.seats[1] > 2:
        yield "rule-start-reverse"


def _begins(facts: Facts) -> Iterator[Say]:
    first, key = str(facts.value["deal.first"]), "deal.first"
    if first == "left":
        yield long_only("rule-begins", "1.14")
        yield long_only("rule-deal-moves", "10.6", key)
        return
    yield long_only("rule-begins-first", "1.14")
    yield say(f"rule-first-{first.rpartition(' ')[2]}", "10.6", key)
    told = facts.points or facts.value["draw.blocked_winner"] == "fewest points"
    if first == "last loser" and not told:
        yield from endsentences.points_says(facts, key)


def _sight(facts: Facts) -> Say:
    if facts.value["table.pile"] == "all":
        return say("rule-pile-all", "9.12", "table.pile")
    return long_only("rule-pile-top", "9.12", "table.pile")


def _turn(facts: Facts) -> Iterator[Paragraph]:
    fit = [say("rule-fit", "2.1")]
    if facts.has("fit.names_suit"):
        fit.append(long_only("rule-in-force", "1.3", "fit.names_suit"))
    if facts.has("fit.names_rank"):
        open_cards = facts.has("fit.wild") and facts.value["fit.wild_when"] != "only when it fits"
        wild = "yes" if open_cards else "no"
        fit.append(long_only("rule-rank-in-force", "6.4", "fit.names_rank", wild=wild))
    yield from paragraph("turn", fit)
    yield from paragraph("turn", set_says(facts))
    if any(facts.has(f"turn.{change}") for change in ("exchange", "rotate", "give")):
        stages = list(_stages(facts))
        if len(stages) > 2:
            order = long_only("rule-order", "2.11", parts=" ".join(stages))
            yield from paragraph("turn", [order])


def _stages(facts: Facts) -> Iterator[str]:
    """What happens at the end of a turn, in order."""
    stages = {
        "give": facts.has("turn.give"),
        "debt": facts.has("attack.draw"),
        "direction": facts.has("turn.reverse"),
        "exchange": facts.has("turn.exchange"),
        "rotate": facts.has("turn.rotate"),
        "next": True,
    }
    return (f"rule-stage-{name}" for name, on in stages.items() if on)


def set_says(facts: Facts) -> Iterator[Say]:
    several = facts.value["sets.several"]
    message = {"one": "one", "same rank": "rank", "run": "run"}.get(several, "both")
    yield say(f"rule-sets-{message}", "8.9", "sets.several")
    if facts.value["sets.plain_only"] and "rank" in several:
        yield say("rule-sets-plain", "8.10", "sets.plain_only")
    if facts.several:
        effects = facts.value["sets.effects"]
        tell = long_only if effects == "add" else say
        yield tell(f"rule-effects-{effects}", "8.11", "sets.effects")


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
    clause = "9.3" if upto == 1 else "9.1"
    yield say(f"rule-draw-{able}-{many}", clause, *keys, count=upto)
    often = "one" if upto == 1 else "many"
    may_lay = facts.value["draw.may_lay"]
    if may_lay == "any card":
        yield say(f"rule-lay-any-{able}", "9.2", "draw.may_lay", "draw.upto")
    else:
        lay = {"no": "no", "must": "must"}.get(may_lay, "may")
        yield say(f"rule-lay-{lay}-{often}", "9.2", "draw.may_lay", "draw.upto")


def stock_says(facts: Facts) -> Iterator[Say]:
    source = str(facts.value["draw.stock_empty"]).replace(" ", "-")
    yield say(f"rule-stock-{source}", "9.4", "draw.stock_empty")
    count = facts.rules.most_refills
    if source in ("shuffle", "turn-over") and count:
        told = say if facts.value["draw.refills"] else long_only
        yield told("rule-refills", "9.22", "draw.refills", count=count)
    if source in ("shuffle", "turn-over") and facts.value["draw.refill_at_once"]:
        yield say("rule-refill", "9.5", "draw.refill_at_once")
    if facts.has("attack.draw"):
        stock = "refilled" if source in ("shuffle", "turn-over") else "empty"
        yield long_only("rule-too-few", "1.8", stock=stock)
