"""Memory of random rounds: what 100,000 of them need beyond 1,000.

``python -m benchmarks.memory [--rules NAME] [--plain]``. A process of its own plays both; the
highest memory it ever held is read after each. Needs /proc (Linux).
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.ours import rollouts
from switch.kernel.compiled import has_numba

STATUS = Path("/proc/self/status")
FEW, MANY = 1_000, 100_000
LIMIT = 1024  # KiB; the states of the rounds beyond would take 4.8 KB each, 472,000 KiB


def peak() -> int:
    """KiB. Of this program alone: getrusage counts what its parent held before it."""
    (line,) = [one for one in STATUS.read_text().splitlines() if one.startswith("VmHWM")]
    return int(line.split()[1])


def grown(rules: str, *, native: bool, many: int = MANY) -> dict[str, Any]:
    """``before`` and ``after``: KiB at most after 1,000 and after ``many`` rounds."""
    play = rollouts(rules, 2, native=native).play
    play(1, FEW)
    before = peak()
    play(2, many)
    after = peak()
    growth = after - before
    return {
        "rules": rules,
        "rounds": many,
        "before": before,
        "growth": growth,
        "limit": LIMIT,
        "reached": growth <= LIMIT,
    }


def measured(rules: str = "classic", *, plain: bool = False) -> dict[str, Any]:
    """Without Numba, and where ``plain``, with fewer rounds: CPython needs half a ms for each."""
    plain = plain or not has_numba()
    many = 2 * FEW if plain else MANY
    words = [sys.executable, "-m", "benchmarks.memory", "--json", "--rules", rules]
    words += ["--many", str(many), *["--plain"] * plain]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def sentence(one: dict[str, Any]) -> str:
    verdict = "" if one["reached"] else "  NOT REACHED"
    return (
        f"{one['rules']}: {one['before']:,} KiB after {FEW:,} rounds, {one['growth']:,} KiB more"
        f" after {one['rounds']:,} (at most {one['limit']:,}){verdict}"
    )


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.memory", description=__doc__)
    parser.add_argument("--rules", default="classic", metavar="NAME")
    parser.add_argument("--plain", action="store_true", help="on CPython; slow")
    parser.add_argument("--many", type=int, default=MANY, metavar="ROUNDS")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    one = grown(given.rules, native=not given.plain, many=given.many)
    print(json.dumps(one) if given.json else sentence(one))


if __name__ == "__main__":
    main(sys.argv[1:])
