"""One open socket: a bounded outbox and a task that empties it, over a three-method transport."""

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

TAKEN_OVER, GONE = 4001, 4002
FLOODING, TOO_LARGE, FAULT, RESTART, TOO_SLOW = 1008, 1009, 1011, 1012, 1013
SEND_LIMIT = 30.0  # seconds that one frame may take to leave


class Disconnected(Exception):
    """The other side has gone."""


class Transport(Protocol):
    """The socket as the tables see it."""

    async def receive(self) -> str | bytes:
        """The next frame. Raises Disconnected."""

    async def send(self, frame: str) -> None:
        """Returns when the frame is handed on. Raises Disconnected."""

    async def close(self, code: int) -> None: ...


class Connection:
    """``live`` frames may be dropped and made good by a snapshot; ``answer`` frames may not."""

    def __init__(self, transport: Transport, *, size: int) -> None:
        self.on_lag: Callable[[], None] = lambda: None
        self._transport = transport
        self._size = size
        self._frames: deque[tuple[str, bool]] = deque()
        self._closing: int | None = None
        self._wake = asyncio.Event()
        self._lagging = False
        self._asked = False

    def live(self, frame: str) -> None:
        if self._closing is not None or self._lagging:
            return
        if len(self._frames) >= self._size:
            self._drop()
        else:
            self._put(frame, live=True)

    def snapshot(self, frame: str) -> None:
        """Stands for all live frames before it."""
        if self._closing is not None:
            return
        self._lagging = self._asked = False
        self._frames = deque(item for item in self._frames if not item[1])
        self._put(frame, live=True)

    def answer(self, frame: str) -> None:
        if self._closing is not None:
            return
        if len(self._frames) >= 2 * self._size:
            self.close(TOO_SLOW)
        else:
            self._put(frame, live=False)

    def close(self, code: int) -> None:
        """After what is already waiting; nothing is added any more."""
        if self._closing is None:
            self._closing = code
            self._wake.set()

    @property
    def lagging(self) -> bool:
        """Frames have been dropped, and no snapshot has made it good yet."""
        return self._lagging

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def _put(self, frame: str, *, live: bool) -> None:
        self._frames.append((frame, live))
        self._wake.set()

    def _drop(self) -> None:
        """Too slow: forget what is waiting; a snapshot follows when the client takes up again."""
        self._lagging = True
        self._frames = deque(item for item in self._frames if not item[1])
        self._wake.set()

    async def run(self) -> None:
        """Sends until the connection is closed or lost."""
        with contextlib.suppress(Disconnected, TimeoutError):
            while await self._send_next():
                pass
        self._closing = self._closing or GONE

    async def _send_next(self) -> bool:
        if self._frames:
            frame, _ = self._frames.popleft()
            async with asyncio.timeout(SEND_LIMIT):
                await self._transport.send(frame)
            return True
        if self._closing is not None:
            async with asyncio.timeout(SEND_LIMIT):
                await self._transport.close(self._closing)
            return False
        if self._lagging and not self._asked:
            self._asked = True
            self.on_lag()
        self._wake.clear()
        await self._wake.wait()
        return True
