"""`switch rules` as people meet it: a process, its output and its exit code."""

import json
import os
import subprocess
import sysconfig
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from switch import i18n, rulesets

SWITCH = Path(sysconfig.get_path("scripts")) / "switch"
SECONDS = 60
HOUSE = 'base = "classic"\nname = "Our Sunday rules"\n[turn]\nskip = ["9"]\n'


def switch(
    *words: str, lang: str = "en", stdin: bytes = b"", cwd: Path | None = None
) -> tuple[int, str, str]:
    done = subprocess.run(
        [SWITCH, *words],
        input=stdin,
        capture_output=True,
        timeout=SECONDS,
        check=False,
        cwd=cwd,
        env={**os.environ, "LANGUAGE": lang, "PYTHONUTF8": "1", "COLUMNS": "80"},
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def good(*words: str, lang: str = "en", stdin: bytes = b"", cwd: Path | None = None) -> str:
    code, out, err = switch(*words, lang=lang, stdin=stdin, cwd=cwd)
    assert (code, err) == (0, "")
    return out


def refused(*words: str, lang: str = "en", stdin: bytes = b"", cwd: Path | None = None) -> str:
    """What is said on standard error; nothing is done, and nobody sees a traceback."""
    code, out, err = switch(*words, lang=lang, stdin=stdin, cwd=cwd)
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert err.endswith("\n")
    return err.strip()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "house.toml").write_text(HOUSE, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["A turn", "  13  Ten: play goes on in the other direction.", "Debts"]),
        (
            "nl",
            ["Een beurt", "  13  Tien: het spel gaat in de andere richting verder.", "Schulden"],
        ),
        (
            "de",
            ["Ein Zug", "  13  Zehn: Das Spiel läuft in der anderen Richtung weiter.", "Schulden"],
        ),
        ("ru", ["Ход", "  13  Десятка: игра идёт в обратную сторону.", "Долги"]),
    ],
)
def test_show_tells_the_rules_in_numbered_clauses(lang: str, lines: list[str]) -> None:
    out = good("rules", "show", "classic", "--lang", lang)
    places = [out.index(f"\n{line}") for line in lines]
    assert places == sorted(places)
    assert "[8.3]" in out
    assert all(len(line) <= 78 for line in out.splitlines())


def test_show_has_three_forms() -> None:
    short = good("rules", "show", "duel", "--form", "short")
    long = good("rules", "show", "duel", "--form", "long")
    referee = good("rules", "show", "duel", "--form", "referee")
    assert len(short) < len(long) < len(referee)
    assert "Draw two: the next player draws two. [7.1]" in short


def test_the_referees_text_goes_through_every_action_in_order() -> None:
    out = good("rules", "show", "last-card", "--form", "referee")
    actions = [
        *["Lay a card (7S).", "Name a suit (suit:C).", "Draw (draw).", "Pass (pass)."],
        *["Call “Last card!” (call).", "Catch a player (catch:2);"],
    ]
    places = [out.index(action) for action in actions]
    assert places == sorted(places)
    lay = out[places[0] : places[1]]
    tried = ["If a debt is open", "If a skip is open", "Otherwise the card has the suit"]
    assert [lay.index(one) for one in tried] == sorted(lay.index(one) for one in tried)


def test_a_form_there_is_not_is_refused() -> None:
    assert "short, long, referee" in refused("rules", "show", "duel", "--form", "epic")


def test_list_names_every_rule_set() -> None:
    out = good("rules", "list")
    assert [name for name in rulesets.ids() if f"\n{name} " not in out] == []
    assert max(map(len, out.splitlines())) <= 78


def test_a_file_is_checked_shown_shared_and_exported(house: Path) -> None:
    assert "Our Sunday rules" in good("rules", "check", "house.toml", cwd=house)
    shown = good("rules", "show", "house.toml", "--form", "short", cwd=house)
    assert "Nine: the next player misses a turn." in shown
    link = good("rules", "share", "house.toml", cwd=house).strip()
    assert len(link) < 60
    assert good("rules", "show", link, "--form", "short") == shown
    assert (
        good("rules", "show", f"https://switch.example/#rules={link}", "--form", "short") == shown
    )
    for form in ("--toml", "--json"):
        written = good("rules", "export", link, form)
        assert good("rules", "share", "-", stdin=written.encode()).strip() == link


def test_export_writes_toml_and_json_that_others_read() -> None:
    toml = tomllib.loads(good("rules", "export", "pesten"))
    data = json.loads(good("rules", "export", "pesten", "--json"))
    assert toml == data == rulesets.get("pesten").fields()
    Draft202012Validator(json.loads(good("rules", "schema"))).validate(data)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Several cards in a turn [8.9]\n  Classic: cards of one rank\n"),
        ("nl", "Meer kaarten in een beurt [8.9]\n  Klassiek: kaarten van één waarde\n"),
        ("de", "Mehrere Karten in einem Zug [8.9]\n  Klassisch: Karten eines Werts\n"),
        ("ru", "Несколько карт за ход [8.9]\n  Классика: карты одного достоинства\n"),
    ],
)
def test_diff_says_what_is_different_in_words(lang: str, said: str) -> None:
    assert said in good("rules", "diff", "classic", "uk-switch", "--lang", lang)


def test_diff_names_both_sides_whichever_comes_first() -> None:
    there = good("rules", "diff", "classic", "uk-switch")
    back = good("rules", "diff", "uk-switch", "classic")
    assert "  Classic: tens\n  Switch, British: kings\n" in there
    assert "  Switch, British: kings\n  Classic: tens\n" in back


