"""What can go wrong with a program that plays; docs/bots.md says what follows."""

from collections.abc import Sequence
from typing import Literal

FaultCode = Literal[
    "bot_not_started",
    "bot_died",
    "bot_late",
    "bot_noise",
    "bot_too_long",
    "bot_wrong_id",
    "bot_refused",
    "bot_illegal",
    # What a table says of a program that it does not ask.
    "bot_gone",
    "bot_busy",
    "bot_out",
]


class BotFault(Exception):
    """``code`` is for programs and for people of any language, ``message`` for the bot's author.

    The program has been ended with everything it had started; the next question starts it anew.
    """

    def __init__(self, code: FaultCode, message: str) -> None:
        super().__init__(code, message)  # both: it may have to go to another process
        self.code: FaultCode = code
        self.message = message

    def __str__(self) -> str:
        return self.message


def illegal(texts: Sequence[str], code: str, clause: str) -> BotFault:
    """The rules refuse the answer as a whole, for the reason with this code and clause."""
    why = f"{code}, clause {clause}" if clause else code
    return BotFault("bot_illegal", f"{' '.join(texts)!r} may not be done here ({why}).")
