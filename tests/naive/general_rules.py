"""A rule set as data, read a second time: which cards an option names, the pack, the deal.

Numbers in comments are clauses of docs/house-rules.md (5 and up) or docs/rules.md (1).
"""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "switch" / "rulesets" / "data"

DEFAULTS: dict[str, Any] = {
    "cards.packs": "one",
    "cards.jokers": 0,
    "deal.hand": 7,
    "deal.hand_with_two": 0,
    "deal.hand_with_many": 0,
    "fit.wild": [],
    "fit.wild_when": "anytime",
    "fit.names_suit": [],
    "fit.names_rank": [],
    "attack.draw": {},
    "attack.answered_by": "same rank",
    "attack.adds_up": True,
    "attack.cap": 0,
    "attack.cancel": {},
    "attack.cancel_all": False,
    "attack.rest": "drawn at once",
    "attack.deflect": [],
    "attack.send_back": [],
    "attack.on_empty_stock": "allowed",
    "attack.after_paying": "turn over",
    "attack.gather_first": False,
    "turn.skip": [],
    "turn.skip_answered": False,
    "turn.skips_add": False,
    "turn.reverse": [],
    "turn.reverse_with_two": "nothing",
    "turn.again": [],
    "turn.dump_suit": [],
    "turn.dump_acts": False,
    "turn.dump_which": "last",
    "turn.dump_top": "last card",
    "turn.exchange": [],
    "turn.exchange_with": "left",
    "turn.rotate": [],
    "turn.give": [],
    "turn.give_who": "the player",
    "interrupt.jump_in": False,
    "interrupt.challenge": False,
    "interrupt.challenge_penalty": 2,
    "sets.several": "one",
    "sets.plain_only": False,
    "sets.effects": "add",
    "draw.upto": 1,
    "draw.may_lay": "no",
    "draw.though_able": False,
    "draw.stock_empty": "shuffle",
    "draw.refills": 0,
    "draw.refill_at_once": False,
    "draw.blocked_extra": 0,
    "draw.blocked_winner": "fewest cards",
    "draw.hand_limit": 0,
    "end.not_last": [],
    "end.only_last": [],
    "end.cover": [],
    "end.places": "first out",
    "score.mode": "rounds won",
    "score.points": {},
    "call.required": False,
    "call.when": "until the next acts",
    "call.window": "the end of the turn",
    "call.penalty": 2,
    "call.false_call": 0,
    "call.false_catch": 0,
    "call.catchers": "anybody",
    "table.pile": "top",
}

# 5.3: a card has a power if one of these names it
POWERS = (
    "fit.wild", "fit.names_suit", "attack.draw", "turn.skip", "turn.reverse", "turn.again",
    "turn.dump_suit", "turn.exchange", "turn.give", "fit.names_rank",
    "turn.rotate",
)  # fmt: skip

FRENCH, COLOURS = "CDHS", "RBGY"
FRENCH_RANKS = {
    "french-24": "9TJQKA",
    "french-32": "789TJQKA",
    "french-36": "6789TJQKA",
    "french-52": "A23456789TJQK",  # 8.9: the ace is low here and high elsewhere
}


def rank(card: str) -> str:
    """A selector for it: the wild draw four is of rank F."""
    return "F" if card == "WF" else card[0]


def suit(card: str) -> str | None:
    """5.2: jokers, WW and WF have none."""
    return None if card[0] == "X" or card in {"WW", "WF"} else card[1]


def one_pack(name: str) -> list[str]:
    if name in FRENCH_RANKS:
        return [r + s for r in FRENCH_RANKS[name] for s in FRENCH]
    if name == "colour-36":
        return [r + s for r in "1234567D" for s in COLOURS] + ["WW"] * 4
    zeros = ["0" + s for s in COLOURS]
    return zeros + [r + s for r in "123456789SVD" for s in COLOURS] * 2 + ["WW", "WF"] * 4


def names(selectors: Any, card: str) -> bool:
    return card in selectors or rank(card) in selectors


