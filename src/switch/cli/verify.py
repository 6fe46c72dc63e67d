"""`switch verify FILE`: was the deal what had been promised, and was every turn by the rules?"""

import json
import sys
from pathlib import Path

from switch import i18n
from switch.cli.arguments import Command, Given
from switch.cli.failures import Failure
from switch.cli.loading import fault_lines
from switch.engine import State
from switch.i18n.optionwords import rules_name
from switch.i18n.recordwords import record_text
from switch.notation.record import BadRecord, verify

LARGEST = 4 << 20
STDIN = "-"


def run(given: Given) -> int:
    state = _checked(_read(given.operand), given.operand, given.lang)
    words = i18n.catalogue(given.lang)
    print(
        words.text(
            "cli-verified",
            ruleset=rules_name(words, state.ruleset),
            seats=state.seats,
            result="shared" if state.winner is None else str(state.result),
            seat="none" if state.winner is None else state.winner + 1,
        )
    )
    return 0


def _read(name: str) -> bytes:
    """At most ``LARGEST`` bytes. Raises Failure."""
    try:
        if name == STDIN:
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Failure("cli-no-file", path=name) from None
    except (OSError, ValueError):
        raise Failure("cli-unreadable", path=name) from None
    if len(data) > LARGEST:
        raise Failure("cli-record-large", path=name)
    return data


def _checked(data: bytes, name: str, lang: str) -> State:
    try:
        record = json.loads(data)
    except (ValueError, RecursionError):
        raise Failure("cli-record-no-json", path=name) from None
    try:
        return verify(record)
    except BadRecord as bad:
        said = record_text(str(bad), lang)
        lines = fault_lines(name, bad.faults, lang)
        raise Failure("cli-record-wrong", path=name, text=said, lines=lines) from None


COMMAND = Command("verify", run, operand="FILE")
