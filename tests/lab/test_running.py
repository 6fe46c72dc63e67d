"""The same result however the work is done: in one go, in pieces, by several, by killed ones."""

import copy
import json
import multiprocessing
import os
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from switch.lab import estimates, measures, plan
from switch.lab.crews import Alone, CrewLost, Processes
from switch.lab.folder import DONE, PLAN, BadFolder, Chunk, Folder, read_plan
from switch.lab.plan import BadPlan, Plan, from_plain
from switch.lab.playing import seated
from switch.lab.running import Totals, carry_out
from tests.lab.plans import QUICK, arm, paired, run_plan, totals


class Stopping:
    """Ctrl-C after so many chunks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def played(self, one: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        for done, found in enumerate(QUICK.played(one, numbers)):
            if done == self.after:
                raise KeyboardInterrupt
            yield found


class Backwards:
    """The last chunk comes first."""

    def played(self, one: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        yield from reversed(list(QUICK.played(one, numbers)))


def same(one: Totals, other: Totals) -> bool:
    return (one.arms, one.groups, one.faults, one.won) == (
        other.arms, other.groups, other.faults, other.won,
    )  # fmt: skip


@pytest.fixture
def whole(tmp_path: Path) -> tuple[Plan, Totals]:
    made = run_plan("greedy", "random", rounds=160)
    return made, totals(made, tmp_path / "whole")


def test_seeds_come_from_the_runs_seed_and_the_deal_alone() -> None:
    """SplitMix64's first three outputs from 1234567, as its author publishes them, without their
    last two bits."""
    published = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    assert [plan.scattered(1234567, i) for i in range(3)] == [one >> 2 for one in published]
    few, many = run_plan("greedy", "random", rounds=20), run_plan("greedy", "random", rounds=2000)
    assert plan.deal_seed(few, 7) == plan.deal_seed(many, 7)


def test_how_the_work_is_cut_makes_no_difference(
    whole: tuple[Plan, Totals], tmp_path: Path
) -> None:
    made, result = whole
    assert made.chunks == 20
    for chunk in (1, 7, made.deals):
        again = totals(replace(made, chunk=chunk), tmp_path / str(chunk))
        assert again.arms == result.arms


def test_the_order_in_which_chunks_come_makes_no_difference(
    whole: tuple[Plan, Totals], tmp_path: Path
) -> None:
    made, result = whole
    assert same(totals(made, tmp_path / "backwards", Backwards()), result)


def test_what_was_interrupted_goes_on_to_the_same_result(
    whole: tuple[Plan, Totals], tmp_path: Path
) -> None:
    made, result = whole
    for after in (0, 3, 7):
        with pytest.raises(KeyboardInterrupt):
            totals(made, tmp_path / "resumed", Stopping(after))
    kept = read_plan(tmp_path / "resumed")
    assert kept.digest == made.digest
    assert same(totals(kept, tmp_path / "resumed", Stopping(11)), result)


def test_a_line_that_was_being_written_is_played_again(
    whole: tuple[Plan, Totals], tmp_path: Path
) -> None:
    made, result = whole
    done = tmp_path / "whole" / DONE
    done.write_bytes(done.read_bytes()[:-30])
    assert same(totals(made, tmp_path / "whole", Stopping(2)), result)


@pytest.mark.parametrize("place", [0, 9, 200])
def test_a_damage_is_found(whole: tuple[Plan, Totals], tmp_path: Path, place: int) -> None:
    made, _ = whole
    done = tmp_path / "whole" / DONE
    data = bytearray(done.read_bytes())
    data[place] ^= 1
    done.write_bytes(data)
    with pytest.raises(BadFolder, match="damaged"):
        Folder(tmp_path / "whole", made)


def test_a_folder_belongs_to_one_run(whole: tuple[Plan, Totals], tmp_path: Path) -> None:
    made, _ = whole
    for other in (replace(made, seed=2), run_plan("random", "greedy", rounds=160)):
        with pytest.raises(BadFolder, match="other"):
            Folder(tmp_path / "whole", other)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to.txt").write_text("Dear …")
    with pytest.raises(BadFolder, match="none"):
        Folder(tmp_path / "letters", made)


def test_two_programs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    made = run_plan("greedy", "greedy", rounds=4)
    first = Folder(tmp_path / "both", made)
    with pytest.raises(BadFolder, match="busy"):
        Folder(tmp_path / "both", made)
    first.close()
    Folder(tmp_path / "both", made).remove()
    assert not (tmp_path / "both").exists()


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    made = run_plan("greedy", "greedy", rounds=4)
    totals(made, tmp_path / "old")
    fields = json.loads((tmp_path / "old" / PLAN).read_text())
    fields["rules_version"] = 0
    (tmp_path / "old" / PLAN).write_text(json.dumps(fields))
    with pytest.raises(BadFolder, match="version"):
        read_plan(tmp_path / "old")
    (tmp_path / "old" / PLAN).write_text("{")
    with pytest.raises(BadFolder, match="damaged"):
        read_plan(tmp_path / "old")


@pytest.mark.parametrize("data", [None, [], {}, {"arms": []}, {"arms": [1]}, {"arms": 5}])
def test_what_is_no_plan_is_refused(data: object) -> None:
    with pytest.raises(BadPlan):
        from_plain(data)


def test_early_stopping_ends_at_the_same_deal_for_everybody(tmp_path: Path) -> None:
    """Players so unlike that ± 7 points are known long before the last deal."""
    made = replace(run_plan("greedy", "random", rounds=4000, within=0.07), chunk=20)
    one = totals(made, tmp_path / "alone")
    assert one.stopped
    assert 100 < one.deals < 1000
    found = [estimates.moments_of(made.arms[0], one.arms[0], key) for key in ("seat 1", "player 1")]
    for moments in found:
        assert estimates.interval(made, moments, "seat 1").half <= 0.07
    with pytest.raises(KeyboardInterrupt):
        totals(made, tmp_path / "resumed", Stopping(3))
    assert same(totals(made, tmp_path / "resumed"), one)


class Killing(Processes):
    """Kills a process of its own as soon as the first chunk is there."""

    killed = 0

    def played(self, one: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Chunk]]:
        for found in super().played(one, numbers):
            if not self.killed:
                victim = multiprocessing.active_children()[0]
                victim.kill()
                victim.join()
                self.killed += 1
            yield found


def test_processes_come_to_the_same_result_and_a_killed_one_is_replaced(
    whole: tuple[Plan, Totals], tmp_path: Path
) -> None:
    made, result = whole
    crew = Killing(2, native=False)
    assert same(totals(made, tmp_path / "killed", crew), result)
    assert crew.killed == 1
    assert multiprocessing.active_children() == []


def test_a_change_that_does_nothing_makes_no_difference_at_all(tmp_path: Path) -> None:
    """Greedy players of classic never see the pile below the top."""
    made = paired("classic", "table.pile=all", ("greedy", "greedy"), rounds=40)
    found = totals(made, tmp_path / "same")
    assert found.arms[0]["sum"] == found.arms[1]["sum"]
    assert set(found.arms[1]["gap"]) == {0}


def test_pairing_is_closer_than_two_runs_apart(tmp_path: Path) -> None:
    """The variance of a difference on the same deals is far below that of two runs' sum."""
    made = paired("classic", "turn.skip_answered=true", ("greedy", "greedy"), rounds=600)
    found = totals(made, tmp_path / "paired")
    house, (first, other) = made.arms[1], found.arms
    gap = estimates.moments_of_gap(house, other, first, "seat 1").variance
    apart = sum(estimates.moments_of(house, sums, "seat 1").variance for sums in found.arms)
    assert gap < 0.75 * apart
    assert "gap" not in first


