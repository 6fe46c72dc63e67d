"""Lines, ids, seeds: the frame of the referee (docs/notation.md, requests)."""

from __future__ import annotations

import json

import pytest

from switch.notation.referee import Referee
from tests.rules.table import ask, at, code_of, granted, whole


def test_an_empty_line_is_skipped() -> None:
    assert Referee().answer(b"") is None


def test_the_id_comes_back() -> None:
    referee = Referee()
    for given in (7, "a"):
        assert ask(referee, cmd="rulesets", id=given)["id"] == given
        assert ask(referee, cmd="legal", id=given)["id"] == given
        assert ask(referee, cmd="nonsense", id=given)["id"] == given
    assert "id" not in ask(referee, cmd="rulesets")


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nonsense",
        b"[]",
        b"7",
        b"null",
        b'"legal"',
        b"\xff\xfe",
        b"{}",
        b'{"cmd": 7}',
        b'{"cmd": null}',
        b'{"cmd": "fly"}',
        b'{"cmd": "act"}',
        b'{"cmd": "act", "action": 7}',
        b'{"cmd": "act", "action": ["9H"]}',
        b'{"cmd": "act", "action": "9H", "seat": 2}',
        b'{"cmd": "act", "action": "9H", "seat": -1}',
        b'{"cmd": "act", "action": "9H", "seat": "0"}',
        b'{"cmd": "act", "action": "9H", "count": 3}',
        b'{"cmd": "legal", "seat": 2}',
        b'{"cmd": "view", "seat": 9}',
        b'{"cmd": "play", "actions": "9H"}',
        b'{"cmd": "play", "actions": [9]}',
        b'{"cmd": "play"}',
        b'{"cmd": "explain", "action": "9H", "lang": 3}',
        b'{"cmd": "new", "ruleset": "classic", "players": "3"}',
        b'{"cmd": "new", "ruleset": "classic", "players": 2, "seed": -1}',
        b'{"cmd": "new", "ruleset": "classic", "players": 2, "seed": 9223372036854775808}',
        b'{"cmd": "new", "ruleset": "classic", "players": 2, "seed": 1.5}',
        b'{"cmd": "new", "ruleset": "classic", "players": 2, "speed": 1}',
        b'{"cmd": "load"}',
        b'{"cmd": "load", "position": 7}',
    ],
)
def test_a_line_that_is_no_request_is_refused_and_changes_nothing(line: bytes) -> None:
    table = at("classic", "9H 4D", "KH", pile="9S", stock="3C")
    before = table.position
    raw = table.referee.answer(line)
    assert raw is not None
    assert code_of(json.loads(raw)) == "bad_request"
    assert table.position == before


def test_an_unknown_rule_set() -> None:
    answer = ask(Referee(), cmd="new", ruleset="poker", players=2, seed=1)
    assert code_of(answer) == "bad_ruleset"


def test_the_three_rule_sets_are_listed() -> None:
    listed = granted(Referee(), cmd="rulesets")["rulesets"]
    assert {entry["id"] for entry in listed} >= {"classic", "duel", "last-card"}
    for entry in listed:
        assert set(entry) == {"id", "name", "players", "cards"}


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**63 - 1])
def test_the_same_seed_gives_the_same_round(seed: int) -> None:
    deals = [
        granted(Referee(), cmd="new", ruleset="classic", players=3, seed=seed)["position"]
        for _ in range(2)
    ]
    assert deals[0] == deals[1]


def test_other_seeds_give_other_rounds_and_so_does_chance() -> None:
    def deal(**seed: int) -> str:
        found = granted(Referee(), cmd="new", ruleset="classic", players=3, **seed)["position"]
        return json.dumps(found)

    assert len({deal(seed=n) for n in range(50)}) == 50
    assert deal() != deal()


def test_the_seed_of_load_decides_later_shuffles() -> None:
    def after(seed: int) -> list[list[str]]:
        pile = "2C 3C 5C 6C TC QC KC 9S"
        table = at("classic", "4D 5D", "KH", pile=pile, seed=seed).act("draw")
        found: list[list[str]] = [table.position["stock"], table.position["hands"][0]]
        return found

    assert after(3) == after(3)
    assert len({json.dumps(after(n)) for n in range(8)}) > 1


def test_legal_of_a_seat_that_is_not_on_turn_is_empty() -> None:
    table = at("classic", "9H 4D", "KS", pile="9S", stock="3C").legal("9H").legal("9H", seat=0)
    table.legal(seat=1)


def test_position_changes_nothing() -> None:
    table = at("duel", "1R 4B", "5Y", pile="3R", stock="2B 6B")
    assert table.position == table.position
    assert whole(table.position) == sorted(["1R", "4B", "5Y", "3R", "2B", "6B"])
