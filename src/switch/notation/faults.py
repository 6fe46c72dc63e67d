"""What is wrong with a position: first whether it can be read, then whether it can be."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from switch.cards import rank_letter, suit_letter
from switch.core import layout as at
from switch.core.fitting import joining
from switch.rulesets import RuleSet
from switch.rulesets.options import amounts

from . import further

MOST_OWED = 1_000_000_000


def position_faults(rules: RuleSet, position: dict[str, Any]) -> list[str]:
    """A sentence for each fault; ``position`` has every field."""
    shape = list(_shape(rules, position))
    return shape or list(_meaning(rules, position))


def _shape(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    """Types, cards and seats: what must hold before anything else can be asked."""
    yield from (f"{key} must be given." for key in ("hands", "stock", "pile") if key not in p)
    yield from (f"There is no field {key!r} in a position." for key in p if key not in KNOWN)
    cards: list[str] = []
    for key in ("stock", "pile", "laid"):
        value = p.get(key, [])
        if not _texts(value):
            yield f"{key} must be a list of cards."
        else:
            cards += value if key != "laid" else []
            yield from _unknown(rules, value)
    hands = p.get("hands", [[], []])
    if not (isinstance(hands, list) and all(_texts(hand) for hand in hands)):
        yield "hands must be a list of hands, each a list of cards."
        return
    for hand in hands:
        cards += hand
        yield from _unknown(rules, hand)
    least, most = rules.seats
    if not least <= len(hands) <= most:
        yield f"{rules.id} is for {least} to {most} seats, not {len(hands)}."
    else:
        yield from _too_many(rules, cards, len(hands))
    if "hands" in p:
        yield from _simple_fields(rules, p, len(hands))


def _simple_fields(rules: RuleSet, p: dict[str, Any], seats: int) -> Iterator[str]:
    """A row for each field: whether its value can be read, and what it should be."""
    suits, cards, called = rules.pack.suits, rules.pack.kind_of, p["called"]
    flags = isinstance(called, list) and all(isinstance(one, bool) for one in called)
    rows = (
        (further.is_seat(p["turn"], seats), f"turn {p['turn']!r} is no seat."),
        (type(p["direction"]) is int and p["direction"] in (1, -1), "direction must be 1 or -1."),
        (
            p["suit"] is None or further.one_of(p["suit"], suits),
            f"suit must be null or one of {', '.join(suits)}.",
        ),
        (_amount(p["pending"]), "pending must be a number from 0."),
        (_amount(p["passes"]), "passes must be a number from 0."),
        (_amount(p["draws"]), "draws must be a number from 0."),
        (isinstance(p["skip"], bool), "skip must be true or false."),
        (
            isinstance(p["phase"], str) and p["phase"] in at.PHASE_NAMES,
            f"phase must be one of {', '.join(at.PHASE_NAMES)}.",
        ),
        (
            p["drawn"] is None or (isinstance(p["drawn"], str) and p["drawn"] in cards),
            "drawn must be null or a card.",
        ),
        (flags and len(called) == seats, "called must have true or false for each seat."),
        (
            p["exposed"] is None or further.is_seat(p["exposed"], seats),
            f"exposed {p['exposed']!r} is no seat.",
        ),
        (
            p["winner"] is None or further.is_seat(p["winner"], seats),
            f"winner {p['winner']!r} is no seat.",
        ),
        (
            p["result"] is None
            or (isinstance(p["result"], str) and p["result"] in at.RESULT_NAMES),
            "result must be null, out or blocked.",
        ),
    )
    yield from (sentence for good, sentence in rows if not good)
    yield from further.shape(rules, p, seats)


KNOWN = {
    "hands", "stock", "pile", "turn", "direction", "suit", "pending", "skip", "phase", "laid",
    "drawn", "draws", "called", "exposed", "passes", "winner", "result", *further.NEUTRAL,
}  # fmt: skip


def _meaning(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    if not p["pile"]:
        yield "The pile is empty; it needs a top."
        return
    if p["result"] is not None:
        yield from _after_the_end(p)
        return
    if p["winner"] is not None:
        yield "winner is given, but result is not."
    gone = {*p["places"], *p["absent"]}
    yield from (
        f"The hand of seat {i} is empty."
        for i, hand in enumerate(p["hands"])
        if not hand and i not in gone
    )
    if p["passes"] >= len(p["hands"]) - len(gone) + rules.table[at.T_BLOCKED_EXTRA]:
        yield "passes: with so many passes the round is blocked."
    yield from _open_threats(rules, p)
    yield from _phase(rules, p)
    yield from further.meaning(rules, p)
    if p["exposed"] is not None:
        if len(p["hands"][p["exposed"]]) != 1:
            yield f"Seat {p['exposed']} is exposed but has not exactly one card."
        if not rules.must_call:
            yield f"exposed: nobody has to call in {rules.id}."


def _after_the_end(p: dict[str, Any]) -> Iterator[str]:
    empty = {seat for seat, hand in enumerate(p["hands"]) if not hand}
    gone = {*p["places"], *p["absent"]}
    first = p["places"][0] if p["places"] else p["winner"]
    out = gone | {first}
    if p["result"] == "out" and (
        p["winner"] is None or p["winner"] != first or empty != out or p["turn"] != first
    ):
        yield "result out: winner and turn must be the one seat without cards."
    if p["result"] == "blocked" and empty != gone:
        yield "result blocked: nobody has an empty hand."
    defaults: dict[str, Any] = {
        "suit": None, "pending": 0, "skip": False, "phase": "turn", "laid": [], "drawn": None,
        "exposed": None, "rank": None, "bluff": None, "refills": 0, "accused": None, "ending": None,
    }  # fmt: skip
    left = [key for key, default in defaults.items() if p[key] != default]
    left += [key for key in ("called", "given", "false_calls", "false_catches") if any(p[key])]
    if left:
        yield f"After the end these must be at their defaults: {', '.join(left)}."


def _open_threats(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    """What is open lies on the top or, while it is being answered, on the card below those laid."""
    table, pack = rules.table, rules.pack
    top, under = p["pile"][-1], p["pile"][-len(p["laid"]) - 1 :][:1]
    mates = [kind for code in (top, *under) for kind in pack.kinds_named(rank_letter(code))]
    attacked = any(table[at.ATTACK + kind] for kind in mates)
    if p["pending"] and not (attacked or _debts_wander(rules)):
        yield f"A debt is open, but {top} on top attacks nobody."
    if p["pending"] and p["skip"]:
        yield "A debt and an eight cannot be open together."
    if p["skip"]:
        if not table[at.T_ANSWER_SKIP]:
            yield f"skip: in {rules.id} nobody answers a skip."
        elif not (any(table[at.SKIPS + kind] for kind in mates) or _wanders(rules, "turn.skip")):
            yield f"skip: {top} on top skips nobody."
    needs_name = suit_letter(top) is None and bool(table[at.NAMES + pack.kind_of[top]])
    left_by_last_card = bool(p["places"])  # 9.15: who goes out names nothing
    named = p["suit"] is not None or p["phase"] in ("suit", "more") or left_by_last_card
    if needs_name and not named:
        yield f"{top} on top needs a named suit."


def _debts_wander(rules: RuleSet) -> bool:
    """Whether a debt may lie on a card whose rank does not attack."""
    passed_on = rules.values["attack.deflect"] or rules.values["attack.send_back"]
    return bool(passed_on) or _wanders(rules, "attack.draw")


def _wanders(rules: RuleSet, key: str) -> bool:
    """Whether what such a card opens may lie on another rank: at the end of a run, on what an
    equal rank has dumped, or opened by a dumped card."""
    value, pack = rules.values, rules.pack
    ranks = {pack.rank_of(kind) for kind in amounts(value[key], pack)}
    dumping = {pack.rank_of(kind) for kind in amounts(value["turn.dump_suit"], pack)}
    runs = "run" in value["sets.several"] and bool(ranks)
    return runs or bool(dumping and value["turn.dump_acts"]) or bool(ranks & dumping)


def _phase(rules: RuleSet, p: dict[str, Any]) -> Iterator[str]:
    phase, laid, drawn, table = p["phase"], p["laid"], p["drawn"], rules.table
    if (phase in LAYING) != bool(laid):
        yield f"laid does not go with phase {phase}."
    elif laid and p["pile"][-len(laid) :] != laid:
        yield "laid must be the last cards of the pile."
    elif laid and not _one_turn(rules, laid):
        yield "laid: these cards are not laid in one turn."
    elif phase == "suit" and not table[at.NAMES + rules.pack.kind_of[deciding(rules, laid)]]:
        yield f"Phase suit, but {deciding(rules, laid)} names no suit."
    if phase == "more" and not (table[at.T_SETS] or rules.values["turn.dump_suit"]):
        yield f"phase more: in {rules.id} one card is laid in a turn."
    if phase == "drawn" and not table[at.T_LAY_DRAWN]:
        yield f"phase drawn: in {rules.id} a drawn card may not be laid."
    if (phase == "drawn") != (drawn is not None):
        yield f"drawn does not go with phase {phase}."
    elif drawn is not None and drawn not in p["hands"][p["turn"]]:
        yield f"drawn: seat {p['turn']} does not hold {drawn}."
    if phase in ("drawn", "paid") and p["skip"]:
        yield f"skip does not go with phase {phase}."
    if phase in ("drawn", "paid") and p["pending"]:
        yield f"A debt does not go with phase {phase}."
    if phase == "paid" and table[at.T_AFTER_DEBT] != at.DEBT_THEN_LAY:
        yield f"phase paid: in {rules.id} nothing is laid after a debt."


LAYING = ("more", "suit", "rank", "exchange", "give")  # phases in which cards of this turn lie


def _one_turn(rules: RuleSet, laid: list[str]) -> bool:
    """Whether a turn can lay these: one card, a set or a run (2.2), then the suit that it lets
    follow (2.4)."""
    length = set_length(rules, laid)
    if length == len(laid):
        return True
    last = rules.pack.kind_of[laid[length - 1]]
    which = rules.values["turn.dump_which"]
    suits = {suit_letter(laid[0] if which == "first" else laid[length - 1])}
    if which == "every":
        suits = {suit_letter(code) for code in laid[:length]}
    dumps = bool(rules.table[at.DUMPS + last])
    return dumps and all(suit_letter(code) in suits for code in laid[length:])


def deciding(rules: RuleSet, laid: list[str]) -> str:
    """Which of the cards laid says whether something is named (6.3)."""
    return laid[-1 if rules.values["turn.dump_acts"] else set_length(rules, laid) - 1]


def set_length(rules: RuleSet, laid: list[str]) -> int:
    """How many of the cards laid in a turn belong to the set that opened it."""
    length = 0
    kinds = [rules.pack.kind_of[code] for code in laid]
    while length < len(laid) and (
        length == 0 or joining(rules.table, kinds[length - 1]) >> kinds[length] & 1
    ):
        length += 1
    return length


def _unknown(rules: RuleSet, cards: list[str]) -> Iterator[str]:
    return (
        f"{card!r} is no card of {rules.id}." for card in cards if card not in rules.pack.kind_of
    )


def _too_many(rules: RuleSet, cards: list[str], seats: int) -> Iterator[str]:
    there = Counter(rules.pack_for(seats).cards)
    for card, count in Counter(cards).items():
        if card in there and count > there[card]:
            yield f"{card} is there {count} times; the pack has {there[card]}."


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _amount(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST_OWED
