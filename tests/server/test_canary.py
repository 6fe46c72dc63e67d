"""Nothing hidden ever leaves: every frame and every answer over HTTP, checked against the truth.

The truth is folded again from the log. Whatever looks like a card must be one that this viewer
may know at that version; seeds, hashes and tokens of others must not occur at all.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from switch import engine, rulesets
from switch.rulesets import RuleSet, share
from switch.rulesets.checking import checked
from switch.server.fold import create, step
from switch.server.inputs import Created, read_input
from switch.server.rulenames import powers
from switch.server.table import Table
from tests.server.served import OPEN, Frame, Player, Served, anything, bot, choose, together

pytestmark = pytest.mark.anyio

# Jokers, two packs, debts that let their payer lay, several draws in a turn.
SEVERAL_DRAWS = share.encode(
    checked(
        {
            "base": "pesten",
            "cards": {"packs": "two", "jokers": 4},
            "attack": {"after_paying": "may lay"},
            "draw": {"upto": 3, "may_lay": "any card", "refills": 5},
        }
    )
)

# Cards that are given and chosen in secret, wild cards that are challenged, jumps.
SECRETS = share.encode(
    checked(
        {
            "base": "colours-108",
            "turn": {"give": ["3", "5"], "give_who": "everybody"},
            "interrupt": {"jump_in": True, "challenge": True},
            "call": {"required": True, "false_call": 2, "false_catch": 1},
        }
    )
)


def words(text: str) -> set[str]:
    return set(text.split())


@dataclass
class Truth:
    """Every version of a table, and the seeds in its log with the version that made them public."""

    tables: dict[int, Table] = field(default_factory=dict)
    seeds: dict[str, int] = field(default_factory=dict)

    @property
    def holders(self) -> set[str]:
        return {s.holder for t in self.tables.values() for s in t.seats if s.holder}


async def truth_of(served: Served, code: str) -> Truth:
    truth = Truth()
    table: Table | None = None
    for entry in await served.lobby.services.repository.load(code):
        item = read_input(entry.body)
        if isinstance(item, Created):
            table, _ = create(code, item)
        else:
            assert table is not None
            table, _ = step(table, item)
        truth.tables[entry.version] = table
        truth.seeds.setdefault(table.next_seed, 10**9)
        if table.stage == "between" and table.seed is not None:
            truth.seeds[table.seed] = min(truth.seeds[table.seed], entry.version)
    truth.seeds.pop("", None)
    return truth


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings(key)
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


@cache
def card(rules: RuleSet) -> re.Pattern[str]:
    """Any card of the pack, as a word of its own."""
    return re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(rules.pack.codes)})(?![A-Za-z0-9])")


def cards_in(value: Any, rules: RuleSet) -> set[str]:
    return {found for text in strings(value) for found in card(rules).findall(text)}


def known(game: engine.State | None, seat: int | None) -> set[str]:
    """What rules.md 1.16 lets the viewer know of this moment."""
    if game is None:
        return set()
    hand = set(game.hands[seat]) if seat is not None else set()
    whole = game.ruleset.values["table.pile"] == "all"
    pile = game.pile if whole else game.pile[-1:]
    return hand | set(pile) | set(game.laid)


def check_events(events: list[Frame], seat: int | None, rules: RuleSet) -> None:
    for event in events:
        public = event["type"] in ("laid", "dealt")
        own = event["type"] in ("drew", "gave") and seat in (event["seat"], event.get("to"))
        if not public and not (own and seat is not None):
            assert cards_in(event, rules) == set(), event
            assert {"cards", "card"}.isdisjoint(event)


def check_frame(frame: Frame, player: Player, truth: Truth, sent: set[str]) -> None:
    rules = truth.tables[1].rules
    seat = frame["table"]["you"] if "table" in frame else player.table["you"]
    if frame["t"] in ("update", "snapshot"):
        for entry in frame.get("log", [{"events": frame.get("events", [])}]):
            check_events(entry["events"], seat, rules)
        assert frame.get("powers", powers(rules)) == powers(rules)
        table = truth.tables[frame["v"]]
        rest = {key: item for key, item in frame.items() if key not in PUBLIC}
        assert cards_in(rest, rules) <= known(table.game, seat), frame
        assert set(frame["view"] or {}) <= VIEW_FIELDS
        assert set(frame["table"]) == TABLE_FIELDS
        for shown in frame["table"]["seats"]:
            assert set(shown) == {"name", "kind", "level", "online", "stand_in", "wins"}
    else:
        tops = {t.game.pile[-1] for t in truth.tables.values() if t.game is not None}
        assert cards_in(frame, rules) <= sent | tops, frame


PUBLIC = ("events", "log", "rules", "powers", "base", "code")  # events: by themselves
HOUSE = (pytest.param(SEVERAL_DRAWS, id="draws"), pytest.param(SECRETS, id="secrets"))
VIEW_FIELDS = words(
    "seat hand counts stock pile pile_count turn direction suit pending skip phase laid drawn draws"
    " called exposed passes winner result legal"
    " accused ending given refills false_calls false_catches"
)
TABLE_FIELDS = words(
    "code ruleset name phase round you host beginner clock on_expiry view match"
    " first commit seed next_commit ready invite seats hints"
)


def check_secrets(player: Player, truth: Truth, others: set[str]) -> None:
    for raw, frame in zip(player.raw, player.frames, strict=True):
        version = frame.get("v", 0)
        for seed, since in truth.seeds.items():
            assert seed not in raw or version >= since, "a seed before its time"
        assert not any(holder in raw for holder in truth.holders)
        assert not any(token in raw for token in others)


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card", "pesten", *HOUSE])
async def test_no_frame_tells_what_its_viewer_may_not_know(served: Served, ruleset: str) -> None:
    chance = random.Random(21)
    others = [] if ruleset == "duel" else [bot("sharp")]
    place = await served.table(ruleset, OPEN, *others)
    guest_place = await served.join(place)
    viewers = [await served.sit(place), await served.sit(guest_place), await served.watch(place)]
    people = viewers[:2]
    sent = {"9H"}  # the example that a sentence about an unknown card gives
    for number in (1, 2):
        while people[0].table["phase"] != "between":
            mover = next((p for p in people if p.my_turn), None)
            if mover is None:
                await anything(viewers)
                await together(viewers, lambda _: True)
                continue
            codes = rulesets.from_fields(mover.rules).pack.codes
            wrongs = [*chance.sample(codes, 3), "ZZ", "call", "catch:0", "suit:H", "jump:"]
            wrong = chance.choice(wrongs)
            wrong += chance.choice(codes) if wrong == "jump:" else ""
            turn = choose(mover, chance)
            sent |= {text.removeprefix("jump:").removeprefix("give:") for text in (wrong, *turn)}
            for rival in people:
                await rival.do(wrong)
            await mover.do(*turn)
            await together(viewers, lambda _: True)
            if chance.random() < 0.2:
                await chance.choice(viewers).hello()
        for player in people:
            await player.ask("next", round=number + 1)
        await together(viewers, lambda p, n=number: p.table["round"] == n + 1)  # type: ignore[misc]
    truth = await truth_of(served, place["table"])
    assert len(truth.seeds) == 3
    tokens = {place["token"], guest_place["token"]}
    for viewer in viewers:
        own = {viewer.place["token"]} - {None}
        check_secrets(viewer, truth, tokens - own)
        for frame in viewer.frames:
            check_frame(frame, viewer, truth, sent)
    if ruleset == SEVERAL_DRAWS:
        views = [frame["view"] for p in people for frame in p.frames if frame.get("view")]
        assert max(view["draws"] for view in views) > 1
        assert "paid" in {view["phase"] for view in views}
    if ruleset == SECRETS:
        happened = {
            event["type"]
            for viewer in viewers
            for frame in viewer.frames
            for event in frame.get("events", [])
        }
        assert happened >= {"gave", "false_catch"}
    assert {frame["t"] for p in people for frame in p.frames} >= {"snapshot", "update", "nack"}


async def test_http_tells_nothing_of_a_running_round(served: Served) -> None:
    place = await served.table("classic", bot())
    player = await served.sit(place)
    code = place["table"]
    truth = await truth_of(served, code)
    paths = ["/", "/healthz", "/api/rulesets", f"/api/tables/{code}/rounds/1", f"/t/{code}"]
    paths += [f"/api/tables/{code}", f"/api/tables/{code}/rounds/2", f"/tables/{code}", "/ws"]
    for path in paths:
        answer = await served.http.get(path)
        assert cards_in(answer.text, rulesets.get("classic")) == set(), path
        for secret in {*truth.seeds, *truth.holders, place["token"], place["invite"]}:
            assert secret not in answer.text, path
    assert player.my_turn


async def test_the_checker_would_notice(served: Served) -> None:
    """The canary can sing: a rival's card put into a frame is found."""
    players = await served.seated("classic", 2)
    truth = await truth_of(served, players[0].place["table"])
    frame = next(f for f in players[0].frames if f.get("view"))
    rival = truth.tables[frame["v"]].game
    assert rival is not None
    check_frame(frame, players[0], truth, set())
    frame["view"]["suit"] = rival.hands[1][0]
    with pytest.raises(AssertionError):
        check_frame(frame, players[0], truth, set())


async def test_private_names_do_not_occur_in_what_is_told(served: Served) -> None:
    players = await served.seated("last-card", 2)
    told = " ".join(players[0].raw + players[1].raw)
    for word in ("holder", "token", "hands", "next_seed", "chance", "command", "given_up"):
        assert f'"{word}"' not in told
