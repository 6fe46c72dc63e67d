"""From a rule set to the one vector of integers that the core reads."""

from collections.abc import Mapping
from typing import Any

from switch.cards import Pack, rank_letter
from switch.core import layout as at

from . import options

PLAIN, WITH_EFFECT, ANY, NOT_WILD = STARTS = ("plain", "with effect", "any", "not wild")

CARDS = options.Cards | options.Amounts
POWERS = tuple(one.key for one in options.OPTIONS if isinstance(one, CARDS) and one.power)
ACTIVE = tuple(one.key for one in options.OPTIONS if isinstance(one, CARDS) and one.acts)


def power_cards(pack: Pack, values: Mapping[str, Any]) -> set[int]:
    """1.15: the kinds that would start a round with an effect; one that only cancels would not."""
    return {kind for key in POWERS for kind in options.amounts(values[key], pack)}


def colourless(pack: Pack) -> set[int]:
    return {kind for kind in range(len(pack.codes)) if pack.suit_of(kind) == len(pack.suits)}


def mask(cards: Any) -> int:
    return sum(1 << card for card in cards)


def compile_table(pack: Pack, values: Mapping[str, Any], start: str, hand: int) -> tuple[int, ...]:
    """``hand``: cards dealt to each seat; ``start``: one of STARTS, or the code of the pack's last
    card, which then starts the pile and is not dealt."""
    table = [0] * at.TABLE_SIZE
    starter = None if start in STARTS else start
    dealt = pack.cards if starter is None else pack.cards[:-1]
    _write_pack(table, pack)
    _write_points(table, pack)
    for option in options.OPTIONS:
        _write_option(table, option, values[option.key], pack)
    table[at.T_HAND] = hand
    table[at.T_SHUFFLED] = len(dealt)
    table[at.PACK : at.PACK + len(dealt)] = [pack.kind_of[code] for code in dealt]
    table[at.T_STARTER] = -1 if starter is None else pack.kind_of[starter]
    _write_masks(table, pack, values)
    _write_start(table, pack, values, start)
    _write_answers(table, pack, values["attack.answered_by"])
    return tuple(table)


def _write_masks(table: list[int], pack: Pack, values: Mapping[str, Any]) -> None:
    def kinds(key: str) -> set[int]:
        return set(options.amounts(values[key], pack))

    table[at.T_WILD] = mask(kinds("fit.wild"))
    table[at.T_ATTACKERS] = mask(kinds("attack.draw"))
    table[at.T_POWER] = mask(power_cards(pack, values))
    table[at.T_ACTIVE] = mask({kind for key in ACTIVE for kind in kinds(key)})
    finishers = kinds("end.only_last") or set(range(len(pack.codes)))
    table[at.T_FINISHERS] = mask(finishers - kinds("end.not_last"))
    if values["interrupt.challenge"]:
        table[at.T_CHALLENGED] = mask(kinds("fit.wild") & kinds("attack.draw"))


def _write_start(table: list[int], pack: Pack, values: Mapping[str, Any], start: str) -> None:
    """Which cards may not start, and whether the one that does has its effect."""
    buried = colourless(pack)
    if start == PLAIN:
        buried |= power_cards(pack, values)
    elif start in (WITH_EFFECT, NOT_WILD):
        buried |= set(options.amounts(values["fit.wild"], pack))
    table[at.T_BURIED] = mask(buried)
    table[at.T_START_ACTS] = int(start == WITH_EFFECT)


def _write_pack(table: list[int], pack: Pack) -> None:
    table[at.T_KINDS] = len(pack.codes)
    table[at.T_SUITS] = len(pack.suits)
    for kind in range(len(pack.codes)):
        suit, rank = pack.suit_of(kind), pack.rank_of(kind)
        table[at.SUIT_OF + kind] = suit
        table[at.RANK_OF + kind] = rank
        table[at.RANK_MASK + rank] |= 1 << kind
        if suit < len(pack.suits):
            table[at.SUIT_MASK + suit] |= 1 << kind
            table[at.T_RANKS] |= 1 << rank
    for code in pack.cards:
        table[at.COPIES + pack.kind_of[code]] += 1
    for bit in range(at.KINDS_MAX):
        table[at.BIT + (1 << bit) % 67] = bit


# 9.9: what a card counts where score.points says nothing; other ranks are numbers of their own.
POINTS = {
    "A": 1,
    "T": 10,
    "J": 10,
    "Q": 10,
    "K": 10,
    "X": 20,
    "S": 20,
    "V": 20,
    "D": 20,
    "W": 50,
    "F": 50,
}


def points(pack: Pack) -> dict[int, int]:
    """Kind → what it counts where score.points says nothing."""
    ranks = map(rank_letter, pack.codes)
    return {kind: POINTS[one] if one in POINTS else int(one) for kind, one in enumerate(ranks)}


def _write_points(table: list[int], pack: Pack) -> None:
    for kind, count in points(pack).items():
        table[at.POINTS + kind] = count


def _write_option(table: list[int], option: options.Option, value: Any, pack: Pack) -> None:
    match option:
        case _ if options.place(option) < 0:
            return
        case options.Cards(column=column) | options.Amounts(column=column):
            amounts = options.amounts(value, pack)
            for kind, amount in amounts.items():
                table[column + kind] = amount
            table[column + at.ANY] = mask(amounts)
        case options.Choice(scalar=scalar, values=names):
            table[scalar] = names.index(value)
        case options.Flag(scalar=scalar) | options.Number(scalar=scalar):
            table[scalar] = int(value)


def _write_answers(table: list[int], pack: Pack, answered_by: str) -> None:
    """2.3, 2.7, 2.8: what may be laid on a debt that lies on a card of this kind. Cards that pass a
    debt on or send it back must have the top's suit."""
    kinds = range(len(pack.codes))
    for top in kinds:
        rank = [k for k in kinds if table[at.RANK_OF + k] == table[at.RANK_OF + top]]
        least = max(table[at.ATTACK + kind] for kind in rank)
        table[at.ANSWERS + top] = mask(
            kind for kind in kinds if _answers(table, kind, top, answered_by, least)
        )


def _answers(table: list[int], kind: int, top: int, answered_by: str, least: int) -> bool:
    attack, cancels = table[at.ATTACK + kind], table[at.CANCEL + kind] > 0
    passes_on = table[at.DEFLECTS + kind] or table[at.RETURNS + kind]
    suit = table[at.SUIT_OF + top]
    if passes_on and suit < table[at.T_SUITS] and table[at.SUIT_OF + kind] == suit:
        return True
    match answered_by:
        case "same rank":
            same = table[at.RANK_OF + kind] == table[at.RANK_OF + top]
            return same and (attack > 0 or cancels)
        case "same rank or suit":
            same = table[at.RANK_OF + kind] == table[at.RANK_OF + top]
            same_suit = suit < table[at.T_SUITS] and table[at.SUIT_OF + kind] == suit
            return (same or same_suit) and (attack > 0 or cancels)
        case "any":
            return attack > 0 or cancels
        case "at least as many":
            return attack >= max(least, 1) or cancels
        case _:
            return False
