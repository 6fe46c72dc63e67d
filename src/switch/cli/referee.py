"""`switch referee`: one JSON request a line in, one answer a line out, until the input ends."""

import sys

from switch import i18n
from switch.cli.arguments import Command, Given
from switch.notation.referee import Referee
from switch.notation.stream import serve


def run(given: Given) -> int:
    del given
    serve(Referee(reason=i18n.reason), sys.stdin.fileno(), sys.stdout.fileno())
    return 0


COMMAND = Command("referee", run)
