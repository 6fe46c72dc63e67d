"""Odd positions, and players whose leanings lead into the rare rows of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.naive import oracle

if TYPE_CHECKING:
    from random import Random

    from tests.naive.table import Position

TABLES = [(ruleset, seats) for ruleset, game in oracle.GAMES.items() for seats in game.seats]

RICH = {  # ranks that meet in one position, so that their rows are reached often
    "classic": ["J", "2J", "JQ9", "2A5", "789", "AQ3", "TJ4", "7AQ", "8T6", "A23456789TJQK"],
    "last-card": ["2A5", "8J4", "289", "J73", "A86", "A23456789TJQK"],
    "duel": ["DW", "12D", "345W", "1234567DW"],
}


def some_cards(rng: Random, ruleset: str) -> list[str]:
    """The cards of a position: of a few ranks first, then any."""
    pack = list(oracle.GAMES[ruleset].pack)
    ranks = rng.choice(RICH[ruleset])
    rich = [card for card in pack if card[0] in ranks]
    plain = [card for card in pack if card[0] not in ranks]
    rng.shuffle(rich)
    rng.shuffle(plain)
    return rich + plain


def odd_position(rng: Random, ruleset: str, seats: int) -> Position:
    """A sound position at the beginning of a turn that play need not have led to."""
    cards = some_cards(rng, ruleset)
    top = cards.pop(rng.randrange(rng.choice([8, len(cards)])))
    position = scattered(rng, seats, cards, [top])
    position["ruleset"] = ruleset
    position["passes"] = rng.choice([0, seats - 1, rng.randrange(seats)])
    if top == "WW" or rng.random() < 0.15:
        position["suit"] = rng.choice(oracle.GAMES[ruleset].suits)
    position.update(threat(rng, ruleset, top))
    if ruleset == "last-card":
        position.update(calls(rng, position))
    return position


def scattered(rng: Random, seats: int, cards: list[str], tops: list[str]) -> Position:
    """Some of the cards in hands, stock and pile; who is on turn has most of the first ones."""
    sizes = [rng.choice([1, 1, 2, 2, 3, 4, 5, 7]) for _ in range(seats)]
    turn = rng.randrange(seats)
    hands: list[list[str]] = [[] for _ in sizes]
    for seat in [*range(turn, seats), *range(turn)]:
        hands[seat] = [cards.pop(0) for _ in range(sizes[seat])]
    rng.shuffle(cards)
    bare = rng.random() < 0.2  # nothing to draw
    below = 0 if bare else rng.choice([0, 0, 1, 2, 5])
    left = 0 if bare else min(len(cards) - below, rng.choice([0, 0, 1, 2, 3, 10]))
    return {
        "hands": hands,
        "stock": cards[below : below + left],
        "pile": [*cards[:below], *tops],
        "turn": turn,
        "direction": rng.choice([1, -1]),
    }


def middle_of_turn(rng: Random, ruleset: str, seats: int) -> Position:
    """A sound position in which the seat on turn has laid or drawn something already."""
    cards = some_cards(rng, ruleset)
    drawn = ruleset == "last-card" and rng.random() < 0.5
    laid = [cards[0]] if drawn else laid_already(rng, ruleset, cards)
    for card in laid:
        cards.remove(card)
    position = scattered(rng, seats, cards, laid)
    position["ruleset"] = ruleset
    if drawn:
        hand = position["hands"][position["turn"]]
        if len(hand) == 1:
            hand.append(cards.pop())
        position.update(phase="drawn", drawn=rng.choice(hand))
    else:
        position.update(phase="more" if ruleset == "classic" else "suit", laid=laid)
    if laid[0][0] in "2J" and ruleset == "classic" and rng.random() < 0.6:
        position["pending"] = rng.choice([2, 5, 10, 15])
    return position


def laid_already(rng: Random, ruleset: str, cards: list[str]) -> list[str]:
    game = oracle.GAMES[ruleset]
    if ruleset != "classic":
        return [rng.choice([card for card in cards if game.names_a_suit([card])])]
    laid = [rng.choice(cards[:8])]
    while len(laid) < rng.choice([1, 2, 3]):
        more = [c for c in cards if c not in laid and game.could_be_laid([*laid, c])]
        if not more:
            break
        laid.append(rng.choice(more))
    return laid


def threat(rng: Random, ruleset: str, top: str) -> dict[str, Any]:
    """A debt or an eight, where the top can carry it."""
    if top[0] in oracle.GAMES[ruleset].attackers and rng.random() < 0.7:
        usual = {"J": [5, 10, 15, 20], "2": [2, 4, 6, 8], "A": [4, 8, 12, 16], "D": [2]}[top[0]]
        return {"pending": rng.choice([*usual, *usual, *usual, 1, 3, 7, 40])}
    if ruleset == "last-card" and top[0] == "8" and rng.random() < 0.7:
        return {"skip": True}
    return {}


def calls(rng: Random, position: Position) -> dict[str, Any]:
    """Who has called, and a seat that can be caught, mostly the one before that on turn."""
    hands = position["hands"]
    called = [rng.random() < 0.25 for _ in hands]
    before = (position["turn"] - position["direction"]) % len(hands)
    if rng.random() < 0.2:
        before = rng.randrange(len(hands))  # play does not lead there
    exposed = None
    if len(hands[before]) == 1 and rng.random() < 0.7:
        exposed = before
        called[before] = False
    return {"called": called, "exposed": exposed}


# --- players


def leaning(rng: Random) -> dict[str, float]:
    """How much this player likes each kind of action; 1 is indifferent."""
    likes = {"lay": 1.0, "stop": 1.0, "draw": 1.0, "call": 1.0, "catch": 1.0, "power": 1.0}
    for kind in rng.sample(sorted(likes), 3):
        likes[kind] = rng.choice([0.05, 0.3, 4.0, 20.0])
    return likes


def kind_of(action: str) -> str:
    if action in {"end", "pass", "accept"} or action.startswith(("suit:", "rank:", "with:")):
        return "stop"
    if action == "challenge" or action.startswith("jump:"):
        return "power"
    if action in {"draw", "call"}:
        return action
    if action.startswith("catch:"):
        return "catch"
    return "power" if action[0] in "278TJQADW" else "lay"


def choose(rng: Random, likes: dict[str, float], actions: set[str]) -> str:
    choices = sorted(actions)
    return rng.choices(choices, [likes[kind_of(action)] for action in choices])[0]


def every_word() -> list[str]:
    """Every action there is in any rule set, and some that are none."""
    strange = [
        "suit:Z",
        "suit:",
        "catch:x",
        "catch:9",
        "catch:",
        "",
        "7",
        "7s",
        "10S",
        "XX",
        "Draw",
    ]
    cards = sorted({card for other in oracle.GAMES.values() for card in other.pack})
    suits = [f"suit:{suit}" for suit in "CDHSRGYB"]
    catches = [f"catch:{seat}" for seat in range(4)]
    return [*cards, *suits, *catches, "draw", "pass", "end", "call", *strange]
