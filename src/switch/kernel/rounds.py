"""Whole rounds of computer players, and what happened in them: one vector a round, the tally.

Written in the core's subset, so that CPython plays and Numba compiles the same file. The players
are those of ``core/policies``; each is given a view of its turn and calls, catches and jumps in as
``bots.Planner`` does for them: at once, whoever is exposed first, then the lowest seat.
"""

from ..core.calls import call_is_due, may_catch
from ..core.cells import clear
from ..core.deal import deal
from ..core.fitting import joining, jumping, top
from ..core.jit import entry, jit, kind_of, part
from ..core.layout import (
    ACTIONS_MAX,
    AGAINS,
    ATTACK,
    CALL,
    CANCEL,
    CATCH,
    CHALLENGE,
    COUNTS,
    DEFLECTS,
    DRAW,
    EV_CAUGHT,
    EV_DREW,
    EV_FALSE_CALL,
    EV_FALSE_CATCH,
    EV_RESHUFFLED,
    EVENTS_SIZE,
    EXCHANGES,
    EXPOSED,
    GIVE,
    GIVES,
    IN_SET,
    JUMP,
    LAID,
    NAME,
    NAMES,
    NAMES_RANK,
    PENDING,
    PHASE,
    PHASE_EXCHANGE,
    PHASE_GIVE,
    PHASE_RANK,
    PHASE_SUIT,
    PLACES_COUNT,
    RESULT,
    RETURNS,
    REVERSES,
    ROTATES,
    SEATS,
    SEATS_MAX,
    SKIPS,
    STATE_SIZE,
    T_DUMP_ACTS,
    T_JUMP,
    T_WILD,
    TURN,
    TURNS,
    WINNER,
)
from ..core.policies import plan_turn
from ..core.rng import PICKS_AT, seed_fast
from ..core.transition import step
from ..core.vectors import Cells, Vector
from ..core.views import observe

MOST_TURNS = 5000  # a round that lasts longer is left and counted as unfinished

# --- what is asked for: a job -------------------------------------------------------------------
JOB_SEATS = 0
JOB_DEAL = 1  # seed of the shuffles, 0 … 2**62 - 1
JOB_MINDS = 2  # seed of the players: seat s has this + s
JOB_PLAYERS = 3  # by seat: RANDOM or GREEDY of core/policies
JOB_SIZE = JOB_PLAYERS + SEATS_MAX

# --- results beside OUT and BLOCKED of the layout -----------------------------------------------
UNFINISHED = 3
FORFEIT = 4  # a program at the table failed; the loop here never says so

# --- powers: bits of a mask. The first ones are cards', in the order of POWER_KEYS ---------------
P_WILD = 0
P_NAMES = 1
P_NAMES_RANK = 2
P_ATTACK = 3
P_CANCEL = 4
P_DEFLECT = 5
P_RETURN = 6
P_SKIP = 7
P_REVERSE = 8
P_AGAIN = 9
P_DUMP = 10
P_EXCHANGE = 11
P_ROTATE = 12
P_GIVE = 13
P_SET = 14
P_JUMP = 15
P_CHALLENGE = 16
P_CALL = 17
POWERS = 18
POWER_KEYS = (
    "fit.wild", "fit.names_suit", "fit.names_rank", "attack.draw", "attack.cancel",
    "attack.deflect", "attack.send_back", "turn.skip", "turn.reverse", "turn.again",
    "turn.dump_suit", "turn.exchange", "turn.rotate", "turn.give", "sets.several",
    "interrupt.jump_in", "interrupt.challenge", "call.required",
)  # fmt: skip

# --- the tally -----------------------------------------------------------------------------------
WON = 0  # the seat that won, -1: nobody alone
ENDED = 1  # OUT, BLOCKED, UNFINISHED or FORFEIT
TURNS_TAKEN = 2
ACTIONS = 3
DRAWN_CARDS = 4
RESHUFFLES = 5
LEADER = 6  # the seat with fewer cards than any other when the last turn ended, -1: none
SINCE = 7  # the turn in which it got so
DECIDING = 8  # mask of the powers at work in that turn
CHANGES = 9  # how often the lead went to another seat than the one that had it last
LAST_LEADER = 10
NOW = 11  # mask of the powers at work in the turn that runs
SETTLED = 12  # 1: a seat is out, so the lead is not looked at any more
BEHIND = 13  # the most cards that the winner once had more than the shortest hand
FAILED = 14  # the seat whose program failed, -1: none
BEHIND_OF = 15  # as BEHIND, by seat
DRAWN_BY = BEHIND_OF + SEATS_MAX
USED = DRAWN_BY + SEATS_MAX  # by power: turns in which it was at work
TALLY_SIZE = USED + POWERS

