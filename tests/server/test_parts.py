"""Small parts: buckets, addresses, names, keys, frames."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from switch.server.auth import CODE, Vault, check_key, commitment, new_code, new_seed
from switch.server.frames import BadFrame, read_frame
from switch.server.limits import Bucket, network
from switch.server.names import bot_name, clean_name
from switch.server.refusals import SENTENCES, Refused
from switch.server.socket import same_origin


def test_a_bucket_fills_at_its_rate_and_not_above_its_burst() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, tokens=3.0, since=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.full(100.0)
    assert bucket.full(102.0)


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    bucket = Bucket(rate=1.0, burst=2.0, tokens=2.0, since=50.0)
    assert [bucket.take(10.0), bucket.take(10.0)] == [True, True]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


@pytest.mark.parametrize("name", ["Ada", "Ада", "O’Brien-Smith 2", "李", "👩\u200d👧", "x" * 20])
def test_names_that_are_fine(name: str) -> None:
    assert clean_name(f" {name} ") == name


@pytest.mark.parametrize(
    "name", [None, "", "\u200b", "\u200d", "a\x00b", "a\u2028b", "\u202eabc", "\ud800", "x" * 21]
)
def test_names_that_are_refused(name: str | None) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


def test_bots_have_names_of_their_own() -> None:
    names: list[str] = ["clio"]
    while len(names) < 20:
        names.append(bot_name(names))
    assert len({name.casefold() for name in names}) == 20


def test_a_token_belongs_to_one_store_table_seat_and_key() -> None:
    one = Vault(b"1" * 32)
    tokens = {
        vault.token(table, seat, key)
        for vault in (one, Vault(b"2" * 32))
        for table in ("AAAAAA", "BBBBBB")
        for seat in (0, 1)
        for key in ("k" * 16, "l" * 16)
    }
    assert len(tokens) == 16
    assert {len(token) for token in tokens} == {43}  # 256 bits in base64url
    assert one.token("AAAAAA", 0, "k" * 16) in tokens
    assert one.invited("AAAAAA", one.invite("AAAAAA"))
    assert not one.invited("BBBBBB", one.invite("AAAAAA"))


def test_codes_have_no_letter_taken_for_another() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(CODE.fullmatch(code) and not set("0O1I") & set(code) for code in codes)


def test_the_commitment_is_the_hash_of_the_seeds_bytes() -> None:
    # sha256 of 32 zero bytes, as any other program computes it
    assert commitment("00" * 32) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 64


@pytest.mark.parametrize(
    "key", ["", "x" * 15, "x" * 65, "ключ" * 5, "x" * 16 + " ", "x" * 16 + "\n"]
)
def test_keys_that_are_refused(key: str) -> None:
    with pytest.raises(Refused):
        check_key(key)


def refusal_of(data: bytes | str) -> BadFrame | None:
    try:
        read_frame(data)
    except BadFrame as bad:
        return bad
    return None


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_whatever_is_sent_is_a_frame_or_refused(data: bytes | str) -> None:
    bad = refusal_of(data)
    assert bad is None or (bad.code == "bad_frame" and bad.message.isprintable())


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(["hello", "do", "start", "next", "leave", "close", "ping"]), JSON, JSON)
def test_a_frame_with_odd_fields_is_a_frame_or_refused(kind: str, one: object, two: object) -> None:
    frame = {"t": kind, "id": one, "table": two, "v": one, "actions": two, "round": one}
    bad = refusal_of(json.dumps(frame))
    assert bad is not None
    assert bad.id is None or bad.id == one


def test_sentences_are_sentences_that_say_what_to_do() -> None:
    for code, sentence in SENTENCES.items():
        assert sentence.endswith("."), code
        assert ". " in sentence or ", " in sentence or "; " in sentence, code


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "a.example", True),
        ("https://a.example", "a.example", True),
        ("http://A.example:8000", "a.example:8000", True),
        ("https://a.example.evil.example", "a.example", False),
        ("https://a.example:444", "a.example", False),
        ("null", "a.example", False),
        ("http://[", "a.example", False),
        ("https://a.example", None, False),
        ("https://named.example", "a.example", True),
        ("", "", True),
    ],
)
def test_which_origins_are_ours(origin: str | None, host: str | None, allowed: bool) -> None:  # noqa: FBT001
    assert same_origin(origin, host, ("https://named.example",)) is allowed
