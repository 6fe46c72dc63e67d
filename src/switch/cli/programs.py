"""The programs that are given with --bot, at either table."""

from switch.bots.process import NoProgram
from switch.cli.arguments import Given
from switch.cli.failures import Failure
from switch.server.programs import Bot, read_bots


def programs(given: Given) -> tuple[Bot, ...]:
    """Raises Failure."""
    asked = given.several("bot")
    for one in asked:
        if "=" not in one:
            raise Failure("cli-bot-form", text=one)
    try:
        return read_bots("\n".join(asked))
    except NoProgram as missing:
        raise Failure("cli-bot-missing", program=missing.program) from None
    except ValueError as bad:
        raise Failure("cli-bad-bot", text=str(bad).rstrip(".")) from None
