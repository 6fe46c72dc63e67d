"""What can go wrong with a program that plays; docs/bots.md says what follows."""

from collections.abc import Sequence
from typing import Literal

from switch.engine import Refused

FaultCode = Literal[
    "bot_not_started",
    "bot_died",
    "bot_late",
    "bot_noise",
    "bot_too_long",
    "bot_wrong_id",
    "bot_refused",
    "bot_illegal",
]


class BotFault(Exception):
    """``code`` is for programs and for people of any language, ``message`` for the bot's author.

    The program has been ended with everything it had started; the next question starts it anew.
    """

    def __init__(self, code: FaultCode, message: str) -> None:
        super().__init__(message)
        self.code: FaultCode = code
        self.message = message


def illegal(texts: Sequence[str], refused: Refused) -> BotFault:
    """The answer as a whole is refused by the rules."""
    refusal = refused.refusal
    clause = f", clause {refusal.clause}" if refusal.clause else ""
    return BotFault(
        "bot_illegal", f"{' '.join(texts)!r} may not be done here ({refusal.code}{clause})."
    )
