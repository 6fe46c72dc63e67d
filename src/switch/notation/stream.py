"""The referee on a pipe: bytes in, lines out, nothing stops it but the end of input."""

import os
from collections.abc import Iterator

from .referee import LINE_MAX, Referee

CHUNK = 1 << 16


def serve(referee: Referee, reading: int, writing: int) -> None:
    """Answer lines from one file descriptor on another until the input ends.

    What has been read is answered before more is read, so a partner that waits for each answer
    and one that pipes in thousands are both served at once.
    """
    for lines in _lines(reading):
        answers = [answer for line in lines if (answer := referee.answer(line)) is not None]
        if answers:
            _write(writing, b"\n".join(answers) + b"\n")


def _lines(reading: int) -> Iterator[list[bytes]]:
    """Complete lines as they arrive. Of a line that is too long only so much is kept that the
    referee sees it is."""
    rest = bytearray()
    while chunk := os.read(reading, CHUNK):
        *lines, tail = chunk.split(b"\n")
        if lines:
            lines[0] = bytes(rest) + lines[0][: LINE_MAX + 2]
            yield [line.removesuffix(b"\r") for line in lines]
            rest.clear()
        rest += tail[: LINE_MAX + 2 - len(rest)]
    if rest:
        yield [bytes(rest)]


def _write(writing: int, data: bytes) -> None:
    while data:
        data = data[os.write(writing, data) :]
