"""Every option of a rule set, declared once: its key, type, default, clause and table column.

A new option is one entry here and one row in ``core/layout.py``; validation, the file format
and the compiled tables follow from the declaration.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from switch.cards import Pack
from switch.core import layout


@dataclass(frozen=True)
class Flag:
    """True or false; compiled to 1 or 0 at ``scalar``."""

    key: str
    clause: str
    scalar: int
    default: bool
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Number:
    """A whole number within ``least`` … ``most``; compiled to ``scalar``."""

    key: str
    clause: str
    scalar: int
    default: int
    least: int
    most: int
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """One of ``values``; compiled to its place in them."""

    key: str
    clause: str
    scalar: int
    default: str
    values: tuple[str, ...]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cards:
    """A list of selectors (``"7"``: a rank, ``"JS"``: a card); compiled to 1 in the column."""

    key: str
    clause: str
    column: int
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Amounts:
    """Selector → a number, ``least`` … ``most``; compiled to that number in the column."""

    key: str
    clause: str
    column: int
    most: int
    least: int = 1
    needs: tuple[str, ...] = ()


# ``needs``: the option does nothing unless all of these are in use.
Option = Flag | Number | Choice | Cards | Amounts

DERIVED = -1  # not written as it is: tables.py makes masks or columns of it
OUTSIDE = -2  # decides nothing within a round: the match or the table reads it

OPTIONS: tuple[Option, ...] = (
    Choice("cards.packs", "5.1", DERIVED, default="one", values=("one", "two", "by players")),
    Number("cards.jokers", "5.2", DERIVED, default=0, least=0, most=6),
    Number("deal.hand", "2.0", DERIVED, default=7, least=1, most=12),
    Number("deal.hand_with_two", "5.4", DERIVED, default=0, least=0, most=12),
    Choice(
        "deal.first",
        "10.6",
        OUTSIDE,
        default="left",
        values=("left", "random", "last winner", "last loser"),
    ),
    Cards("fit.wild", "2.9", DERIVED),
    Choice(
        "fit.wild_when",
        "6.2",
        layout.T_WILD_WHEN,
        default="anytime",
        values=("anytime", "only when it fits", "not on a wild"),
        needs=("fit.wild",),
    ),
    Cards("fit.names_suit", "2.9", layout.NAMES),
    Cards("fit.names_rank", "6.4", layout.NAMES_RANK),
    Amounts("attack.draw", "2.3", layout.ATTACK, 7),
    Choice(
        "attack.answered_by",
        "2.3",
        DERIVED,
        default="same rank",
        values=("same rank", "nothing", "any", "at least as many", "same rank or suit"),
        needs=("attack.draw",),
    ),
    Flag("attack.adds_up", "2.3", layout.T_ADDS_UP, default=True, needs=("attack.draw",)),
    Number(
        "attack.cap", "7.4", layout.T_DEBT_CAP, default=0, least=0, most=50, needs=("attack.draw",)
    ),
    Amounts("attack.cancel", "2.8", layout.CANCEL, 7, needs=("attack.draw",)),
    Flag(
        "attack.cancel_all",
        "7.5",
        layout.T_CANCEL_ALL,
        default=False,
        needs=("attack.draw", "attack.cancel"),
    ),
    Choice(
        "attack.rest",
        "2.8",
        layout.T_REST_GOES_ON,
        default="drawn at once",
        values=("drawn at once", "goes on"),
        needs=("attack.draw", "attack.cancel"),
    ),
    Cards("attack.deflect", "7.7", layout.DEFLECTS, needs=("attack.draw",)),
    Cards("attack.send_back", "7.8", layout.RETURNS, needs=("attack.draw",)),
    Choice(
        "attack.on_empty_stock",
        "3.2",
        layout.T_EMPTY_ATTACK,
        default="allowed",
        values=("allowed", "adds nothing", "not allowed"),
        needs=("attack.draw",),
    ),
    Choice(
        "attack.after_paying",
        "7.10",
        layout.T_AFTER_DEBT,
        default="turn over",
        values=("turn over", "may lay", "turn goes on"),
        needs=("attack.draw",),
    ),
    Flag("attack.gather_first", "3.5", layout.T_GATHER, default=False, needs=("attack.draw",)),
    Cards("turn.skip", "2.5", layout.SKIPS),
    Flag("turn.skip_answered", "4.5", layout.T_ANSWER_SKIP, default=False, needs=("turn.skip",)),
    Flag("turn.skips_add", "8.1", layout.T_SKIPS_ADD, default=False, needs=("turn.skip",)),
    Cards("turn.reverse", "2.6", layout.REVERSES),
    Choice(
        "turn.reverse_with_two",
        "2.6",
        layout.T_TWO_REVERSE,
        default="nothing",
        values=("nothing", "again"),
        needs=("turn.reverse",),
    ),
    Cards("turn.again", "8.4", layout.AGAINS),
    Cards("turn.dump_suit", "2.4", layout.DUMPS),
    Flag("turn.dump_acts", "2.4", layout.T_DUMP_ACTS, default=False, needs=("turn.dump_suit",)),
    Choice(
        "turn.dump_which",
        "2.4",
        layout.T_DUMP_SUITS,
        default="last",
        values=("last", "first", "every"),
        needs=("turn.dump_suit",),
    ),
    Choice(
        "turn.dump_top",
        "8.7",
        layout.T_DUMP_TOP,
        default="last card",
        values=("last card", "seven"),
        needs=("turn.dump_suit",),
    ),
    Cards("turn.exchange", "2.10", layout.EXCHANGES),
    Choice(
        "turn.exchange_with",
        "2.10",
        layout.T_EXCHANGE,
        default="left",
        values=("left", "right", "all", "a player"),
        needs=("turn.exchange",),
    ),
    Cards("turn.give", "8.12", layout.GIVES),
    Choice(
        "turn.give_who",
        "8.12",
        layout.T_GIVE_ALL,
        default="the player",
        values=("the player", "everybody"),
        needs=("turn.give",),
    ),
    Flag("interrupt.jump_in", "8.13", layout.T_JUMP, default=False),
    Flag("interrupt.challenge", "8.14", layout.T_CHALLENGE, default=False, needs=("attack.draw",)),
    Number(
        "interrupt.challenge_penalty",
        "8.14",
        layout.T_BLUFF_COST,
        default=2,
        least=0,
        most=7,
        needs=("interrupt.challenge",),
    ),
    Choice(
        "sets.several",
        "2.2",
        layout.T_SETS,
        default="one",
        values=("one", "same rank", "run", "same rank or run"),
    ),
    Flag("sets.plain_only", "8.10", layout.T_SETS_PLAIN, default=False, needs=("sets.several",)),
    Choice(
        "sets.effects",
        "2.2",
        layout.T_SET_ACTS,
        default="add",
        values=("add", "last", "once"),
        needs=("sets.several",),
    ),
    Number("draw.upto", "9.1", layout.T_DRAWS, default=1, least=0, most=10),
    Choice(
        "draw.may_lay",
        "4.1",
        layout.T_LAY_DRAWN,
        default="no",
        values=("no", "the drawn card", "must", "any card"),
    ),
    Flag("draw.though_able", "3.4", layout.T_DRAW_THOUGH_ABLE, default=False),
    Choice(
        "draw.stock_empty",
        "1.7",
        layout.T_EMPTY_STOCK,
        default="shuffle",
        values=("shuffle", "turn over", "nothing", "round over"),
    ),
    Flag("draw.refill_at_once", "9.5", layout.T_REFILL_AT_ONCE, default=False),
    Number("draw.blocked_extra", "1.10", layout.T_BLOCKED_EXTRA, default=0, least=0, most=1),
    Choice(
        "draw.blocked_winner",
        "1.10",
        layout.T_BLOCKED_WINNER,
        default="fewest cards",
        values=("fewest cards", "fewest points", "nobody"),
    ),
    Number("draw.hand_limit", "9.6", layout.T_HAND_LIMIT, default=0, least=0, most=25),
    Cards("end.not_last", "9.10", DERIVED),
    Cards("end.only_last", "9.13", DERIVED),
    Cards("end.cover", "9.14", layout.COVERED),
    Choice(
        "end.places",
        "9.15",
        layout.T_PLACES,
        default="first out",
        values=("first out", "all but one"),
    ),
    Flag("call.required", "4.6", layout.T_CALL, default=False),
    Choice(
        "call.when",
        "9.16",
        layout.T_CALL_WHEN,
        default="until the next acts",
        values=("until the next acts", "with", "before"),
        needs=("call.required",),
    ),
    Choice(
        "call.window",
        "9.20",
        layout.T_CALL_WINDOW,
        default="the end of the turn",
        values=("the end of the turn", "the lay"),
        needs=("call.required",),
    ),
    Number(
        "call.penalty",
        "4.8",
        layout.T_PENALTY,
        default=2,
        least=0,
        most=7,
        needs=("call.required",),
    ),
    Number(
        "call.false_call",
        "9.17",
        layout.T_FALSE_CALL,
        default=0,
        least=0,
        most=5,
        needs=("call.required",),
    ),
    Number(
        "call.false_catch",
        "9.18",
        layout.T_FALSE_CATCH,
        default=0,
        least=0,
        most=5,
        needs=("call.required",),
    ),
    Choice(
        "call.catchers",
        "9.19",
        layout.T_NEXT_CATCHES,
        default="anybody",
        values=("anybody", "the next player"),
        needs=("call.required",),
    ),
    Number("call.grace", "9.21", OUTSIDE, default=0, least=0, most=3000, needs=("call.required",)),
    Choice(
        "score.mode",
        "10.1",
        OUTSIDE,
        default="rounds won",
        values=("rounds won", "penalty", "winner collects", "elimination"),
    ),
    Number("score.target", "10.2", OUTSIDE, default=0, least=0, most=1000),
    Flag("score.exact_resets", "10.3", OUTSIDE, default=False, needs=("score.target",)),
    Amounts("score.points", "9.9", layout.POINTS, 50, least=0),
    Amounts("score.last_card", "10.4", OUTSIDE, 50, least=-50, needs=("score.mode",)),
    Cards("score.last_doubles", "10.5", OUTSIDE, needs=("score.mode",)),
    Choice("table.pile", "1.16", layout.T_PILE_OPEN, default="top", values=("top", "all")),
    Number("table.clock", "11.1", OUTSIDE, default=0, least=0, most=86400),
    Choice(
        "table.on_expiry",
        "11.1",
        OUTSIDE,
        default="draw",
        values=("draw", "the computer plays", "skip"),
        needs=("table.clock",),
    ),
    Choice(
        "table.view",
        "11.2",
        OUTSIDE,
        default="marked",
        values=("closed", "marked", "open"),
    ),
)

BY_KEY: dict[str, Option] = {option.key: option for option in OPTIONS}


def place(option: Option) -> int:
    """Where its compiled value stands in the table; below 0: not as it is."""
    return option.column if isinstance(option, Cards | Amounts) else option.scalar


def default(option: Option) -> Any:
    if isinstance(option, Cards):
        return ()
    if isinstance(option, Amounts):
        return {}
    return option.default


def faults(option: Option, value: Any, pack: Pack) -> list[str]:
    """What is wrong with a value given for an option; a sentence each."""
    if isinstance(option, Cards | Amounts):
        return _card_faults(option, value, pack)
    match option:
        case Flag():
            wanted, good = "true or false", isinstance(value, bool)
        case Number(least=least, most=most):
            wanted = f"a number from {least} to {most}"
            good = type(value) is int and least <= value <= most
        case Choice(values=values):
            wanted = " or ".join(f'"{one}"' for one in values)
            good = isinstance(value, str) and value in values
    return [] if good else [f"{option.key} must be {wanted}."]


def _card_faults(option: Cards | Amounts, value: Any, pack: Pack) -> list[str]:
    if isinstance(option, Cards):
        if not isinstance(value, list | tuple):
            return [f"{option.key} must be a list of ranks and cards."]
        return _selector_faults(option.key, value, pack)
    if not isinstance(value, Mapping):
        return [f"{option.key} must give a number for each rank or card."]
    return _selector_faults(option.key, tuple(value), pack) + [
        f"{option.key}.{selector} must be a number from {option.least} to {option.most}."
        for selector, amount in value.items()
        if type(amount) is not int or not option.least <= amount <= option.most
    ]


def _selector_faults(key: str, selectors: Any, pack: Pack) -> list[str]:
    return [
        f"{key} names {selector!r}, which is no rank or card of this pack."
        for selector in selectors
        if not (isinstance(selector, str) and pack.kinds_named(selector))
    ]


def amounts(value: Any, pack: Pack) -> dict[int, int]:
    """Kind → amount for the value of a ``Cards`` (amount 1) or ``Amounts`` option. A card named by
    itself goes before its rank."""
    given = value if isinstance(value, Mapping) else dict.fromkeys(value, 1)
    found: dict[int, int] = {}
    for name in sorted(given, key=len):
        found |= dict.fromkeys(pack.kinds_named(name), given[name])
    return found
