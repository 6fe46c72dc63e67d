"""docs/bots.md is true: its bot plays, its question is asked, its answers are taken."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from switch import bots, engine, rulesets
from switch.bots import BotFault, ProcessPlayer
from switch.bots.process_faults import FaultCode
from switch.engine import FastChance, State
from switch.notation import load_position, parse_action
from switch.rulesets.checking import checked
from tests.bots.matches import seen

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
TELLS = Path(__file__).parent / "scripts" / "tells.py"
PATIENCE = 20_000


def code(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


BOT, MATCH = code("python")
QUESTION, ANSWER, REACTION = map(json.loads, code("json"))


def table(first: str) -> list[str]:
    """The codes at the beginnings of the rows of the table whose first column has this head."""
    _, _, rest = PAGE.partition(f"\n| {first} | ")
    rows = rest.partition("\n\n")[0]
    return re.findall(r"^\| `([\w.]+)` \|", rows, re.MULTILINE)


def the_position() -> tuple[State, list[engine.Event]]:
    """Seat 0 lays the ten of diamonds, which turns the direction."""
    position = {
        "hands": [["TD", "KC", "KH"], ["3C", "KD", "AH", "TS"]],
        "pile": ["9D"],
        "stock": ["9C", "TC", "6S"],
    }
    state = load_position(rulesets.get("classic"), position, FastChance(1))
    state, events = engine.play(state, [engine.Lay("TD")])
    return state, [engine.redact(event, 1) for event in events]


def asked(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_bot_of_the_page_plays_the_match_of_the_page(tmp_path: Path) -> None:
    """As it stands there, in a folder of its own, with the `python3` of the path."""
    (tmp_path / "mybot.py").write_text(BOT, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-W", "error", "-c", MATCH],
        cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    won = re.fullmatch(r"mybot\.py has won (\d+) of 20 rounds\.\n", played.stdout)
    assert won is not None, played.stdout
    assert int(won[1]) < 20


def test_the_example_is_the_bot_of_the_page() -> None:
    example = (ROOT / "examples" / "bots" / "first_legal.py").read_text(encoding="utf-8")
    assert example.partition("\n\n")[2] == BOT


def test_the_question_of_the_page_is_the_one_that_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "asked"
    player = ProcessPlayer(
        [sys.executable, str(TELLS), str(path)], 1, time_ms=500, start_ms=PATIENCE
    )
    state, events = the_position()
    player.saw(events, seen(state, 1))
    player.turn(seen(state, 1))
    player.close()
    (question,) = asked(path)
    question["view"]["hand"] = sorted(question["view"]["hand"])
    shown = {**QUESTION, "view": {**QUESTION["view"], "hand": sorted(QUESTION["view"]["hand"])}}
    assert question == shown
    assert list(question) == [key for key in table("field") if key != "view.legal"]


def test_the_answer_of_the_page_is_a_turn_there() -> None:
    state, _ = the_position()
    actions = [parse_action(text, state.ruleset) for text in ANSWER["actions"]]
    after, _ = engine.play(state, actions)
    assert (after.turn, after.suit) == (0, "S")
    assert ANSWER["id"] == QUESTION["id"]
    assert engine.play(state, [engine.Lay("AH"), engine.NameSuit("S")])[0] == after


def test_the_reaction_of_the_page_is_one() -> None:
    (text,) = REACTION["actions"]
    assert parse_action(text, rulesets.get("last-card")) == engine.Catch(2)
    assert REACTION["ok"] is True


def test_the_page_has_every_fault_and_no_other() -> None:
    assert table("code") == list(get_args(FaultCode))


def test_a_question_has_the_events_since_the_last_one_of_this_round(tmp_path: Path) -> None:
    path = tmp_path / "asked"
    player = ProcessPlayer([sys.executable, str(TELLS), str(path)], 1, time_ms=PATIENCE)
    for deal in (1, 2):
        state = engine.deal(rulesets.get("duel"), seats=2, chance=FastChance(deal))
        for _ in range(6):
            state, events = engine.play(state, player.turn(seen(state, state.turn)))
            player.saw(events, seen(state, 0))
    player.close()
    questions = asked(path)
    assert len(questions) == 12
    # Each was told of one turn; each round, given up half-way, begins with no news.
    told = [question["events"] for question in questions]
    assert [bool(events) for events in told] == [False, *[True] * 5] * 2
    assert all(events[-1]["type"] == "turn" for events in told if events)
    assert all(
        question["view"]["turn"] == events[-1]["seat"]
        for question, events in zip(questions, told, strict=True)
        if events
    )


@pytest.mark.parametrize("rules", ["pesten", "colours-108"])
def test_house_rules_come_whole_and_presets_by_name(tmp_path: Path, rules: str) -> None:
    path = tmp_path / "asked"
    player = ProcessPlayer([sys.executable, str(TELLS), str(path)], 1, time_ms=PATIENCE)
    house = checked({"base": rules, "interrupt": {"jump_in": True}})
    for played in (rulesets.get(rules), house):
        state = engine.deal(played, seats=2, chance=FastChance(5))
        player.turn(seen(state, state.turn))
    player.close()
    first, second = (question["ruleset"] for question in asked(path))
    assert first == rules
    assert rulesets.from_fields(second) == house


def test_a_card_that_names_says_how(tmp_path: Path) -> None:
    """Crazy eights with powers: an eight names a suit, so it is in `names`; a seven is not."""
    path = tmp_path / "asked"
    player = ProcessPlayer([sys.executable, str(TELLS), str(path)], 1, time_ms=PATIENCE)
    position = {"hands": [["7H", "8C"], ["KD"]], "pile": ["5H"], "stock": ["9C"]}
    player.turn(seen(load_position(rulesets.get("crazy-eights"), position, FastChance(1)), 0))
    player.close()
    (question,) = asked(path)
    assert question["names"] == {"8C": ["suit:C", "suit:D", "suit:H", "suit:S"]}


def test_a_fault_is_what_the_page_says_it_is() -> None:
    with pytest.raises(BotFault) as fault:
        bots.get("process:false", 1).turn(seen(the_position()[0], 1))
    assert fault.value.code == "bot_died"
    assert "exit code 1" in fault.value.message
