"""A rule set: data that validates itself, every contradiction in one sentence."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from switch.cards import PACKS, Pack, suit_letter
from switch.core.layout import REFUSAL_NAMES, SEATS_MAX

from . import options, tables

ENDLESS = 99  # refills of the stock where the same cards could go round for ever (9.22)
MANY_SEATS = 5  # from here on deal.hand_with_many holds (5.4)
FIELDS = ("id", "name", "source", "pack", "seats", "starter", "clauses")


class BadRuleSet(ValueError):
    """``faults``: every contradiction found, one sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class RuleSet:
    """``starter``: one of ``tables.STARTS``, or the code of a further card that starts the pile.
    ``values``: option key → value, complete.
    ``clauses``: refusal code → the clause of docs/rules.md that decides it here. Raises BadRuleSet.
    """

    id: str
    name: str
    pack_name: str
    seats: tuple[int, int]
    source: str = ""
    starter: str = tables.PLAIN
    values: Mapping[str, Any] = field(default_factory=dict)
    clauses: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        complete = {one.key: options.default(one) for one in options.OPTIONS} | dict(self.values)
        object.__setattr__(self, "values", MappingProxyType(complete))
        found = list(_faults(self))
        if found:
            raise BadRuleSet(found)

    def __hash__(self) -> int:
        return hash((self.id, self.pack_name, self.seats, self.starter))

    @cached_property
    def pack(self) -> Pack:
        """The pack for the fewest players; its suits, ranks and kinds are those for any number."""
        return self.pack_for(self.seats[0])

    @cached_property
    def table(self) -> tuple[int, ...]:
        """The table for the fewest players, where only kinds and rules are asked for."""
        return self.table_for(self.seats[0])

    def hand_for(self, seats: int) -> int:
        """Cards dealt to each player."""
        few, many = self.values["deal.hand_with_two"], self.values["deal.hand_with_many"]
        other = few if seats == 2 else many if seats >= MANY_SEATS else 0
        return int(other or self.values["deal.hand"])

    def packs_for(self, seats: int) -> int:
        """5.1: by players means two as soon as the deal takes more than half of one."""
        one = len(PACKS[self.pack_name].cards) + int(self.values["cards.jokers"])
        many = 2 * seats * self.hand_for(seats) > one
        chosen = self.values["cards.packs"]
        return 2 if chosen == "two" or (chosen == "by players" and many) else 1

    @cached_property
    def most_refills(self) -> int:
        """9.22: how often the pile becomes a new stock in a round; 0: as often as needed."""
        return int(self.values["draw.refills"]) or (ENDLESS if self._may_go_round() else 0)

    def _may_go_round(self) -> bool:
        """Whether somebody may have to lay and draw the same cards for ever once all others are in
        hands: who pays and then lays, or is on turn again and must lay what it draws."""
        value = self.values
        two = self.seats[0] == 2 or value["end.places"] == "all but one"
        skips = value["turn.skip"] and not value["turn.skip_answered"]
        turns = value["turn.reverse"] and value["turn.reverse_with_two"] != "nothing"
        again = value["turn.again"] or (two and (skips or turns))
        lays = value["draw.may_lay"]
        forced = lays == "must" or (lays == "any card" and not value["draw.though_able"])
        pays = value["attack.draw"] and value["attack.after_paying"] != "turn over"
        return bool(pays or (again and (forced or value["end.cover"])))

    def pack_for(self, seats: int) -> Pack:
        base = PACKS[self.pack_name]
        pack = base.times(self.packs_for(seats), jokers=int(self.values["cards.jokers"]))
        return pack if self.starter in tables.STARTS else pack.plus(self.starter)

    def table_for(self, seats: int) -> tuple[int, ...]:
        """The rules as the core reads them; see ``core/layout.py``."""
        made = self._tables.get(seats)
        if made is None:
            hand = self.hand_for(seats)
            values = {**self.values, "draw.refills": self.most_refills}
            made = tables.compile_table(self.pack_for(seats), values, self.starter, hand)
            self._tables[seats] = made
        return made

    @cached_property
    def _tables(self) -> dict[int, tuple[int, ...]]:
        return {}

    @property
    def hand(self) -> int:
        return int(self.values["deal.hand"])

    @property
    def cards(self) -> int:
        return len(self.pack.cards)

    @property
    def must_call(self) -> bool:
        return bool(self.values["call.required"])

    def fields(self) -> dict[str, Any]:
        """The rule set as nested plain data, as ``from_fields`` reads it."""
        nested: dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "source": self.source,
            "pack": self.pack_name,
            "seats": list(self.seats),
            "starter": self.starter,
            "clauses": dict(self.clauses),
        }
        for key, value in self.values.items():
            group, name = key.split(".")
            plain = list(value) if isinstance(value, tuple) else value
            nested.setdefault(group, {})[name] = plain
        return nested


