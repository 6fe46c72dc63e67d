"""Odd positions under any rule set: what a round seldom or never leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.naive.general_rules import Rules, rank, suit

if TYPE_CHECKING:
    from random import Random

    from tests.naive.table import Position


def odd_position(rules: Rules, rng: Random, seats: int) -> Position:
    """A sound position at the beginning of a turn, with few cards in stock and pile."""
    cards = rules.pack(seats)
    rng.shuffle(cards)
    top = some_top(rules, rng, cards)
    cards.remove(top)
    if rules["interrupt.jump_in"]:
        let_jump(rng, cards, top)
    left = some_leave(rules, rng, seats)
    gone = [seat for one in left.values() for seat in one]
    position: Position = {**scattered(rng, seats, cards, gone), **left}
    position["pile"].append(top)
    playing = [seat for seat in range(seats) if seat not in gone]
    position["turn"] = rng.choice(playing)
    position["direction"] = rng.choice([1, -1])
    if rules["draw.stock_empty"] != "round over":
        position["passes"] = rng.randrange(len(playing) + rules["draw.blocked_extra"])
    position |= named(rules, rng, top)
    position |= threat(rules, rng, top, [one for one in playing if one != position["turn"]])
    if rules["call.required"]:
        position |= calls(rng, position)
    for field in {"false_calls", "false_catches"} - rules.left_out:
        position[field] = [rng.random() < 0.2 for _ in range(seats)]
    return position


def some_top(rules: Rules, rng: Random, cards: list[str]) -> str:
    """Of any suit, rather with a power."""
    tops = [card for card in cards if suit(card) is not None]
    powers = [card for card in tops if rules.has_power(card)]
    if rules["interrupt.challenge"] and rng.random() < 0.4:
        return rng.choice([card for card in cards if is_wild_attack(rules, card)] or tops)
    return rng.choice(powers if powers and rng.random() < 0.6 else tops)


def is_wild_attack(rules: Rules, card: str) -> bool:
    return rules.has("fit.wild", card) and rules.amount("attack.draw", card) > 0


def some_leave(rules: Rules, rng: Random, seats: int) -> dict[str, list[int]]:
    """9.15: who is out, who takes no part; two or more play."""
    found: dict[str, list[int]] = {}
    free = rng.sample(range(seats), rng.randint(0, seats - 2))
    if rules["score.mode"] == "elimination":
        cut = rng.randint(0, len(free))
        found["absent"], free = sorted(free[:cut]), free[cut:]
    if rules["end.places"] == "all but one":
        found["places"] = free
    return found


def scattered(rng: Random, seats: int, cards: list[str], gone: list[int]) -> Position:
    """Hands, stock and the pile below the top."""
    most = len(cards) // seats
    sizes = [0 if s in gone else min(most, rng.choice([1, 2, 2, 3, 5])) for s in range(seats)]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    below, left = rng.choice([0, 0, 1, 4]), rng.choice([0, 0, 1, 3, 20])
    return {"hands": hands, "stock": cards[below : below + left], "pile": cards[:below]}


def let_jump(rng: Random, cards: list[str], top: str) -> None:
    """The next cards are dealt from the end: now and then another copy of the top among them."""
    if top in cards and rng.random() < 0.5:
        cards.remove(top)
        cards.insert(len(cards) - rng.randrange(min(8, len(cards))), top)


def named(rules: Rules, rng: Random, top: str) -> dict[str, Any]:
    found = {}
    if rules.has("fit.names_suit", top) and (suit(top) is None or rng.random() < 0.5):
        found["suit"] = rng.choice(rules.suits)
    if rules.has("fit.names_rank", top) and rng.random() < 0.7:
        found["rank"] = rng.choice(rules.order)
    return found


def threat(rules: Rules, rng: Random, top: str, others: list[int]) -> dict[str, Any]:
    """A debt, perhaps one that can be challenged, or an open skip."""
    if rules.strongest(rank(top)) and rng.random() < 0.6:
        owed = {"pending": rng.randint(1, 9)}
        if rules["interrupt.challenge"] and is_wild_attack(rules, top) and rng.random() < 0.7:
            doubt = {"bluff": rng.random() < 0.5, "accused": rng.choice(others), "passes": 0}
            return {**owed, "phase": "challenge", **doubt}
        return owed
    if rules.has("turn.skip", top) and rules["turn.skip_answered"] and rng.random() < 0.6:
        return {"skip": True}
    return {}


def calls(rng: Random, position: Position) -> dict[str, Any]:
    """Who has called, and a seat that can be caught, mostly the one before that on turn."""
    hands = position["hands"]
    called = [bool(hand) and rng.random() < 0.2 for hand in hands]
    single = [seat for seat, hand in enumerate(hands) if len(hand) == 1]
    if not single or rng.random() < 0.4:
        return {"called": called}
    exposed = rng.choice(single)
    called[exposed] = False
    return {"called": called, "exposed": exposed}
