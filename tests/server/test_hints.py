"""Hints for the seat on turn, the look back after a round, and who may have them."""

import asyncio
import random
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from switch import engine
from switch.bots import advice
from switch.server import advisor, fold
from switch.server.inputs import read_input
from tests.server.served import OPEN, Frame, Player, Served, bot, play_round, serving, together

pytestmark = pytest.mark.anyio

# Both nines together go out at once; one alone leaves the other in the hand.
WON: dict[str, Any] = {
    "hands": [["9H", "9S"], ["4H"]],
    "pile": ["9D"],
    "stock": ["KS", "TC", "TD", "3C", "5D"],
    "turn": 0,
}


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many that a sure choice is told from another, and no more."""
    for name in ("advise", "review"):
        effort = replace(advice.ADVICE, plain=320)
        monkeypatch.setattr(advice, name, quick(getattr(advice, name), effort))


def quick(work: Any, effort: Any) -> Any:
    return lambda *given: work(*given, effort)


async def people(served: Served, **options: object) -> list[Player]:
    place = await served.table("classic", OPEN, **options)
    guest = await served.join(place)
    players = [await served.sit(place), await served.sit(guest)]
    await together(players, lambda p: p.table["phase"] == "round")
    return players


async def asked(player: Player, t: str, **fields: object) -> Frame:
    """The answer itself, past what is told of how far it is."""
    name = secrets.token_hex(8)
    await player.send(t=t, id=name, **fields)
    return await player.until(lambda f: f.get("id") == name and f["t"] != "progress")


async def test_a_hint_is_told_to_who_is_on_turn_and_that_it_was_asked_to_all(
    served: Served,
) -> None:
    host, guest = await people(served, hints=True)
    spectator = await served.watch(host.place)
    await served.put([host, guest, spectator], WON)
    before = host.v
    answer = await asked(host, "hint")
    assert answer["t"] == "advice"
    assert {tuple(one["actions"]) for one in answer["choices"]} == {("9H", "9S"), ("9S", "9H")}
    assert {(one["wins"], one["high"], one["alike"]) for one in answer["choices"]} == {
        (100, 100, True)
    }
    for player in (host, guest, spectator):
        await player.until_state(lambda p=player: p.v > before)  # type: ignore[misc]
        assert player.log[-1]["events"] == [{"type": "hinted", "seat": 0}]
    assert (await guest.do("9H", v=guest.v))["code"] == "not_your_turn"
    for player in (guest, spectator):
        assert not [frame for frame in player.frames if frame["t"] == "advice"]


async def test_a_hint_is_for_nobody_else(served: Served) -> None:
    host, guest = await people(served, hints=True)
    other = next(player for player in (host, guest) if not player.my_turn)
    assert (await other.ask("hint"))["code"] == "not_your_turn"
    spectator = await served.watch(host.place)
    assert (await spectator.ask("hint"))["code"] == "spectator"
    assert (await spectator.ask("review", round=1))["code"] == "spectator"
    stranger = await served.open(host.place)
    assert (await stranger.ask("hint"))["code"] == "hello_first"


@pytest.mark.parametrize(
    ("others", "options", "allowed"),
    [
        ([bot()], {}, True),
        ([bot()], {"hints": False}, False),
        ([OPEN], {}, False),
        ([OPEN, bot()], {}, False),
        ([OPEN], {"hints": True}, True),
    ],
)
async def test_hints_are_for_games_against_the_computer_unless_they_are_wished(
    served: Served, others: list[Frame], options: Frame, *, allowed: bool
) -> None:
    place = await served.table("classic", *others, **options)
    player = await served.sit(place)
    assert player.table["hints"] is allowed
    if OPEN in others:  # the round has not begun
        assert (await player.ask("hint"))["code"] == "no_round"


async def test_no_hint_where_none_are_allowed(served: Served) -> None:
    host, guest = await people(served)
    mover = next(player for player in (host, guest) if player.my_turn)
    answer = await mover.ask("hint")
    assert (answer["code"], answer["v"]) == ("no_hints", mover.v)


async def test_the_same_turn_gets_the_same_hint_and_all_hear_of_it_once(served: Served) -> None:
    host, guest = await people(served, hints=True)
    mover = next(player for player in (host, guest) if player.my_turn)
    first, second = await asked(mover, "hint"), await asked(mover, "hint")
    assert first["choices"] == second["choices"]
    assert mover.log[-1]["events"] == [{"type": "hinted", "seat": mover.table["you"]}]
    assert (await mover.do("call"))["v"] == mover.v == first["v"], "no further version"


async def test_the_table_goes_on_while_a_hint_is_thought_out(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thought waits for us; meanwhile another asks, the turn is made, and a second hint of the
    same seat is refused."""
    go_on, began = threading.Event(), threading.Event()
    thinks = advisor.hint

    def slow(*given: Any) -> Any:
        began.set()
        assert go_on.wait(10)
        return thinks(*given)

    monkeypatch.setattr(advisor, "hint", slow)
    player = await served.sit(await served.table("classic", bot()))
    await served.put([player], {**WON, "hands": [["9H", "9S", "8C"], ["4H", "5H"]]})
    await player.send(t="hint", id="first")
    await asyncio.to_thread(began.wait, 10)
    await player.send(t="ping")
    await player.until(lambda frame: frame["t"] == "pong")
    assert (await player.do("9H"))["t"] == "ack"
    await player.until_state(lambda: player.my_turn)
    assert (await player.ask("hint"))["code"] == "too_many"
    go_on.set()
    answer = await player.until(lambda frame: frame.get("id") == "first")
    assert answer["t"] == "advice"
    assert (await asked(player, "hint"))["t"] == "advice"