def test_rows_are_kept_only_where_they_are_wanted(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "rows", made := run_plan("greedy", "random", rounds=8, keep="rows"))
    carry_out(made, folder, Alone(native=False), lambda _: None)
    folder.close()
    again = Folder(tmp_path / "rows", made)
    rows = [row for number in range(made.chunks) for row in again.chunk(number)[0]["rows"]]
    again.close()
    assert len(rows) == 8
    assert {len(row) for row in rows} == {len(measures.ROW) + 2}


def test_what_is_done_stays_on_the_disk_and_not_in_memory(tmp_path: Path) -> None:
    """40 chunks of half a megabyte and more."""
    made = run_plan("greedy", "random", rounds=40 * plan.QUICK_CHUNK, keep="rows")
    chunk = [{"sums": {}, "faults": {}, "rows": [[at, at + 1] for at in range(1000, 3500)]}]
    tracemalloc.start()
    try:
        for _ in range(2):  # it is read again the second time
            folder = Folder(tmp_path / "rows", made)
            for number in range(40):
                if number not in folder.done:
                    folder.add(number, copy.deepcopy(chunk))
            assert folder.chunk(7) == folder.chunk(39) == chunk
            folder.close()
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_every_deal_is_played_by_everybody_on_every_seat() -> None:
    lineup = arm("classic", "a", "b", "c").lineup
    tables = [seated(lineup, play) for play in range(3)]
    for seat in range(3):
        assert {table[seat] for table in tables} == {"a", "b", "c"}
    assert all(table[(player + play) % 3] == lineup[player]
               for play, table in enumerate(tables) for player in range(3))  # fmt: skip


class Dying(Processes):
    """Its processes end at once when they are asked for a chunk."""

    def _in(
        self, pool: ProcessPoolExecutor, news: Connection, plan: Plan, numbers: list[int]
    ) -> Iterator[tuple[int, Chunk]]:
        end: Callable[[int], object] = os._exit  # of which it is known that it never returns
        pool.submit(end, 1).result()
        yield from super()._in(pool, news, plan, numbers)


def test_a_crew_that_dies_again_and_again_is_given_up(tmp_path: Path) -> None:
    made = run_plan("greedy", "random", rounds=40)
    with pytest.raises(CrewLost):
        totals(made, tmp_path / "lost", Dying(1, native=False))
