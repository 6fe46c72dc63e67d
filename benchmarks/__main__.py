"""`make bench`: how fast the rules are, on each host and beside others; environments; the server.

``--only PART`` (again and again) for some parts, ``--json FILE`` for all as data, ``--check`` for
exit code 1 below a floor. Each part is a module and can be run alone with options of its own.
The server's part needs /proc and is left out without it, as is what memory the rounds need.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import env_speed, memory, options, peers, rules, server_load
from switch.kernel.compiled import NoNumba


class Part(NamedTuple):
    """``measured(repeats, seconds)`` gives data, ``table`` its text."""

    title: str
    measured: Callable[[int, float], Any]
    table: Callable[[Any], str]
    needs_proc: bool = False


def _rules(repeats: int, seconds: float) -> list[rules.Measured]:
    return rules.measure(list(rules.lines("")), repeats, seconds)


PARTS = {
    "rules": Part("The rules, on each host", _rules, rules.table),
    "peers": Part("The kernel beside others", peers.measured, peers.table),
    "options": Part("What options cost", options.measured, options.table),
    "memory": Part("Memory", lambda *_: memory.measured(), memory.sentence, needs_proc=True),
    "environments": Part(
        "Environments", lambda *asked: env_speed.measured(1024, *asked), env_speed.table
    ),
    "server": Part(
        "The server", lambda *_: server_load.measured(), server_load.table, needs_proc=True
    ),
}


def failures(found: dict[str, Any]) -> list[str]:
    low = peers.failures(found["peers"]) if "peers" in found else []
    if "memory" in found and not found["memory"]["reached"]:
        low.append(memory.sentence(found["memory"]))
    return low


def as_data(found: dict[str, Any]) -> dict[str, Any]:
    by_name = [one._asdict() for one in found.get("rules", [])]
    return rules.about() | found | ({"rules": by_name} if by_name else {})


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--only", action="append", choices=PARTS, metavar="PART")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="exit code 1 below a floor")
    parser.add_argument("--repeats", type=int, default=7, metavar="N", help="at least 2")
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S", help="for each repeat")
    given = parser.parse_args(words)
    found = {}
    for name in given.only or PARTS:
        part = PARTS[name]
        if part.needs_proc and not Path("/proc/self").exists():
            continue
        try:
            found[name] = part.measured(max(2, given.repeats), given.seconds)
        except NoNumba as lacking:
            print(lacking, file=sys.stderr)
            continue
        print(f"{part.title} ({name})\n\n{part.table(found[name])}\n", flush=True)
    if given.json:
        given.json.write_text(json.dumps(as_data(found), indent=1) + "\n", "utf-8")
    low = failures(found)
    print("\n".join(f"Below its floor: {one}" for one in low), end="\n" if low else "")
    return 1 if given.check and low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
