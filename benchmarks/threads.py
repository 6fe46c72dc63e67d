"""Two threads beside two processes: the kernel lets go of the interpreter, so they should do the
same. By the clock, for that is what threads are for; both play the same rounds.
"""

import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from benchmarks.ours import Rollouts, rollouts
from benchmarks.timing import ratio

WORKERS = 2
FLOOR = 0.9  # what the starting and collecting of the pieces may cost, and the machine's noise
CHUNKS = [(seed, 5_000) for seed in range(32)]  # seed and rounds, about 10 ms each
ONE_CORE = "One processor core: two threads cannot be compared with two processes."


@cache
def _ours() -> Rollouts:
    return rollouts("classic", 2)


def _play(chunk: tuple[int, int]) -> int:
    return _ours().play(*chunk)


def _speed(pool: Executor) -> float:
    began = time.perf_counter()
    actions = sum(pool.map(_play, CHUNKS))
    return actions / (time.perf_counter() - began)


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def measured(repeats: int) -> tuple[dict[str, Any] | None, str]:
    """The throughput of threads over that of processes; or nothing, and why."""
    if cores() < WORKERS:
        return None, ONE_CORE
    with (
        ThreadPoolExecutor(WORKERS) as threads,
        ProcessPoolExecutor(WORKERS, get_context("spawn")) as processes,
    ):
        _play((0, 1))  # compiled before the processes ask for it
        same = list(threads.map(_play, CHUNKS)) == list(processes.map(_play, CHUNKS))
        assert same, "threads and processes have played different rounds"
        found = [(_speed(threads), _speed(processes)) for _ in range(repeats)]
    by_threads, by_processes = zip(*found, strict=True)
    result = ratio(by_threads, by_processes)
    return result._asdict() | {"floor": FLOOR, "reached": result.median >= FLOOR}, ""
