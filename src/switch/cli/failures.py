"""What stops a command: a sentence for the user, never a traceback."""

from collections.abc import Iterable

from switch.i18n.catalogue import Value

UNEXPECTED = 1
FAILED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Failure(Exception):
    """``key`` is a message of cli.ftl, ``values`` go into it; ``lines`` follow it; ``code`` is the
    exit code."""

    def __init__(
        self, key: str, /, *, code: int = FAILED, lines: Iterable[str] = (), **values: Value
    ) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.lines = tuple(lines)
        self.code = code
