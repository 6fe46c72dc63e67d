"""The oracle for any rule set: the same questions as oracle.py, options read one by one.

A position's "ruleset" is a preset's id, a rule set as an object, or `Rules` read from one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.naive import general_choices as choices
from tests.naive.general_lays import names_a_suit
from tests.naive.general_rules import Rules, rules_of
from tests.naive.general_table import Table
from tests.naive.general_turns import do
from tests.naive.oracle import TURN_OVER, Refused

if TYPE_CHECKING:
    from tests.naive.table import Event, Position, Shuffle

__all__ = ["TURN_OVER", "Refused", "Rules", "act", "deal", "legal", "play", "refusal", "view"]


def legal(position: Position, seat: int) -> set[str]:
    return choices.legal(rules_of(position["ruleset"]), position, seat)


def refusal(position: Position, seat: int, action: str) -> str | None:
    return choices.refusal(rules_of(position["ruleset"]), position, seat, action)


def act(
    position: Position, seat: int, action: str, shuffle: Shuffle
) -> tuple[Position, list[Event]]:
    """Raises Refused."""
    if (code := refusal(position, seat, action)) is not None:
        raise Refused(code)
    t = Table(rules_of(position["ruleset"]), position, shuffle)
    do(t, seat, action)
    return t.p, t.events


# --- whole turns


def play(position: Position, actions: list[str], shuffle: Shuffle) -> tuple[Position, list[Event]]:
    """A whole turn of the seat on turn. Raises Refused."""
    rules = rules_of(position["ruleset"])
    if any(choices.malformed(rules, position, action) for action in actions):
        raise Refused("bad_request")
    if position["result"] is not None:
        raise Refused("game_over")
    seat = position["turn"]
    p, done, stopped_at = position, False, ""
    events: list[Event] = []
    for action in actions:
        if p["result"] == "out" and action.startswith("suit:"):
            continue
        if p["result"] is not None or (done and action != "call"):
            raise Refused("bad_request")
        p, told = act(p, seat, action, shuffle)
        events += told
        done = done or any(event["type"] in TURN_OVER for event in told)
        if action != "call":
            stopped_at = action
    if not done:
        p, told = finish(p, stopped_at, shuffle)
        events += told
    return p, events


def finish(p: Position, stopped_at: str, shuffle: Shuffle) -> tuple[Position, list[Event]]:
    """What becomes of a turn that the actions did not end."""
    naming = p["phase"] == "more" and names_a_suit(rules_of(p["ruleset"]), p["laid"])
    if p["phase"] == "suit" or naming:
        raise Refused("name_a_suit")
    if p["phase"] == "more":
        return act(p, p["turn"], "end", shuffle)
    if stopped_at == "draw":
        return p, []
    raise Refused("bad_request")


# --- deal and view


def blank(ruleset: Any, seats: int) -> Position:
    return {
        "ruleset": ruleset,
        "turn": 0,
        "direction": 1,
        "suit": None,
        "pending": 0,
        "skip": False,
        "phase": "turn",
        "laid": [],
        "drawn": None,
        "called": [False] * seats,
        "exposed": None,
        "passes": 0,
        "winner": None,
        "result": None,
        "draws": 0,
    }


def complete(given: Position) -> Position:
    return {**blank(given["ruleset"], len(given["hands"])), **given}


def deal(ruleset: Any, seats: int, order: list[str], first: int) -> Position:
    """`order`: the shuffled cards, the first one is dealt first."""
    rules = rules_of(ruleset)
    cards = list(order)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(rules.hand(seats)):
        for step in range(seats):
            hands[(first + step) % seats].append(cards.pop(0))
    p = {**blank(ruleset, seats), "hands": hands, "turn": first}
    if rules.has_fixed_starter:
        return {**p, "stock": cards, "pile": [rules.starter]}
    for _ in range(len(cards)):
        if not rules.buried(cards[0]):
            break
        cards.append(cards.pop(0))
    p.update(stock=cards[1:], pile=cards[:1])
    if rules.starter == "with effect" and not rules.buried(cards[0]):
        act_on_the_first(rules, p, cards[0])
    return p


def act_on_the_first(rules: Rules, p: Position, card: str) -> None:
    """5.3: the starter's debt, direction and skip."""
    p["pending"] = rules.amount("attack.draw", card)
    if rules["attack.cap"]:
        p["pending"] = min(p["pending"], rules["attack.cap"])
    if rules.has("turn.reverse", card):
        p["direction"] = -1
    steps = 1
    if rules.has("turn.skip", card):
        p["skip"] = rules["turn.skip_answered"]
        steps = 1 if p["skip"] else 2
    dealer = p["turn"] - 1
    p["turn"] = (dealer + steps * p["direction"]) % len(p["hands"])


def view(p: Position, seat: int | None) -> dict[str, Any]:
    shown = (
        "turn", "direction", "suit", "pending", "skip", "phase", "laid",
        "called", "exposed", "passes", "winner", "result",
    )  # fmt: skip
    counted = {"draws": p["draws"]} if rules_of(p["ruleset"]).counts_draws else {}
    return {
        "seat": seat,
        "hand": [] if seat is None else list(p["hands"][seat]),
        "counts": [len(hand) for hand in p["hands"]],
        "stock": len(p["stock"]),
        "pile": list(p["pile"]) if rules_of(p["ruleset"]).open_pile else p["pile"][-1:],
        "pile_count": len(p["pile"]),
        **{field: p[field] for field in shown},
        **counted,
        "drawn": p["drawn"] if seat == p["turn"] else None,
        "legal": set() if seat is None else legal(p, seat),
    }
