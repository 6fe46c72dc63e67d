"""What a legal action does: calls, draws, passes, and the end of a turn after a lay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_choices import at_the_limit, draws_left
from tests.naive.general_lays import lays, names_a_suit, parted

if TYPE_CHECKING:
    from tests.naive.general_rules import Rules
    from tests.naive.general_table import Table


def do(t: Table, seat: int, action: str) -> None:
    if action == "call":
        call(t, seat)
    elif action.startswith("catch:"):
        catch(t, int(action.removeprefix("catch:")), by=seat)
    elif action.startswith("suit:"):
        t.p["suit"] = action[-1]
        t.tell("named", seat, suit=action[-1])
        end_turn(t)
    elif action == "end":
        end_turn(t)
    elif action == "draw":
        t.p.update(exposed=None, passes=0)
        pay_the_debt(t) if t.p["pending"] else draw_one(t)
    elif action == "pass":
        t.p["exposed"] = None
        stay(t)
    else:
        lay(t, action)


def call(t: Table, seat: int) -> None:
    t.p["called"][seat] = True
    if t.p["exposed"] == seat:
        t.p["exposed"] = None
    t.tell("called", seat)


def catch(t: Table, caught: int, *, by: int) -> None:
    t.p["exposed"] = None
    t.tell("caught", caught, by=by)
    t.draw(caught, t.rules["call.penalty"])


# --- draw and pass


def pay_the_debt(t: Table) -> None:
    """7.10"""
    owed = t.p["pending"]
    t.p["pending"] = 0
    t.pay(owed)
    then = t.rules["attack.after_paying"]
    if then == "may lay" and lays(t.rules, t.p):
        t.p["phase"] = "paid"
    elif then != "turn goes on":
        t.turn_goes_to(t.after(1))


def draw_one(t: Table) -> None:
    """9.2"""
    t.p["draws"] += 1
    card = t.draw(t.p["turn"], 1)[0]
    it_fits, how = t.may_lay(card), t.rules["draw.may_lay"]
    if how == "any card":
        return
    if it_fits and how != "no":
        t.p.update(phase="drawn", drawn=card)
    elif it_fits or not draws_left(t.rules, t.p) or at_the_limit(t.rules, t.p):
        t.turn_goes_to(t.after(1))


def stay(t: Table) -> None:
    p = t.p
    if p["phase"] in {"drawn", "paid"}:
        t.tell("kept", p["turn"])
    elif p["skip"]:
        p["skip"] = False
        t.tell("stood", p["turn"])
    else:
        t.tell("passed", p["turn"])
        if p["pending"]:
            p["pending"] = 0  # 1.9
        elif not p["draws"]:
            p["passes"] += 1  # 9.8
            if p["passes"] >= len(p["hands"]) + t.rules["draw.blocked_extra"]:
                t.block()
                return
    t.turn_goes_to(t.after(1))


# --- lay, and the end of a turn


def lay(t: Table, card: str) -> None:
    t.lay(card)
    if t.out_if_empty():
        return
    t.p["phase"] = "more"
    if lays(t.rules, t.p):
        return
    if names_a_suit(t.rules, t.p["laid"]):
        t.p["phase"] = "suit"
    else:
        end_turn(t)


def acting(rules: Rules, laid: list[str]) -> list[str]:
    """8.7, 8.11: the cards of this turn that have their effects."""
    cards, dumped = parted(rules, laid)
    if rules["turn.dump_acts"]:
        cards = cards + dumped
    return cards[-1:] if rules["sets.effects"] == "last" else cards


class Effects:
    """The effects of the cards of one turn, counted as 8.11 says."""

    def __init__(self, rules: Rules, laid: list[str]) -> None:
        self.rules = rules
        self.cards = acting(rules, laid)

    def _counted(self, values: list[int]) -> int:
        return max(values) if self.rules["sets.effects"] == "once" else sum(values)

    def amount(self, key: str) -> int:
        return self._counted([self.rules.amount(key, card) for card in self.cards])

    def times(self, key: str) -> int:
        return self._counted([int(self.rules.has(key, card)) for card in self.cards])


def end_turn(t: Table) -> None:
    p, rules = t.p, t.rules
    effects = Effects(rules, p["laid"])
    owed, here = p["pending"], p["turn"]
    cover(t)
    if rules["draw.refill_at_once"] and not p["stock"] and t.can_refill():
        t.refill(here)  # 9.5
    settle_debt(t, effects)
    reverses = effects.times("turn.reverse")
    for _ in range(reverses):
        p["direction"] = -p["direction"]
        t.tell("reversed", here, direction=p["direction"])
    for _ in range(effects.times("turn.exchange")):
        exchange(t)
    again = effects.times("turn.again") > 0 or (
        len(p["hands"]) == 2 and reverses % 2 == 1 and rules["turn.reverse_with_two"] == "again"
    )
    p["skip"] = False
    if owed and effects.times("attack.send_back"):
        to = t.after(-1)  # 7.8
    elif again:
        to = here  # 8.4
    else:
        to = skipping(t, effects.times("turn.skip"))
    if p["pending"]:
        t.tell("owes", to, count=p["pending"])
    if rules["call.required"] and len(t.hand) == 1 and not p["called"][here]:
        p["exposed"] = here
    t.turn_goes_to(to)


def cover(t: Table) -> None:
    """8.7: the last card of the set on top of what it dumped."""
    cards, dumped = parted(t.rules, t.p["laid"])
    if dumped and t.rules["turn.dump_top"] == "seven":
        t.p["pile"] = t.p["pile"][: -len(dumped) - 1] + dumped + cards[-1:]


def settle_debt(t: Table, effects: Effects) -> None:
    """7.1 to 7.9"""
    p, rules = t.p, t.rules
    owed = p["pending"]
    attack = effects.amount("attack.draw")
    if rules["attack.on_empty_stock"] == "adds nothing" and not p["stock"]:
        attack = 0
    cancels = effects.amount("attack.cancel")
    cancelled = owed if cancels and rules["attack.cancel_all"] else min(owed, cancels)
    rest = owed - cancelled
    if cancelled:
        t.tell("cancelled", p["turn"], count=cancelled)
    if attack:
        p["pending"] = rest + attack if rules["attack.adds_up"] else attack
        if rules["attack.cap"]:
            p["pending"] = min(p["pending"], rules["attack.cap"])
    elif cancelled and rest and rules["attack.rest"] == "drawn at once":
        p["pending"] = 0
        t.pay(rest)
    else:
        p["pending"] = rest


def exchange(t: Table) -> None:
    """8.8"""
    p = t.p
    hands, here = p["hands"], p["turn"]
    if t.rules["turn.exchange_with"] == "all":
        count, step = len(hands), p["direction"]
        p["hands"] = [hands[(seat - step) % count] for seat in range(count)]
        t.tell("rotated", here, direction=step)
        return
    there = (here + (1 if t.rules["turn.exchange_with"] == "left" else -1)) % len(hands)
    hands[here], hands[there] = hands[there], hands[here]
    t.tell("exchanged", here, **{"with": there})


def skipping(t: Table, skips: int) -> int:
    """8.1, 8.2: the next seat that has a turn."""
    if skips and t.rules["turn.skip_answered"]:
        t.p["skip"] = not t.p["pending"]
        return t.after(1)
    missing = skips if t.rules["turn.skips_add"] else min(skips, 1)
    for step in range(1, missing + 1):
        t.tell("skipped", t.after(step))
    return t.after(missing + 1)
