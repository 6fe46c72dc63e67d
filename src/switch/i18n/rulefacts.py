"""What the sentences of a rule text ask about a rule set, and what they are made of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from switch.cards import rank_letter
from switch.i18n.catalogue import Value
from switch.rulesets import RuleSet, options, tables

EFFECTS = (
    "fit.wild",
    "fit.names_suit",
    "fit.names_rank",
    "attack.draw",
    "attack.cancel",
    "attack.deflect",
    "attack.send_back",
    "turn.skip",
    "turn.reverse",
    "turn.again",
    "turn.dump_suit",
    "turn.exchange",
    "turn.rotate",
    "turn.give",
)
# What none of these cards does where nobody is ever in debt.
ON_A_DEBT = ("attack.cancel", "attack.deflect", "attack.send_back")
# What a card without a suit never does.
BY_SUIT = ("attack.deflect", "attack.send_back", "turn.dump_suit")


@dataclass(frozen=True)
class Say:
    """One sentence: the message, the clause that decides it, the options it depends on. ``short``:
    the message for a card on the table, "" if it says nothing there; None: ``message`` with
    ``-short`` where there is one, else ``message`` itself."""

    message: str
    clause: str
    keys: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)
    short: str | None = None


def long_only(message: str, clause: str, *keys: str, **values: Value) -> Say:
    return Say(message, clause, keys, values, "")


def say(message: str, clause: str, *keys: str, **values: Value) -> Say:
    return Say(message, clause, keys, values)


@dataclass(frozen=True)
class Paragraph:
    """The sentences of one numbered clause; ``about``: the kinds it is headed with, if any."""

    part: str
    says: tuple[Say, ...]
    about: tuple[int, ...] = ()


def paragraph(part: str, says: Iterable[Say]) -> list[Paragraph]:
    found = tuple(says)
    return [Paragraph(part, found)] if found else []


class Facts:
    """A rule set as its text sees it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.value = rules.values
        self.pack = rules.pack
        self._kinds: dict[str, dict[int, int]] = {}

    def kinds(self, key: str) -> dict[int, int]:
        """Kind → amount (1 where the option only lists cards), as far as it does something here.
        ``key``: an option, or a name of ``derived``."""
        if key not in self._kinds:
            self._kinds[key] = self._found(key)
        return self._kinds[key]

    def _found(self, key: str) -> dict[int, int]:
        if key in self.derived:
            return self.derived[key]
        if key in ON_A_DEBT and not self.value["attack.draw"]:
            return {}
        found = options.amounts(self.value[key], self.pack)
        if key in BY_SUIT:
            return {kind: amount for kind, amount in found.items() if kind not in self.suitless}
        return found

    @cached_property
    def derived(self) -> dict[str, dict[int, int]]:
        """Lists of cards that follow from several options."""
        named = {
            key: options.amounts(self.value[key], self.pack)
            for key in ("fit.wild", "attack.draw", "end.only_last", "end.not_last", "end.cover")
        }
        finishers = set(named["end.only_last"] or range(len(self.pack.codes)))
        finishers -= named["end.not_last"].keys()
        last = options.amounts(self.value["score.last_card"], self.pack)
        counts = tables.points(self.pack) | options.amounts(self.value["score.points"], self.pack)
        doubling = options.amounts(self.value["score.last_doubles"], self.pack)
        return {
            "finishers": dict.fromkeys(finishers, 1),
            "covered": dict.fromkeys(finishers & named["end.cover"].keys(), 1),
            "challenged": dict.fromkeys(named["fit.wild"].keys() & named["attack.draw"], 1),
            "last points": {kind: last[kind] for kind in last if last[kind] and kind in finishers},
            "points": {
                kind: count for kind, count in counts.items() if not self._says(kind, count)
            },
            "last doubles": dict.fromkeys(finishers & doubling.keys(), 1),
        }

    def _says(self, kind: int, count: int) -> bool:
        """Whether the card is a number, and counts it."""
        return rank_letter(self.pack.codes[kind]) == str(count)

    def has(self, key: str) -> bool:
        return bool(self.kinds(key))

    @property
    def several(self) -> bool:
        return bool(self.value["sets.several"] != "one")

    @property
    def for_two(self) -> bool:
        """Whether two may sit down."""
        return self.rules.seats[0] == 2

    @property
    def places(self) -> bool:
        """Whether play can go on without somebody who is out."""
        return self.value["end.places"] == "all but one" and self.rules.seats[1] > 2

    @cached_property
    def jumps(self) -> bool:
        """Whether somebody can hold a card equal to the top and lay it out of turn."""
        least, most = self.rules.seats
        packs = (self.rules.pack_for(seats) for seats in range(least, most + 1))
        return bool(self.value["interrupt.jump_in"]) and any(
            len(pack.codes) < len(pack.cards) for pack in packs
        )

    @property
    def names(self) -> bool:
        return self.has("fit.names_suit") or self.has("fit.names_rank")

    @property
    def chooses(self) -> bool:
        """Whether something is left to choose after the cards of a turn and their names."""
        partner = self.has("turn.exchange") and self.value["turn.exchange_with"] == "a player"
        return partner or self.has("turn.give")

    @property
    def more(self) -> bool:
        """Whether further cards may follow the first of a turn."""
        return self.several or self.has("turn.dump_suit")

    @property
    def points(self) -> bool:
        """Whether the match counts the points of cards."""
        return bool(self.value["score.mode"] != "rounds won")

    @cached_property
    def suitless(self) -> set[int]:
        return tables.colourless(self.pack)

    @property
    def example(self) -> str:
        """A card to show how an action is written."""
        return "7S" if "7S" in self.pack.codes else self.pack.codes[0]

    @property
    def players(self) -> str:
        least, most = self.rules.seats
        return str(most) if least == most else f"{least}–{most}"

    @property
    def usual_seats(self) -> int:
        """A number of players for which no number but ``deal.hand`` holds, where one may play."""
        least, most = self.rules.seats
        return min(most, max(least, 3))

    @property
    def turn_skips(self) -> bool:
        """Whether a reverse between two players is a skip."""
        two = self.for_two or self.places
        return two and self.has("turn.reverse") and self.value["turn.reverse_with_two"] == "skip"

    @property
    def open_threats(self) -> str:
        """What a wild card does not answer here: debt, skip, both or none."""
        debt, skip = self.has("attack.draw"), bool(self.value["turn.skip_answered"])
        return {(0, 0): "none", (1, 0): "debt", (0, 1): "skip", (1, 1): "both"}[debt, skip]

    @cached_property
    def answers(self) -> str:
        """Which sentence tells what answers a debt: ``same-rank``, ``nothing`` and so on."""
        match self.value["attack.answered_by"]:
            case "same rank":
                return "same-rank" if self._whole_ranks_answer else "same-rank-strict"
            case "any":
                return "any"
            case "at least as many":
                return "least"
            case "same rank or suit":
                return "suit"
            case _:
                passing = self.has("attack.deflect") or self.has("attack.send_back")
                return "passing" if passing else "nothing"

    @property
    def _whole_ranks_answer(self) -> bool:
        """Whether each card of a rank that attacks attacks or cancels itself."""
        acting = {**self.kinds("attack.draw"), **self.kinds("attack.cancel")}
        ranks = {self.pack.rank_of(kind) for kind in self.kinds("attack.draw")}
        return all(
            kind in acting
            for kind in range(len(self.pack.codes))
            if self.pack.rank_of(kind) in ranks
        )

    @cached_property
    def groups(self) -> list[tuple[int, ...]]:
        """The kinds that do something, those with the same effects together, in pack order."""
        effects: dict[str, dict[int, int]] = {key: self.kinds(key) for key in EFFECTS}
        fitting = self.value["fit.wild_when"] == "only when it fits"
        found: dict[Any, list[int]] = {}
        for kind in sorted(range(len(self.pack.codes)), key=self.pack.rank_of):
            does = tuple(amount.get(kind, 0) for amount in effects.values())
            wild_only = fitting and not any(does[1:])
            if kind in self.suitless or (any(does) and not wild_only):
                found.setdefault((*does, kind in self.suitless), []).append(kind)
        return [tuple(kinds) for kinds in found.values()]
