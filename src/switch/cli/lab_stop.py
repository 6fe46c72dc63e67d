"""Ctrl-C and SIGTERM: that it is stopping is said at once, before whoever plays has ended."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from switch import i18n
from switch.cli.arguments import Given
from switch.cli.lab_show import say

STDERR = 2
SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stoppable(given: Given) -> Iterator[None]:
    """Either raises KeyboardInterrupt, once: a second one does what it did before."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    heeded = [number for number in SIGNALS if before[number] is not signal.SIG_IGN]

    def as_before() -> None:
        for number in heeded:
            signal.signal(number, before[number])

    def stop(_: int, __: FrameType | None) -> None:
        as_before()
        with suppress(OSError):
            try:
                say(given, "lab-stopping")
            except RuntimeError:  # it came while something was being written there
                os.write(STDERR, f"{i18n.catalogue(given.lang).text('lab-stopping')}\n".encode())
        raise KeyboardInterrupt

    for number in heeded:
        signal.signal(number, stop)
    try:
        yield
    finally:
        as_before()
