"""What the lab says, in four languages, on the terminal and as a page that stands alone."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from switch import i18n
from switch.cli.lab import COMMAND
from switch.cli.lab_plan import KINDS
from switch.cli.main import main
from switch.lab.results import BY
from tests.i18n.messages import tree

SMALL = ("--rounds", "40", "--seed", "3")
SOURCE = Path(__file__).parents[2] / "src" / "switch"


def test_every_sentence_of_the_lab_is_asked_for_and_there() -> None:
    files = [*SOURCE.glob("lab/*.py"), *SOURCE.glob("cli/lab*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    asked = set(re.findall(r"""["'](lab-[a-z0-9-]+[a-z0-9])["']""", code))
    begun = (*re.findall(r"""f["'](lab-[a-z-]*-)\{""", code), "cli-option-lab-")
    keys = set(re.findall(r"^([a-z][\w-]*) =", i18n.sources("en")["lab"], re.MULTILINE))
    assert asked - set(tree("en")) == set()
    assert [start for start in begun if not any(key.startswith(start) for key in keys)] == []
    left = {key for key in keys - asked if not key.startswith(begun)}
    assert left == {"cli-lab", "cli-operand-lab"}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_result_is_told_in_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = {
        "run": ["classic", "--players", "greedy,random"],
        "compare": ["classic", "turn.skip_answered=true", "--within", "20"],
        "tournament": ["classic", "--players", "greedy,random"],
        "sensitivity": ["classic", "turn.skip_answered", "call.required"],
    }
    assert set(words) == set(KINDS)
    for kind, rest in words.items():
        page = tmp_path / f"{kind}.html"
        command = ["lab", kind, *rest, "--rounds", "4", "--html", str(page), "--lang", lang]
        assert main(command) == 0
        assert f'<html lang="{lang}">' in page.read_text(encoding="utf-8")
        shown = capsys.readouterr().out
        assert max(map(len, shown.splitlines())) <= 80


def test_the_page_about_the_lab_names_every_option_measure_and_ranking() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    wanted = [*(option.flag for option in COMMAND.options), *KINDS, *BY]
    assert [word for word in wanted if f"`{word}" not in page] == []


class Reader(HTMLParser):
    """Ids, references, tags that are open, and whatever would be fetched."""

    VOID = ("meta", "br", "use", "path", "link", "img", "rect", "stop")

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.labels: list[str] = []
        self.tables = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.tables += tag == "table"
        if tag == "svg":
            self.labels.append(given.get("aria-label") or "")
        for name in ("src", "href", "xlink:href", "data"):
            value = given.get(name)
            if value is not None and not value.startswith("#"):
                self.fetched.append(value)


def test_the_report_stands_alone(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    words = ("lab", "compare", "classic", "turn.skip_answered=true", *SMALL, "--html", str(path))
    assert main([*words, "--lang", "en"]) == 0
    text = path.read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.fetched == []
    assert len(reader.ids) == len(set(reader.ids))
    assert len(reader.labels) == reader.tables == 3
    assert all(re.search(r"Cards that skip: \d|turns: |the cards dealt: ", label)
               for label in reader.labels)  # fmt: skip
    assert "@import" not in text
    assert "url(http" not in text
    for told in ("switch lab compare classic turn.skip_answered=true", "seed", "python", "r1-"):
        assert told in text
    assert set(re.findall(r"#0[0-9]0[0-9]0[0-9]", text)) == set()