def from_fields(data: Any) -> RuleSet:
    """A rule set from nested plain data (a TOML file, a JSON object). Raises BadRuleSet."""
    if not isinstance(data, Mapping):
        raise BadRuleSet(["A rule set must be an object with fields."])
    found = [
        f"A rule set needs {key}." for key in ("id", "name", "pack", "seats") if key not in data
    ]
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key in FIELDS:
            continue
        if not isinstance(value, Mapping):
            found.append(f"There is no field {key!r} in a rule set.")
            continue
        for name, inner in value.items():
            if f"{key}.{name}" not in options.BY_KEY:
                found.append(f"There is no option {f'{key}.{name}'!r}.")
            else:
                values[f"{key}.{name}"] = tuple(inner) if isinstance(inner, list) else inner
    texts = ("id", "name", "pack", "source", "starter")
    found += [f"{key} must be a text." for key in texts if not isinstance(data.get(key, ""), str)]
    seats = data.get("seats", (2, 2))
    if not (
        isinstance(seats, list | tuple) and len(seats) == 2 and all(type(n) is int for n in seats)
    ):
        found.append("seats must be two numbers: fewest and most.")
    clauses = data.get("clauses", {})
    if not (isinstance(clauses, Mapping) and all(isinstance(c, str) for c in clauses.values())):
        found.append("clauses must give the number of a clause for each refusal code.")
    else:
        unknown = [key for key in clauses if key not in REFUSAL_NAMES]
        found += [f"clauses names {key!r}, which is no refusal." for key in unknown]
    if found:
        raise BadRuleSet(found)
    return RuleSet(
        id=data["id"],
        name=data["name"],
        pack_name=data["pack"],
        seats=(seats[0], seats[1]),
        source=data.get("source", ""),
        starter=data.get("starter", tables.PLAIN),
        values=values,
        clauses=clauses,
    )


def _faults(rules: RuleSet) -> Iterator[str]:
    if rules.pack_name not in PACKS:
        yield f"There is no pack {rules.pack_name!r}; there are {', '.join(PACKS)}."
        return
    jokers = rules.values["cards.jokers"]
    most_jokers = jokers if type(jokers) is int and 0 <= jokers <= 6 else 6
    pack = PACKS[rules.pack_name].times(1, jokers=most_jokers)
    if rules.starter not in tables.STARTS and rules.starter not in pack.kind_of:
        yield f"starter {rules.starter!r} is no card of the pack."
        return
    wrong = [
        fault
        for key, value in rules.values.items()
        for fault in options.faults(options.BY_KEY[key], value, pack)
    ]
    yield from wrong
    least, most = rules.seats
    if not 2 <= least <= most <= SEATS_MAX:
        yield f"seats must go from 2 to at most {SEATS_MAX}, the fewest first."
    elif not wrong:
        yield from _contradictions(rules, pack)


def _contradictions(rules: RuleSet, pack: Pack) -> Iterator[str]:
    """Values that are fine alone and not together."""
    if rules.values["cards.jokers"] and not rules.pack_name.startswith("french"):
        yield "cards.jokers: only a French pack has jokers."
        pack = PACKS[rules.pack_name]
    yield from _large_deals(rules)
    if rules.starter in tables.STARTS:
        if rules.starter == tables.PLAIN and tables.power_cards(pack, rules.values) >= set(
            range(len(pack.codes))
        ):
            yield "starter: every card has a power, so no plain card can start the pile."
    elif pack.suit_of(pack.kind_of[rules.starter]) == len(pack.suits):
        yield "starter must have a suit."
    suitless = {kind for kind, code in enumerate(pack.codes) if suit_letter(code) is None}
    if suitless - set(options.amounts(rules.values["fit.wild"], pack)):
        yield "fit.wild must name every card without a suit: nothing else lets them be laid."
    if suitless and rules.values["fit.wild_when"] == "only when it fits":
        yield "fit.wild_when: a card without a suit never fits by itself."
    yield from _contradicting_cards(rules.values, pack)


