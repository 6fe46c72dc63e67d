"""Rounds of players who search belong to one host and one state of the search."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from switch.lab.minds import OtherMinds, minds
from switch.lab.playing import play_chunk
from tests.lab.conftest import Lab
from tests.lab.plans import run_plan


def test_they_have_a_name_for_each_host_and_the_others_have_none() -> None:
    assert minds(("greedy", "normal", "process:x"), native=False) == ""
    here = minds(("greedy", "expert"), native=False)
    assert here.startswith("plain-")
    assert here == minds(("xray",), native=False)


def test_a_chunk_is_played_by_the_players_of_its_plan_or_not_at_all() -> None:
    plan = replace(run_plan("sharp", "greedy", rules="duel", rounds=2), minds="plain-other")
    with pytest.raises(OtherMinds):
        play_chunk(plan, 0, native=False)
    mine = replace(plan, minds=minds(plan.names, native=False))
    assert mine.digest != plan.digest
    assert play_chunk(mine, 0, native=False) == play_chunk(mine, 0, native=False)


def test_a_run_of_other_minds_is_not_gone_on_with(tmp_path: Path, lab: Lab) -> None:
    plan = replace(run_plan("sharp", "greedy", rules="duel", rounds=2), minds="plain-other")
    (tmp_path / "plan.json").write_text(json.dumps(plan.fields()), encoding="utf-8")
    done = lab("run", "--resume", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "The players who search are others here" in done.stderr
