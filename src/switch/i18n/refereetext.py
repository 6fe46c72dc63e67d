"""The referee's text of a rule set: set-up, zones, actions, end of a turn, end, derived values."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from switch.i18n.cardsentences import answer_says, card_says
from switch.i18n.catalogue import catalogue
from switch.i18n.refereeactions import actions
from switch.i18n.refereeitems import Item
from switch.i18n.rulefacts import Facts, Say, say
from switch.i18n.rulesentences import paragraphs
from switch.i18n.ruletext import Writer
from switch.rulesets import RuleSet

# What a card that turns play round means for who is next, where only two play.
AGAIN, SKIP = "rule-reverse-again", "rule-reverse-skip"


@dataclass(frozen=True)
class Line:
    """``depth``: 0, 1, 2 …, how far it is set in; ``clause_id`` decides it."""

    text: str
    depth: int
    clause_id: str
    option_keys: tuple[str, ...]


@dataclass(frozen=True)
class Passage:
    title: str
    lines: tuple[Line, ...]


def refereetext(rules: RuleSet, lang: str) -> tuple[Passage, ...]:
    """Raises UnknownLanguage."""
    facts = Facts(rules)
    writer = Writer(catalogue(lang), facts, "long")
    passages = (
        ("setup", _part(facts, "setup")),
        ("zones", _zones(facts)),
        ("actions", actions(facts)),
        ("turn", _turn_end(facts)),
        ("end", _part(facts, "end")),
        ("match", _part(facts, "match")),
        ("table", _part(facts, "table")),
        ("values", _values(facts)),
    )
    return tuple(
        Passage(writer.words.text(f"ref-title-{name}"), tuple(_lines(writer, items)))
        for name, items in passages
    )


def _lines(writer: Writer, items: Iterable[Item]) -> Iterator[Line]:
    for item in items:
        one = writer.sentence(item.say, item.about)
        yield Line(one.text, item.depth, one.clause_id, one.option_keys)


def _part(facts: Facts, part: str) -> Iterator[Item]:
    """What the rules for players say there, without who sees what, which the zones tell."""
    for one in paragraphs(facts):
        if one.part == part:
            yield from (Item(0, said) for said in one.says if "rule-pile" not in said.message)


def _zones(facts: Facts) -> Iterator[Item]:
    yield Item(0, say("ref-zone-stock", "1.1"))
    yield Item(0, say("ref-zone-hand", "1.16"))
    yield Item(0, say(f"ref-zone-pile-{facts.value['table.pile']}", "9.12", "table.pile"))
    if facts.has("turn.give") and facts.value["turn.give_who"] == "everybody":
        yield Item(0, say("ref-zone-given", "8.12", "turn.give_who"))
    elif facts.has("turn.give"):
        yield Item(0, say("ref-zone-gift", "8.12", "turn.give_who"))
    if facts.value["interrupt.challenge"]:
        yield Item(0, say("ref-zone-bluff", "8.14", "interrupt.challenge"))
    marks = {
        "suit": facts.has("fit.names_suit"),
        "rank": facts.has("fit.names_rank"),
        "debt": facts.has("attack.draw"),
        "skip": bool(facts.value["turn.skip_answered"]),
        "direction": facts.has("turn.reverse"),
        "calls": bool(facts.value["call.required"]),
        "places": facts.places,
        "draws": facts.value["draw.upto"] != 1 or facts.value["draw.may_lay"] == "any card",
        "passes": True,
        "scores": True,
    }
    parts = " ".join(f"ref-mark-{one}" for one, on in marks.items() if on)
    yield Item(0, say("ref-zone-marks", "1.16", parts=parts))


def _turn_end(facts: Facts) -> Iterator[Item]:
    """The stages of docs/house-rules.md, "Order at the end of a turn", behind who is out."""
    yield from _stage("ref-turn-give", "8.12", _effects(facts, "8.12"))
    yield from _stage("ref-turn-top", "8.7", _effects(facts, "8.7"))
    debt = _effects(facts, "7.1", "7.5", "7.7")
    yield from _stage("ref-turn-debt", "7.1", [*debt, *_debt(facts)])
    turned = _told(facts, lambda one: one.clause == "8.3" and one.message not in (AGAIN, SKIP))
    yield from _stage("ref-turn-direction", "8.3", turned)
    yield from _stage("ref-turn-exchange", "8.8", _effects(facts, "8.8"))
    yield from _stage("ref-turn-rotate", "8.15", _effects(facts, "8.15"))
    if facts.value["call.required"]:
        yield Item(0, say("ref-turn-exposed", "4.8", "call.required"))
    yield from _stage("ref-turn-next", "1.5", _next(facts))
    if facts.several:
        effects = facts.value["sets.effects"]
        yield Item(0, say(f"rule-effects-{effects}", "8.11", "sets.effects"))


def _stage(message: str, clause: str, items: Iterable[Item]) -> Iterator[Item]:
    found = list(items)
    if found:
        yield Item(0, say(message, clause))
        yield from found


def _next(facts: Facts) -> Iterator[Item]:
    """What goes before something else stands before it (7.8, 8.4)."""
    yield from _effects(facts, "7.8")
    yield from _told(facts, lambda one: one.clause == "8.4" or one.message == AGAIN)
    yield from _told(facts, lambda one: one.clause in ("8.1", "8.2") or one.message == SKIP)
    yield Item(1, say("ref-turn-on", "1.5"))


def _effects(facts: Facts, *clauses: str) -> list[Item]:
    """What these clauses say of each card."""
    return _told(facts, lambda one: one.clause in clauses)


def _told(facts: Facts, which: Callable[[Say], bool]) -> list[Item]:
    """Some of the sentences of each card, the first headed with it."""
    found: list[Item] = []
    for kinds in facts.groups:
        says = [one for one in card_says(facts, kinds) if which(one)]
        found += [Item(1, one, () if later else kinds) for later, one in enumerate(says)]
    return found


def _debt(facts: Facts) -> Iterator[Item]:
    if not facts.has("attack.draw"):
        return
    for one in [*answer_says(facts), *_rest(facts)]:
        if "rule-answer" not in one.message:
            yield Item(1, one)


def _rest(facts: Facts) -> Iterator[Say]:
    for one in paragraphs(facts):
        for said in one.says:
            if said.message.startswith(("rule-rest", "rule-empty-nothing")):
                yield said


def _values(facts: Facts) -> Iterator[Item]:
    named = "yes" if facts.has("fit.names_suit") else "no"
    yield Item(0, say("ref-value-suit", "1.3", named=named))
    if facts.suitless:
        yield Item(0, say("ref-value-suitless", "5.2"))
    if facts.has("fit.names_rank"):
        yield Item(0, say("ref-value-named-rank", "6.4", "fit.names_rank"))
    else:
        yield Item(0, say("ref-value-rank", "1.2"))
    if facts.has("attack.draw"):
        yield Item(0, say("ref-value-debt", "1.4"))
    places = "yes" if facts.places else "no"
    yield Item(0, say("ref-value-next", "1.14", places=places))