# --- room to work in -----------------------------------------------------------------------------
MIND = PICKS_AT  # cells of a player's own chance
EVENTS_AT = 0
PLAN_AT = EVENTS_AT + EVENTS_SIZE
CHANCE_AT = PLAN_AT + ACTIONS_MAX
MIND_AT = CHANCE_AT + PICKS_AT
MINDS_AT = MIND_AT + MIND
VIEW_AT = MINDS_AT + SEATS_MAX * MIND
SPACE_SIZE = VIEW_AT + STATE_SIZE


@jit
def start(t: Cells, s: Vector, seats: int, seed: int, chance: Vector, tally: Vector) -> None:
    """Deal; seat 0 begins. ``s`` has STATE_SIZE cells, ``tally`` TALLY_SIZE."""
    clear(s, STATE_SIZE)
    clear(tally, TALLY_SIZE)
    tally[WON] = -1
    tally[LEADER] = -1
    tally[LAST_LEADER] = -1
    tally[FAILED] = -1
    seed_fast(chance, seed)
    deal(t, s, seats, 0, chance)


@jit
def running(s: Cells) -> bool:
    return s[RESULT] == 0 and s[TURNS] < MOST_TURNS


@jit
def bit(present: int, power: int) -> int:
    return 1 << power if present != 0 else 0


@jit
def card_powers(t: Cells, s: Cells, card: int) -> int:
    """Mask of the powers that the seat on turn, or who jumps in, brings in with this card."""
    if s[LAID] > 0:
        fits = (joining(t, top(s)) >> card) & 1 == 1
        if s[LAID] != s[IN_SET] or not fits:
            return (1 << P_DUMP) | (active_powers(t, s, card) if t[T_DUMP_ACTS] == 1 else 0)
        return (1 << P_SET) | active_powers(t, s, card)
    return active_powers(t, s, card)


@jit
def active_powers(t: Cells, s: Cells, card: int) -> int:
    owed = s[PENDING]
    mask = bit((t[T_WILD] >> card) & 1, P_WILD)
    mask |= bit(t[NAMES + card], P_NAMES) | bit(t[NAMES_RANK + card], P_NAMES_RANK)
    mask |= bit(t[ATTACK + card], P_ATTACK) | bit(t[SKIPS + card], P_SKIP)
    mask |= bit(t[REVERSES + card], P_REVERSE) | bit(t[AGAINS + card], P_AGAIN)
    mask |= bit(t[EXCHANGES + card], P_EXCHANGE) | bit(t[ROTATES + card], P_ROTATE)
    mask |= bit(t[GIVES + card], P_GIVE)
    if owed > 0:
        mask |= bit(t[CANCEL + card], P_CANCEL) | bit(t[DEFLECTS + card], P_DEFLECT)
        mask |= bit(t[RETURNS + card], P_RETURN)
    return mask


@jit
def action_powers(t: Cells, s: Cells, action: int) -> int:
    """Mask of the powers that are at work in this action; before it is done."""
    if action < NAME:
        return card_powers(t, s, action)
    if action == DRAW:
        return bit(s[PENDING], P_ATTACK)
    if action == CHALLENGE:
        return 1 << P_CHALLENGE
    if JUMP <= action < GIVE:
        return (1 << P_JUMP) | active_powers(t, s, action - JUMP)
    return 0


@jit
def note_events(ev: Cells, tally: Vector) -> None:
    for i in range(1, 1 + 3 * ev[0], 3):
        if ev[i] == EV_DREW:
            tally[DRAWN_CARDS] += 1
            tally[DRAWN_BY + ev[i + 1]] += 1
        elif ev[i] == EV_RESHUFFLED:
            tally[RESHUFFLES] += 1
        elif ev[i] == EV_CAUGHT or ev[i] == EV_FALSE_CALL or ev[i] == EV_FALSE_CATCH:
            tally[NOW] |= 1 << P_CALL


@jit
def note_lead(s: Cells, tally: Vector) -> None:
    """At the end of a turn: who leads, and how far everybody is behind the shortest other hand."""
    best = 0
    for seat in range(1, s[SEATS]):
        if s[COUNTS + seat] < s[COUNTS + best]:
            best = seat
    shared = False
    for seat in range(s[SEATS]):
        gap = s[COUNTS + seat] - s[COUNTS + best]
        if seat != best and gap == 0:
            shared = True
        tally[BEHIND_OF + seat] = max(tally[BEHIND_OF + seat], gap)
    if shared:
        tally[LEADER] = -1
    elif tally[LEADER] != best:
        tally[LEADER] = best
        tally[SINCE] = s[TURNS]
        tally[DECIDING] = tally[NOW]
        if tally[LAST_LEADER] >= 0 and tally[LAST_LEADER] != best:
            tally[CHANGES] += 1
        tally[LAST_LEADER] = best


