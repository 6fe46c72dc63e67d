"""A rule set in a link: short, the same again on the other side, refused when anything is off."""

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given, settings

from switch import rulesets
from switch.rulesets import RuleSet, share
from switch.rulesets.checking import BadFile
from tests.ruletext.rules import house, house_rules

# A code as version 1 wrote it: {"base":"classic","turn":{"skip":["9"]}}. Old links stay readable.
NINE_SKIPS = "r1-uehdE6vGdBS6VZZAq2oB"


def sealed(text: str) -> str:
    """A code around any text, as the page on links says it is made."""
    press = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, share.WORDS)
    data = press.compress(text.encode()) + press.flush()
    return "r1-" + urlsafe_b64encode(zlib.crc32(data).to_bytes(4, "big") + data).decode().rstrip(
        "="
    )


def refusal(code: str) -> str:
    with pytest.raises(share.BadLink) as bad:
        share.decode(code)
    return bad.value.reason


@settings(max_examples=60, deadline=None)
@given(house_rules())
def test_a_shared_rule_set_comes_back_equal(rules: RuleSet) -> None:
    back = share.decode(share.encode(rules))
    assert back == rules
    assert back.table == rules.table


@pytest.mark.parametrize("preset", rulesets.ids())
def test_a_preset_takes_a_few_letters(preset: str) -> None:
    code = share.encode(rulesets.get(preset))
    assert len(code) < 24
    assert share.decode(code) is not None


def test_a_code_of_today_is_read_for_ever() -> None:
    assert share.decode(NINE_SKIPS) == house(turn__skip=["9"])


def test_a_link_may_stand_around_the_code() -> None:
    code = share.encode(house(turn__skip=["9"]))
    for link in (f"https://switch.example/#rules={code}", f"  {code}\n", f"x/{code}"):
        assert share.decode(link) == house(turn__skip=["9"])


def test_a_code_that_was_cut_anywhere_is_refused() -> None:
    code = share.encode(house(turn__skip=["9"], draw__upto=3))
    assert {refusal(code[:length]) for length in range(3, len(code))} == {"broken"}


def test_a_code_with_a_wrong_letter_anywhere_is_refused() -> None:
    code = share.encode(house(turn__skip=["9"], draw__upto=3))
    for place in range(3, len(code)):
        other = "A" if code[place] != "A" else "B"
        assert refusal(code[:place] + other + code[place + 1 :]) == "broken"


def test_a_code_of_a_newer_version_says_so() -> None:
    assert refusal("r2-" + NINE_SKIPS[3:]) == "newer"
    assert refusal("r0-" + NINE_SKIPS[3:]) == "broken"


@pytest.mark.parametrize("text", ["", "classic", "r1", "https://switch.example/", "r1-a b"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert refusal(text) == "none"


@pytest.mark.parametrize("text", ["[]", "3", '{"turn":{"skip":["9"]}}', '{"base":"nobody"}'])
def test_a_whole_code_around_no_rule_set_is_refused_with_its_faults(text: str) -> None:
    with pytest.raises(BadFile):
        share.decode(sealed(text))


def test_no_code_unfolds_without_end() -> None:
    assert refusal(sealed('{"base":"' + "a" * 1_000_000 + '"}')) == "broken"
    assert refusal("r1-" + "A" * 1_000_000) == "broken"
    assert refusal(sealed("[" * 20_000)) == "broken"
