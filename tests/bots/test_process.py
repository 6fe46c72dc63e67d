"""Programs that play: whole rounds of good ones, and each way in which one can fail."""

import os
import pickle
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from switch import bots, engine, rulesets
from switch.bots import BotFault, ProcessPlayer
from switch.bots.process_pipe import Program
from switch.engine import FastChance, State, View
from switch.notation import load_position
from tests.bots.matches import seen

ROOT = Path(__file__).parents[2]
FAULTY = Path(__file__).parent / "scripts" / "faulty.py"
GOOD = {
    "python": f"{sys.executable} {ROOT / 'examples' / 'bots' / 'first_legal.py'}",
    "javascript": f"node {ROOT / 'examples' / 'bots' / 'first_legal.mjs'}",
}
PATIENCE = 20_000  # ms for what is not about time, on a machine that does much else
SHORT = 30
GAMES = [("classic", 3), ("duel", 2), ("last-card", 4)]


@contextmanager
def playing(fault: str, *words: str, time_ms: int = PATIENCE) -> Iterator[ProcessPlayer]:
    command = [sys.executable, str(FAULTY), fault, *words]
    player = ProcessPlayer(command, 7, time_ms=time_ms, start_ms=PATIENCE)
    try:
        yield player
    finally:
        pid = player.pid
        player.close()
        assert pid is None or is_gone(pid)


