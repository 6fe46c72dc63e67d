"""Settings: arguments before environment before defaults."""

import argparse
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


def test_every_setting_is_explained_in_the_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    missing = [f.name for f in fields(Settings) if f"`--{f.name.replace('_', '-')}`" not in guide]
    assert missing == []
