"""What a seat may do, and the code of the refusal where it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_calls import reactions
from tests.naive.general_lays import (
    cannot_finish,
    goes,
    jumps,
    lays,
    names_a_rank,
    names_a_suit,
    waits_for_stock,
)
from tests.naive.general_rules import rank
from tests.naive.general_seats import in_play, others

if TYPE_CHECKING:
    from tests.naive.general_rules import Rules
    from tests.naive.table import Position

WORDS = {"draw", "pass", "end", "call", "challenge", "accept"}
WITH_A_CARD = ("jump:", "give:")
CHOICES = {"rank": "rank:", "exchange": "with:", "give": "give:"}  # phase, and its action


def card_of(action: str) -> str | None:
    """The card that an action names, if it is one that does."""
    for word in WITH_A_CARD:
        if action.startswith(word):
            return action.removeprefix(word)
    is_word = action in WORDS or action.startswith(("suit:", "catch:", "rank:", "with:"))
    return None if is_word else action


def suit_words(rules: Rules) -> set[str]:
    return {f"suit:{one}" for one in rules.suits}


def rank_words(rules: Rules) -> set[str]:
    """6.4: ranks that have cards with a suit."""
    return {f"rank:{one}" for one in rules.order}


# --- drawing


def something_to_draw(rules: Rules, p: Position) -> bool:
    """1.9, 9.4"""
    if p["stock"]:
        return True
    return len(p["pile"]) > 1 and rules.refills_after(p["refills"])


def draws_left(rules: Rules, p: Position) -> bool:
    """9.1"""
    return bool(rules["draw.upto"] == 0 or p["draws"] < rules["draw.upto"])


def at_the_limit(rules: Rules, p: Position) -> bool:
    """9.6"""
    limit = rules["draw.hand_limit"]
    return bool(limit) and len(p["hands"][p["turn"]]) >= limit


def can_draw(rules: Rules, p: Position) -> bool:
    """A voluntary draw, whatever 9.3 says."""
    return something_to_draw(rules, p) and draws_left(rules, p) and not at_the_limit(rules, p)


# --- legal


def turn_actions(rules: Rules, p: Position) -> set[str]:
    cards = lays(rules, p)
    match p["phase"]:
        case "suit":
            more = suit_words(rules)
        case "rank":
            more = rank_words(rules)
        case "more":
            more = stops(rules, p)
        case "drawn":
            more = {"pass"} if rules["draw.may_lay"] != "must" else set()
        case "paid":
            more = {"pass"}  # 7.10
        case "challenge":
            more = {"challenge", "accept"}
        case "give":
            more = {f"give:{card}" for card in p["hands"][p["turn"]]}
        case "exchange":
            more = {f"with:{seat}" for seat in others(p)}
        case _:
            more = instead(rules, p, cards)
    return cards | more


def stops(rules: Rules, p: Position) -> set[str]:
    if names_a_suit(rules, p["laid"]):
        return suit_words(rules)
    return rank_words(rules) if names_a_rank(rules, p["laid"]) else {"end"}


def instead(rules: Rules, p: Position, cards: set[str]) -> set[str]:
    """What a seat may do at the beginning of a turn instead of laying one of the cards."""
    if p["pending"]:
        return {"draw" if something_to_draw(rules, p) else "pass"}
    if p["skip"]:
        return {"pass"}  # 8.2
    if cards and not rules["draw.though_able"]:
        return set()  # 9.3
    return {"draw" if can_draw(rules, p) else "pass"}  # 9.7


def legal(rules: Rules, p: Position, seat: int) -> set[str]:
    if p["result"] is not None or seat not in in_play(p):
        return set()
    actions = reactions(rules, p, seat)
    if seat == p["turn"]:
        return actions | turn_actions(rules, p)
    return actions | {f"jump:{card}" for card in jumps(rules, p, seat)}


# --- refusals, in the order in which referee.md lists the codes


def malformed(rules: Rules, p: Position, action: object) -> bool:
    if not isinstance(action, str):
        return True
    if action.startswith("suit:"):
        return action not in suit_words(rules)
    if action.startswith("rank:"):
        ranks = {rank(card) for card in rules.pack(rules.most)}
        return action not in {f"rank:{one}" for one in ranks}
    for word in ("catch:", "with:"):
        if action.startswith(word):
            return action not in {f"{word}{seat}" for seat in range(len(p["hands"]))}
    return False


def refusal(rules: Rules, p: Position, seat: int, action: str) -> str | None:
    if malformed(rules, p, action) or not 0 <= seat < len(p["hands"]):
        return "bad_request"
    if p["result"] is not None:
        return "game_over"
    card = card_of(action)
    if card is not None and card not in rules.pack(rules.most):
        return "bad_card"
    return None if action in legal(rules, p, seat) else refused(rules, p, seat, action)


def refused(rules: Rules, p: Position, seat: int, action: str) -> str:
    if action == "call":
        return "cannot_call"
    if action.startswith("catch:"):
        return "not_catchable"
    if action.startswith("jump:"):
        return "cannot_jump"
    if seat != p["turn"]:
        return "not_your_turn"
    return refused_choice(rules, p, action) or refused_turn(rules, p, action)


def refused_choice(rules: Rules, p: Position, action: str) -> str | None:
    """What is found right after `not_your_turn`."""
    phase = p["phase"]
    if phase == "challenge":
        return "challenge_open"
    if action in {"challenge", "accept"}:
        return "no_challenge"
    naming = phase == "more" and names_a_rank(rules, p["laid"])
    stops = naming and action in {"end", "draw", "pass"}
    if stops or not action.startswith(CHOICES.get(phase, "")):
        return "choose_first"
    return "no_choice_here" if action.startswith(tuple(CHOICES.values())) else None


def refused_turn(rules: Rules, p: Position, action: str) -> str:
    naming = p["phase"] == "more" and names_a_suit(rules, p["laid"])
    if p["phase"] == "suit" or (naming and action in {"end", "draw", "pass"}):
        return "name_a_suit"
    if action.startswith("suit:"):
        return "no_suit_here"
    if action == "end":
        return "cannot_end"
    words = {"draw": refused_draw, "pass": refused_pass}
    return words[action](rules, p) if action in words else refused_card(rules, p, action)


def refused_card(rules: Rules, p: Position, card: str) -> str:
    if card not in p["hands"][p["turn"]]:
        return "not_in_hand"
    if not goes(rules, p, card) and p["pending"]:
        return "debt_open"
    if not goes(rules, p, card) and p["skip"]:
        return "eight_open"
    if waits_for_stock(rules, p, card):
        return "stock_empty"
    if not goes(rules, p, card):
        return "does_not_fit"
    assert cannot_finish(rules, p, card)
    return "cannot_finish"


def refused_draw(rules: Rules, p: Position) -> str:
    if p["skip"]:
        return "eight_open"
    if not something_to_draw(rules, p):
        return "stock_empty"
    if p["phase"] == "paid":
        return "cannot_draw"
    if p["phase"] != "turn" or (lays(rules, p) and not rules["draw.though_able"]):
        return "must_lay"
    return "cannot_draw"


def refused_pass(rules: Rules, p: Position) -> str:
    if p["phase"] != "turn":
        return "must_lay"
    if p["pending"] or rules["draw.though_able"] or not lays(rules, p):
        return "cannot_pass"
    return "must_lay"
