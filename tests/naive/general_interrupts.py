"""8.13 and 8.14: a card laid out of turn, and a wild attack that is doubted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_lays import suit_in_force
from tests.naive.general_rules import suit

if TYPE_CHECKING:
    from tests.naive.general_table import Table


def take_the_turn(t: Table, seat: int) -> None:
    """8.13: of a seat that jumps in."""
    t.leave_turn()
    t.p["turn"] = seat
    t.tell("jumped", seat)


def watch_for_a_bluff(t: Table, card: str) -> None:
    """8.14: before the card is laid."""
    p, rules = t.p, t.rules
    attacks = rules.has("fit.wild", card) and rules.amount("attack.draw", card) > 0
    if not rules["interrupt.challenge"] or not attacks or p["laid"] or p["pending"]:
        return
    beside = list(t.hand)
    beside.remove(card)
    in_force = suit_in_force(p)
    p["bluff"] = in_force is not None and any(
        suit(other) == in_force and not rules.has("fit.wild", other) for other in beside
    )


def accept(t: Table) -> None:
    t.tell("accepted", t.p["turn"], of=t.p["accused"])
    t.p.update(phase="turn", bluff=None, accused=None)


def challenge(t: Table) -> bool:
    """Whether the one who laid it bluffed; else the challenger has paid."""
    p, here = t.p, t.p["turn"]
    accused, bluff, owed = p["accused"], p["bluff"], p["pending"]
    t.tell("challenged", here, of=accused)
    t.tell("bluffed" if bluff else "honest", accused)
    p.update(phase="turn", bluff=None, accused=None, pending=0)
    if bluff:
        t.pay(accused, owed)
        return True
    p["exposed"] = None  # 4.8; who has nothing to draw passes (1.9)
    if t.pay(here, owed + t.rules["interrupt.challenge_penalty"]):
        p["passes"] = 0
    return False
