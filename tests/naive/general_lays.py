"""Which card may be laid now: on the pile, on a debt, into a set, after a dump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_rules import Rules, rank, suit

if TYPE_CHECKING:
    from tests.naive.table import Position


# --- the first card of a turn


def fits(rules: Rules, p: Position, card: str) -> bool:
    """Section 6, where neither a debt nor a skip is open."""
    top = p["pile"][-1]
    if rules.has("fit.wild", card):
        when = rules["fit.wild_when"]
        if when == "anytime":
            return True
        if when == "not on a wild":
            return not rules.has("fit.wild", top)
    if suit(top) is None and p["suit"] is None:
        return True  # 5.2
    in_force = p["suit"] if p["suit"] is not None else suit(top)
    return rank(card) == rank(top) or suit(card) == in_force


def acts_on_a_debt(rules: Rules, card: str) -> bool:
    return rules.amount("attack.draw", card) > 0 or rules.amount("attack.cancel", card) > 0


def answers(rules: Rules, top: str, card: str) -> bool:
    """7.2"""
    if not acts_on_a_debt(rules, card):
        return False
    match rules["attack.answered_by"]:
        case "nothing":
            return False
        case "same rank":
            return rank(card) == rank(top)
        case "any":
            return True
        case _:
            return rules.amount("attack.cancel", card) > 0 or (
                rules.amount("attack.draw", card) >= rules.strongest(rank(top))
            )


def passes_on(rules: Rules, top: str, card: str) -> bool:
    """7.7 and 7.8: in the top card's own suit."""
    either = rules.has("attack.deflect", card) or rules.has("attack.send_back", card)
    return either and suit(top) is not None and suit(card) == suit(top)


def may_begin(rules: Rules, p: Position, card: str) -> bool:
    top = p["pile"][-1]
    if p["pending"]:
        return answers(rules, top, card) or passes_on(rules, top, card)
    if p["skip"]:
        return rank(card) == rank(top)  # 8.2
    return fits(rules, p, card)


# --- the cards after it


def joins(rules: Rules, last: str, card: str) -> bool:
    """8.9 and 8.10: whether the card may join a set whose last card is `last`."""
    several = rules["sets.several"]
    by_rank = several in {"same rank", "same rank or run"} and rank(card) == rank(last)
    if rules["sets.plain_only"] and rules.has_power(last):
        by_rank = False
    return by_rank or (several in {"run", "same rank or run"} and rules.neighbours(card, last))


def parted(rules: Rules, laid: list[str]) -> tuple[list[str], list[str]]:
    """The set and what it dumped."""
    count = 1
    while count < len(laid) and joins(rules, laid[count - 1], laid[count]):
        count += 1
    return laid[:count], laid[count:]


def dump_suits(rules: Rules, cards: list[str]) -> set[str | None]:
    """8.5, 8.6: the suits that may follow this set."""
    if not rules.has("turn.dump_suit", cards[-1]):
        return set()
    which = {"last": cards[-1:], "first": cards[:1], "every": cards}[rules["turn.dump_which"]]
    return {suit(card) for card in which} - {None}


def may_follow(rules: Rules, laid: list[str], card: str) -> bool:
    cards, dumped = parted(rules, laid)
    if suit(card) in dump_suits(rules, cards):
        return True
    return not dumped and joins(rules, cards[-1], card)


def could_be_laid(rules: Rules, laid: list[str]) -> bool:
    return all(may_follow(rules, laid[:n], laid[n]) for n in range(1, len(laid)))


def names_a_suit(rules: Rules, laid: list[str]) -> bool:
    """6.3: the last card, unless it was dumped without effect (8.7)."""
    dumped = parted(rules, laid)[1]
    return rules.has("fit.names_suit", laid[-1]) and (not dumped or rules["turn.dump_acts"])


# --- all of it together


def waits_for_stock(rules: Rules, p: Position, card: str) -> bool:
    """7.9: no attack on an empty stock, but against a debt."""
    return (
        rules["attack.on_empty_stock"] == "not allowed"
        and not p["stock"]
        and not p["pending"]
        and rules.amount("attack.draw", card) > 0
    )


def cannot_finish(rules: Rules, p: Position, card: str) -> bool:
    """9.10"""
    return len(p["hands"][p["turn"]]) == 1 and rules.has("end.not_last", card)


def goes(rules: Rules, p: Position, card: str) -> bool:
    """Whether the card fits here, whatever 7.9 and 9.10 say."""
    if p["phase"] == "more":
        return may_follow(rules, p["laid"], card)
    if p["phase"] == "drawn":
        return bool(card == p["drawn"])  # the phase says that it fits
    return p["phase"] != "suit" and may_begin(rules, p, card)


def may_lay(rules: Rules, p: Position, card: str) -> bool:
    """The card is in the hand of the seat on turn."""
    return (
        goes(rules, p, card)
        and not waits_for_stock(rules, p, card)
        and not cannot_finish(rules, p, card)
    )


def lays(rules: Rules, p: Position) -> set[str]:
    return {card for card in p["hands"][p["turn"]] if may_lay(rules, p, card)}
