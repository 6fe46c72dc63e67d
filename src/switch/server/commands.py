"""What a client may ask of a table, and the one answer that each command gets."""

from collections import OrderedDict

from switch.server import outward
from switch.server.advisor import Advisor
from switch.server.connection import GONE, Connection
from switch.server.fold import reactions_only
from switch.server.frames import Close, Command, Do, Hint, Leave, Next, Review, Start
from switch.server.inputs import Closed, Dealt, Played, Ready
from switch.server.refusals import Refused
from switch.server.room import Room
from switch.storage import StorageFailed

ANSWERS = 256  # that are remembered for a table; what changed it stands in the log for good


class Commands:
    def __init__(self, room: Room, advisor: Advisor) -> None:
        self._room = room
        self._advisor = advisor
        self._answers: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def command(self, connection: Connection, frame: Command) -> None:
        """Exactly one answer, whatever happens."""
        if not self._room.presence.knows(connection):
            self._refuse(connection, frame.id, Refused("hello_first"), keep=False)
            return
        holder = self._room.presence.holder_of(connection)
        known = self._known(holder, frame.id)
        if known is not None:
            connection.answer(known)
            return
        try:
            if isinstance(frame, Hint | Review):
                await self._advisor.ask(connection, frame)
                return
            answer = await self._carry_out(holder, frame)
        except Refused as refused:
            self._refuse(connection, frame.id, refused)
        except StorageFailed:
            self._refuse(connection, frame.id, Refused("storage_failed"), keep=False)
            raise
        except Exception:
            self._refuse(connection, frame.id, Refused("server_fault"), keep=False)
            raise
        else:
            self._answer(connection, frame.id, outward.ack(frame.id, answer))
            await self._settle(connection)

    async def _settle(self, connection: Connection) -> None:
        holder = self._room.presence.holder_of(connection)
        if holder is not None and self._room.table.seat_of(holder) is None:
            connection.close(GONE)
            self._room.presence.leave(connection)
            self._room.unload_later()
        if self._room.table.stage == "closed":
            self._room.bid_farewell(self._room.table.reason or "host")
        else:
            await self._room.presence_changed()

    def _known(self, holder: str | None, command: str) -> str | None:
        key = (holder or "", command)
        if key in self._room.accepted:
            return outward.ack(command, self._room.accepted[key])
        return self._answers.get(key)

    def _refuse(
        self, connection: Connection, command: str, refused: Refused, *, keep: bool = True
    ) -> None:
        frame = outward.nack(command, refused, self._room.table.version)
        self._answer(connection, command, frame, keep=keep)

    def _answer(
        self, connection: Connection, command: str, frame: str, *, keep: bool = True
    ) -> None:
        connection.answer(frame)
        holder = self._room.presence.holder_of(connection)
        if keep and holder is not None:
            self._answers[(holder, command)] = frame
            while len(self._answers) > ANSWERS:
                self._answers.popitem(last=False)

    async def _carry_out(self, holder: str | None, frame: Do | Start | Next | Leave | Close) -> int:
        """The version after it. Raises Refused."""
        seat = self._room.table.seat_of(holder)
        if holder is None or seat is None:
            raise Refused("spectator")
        by = (holder, frame.id)
        match frame:
            case Do():
                self._check_version(frame)
                self._check_grace(frame)
                return await self._room.commit(Played(seat, tuple(frame.actions)), by)
            case Start():
                self._check_host(seat)
                if self._room.table.stage != "lobby":
                    raise Refused("not_in_lobby")
                return await self._room.commit(Dealt(), by)
            case Next():
                return await self._next(seat, frame.round, by)
            case Leave():
                return await self._room.leave(seat, by)
            case Close():
                self._check_host(seat)
                return await self._room.commit(Closed("host"), by)

    def _check_host(self, seat: int) -> None:
        if seat != self._room.table.host:
            raise Refused("not_host")

    def _check_version(self, frame: Do) -> None:
        if self._room.table.stage != "round" or reactions_only(frame.actions):
            return
        if frame.v is None:
            raise Refused("bad_frame", "A turn needs v, the version it was made on. Add it.")
        if not self._room.table.moved <= frame.v <= self._room.table.version:
            raise Refused("old_version")

    def _check_grace(self, frame: Do) -> None:
        game = self._room.table.game
        catch = None if game is None else f"catch:{game.exposed}"
        if catch in frame.actions and self._room.grace_left(catch) > 0:
            raise Refused("too_early")

    async def _next(self, seat: int, wished: int, by: tuple[str, str]) -> int:
        table = self._room.table
        if wished == table.round and table.stage == "round":
            return table.version
        if wished != table.round + 1:
            raise Refused("wrong_round")
        if table.stage == "between" and seat in table.ready:
            return table.version
        return await self._room.commit(Ready(seat), by)
