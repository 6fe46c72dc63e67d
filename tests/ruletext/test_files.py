"""Rule sets in TOML and JSON: out and in again, by the schema, and every fault at its place."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from switch import rulesets
from switch.rulesets import RuleSet, files
from switch.rulesets.checking import BadFile, checked
from switch.rulesets.schema import schema
from tests.ruletext.rules import house, house_rules

SCHEMA = Draft202012Validator(schema())


def faults(text: str | bytes, kind: str = "toml") -> list[tuple[str, int | None]]:
    """Place and line of every fault."""
    with pytest.raises(BadFile) as bad:
        files.parse(text.encode() if isinstance(text, str) else text, kind=kind)
    assert all(fault.text.endswith((".", "?")) for fault in bad.value.faults)
    return [(fault.place, fault.line) for fault in bad.value.faults]


@settings(max_examples=50, deadline=None)
@given(house_rules())
def test_a_written_rule_set_is_read_as_the_same(rules: RuleSet) -> None:
    assert files.parse(files.to_toml(rules).encode(), kind="toml") == rules
    assert files.parse(files.to_json(rules).encode(), kind="json") == rules
    assert tomllib.loads(files.to_toml(rules)) == json.loads(files.to_json(rules))
    SCHEMA.validate(json.loads(files.to_json(rules)))


def test_a_file_may_say_its_base_and_only_its_changes() -> None:
    rules = files.parse(b'base = "classic"\n[turn]\nskip = ["9"]\n')
    assert rules.values["turn.skip"] == ("9",)
    assert rules.values["turn.reverse"] == ("T",)
    assert (rules.id, rules.seats) == ("house", (2, 4))


def test_a_base_alone_is_the_preset() -> None:
    assert files.parse(b'{"base": "duel"}') == rulesets.get("duel")


def test_the_schema_is_one_and_takes_every_preset() -> None:
    Draft202012Validator.check_schema(schema())
    for preset in rulesets.ids():
        SCHEMA.validate(json.loads(files.to_json(rulesets.get(preset))))


@pytest.mark.parametrize(
    "changes",
    [
        {"nmae": "Mine"},
        {"turn": {"skipp": ["8"]}},
        {"turn": {"skip": ["10"]}},
        {"turn": {"skip": "8"}},
        {"attack": {"cap": 51}},
        {"attack": {"cap": 1.5}},
        {"attack": {"draw": {"2": 8}}},
        {"draw": {"may_lay": "perhaps"}},
        {"call": {"required": "yes"}},
        {"seats": [1, 4]},
        {"pack": "french-53"},
        {"starter": "ZZ"},
        {"base": "klassik"},
        {"clauses": {"frob": "2.1"}},
    ],
    ids=str,
)
def test_the_schema_refuses_what_the_reader_refuses(changes: dict[str, Any]) -> None:
    fields = {"base": "classic", **changes}
    assert not SCHEMA.is_valid(fields)
    with pytest.raises(BadFile):
        checked(fields)


EVERYTHING_WRONG = """\
base = "classic"
nmae = "x"
seats = [2, 40]
starter = "ZZ"
[turn]
skip = ["8", "ZZ"]
skipp = 3
reverse_with_two = "maybe"
[attack]
cap = 99
answered_by = "nothing"
[deal]
hand = 12
[call]
required = true
[frob]
x = 1
"""


def test_every_fault_is_named_at_once_with_its_line() -> None:
    assert set(faults(EVERYTHING_WRONG)) == {
        ("nmae", 2),
        ("seats", 3),
        ("starter", 4),
        ("turn.skip", 6),
        ("turn.skipp", 7),
        ("turn.reverse_with_two", 8),
        ("attack.cap", 10),
        ("attack.cancel, attack.answered_by", 11),
        ("deal.hand", 13),
        ("call.required, turn.exchange", 15),
        ("frob", 16),
    }


def test_a_fault_that_follows_from_another_is_not_named() -> None:
    """classic's red jacks cancel what its black jacks draw; a wrong attack.draw is one fault."""
    assert faults('base = "classic"\n[attack]\ndraw = 3\n') == [("attack.draw", 3)]


def test_nothing_is_needed_but_four_fields() -> None:
    assert faults("") == [("id", None), ("name", None), ("pack", None), ("seats", None)]
    assert files.parse(b'id = "x"\nname = "X"\npack = "french-52"\nseats = [2, 2]\n').hand == 7


def test_an_unknown_pack_does_not_make_its_cards_faults() -> None:
    text = 'id = "x"\nname = "X"\npack = "tarot"\nseats = [2, 2]\n[turn]\nskip = ["S", "8"]\n'
    assert faults(text) == [("pack", 3)]


def test_an_impossible_deal_is_refused() -> None:
    with pytest.raises(BadFile, match="48 cards for 4 players leave too few of 52"):
        house(deal__hand=12)


def test_near_misses_are_guessed() -> None:
    with pytest.raises(BadFile, match=r"Is 'turn\.skip' meant\?"):
        house(turn__skp=["8"])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a = \n", ("line 1, column 5", 1)),
        ('base = "classic"\n[turn\n', ("line 2, column 6", 2)),
        ('base = "duel"\nbase = "duel"\n', ("line 2, column 14", 2)),
    ],
)
def test_a_fault_of_the_toml_itself_has_its_line(text: str, place: tuple[str, int]) -> None:
    assert faults(text) == [place]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"base": "duel",\n}', ("line 2, column 1", 2)),
        ('{"base": "duel", "base": "duel"}', ("base", None)),
        ("[1]", ("", None)),
        ("[" * 30_000, ("", None)),
        ('{"base": "duel", "seats": ' + "9" * 5000 + "}", ("", None)),
    ],
    ids=["comma", "twice", "a list", "brackets", "digits"],
)
def test_a_fault_of_the_json_itself_has_its_place(text: str, place: tuple[str, int | None]) -> None:
    assert faults(text, "json") == [place]


@pytest.mark.parametrize(
    ("data", "place"),
    [(b"\xff\xfe\x00", "byte 1"), (b'id = "x\x00"', "byte 8"), (b"x" * 70_000, "")],
    ids=["latin", "null", "large"],
)
def test_what_is_no_text_is_refused(data: bytes, place: str) -> None:
    assert faults(data) == [(place, None)]


def test_ten_megabytes_are_not_read(tmp_path: Path) -> None:
    noise = tmp_path / "noise.toml"
    noise.write_bytes(bytes(range(256)) * 40_000)
    with pytest.raises(BadFile, match="larger than 64 KiB"):
        files.read(noise)


def test_names_are_short_and_printable() -> None:
    assert faults('base = "duel"\nname = "\\u001b[31m"\n') == [("name", 2)]
    assert faults(f'base = "duel"\nname = "{"x" * 61}"\n') == [("name", 2)]
    assert faults('base = "duel"\nid = " "\n') == [("id", 2)]
