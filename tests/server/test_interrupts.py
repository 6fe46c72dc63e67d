"""What happens beside the turn, or needs a choice: jumps, challenges, gifts, exchanges."""

import random
from pathlib import Path
from typing import Any

import pytest

from switch import bots
from switch.notation import record
from switch.rulesets import share
from switch.rulesets.checking import checked
from tests.server.served import (
    OPEN,
    Frame,
    Player,
    Served,
    bot,
    catch_up,
    play_round,
    serving,
    together,
)

pytestmark = pytest.mark.anyio

STOCK = ["2C", "3C", "4C", "5C", "6C"]


def code(**changes: Any) -> str:
    return share.encode(checked(changes))


JUMPS = code(base="uk-switch", cards={"packs": "two"}, interrupt={"jump_in": True})
CHALLENGES = code(base="colours-108", interrupt={"challenge": True})


async def people(served: Served, rules: str, *others: Frame, guests: int = 1) -> list[Player]:
    place = await served.table(rules, *[OPEN] * guests, *others)
    places = [place, *[await served.join(place, f"Guest {n}") for n in range(guests)]]
    players = [await served.sit(one) for one in places]
    await together(players, lambda p: p.table["phase"] == "round")
    return players


def kinds(events: list[Frame]) -> list[str]:
    return [event["type"] for event in events]


async def test_a_jump_takes_the_turn(shared: Served) -> None:
    a, b, c = await people(shared, JUMPS, guests=2)
    hands = [["9H", "4D", "5D"], ["KD", "KC", "3S"], ["9H", "QS", "QD"]]
    await shared.put([a, b, c], {"hands": hands, "stock": STOCK, "pile": ["6H"]})
    before = c.v
    assert (await a.do("9H"))["t"] == "ack"
    await catch_up([b, c], a.v)
    assert "jump:9H" in c.view["legal"]
    assert (await c.do("jump:9H", v=before))["code"] == "old_version"
    assert (await b.do("jump:9H"))["code"] == "cannot_jump"
    answer = await c.do("jump:9H")
    assert answer["t"] == "ack"
    await catch_up([a, b], answer["v"])
    assert kinds(b.log[-1]["events"])[:2] == ["jumped", "laid"]
    assert (b.view["turn"], b.view["counts"]) == (0, [2, 3, 2])
    assert (await b.do("KD"))["code"] == "not_your_turn"


async def test_a_computer_player_jumps_in(tmp_path: Path) -> None:
    async with serving(tmp_path, make_robot=lambda _, seed: bots.get("greedy", seed)) as served:
        a, b = await people(served, JUMPS, bot())
        hands = [["9H", "4D", "5D"], ["KD", "KC", "3S"], ["9H", "QS", "QD"]]
        await served.put([a, b], {"hands": hands, "stock": STOCK, "pile": ["6H"]})
        before = b.v  # it may have jumped in on the starter, before the cards were put there
        assert (await a.do("9H"))["t"] == "ack"
        await b.until_state(lambda: b.v > before and "jumped" in kinds(b.log[-1]["events"]))
        assert (b.view["turn"], b.view["counts"]) == (0, [2, 3, 2])


@pytest.mark.parametrize(
    ("hand", "bluffed"), [(["WF", "3R", "4Y"], True), (["WF", "3G", "4Y"], False)]
)
async def test_a_challenge_is_sent_alone(shared: Served, hand: list[str], *, bluffed: bool) -> None:
    """What follows would be judged by what only the challenge shows."""
    a, b = await people(shared, CHALLENGES)
    position = {"hands": [hand, ["9B", "8B", "7G"]], "stock": ["1R", "1B", "1G", "1Y"] * 2}
    await shared.put([a, b], {**position, "pile": ["9R"]})
    assert (await a.do("WF", "suit:B"))["t"] == "ack"
    await catch_up([b], a.v)
    assert b.view["legal"] == ["challenge", "accept"]
    for further in ("9B", "draw", "pass"):
        refused = await b.do("challenge", further)
        assert (refused["t"], refused["code"]) == ("nack", "bad_request")
    assert "clause" not in refused
    assert (await b.do("9B"))["code"] == "challenge_open"
    assert (await b.do("challenge"))["t"] == "ack"
    assert ("bluffed" in kinds(b.log[-1]["events"])) is bluffed
    # Four for who bluffed; else four and two for who did not believe it.
    assert b.view["counts"] == ([6, 3] if bluffed else [2, 9])


