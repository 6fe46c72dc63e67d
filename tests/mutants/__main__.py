"""Faults in the core that a test must notice: named ones, or with --by-rule every operator."""

import argparse
import os
import random
import sys

from tests.mutants.mutant import catalogue
from tests.mutants.operators import by_rule
from tests.mutants.runner import SUITES, SoundFails, Verdict, run


def main() -> int:
    given = arguments()
    mutants = by_rule() if given.by_rule else catalogue()
    if given.match:
        mutants = [one for one in mutants if given.match in one.name or given.match in one.file]
    if given.sample:
        mutants = random.Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    print(f"{len(mutants)} faults; first all the tests without any", flush=True)
    verdicts: list[Verdict] = []

    def tell(verdict: Verdict) -> None:
        verdicts.append(verdict)
        print(row(verdict), flush=True)

    try:
        run(mutants, given.workers, given.seconds, given.tests, tell)
    except SoundFails as failure:
        print(failure, file=sys.stderr)
        return 2
    return summary(verdicts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants ARGS=…", description=__doc__)
    parser.add_argument("--by-rule", action="store_true", help="all operators, not the named ones")
    parser.add_argument("--match", default="", metavar="TEXT", help="only those with this text")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N of them, drawn")
    parser.add_argument("--seed", type=int, default=1, help="for --sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--tests", nargs="+", default=list(SUITES), help="only these folders")
    parser.add_argument("--seconds", type=int, default=120, help="an endless round is ended by it")
    return parser.parse_args()


def row(verdict: Verdict) -> str:
    mutant, by = verdict
    what = f"{mutant.name}  —  {mutant.fault}" if mutant.fault else mutant.name
    if by:
        return f"  caught    {what}\n            by {by}"
    why = mutant.equal or "no test has noticed it"
    return f"  SURVIVED  {what}\n            {why}"


def summary(verdicts: list[Verdict]) -> int:
    """0 when every fault was caught but those that no test can see."""
    alive = [one for one in verdicts if not one.by]
    unexplained = [one.mutant.name for one in alive if not one.mutant.equal]
    wrongly = [one.mutant.name for one in verdicts if one.by and one.mutant.equal]
    print(f"\n{len(verdicts) - len(alive)} caught, {len(alive)} survived")
    for name in unexplained:
        print(f"  not noticed by any test: {name}")
    for name in wrongly:
        print(f"  caught, though it is said to change nothing: {name}")
    return 1 if unexplained or wrongly else 0


if __name__ == "__main__":
    sys.exit(main())
