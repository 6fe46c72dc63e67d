"""From a rule set to the one vector of integers that the core reads."""

from collections.abc import Mapping
from typing import Any

from switch.cards import Pack
from switch.core import layout as at

from . import options

POWERS = (
    "fit.names_suit",
    "fit.wild",
    "attack.draw",
    "turn.skip",
    "turn.reverse",
    "turn.dump_suit",
    "turn.exchange",
)


def power_cards(pack: Pack, values: Mapping[str, Any]) -> set[int]:
    """1.15: the cards that would start a round with an effect; one that only cancels would not."""
    return {card for key in POWERS for card in options.amounts(values[key], pack)}


def mask(cards: Any) -> int:
    return sum(1 << card for card in cards)


def compile_table(pack: Pack, values: Mapping[str, Any], *, starter: str | None) -> tuple[int, ...]:
    """``starter``: the code of the pack's last card, which starts the pile and is not dealt."""
    table = [0] * at.TABLE_SIZE
    dealt = pack.cards if starter is None else pack.cards[:-1]
    _write_pack(table, pack)
    for option in options.OPTIONS:
        _write_option(table, option, values[option.key], pack)
    table[at.T_SHUFFLED] = len(dealt)
    table[at.PACK : at.PACK + len(dealt)] = [pack.kind_of[code] for code in dealt]
    table[at.T_STARTER] = -1 if starter is None else pack.kind_of[starter]
    table[at.T_WILD] = mask(options.amounts(values["fit.wild"], pack))
    table[at.T_ATTACKERS] = mask(options.amounts(values["attack.draw"], pack))
    table[at.T_POWER] = mask(power_cards(pack, values))
    _write_answers(table, pack)
    return tuple(table)


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
    for code in pack.cards:
        table[at.COPIES + pack.kind_of[code]] += 1
    for bit in range(at.KINDS_MAX):
        table[at.BIT + (1 << bit) % 67] = bit


def _write_option(table: list[int], option: options.Option, value: Any, pack: Pack) -> None:
    match option:
        case options.Cards(column=column) | options.Amounts(column=column):
            if column != options.WILD_COLUMN:
                for card, amount in options.amounts(value, pack).items():
                    table[column + card] = amount
        case options.Choice(scalar=scalar, values=names):
            table[scalar] = names.index(value)
        case options.Flag(scalar=scalar) | options.Number(scalar=scalar):
            table[scalar] = int(value)


def _write_answers(table: list[int], pack: Pack) -> None:
    """2.3, 2.7, 2.8: a debt on a top of some rank is answered by the cards of that rank that
    attack or cancel."""
    if not table[at.T_ANSWER_DEBT]:
        return
    for card in range(len(pack.codes)):
        if table[at.ATTACK + card] or table[at.CANCEL + card]:
            table[at.ANSWERS + table[at.RANK_OF + card]] |= 1 << card
