"""However it ends, it ends quietly."""

import signal
import subprocess
from contextlib import suppress

import pytest

from tests.cli.driving import Ended, Terminal
from tests.cli.processes import run

PLAY = ["play", "--terminal", "--seats", "4", "--seed", "5", "--pace", "0"]


def end(terminal: Terminal) -> str:
    try:
        return terminal.screen()
    except Ended as ended:
        return ended.text


def interrupt(terminal: Terminal) -> None:
    """Ctrl-C, as often as it takes: one that comes after the prompt is written and before the
    reading begins is seen by Python's input() only with the next key."""
    while terminal.process.poll() is None:
        terminal.press(b"\x03")
        with suppress(subprocess.TimeoutExpired):
            terminal.process.wait(2)


def test_ctrl_c_at_the_prompt() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.screen()
        interrupt(terminal)
        assert end(terminal).replace("^C", "").strip() == ""
        assert terminal.code() == 130


def test_ctrl_c_while_the_computer_thinks() -> None:
    with Terminal(*PLAY[:-1], "60") as terminal:
        terminal.screen()
        terminal.press(b"4h\n")
        terminal.wait_for("You lay 4")
        terminal.press(b"\x03")
        assert "Traceback" not in end(terminal)
        assert terminal.code() == 130


def test_ctrl_d_leaves_the_table() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.screen()
        terminal.press(b"\x04")
        assert "Thank you for playing. Goodbye!" in end(terminal)
        assert terminal.code() == 0


@pytest.mark.parametrize("lines", [b"", b"4h\n", b"4h\n?\nrules", b"\xff\xfe\n", b"quit\n"])
def test_the_end_of_piped_input_leaves_the_table(lines: bytes) -> None:
    done = run(*PLAY, given=lines)
    assert done.stdout.endswith("Thank you for playing. Goodbye!\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_quit_may_be_typed_at_any_question() -> None:
    for line in ("quit", "exit"):
        with Terminal(*PLAY) as terminal:
            terminal.screen()
            assert "Goodbye!" in terminal.end(line)
            assert terminal.code() == 0


def test_a_lost_connection_ends_the_process() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.screen()
        terminal.process.send_signal(signal.SIGHUP)
        assert terminal.code() == -signal.SIGHUP


def test_bytes_of_another_encoding_are_explained_like_any_word() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.screen()
        terminal.press(b"\xe4\xff\n")
        assert "is no card of this pack" in terminal.screen()