async def test_a_command_of_a_lost_connection_is_answered_on_the_next(served: Served) -> None:
    place = await served.table("classic", bot())
    player = await served.sit(place)
    await player.until_state(lambda: player.my_turn)
    await player.send(t="hint", id="again")
    await player.socket.close()
    back = await served.sit(place)
    assert (await back.ask("hint", id_="again"))["t"] == "advice"


async def test_the_look_back_finds_the_turn_that_cost_the_round(served: Served) -> None:
    host, guest = await people(served)
    await served.put([host, guest], WON)
    assert (await host.ask("review", round=1))["code"] == "round_running"
    await host.do("9H")
    await guest.until_state(lambda: guest.my_turn)
    await guest.do("4H")
    await host.until_state(lambda: host.table["phase"] == "between")
    told = await asked(host, "review", round=1)
    assert (told["t"], told["round"], told["choices"], told["sound"]) == ("review", 1, 2, 1)
    (moment,) = told["moments"]
    assert (moment["turn"], moment["hand"], moment["top"]) == (1, ["9H", "9S"], "9D")
    assert moment["done"]["actions"] == ["9H", "end"]
    assert moment["best"]["actions"] == ["9H", "9S"]
    assert (moment["best"]["wins"], moment["after"]) == (100, None)
    assert moment["done"]["high"] < moment["best"]["low"]
    progress = [frame for frame in host.frames if frame["t"] == "progress"]
    assert [(one["done"], one["of"]) for one in progress] == [(0, 1)]
    again = await asked(host, "review", round=1)
    assert again == {**told, "id": again["id"]}
    mine = await asked(guest, "review", round=1)
    assert mine["choices"] == 0, "its only card was its only choice"
    assert (await host.ask("review", round=2))["code"] == "wrong_round"


class Review:
    """Every look back waits for ``go_on``; ``moments`` of them have begun, and it has ``ended``
    when nobody goes on with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.go_on, self.ended = (threading.Event() for _ in range(3))
        self.moments = 0
        self._reviews = advice.review
        monkeypatch.setattr(advice, "review", self._slow)

    def _slow(self, *given: Any) -> Any:
        try:
            for found in self._reviews(*given):
                self.moments += 1
                self.began.set()
                assert self.go_on.wait(10)
                yield found
        finally:
            self.ended.set()


async def test_a_look_back_that_nobody_waits_for_ends(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await people(served)
    await play_round([host, guest], random.Random(4))
    review = Review(monkeypatch)
    await host.send(t="review", id="first", round=1)
    assert await asyncio.to_thread(review.began.wait, 10)
    await host.socket.close()
    await guest.until_state(lambda: not guest.online[0])
    review.go_on.set()
    assert await asyncio.to_thread(review.ended.wait, 10)
    assert review.moments == 1
    back = await served.sit(host.place)
    await back.send(t="review", id="again", round=1)
    await back.until(lambda frame: frame["t"] == "progress" and frame["done"] > 0)


async def test_nobody_waits_for_those_who_look_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where a single thread thinks for all tables."""
    served.lobby.programs.minds.shutdown()
    served.lobby.programs.minds = ThreadPoolExecutor(1)
    host, guest = await people(served)
    await play_round([host, guest], random.Random(4))
    review = Review(monkeypatch)
    await host.send(t="review", id="first", round=1)
    assert await asyncio.to_thread(review.began.wait, 10)
    other = await served.sit(await served.table("classic", bot()))
    await other.until_state(lambda: other.my_turn)
    assert (await asked(other, "hint"))["t"] == "advice"
    review.go_on.set()
    assert (await host.until(lambda frame: frame["t"] == "review"))["id"] == "first"


async def test_a_table_is_the_same_without_its_hints(tmp_path: Path) -> None:
    """They are in the log, and nothing in the game depends on them; after a restart the story of
    the round is there again."""
    async with serving(tmp_path) as served:
        place = await served.table("last-card", bot("easy"))
        player = await served.sit(place)
        await player.until_state(lambda: player.my_turn)
        first = await asked(player, "hint")
        await player.do(*first["choices"][0]["actions"])
        await player.until_state(lambda: player.my_turn or player.table["phase"] == "between")
        assert player.my_turn
    async with serving(tmp_path) as served:
        player = await served.sit(place)
        before = await asked(player, "hint")
        room = await served.room(place)
        entries = await served.lobby.services.repository.load(place["table"])
        items = [(read_input(entry.body), entry.at) for entry in entries]
        kinds = [type(item).__name__ for item, _ in items]
        assert kinds.count("Hinted") == 2
        plain = [one for one, kind in zip(items, kinds, strict=True) if kind != "Hinted"]
        bare = fold.fold(place["table"], plain)
        assert bare.game == room.table.game
        assert bare.story == room.table.story
        assert before["choices"]
        await play_round([player], random.Random(4))
        assert (await asked(player, "review", round=1))["t"] == "review"
        record = await served.http.get(f"/api/tables/{place['table']}/rounds/1")
        assert record.status_code == 200


async def test_nobody_learns_from_a_hint_what_others_hold(served: Served) -> None:
    """Two worlds that look the same to the seat on turn."""
    host, guest = await people(served, hints=True)
    hands = [["9H", "4C", "AH"], ["KD", "QD"]]
    answers = []
    for hidden in (["KD", "QD"], ["9S", "AS"]):
        stock = ["KD", "QD", "9S", "AS", "5C", "6C"]
        rest = [card for card in stock if card not in hidden]
        await served.put([host, guest], {**WON, "hands": [hands[0], hidden], "stock": rest})
        room = await served.room(host.place)
        assert isinstance(room.table.game, engine.State)
        found = advisor.hint(room.table, 0)
        answers.append([(one.actions, one.share) for one in found])
    assert answers[0] == answers[1]
