"""Runs the quick tests of the rules in children of one process, each with one fault in its core.

The tests are collected once; a child is a fork that needs no start. So a fault that a test notices
early costs a fraction of a second.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.mutant import ROOT, Mutant

# The quickest first. What asks other hosts, other processes or the clock has no place here.
SUITES = (
    "tests/rules",
    "tests/cases",
    "tests/core",
    "tests/engine",
    "tests/rulesets",
    "tests/bots",
    "tests/conformance",
)
LEFT_OUT = ("test_any_rules.py", "test_coverage.py", "test_subset.py", "test_speed.py")
OPTIONS = ("-q", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist")


class Verdict(NamedTuple):
    """``by``: the first test that failed, "" if none did."""

    mutant: Mutant
    by: str


class SoundFails(RuntimeError):
    """A test fails without any fault."""


Tell = Callable[[Verdict], None]


def run(mutants: list[Mutant], workers: int, seconds: int, suites: list[str], tell: Tell) -> None:
    """Tell a verdict of each, in their order. Raises SoundFails."""
    os.chdir(ROOT)
    plugin = _Children(mutants, workers, seconds, tell)
    paths = [path for path in suites if Path(path).exists()]
    left_out = [f"--ignore-glob=*/{name}" for name in LEFT_OUT]
    code = pytest.main([*OPTIONS, *left_out, *paths], plugins=[plugin])
    if plugin.failed:
        raise SoundFails(f"without any fault this fails already: {plugin.failed}")
    if not plugin.ran:
        raise SoundFails(f"the tests could not be collected (pytest: {code})")


class _Children:
    def __init__(self, mutants: list[Mutant], workers: int, seconds: int, tell: Tell) -> None:
        self.mutants, self.workers, self.seconds, self.tell = mutants, workers, seconds, tell
        self.ran = False
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: forks that run them."""
        self.ran = True
        items = session.items
        self.failed = _Child(items, None, 0).verdict()
        if not self.failed:
            for verdict in self._verdicts(items):
                self.tell(verdict)
        return True

    def _verdicts(self, items: list[pytest.Item]) -> Iterator[Verdict]:
        running: list[tuple[Mutant, _Child]] = []
        for mutant in self.mutants:
            if len(running) == self.workers:
                first, child = running.pop(0)
                yield Verdict(first, child.verdict())
            running.append((mutant, _Child(items, mutant, self.seconds)))
        for mutant, child in running:
            yield Verdict(mutant, child.verdict())


class _Child:
    """A fork that runs all items until one fails. ``seconds`` of processor time, 0: no limit."""

    def __init__(self, items: list[pytest.Item], mutant: Mutant | None, seconds: int) -> None:
        self.seconds = seconds
        self.reading, writing = os.pipe()
        sys.stdout.flush()
        self.process = os.fork()
        if self.process:
            os.close(writing)
            return
        os.close(self.reading)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        try:
            found = _first_failure(items, mutant)
        except BaseException as error:  # a child must never go on as its parent
            found = f"{type(error).__name__}: {error}"
        os.write(writing, json.dumps(found).encode())
        os._exit(0)

    def verdict(self) -> str:
        """The first failing test, "" for none; waits for the child."""
        with os.fdopen(self.reading, "rb") as pipe:
            told = pipe.read()
        os.waitpid(self.process, 0)
        return str(json.loads(told)) if told else f"no end within {self.seconds} s"


def _first_failure(items: list[pytest.Item], mutant: Mutant | None) -> str:
    if mutant is not None and not mutant.put_in():
        return "nothing: the fault changes no code"
    for item, following in zip(items, [*items[1:], None], strict=True):
        for report in runtestprotocol(item, log=False, nextitem=following):
            if report.failed:
                return item.nodeid
    return ""
