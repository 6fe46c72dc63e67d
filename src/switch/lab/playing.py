"""A chunk of a plan is played: by the kernel where it has the players, else at a table of views."""

from contextlib import ExitStack
from typing import Any, TypeVar

from switch import bots
from switch.core.layout import STATE_SIZE
from switch.core.policies import GREEDY, RANDOM
from switch.kernel import hosts, rounds
from switch.kernel.compiled import has_numba
from switch.kernel.warm import is_warm

from . import measures, xray
from .failing import Faults, Heard, nobody
from .measures import Tally
from .minds import OtherMinds, minds
from .plan import RATED_DEALS, Arm, Plan, deal_seed, is_program, mind_seed
from .table import Table

ROUNDS = "kernel.rounds"
MANY = 50_000  # rounds that CPython plays in about the time that compiling takes
POLICIES = {"random": RANDOM, "greedy": GREEDY}

T = TypeVar("T")
# The plays of one deal.
Block = list[Tally]


def is_compiled() -> bool:
    """Whether the kernel's functions lie in the cache, or there is no Numba to make them."""
    return not has_numba() or is_warm(ROUNDS)


def worth_compiling(count: int) -> bool:
    """Whether so many rounds take CPython longer than compiling does, or it has been done."""
    return is_compiled() or count >= MANY


def play_chunk(
    plan: Plan, number: int, *, native: bool = True, heard: Heard = nobody
) -> list[dict[str, Any]]:
    """What a chunk comes to, for each arm, as plain data; the same wherever it is played. Raises
    OtherMinds, and what ``heard`` raises, who is told of the programs after each round."""
    if plan.minds and plan.minds != minds(plan.names, native=native):
        raise OtherMinds(plan.minds)
    deals, host = plan.span(number), hosts.native(wanted=native)
    found = []
    first: list[measures.Values] | None = None
    for arm in plan.arms:
        faults = Faults(heard)
        if arm.quick:
            blocks = _by_kernel(arm, plan, deals, host)
        else:
            blocks = _at_tables(arm, plan, deals, host, faults)
        values = [measures.values(arm, block) for block in blocks]
        result: dict[str, Any] = {"sums": measures.summed(values, first), **faults.kept()}
        if plan.paired and first is None:
            first = values
        if plan.keep == "rows":
            result["rows"] = [measures.row(arm, tally) for block in blocks for tally in block]
        if plan.kind == "tournament":
            rated = zip(deals, blocks, strict=True)
            result["won"] = [
                measures.winner(arm, play, tally)
                for deal, block in rated
                if deal < RATED_DEALS
                for play, tally in enumerate(block)
            ]
        found.append(result)
    return found


def _by_kernel(arm: Arm, plan: Plan, deals: range, host: hosts.Host) -> list[Block]:
    jobs = [cell for deal in deals for cell in _jobs(arm, deal_seed(plan, deal))]
    count = len(deals) * arm.plays
    tallies = host.zeros((count + 1) * rounds.TALLY_SIZE)
    table, state = host.vector(arm.rules.table_for(arm.seats)), host.zeros(STATE_SIZE)
    play = host.module(ROUNDS).play_rounds
    play(table, state, host.zeros(rounds.SPACE_SIZE), host.vector(jobs), tallies, count)
    cells = list(tallies) if isinstance(tallies, list) else tallies.tolist()
    size = rounds.TALLY_SIZE
    played = [cells[i * size : (i + 1) * size] for i in range(count)]
    return [played[i : i + arm.plays] for i in range(0, count, arm.plays)]


def _jobs(arm: Arm, seed: int) -> list[int]:
    """What the kernel is asked for: every play of the deal with this seed."""
    cells = []
    for play in range(arm.plays):
        players = [POLICIES[name] for name in seated(arm.lineup, play)]
        unused = [0] * (rounds.JOB_SIZE - rounds.JOB_PLAYERS - arm.seats)
        cells += [arm.seats, seed, mind_seed(seed, play), *players, *unused]
    return cells


def seated(lineup: tuple[T, ...], play: int) -> tuple[T, ...]:
    """By seat: player i sits on seat i + play."""
    turned = play % len(lineup)
    return lineup[-turned:] + lineup[:-turned]


def _at_tables(arm: Arm, plan: Plan, deals: range, host: hosts.Host, faults: Faults) -> list[Block]:
    """A program serves all the rounds of a chunk; any other player is made anew for each."""
    with ExitStack() as open_now:
        programs: list[bots.Player | None] = []
        for number, name in enumerate(arm.lineup):
            program = None
            if is_program(name):
                seed = mind_seed(deal_seed(plan, deals[0]), 0) + number
                program = xray.get(name, seed, host)
                open_now.callback(program.close)
            programs.append(program)
        blocks = []
        for seed in (deal_seed(plan, deal) for deal in deals):
            tables = [_table(arm, programs, seed, play, host) for play in range(arm.plays)]
            for play, table in enumerate(tables):
                fault = table.play()
                if fault is not None:
                    faults.add(seated(arm.lineup, play)[fault.seat], fault.code, fault.message)
                    continue
                for name in filter(is_program, dict.fromkeys(arm.lineup)):
                    faults.none(name)
            blocks.append([table.tally for table in tables])
        return blocks


def _table(
    arm: Arm, programs: list[bots.Player | None], seed: int, play: int, host: hosts.Host
) -> Table:
    names = seated(arm.lineup, play)
    running = seated(tuple(programs), play)
    first = mind_seed(seed, play)
    players = [
        program or xray.get(name, first + seat, host)
        for seat, (name, program) in enumerate(zip(names, running, strict=True))
    ]
    return Table(arm.rules, players, seed)
