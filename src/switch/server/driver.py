"""What a table does by itself: it deals, computer players move and react, absences have effects.

All of it waits while no person is there. Timers only put work into the room's inbox; when it is
taken out it is judged on the state of that moment.
"""

import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Protocol

from switch import engine
from switch.bots import BotFault, Player, pace
from switch.bots.process_faults import illegal
from switch.server.askedseats import AskedSeats
from switch.server.deadlines import deadline
from switch.server.inputs import By, Dealt, OnExpiry, Played
from switch.server.planning import Ask, any_turn, at_expiry, least, plan
from switch.server.programs import Programs
from switch.server.refusals import Refused
from switch.server.room import Room
from switch.server.table import Table

log = logging.getLogger(__name__)


class Robot(Protocol):
    """A computer player; it is given views and nothing else."""

    def turn(self, view: engine.View) -> Sequence[engine.Action]: ...

    def reaction(self, view: engine.View) -> tuple[engine.Action, float] | None:
        """A call, a catch or a jump and the seconds until it is made, or None: it misses it."""


MakeRobot = Callable[[str, int], Robot]

STAND_IN_LEVEL = "normal"


class Driver:
    def __init__(self, room: Room, make_robot: MakeRobot, programs: Programs) -> None:
        self._room = room
        self._settings = room.services.settings
        self._make_robot = make_robot
        self._asked = AskedSeats(room, programs, self._mind)
        self._robots: dict[tuple[int, str], Robot] = {}
        self._occasioned: object = None
        self._chance = Random()  # noqa: S311 - how long a turn takes

    async def drive(self) -> None:
        """Everything that is due now; then the timers for what is due later."""
        while await self._lobby() or await self._between():
            pass
        if self._room.table.stage == "closed":
            return
        self._asked.inform()
        self._schedule_absence()
        self._schedule_turn()
        self._schedule_deadline()
        self._schedule_reactions()
        self._room.show_presence()

    # Between the rounds

    async def _lobby(self) -> bool:
        room = self._room
        if room.table.stage != "lobby":
            return False
        for seat in room.presence.absent(room.table, self._settings.lobby_grace):
            await room.leave(seat)
            return True
        if room.table.open_seats:
            return False
        await room.commit(Dealt())
        return True

    async def _between(self) -> bool:
        table, presence = self._room.table, self._room.presence
        if table.stage != "between" or not table.ready:
            return False
        absent = presence.absent(table, self._settings.ready_wait)
        if set(table.playing) - table.ready - set(absent):
            return False
        await self._room.commit(Dealt())
        return True

    def _schedule_absence(self) -> None:
        limits = {
            "lobby": self._settings.lobby_grace,
            "round": self._room.grace,
            "between": self._settings.ready_wait,
        }
        room = self._room
        room.disarm("absence")
        wait = room.presence.next_after(room.table, [limits[room.table.stage]])
        if wait is not None:
            room.arm("absence", None, wait, self.drive)

    # Computer players

    def _robot_seats(self) -> dict[int, By]:
        """The seats that a computer player moves for at this moment; none while nobody is there."""
        table, presence = self._room.table, self._room.presence
        if table.stage != "round" or not presence.anybody:
            return {}
        seats: dict[int, By] = dict.fromkeys(self._room.stood_in, "stand-in")
        seats.update({i: "bot" for i, seat in enumerate(table.seats) if seat.kind == "bot"})
        return seats

    def _mind(self, seat: int) -> Robot:
        """Who plays this seat; where a person or a program does, who would stand in."""
        own = None if self._asked.is_program(seat) else self._room.table.seats[seat].level
        return self._robot(seat, own or STAND_IN_LEVEL)

    def _quick(self, seat: int) -> Robot:
        """One for this seat that answers at once."""
        return self._robot(seat, STAND_IN_LEVEL) if self._asked.asks(seat) else self._mind(seat)

    def _robot(self, seat: int, level: str) -> Robot:
        robot = self._robots.get((seat, level))
        if robot is None:
            robot = self._robots[seat, level] = self._make_robot(level, secrets.randbits(62))
        return robot

    def _schedule_turn(self) -> None:
        game = self._room.table.game
        if game is None or game.turn not in self._robot_seats():
            self._room.disarm("turn")
            return
        key = (self._room.table.moved, game.turn)
        self._room.arm("turn", key, self._pause(game), self._take_turn)

    def _pause(self, game: engine.State) -> float:
        last = self._room.table.log[-1][1] if self._room.table.log else ()
        laid = sum(isinstance(event, engine.Laid) for event in last)
        level = self._room.table.seats[game.turn].level or STAND_IN_LEVEL
        factor = pace(level, engine.view(game, game.turn), self._chance)
        pause = self._settings.bot_pause * factor + self._settings.card_pause * laid
        waits = game.exposed is not None or jumps_in(self._room.table)
        return pause + (self._settings.exposed_pause if waits else 0.0)

    async def _take_turn(self) -> None:
        game = self._room.table.game
        by = None if game is None else self._robot_seats().get(game.turn)
        if game is None or by is None:
            return
        seat = game.turn
        if self._asked.asks(seat):
            self._ask_for_turn(game, seat)
            return
        try:
            await self._room.commit(Played(seat, self._choose(game, seat), by))
        except Refused as refused:
            log.error("a computer player chose what is refused: %s", refused.message)  # noqa: TRY400
            await self._room.commit(Played(seat, any_turn(game), by))
        await self.drive()

    def _choose(self, game: engine.State, seat: int) -> tuple[str, ...]:
        try:
            return plan(game, seat, partial(self._ask, seat))
        except Exception:
            log.exception("a computer player failed")
            return any_turn(game)

    def _ask(self, seat: int, game: engine.State) -> tuple[str, ...]:
        return texts_of(self._quick(seat), game, seat)

    # Players that are asked in threads

    def _ask_for_turn(self, game: engine.State, seat: int) -> None:
        def question(player: Player) -> tuple[str, ...]:
            if self._asked.is_program(seat):
                return texts_of(player, game, seat)
            return plan(game, seat, lambda now: texts_of(player, now, seat))

        moved = self._room.table.moved
        then = partial(self._turn_answered, seat, moved, game)
        self._asked.ask(seat, ("turn", moved), question, then)

    async def _turn_answered(
        self, seat: int, moved: int, seen: engine.State, answer: tuple[str, ...] | BotFault
    ) -> None:
        """Its turn; or its fault, and a turn made for it, for a program as for a person whose time
        is over. What a call or a catch has made wrong since it was asked is no fault: it is asked
        again."""
        game, by = self._room.table.game, self._robot_seats().get(seat)
        fault = answer if isinstance(answer, BotFault) else None
        if game is None or by is None or self._room.table.moved != moved:
            by = None  # the table went on without it
        elif not isinstance(answer, BotFault):
            fault = await self._fault_in(seat, answer, by)
            fault = fault if game is seen else None
        if fault is not None:
            program = self._asked.is_program(seat)
            await self._asked.fault(seat, fault, turn=by is not None)
            if game is not None and by is not None:
                expired = self._whole_turn(game, self._room.table.options.on_expiry)
                await self._room.commit(Played(seat, expired if program else any_turn(game), by))
        await self.drive()

    async def _fault_in(self, seat: int, texts: tuple[str, ...], by: By) -> BotFault | None:
        """Makes the turn; what is wrong with it, if it may not be made."""
        try:
            await self._room.commit(Played(seat, texts, by))
        except Refused as refused:
            return illegal(texts, refused.code, refused.clause or "")
        return None

    def _ask_for_reaction(self, game: engine.State, seat: int, occasion: object) -> None:
        view = engine.view(game, seat)
        self._asked.ask(
            seat,
            ("reaction", occasion),
            lambda player: player.reaction(view),
            partial(self._reaction_answered, seat, occasion),
        )

    async def _reaction_answered(
        self, seat: int, occasion: object, answer: tuple[engine.Action, float] | BotFault | None
    ) -> None:
        if isinstance(answer, BotFault):
            await self._asked.fault(seat, answer)
        elif self._occasioned == occasion:
            self._arm_reaction(seat, answer)

    def _ask_for_jump(self, game: engine.State, seat: int, text: str) -> None:
        if text not in map(str, engine.legal(game, seat)):
            return  # somebody was faster

        def question(player: Player) -> tuple[str, ...]:
            try:
                return jump(game, seat, text, lambda now: texts_of(player, now, seat))
            except engine.Refused as refused:
                raise illegal([text], refused.refusal.code, refused.refusal.clause) from None

        moved = self._room.table.moved
        self._asked.ask(seat, ("jump", moved), question, partial(self._jump_answered, seat))

    async def _jump_answered(self, seat: int, answer: tuple[str, ...] | BotFault) -> None:
        by = self._robot_seats().get(seat)
        if isinstance(answer, BotFault):
            await self._asked.fault(seat, answer)
        elif by is not None:
            with contextlib.suppress(Refused):  # somebody was faster
                await self._room.commit(Played(seat, answer, by))
        await self.drive()

    # The clock

    def _schedule_deadline(self) -> None:
        """While nobody is there the time goes on, but nothing comes of it."""
        end = deadline(self._room.table)
        if end is None or not self._room.presence.anybody:
            self._room.disarm("deadline")
            return
        wait = max(0.0, end - self._room.services.clock.now())
        self._room.arm("deadline", end, wait, self._expire)

    async def _expire(self) -> None:
        room, game, end = self._room, self._room.table.game, deadline(self._room.table)
        due = end is not None and end <= room.services.clock.now()
        if due and game is not None and room.presence.anybody:
            texts = self._whole_turn(game, room.table.options.on_expiry)
            await room.commit(Played(game.turn, texts, "clock"))
        await self.drive()

    def _whole_turn(self, game: engine.State, on_expiry: OnExpiry) -> tuple[str, ...]:
        seat = game.turn
        try:
            ask = at_expiry(on_expiry, partial(self._ask, seat))
            return plan(game, seat, ask, to_the_end=True)
        except Exception:
            log.exception("a computer player failed")
            return plan(game, seat, least, to_the_end=True)

    # Calls, catches and jumps

    def _schedule_reactions(self) -> None:
        """Asks each of them once when somebody can be caught, or at every turn where one may jump
        in, and lets them wait their time.

        While nobody is there nobody can be caught, and afterwards they are asked anew: to go away
        for a moment is no way out.
        """
        table = self._room.table
        game = table.game if self._room.presence.anybody else None
        occasion = None if game is None else self._occasion(game)
        if occasion == self._occasioned:
            return
        self._occasioned = occasion
        for seat in range(len(table.seats)):
            self._room.disarm(f"reaction {seat}")
        if game is not None and occasion is not None:
            for seat in self._robot_seats():
                self._schedule_reaction(game, seat)

    def _occasion(self, game: engine.State) -> object:
        """Other than before: there is something new to react to. None: there is nothing."""
        table = self._room.table
        if jumps_in(table):
            return None if game.over else (table.round, game.exposed, table.moved)
        return None if game.exposed is None else (table.round, game.exposed)

    def _schedule_reaction(self, game: engine.State, seat: int) -> None:
        if self._asked.is_program(seat):
            self._ask_for_reaction(game, seat, self._occasioned)
            return
        try:
            # No level searches for it, so none of them is waited for.
            reaction = self._mind(seat).reaction(engine.view(game, seat))
        except Exception:
            log.exception("a computer player failed")
            return
        self._arm_reaction(seat, reaction)

    def _arm_reaction(self, seat: int, reaction: tuple[engine.Action, float] | None) -> None:
        if reaction is not None:
            action, delay = reaction
            work = partial(self._react, seat, str(action))
            wait = max(delay * self._settings.reaction_pace, self._room.grace_left(str(action)))
            self._room.arm(f"reaction {seat}", self._occasioned, wait, work)

    async def _react(self, seat: int, text: str) -> None:
        by, game = self._robot_seats().get(seat), self._room.table.game
        if by is None or game is None:
            return
        jumps = text.startswith("jump:")
        if jumps and self._asked.asks(seat):
            self._ask_for_jump(game, seat, text)
            return
        try:
            texts = jump(game, seat, text, partial(self._ask, seat)) if jumps else (text,)
            await self._room.commit(Played(seat, texts, by))
        except (Refused, engine.Refused):
            return  # somebody was faster
        await self.drive()


def texts_of(robot: Robot, game: engine.State, seat: int) -> tuple[str, ...]:
    return tuple(str(action) for action in robot.turn(engine.view(game, seat)))


def jump(game: engine.State, seat: int, text: str, ask: Ask) -> tuple[str, ...]:
    """With what it wants named."""
    opening = iter([(text,)])
    return plan(game, seat, lambda now: next(opening, None) or ask(now))


def jumps_in(table: Table) -> bool:
    """8.13: whether a card may be laid out of turn."""
    return bool(table.rules.values["interrupt.jump_in"])
