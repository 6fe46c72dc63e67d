"""Starting and ending the program: an address, or a clear sentence and exit code 2."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.process import ServerProcess


def complaint(*options: str, **environment: str) -> str:
    """What a server says that cannot start; it ends with 2 and says one sentence, no trace."""
    ended = subprocess.run(
        [sys.executable, "-m", "switch.server", *options],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    return ended.stderr.strip()


def test_it_starts_answers_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "deep" / "folder" / "t.sqlite3") as server:
        answer = httpx.get(f"{server.address}/healthz", trust_env=False)
        assert answer.json() == {"ok": True}
        assert server.interrupt() == 0


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint(f"--port={port}", f"--db={tmp_path / 't'}")
    assert said == (
        f"Port {port} is in use. Stop the other program, or choose another with --port."
    )


def test_the_same_port_can_be_used_again_at_once(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.sqlite3") as server:
        port = server.port
        server.interrupt()
    with ServerProcess(tmp_path / "t.sqlite3", port=port) as server:
        assert server.port == port


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    said = complaint("--port=0", f"--db={file / 'below' / 't.sqlite3'}")
    assert said.startswith(f"Cannot write to {file / 'below'}: ")
    assert said.endswith("Choose another file with --db.")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, " * 100)
    said = complaint("--port=0", f"--db={file}")
    assert said.startswith(f"Cannot use {file} as a database: ")
    assert file.read_text() == "Dear reader, " * 100


def test_a_database_in_use(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.sqlite3"):
        said = complaint("--port=0", f"--db={tmp_path / 't.sqlite3'}")
    assert said.startswith("Another Switch server is using this database")


@pytest.mark.parametrize(
    ("option", "part"),
    [
        ("--port=70000", "at most 65535"),
        ("--port=x", "port cannot be 'x'"),
        ("--grace=-1", "grace cannot be '-1'"),
        ("--grace=nan", "grace cannot be 'nan'"),
        ("--durable=perhaps", "durable cannot be 'perhaps'"),
    ],
)
def test_a_setting_that_cannot_be(tmp_path: Path, option: str, part: str) -> None:
    assert part in complaint(option, f"--db={tmp_path / 't'}")


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    said = complaint("--port=0", "--host=192.0.2.1", f"--db={tmp_path / 't'}")
    assert "192.0.2.1" in said
    assert said.endswith("Choose others with --host and --port.")


@pytest.mark.parametrize("host", ["a" * 64, "a..b"])
def test_a_name_that_cannot_be_one(host: str, tmp_path: Path) -> None:
    said = complaint("--port=0", f"--host={host}", f"--db={tmp_path / 't'}")
    assert said == f"There is no address {host}. Choose another with --host."


@pytest.mark.parametrize("folder", ["", "/"])
def test_a_folder_in_place_of_the_database(folder: str) -> None:
    said = complaint("--port=0", f"--db={folder}")
    assert said == f"{folder or '.'} is a folder. Choose another file with --db."


def test_settings_come_from_the_environment_too() -> None:
    assert "at most 65535" in complaint(SWITCH_PORT="70000")
