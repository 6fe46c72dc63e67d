"""Every command with every kind of wrong value: refused by its code, and nothing has changed."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from switch import i18n
from switch.notation.referee import COMMANDS, Referee
from tests.referee.partner import read

POSITION = {
    "ruleset": "last-card",
    "hands": [["9H", "4D", "JC"], ["KS"]],
    "stock": ["3C", "8D"],
    "pile": ["9S"],
}
# One good request of each command in the position above.
GOOD: dict[str, dict[str, Any]] = {
    "rulesets": {},
    "new": {"ruleset": "classic", "players": 3, "seed": 1},
    "load": {"position": POSITION, "seed": 1},
    "legal": {"seat": 1},
    "act": {"action": "9H", "seat": 0},
    "play": {"actions": ["9H"]},
    "position": {},
    "view": {"seat": 0},
    "explain": {"action": "4D", "lang": "nl", "seat": 0},
}
KINDS: list[Any] = [None, True, 0, 1, -1, 1.0, 1.5, 1e300, 2**63, -(2**70), "", "x", "0", [], {}]
KINDS += [[None], [1], ["x"], [["9H"]], {"a": 1}, {"ruleset": "duel"}]
# Values that a field may have without being those of GOOD.
FINE: dict[str, list[Any]] = {
    "seed": [None, 0, 1],
    "seat": [None, 0, 1],
    "ruleset": [],
    "players": [None],
    "action": ["", "x", "0"],
    "actions": [[], ["x"]],
    "position": [],
    "lang": [],
}


class Asked:
    def __init__(self, *, loaded: bool = True) -> None:
        self.referee = Referee(reason=i18n.reason)
        if loaded:
            assert self.ask(cmd="load", position=POSITION, seed=3)["ok"]

    def ask(self, **request: Any) -> dict[str, Any]:
        line = self.referee.answer(json.dumps(request).encode())
        assert line is not None
        assert b"\n" not in line
        return read(line)

    def position(self) -> Any:
        return self.ask(cmd="position")


def code(answer: dict[str, Any]) -> str:
    assert not answer["ok"], answer
    return str(answer["error"]["code"])


def test_the_good_requests_are_good_and_are_all() -> None:
    assert set(GOOD) == set(COMMANDS)
    for name, fields in GOOD.items():
        assert Asked().ask(cmd=name, **fields)["ok"], name


@pytest.mark.parametrize("name", GOOD)
def test_unknown_fields_are_refused(name: str) -> None:
    asked = Asked()
    before = asked.position()
    for field in ("Seat", "x", "", "cmd ", "speed", "ok", "error", "position ", "__class__"):
        answer = asked.ask(cmd=name, **GOOD[name], **{field: 1})
        assert code(answer) == "bad_request"
    for other in {key for fields in GOOD.values() for key in fields} - set(GOOD[name]):
        assert code(asked.ask(cmd=name, **GOOD[name], **{other: 1})) == "bad_request"
    assert asked.position() == before


@pytest.mark.parametrize(
    ("name", "field"), [(name, field) for name, fields in GOOD.items() for field in fields]
)
def test_wrong_kinds_are_refused_and_change_nothing(name: str, field: str) -> None:
    asked = Asked()
    before = asked.position()
    for value in KINDS:
        if any(value is one or (type(value) is type(one) and value == one) for one in FINE[field]):
            continue
        answer = asked.ask(cmd=name, **(GOOD[name] | {field: value}))
        wanted = {"ruleset": "bad_ruleset", "position": "bad_position"}.get(field, "bad_request")
        shapeless = field == "position" and not isinstance(value, dict)
        assert code(answer) == ("bad_request" if shapeless else wanted), value
    assert asked.position() == before


@pytest.mark.parametrize(
    ("name", "field"),
    [("new", "ruleset"), ("load", "position"), ("act", "action"), ("play", "actions"),
     ("view", "seat"), ("explain", "action")],
)  # fmt: skip
def test_what_a_request_needs(name: str, field: str) -> None:
    fields = {key: value for key, value in GOOD[name].items() if key != field}
    assert code(Asked().ask(cmd=name, **fields)) == "bad_request"


@pytest.mark.parametrize("name", ["legal", "act", "play", "position", "view", "explain"])
def test_without_a_round(name: str) -> None:
    assert code(Asked(loaded=False).ask(cmd=name, **GOOD[name])) == "no_game"


@pytest.mark.parametrize("cmd", [None, 1, "", "ACT", "act ", "quit", [], {}, ["act"], True])
def test_unknown_commands(cmd: Any) -> None:
    assert code(Asked().ask(cmd=cmd)) == "bad_request"


@pytest.mark.parametrize(
    "given_id",
    [0, -1, 7, 2**53 + 1, 2**64, -(2**70), 1.5, 1e300, -0.25, "", "a", "ü♠😀", "\x00", "\u2028",
     None, True, False, [], {}, [1, [2, {"a": None}]], {"ok": True, "id": 3}],
    ids=repr,
)  # fmt: skip
def test_an_id_of_any_kind_comes_back(given_id: Any) -> None:
    asked = Asked()
    for answer in (
        asked.ask(id=given_id, cmd="legal"),
        asked.ask(id=given_id, cmd="fly"),
        asked.ask(id=given_id),
        asked.ask(id=given_id, cmd="act", action="ZZ"),
        asked.ask(id=given_id, cmd="load", position={}),
    ):
        assert answer["id"] == given_id
        assert type(answer["id"]) is type(given_id)
    assert "id" not in asked.ask(cmd="legal")


# --- explain -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "nl", "de", "ru"])
def test_explain_has_a_sentence_of_its_own_in_each_language(lang: str) -> None:
    asked = Asked()
    for action, wanted in (
        ("4D", "does_not_fit"), ("KS", "not_in_hand"), ("ZZ", "bad_card"), ("end", "cannot_end"),
        ("suit:C", "no_suit_here"), ("draw", "must_lay"), ("call", "cannot_call"),
        ("catch:1", "not_catchable"), ("pass", "must_lay"),
    ):  # fmt: skip
        answer = asked.ask(cmd="explain", action=action, lang=lang)
        assert (answer["legal"], answer["code"]) == (False, wanted)
        english = asked.ask(cmd="explain", action=action)["reason"]
        assert (answer["reason"] == english) == (lang == "en")
        assert len(answer["reason"]) > 10
        assert answer["reason"].rstrip()[-1] in ".!?"
    assert asked.ask(cmd="explain", action="9H", lang=lang) == {
        "ok": True, "legal": True, "code": None, "reason": None,
    }  # fmt: skip


def test_explain_for_another_seat() -> None:
    asked = Asked()
    assert asked.ask(cmd="explain", action="KS", seat=1)["code"] == "not_your_turn"
    assert asked.ask(cmd="explain", action="9H", seat=0)["legal"] is True


def test_explain_agrees_with_act() -> None:
    for action in ("9H", "4D", "JC", "KS", "3C", "ZZ", "draw", "pass", "end", "call", "catch:1"):
        told = Asked().ask(cmd="explain", action=action)
        done = Asked().ask(cmd="act", action=action)
        assert told["legal"] == done["ok"]
        if not done["ok"]:
            assert (told["code"], told["reason"]) == (
                done["error"]["code"], done["error"]["message"],
            )  # fmt: skip


# --- anything at all -----------------------------------------------------------------------------

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)
cards = st.sampled_from(["9H", "4D", "JC", "KS", "3C", "8D", "9S", "1R", "WW", "ZZ", ""])
words = st.sampled_from(["draw", "pass", "end", "call", "suit:C", "suit:Z", "catch:0", "catch:9"])
listed = st.lists(cards, max_size=5)
positions = st.fixed_dictionaries(
    {},
    optional={
        "ruleset": st.sampled_from(["classic", "duel", "last-card", "poker"]) | json_values,
        "hands": st.lists(listed, max_size=5) | json_values,
        "stock": listed | json_values,
        "pile": listed | json_values,
        "turn": st.integers(-1, 4) | json_values,
        "direction": st.sampled_from([1, -1, 0]) | json_values,
        "suit": st.sampled_from([None, "C", "R", "W", ""]) | json_values,
        "pending": st.integers(-1, 9) | json_values,
        "skip": st.booleans() | json_values,
        "phase": st.sampled_from(["turn", "more", "suit", "drawn", "x"]) | json_values,
        "laid": listed | json_values,
        "drawn": cards | st.none() | json_values,
        "called": st.lists(st.booleans(), max_size=4) | json_values,
        "exposed": st.none() | st.integers(-1, 4) | json_values,
        "passes": st.integers(-1, 5) | json_values,
        "winner": st.none() | st.integers(-1, 4) | json_values,
        "result": st.sampled_from([None, "out", "blocked", "x"]) | json_values,
    },
)
requests = st.fixed_dictionaries(
    {"cmd": st.sampled_from(sorted(GOOD)) | json_values},
    optional={
        "id": json_values,
        "ruleset": st.sampled_from(["classic", "duel", "last-card"]) | json_values,
        "players": st.integers(0, 5) | json_values,
        "seed": st.integers(-1, 2**63) | json_values,
        "seat": st.none() | st.integers(-1, 4) | json_values,
        "action": cards | words | json_values,
        "actions": st.lists(cards | words, max_size=5) | json_values,
        "lang": st.sampled_from(["en", "nl", "de", "ru", "fr"]) | json_values,
        "position": positions | json_values,
    },
)


@settings(max_examples=150)
@given(st.lists(requests, min_size=1, max_size=4))
def test_any_request_gets_an_answer_and_a_refused_one_changes_nothing(
    asked_for: list[dict[str, Any]],
) -> None:
    asked = Asked()
    for request in asked_for:
        before = asked.position()
        answer = asked.ask(**request)
        assert ("id" in answer) == ("id" in request)
        if not answer["ok"]:
            assert asked.position() == before


@settings(max_examples=300)
@given(positions, st.lists(cards | words, max_size=6))
def test_whatever_position_is_taken_can_be_played_and_looked_at(
    position: dict[str, Any], actions: list[str]
) -> None:
    asked = Asked(loaded=False)
    if not asked.ask(cmd="load", position=position, seed=1)["ok"]:
        return
    for action in actions:
        legal = asked.ask(cmd="legal")["legal"]
        assert bool(legal) == (asked.position()["position"]["result"] is None)
        assert asked.ask(cmd="act", action=action)["ok"] == (action in legal)
        for seat in (None, 0, 1):
            assert asked.ask(cmd="view", seat=seat)["ok"]