def test_diff_of_two_files_alike_in_name_tells_them_by_their_files(house: Path) -> None:
    (house / "other.toml").write_text(HOUSE.replace('"9"', '"3"'), encoding="utf-8")
    out = good("rules", "diff", "house.toml", "other.toml", cwd=house)
    assert "  Our Sunday rules (house.toml): nines\n  Our Sunday rules (other.toml): threes" in out


def test_diff_of_the_same_says_so() -> None:
    assert good("rules", "diff", "duel", "duel").endswith("play the same.\n")


BAD = 'base = "classic"\nnmae = "x"\n[turn]\nskip = ["ZZ"]\n[attack]\nanswered_by = "nothing"\n'


@pytest.mark.parametrize("action", ["check", "show", "export", "share"])
def test_every_fault_of_a_file_is_named_at_once_with_its_line(tmp_path: Path, action: str) -> None:
    (tmp_path / "bad.toml").write_text(BAD, encoding="utf-8")
    lines = refused("rules", action, "bad.toml", cwd=tmp_path).splitlines()
    assert lines[0] == "bad.toml is no rule set. 3 things are wrong:"
    assert [line.split(": ")[0].strip() for line in lines[1:]] == [
        *["bad.toml:2", "bad.toml:4", "bad.toml:6"],
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "x.toml:1:8: This is no TOML (Invalid value)."),
        ("nl", "x.toml:1:8: Dit is geen TOML (Invalid value)."),
        ("de", "x.toml:1:8: Das ist kein TOML (Invalid value)."),
        ("ru", "x.toml:1:8: Это не TOML (Invalid value)."),
    ],
)
def test_a_fault_of_toml_names_its_place_once(tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "x.toml").write_text("a = [1,:]\n", encoding="utf-8")
    lines = refused("rules", "check", "x.toml", lang=lang, cwd=tmp_path).splitlines()
    assert lines[1].strip() == said


def test_a_letter_that_is_none_is_told_in_one_language(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b'a = "\xff"')
    lines = refused("rules", "check", "x.toml", lang="ru", cwd=tmp_path).splitlines()
    assert lines[1].strip() == "x.toml: байт 6: Это не текст в UTF-8."


def test_a_file_that_has_only_a_name_is_told_about_base(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text('name = "x"\n', encoding="utf-8")
    lines = refused("rules", "check", "x.toml", cwd=tmp_path).splitlines()
    assert 'Give base = "classic"' in lines[-1]
    assert 'Give base = "classic"' not in refused("rules", "check", "-", stdin=BAD.encode())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Did you mean classic?"),
        ("nl", "Bedoel je classic?"),
        ("de", "Meinst du classic?"),
        ("ru", "Может быть, classic?"),
    ],
)
def test_a_name_nearly_right_is_guessed(lang: str, said: str) -> None:
    assert refused("rules", "show", "clasic", lang=lang).endswith(said)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_broken_link_and_a_newer_one_are_refused(lang: str) -> None:
    link = good("rules", "share", "last-card").strip()
    words = i18n.catalogue(lang)
    assert refused("rules", "show", link[:-4], lang=lang) == words.text("cli-link-broken")
    assert refused("rules", "show", "r2-AAAA", lang=lang) == words.text("cli-link-newer")


@pytest.mark.parametrize(
    "data",
    [
        os.urandom(10_000_000),
        b"\x7fELF\x02\x01\x01\x00",
        b"",
        b"[" * 50_000,
        b"r1-AAAA",
        b"\xef\xbb\xbf",
    ],
    ids=["noise", "binary", "empty", "brackets", "code", "mark"],
)
@pytest.mark.parametrize("name", ["rules.toml", "rules.json", "rules"])
def test_noise_is_refused_without_a_traceback(tmp_path: Path, data: bytes, name: str) -> None:
    (tmp_path / name).write_bytes(data)
    refused("rules", "check", name, cwd=tmp_path)


def test_a_name_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"base": "duel", "\\u001b[2J": 1, "\\ud800": 2}')
    said = refused("rules", "check", "x.json", cwd=tmp_path)
    assert "\x1b" not in said
    assert len(said.splitlines()) == 3


@pytest.mark.parametrize(
    "words",
    [
        ("rules",),
        ("rules", "frob"),
        ("rules", "show"),
        ("rules", "show", "nobody"),
        ("rules", "show", "."),
        ("rules", "diff", "classic"),
        ("rules", "diff", "classic", "duel", "duel"),
        ("rules", "list", "classic"),
        ("rules", "share", "classic", "--json"),
        ("rules", "export", "classic", "--json", "--toml"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_it_does_not_take_is_refused_in_one_sentence(
    words: tuple[str, ...], lang: str
) -> None:
    assert len(refused(*words, lang=lang).splitlines()) == 1


def test_the_terminal_plays_a_rule_set_from_a_file(house: Path) -> None:
    words = ("play", "--terminal", "--ruleset", "house.toml", "--seats", "2", "--seed", "4")
    out = good(*words, "--pace", "0", "--lines", stdin=b"rules\nquit\n", cwd=house)
    assert "Our Sunday rules" in out
    assert out.count("These house rules are Classic, but with one change:") == 2
    assert out.count("Cards that skip: nines") == 2
    assert "Nine: the next player misses a turn." in out


def test_the_terminal_refuses_a_file_with_faults(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(BAD, encoding="utf-8")
    said = refused("play", "--terminal", "--ruleset", "bad.toml", cwd=tmp_path)
    assert "3 things are wrong" in said
