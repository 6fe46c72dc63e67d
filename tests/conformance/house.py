"""A round of any rule set at the referee and at the general oracle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.conformance.driver import Answer, Pair, differ
from tests.naive import general
from tests.naive.general_rules import Rules, rank, rules_of, suit

if TYPE_CHECKING:
    from random import Random

    from tests.naive.table import Event, Position

STRANGE = ["suit:Z", "suit:", "catch:x", "", "7", "10S", "XX", "X7", "WF", "7S", "Draw", "WD"]


def refilled_order(after: Position, events: list[Event]) -> list[str]:
    """A stock that was refilled in this action: drawn since then, and what is left."""
    kinds = [event["type"] for event in events]
    since = events[kinds.index("reshuffled") :] if "reshuffled" in kinds else []
    drawn = [card for event in since if event["type"] == "drew" for card in event["cards"]]
    return [*drawn, *after["stock"]]


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
        seats = [f"catch:{seat}" for seat in range(len(self.position["hands"]) + 1)]
        some = rng.sample(pack, 3) + rng.sample(seats, 2) + rng.sample(STRANGE, 3)
        suits = [f"suit:{rng.choice('CDHSRBGY')}" for _ in range(2)]
        return sorted({*hand, *some, *suits, "draw", "pass", "end", "call"})

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
        """9.1: a position has `draws` only where it says something."""
        hidden = {"ruleset"} if self.rules.counts_draws else {"ruleset", "draws"}
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

        def shuffle(cards: list[str]) -> list[str]:
            if not answer["ok"]:
                return cards
            return refilled_order(answer["position"], answer["events"])

        return shuffle


def odd_position(rules: Rules, rng: Random, seats: int) -> Position:
    """A sound position at the beginning of a turn, with few cards in stock and pile."""
    cards = rules.pack(seats)
    rng.shuffle(cards)
    tops = [card for card in cards if suit(card) is not None]
    powers = [card for card in tops if rules.has_power(card)]
    top = rng.choice(powers if powers and rng.random() < 0.6 else tops)
    cards.remove(top)
    most = len(cards) // seats
    sizes = [min(most, rng.choice([1, 2, 3, 5])) for _ in range(seats)]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    below, left = rng.choice([0, 0, 1, 4]), rng.choice([0, 0, 1, 3, 20])
    position: Position = {
        "hands": hands,
        "stock": cards[below : below + left],
        "pile": [*cards[:below], top],
        "turn": rng.randrange(seats),
        "direction": rng.choice([1, -1]),
        "passes": rng.randrange(seats + rules["draw.blocked_extra"]),
    }
    if rules.strongest(rank(top)) and rng.random() < 0.6:
        position["pending"] = rng.randint(1, 9)
    elif rules.has("turn.skip", top) and rules["turn.skip_answered"] and rng.random() < 0.6:
        position["skip"] = True
    if rules.has("fit.names_suit", top) and rng.random() < 0.5:
        position["suit"] = rng.choice(rules.suits)
    return position
