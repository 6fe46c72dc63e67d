"""`switch lab` as people type it: what each kind answers, and its files."""

import re
from pathlib import Path

import pytest

from tests.lab.conftest import Lab
from tests.lab.written import line, result_of

SMALL = ("--rounds", "40", "--seed", "3")


def test_run_says_how_a_game_plays(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "run.json"
    done = lab("run", "classic", "--players", "greedy,random", *SMALL, "--json", str(path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(
        "Classic\n40 rounds of 20 deals, 2 seats, players: greedy, random;"
    )
    for words in ("wins, seat 1 (begins)", "wins, greedy", "Skill and luck", "Cards that skip"):
        assert words in done.stdout
    result = result_of(path)
    assert (result["kind"], result["rounds"], result["deals"], result["seed"]) == ("run", 40, 20, 3)
    assert line(result, "seat 1")["value"] + line(result, "seat 2")["value"] == pytest.approx(1)
    assert line(result, "player 1")["value"] + line(result, "player 2")["value"] == pytest.approx(1)
    again = tmp_path / "again.json"
    command = result["about"]["command"].split()[2:]
    assert lab(*command, "--json", str(again)).returncode == 0
    assert result_of(again)["arms"] == result["arms"]
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith("switch-lab")] == []


def test_compare_answers_what_eights_that_can_be_answered_do(lab: Lab) -> None:
    done = lab("compare", "classic", "turn.skip_answered=true", *SMALL)
    assert done.returncode == 0, done.stderr
    assert "Classic against Classic with “Skips may be answered: yes”" in done.stdout
    assert re.search(r"• (Rounds|The lead|Who begins|About|There)", done.stdout)
    assert "before" in done.stdout


def test_compare_takes_two_games_and_several_changes(tmp_path: Path, lab: Lab) -> None:
    path = str(tmp_path / "two.json")
    done = lab("compare", "mau-mau", "crazy-eights", *SMALL, "--json", path)
    assert done.returncode == 0, done.stderr
    result = result_of(Path(path))
    assert [arm["rules"] for arm in result["arms"]] == ["mau-mau", "crazy-eights"]
    gap = line(result, "turns", 1, "gaps")["value"]
    assert gap == pytest.approx(line(result, "turns", 1)["value"] - line(result, "turns")["value"])
    # Alone the first contradicts: red jacks would cancel what no black jack asks for.
    words = ["attack.draw={2=3}", "attack.cancel={}", "draw.may_lay=must"]
    assert lab("compare", "classic", *words, "--rounds", "4").returncode == 0


def test_two_games_are_called_by_their_names(lab: Lab) -> None:
    done = lab("compare", "mau-mau", "crazy-eights", *SMALL)
    told = re.sub(r"\s+", " ", done.stdout)
    assert "before" not in told
    assert "measure Mau-Mau Crazy Eights difference" in told
    assert "share of Mau-Mau 95 % Crazy Eights 95 %" in told
    assert "how Crazy Eights differs from Mau-Mau" in told
    plain = re.search(r"decided without a power (\S+ %) (\S+ %)", told)
    assert plain is not None
    assert plain[1] != plain[2]
    assert f"Decided without any: Mau-Mau {plain[1]}; Crazy Eights {plain[2]} of the" in told
    one = re.sub(r"\s+", " ", lab("compare", "classic", "deal.hand=5", *SMALL).stdout)
    assert re.search(r"Decided without any: before \S+ %; after \S+ % of the rounds", one)


@pytest.mark.parametrize("change", ["turn.skip_answered=false", "score.target=100", "classic"])
def test_a_game_is_not_compared_with_itself(lab: Lab, change: str) -> None:
    """So it is already; the target of a match decides nothing within a round; the same game."""
    done = lab("compare", "classic", change, *SMALL)
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is nothing to compare: with 2 seats a round of Classic" in done.stderr


def test_a_change_that_made_no_difference_is_told_as_one(lab: Lab) -> None:
    """Nobody here looks at the pile."""
    done = lab("compare", "classic", "table.pile=all", *SMALL)
    told = re.findall(r"• (.*)", done.stdout)
    assert [one.strip() for one in told] == [
        "Not one of the 40 rounds went otherwise: the change made no difference here."
    ]


def test_a_tournament_has_every_pair_and_one_scale(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "t.json"
    players = ("--players", "random,greedy,normal")
    done = lab("tournament", "classic", *players, "--rounds", "40", "--json", str(path))
    assert done.returncode == 0, done.stderr
    result = result_of(path)
    assert [arm["players"] for arm in result["arms"]] == [
        ["random", "greedy"], ["random", "normal"], ["greedy", "normal"],
    ]  # fmt: skip
    order = [one["player"] for one in result["ratings"]]
    assert order[-1] == "random"
    assert {one["rounds"] for one in result["ratings"]} == {80}
    table = lab(
        "tournament", "classic", "--players", "random,greedy", "--seats", "3", "--rounds", "6"
    )
    assert "2 × greedy" in table.stdout
    assert "2 × random" in table.stdout


def test_sensitivity_ranks_changes(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "s.json"
    options = ("turn.skip", "table.pile", "deal.hand")
    done = lab(
        "sensitivity", "classic", *options, "--rounds", "60", "--by", "turns", "--json", str(path)
    )
    assert done.returncode == 0, done.stderr
    changes = result_of(path)["arms"][1:]
    assert {arm["name"] for arm in changes} == {
        "turn.skip=[]", "table.pile=all", "deal.hand=6", "deal.hand=8",
    }  # fmt: skip
    assert {arm["ranked"]["key"] for arm in changes} == {"turns"}
    sizes = [abs(arm["ranked"]["size"][0]) for arm in changes]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 0  # nobody here looks at the pile


def test_sensitivity_says_what_stands_out(tmp_path: Path, lab: Lab) -> None:
    """Who draws until something fits draws more; nobody here looks at the pile."""
    path = tmp_path / "s.json"
    words = ("sensitivity", "classic", "draw.upto", "table.pile", "--rounds", "300")
    done = lab(*words, "--by", "drawn", "--json", str(path))
    first, *_, last = result_of(path)["arms"][1:]
    assert (first["name"], first["sure"]) == ("draw.upto=0", True)
    assert (last["name"], last["sure"]) == ("table.pile=all", False)
    shown = [line for line in done.stdout.splitlines() if line.startswith(("Draws", "Pile"))]
    assert [line.split()[-1] for line in shown] == ["yes", "yes"]  # no line of the pile
    told = re.sub(r"\s+", " ", done.stdout)
    assert "Changed nothing in 300 rounds: Pile: all of it." in told
    assert "looked at (3; Holm" in told
    assert [arm["same"] for arm in result_of(path)["arms"]] == [False, False, False, True]


def test_a_change_that_contradicts_is_left_out_and_counted(tmp_path: Path, lab: Lab) -> None:
    """Classic must not call: hands change owners (one of the contradictions of a rule set)."""
    path = tmp_path / "s.json"
    options = ("call.required", "turn.skip_answered")
    done = lab("sensitivity", "classic", *options, "--rounds", "2", "--json", str(path))
    assert [arm["name"] for arm in result_of(path)["arms"][1:]] == ["turn.skip_answered=true"]
    assert "One change was left out" in re.sub(r"\s+", " ", done.stdout)


def test_rounds_in_parquet(tmp_path: Path, lab: Lab) -> None:
    import polars as pl  # noqa: PLC0415 - heavy

    path, told = tmp_path / "r.parquet", tmp_path / "r.json"
    words = ("compare", "classic", "draw.upto=2", "--players", "greedy,random", *SMALL)
    done = lab(*words, "--parquet", str(path), "--json", str(told))
    assert done.returncode == 0, done.stderr
    table, result = pl.read_parquet(path), result_of(told)
    assert table.height == 80
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    assert [name for name in table.columns if f"`{name}`" not in page] == []
    assert table["arm"].unique(maintain_order=True).to_list() == ["classic", "draw.upto=2"]
    for arm, name in enumerate(("classic", "draw.upto=2")):
        rows = table.filter(pl.col("arm") == name)
        assert rows["turns"].mean() == pytest.approx(line(result, "turns", arm)["value"])
        won = rows.filter(pl.col("player") == "greedy").height / rows.height
        assert won == pytest.approx(line(result, "player 1", arm)["value"])
    row = table.row(0, named=True)
    assert row["players"][row["winner"] - 1] == row["player"]
    assert sum(row["drawn_by_seat"]) == row["drawn"]


def test_what_cannot_be_written_after_all_is_kept_and_said(lab: Lab) -> None:
    done = lab("run", "classic", "--rounds", "4", "--json", "/dev/full")
    assert (done.returncode, done.stdout) == (2, "")
    assert "/dev/full cannot be written." in done.stderr
    found = re.search(r"switch lab run --resume (\S+)", done.stderr)
    assert found is not None
    again = lab("run", "--resume", found[1])
    assert "4 rounds of 2 deals" in again.stdout
