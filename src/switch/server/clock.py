"""The only source of time for the tables, so that a test can hold it still."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    def later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Call it once, after ``delay`` seconds, in the event loop."""


class SystemClock:
    def now(self) -> float:
        return time.time()

    def later(self, delay: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(delay, call)
