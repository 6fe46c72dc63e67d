"""The fold: a table and an input give the next table and what happened. Pure, no clock, no chance.

Every rule of the table (not of the game) is here, and each is checked here: what ``step`` accepts
may be written to the log, and the log gives the same table again, whenever it is read.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from switch import engine, notation, rulesets
from switch.engine.match import first_seat
from switch.engine.turns import costs
from switch.server.deadlines import turn_of
from switch.server.inputs import (
    AnyInput,
    Closed,
    Created,
    Dealt,
    Faulted,
    Hinted,
    Joined,
    Left,
    Played,
    Ready,
    TableOptions,
)
from switch.server.refusals import Refused, by_rules
from switch.server.scoring import cards_laid, coming_match, counted
from switch.server.table import LOG_LENGTH, Happening, Notice, Seat, Table

Step = tuple[Table, tuple[Happening, ...]]

REVEALING = (engine.Draw, engine.Challenge)


def create(code: str, item: Created) -> Step:
    """Raises ValueError for rules that this program does not know."""
    seats = tuple(Seat(plan.kind, plan.name, plan.level) for plan in item.seats)
    seats = (replace(seats[0], holder=item.holder), *seats[1:])
    options = TableOptions(view="open") if item.beginner else item.options
    table = Table(code, _rules(item), seats, item.seed, options)
    joined = Notice("joined", {"seat": 0, "name": seats[0].name})
    return _advance(table, (joined,))


def _rules(item: Created) -> rulesets.RuleSet:
    if item.rules_version > rulesets.RULES_VERSION:
        raise ValueError(f"The table was made with rules of version {item.rules_version}.")
    if item.rules is None:
        return rulesets.get(item.ruleset)
    rules = rulesets.from_fields(item.rules)
    return rulesets.preset_of(rules) or rules  # one object, one compiled table for all


def step(table: Table, item: AnyInput, now: float = 0.0) -> Step:
    """``now``: when it is done, in seconds since 1970. Raises Refused; nothing else, whatever a
    client has sent."""
    if table.stage == "closed":
        raise Refused("closed")
    match item:
        case Played():
            after, events = _played(table, item)
        case Dealt():
            after, events = _dealt(table)
        case Ready():
            after, events = _ready(table, item.seat)
        case Joined():
            after, events = _joined(table, item)
        case Left():
            after, events = _left(table, item)
        case Faulted():
            after, events = _faulted(table, item)
        case Hinted():
            check_hint(table, item.seat)
            after, events = table, (Notice("hinted", {"seat": item.seat}),)
        case Closed():
            after = replace(table, stage="closed", reason=item.reason, ready=frozenset())
            events = (Notice("closed", {"reason": item.reason}),)
        case Created():
            raise Refused("not_in_lobby")
    return _advance(after, events, **_times(table, after, now))


def fold(code: str, items: Iterable[tuple[AnyInput, float]]) -> Table:
    """The table that its log makes: inputs, and when they were done. Raises ValueError for a log
    that makes none."""
    table: Table | None = None
    for item, done in items:
        if table is None:
            if not isinstance(item, Created):
                raise ValueError(f"The log of table {code} does not begin with its creation.")
            table, _ = create(code, item)
        else:
            table, _ = step(table, item, done)
    if table is None:
        raise ValueError(f"The log of table {code} is empty.")
    return table


def _times(before: Table, after: Table, now: float) -> dict[str, Any]:
    """Changes of the table: whose turn and whose exposure have just begun."""
    old, new = before.game, after.game
    if new is None or new is old:
        return {}
    if old is None or before.round != after.round:
        return {"since": now, "exposed_since": now}
    times = {}
    if turn_of(old) != turn_of(new):
        times["since"] = now
    if old.exposed != new.exposed:
        times["exposed_since"] = now
    return times


def _advance(table: Table, events: tuple[Happening, ...], **changes: Any) -> Step:
    version = table.version + 1
    log = table.log
    if events:
        log = (*log, (version, events))[-LOG_LENGTH:]
    return replace(table, version=version, log=log, **changes), events


def _dealt(table: Table) -> Step:
    if table.stage == "round":
        raise Refused("round_running")
    seats = tuple(seat for seat in table.seats if seat.kind != "open")
    if len(seats) < table.rules.seats[0]:
        raise Refused("not_enough_players")
    match = coming_match(table, len(seats))
    chance = engine.SecretChance(bytes.fromhex(table.next_seed))
    first = first_seat(match, chance)
    game = engine.deal(
        table.rules, seats=len(seats), first=first, chance=chance, absent=match.absent
    )
    after = replace(
        table,
        seats=seats,
        host=table.host - sum(1 for i in table.open_seats if i < table.host),
        stage="round",
        round=table.round + 1,
        first=first,
        seed=table.next_seed,
        next_seed="",
        ready=frozenset(),
        game=game,
        match=match,
        laid=(),
        last_card=None,
        begun=None,
        story=(),
        moved=table.version + 1,
    )
    starter = engine.view(game, None).pile[-1]
    return after, (Notice("dealt", {"round": after.round, "first": first, "starter": starter}),)


def reactions_only(actions: Sequence[str]) -> bool:
    """Calls and catches: judged on the present state, whatever version they were made on."""
    return all(text == "call" or text.startswith("catch:") for text in actions)


def play(
    game: engine.State, seat: int, texts: Sequence[str], *, blind: bool = True
) -> tuple[engine.State, tuple[engine.Event, ...]]:
    """A turn of the seat, or its calls and catches at any time. ``blind``: it was made by somebody
    who has not seen what a draw brings. Raises Refused."""
    try:
        actions = [notation.parse_action(text, game.ruleset) for text in texts]
        if blind and any(isinstance(action, REVEALING) for action in actions[:-1]):
            # A refusal after it would tell for nothing what it brings.
            raise Refused("bad_request", "A draw is sent alone; look at the card, then go on.")
        if not reactions_only(texts):
            jumps = any(isinstance(action, engine.Jump) for action in actions)
            if seat != game.turn and not jumps:
                _refuse_out_of_turn(game, seat, actions)
            return engine.play(game, actions, seat, blind=blind)
        events: list[engine.Event] = []
        for action in actions:
            if costs(events):
                raise engine.Refused.of("bad_request", text=str(action))
            game, happened = engine.apply(game, action, seat)
            events += happened
    except engine.Refused as refused:
        raise by_rules(refused) from refused
    return game, tuple(events)


def _refuse_out_of_turn(game: engine.State, seat: int, actions: Sequence[engine.Action]) -> None:
    for action in actions:
        if not isinstance(action, engine.Call | engine.Catch):
            engine.apply(game, action, seat)
    raise Refused("old_version")


def _played(table: Table, item: Played) -> Step:
    if table.game is None:
        raise Refused("no_round")
    by_clock = item.by == "clock"
    game, events = play(table.game, item.seat, item.actions, blind=item.by == "player")
    moved = table.moved if reactions_only(item.actions) else table.version + 1
    after = replace(
        table,
        game=game,
        moved=moved,
        begun=table.begun or table.game,
        story=(*table.story, item),
        **cards_laid(table, events),
    )
    expired = (Notice("expired", {"seat": item.seat}),) if by_clock else ()
    if not game.over:
        return after, (*expired, *events)
    after, scored = counted(after, game)
    after = replace(
        after, stage="between", next_seed=item.seed or "", seats=_won(table, game.winner)
    )
    return after, (*expired, *events, *scored)


def _won(table: Table, winner: int | None) -> tuple[Seat, ...]:
    return tuple(
        replace(seat, wins=seat.wins + 1) if i == winner else seat
        for i, seat in enumerate(table.seats)
    )


def _ready(table: Table, seat: int) -> Step:
    if table.stage == "lobby":
        raise Refused("no_round")
    if table.stage != "between":
        raise Refused("round_running")
    return replace(table, ready=table.ready | {seat}), ()


def _joined(table: Table, item: Joined) -> Step:
    if table.free_seat is None or item.seat != table.free_seat:
        raise Refused("table_full")
    seat = Seat("human", item.name, holder=item.holder)
    event = Notice("joined", {"seat": item.seat, "name": item.name})
    return replace(table, seats=_put(table, item.seat, seat)), (event,)


def _left(table: Table, item: Left) -> Step:
    old = table.seats[item.seat]
    if old.kind != "human":
        raise Refused("bad_token")
    if table.stage == "lobby":
        seat = Seat("open", "")
    else:
        seat = Seat("bot", item.name, level="normal", wins=old.wins, given_up=True)
    after = replace(table, seats=_put(table, item.seat, seat), ready=table.ready - {item.seat})
    if table.host == item.seat and after.humans:
        after = replace(after, host=after.humans[0])
    return after, (Notice("left", {"seat": item.seat, "name": old.name}),)


def _faulted(table: Table, item: Faulted) -> Step:
    if table.stage != "round":
        raise Refused("no_round")
    return table, (Notice("fault", {"seat": item.seat, "code": item.code, "turn": item.turn}),)


def check_hint(table: Table, seat: int) -> engine.State:
    """The round in which the seat may have a hint. Raises Refused: no_round, no_hints,
    not_your_turn."""
    if table.stage != "round" or table.game is None:
        raise Refused("no_round")
    if not table.options.hints:
        raise Refused("no_hints")
    if table.game.turn != seat:
        raise by_rules(engine.Refused.of("not_your_turn"))
    return table.game


def _put(table: Table, place: int, seat: Seat) -> tuple[Seat, ...]:
    return (*table.seats[:place], seat, *table.seats[place + 1 :])
