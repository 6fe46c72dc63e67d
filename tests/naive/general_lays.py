"""Which card may be laid now: on the pile, on a debt, into a set, after a dump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_rules import Rules, names, rank, suit

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
    if p["rank"] is not None:
        return bool(rank(card) == p["rank"])  # 6.4
    if suit(top) is None and p["suit"] is None:
        return True  # 5.2
    return rank(card) == rank(top) or suit(card) == suit_in_force(p)


def suit_in_force(p: Position) -> str | None:
    """1.3; none while a card without a suit is the top and no suit was named with it, nor while a
    rank is named."""
    if p["rank"] is not None:
        return None
    named: str | None = p["suit"]
    return named if named is not None else suit(p["pile"][-1])


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
        case "same rank or suit":
            in_suit = suit(top) is not None and suit(card) == suit(top)
            return rank(card) == rank(top) or in_suit
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


def last_one_acts(rules: Rules, laid: list[str]) -> bool:
    """8.7: unless it was dumped without effect."""
    return not parted(rules, laid)[1] or bool(rules["turn.dump_acts"])


def names_a_suit(rules: Rules, laid: list[str]) -> bool:
    """6.3"""
    return rules.has("fit.names_suit", laid[-1]) and last_one_acts(rules, laid)


def names_a_rank(rules: Rules, laid: list[str]) -> bool:
    """6.4"""
    return rules.has("fit.names_rank", laid[-1]) and last_one_acts(rules, laid)


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
    """9.10, 9.13"""
    if len(p["hands"][p["turn"]]) != 1:
        return False
    only = rules["end.only_last"]
    return rules.has("end.not_last", card) or (bool(only) and not names(only, card))


def goes(rules: Rules, p: Position, card: str) -> bool:
    """Whether the card fits here, whatever 7.9 and 9.10 say."""
    if p["phase"] == "more":
        return may_follow(rules, p["laid"], card)
    if p["phase"] == "drawn":
        return bool(card == p["drawn"])  # the phase says that it fits
    return p["phase"] in {"turn", "paid"} and may_begin(rules, p, card)


def may_lay(rules: Rules, p: Position, card: str) -> bool:
    """The card is in the hand of the seat on turn."""
    return (
        goes(rules, p, card)
        and not waits_for_stock(rules, p, card)
        and not cannot_finish(rules, p, card)
    )


def lays(rules: Rules, p: Position) -> set[str]:
    return {card for card in p["hands"][p["turn"]] if may_lay(rules, p, card)}


# --- out of turn


def jumps(rules: Rules, p: Position, seat: int) -> set[str]:
    """8.13"""
    begun = p["phase"] != "turn" or p["draws"] or p["pending"] or p["skip"]
    if not rules["interrupt.jump_in"] or begun or seat == p["turn"]:
        return set()
    return lays(rules, {**p, "turn": seat}) & {p["pile"][-1]}