def is_gone(pid: int) -> bool:
    """Neither running nor a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def dealt(ruleset: str = "classic", seats: int = 2) -> State:
    return engine.deal(rulesets.get(ruleset), seats=seats, chance=FastChance(4))


def first_view() -> View:
    return seen(dealt(), 0)


def fault_of(player: ProcessPlayer, view: View | None = None) -> BotFault:
    with pytest.raises(BotFault) as fault:
        player.turn(view or first_view())
    return fault.value


def play_on(player: ProcessPlayer, state: State) -> State:
    """The program plays all seats to the end of the round."""
    while not state.over:
        state, _ = engine.play(state, player.turn(seen(state, state.turn)))
    return state


# --- rounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", GOOD)
@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
def test_a_program_plays_whole_rounds_against_ours(language: str, ruleset: str, seats: int) -> None:
    program = bots.get("process:" + GOOD[language], 1)
    players = [program, *[bots.get("normal", seat) for seat in range(1, seats)]]
    won = 0
    for deal in range(4):
        state = engine.deal(
            rulesets.get(ruleset), seats=seats, first=deal % seats, chance=FastChance(deal)
        )
        while not state.over:
            state, events = engine.play(state, players[state.turn].turn(seen(state, state.turn)))
            for seat, player in enumerate(players):
                player.saw([engine.redact(event, seat) for event in events], seen(state, seat))
                reaction = player.reaction(seen(state, seat))
                if reaction is not None and reaction.action in engine.legal(state, seat):
                    state, _ = engine.apply(state, reaction.action, seat)
        won += state.winner == 0
    program.close()
    assert won < 4


@pytest.mark.parametrize("ruleset", rulesets.ids())
def test_a_program_can_play_every_rule_set(ruleset: str) -> None:
    player = bots.get("process:" + GOOD["python"], 1)
    assert isinstance(player, ProcessPlayer)
    for deal in range(3):
        rules = rulesets.get(ruleset)
        state = engine.deal(rules, seats=rules.seats[0], chance=FastChance(deal))
        assert play_on(player, state).over
    player.close()
    assert player.pid is None


def test_one_process_serves_many_rounds_and_restarts_after_a_fault() -> None:
    with playing("dies-later") as player:
        pids = []
        for _ in range(2):
            for _ in range(3):
                player.turn(first_view())
                pids.append(player.pid)
            assert fault_of(player).code == "bot_died"
            assert player.pid is None
        assert len(set(pids)) == 2
        assert all(is_gone(pid) for pid in pids if pid)


def test_empty_lines_are_no_answers() -> None:
    with playing("empty-lines") as player:
        player.turn(first_view())


def test_a_program_is_told_its_seed() -> None:
    with playing("seed") as player:
        assert "Its last words: 7" in fault_of(player).message


# --- faults --------------------------------------------------------------------------------------

FAULTS = {
    "noise": ("bot_noise", "Hello, I am a bot!"),
    "list": ("bot_noise", '["draw"]'),
    "half-json": ("bot_noise", '"actions": ["dr'),
    "deep": ("bot_noise", "[[[["),
    "nothing": ("bot_noise", "list of actions"),
    "numbers": ("bot_noise", "list of actions"),
    "long": ("bot_too_long", "1048576"),
    "dies": ("bot_died", "exit code 1. Its last words: no weights found"),
    "refuses": ("bot_refused", "tired"),
    "wrong-id": ("bot_wrong_id", "99"),
    "no-id": ("bot_wrong_id", "id 1"),
    "empty": ("bot_illegal", "No action"),
    "stranger": ("bot_illegal", "'ZZ' is not among what is legal now: "),
    "no-suit": ("bot_illegal", "'suit:?'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_no_answer_is_a_fault_with_a_code_and_a_sentence(fault: str) -> None:
    code, part = FAULTS[fault]
    with playing(fault) as player:
        found = fault_of(player)
        assert (found.code, player.pid) == (code, None)
        assert part in found.message
        assert len(found.message) < 500


def test_nothing_follows_a_draw() -> None:
    position = {"hands": [["2C"], ["KD"]], "pile": ["5H"], "stock": ["9C", "TC"]}
    view = seen(load_position(rulesets.get("classic"), position, FastChance(1)), 0)
    with playing("looks") as player:
        found = fault_of(player, view)
    assert found.code == "bot_illegal"
    assert "follow 'draw'" in found.message


@pytest.mark.parametrize("fault", ["hangs", "deaf", "blank"])
def test_time_that_is_over_is_a_fault_and_the_end_of_the_program(fault: str) -> None:
    command = [sys.executable, str(FAULTY), fault]
    player = ProcessPlayer(command, 7, time_ms=SHORT, start_ms=0)
    found = fault_of(player)
    assert (found.code, player.pid) == ("bot_late", None)
    assert "0.03 seconds" in found.message


def test_a_slow_one_plays_if_it_is_given_the_time() -> None:
    with playing("slow") as player:
        for _ in range(2):
            player.turn(first_view())


def test_the_first_answer_may_take_longer_for_it_has_to_start() -> None:
    """Each answer takes it 50 ms."""
    with playing("slow", time_ms=SHORT) as player:
        player.turn(first_view())
        assert fault_of(player).code == "bot_late"


@pytest.mark.parametrize(
    ("fault", "code", "part"),
    [
        ("dies-later", "bot_died", "signal 11"),
        ("closes", "bot_died", "closed its output"),
        ("illegal-later", "bot_illegal", "not among what is legal"),
    ],
)
def test_a_fault_in_the_middle_of_a_round(fault: str, code: str, part: str) -> None:
    with playing(fault) as player, pytest.raises(BotFault) as found:
        play_on(player, dealt())
    assert found.value.code == code
    assert part in found.value.message


def test_one_that_hangs_in_the_middle_of_a_round() -> None:
    with playing("hangs-later", time_ms=300) as player, pytest.raises(BotFault) as found:
        play_on(player, dealt())
    assert found.value.code == "bot_late"


def test_a_second_answer_is_not_taken_for_the_next_one() -> None:
    with playing("again") as player:
        player.turn(first_view())
        assert fault_of(player).code == "bot_wrong_id"


def test_a_suit_that_was_not_named_is_refused_by_the_rules() -> None:
    rules = rulesets.get("classic")
    position = {"hands": [["AH", "3C", "4C"], ["KD"]], "pile": ["5H"], "stock": ["9C", "TC"]}
    state = load_position(rules, position, FastChance(1))
    with playing("never-names") as player:
        actions = player.turn(seen(state, 0))
        assert [str(action) for action in actions] == ["AH"]
        with pytest.raises(engine.Refused) as refused:
            engine.play(state, actions)
        assert refused.value.refusal.code == "name_a_suit"


def test_complaints_without_end_hold_nobody_up() -> None:
    """1.3 MB of standard error before each answer; a pipe holds 64 KiB."""
    with playing("complains") as player:
        for _ in range(3):
            player.turn(first_view())


def test_what_it_says_without_reading_does_not_pile_up() -> None:
    """The question is larger than any pipe."""
    program = Program([sys.executable, str(FAULTY), "floods"], os.environ)
    with pytest.raises(BotFault, match="does not read") as fault:
        program.ask(b"x" * (8 << 20), PATIENCE / 1000)
    assert fault.value.code == "bot_too_long"
    assert is_gone(program.pid)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["/nowhere/mybot"], "/nowhere/mybot cannot be started: No such file"),
        ([str(FAULTY.parent)], "cannot be started: Permission denied"),
        (["py\0thon"], "cannot be started: embedded null byte"),
    ],
)
def test_a_program_that_cannot_be_started(words: list[str], part: str) -> None:
    found = fault_of(ProcessPlayer(words, 1))
    assert found.code == "bot_not_started"
    assert part in found.message


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("process:", "needs a command"),
        ("process:  ", "needs a command"),
        ("process:python3 'mybot.py", "No closing quotation"),
        ("process:no-such-program-here x", "no program 'no-such-program-here'"),
    ],
)
def test_a_name_that_names_no_program(name: str, part: str) -> None:
    with pytest.raises(ValueError, match=part):
        bots.get(name, 1)


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    player = bots.get(f"process:echo hello; touch {mark} $(touch {mark}) > {mark}", 1)
    with pytest.raises(BotFault) as fault:
        player.turn(first_view())
    assert fault.value.code == "bot_noise"
    assert "hello; touch" in fault.value.message
    assert not mark.exists()


# --- reactions -----------------------------------------------------------------------------------


def exposed(seat: int) -> State:
    position = {
        "hands": [["7S", "KH"] if seat else ["7S"], ["2D"] if seat else ["2D", "3D"]],
        "pile": ["5H"],
        "stock": ["9C", "TC", "JC"],
        "exposed": seat,
    }
    return load_position(rulesets.get("last-card"), position, FastChance(1))


def test_it_calls_late_and_catches() -> None:
    with playing("good") as player:
        for seat, action in ((0, "call"), (1, "catch:1")):
            reaction = player.reaction(seen(exposed(seat), 0))
            assert reaction is not None
            assert str(reaction.action) == action
            assert 0.7 <= reaction.delay <= 1.6


def test_it_is_not_asked_where_there_is_nothing_to_react_to() -> None:
    with playing("good") as player:
        assert player.reaction(first_view()) is None
        assert player.pid is None


def test_one_that_does_not_know_reactions_goes_without() -> None:
    with playing("mute") as player:
        view = seen(exposed(1), 0)
        assert player.reaction(view) is None
        pid = player.pid
        assert player.reaction(view) is None
        player.turn(view)
        assert player.pid == pid is not None


def test_a_turn_is_no_reaction() -> None:
    with playing("overreacts") as player, pytest.raises(BotFault, match="'draw' is no reaction"):
        player.reaction(seen(exposed(1), 0))


# --- the end -------------------------------------------------------------------------------------


def test_one_that_does_not_want_to_end_is_ended() -> None:
    with playing("stubborn") as player:
        player.turn(first_view())


def heard(reading: int) -> bytes:
    assert select.select([reading], [], [], PATIENCE / 1000)[0]
    return os.read(reading, 1)


@pytest.mark.parametrize("fault", ["child", "stubborn-child"])
def test_what_it_has_started_ends_with_it(fault: str, tmp_path: Path) -> None:
    """The child keeps a named pipe open: when that ends, the child has ended."""
    path = tmp_path / "alive"
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with playing(fault, str(path)) as player:
            player.turn(first_view())
            assert heard(reading) == b"1"
        assert heard(reading) == b""
    finally:
        os.close(reading)


def test_a_copy_of_us_that_was_forked_off_ends_nothing() -> None:
    with playing("good") as player:
        player.turn(first_view())
        program = player._program
        assert program is not None
        child = os.fork()
        if child == 0:
            program._end()
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        player.turn(first_view())


def test_a_fault_goes_whole_to_another_process() -> None:
    fault = pickle.loads(pickle.dumps(BotFault("bot_late", "Too late.")))  # noqa: S301
    assert (fault.code, fault.message, str(fault)) == ("bot_late", "Too late.", "Too late.")


def test_one_that_is_forgotten_is_ended_too() -> None:
    player = ProcessPlayer([sys.executable, str(FAULTY), "good"], 1)
    player.turn(first_view())
    pid = player.pid
    assert pid is not None
    del player
    assert is_gone(pid)
