"""Whether a table can be made as somebody wishes it."""

from switch.rulesets import RuleSet
from switch.server.frames import SeatWish, TableWish
from switch.server.inputs import SeatPlan
from switch.server.names import bot_name, clean_name
from switch.server.refusals import Refused


def seat_plans(wish: TableWish, rules: RuleSet) -> tuple[SeatPlan, ...]:
    """Raises Refused: bad_seats, bad_name, bad_beginner."""
    least, most = rules.seats
    kinds = [seat.kind for seat in wish.seats]
    if not least <= len(kinds) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        raise Refused("bad_seats", f"This game has {wanted} seats. Name as many.")
    if kinds[0] != "human" or "human" in kinds[1:]:
        raise Refused("bad_seats")
    others = set(kinds[1:])
    if wish.beginner and not (rules.must_call and others == {"bot"}):  # 4.11
        raise Refused("bad_beginner")
    return _named(wish.seats)


def _named(seats: list[SeatWish]) -> tuple[SeatPlan, ...]:
    levels_fit = all((seat.level is not None) == (seat.kind == "bot") for seat in seats)
    if not levels_fit or any(seat.name is not None for seat in seats[1:]):
        raise Refused("bad_seats", "You have a name, a bot has a level, an open seat has neither.")
    plans = [SeatPlan("human", clean_name(seats[0].name))]
    for seat in seats[1:]:
        name = bot_name(plan.name for plan in plans) if seat.kind == "bot" else ""
        plans.append(SeatPlan(seat.kind, name, seat.level))
    return tuple(plans)