def _large_deals(rules: RuleSet) -> Iterator[str]:
    """One sentence for all the numbers of players that follow each other."""
    first = None
    for seats in range(rules.seats[0], rules.seats[1] + 2):
        if seats <= rules.seats[1] and _deals_too_many(rules, seats):
            first = first or seats
        elif first:
            dealt, all_cards = first * rules.hand_for(first), len(rules.pack_for(first).cards)
            more = f", and so on up to {seats - 1} players" if seats - 1 > first else ""
            text = f"{dealt} cards for {first} players leave too few of {all_cards}{more}"
            yield f"deal.hand: {text}."
            first = None


def _deals_too_many(rules: RuleSet, seats: int) -> bool:
    return seats * rules.hand_for(seats) + seats >= len(rules.pack_for(seats).cards)


def _contradicting_cards(value: Mapping[str, Any], pack: Pack) -> Iterator[str]:
    def cards(key: str) -> set[int]:
        return set(options.amounts(value[key], pack))

    draws, cancels, skips = cards("attack.draw"), cards("attack.cancel"), cards("turn.skip")
    names_rank = cards("fit.names_rank")
    finishers = cards("end.only_last") or set(range(len(pack.codes)))
    finishers -= cards("end.not_last")
    attacking = {pack.rank_of(card) for card in draws}
    passing_on = cards("attack.deflect") | cards("attack.send_back")
    rows = (
        (
            draws & skips and value["turn.skip_answered"],
            "attack.draw and turn.skip name one card: a debt and a skip cannot both be open.",
        ),
        (
            draws & cancels,
            "attack.draw and attack.cancel name one card: it would add to a debt and cut it.",
        ),
        (
            value["attack.answered_by"] == "same rank"
            and any(pack.rank_of(card) not in attacking for card in cancels - passing_on),
            "attack.cancel names a card whose rank attacks nobody: no debt would ever meet it.",
        ),
        (
            cancels - passing_on and value["attack.answered_by"] == "nothing",
            "attack.cancel needs attack.answered_by: a debt that nothing answers stays whole.",
        ),
        (
            cards("turn.dump_suit") & cards("fit.names_suit"),
            "turn.dump_suit and fit.names_suit name one card: two suits would be in force.",
        ),
        (
            names_rank & (cards("fit.names_suit") | cards("turn.dump_suit")),
            "fit.names_rank names a card of fit.names_suit or turn.dump_suit: one of them must go.",
        ),
        (
            cards("turn.exchange") and cards("turn.give"),
            "turn.exchange and turn.give: hands are exchanged or cards given, not both.",
        ),
        (
            not finishers,
            "end.only_last and end.not_last leave no card that may be laid last.",
        ),
        (
            finishers and not finishers - cards("end.cover"),
            "end.cover names every card that may be laid last: no round would end.",
        ),
        (
            value["interrupt.challenge"] and not draws & cards("fit.wild"),
            "interrupt.challenge needs a card that is both in fit.wild and in attack.draw.",
        ),
        (
            not value["call.required"] and (value["call.false_call"] or value["call.false_catch"]),
            "call.false_call and call.false_catch need call.required: nobody calls here.",
        ),
        (
            value["score.mode"] == "elimination" and not value["score.target"],
            "score.mode elimination needs a score.target above which a player leaves.",
        ),
        (
            0 < value["table.clock"] < options.SHORTEST_CLOCK,
            "table.clock must be 0 or from 10 to 86400 seconds.",
        ),
        (
            value["turn.skip_answered"] and not skips,
            "turn.skip_answered needs a card in turn.skip.",
        ),
        (
            value["call.required"] and cards("turn.exchange"),
            "call.required and turn.exchange: whose call is it when hands change owners?",
        ),
        (
            value["call.required"] and cards("turn.rotate"),
            "call.required and turn.rotate: whose call is it when hands change owners?",
        ),
    )
    yield from (sentence for wrong, sentence in rows if wrong)
