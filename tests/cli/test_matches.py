"""Matches at the terminal: what is shown after a round, who wins, and the next match."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from switch import i18n
from switch.notation.record import verify
from tests.cli.driving import Terminal
from tests.cli.person import Person
from tests.rules.house import plain

# You lay the four and are out; Clio holds 10 + 8, Otto 1.
POSITION: dict[str, Any] = {"hands": [["4S"], ["KC", "8H"], ["AD"]], "pile": ["9S"]}


def scoring(mode: str, target: int = 0, **score: Any) -> dict[str, Any]:
    return plain(score={"mode": mode, "target": target} | score)


def cells(row: str) -> list[str]:
    return row.split()


def table(rows: list[str], names: int = 3) -> list[list[str]]:
    """The rows of the last table of seats, each in its parts."""
    found = [cells(row) for row in rows if row[:2] in ("1.", "2.", "3.", "4.")]
    return found[-names:]


def test_after_a_round_a_table_says_who_holds_gets_and_has_what(at: Any) -> None:
    game = at(scoring("penalty", 100), **POSITION)
    seen = game.finish("4s", totals=(10, 20, 30))
    assert "in hand this round in all" in seen
    assert table(game.rows) == [
        ["1.", "You", "0", "0", "10"],
        ["2.", "Otto", "1", "1", "31"],
        ["3.", "Clio", "18", "18", "38"],
    ]
    assert "Enter deals round 3; “quit” ends the game." in seen


def test_equal_totals_share_a_place_and_a_loss_has_a_real_minus(at: Any) -> None:
    game = at(scoring("penalty", 100, last_card={"4": -20}), **POSITION)
    game.finish("4s", totals=(10, 0, 17))
    assert table(game.rows) == [
        ["1.", "You", "0", "−20", "−10"],
        ["2.", "Clio", "18", "18", "18"],
        ["2.", "Otto", "1", "1", "18"],
    ]


def test_the_winner_of_the_match_is_told_and_a_new_one_is_offered(at: Any) -> None:
    game = at(scoring("winner collects", 19), **POSITION)
    seen = game.finish("4s")
    assert table(game.rows)[0] == ["1.", "You", "0", "19", "19"]
    assert "You win the match! Enter begins a new match; “quit” ends the game." in seen


@pytest.mark.parametrize(
    ("totals", "right"),
    [((9, 0, 0), "Otto wins the match."), ((1, 0, 0), "The match is shared: You, Otto.")],
)
def test_others_may_win_it_or_several(at: Any, totals: tuple[int, ...], right: str) -> None:
    assert right in at(scoring("penalty", 18), **POSITION).finish("4s", totals=totals)


def test_who_leaves_is_told_and_takes_no_part_in_the_next_round(at: Any) -> None:
    game = at(scoring("elimination", 17), **POSITION)
    assert "3. Clio 18 18 18 out of the match Enter deals round 2" in game.finish("4s", "")
    game.table.deal()
    assert game.table.view.absent == (1,)
    assert game.table.view.counts == (4, 0, 4)
    game.game._paint()
    assert any("round 2 · to 17" in row for row in game.rows)
    assert any(row.startswith("out of it") for row in game.rows)


def test_whose_total_goes_back_is_told(at: Any) -> None:
    game = at(scoring("penalty", 18, exact_resets=True), **POSITION)
    assert "Clio 18 18 0 back to 0" in game.finish("4s")


def test_rounds_won_with_a_target_make_a_match(at: Any) -> None:
    game = at(scoring("rounds won", 2), **POSITION)
    seen = game.finish("4s", totals=(1, 1, 0))
    assert table(game.rows) == [["1.", "You", "2"], ["2.", "Clio", "1"], ["3.", "Otto", "0"]]
    assert "You win the match!" in seen


def test_rounds_won_without_one_are_a_line_as_ever(at: Any) -> None:
    seen = at(scoring("rounds won"), **POSITION).finish("4s")
    assert seen.endswith(
        "Rounds won: You 1 · Clio 0 · Otto 0 Enter deals round 2; “quit” ends the game."
        " “review” looks back."
    )


def test_who_has_won_most_rounds_stands_first(at: Any) -> None:
    seen = at(scoring("rounds won"), **POSITION).finish("4s", totals=(0, 0, 2))
    assert "Rounds won: Otto 2 · You 1 · Clio 0" in seen


def test_without_drawing_each_seat_has_a_sentence(at: Any) -> None:
    game = at(scoring("elimination", 17), lines=True, lang="de", **POSITION)
    seen = game.finish("4s")
    assert "3. Clio: 18 auf der Hand, 18 in dieser Runde, 18 insgesamt. ausgeschieden" in seen
    assert "──" not in seen.partition("gewinnst die Runde")[2]


def test_the_next_match_begins_with_nothing_at_the_next_seat(at: Any) -> None:
    game = at(scoring("penalty", 18), **POSITION)
    game.finish("4s")
    assert game.table.match.over
    game.table.new_match()
    game.table.deal()
    assert (game.table.match.totals, game.table.round) == ((0, 0, 0), 1)
    assert game.table.view.turn == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_match_to_its_end_and_another_one(lang: str, tmp_path: Path) -> None:
    """Three players, out above twenty points; chance says who begins. Every record holds."""
    rules = tmp_path / "short.json"
    fields = scoring("elimination", 20) | {"seats": [3, 3], "deal": {"hand": 4, "first": "random"}}
    rules.write_text(json.dumps(fields), encoding="utf-8")
    words = ["--ruleset", str(rules), "--lang", lang, "--pace", "0", "--records", str(tmp_path)]
    with Terminal("play", "--terminal", *words) as terminal:
        person = Person(terminal, lang, seed=3)
        screen, rounds = person.play_round(), 1
        while not person.over(screen):
            screen, rounds = person.play_round(""), rounds + 1
            assert rounds < 60
        goal = i18n.catalogue(lang).text("term-goal-elimination", target=20)
        begun = person.play_round("")
        assert " ".join(person.seen.split()).count(goal) == 2
        assert begun
        person.leave()
    assert max(map(len, person.seen.splitlines())) <= 80
    made = sorted(tmp_path.glob("plain-*.json"))
    assert len(made) == rounds + 1
    for file in made:
        assert verify(json.loads(file.read_text(encoding="utf-8"))).over


def test_who_leaves_the_table_in_a_match_sees_how_it_stood() -> None:
    words = ["--ruleset", "crazy-eights", "--seats", "2", "--seed", "11", "--pace", "0"]
    with Terminal("play", "--terminal", *words) as terminal:
        person = Person(terminal, "en", seed=3)
        person.play_round()
        terminal.type("")
        assert re.search(r"Points: .*You \d", person.leave())