@jit
def note_turn(s: Cells, tally: Vector) -> None:
    """A turn has ended."""
    for power in range(POWERS):
        tally[USED + power] += (tally[NOW] >> power) & 1
    if tally[SETTLED] == 0:
        note_lead(s, tally)
    if s[PLACES_COUNT] > 0:
        tally[SETTLED] = 1
    tally[NOW] = 0


@jit
def take(
    t: Cells, s: Vector, seat: int, action: int, ev: Vector, chance: Vector, tally: Vector
) -> None:
    """Do a legal action and note what it did."""
    before = s[TURNS]
    tally[NOW] |= action_powers(t, s, action)
    step(t, s, seat, action, ev, chance)
    tally[ACTIONS] += 1
    note_events(ev, tally)
    if s[TURNS] != before:
        note_turn(s, tally)


@jit
def finish(s: Cells, tally: Vector) -> None:
    """The round is over, or has lasted too long."""
    tally[WON] = s[WINNER]
    tally[ENDED] = s[RESULT] if s[RESULT] != 0 else UNFINISHED
    tally[TURNS_TAKEN] = s[TURNS]
    if s[WINNER] >= 0:
        tally[BEHIND] = tally[BEHIND_OF + s[WINNER]]
        if tally[LEADER] != s[WINNER]:  # blocked, and points counted
            tally[SINCE] = s[TURNS]
            tally[DECIDING] = 0


@jit
def reaction(t: Cells, s: Cells) -> int:
    """What is called, caught or thrown in before the turn: 256 * seat + action, -1: nothing."""
    exposed = s[EXPOSED]
    if exposed >= 0:
        if call_is_due(t, s, exposed):
            return exposed * 256 + CALL
        for seat in range(s[SEATS]):
            if may_catch(t, s, seat, exposed):
                return seat * 256 + CATCH + exposed
    elif t[T_JUMP] == 1:
        for seat in range(s[SEATS]):
            kind = jumping(t, s, seat)
            if kind != 0:
                return seat * 256 + JUMP + kind_of(t, kind & -kind)
    return -1


@jit
def chooses(v: Cells) -> bool:
    if v[PHASE] == PHASE_SUIT or v[PHASE] == PHASE_RANK:
        return True
    return v[PHASE] == PHASE_EXCHANGE or v[PHASE] == PHASE_GIVE


@jit
def plan(t: Cells, s: Cells, policy: int, v: Vector, mind: Vector, out: Vector) -> int:
    """The turn of the seat on turn as it goes out, its call first; how many actions."""
    clear(v, STATE_SIZE)
    observe(t, s, s[TURN], v)
    due = call_is_due(t, v, s[TURN])
    choice = chooses(v)
    count = plan_turn(t, v, policy, mind, out)
    if not due or not (choice or out[0] < NAME):
        return count
    for i in range(count, 0, -1):
        out[i] = out[i - 1]
    out[0] = CALL
    return count + 1


@jit
def play_round(t: Cells, s: Vector, space: Vector, job: Cells, tally: Vector) -> None:
    """One round as the job says; ``s`` (STATE_SIZE) ends as its last state, ``tally`` (TALLY_SIZE)
    as what happened. ``space`` has SPACE_SIZE cells."""
    ev = part(space, EVENTS_AT)
    out = part(space, PLAN_AT)
    chance = part(space, CHANCE_AT)
    mind = part(space, MIND_AT)
    minds = part(space, MINDS_AT)
    v = part(space, VIEW_AT)
    ev[0] = 0
    start(t, s, job[JOB_SEATS], job[JOB_DEAL], chance, tally)
    for seat in range(job[JOB_SEATS]):
        seed_fast(mind, job[JOB_MINDS] + seat)
        for i in range(MIND):
            minds[seat * MIND + i] = mind[i]
    while running(s):
        wish = reaction(t, s)
        if wish >= 0:
            seat = wish // 256
            out[0] = wish % 256
            count = 1
        else:
            seat = s[TURN]
            for i in range(MIND):
                mind[i] = minds[seat * MIND + i]
            count = plan(t, s, job[JOB_PLAYERS + seat], v, mind, out)
            for i in range(MIND):
                minds[seat * MIND + i] = mind[i]
        turn = s[TURNS]
        done = 0
        while done < count and s[TURNS] == turn:
            take(t, s, seat, out[done], ev, chance, tally)
            done += 1
    finish(s, tally)


@entry
def play_rounds(
    t: Cells, s: Vector, space: Vector, jobs: Cells, tallies: Vector, count: int
) -> None:
    """``count`` rounds, a job of JOB_SIZE cells each; ``tallies``: TALLY_SIZE cells each, and as
    many more to work in."""
    tally = part(tallies, count * TALLY_SIZE)
    for i in range(count):
        play_round(t, s, space, part(jobs, i * JOB_SIZE), tally)
        for k in range(TALLY_SIZE):
            tallies[i * TALLY_SIZE + k] = tally[k]
