"""Settings: arguments before environment before defaults."""

import argparse
import re
from dataclasses import fields
from pathlib import Path

import pytest

from switch.server.settings import BadSetting, Settings, add_arguments, data_folder, read


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def test_arguments_win_over_the_environment() -> None:
    environment = {"SWITCH_PORT": "81", "SWITCH_BOT_PAUSE": "0.5", "SWITCH_DURABLE": "no"}
    chosen = read(environment, parsed("--port", "82", "--origins", "https://a.example, b"))
    assert (chosen.port, chosen.bot_pause, chosen.durable) == (82, 0.5, False)
    assert chosen.origins == ("https://a.example", "b")
    assert chosen.host == "127.0.0.1"


def test_the_database_lies_in_the_users_folder_not_here() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/switch")
    assert Settings().db.is_absolute()
    assert Path.cwd() not in Settings().db.parents


@pytest.mark.parametrize("name", ["SWITCH_PORT", "SWITCH_GRACE", "SWITCH_CONNECTIONS"])
@pytest.mark.parametrize("value", ["", "x", "-1", "1e999", "NaN"])
def test_what_is_no_number_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name.removeprefix("SWITCH_").lower()):
        read({name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [("sweep_every", "0"), ("outbox", "0"), ("frame_burst", "0.5"), ("connections", "0")],
)
def test_what_would_let_nothing_through_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"{name} cannot be '{value}': it is 1 or more"):
        read({f"SWITCH_{name.upper()}": value})


def test_nothing_is_a_value_where_it_means_something() -> None:
    assert read({"SWITCH_SPECTATORS": "0", "SWITCH_GRACE": "0"}).spectators == 0


GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_explained_in_the_guide() -> None:
    missing = [f.name for f in fields(Settings) if f"`--{f.name.replace('_', '-')}`" not in GUIDE]
    assert missing == []


@pytest.mark.parametrize("name", ["exposed_pause", "reaction_pace"])
def test_what_gives_time_for_jumps_says_so(name: str) -> None:
    """8.13"""
    (about,) = [f.metadata["about"] for f in fields(Settings) if f.name == name]
    (line,) = re.findall(rf"^\| `--{name.replace('_', '-')}` .*", GUIDE, re.MULTILINE)
    assert "jump" in about
    assert "jump" in line


def test_the_guide_tells_the_defaults() -> None:
    shown: dict[str, str] = {}
    for options, defaults in re.findall(r"^\| (`--.+?) \| (.+?) \|", GUIDE, re.MULTILINE):
        names = re.findall(r"--([a-z-]+)", options)
        shown |= dict(zip(names, defaults.split(", "), strict=True))
    words = {"data folder": str(Settings().db), "yes": "True", "none": "()"}
    assert {name: words.get(default, default) for name, default in shown.items()} == {
        f.name.replace("_", "-"): str(getattr(Settings(), f.name)).removesuffix(".0")
        for f in fields(Settings)
    }
