"""A round of any rule set at the referee and at the general oracle."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from tests.conformance.driver import Answer, Pair, differ
from tests.naive import general
from tests.naive.general_rules import Rules, rules_of

if TYPE_CHECKING:
    from random import Random

    from tests.naive.table import Event, Position

STRANGE = [
    "suit:Z", "suit:", "catch:x", "", "7", "10S", "XX", "X7", "WF", "7S", "Draw", "WD", "rank:",
    "rank:Z", "rank:7S", "with:", "with:x", "jump:", "jump:ZZ", "give:", "give:10S", "jump", "rank",
]  # fmt: skip


def refills(after: Position, events: list[Event]) -> list[list[str]]:
    """Each stock that came of a refill in this action, as far as it was seen: drawn before the
    next refill, or what is left now."""
    seen: list[list[str]] = []
    for event in events:
        if event["type"] == "reshuffled":
            seen.append([])
        elif event["type"] == "drew" and seen:
            seen[-1] += event["cards"]
    if seen:
        seen[-1] += after["stock"]
    return seen


def completed(seen: list[str], cards: list[str]) -> list[str]:
    """With what was never drawn, in any order: it was shuffled again."""
    rest = list(cards)
    for card in seen:
        if card in rest:
            rest.remove(card)
    return [*seen, *rest]


def dealt_order(rules: Rules, dealt: Position, seats: int) -> list[str]:
    """A pack order that would have led to this deal with no starter buried."""
    hands, count = dealt["hands"], rules.hand(seats)
    if [len(hand) for hand in hands] != [count] * seats:
        differ("the number of cards dealt", dealt)
    cards = [hand[number] for number in range(count) for hand in hands]
    cards += [] if rules.has_fixed_starter else dealt["pile"]
    return cards + list(dealt["stock"])


def all_cards(position: Position) -> list[str]:
    hands = [card for hand in position["hands"] for card in hand]
    return sorted(hands + position["stock"] + position["pile"])


class HousePair(Pair):
    """``ruleset``: a preset's id or the fields of a rule set."""

    oracle = general

    def __init__(self, ruleset: Any) -> None:
        super().__init__()
        self.given = ruleset
        self.rules = rules_of(ruleset)
        self.cards: list[str] = []

    def words(self, rng: Random) -> list[str]:
        """Some actions, mostly of this pack."""
        pack = sorted(set(self.rules.pack(self.rules.most)))
        hand = self.position["hands"][self.position["turn"]]
        numbers = range(len(self.position["hands"]) + 1)
        seats = [f"{word}:{seat}" for seat in numbers for word in ("catch", "with")]
        some = rng.sample(pack, 3) + rng.sample(seats, 3) + rng.sample(STRANGE, 4)
        suits = [f"suit:{rng.choice('CDHSRBGY')}" for _ in range(2)]
        ranks = [f"rank:{rng.choice('A123456789TJQKXWFSVD')}" for _ in range(2)]
        named = [*rng.sample(pack, 2), *hand, self.position["pile"][-1]]
        with_card = [f"{rng.choice(['jump', 'give'])}:{card}" for card in named]
        words = ["draw", "pass", "end", "call", "challenge", "accept"]
        return sorted({*hand, *some, *suits, *ranks, *with_card, *words})

    def marks(
        self, before: Position, action: str, after: Position, events: list[Event]
    ) -> set[str]:
        del action
        return {event["type"] for event in events} | {before["phase"], after["phase"]}

    # --- starting

    def deal(self, seats: int, seed: int) -> None:
        answer = self.ask("new", ruleset=self.given, players=seats, seed=seed)
        if not answer["ok"]:
            differ("new", None, referee=answer)
        dealt = answer["position"]
        order = dealt_order(self.rules, dealt, seats)
        if sorted(order) != sorted(self.rules.shuffled(seats)):
            differ("the pack", dealt)
        self.position = self.oracle.deal(self.rules, seats, order, 0)
        self.cards = sorted(self.rules.pack(seats))
        self.same_position("the deal", dealt, self.position)

    def start(self, position: Position, seed: int) -> None:
        """From a sound position."""
        self.position = general.complete({**position, "ruleset": self.rules})
        self.cards = all_cards(self.position)
        answer = self.ask("load", position={**position, "ruleset": self.given}, seed=seed)
        if not answer["ok"]:
            differ("load", self.position, referee=answer)
        self.same_position("load", answer["position"], self.position)

    # --- comparing

    def shown(self, position: Position) -> Position:
        """Some fields a position has only where they say something."""
        hidden = {"ruleset"} | self.rules.left_out
        return {field: value for field, value in position.items() if field not in hidden}

    def same_position(self, what: str, theirs: Position, ours: Position) -> None:
        named = theirs["ruleset"]
        if self.rules.id != (named if isinstance(named, str) else named["id"]):
            differ(f"the rule set after {what}", None, referee=theirs)
        found = {field: value for field, value in theirs.items() if field != "ruleset"}
        super().same_position(what, found, self.shown(ours))

    def compare_turn(self) -> None:
        """Legal actions of the seat on turn; never none; all cards are there."""
        p = self.position
        theirs, ours = self.ask("legal")["legal"], sorted(general.legal(p, p["turn"]))
        if sorted(theirs) != ours:
            differ("legal", p, referee=theirs, oracle=ours)
        if not ours and p["result"] is None:
            differ("having a move", p)
        if all_cards(p) != self.cards:
            differ("the cards there are", p)

    def load_again(self) -> None:
        """Every position of a round can be loaded and is the same then."""
        other = HousePair(self.given)
        other.start(self.shown(self.position), 1)
        other.compare_choices()

    def chance_of(self, before: Position, answer: Answer) -> Any:
        del before

        seen = refills(answer["position"], answer["events"]) if answer["ok"] else []
        numbers = count()

        def shuffle(cards: list[str]) -> list[str]:
            number = next(numbers)
            return completed(seen[number], cards) if number < len(seen) else cards

        return shuffle
