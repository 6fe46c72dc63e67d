"""A rule set as people name one on the command line: its name, a file, or a link."""

import re
import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path

from switch import rulesets
from switch.cli.failures import Failure
from switch.i18n.catalogue import catalogue
from switch.i18n.faultwords import fault_text
from switch.i18n.optionwords import printable
from switch.rulesets import RuleSet, files, share
from switch.rulesets.checking import BadFile, Fault

STDIN = "-"
MISSING = "A rule set needs {}."
_BYTE = re.compile(r"byte (\d+)")
_COLUMN = re.compile(r"line \d+, column (\d+)")


def load_rules(word: str, lang: str, *, unknown: str = "cli-rules-none") -> RuleSet:
    """Raises Failure, with every fault of a file at once; ``unknown``: the message when the word is
    neither."""
    if word in rulesets.ids():
        return rulesets.get(word)
    try:
        if word == STDIN:
            return files.parse(sys.stdin.buffer.read(files.LARGEST + 1))
        if share.looks_like_code(word) and not Path(word).exists():
            return share.decode(word)
        return files.read(Path(word))
    except BadFile as bad:
        found, count = fault_lines(word, bad.faults, lang), len(bad.faults)
        raise Failure("cli-rules-faults", path=word, count=count, lines=found) from None
    except share.BadLink as bad:
        newer = bad.reason == "newer"
        raise Failure("cli-link-newer" if newer else "cli-link-broken") from None
    except FileNotFoundError:
        near = get_close_matches(word, rulesets.ids(), n=1)
        known = ", ".join(rulesets.ids())
        guess = near[0] if near else "none"
        raise Failure(unknown, text=word, choices=known, near=guess) from None
    except (OSError, ValueError):
        raise Failure("cli-unreadable", path=word) from None


def fault_lines(word: str, faults: Iterable[Fault], lang: str) -> Iterator[str]:
    """FILE:LINE: what is wrong, with its place unless the sentence or the line says it."""
    for fault in faults:
        line = f":{fault.line}" if fault.line else ""
        column, byte = _COLUMN.fullmatch(fault.place), _BYTE.fullmatch(fault.place)
        if column:
            line += f":{column[1]}"
        said = fault.line or all(key in fault.text for key in fault.place.split(", "))
        place = "" if said or not fault.place else f"{fault.place}: "
        if byte:
            place = catalogue(lang).text("cli-rules-byte", number=byte[1]) + ": "
        yield "  " + printable(f"{word}{line}: {place}{fault_text(fault.text, lang)}")
    if any(fault.text == MISSING.format(fault.place) for fault in faults):
        yield "  " + catalogue(lang).text("cli-rules-base")
