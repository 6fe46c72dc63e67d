"""The oracle for any rule set: the same questions as oracle.py, options read one by one.

A position's "ruleset" is a preset's id, a rule set as an object, or `Rules` read from one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.naive import general_choices as choices
from tests.naive.general_lays import names_a_rank, names_a_suit
from tests.naive.general_rules import Rules, rules_of
from tests.naive.general_table import Table
from tests.naive.general_turns import do
from tests.naive.oracle import TURN_OVER, Refused

if TYPE_CHECKING:
    from tests.naive.table import Event, Position, Shuffle

CHOICES = ("suit:", "rank:", "give:", "with:")

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
    """A whole turn of the seat on turn, or what is left of it. Raises Refused."""
    rules = rules_of(position["ruleset"])
    if any(choices.malformed(rules, position, action) for action in actions):
        raise Refused("bad_request")
    if position["result"] is not None:
        raise Refused("game_over")
    turn = Turn(position, shuffle)
    for action in actions:
        turn.step(action)
    if not turn.is_over:
        turn.finish()
    return turn.p, turn.events


class Turn:
    """A whole turn on its way."""

    def __init__(self, p: Position, shuffle: Shuffle) -> None:
        self.p, self.seat, self.shuffle = p, p["turn"], shuffle
        self.events: list[Event] = []
        self.stopped_at = ""
        self.may_ignore = True

    def happened(self, *kinds: str) -> bool:
        return any(event["type"] in kinds for event in self.events)

    @property
    def is_over(self) -> bool:
        next_one_gives = self.p["phase"] == "give" and self.p["turn"] != self.seat
        return next_one_gives or self.happened(*TURN_OVER)

    def step(self, action: str) -> None:
        if self.happened("out") and action.startswith(CHOICES) and self.may_ignore:
            self.may_ignore = False
            return
        left_over = self.is_over and (action != "call" or self.p["result"] is not None)
        if left_over or self.happened("false_call"):
            raise Refused("bad_request")
        self.p, told = act(self.p, self.seat, action, self.shuffle)
        self.events += told
        if action != "call":
            self.stopped_at = action

    def finish(self) -> None:
        """What becomes of a turn that the actions did not end."""
        laid, phase = self.p["laid"], self.p["phase"]
        rules = rules_of(self.p["ruleset"])
        if phase == "suit" or (phase == "more" and names_a_suit(rules, laid)):
            raise Refused("name_a_suit")
        naming_a_rank = phase == "more" and names_a_rank(rules, laid)
        if naming_a_rank or phase == "rank":
            raise Refused("choose_first")
        if phase == "more":
            self.p, told = act(self.p, self.seat, "end", self.shuffle)
            self.events += told
        elif phase in {"give", "exchange"} and self.stopped_at:
            return  # the choice is a turn of its own
        elif self.stopped_at not in {"draw", "challenge", "accept"}:
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
        "refills": 0,
        "rank": None,
        "places": [],
        "absent": [],
        "bluff": None,
        "accused": None,
        "ending": None,
        "given": [None] * seats,
        "false_calls": [False] * seats,
        "false_catches": [False] * seats,
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


VIEWED = (
    "turn", "direction", "suit", "pending", "skip", "phase", "laid", "called", "exposed", "passes",
    "winner", "result", "draws", "refills", "rank", "places", "absent", "ending", "accused",
    "false_calls", "false_catches",
)  # fmt: skip


def view(p: Position, seat: int | None) -> dict[str, Any]:
    rules = rules_of(p["ruleset"])
    given = [card if one == seat else None for one, card in enumerate(p["given"])]
    return {
        "seat": seat,
        "hand": [] if seat is None else list(p["hands"][seat]),
        "counts": [len(hand) for hand in p["hands"]],
        "stock": len(p["stock"]),
        "pile": list(p["pile"]) if rules.open_pile else p["pile"][-1:],
        "pile_count": len(p["pile"]),
        **{field: p[field] for field in VIEWED if field not in rules.left_out},
        **({"given": given} if rules.everybody_gives else {}),
        "drawn": p["drawn"] if seat == p["turn"] else None,
        "legal": set() if seat is None else legal(p, seat),
    }
