"""What a seat may do, and the code of the refusal where it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_lays import (
    cannot_finish,
    goes,
    lays,
    names_a_suit,
    waits_for_stock,
)

if TYPE_CHECKING:
    from tests.naive.general_rules import Rules
    from tests.naive.table import Position

WORDS = {"draw", "pass", "end", "call"}


def is_card_word(action: str) -> bool:
    return action not in WORDS and not action.startswith(("suit:", "catch:"))


def suit_words(rules: Rules) -> set[str]:
    return {f"suit:{one}" for one in rules.suits}


# --- drawing


def something_to_draw(rules: Rules, p: Position) -> bool:
    """1.9, 9.4"""
    if p["stock"]:
        return True
    return len(p["pile"]) > 1 and rules["draw.stock_empty"] != "nothing"


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
        case "more":
            more = suit_words(rules) if names_a_suit(rules, p["laid"]) else {"end"}
        case "drawn":
            more = {"pass"} if rules["draw.may_lay"] != "must" else set()
        case "paid":
            more = {"pass"}  # 7.10
        case _:
            more = instead(rules, p, cards)
    return cards | more


def instead(rules: Rules, p: Position, cards: set[str]) -> set[str]:
    """What a seat may do at the beginning of a turn instead of laying one of the cards."""
    if p["pending"]:
        return {"draw" if something_to_draw(rules, p) else "pass"}
    if p["skip"]:
        return {"pass"}  # 8.2
    if cards and not rules["draw.though_able"]:
        return set()  # 9.3
    return {"draw" if can_draw(rules, p) else "pass"}  # 9.7


def reactions(rules: Rules, p: Position, seat: int) -> set[str]:
    """9.11: calls and catches."""
    if not rules["call.required"]:
        return set()
    actions = set()
    exposed = p["exposed"]
    if exposed is not None and exposed != seat:
        actions.add(f"catch:{exposed}")
    if not p["called"][seat] and (exposed == seat or calls_ahead(rules, p, seat)):
        actions.add("call")
    return actions


def calls_ahead(rules: Rules, p: Position, seat: int) -> bool:
    if seat != p["turn"]:
        return False
    if p["phase"] == "suit":
        return len(p["hands"][seat]) == 1
    if p["phase"] == "more":
        return False
    return len(p["hands"][seat]) == 2 and bool(lays(rules, p))


def legal(rules: Rules, p: Position, seat: int) -> set[str]:
    if p["result"] is not None:
        return set()
    actions = reactions(rules, p, seat)
    return actions | turn_actions(rules, p) if seat == p["turn"] else actions


# --- refusals, in the order in which referee.md lists the codes


def malformed(rules: Rules, p: Position, action: object) -> bool:
    if not isinstance(action, str):
        return True
    if action.startswith("suit:"):
        return action not in suit_words(rules)
    if action.startswith("catch:"):
        return action not in {f"catch:{seat}" for seat in range(len(p["hands"]))}
    return False


def refusal(rules: Rules, p: Position, seat: int, action: str) -> str | None:
    if malformed(rules, p, action) or not 0 <= seat < len(p["hands"]):
        return "bad_request"
    if p["result"] is not None:
        return "game_over"
    if is_card_word(action) and action not in rules.pack(rules.most):
        return "bad_card"
    return None if action in legal(rules, p, seat) else refused(rules, p, seat, action)


def refused(rules: Rules, p: Position, seat: int, action: str) -> str:
    if action == "call":
        return "cannot_call"
    if action.startswith("catch:"):
        return "not_catchable"
    return refused_turn(rules, p, seat, action)


def refused_turn(rules: Rules, p: Position, seat: int, action: str) -> str:
    if seat != p["turn"]:
        return "not_your_turn"
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
