"""Files of house rules that brought the program down, or to a stop."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest

from switch.cli.main import main
from switch.i18n import LANGUAGES
from switch.i18n.faultwords import fault_text
from switch.rulesets import files
from switch.rulesets.checking import BadFile

if TYPE_CHECKING:
    from pathlib import Path

HUGE = "0x" + "f" * 5000  # more digits than Python writes out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hundred_faults_are_named_each_on_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """More letters than one message takes."""
    wrong = "".join(f"wrong_{number} = 1\n" for number in range(90))
    path = tmp_path / "our.toml"
    path.write_text(f'base = "classic"\n[turn]\n{wrong}', encoding="utf-8")
    assert main(["rules", "check", str(path), "--lang", lang]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 91
    for number in range(90):
        assert f"our.toml:{3 + number}: " in lines[1 + number]
        assert re.search(rf"turn\.wrong_{number}\b", lines[1 + number])


@pytest.mark.parametrize("word", ["r1-" + "a" * 5000, "no/" * 2000, "a\0b"])
def test_a_word_that_is_no_path_is_a_sentence(
    capsys: pytest.CaptureFixture[str], word: str
) -> None:
    assert main(["rules", "check", word, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.endswith("cannot be read. Check that it is a file and that you may read it.\n")
    assert "\0" not in said


def test_a_record_named_with_an_escape_changes_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", "\x1b]0;x\x07", "--lang", "en"]) == 2
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"base = {HUGE}", "base"),
        (f'base = "classic"\n[turn]\nskip = [{HUGE}]', "turn.skip"),
        (f'base = "classic"\n[turn]\nskip = [[{HUGE}]]', "turn.skip"),
        (f'base = "classic"\nseats = [{HUGE}, 4]', "seats"),
    ],
)
def test_a_number_too_long_to_be_written_is_a_fault(text: str, place: str) -> None:
    with pytest.raises(BadFile) as caught:
        files.parse(text.encode(), kind="toml")
    assert [fault.place for fault in caught.value.faults] == [place]


@pytest.mark.parametrize(
    "line", [".".join("a" * 32000) + " = 1", "[" + ".".join("a" * 32000) + "]"]
)
def test_a_key_of_thousands_of_parts_takes_no_time(line: str) -> None:
    start = time.process_time()
    with pytest.raises(BadFile) as caught:
        files.parse(f'base = "classic"\n{line}'.encode(), kind="toml")
    assert [fault.line for fault in caught.value.faults] == [2]
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('{"' + "k" * 3000 + '": 1, "' + "k" * 3000 + '": 2}', "json"),
        (2 * f"[{'.'.join(['part'] * 400)}]\n", "toml"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_quoted_of_a_file_is_cut(text: str, kind: str, lang: str) -> None:
    with pytest.raises(BadFile) as caught:
        files.parse(text.encode(), kind=kind)
    (fault,) = caught.value.faults
    assert len(fault_text(fault.text, lang)) < 400
