"""The SQLite store: what has returned is there, what was refused is not."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from switch.storage import (
    CannotOpen,
    Conflict,
    Entry,
    Key,
    KeyTaken,
    Lifetimes,
    SqliteRepository,
    StorageFailed,
    TableGone,
)
from switch.storage.schema import VERSION

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "t.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteRepository]:
    repository = SqliteRepository.open(path, durable=False)
    yield repository
    await repository.close()


def entry(
    version: int, *, command: str | None = None, actor: str = "a", at: float = 100.0
) -> Entry:
    holder = actor if command else None
    return Entry(version, b"v%d" % version, at, "play", holder, command)


def key(name: str, table: str = "AAAAAA", seat: int = 0) -> Key:
    return Key(f"digest {name}", f"request {name}", table, seat)


async def test_a_log_is_read_as_it_was_written(store: SqliteRepository) -> None:
    first = Entry(1, b"\x00\xff", 99.5, "lobby")
    second = Entry(2, b"two", 100.25, "play", "holder", "c1")
    await store.create("AAAAAA", first, key("one"))
    await store.append("AAAAAA", second, key("two", seat=1))
    assert await store.load("AAAAAA") == (first, second)
    assert await store.load("BBBBBB") == ()
    assert await store.find_key("digest two") == key("two", seat=1)
    assert await store.find_key("digest three") is None


async def test_it_is_there_after_closing_and_opening(path: Path) -> None:
    one = SqliteRepository.open(path)
    secret = one.secret
    await one.create("AAAAAA", entry(1), key("one"))
    await one.close()
    two = SqliteRepository.open(path)
    assert await two.load("AAAAAA") == (entry(1),)
    assert two.secret == secret
    assert len(secret) == 32
    await two.close()


async def test_a_version_is_taken_once(store: SqliteRepository) -> None:
    await store.create("AAAAAA", entry(1), key("one"))
    await store.append("AAAAAA", entry(2))
    with pytest.raises(Conflict):
        await store.append("AAAAAA", entry(2))
    with pytest.raises(Conflict):
        await store.create("AAAAAA", entry(1), key("other"))
    assert await store.find_key("digest other") is None


async def test_a_command_of_one_actor_is_taken_once_in_a_table(store: SqliteRepository) -> None:
    await store.create("AAAAAA", entry(1), key("one"))
    await store.create("BBBBBB", entry(1), key("two", "BBBBBB"))
    await store.append("AAAAAA", entry(2, command="c"))
    with pytest.raises(Conflict):
        await store.append("AAAAAA", entry(3, command="c"))
    await store.append("AAAAAA", entry(3, command="c", actor="b"))
    await store.append("BBBBBB", entry(2, command="c"))
    assert [e.version for e in await store.load("AAAAAA")] == [1, 2, 3]


async def test_a_used_key_undoes_the_entry_with_it(store: SqliteRepository) -> None:
    await store.create("AAAAAA", entry(1), key("one"))
    with pytest.raises(KeyTaken):
        await store.append("AAAAAA", entry(2), key("one", seat=1))
    with pytest.raises(KeyTaken):
        await store.create("BBBBBB", entry(1), key("one", "BBBBBB"))
    assert [e.version for e in await store.load("AAAAAA")] == [1]
    assert await store.load("BBBBBB") == ()


async def test_a_closed_table_takes_no_more(store: SqliteRepository) -> None:
    await store.create("AAAAAA", entry(1), key("one"))
    await store.append("AAAAAA", Entry(2, b"bye", 100.0, "closed"))
    with pytest.raises(TableGone):
        await store.append("AAAAAA", entry(3))
    with pytest.raises(TableGone):
        await store.append("BBBBBB", entry(2))


async def test_tables_go_in_their_time_with_all_that_is_theirs(store: SqliteRepository) -> None:
    stages = {"AAAAAA": "lobby", "BBBBBB": "play", "CCCCCC": "closed", "DDDDDD": "lobby"}
    for name, stage in stages.items():
        first = Entry(1, b"", 1000.0, stage)  # type: ignore[arg-type]
        await store.create(name, first, key(name, name))
    await store.touch(("DDDDDD",), 1500.0)
    lifetimes = Lifetimes(lobby=600, play=900, closed=100)
    assert await store.expire(1099.0, lifetimes) == ()
    assert await store.expire(1101.0, lifetimes) == ("CCCCCC",)
    assert await store.expire(1601.0, lifetimes) == ("AAAAAA",)
    assert set(await store.expire(2200.0, lifetimes)) == {"BBBBBB", "DDDDDD"}
    assert await store.load("AAAAAA") == ()
    assert await store.find_key("digest AAAAAA") is None


async def test_a_crowd_shares_commits_and_one_bad_apple_spoils_nothing(
    store: SqliteRepository,
) -> None:
    for number in range(50):
        await store.create(f"T{number}", entry(1), key(str(number), f"T{number}"))
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    store._writer._connection.set_trace_callback(count)
    jobs = [store.append(f"T{n % 50}", entry(2 + n // 50)) for n in range(1000)]
    jobs.insert(500, store.append("T1", entry(1)))
    done = await asyncio.gather(*jobs, return_exceptions=True)
    store._writer._connection.set_trace_callback(None)
    failed = [result for result in done if result is not None]
    assert [type(result) for result in failed] == [Conflict]
    assert len(await store.load("T7")) == 21
    assert commits < 200


async def test_a_lone_append_is_not_kept_waiting(store: SqliteRepository) -> None:
    await store.create("AAAAAA", entry(1), key("one"))
    loop = asyncio.get_running_loop()
    fastest = 1.0
    for number in range(2, 40):
        began = loop.time()
        await store.append("AAAAAA", entry(number))
        fastest = min(fastest, loop.time() - began)
    assert fastest < 0.002  # a gathering delay would be in every one of them


async def test_a_full_disk_loses_nothing_that_was_answered(store: SqliteRepository) -> None:
    await store.create("AAAAAA", entry(1), key("one"))
    pages = store._writer._connection.execute("PRAGMA page_count").fetchone()[0]
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages + 3}")
    kept = 1
    failure = ""
    while not failure and kept < 1000:
        try:
            await store.append("AAAAAA", Entry(kept + 1, b"x" * 500, 1.0, "play"))
            kept += 1
        except StorageFailed as error:
            failure = str(error)
    assert "refused to write" in failure
    assert kept > 1
    assert [e.version for e in await store.load("AAAAAA")] == list(range(1, kept + 1))
    store._writer._connection.execute("PRAGMA max_page_count = 1000000")
    await store.append("AAAAAA", entry(kept + 1))


async def test_a_fault_in_a_job_fails_that_batch_and_the_thread_lives(
    store: SqliteRepository,
) -> None:
    with pytest.raises(StorageFailed):
        await store._writer.submit(lambda _: 1 // 0)
    await store.create("AAAAAA", entry(1), key("one"))
    assert await store.load("AAAAAA") == (entry(1),)


async def test_an_undo_that_fails_is_tried_again_and_the_thread_lives(
    store: SqliteRepository,
) -> None:
    connection = store._writer._connection
    refuse = [True]

    def no_rollback(action: int, word: str | None, *_: object) -> int:
        asked = action == sqlite3.SQLITE_TRANSACTION and word == "ROLLBACK" and refuse
        return sqlite3.SQLITE_DENY if asked else sqlite3.SQLITE_OK

    connection.set_authorizer(no_rollback)
    with pytest.raises(StorageFailed):
        await asyncio.wait_for(store._writer.submit(lambda _: 1 // 0), 10)
    assert connection.in_transaction
    refuse.clear()
    with pytest.raises(StorageFailed):
        await store.create("AAAAAA", entry(1), key("one"))
    await store.create("AAAAAA", entry(1), key("one"))
    assert await store.load("AAAAAA") == (entry(1),)


async def test_what_cannot_be_read_is_a_failure_of_the_store(
    store: SqliteRepository, path: Path
) -> None:
    other = sqlite3.connect(path)
    other.execute("DROP TABLE keys")
    other.execute("DROP TABLE log")
    other.close()
    with pytest.raises(StorageFailed, match="cannot be read"):
        await store.load("AAAAAA")
    with pytest.raises(StorageFailed, match="cannot be read"):
        await store.find_key("digest one")


async def test_after_closing_everything_is_refused(path: Path) -> None:
    store = SqliteRepository.open(path)
    await store.close()
    with pytest.raises(StorageFailed):
        await store.append("AAAAAA", entry(1))


# Opening


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
        newer.execute("CREATE TABLE future (x)")
    newer.close()
    with pytest.raises(CannotOpen, match=r"newer Switch .*\. Install the newer program"):
        SqliteRepository.open(path)
    check = sqlite3.connect(path)
    assert check.execute("SELECT name FROM sqlite_master").fetchall() == [("future",)]
    check.close()


async def test_two_servers_never_share_a_database(store: SqliteRepository, path: Path) -> None:
    assert store.secret
    with pytest.raises(CannotOpen, match="Another Switch server"):
        SqliteRepository.open(path)


def test_others_may_not_read_the_file(path: Path) -> None:
    store = SqliteRepository.open(path)
    asyncio.run(store.close())
    assert path.stat().st_mode & 0o077 == 0


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="Choose another file"):
        SqliteRepository.open(tmp_path)


# Killed in the middle


WRITES_FOR_EVER = """
import asyncio, sys
from pathlib import Path
from switch.storage import Entry, Key, SqliteRepository

async def main():
    store = SqliteRepository.open(Path(sys.argv[1]))
    await store.create("AAAAAA", Entry(1, b"", 1.0, "play"), Key("d", "r", "AAAAAA", 0))
    version = 1
    while True:
        batch = [store.append("AAAAAA", Entry(version + n, b"x", 1.0, "play")) for n in range(1, 9)]
        await asyncio.gather(*batch)
        version += 8
        print(version, flush=True)

asyncio.run(main())
"""


async def test_what_was_answered_survives_a_kill(path: Path) -> None:
    command = [sys.executable, "-c", WRITES_FOR_EVER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(40):
            process.stdout.readline()
        process.kill()
        answered = [int(line) for line in process.stdout.read().split() if line]
    last = max(answered, default=321)
    store = SqliteRepository.open(path)
    versions = [e.version for e in await store.load("AAAAAA")]
    assert versions == list(range(1, len(versions) + 1))
    assert len(versions) >= last
    await store.append("AAAAAA", entry(len(versions) + 1))
    await store.close()