class Rules:
    """``given``: the nested fields of a rule set; what is not there has its default."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.id = str(given["id"])
        self.pack_name = str(given["pack"])
        self.least, self.most = given["seats"]
        self.starter = str(given.get("starter", "plain"))
        self.options = dict(DEFAULTS)
        for key in DEFAULTS:
            group, name = key.split(".")
            if name in given.get(group, {}):
                self.options[key] = given[group][name]

    def __str__(self) -> str:
        return self.id

    def __getitem__(self, key: str) -> Any:
        return self.options[key]

    # --- cards

    def has(self, key: str, card: str) -> bool:
        """Whether the option names the card, by rank or by itself."""
        return names(self.options[key], card)

    def amount(self, key: str, card: str) -> int:
        """A card named by itself goes before its rank."""
        amounts = self.options[key]
        return int(amounts.get(card, amounts.get(rank(card), 0)))

    def points(self, card: str) -> int:
        """9.9"""
        given = self.options["score.points"]
        if names(given, card):
            return self.amount("score.points", card)
        if rank(card) in "WF":
            return 50
        if card[0] in "XSVD":
            return 20
        if card[0] in "TJQK":
            return 10
        return 1 if card[0] == "A" else int(card[0])

    def has_power(self, card: str) -> bool:
        return any(self.has(key, card) for key in POWERS)

    def strongest(self, of_rank: str) -> int:
        """The largest attack of a card of this rank; 0 if none attacks."""
        kinds = {card for card in self.pack(self.most) if rank(card) == of_rank}
        return max((self.amount("attack.draw", card) for card in kinds), default=0)

    @property
    def suits(self) -> str:
        return FRENCH if self.pack_name in FRENCH_RANKS else COLOURS

    @cached_property
    def order(self) -> str:
        """Ranks in order; jokers and wild cards stand in it nowhere."""
        if self.pack_name in FRENCH_RANKS:
            return FRENCH_RANKS[self.pack_name]
        return "1234567D" if self.pack_name == "colour-36" else "0123456789SVD"

    def neighbours(self, one: str, other: str) -> bool:
        """8.9: next to each other in the order of ranks, in the same suit."""
        if suit(one) is None or suit(one) != suit(other):
            return False
        return abs(self.order.index(one[0]) - self.order.index(other[0])) == 1

    # --- the deal

    def hand(self, seats: int) -> int:
        """5.4"""
        few, many = self.options["deal.hand_with_two"], self.options["deal.hand_with_many"]
        if few and seats == 2:
            return int(few)
        return int(many if many and seats >= 5 else self.options["deal.hand"])

    def shuffled(self, seats: int) -> list[str]:
        """What is shuffled for so many seats: 5.0, 5.1, 5.2."""
        jokers = [f"X{number}" for number in range(1, self.options["cards.jokers"] + 1)]
        pack = one_pack(self.pack_name) + jokers
        packs = {"one": 1, "two": 2}.get(self.options["cards.packs"])
        if packs is None:
            packs = 2 if 2 * seats * self.hand(seats) > len(pack) else 1
        return pack * packs

    def pack(self, seats: int) -> list[str]:
        """All cards of the round: 5.3 may add one further card as the starter."""
        return self.shuffled(seats) + ([self.starter] if self.has_fixed_starter else [])

    @property
    def has_fixed_starter(self) -> bool:
        return self.starter not in {"plain", "with effect", "any", "not wild"}

    def buried(self, card: str) -> bool:
        """5.3: always what has no suit; a power where plain; else a wild card, but not for any."""
        if suit(card) is None:
            return True
        if self.starter == "plain":
            return self.has_power(card)
        return self.starter != "any" and self.has("fit.wild", card)

    @property
    def counts_draws(self) -> bool:
        """9.1: whether positions and views have the field `draws`."""
        return bool(self.options["draw.upto"] != 1 or self.options["draw.may_lay"] == "any card")

    @cached_property
    def most_refills(self) -> int:
        """9.22"""
        asked = self.options
        if asked["draw.refills"]:
            return int(asked["draw.refills"])
        pays_and_lays = asked["attack.draw"] and asked["attack.after_paying"] != "turn over"
        for_two = self.least == 2 or asked["end.places"] == "all but one"
        another = bool(asked["turn.again"])
        if for_two and asked["turn.skip"] and not asked["turn.skip_answered"]:
            another = True
        if for_two and asked["turn.reverse"] and asked["turn.reverse_with_two"] != "nothing":
            another = True
        must = asked["draw.may_lay"] == "must" or (
            asked["draw.may_lay"] == "any card" and not asked["draw.though_able"]
        )
        rounds = another and (must or asked["end.cover"])
        return 99 if pays_and_lays or rounds else 0

    def refills_after(self, done: int) -> bool:
        """9.4, 9.22: whether the pile becomes a stock once more."""
        again = not self.most_refills or done < self.most_refills
        return again and self.options["draw.stock_empty"] not in {"nothing", "round over"}

    @property
    def everybody_gives(self) -> bool:
        """8.12"""
        return bool(self.options["turn.give"] and self.options["turn.give_who"] == "everybody")

    @cached_property
    def left_out(self) -> set[str]:
        """Fields that a position has only where they can matter, and not here."""
        matters = {
            "draws": self.counts_draws,
            "refills": self.most_refills,
            "rank": self.options["fit.names_rank"],
            "places": self.options["end.places"] == "all but one",
            "absent": self.options["score.mode"] == "elimination",
            "bluff": self.options["interrupt.challenge"],
            "ending": self.everybody_gives,
            "given": self.everybody_gives,
            "accused": self.options["interrupt.challenge"],
            "false_calls": self.options["call.false_call"],
            "false_catches": self.options["call.false_catch"],
        }
        return {field for field, here in matters.items() if not here}

    @property
    def open_pile(self) -> bool:
        return bool(self.options["table.pile"] == "all")


@cache
def preset(ruleset_id: str) -> Rules:
    return Rules(tomllib.loads((DATA / f"{ruleset_id}.toml").read_text("utf-8")))


def rules_of(ruleset: Any) -> Rules:
    """A preset's id, an object, or rules that were read already."""
    if isinstance(ruleset, Rules):
        return ruleset
    return preset(ruleset) if isinstance(ruleset, str) else Rules(ruleset)
