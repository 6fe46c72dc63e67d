"""What a legal action does: calls, draws, passes, lays and choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.naive.general_calls import call, catch, expose
from tests.naive.general_choices import at_the_limit, draws_left, something_to_draw
from tests.naive.general_ends import begin_giving, end_turn, give
from tests.naive.general_interrupts import accept, challenge, take_the_turn, watch_for_a_bluff
from tests.naive.general_lays import lays, names_a_rank, names_a_suit
from tests.naive.general_seats import in_play

if TYPE_CHECKING:
    from tests.naive.general_table import Table


def do(t: Table, seat: int, action: str) -> None:
    word, _, what = action.rpartition(":")
    match word or action:
        case "call":
            call(t, seat)
        case "catch":
            catch(t, int(what), by=seat)
        case "jump":
            take_the_turn(t, seat)
            lay(t, what)
        case _:
            do_on_turn(t, action, what)


def do_on_turn(t: Table, action: str, what: str) -> None:
    word = action.partition(":")[0]
    match word:
        case "suit" | "rank":
            t.p[word] = what
            t.tell("named" if word == "suit" else "named_rank", t.p["turn"], **{word: what})
            begin_giving(t)
        case "end":
            begin_giving(t)
        case "give":
            give(t, what)
        case "with":
            end_turn(t, chosen=int(what))
        case "accept":
            accept(t)
        case "challenge":
            if not challenge(t):
                after_paying(t)
        case "draw":
            t.p.update(exposed=None, passes=0)
            pay_the_debt(t) if t.p["pending"] else draw_one(t)
        case "pass":
            t.p["exposed"] = None
            stay(t)
        case _:
            lay(t, action)


# --- draw and pass


def pay_the_debt(t: Table) -> None:
    owed = t.p["pending"]
    t.p["pending"] = 0
    t.pay(t.p["turn"], owed)
    after_paying(t)


def after_paying(t: Table) -> None:
    """7.10"""
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
        elif not p["draws"] or counts_after_draws(t):
            p["passes"] += 1  # 9.8
            if p["passes"] >= passes_that_block(t):
                t.block()
                return
    t.turn_goes_to(t.after(1))


def counts_after_draws(t: Table) -> bool:
    """9.8: who took the last card has passed first."""
    stuck = not something_to_draw(t.rules, t.p) or at_the_limit(t.rules, t.p)
    return stuck and t.rules["draw.blocked_extra"] == 1


def passes_that_block(t: Table) -> int:
    """9.4, 9.8"""
    if t.rules["draw.stock_empty"] == "round over" and not t.p["stock"]:
        return 1
    return len(in_play(t.p)) + int(t.rules["draw.blocked_extra"])


# --- lay


def lay(t: Table, card: str) -> None:
    p = t.p
    watch_for_a_bluff(t, card)
    t.lay(card)
    p["phase"] = "more"
    is_last = not t.hand
    if is_last and not (t.rules.has("end.cover", card) and t.draw(p["turn"], 1)):
        if not t.go_out():
            end_turn(t)
        return
    if t.rules["call.window"] == "the lay":
        expose(t)  # 9.20
    if not is_last and lays(t.rules, p):
        return
    if names_a_suit(t.rules, p["laid"]):
        p["phase"] = "suit"
    elif names_a_rank(t.rules, p["laid"]):
        p["phase"] = "rank"
    else:
        begin_giving(t)
