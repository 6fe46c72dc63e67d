"""Seeds decide what is played, not the number of threads."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from benchmarks.ours import rollouts

NATIVE = pytest.param(True, marks=pytest.mark.long, id="compiled")
PLAIN = pytest.param(False, id="CPython")


@pytest.mark.parametrize("native", [PLAIN, NATIVE])
@pytest.mark.parametrize("rules", ["classic", "pesten"])
def test_one_thread_or_four_play_the_same(rules: str, *, native: bool) -> None:
    ours = rollouts(rules, 3, native=native)
    chunks = [(seed, 3_000 if native else 6) for seed in range(24)]

    def play(chunk: tuple[int, int]) -> tuple[int, list[int]]:
        actions, last = ours.ended(*chunk)
        return actions, [int(cell) for cell in last]

    alone = [play(chunk) for chunk in chunks]
    assert len({actions for actions, _ in alone}) > len(chunks) // 2  # seeds differ
    for workers in (1, 4):
        with ThreadPoolExecutor(workers) as pool:
            assert list(pool.map(play, chunks)) == alone
