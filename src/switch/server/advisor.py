"""Hints and reviews for the seats of one table: thought out in threads while the table goes on."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from concurrent.futures import Executor
from functools import partial
from typing import Any, NamedTuple
from zlib import crc32

from switch import engine, notation
from switch.bots import advice
from switch.bots.advice import Advice, Look, Moment
from switch.server import outward
from switch.server.connection import Connection
from switch.server.fold import check_hint, play
from switch.server.frames import Hint, Review
from switch.server.inputs import Hinted
from switch.server.programs import Programs
from switch.server.refusals import Refused
from switch.server.room import Room
from switch.server.table import Table

log = logging.getLogger(__name__)


class Asking(NamedTuple):
    """Who waits for an answer, and the name of the command."""

    connection: Connection
    id: str


class Errand:
    """What one seat has asked: ``about`` tells it from what it asks later."""

    def __init__(self, about: object) -> None:
        self.about = about
        self.waiting: list[Asking] = []
        self.answer: partial[str] | None = None  # to be called with the name of a command


class Advisor:
    """A seat has one errand of a kind at a time; whoever asks for the same again gets the same
    answer."""

    def __init__(self, room: Room, programs: Programs) -> None:
        self._room = room
        self._programs = programs
        self._errands: dict[tuple[type, int], Errand] = {}
        self._told: tuple[int, int] | None = None  # the seat and turn whose hint all have heard of
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, connection: Connection, frame: Hint | Review) -> None:
        """Raises Refused, StorageFailed; else the answer comes later."""
        seat = self._room.table.seat_of(self._room.presence.holder_of(connection))
        if seat is None:
            raise Refused("spectator")
        if isinstance(frame, Hint):
            await self._hint(seat, Asking(connection, frame.id))
        else:
            self._review(seat, Asking(connection, frame.id), frame.round)

    async def _hint(self, seat: int, asking: Asking) -> None:
        room = self._room
        game = check_hint(room.table, seat)
        turn = (seat, room.table.moved)
        if self._told != turn:
            await room.commit(Hinted(seat))
            self._told = turn
        about = (room.table.round, engine.view(game, seat).cells)
        errand = self._errand(Hint, seat, about, asking)
        if errand is not None:
            self._begin(errand, self._think_of_hint(errand, room.table, seat))

    def _review(self, seat: int, asking: Asking, number: int) -> None:
        table = self._room.table
        if table.stage == "round" and number == table.round:
            raise Refused("round_running")
        if table.stage != "between" or number != table.round:
            raise Refused("wrong_round")
        errand = self._errand(Review, seat, number, asking)
        if errand is not None:
            self._begin(errand, self._look_back(errand, table, seat))

    def _errand(self, kind: type, seat: int, about: object, asking: Asking) -> Errand | None:
        """A new errand to be done; None: it is being done, or done. Raises Refused too_many."""
        known = self._errands.get((kind, seat))
        if known is not None and known.about == about:
            if known.answer is not None:
                asking.connection.answer(known.answer(asking.id))
            else:
                known.waiting.append(asking)
            return None
        if known is not None and known.waiting:
            raise Refused("too_many")
        errand = self._errands[kind, seat] = Errand(about)
        errand.waiting.append(asking)
        return errand

    def _begin(self, errand: Errand, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._safely(errand, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, errand: Errand, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused as refused:
            self._refuse(errand, refused)
        except Exception:
            if self._room.stopped:  # the threads have been closed
                return
            log.exception("a seat could not be advised")
            self._refuse(errand, Refused("server_fault"))

    async def _think_of_hint(self, errand: Errand, table: Table, seat: int) -> None:
        choices = await _in_thread(self._programs.minds, hint, table, seat)
        self._answer(errand, partial(_hint_frame, choices, table.version))

    async def _look_back(self, errand: Errand, table: Table, seat: int) -> None:
        """A turn at a time, so that others come in between, and it ends when nobody wants it."""
        pool = self._programs.reviews
        looks = await _in_thread(pool, looks_of, table, seat)
        of = sum(bool(look.done) for look in looks)
        found, moments = advice.review(looks, seed_of(table)), list[Moment]()
        for done in range(of):
            self._tell(errand, done, of)
            moments += await _in_thread(pool, next, found, [])
            if self._room.stopped or self._room.table.round != table.round:
                raise Refused("wrong_round")
            if not any(self._room.presence.knows(one.connection) for one in errand.waiting):
                raise Refused("hello_first")
        decided = advice.decided(moments, won=won_by(table, seat))
        self._answer(errand, partial(_review_frame, decided, table.round))

    def _tell(self, errand: Errand, done: int, of: int) -> None:
        for asking in errand.waiting:
            asking.connection.answer(outward.progress(asking.id, done, of))

    def _answer(self, errand: Errand, answer: partial[str]) -> None:
        errand.answer = answer
        for asking in errand.waiting:
            asking.connection.answer(answer(asking.id))
        errand.waiting.clear()

    def _refuse(self, errand: Errand, refused: Refused) -> None:
        version = self._room.table.version
        for asking in errand.waiting:
            asking.connection.answer(outward.nack(asking.id, refused, version))
        errand.waiting.clear()
        errand.about = None


async def _in_thread(pool: Executor, work: Any, *given: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(pool, work, *given)


def _hint_frame(choices: list[Advice], version: int, command: str) -> str:
    return outward.hint(command, version, choices)


def _review_frame(found: advice.Decided, number: int, command: str) -> str:
    return outward.review(command, number, found)


def hint(table: Table, seat: int) -> list[Advice]:
    """For the seat on turn."""
    looks = looks_of(table, seat)
    told = [(look.events, look.view) for look in looks]
    return advice.advise(looks[-1].view, told, seed_of(table))


def looks_of(table: Table, seat: int) -> list[Look]:
    """The round that runs or has just ended, as this seat has seen it."""
    return list(_looks(table, seat))


def _looks(table: Table, seat: int) -> Iterator[Look]:
    game = table.begun or table.game
    events: tuple[engine.Event, ...] = ()
    if game is None:
        return
    for item in table.story:
        own = item.seat == seat == game.turn and item.by == "player"
        texts = item.actions if own else ()
        done = tuple(notation.parse_action(text, game.ruleset) for text in texts)
        yield Look(_seen(events, seat), engine.view(game, seat), done)
        game, events = play(game, item.seat, item.actions, blind=item.by == "player")
    yield Look(_seen(events, seat), engine.view(game, seat))


def _seen(events: tuple[engine.Event, ...], seat: int) -> list[engine.Event]:
    return [engine.redact(event, seat) for event in events]


def seed_of(table: Table) -> int:
    """From what everybody knows; the same turn gets the same hint."""
    return crc32(f"{table.code} {table.round} {table.moved}".encode())


def won_by(table: Table, seat: int) -> bool | None:
    game = table.game
    if game is None or game.winner is None or game.places:
        return None
    return game.winner == seat