async def test_a_player_to_exchange_with_is_chosen(shared: Served) -> None:
    rules = code(base="uk-switch", turn={"exchange": ["Q"], "exchange_with": "a player"})
    a, b, c = await people(shared, rules, guests=2)
    hands = [["QH", "4D"], ["KD", "KC", "3S"], ["9C", "9S", "TD", "TS"]]
    await shared.put([a, b, c], {"hands": hands, "stock": STOCK, "pile": ["6H"]})
    assert (await a.do("QH", "with:0"))["code"] == "no_choice_here"
    assert (await a.do("QH"))["t"] == "ack"
    assert (a.view["phase"], a.view["turn"]) == ("exchange", 0)
    assert (await a.do("with:2"))["t"] == "ack"
    assert a.view["hand"] == sorted(hands[2], key=a.view["hand"].index)
    await catch_up([b, c], a.v)
    assert (c.view["hand"], b.view["counts"]) == (["4D"], [4, 3, 1])


async def test_everybody_gives_and_only_two_see_each_card(shared: Served) -> None:
    rules = code(base="uk-switch", turn={"give": ["3"], "give_who": "everybody"})
    a, b, c = await people(shared, rules, guests=2)
    hands = [["3H", "4D", "5D"], ["KD", "KC", "3S"], ["9C", "9S", "TD"]]
    await shared.put([a, b, c], {"hands": hands, "stock": STOCK, "pile": ["6H"]})
    assert (await a.do("3H", "give:4D"))["t"] == "ack"
    await catch_up([b, c], a.v)
    assert (b.view["phase"], b.view["turn"], b.view["given"]) == ("give", 1, [None, None, None])
    assert a.view["given"] == ["4D", None, None]
    assert (await c.do("give:9C"))["code"] == "not_your_turn"
    assert (await b.do("give:KC"))["t"] == "ack"
    await catch_up([c], b.v)
    assert (await c.do("give:9C"))["t"] == "ack"
    await catch_up([a, b], c.v)
    gifts = [
        [(one["seat"], one["to"], one.get("card")) for one in player.log[-1]["events"][:3]]
        for player in (a, b, c)
    ]
    assert gifts[0] == [(0, 1, "4D"), (1, 2, None), (2, 0, "9C")]
    assert gifts[1] == [(0, 1, "4D"), (1, 2, "KC"), (2, 0, None)]
    assert gifts[2] == [(0, 1, None), (1, 2, "KC"), (2, 0, "9C")]


@pytest.mark.parametrize(
    "turn", [{"give": ["3", "5"]}, {"exchange": ["0"], "exchange_with": "a player"}]
)
async def test_records_of_interrupted_rounds_verify(shared: Served, turn: Frame) -> None:
    """Jumps, challenges, gifts, exchanges, cards that must be covered, one out after the other."""
    rules = code(
        base="colours-108",
        turn=turn,
        interrupt={"jump_in": True, "challenge": True},
        end={"places": "all but one", "cover": ["D"]},
    )
    player = await shared.sit(await shared.table(rules, *[bot("sharp")] * 3))
    await play_round([player], random.Random(6))
    answer = await shared.http.get(f"/api/tables/{player.place['table']}/rounds/1")
    end = record.verify(answer.json())
    assert list(end.places) == player.view["places"]
    assert len(end.places) == 3
