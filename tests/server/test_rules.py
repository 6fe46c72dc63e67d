"""Rule sets over HTTP and at tables: by preset, code, link or fields; and what is no rule set."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from switch import rulesets
from switch.cards import PACKS
from switch.rulesets import files, share
from switch.rulesets.checking import checked
from switch.rulesets.options import OPTIONS
from tests.server.served import HUMAN, OPEN, Frame, Served, bot, choose, serving

pytestmark = pytest.mark.anyio

OURS = {"base": "classic", "name": "Sunday", "turn": {"skip": ["9"]}}
CODE = share.encode(checked(OURS))
CONTRADICTION = {"base": "classic", "call": {"required": True}}


async def ask(served: Served, rules: Any, **fields: Any) -> Frame:
    answer = await served.http.post("/api/rules", json={"rules": rules, **fields})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def refused(served: Served, path: str, content: bytes) -> tuple[int, str]:
    headers = {"Content-Type": "application/json"}
    answer = await served.http.post(path, content=content, headers=headers)
    error = answer.json()["error"]
    assert set(error) == {"code", "message"}
    assert error["message"].endswith(".")
    return answer.status_code, error["code"]


def rules_body(rules: Any, **fields: Any) -> bytes:
    return json.dumps({"rules": rules, **fields}).encode()


def table_body(name: str, *others: Frame) -> bytes:
    return json.dumps({"ruleset": name, "seats": [HUMAN, *(others or (OPEN,))]}).encode()


async def test_every_preset_is_listed_in_its_order(shared: Served) -> None:
    listed = (await shared.http.get("/api/rulesets")).json()["rulesets"]
    assert [one["id"] for one in listed] == list(rulesets.ids())
    facts = {one["id"]: (one["players"], one["cards"], one["pack"]) for one in listed}
    assert facts["classic"] == ([2, 4], 52, "french-52")
    assert facts["duel"] == ([2, 2], 37, "colour-36")
    assert facts["colours-108"][1:] == (108, "colour-108")


async def test_the_options_are_those_of_the_declarations(shared: Served) -> None:
    told = (await shared.http.get("/api/options")).json()
    options = {one["key"]: one for group in told["groups"] for one in group["options"]}
    assert list(options) == [option.key for option in OPTIONS]
    assert all(
        option["key"].startswith(group["id"] + ".")
        for group in told["groups"]
        for option in group["options"]
    )
    assert options["turn.skip"] == {
        "key": "turn.skip", "clause": "8.1", "type": "cards", "default": [], "needs": [],
    }  # fmt: skip
    assert options["attack.adds_up"] == {
        "key": "attack.adds_up", "clause": "7.3", "type": "flag", "default": True,
        "needs": ["attack.draw"],
    }  # fmt: skip
    cap = {"type": "number", "default": 0, "least": 0, "most": 50}
    assert cap.items() <= options["attack.cap"].items()
    assert options["sets.effects"]["values"] == ["add", "last", "once"]
    assert {"type": "amounts", "default": {}}.items() <= options["attack.draw"].items()
    assert set(told["packs"]) == set(PACKS)
    assert told["packs"]["french-32"]["suits"] == "CDHS"
    assert len(told["packs"]["french-32"]["cards"]) == 32
    assert told["packs"]["colour-108"]["cards"].count("WF") == 1
    assert "plain" in told["starters"]
    assert told["seats"] == [2, 12]


@pytest.mark.parametrize(
    "rules", [OURS, CODE, f"https://example.org/#rules={CODE}", checked(OURS).fields()]
)
async def test_one_rule_set_in_every_form(shared: Served, rules: Any) -> None:
    told = await ask(shared, rules, lang="nl")
    assert told["faults"] == []
    assert (told["base"], told["code"], told["name"]) == ("classic", CODE, "Sunday")
    assert (told["rules"]["turn"]["skip"], told["rules"]["turn"]["reverse"]) == (["9"], ["T"])
    (change,) = told["changes"]
    assert (change["key"], change["clause"]) == ("turn.skip", "8.1")
    assert "negen" in change["text"]
    assert "acht" in change["before"]
    skips = [one for one in told["short"] if "turn.skip" in one["options"]]
    assert "negen" in " ".join(one["text"] for one in skips).lower()
    assert len(told["long"]) >= len(told["short"]) > 5
    assert {one["part"] for one in told["long"]} <= set(told["parts"])


TOML = 'base = "classic"\nname = "Sunday"\n\n[turn]\nskip = ["9"]\n'


@pytest.mark.parametrize("text", [TOML, json.dumps(OURS)])
async def test_the_text_of_a_file(shared: Served, text: str) -> None:
    answer = await shared.http.post("/api/rules", json={"rules_text": text})
    assert answer.json()["code"] == CODE


async def test_faults_of_a_file_have_their_line(shared: Served) -> None:
    body = {"rules_text": TOML.replace("skip", "skipp"), "lang": "de"}
    (fault,) = (await shared.http.post("/api/rules", json=body)).json()["faults"]
    assert (fault["place"], fault["line"]) == ("turn.skipp", 5)
    (fault,) = (await shared.http.post("/api/rules", json={"rules_text": "name ="})).json()[
        "faults"
    ]
    assert fault["line"] == 1


@pytest.mark.parametrize("kind", ["toml", "json"])
async def test_a_rule_set_to_be_saved(shared: Served, kind: str) -> None:
    answer = await shared.http.get(f"/api/rules/{CODE}.{kind}")
    assert answer.headers["content-type"].startswith(f"application/{kind}")
    assert answer.headers["content-disposition"] == "attachment"
    assert files.parse(answer.content, kind=kind) == checked(OURS)


@pytest.mark.parametrize(
    ("path", "code"),
    [("whist.toml", "bad_ruleset"), ("r1-AAAA.json", "broken_link"), ("classic.exe", "not_found")],
)
async def test_no_file_of_what_is_no_rule_set(shared: Served, path: str, code: str) -> None:
    answer = await shared.http.get(f"/api/rules/{path}")
    assert answer.json()["error"]["code"] == code


@pytest.mark.parametrize("name", rulesets.ids())
async def test_a_preset_in_words(shared: Served, name: str) -> None:
    told = await ask(shared, name, lang="de", against="classic")
    assert (told["base"], told["rules"]["id"]) == (name, name)
    assert (told["changes"] == []) == (name == "classic")
    assert share.decode(told["code"]) == rulesets.get(name)


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ({"base": "classic", "turn": {"skipp": ["8"]}}, "turn.skipp"),
        ({"base": "classic", "seats": [2, 13]}, "seats"),
        ({"base": "whist"}, "base"),
        ({"base": ["classic"]}, "base"),
        ({"base": "classic", "turn": 7}, "turn"),
        ({"base": "classic", "attack": {"cap": 10**30}}, "attack.cap"),
        ({"base": "classic", "attack": {"cap": 1.5}}, "attack.cap"),
        ({}, "id"),
    ],
)
async def test_faults_have_their_place(shared: Served, rules: Any, place: str) -> None:
    told = await ask(shared, rules)
    assert set(told) == {"faults"}
    assert place in [fault["place"] for fault in told["faults"]]


async def test_a_contradiction_names_both_options_in_each_language(shared: Served) -> None:
    texts = set()
    for lang in ("en", "nl", "de", "ru"):
        told = await ask(shared, CONTRADICTION, lang=lang)
        (fault,) = told["faults"]
        assert fault["place"] == "call.required, turn.exchange"
        texts.add(fault["text"])
    assert len(texts) == 4


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("poker", 400, "bad_ruleset"),
        ("", 400, "bad_ruleset"),
        ("../classic", 400, "bad_ruleset"),
        (CODE[:-5], 400, "broken_link"),
        ("r1-", 400, "broken_link"),
        ("r2-" + CODE[3:], 400, "newer_link"),
        ("https://example.org/#rules=r1-AAAA", 400, "broken_link"),
        (CODE + " " * 8192, 400, "bad_frame"),
    ],
)
async def test_a_name_of_no_rule_set(shared: Served, name: str, status: int, code: str) -> None:
    rooms, before = set(shared.lobby.rooms), await tables(shared)
    assert await refused(shared, "/api/tables", table_body(name)) == (status, code)
    if code != "bad_frame":
        assert await refused(shared, "/api/rules", rules_body(name)) == (status, code)
    assert (set(shared.lobby.rooms), await tables(shared)) == (rooms, before)


async def tables(served: Served) -> int:
    rows = await served.lobby.services.repository._read("SELECT COUNT(*) FROM tables", ())  # type: ignore[attr-defined]
    return int(rows[0][0])


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 400, "bad_frame"),
        (rules_body(None), 400, "bad_frame"),
        (rules_body([OURS]), 400, "bad_frame"),
        (rules_body(OURS, lang="tlh"), 400, "bad_frame"),
        (rules_body(OURS, against="poker"), 400, "bad_ruleset"),
        (rules_body(OURS, extra=1), 400, "bad_frame"),
        (b'{"rules":' + b'{"a":' * 10_000, 400, "bad_frame"),
        (b'{"rules":"' + b"x" * 70_000 + b'"}', 413, "too_large"),
        (bytes(range(256)) * 40_000, 413, "too_large"),
    ],
)
async def test_noise_is_refused(shared: Served, content: bytes, status: int, code: str) -> None:
    assert await refused(shared, "/api/rules", content) == (status, code)
    if status == 413:
        assert await refused(shared, "/api/tables", content) == (status, code)


async def test_an_editor_may_ask_only_so_often(tmp_path: Path) -> None:
    """The limit is one of its own: who edits can still make the table."""
    async with serving(tmp_path, rules_rate=0.001, rules_burst=4.0) as served:
        body = rules_body("duel")
        headers = {"Content-Type": "application/json"}
        got = [await served.http.post("/api/rules", content=body, headers=headers) for _ in "12345"]
        assert [one.status_code for one in got] == [200, 200, 200, 200, 429]
        await served.table("duel", bot())


async def test_a_table_of_house_rules_tells_them_once(shared: Served) -> None:
    place = await shared.table(f"https://example.org/#rules={CODE}", bot())
    player = await shared.sit(place)
    snapshot = player.frames[0]
    assert (snapshot["base"], snapshot["code"]) == ("classic", CODE)
    assert snapshot["rules"] == json.loads(json.dumps(checked(OURS).fields()))
    assert (snapshot["table"]["ruleset"], snapshot["table"]["name"]) == ("house", "Sunday")
    assert (await player.do(*choose(player, random.Random(1))))["t"] == "ack"
    updates = [frame for frame in player.frames if frame["t"] == "update"]
    assert updates
    assert all({"rules", "powers", "base", "code"}.isdisjoint(update) for update in updates)


async def test_the_cards_with_a_power_are_told(shared: Served) -> None:
    """5.3: a list, amounts, and what hands over all hands (8.15)."""
    rules = {"base": "classic", "turn": {"exchange": [], "rotate": ["4", "QS"]}}
    place = await shared.table(share.encode(checked(rules)), bot())
    powers = (await shared.sit(place)).frames[0]["powers"]
    named = {f"{rank}{suit}" for rank in "A2478T" for suit in "SHDC"} | {"JS", "JC", "QS"}
    assert sorted(powers) == sorted(named)


def long_code() -> str:
    """Of rules that say something else of every card, with a source that cannot be pressed."""
    chance, cards = random.Random(1), PACKS["french-52"].codes
    points = {card: chance.randrange(50) for card in cards}
    last = {card: chance.randrange(-50, 50) for card in cards}
    source = "".join(chr(chance.randrange(0x20000, 0x2A000)) for _ in range(400))
    score = {"mode": "penalty", "target": 999, "points": points, "last_card": last}
    return share.encode(checked({"base": "classic", "source": source, "score": score}))


async def test_every_code_that_is_shared_can_be_played(shared: Served) -> None:
    code = long_code()
    assert 2000 < len(code) <= share.LONGEST
    told = await ask(shared, code)
    link = f"https://example.org/{'table' * 100}#rules={code}"
    for name in (code, told["code"], link):
        player = await shared.sit(await shared.table(name, bot()))
        assert player.frames[0]["code"] == code
    assert (await shared.http.get(f"/api/rules/{code}.toml")).status_code == 200


async def test_a_rule_set_that_only_has_the_id_of_a_preset_is_none(shared: Served) -> None:
    rules = rulesets.get("classic").fields()
    rules["turn"]["skip"] = ["9"]
    place = await shared.table(share.encode(checked(rules)), bot())
    player = await shared.sit(place)
    assert player.table["ruleset"] == "house"
    assert player.frames[0]["rules"]["turn"]["skip"] == ["9"]
    same = await shared.sit(await shared.table("classic", bot()))
    assert (same.table["ruleset"], same.frames[0]["base"]) == ("classic", "classic")


async def test_no_more_seats_than_the_rules_have(shared: Served) -> None:
    for name in rulesets.ids():
        least, most = rulesets.get(name).seats
        crowd = table_body(name, *[OPEN] * most)
        assert await refused(shared, "/api/tables", crowd) == (400, "bad_seats")
        if least > 2:
            few = table_body(name, *[OPEN] * (least - 2))
            assert await refused(shared, "/api/tables", few) == (400, "bad_seats")
    many = table_body(share.encode(checked({"base": "pesten", "seats": [2, 12]})), *[OPEN] * 12)
    assert await refused(shared, "/api/tables", many) == (400, "bad_seats")
