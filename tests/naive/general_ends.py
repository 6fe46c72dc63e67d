"""What happens once a turn's cards are laid: giving, choosing, the effects, who is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_calls import expose
from tests.naive.general_lays import parted
from tests.naive.general_seats import in_play, next_in_play, others

if TYPE_CHECKING:
    from tests.naive.general_rules import Rules
    from tests.naive.general_table import Table


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


# --- choices after the naming


def begin_giving(t: Table) -> None:
    """8.12"""
    if not Effects(t.rules, t.p["laid"]).times("turn.give"):
        begin_exchange(t)
        return
    t.p["phase"] = "give"
    if t.rules.everybody_gives:
        t.p["ending"] = t.p["turn"]


def give(t: Table, card: str) -> None:
    p, here = t.p, t.p["turn"]
    if t.rules.everybody_gives:
        p["given"][here] = card
        if (seat := t.after(1)) != p["ending"]:
            p["turn"] = seat
            return
        p["turn"] = p["ending"]
        pass_all_on(t)
        begin_exchange(t)
        return
    hand_over(t, here, card)
    if t.rules["call.window"] == "the lay":
        expose(t)  # 9.20, of one card left
    if t.hand:
        begin_exchange(t)
    elif not t.go_out():
        end_turn(t)


def pass_all_on(t: Table) -> None:
    """Every card that was chosen goes to the next seat."""
    p = t.p
    given = p["given"]
    p.update(ending=None, given=[None] * len(given))
    for steps in range(len(in_play(p))):
        seat = t.after(steps)
        hand_over(t, seat, given[seat])


def hand_over(t: Table, seat: int, card: str) -> None:
    p = t.p
    to = next_in_play(p, seat, p["direction"])
    p["hands"][seat].remove(card)
    p["hands"][to].append(card)
    t.tell("gave", seat, to=to, card=card)
    p["called"][to] = False  # 4.7
    p["exposed"] = None if p["exposed"] == to else p["exposed"]


def begin_exchange(t: Table) -> None:
    """8.8: who chooses the other hand does so before the effects."""
    asked = t.rules["turn.exchange_with"] == "a player" and len(others(t.p)) > 1
    if asked and Effects(t.rules, t.p["laid"]).times("turn.exchange"):
        t.p["phase"] = "exchange"
    else:
        end_turn(t)


# --- the end of the turn


def end_turn(t: Table, *, chosen: int | None = None) -> None:
    """Of a seat that may be out (9.15). `chosen`: the seat to exchange with."""
    p, rules = t.p, t.rules
    effects = Effects(rules, p["laid"])
    owed, here = p["pending"], p["turn"]
    is_out = here not in in_play(p)
    t.turn_is_ending = True
    cover(t)
    if rules["draw.refill_at_once"] and not p["stock"] and t.can_refill():
        t.refill(here)  # 9.5
    settle_debt(t, effects, is_out=is_out)
    reverses = effects.times("turn.reverse")
    for _ in range(reverses):
        p["direction"] = -p["direction"]
        t.tell("reversed", here, direction=p["direction"])
    if not is_out:
        exchanges(t, effects.times("turn.exchange"), chosen)
        for _ in range(effects.times("turn.rotate")):
            rotate(t)  # 8.15
    p["skip"] = False
    if owed and effects.times("attack.send_back"):
        to = t.after(-1)  # 7.8
    elif not is_out and another_turn(t, effects.times("turn.again"), reverses):
        to = here
    else:
        turned = t.rules["turn.reverse_with_two"] == "skip" and len(in_play(p)) == 2
        more = reverses % 2 if turned else 0  # 8.3
        to = skipping(t, effects.times("turn.skip") + more)
    if p["pending"]:
        t.tell("owes", to, count=p["pending"])
    if not is_out and rules["call.window"] == "the end of the turn":
        expose(t)  # 9.20
    next_turn(t, to, is_out=is_out)


def next_turn(t: Table, to: int, *, is_out: bool) -> None:
    """8.14: perhaps with a challenge."""
    bluff, here = t.p["bluff"], t.p["turn"]
    t.turn_goes_to(to)
    if t.p["pending"] and bluff is not None and not is_out and to != here:
        t.p.update(phase="challenge", bluff=bluff, accused=here)


def another_turn(t: Table, agains: int, reverses: int) -> bool:
    """8.4, 8.3"""
    two = len(in_play(t.p)) == 2 and t.rules["turn.reverse_with_two"] == "again"
    return agains > 0 or (two and reverses % 2 == 1)


def cover(t: Table) -> None:
    """8.7: the last card of the set on top of what it dumped."""
    cards, dumped = parted(t.rules, t.p["laid"])
    if dumped and t.rules["turn.dump_top"] == "seven":
        t.p["pile"] = t.p["pile"][: -len(dumped) - 1] + dumped + cards[-1:]


def settle_debt(t: Table, effects: Effects, *, is_out: bool) -> None:
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
    elif cancelled and rest and rules["attack.rest"] == "drawn at once" and not is_out:
        p["pending"] = 0
        t.pay(p["turn"], rest)
    else:
        p["pending"] = rest


def exchanges(t: Table, times: int, chosen: int | None) -> None:
    """8.8"""
    how = t.rules["turn.exchange_with"]
    if how == "a player":
        if times:
            exchange(t, others(t.p)[0] if chosen is None else chosen)
        return
    for _ in range(times):
        if how == "all":
            rotate(t)
        else:
            exchange(t, next_in_play(t.p, t.p["turn"], 1 if how == "left" else -1))


def exchange(t: Table, there: int) -> None:
    hands, here = t.p["hands"], t.p["turn"]
    hands[here], hands[there] = hands[there], hands[here]
    t.tell("exchanged", here, **{"with": there})


def rotate(t: Table) -> None:
    p = t.p
    hands = list(p["hands"])
    for seat in in_play(p):
        p["hands"][next_in_play(p, seat, p["direction"])] = hands[seat]
    t.tell("rotated", p["turn"], direction=p["direction"])


def skipping(t: Table, skips: int) -> int:
    """8.1, 8.2: the next seat that has a turn."""
    if skips and t.rules["turn.skip_answered"]:
        t.p["skip"] = not t.p["pending"]
        return t.after(1)
    missing = skips if t.rules["turn.skips_add"] else min(skips, 1)
    for step in range(1, missing + 1):
        t.tell("skipped", t.after(step))
    return t.after(missing + 1)
