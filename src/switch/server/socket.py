"""``/ws``: reads the frames of one client and hands them to the tables."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from switch.server import outward
from switch.server.auth import digest
from switch.server.connection import (
    FAULT,
    FLOODING,
    GONE,
    TOO_LARGE,
    Connection,
    Disconnected,
    Transport,
)
from switch.server.frames import LARGEST, BadFrame, Command, Hello, Ping, meant_for, read_frame
from switch.server.limits import Limits, network
from switch.server.lobby import Lobby, TableClosed
from switch.server.refusals import Refused
from switch.storage import StorageFailed

if TYPE_CHECKING:
    from switch.server.room import Room

log = logging.getLogger(__name__)

PATIENCE = 100  # frames over the limit in a row before the socket is closed


class WebSocketTransport:
    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise Disconnected
        text = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def send(self, frame: str) -> None:
        try:
            await self._socket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise Disconnected from error

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise Disconnected from error


def same_origin(origin: str | None, host: str | None, further: tuple[str, ...]) -> bool:
    """A browser names the page's origin: ours, or one that the settings name. Others name none."""
    if origin is None or origin in further:
        return True
    try:
        named = urlsplit(origin).netloc
    except ValueError:  # "http://[", which no browser sends
        return False
    return host is not None and named.lower() == host.lower()


class Sockets:
    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits
        self._settings = lobby.services.settings

    async def serve(self, socket: WebSocket) -> None:
        address = network(socket.client.host if socket.client else "")
        headers = socket.headers
        allowed = same_origin(headers.get("origin"), headers.get("host"), self._settings.origins)
        welcome = allowed and self._limits.allow_request(address)
        if not welcome or not self._limits.enter(address):
            await socket.close(FLOODING)
            return
        try:
            await socket.accept()
            await self._talk(WebSocketTransport(socket), address)
        finally:
            self._limits.leave(address)

    async def _talk(self, transport: Transport, address: str) -> None:
        connection = Connection(transport, size=self._settings.outbox)
        client = Client(self._lobby, self._limits, connection, address)
        sending = asyncio.create_task(connection.run())
        reading = asyncio.create_task(client.read(transport))
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            connection.close(GONE)
            client.detach()
            await asyncio.wait({sending, reading}, timeout=5)
            sending.cancel()


class Client:
    """One connection and the table that it said hello to."""

    def __init__(self, lobby: Lobby, limits: Limits, connection: Connection, address: str) -> None:
        self._lobby = lobby
        self._limits = limits
        self._connection = connection
        self._address = address
        self._bucket = limits.connection_bucket()
        self._clock = lobby.services.clock
        self._over = 0
        self._room: Room | None = None

    async def read(self, transport: Transport) -> None:
        try:
            while not self._connection.closing:
                await self._take(await transport.receive())
        except Disconnected:
            self._connection.close(GONE)
        except Exception:
            log.exception("a socket was given up")
            self._say(Refused("server_fault"))
            self._connection.close(FAULT)

    def detach(self) -> None:
        room, self._room = self._room, None
        if room is not None and not room.stopped:
            room.post(partial(room.detach, self._connection))

    async def _take(self, data: str | bytes) -> None:
        if isinstance(data, bytes):
            self._say(Refused("bad_frame", "A frame must be text. Send JSON as text."))
        elif len(data) > LARGEST or len(data.encode()) > LARGEST:
            self._say(Refused("too_large"))
            self._connection.close(TOO_LARGE)
        elif not self._allowed():
            self._slow_down(data)
        else:
            self._over = 0
            await self._dispatch(data)

    def _allowed(self) -> bool:
        own = self._bucket.take(self._clock.now())
        return self._limits.allow_request(self._address) and own

    def _slow_down(self, data: str) -> None:
        self._over += 1
        if self._over > PATIENCE:
            self._connection.close(FLOODING)
            return
        self._refuse(meant_for(data), Refused("too_many"))

    def _say(self, refused: Refused) -> None:
        self._connection.answer(outward.error(refused))

    def _refuse(self, command: str | None, refused: Refused) -> None:
        if command is None:
            self._say(refused)
        else:
            version = self._room.table.version if self._room is not None else 0
            self._connection.answer(outward.nack(command, refused, version))

    async def _dispatch(self, data: str) -> None:
        try:
            frame = read_frame(data)
        except BadFrame as bad:
            self._refuse(bad.id, bad)
            return
        if isinstance(frame, Ping):
            self._connection.answer(outward.pong(self._clock.now()))
        elif isinstance(frame, Hello):
            await self._hello(frame)
        else:
            self._command(frame)

    def _command(self, frame: Command) -> None:
        if self._room is None:
            self._refuse(frame.id, Refused("hello_first"))
            return
        try:
            self._room.post(partial(self._room.command, self._connection, frame))
        except Refused as refused:
            self._refuse(frame.id, refused)

    async def _hello(self, hello: Hello) -> None:
        try:
            room = await self._lobby.room(hello.table)
            if room is not self._room:
                self.detach()
            holder = None if hello.token is None else digest(hello.token)
            room.post(partial(room.attach, self._connection, holder))
            self._room = room
        except TableClosed as gone:
            self._connection.answer(outward.closed(gone.reason))
            self._connection.close(GONE)
        except Refused as refused:
            self._say(refused)
        except StorageFailed:  # in reading: nothing was to be saved
            self._say(Refused("server_fault"))
