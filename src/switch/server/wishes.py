"""Whether a table can be made as somebody wishes it."""

from collections.abc import Collection

from msgspec import UNSET

from switch.bots import LEVELS
from switch.rulesets import RuleSet
from switch.rulesets.options import LONGEST_CLOCK, SHORTEST_CLOCK
from switch.server.frames import SeatWish, TableWish
from switch.server.inputs import OnExpiry, SeatPlan, TableOptions
from switch.server.names import bot_name, clean_name, numbered
from switch.server.programs import is_program
from switch.server.refusals import Refused

ON_EXPIRY: dict[str, OnExpiry] = {"draw": "draw", "the computer plays": "bot", "skip": "skip-turn"}


def named(wish: TableWish) -> tuple[object, ...]:
    """What a request is told apart by."""
    options = (wish.clock, wish.on_expiry, wish.view)
    given = () if options == (UNSET,) * 3 else options
    hints = () if wish.hints is UNSET else (wish.hints,)
    return (wish.ruleset, wish.seats, wish.beginner, *given, *hints)


def table_options(wish: TableWish, rules: RuleSet) -> TableOptions:
    """Raises Refused bad_clock."""
    clock = rules.values["table.clock"] if wish.clock is UNSET else wish.clock or 0
    if clock and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        raise Refused("bad_clock")
    on_expiry = ON_EXPIRY[rules.values["table.on_expiry"]]
    view = rules.values["table.view"] if wish.view is UNSET else wish.view
    alone = all(seat.kind == "bot" for seat in wish.seats[1:])
    return TableOptions(
        clock=clock,
        on_expiry=on_expiry if wish.on_expiry is UNSET else wish.on_expiry,
        view="open" if wish.beginner else view,
        hints=alone if wish.hints is UNSET else wish.hints,
    )


def seat_plans(wish: TableWish, rules: RuleSet, programs: Collection[str]) -> tuple[SeatPlan, ...]:
    """``programs``: names of those that may play. Raises Refused: bad_seats, bad_name,
    bad_beginner, bad_clock."""
    least, most = rules.seats
    kinds = [seat.kind for seat in wish.seats]
    if not least <= len(kinds) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        raise Refused("bad_seats", f"This game has {wanted} seats. Name as many.")
    if kinds[0] != "human" or "human" in kinds[1:]:
        raise Refused("bad_seats")
    if table_options(wish, rules).view == "open" and set(kinds[1:]) != {"bot"}:  # 4.11, 11.2
        raise Refused("bad_beginner")
    known = {None, *LEVELS, *programs}
    if any(seat.level not in known for seat in wish.seats):
        raise Refused("bad_seats", "There is no such computer player. Choose one of /api/players.")
    return _named(wish.seats)


def _named(seats: list[SeatWish]) -> tuple[SeatPlan, ...]:
    levels_fit = all((seat.level is not None) == (seat.kind == "bot") for seat in seats)
    if not levels_fit or any(seat.name is not None for seat in seats[1:]):
        raise Refused("bad_seats", "You have a name, a bot has a level, an open seat has neither.")
    plans = [SeatPlan("human", clean_name(seats[0].name))]
    for seat in seats[1:]:
        names = [plan.name for plan in plans]
        if seat.kind == "open":
            name = ""
        elif is_program(seat.level):
            name = numbered(str(seat.level), names)
        else:
            name = bot_name(names)
        plans.append(SeatPlan(seat.kind, name, seat.level))
    return tuple(plans)
