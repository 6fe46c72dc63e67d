"""`switch referee` as a process: what it does with bytes, pipes and their ends."""

import json
import os
import resource
import subprocess
from random import Random

import pytest

from switch import i18n
from switch.notation.referee import LINE_MAX, Referee
from tests.referee.partner import SWITCH, Partner, lines, piped
from tests.referee.scripts import rounds

MIB = 1 << 20
RULESETS = b'{"cmd":"rulesets"}'


def padded(size: int) -> bytes:
    """A request of exactly so many bytes."""
    frame = b'{"cmd":"rulesets","id":""}'
    return frame.replace(b'""', b'"' + b"x" * (size - len(frame)) + b'"')


def test_a_partner_that_waits_for_each_answer_is_served() -> None:
    with Partner() as partner:
        first = partner.ask(cmd="new", ruleset="last-card", players=3, seed=4, id=0)
        assert first["position"]["turn"] == 0
        for number in range(1, 200):
            legal = partner.ask(cmd="legal", id=number)
            assert legal["id"] == number
            if not legal["legal"]:
                break
            partner.ask(cmd="act", action=legal["legal"][-1])


def test_a_line_may_come_in_pieces() -> None:
    with Partner() as partner:
        for piece in (b'{"cmd":', b'"rule', b'sets","id":5}', b'\n{"cmd":"legal"}\n{"id'):
            partner.send(piece)
        assert partner.hear()["id"] == 5
        assert partner.hear()["error"]["code"] == "no_game"
        partner.send(b'":6,"cmd":"rulesets"}\n')
        assert partner.hear()["id"] == 6


def test_answers_come_in_the_order_of_the_requests() -> None:
    answers = piped(lines({"cmd": "rulesets", "id": n} for n in range(3000)))
    assert [answer["id"] for answer in answers] == list(range(3000))


def test_a_process_answers_as_the_referee_in_this_one_does() -> None:
    """Another process, the same seeds: byte for byte the same rounds."""
    requests = rounds(3000)
    referee = Referee(reason=i18n.reason)
    here = [json.loads(referee.answer(json.dumps(one).encode()) or b"") for one in requests]
    assert piped(lines(requests)) == here


def test_the_last_line_needs_no_end() -> None:
    assert len(piped(RULESETS)) == 1
    assert len(piped(RULESETS + b"\n" + RULESETS)) == 2


def test_empty_lines_and_carriage_returns_are_skipped() -> None:
    assert piped(b"") == []
    assert piped(b"\n\r\n \n\t\n") == []
    assert len(piped(b"\r\n" + RULESETS + b"\r\n\n" + RULESETS + b"\r\n")) == 2


def test_the_longest_line_is_read_and_a_longer_one_refused() -> None:
    assert LINE_MAX == MIB
    fits, over, much, after = piped(
        b"\n".join([padded(MIB), padded(MIB + 1), padded(3 * MIB), RULESETS])
    )
    assert len(fits["id"]) > MIB - 30
    assert over["error"]["code"] == much["error"]["code"] == "bad_request"
    assert "1048576" in over["error"]["message"]
    assert after["ok"]


def test_a_carriage_return_is_no_byte_of_the_longest_line() -> None:
    fits, over = piped(padded(MIB) + b"\r\n" + padded(MIB + 1) + b"\r\n")
    assert fits["ok"]
    assert not over["ok"]


def test_fifty_megabytes_without_a_line_end_are_refused_in_bounded_memory() -> None:
    with Partner() as partner:
        partner.ask(cmd="new", ruleset="duel", seed=1)
        before = partner.most_memory()
        for _ in range(800):
            partner.send(b'{"cmd":"' + b"x" * 65_528)
        partner.send(b'"}\n')
        assert partner.hear()["error"]["code"] == "bad_request"
        assert partner.ask(cmd="position")["ok"]
        assert partner.most_memory() - before < 24 * MIB


def random_line(rng: Random) -> bytes:
    """Bytes without a line end: noise, or a request with some of its bytes changed."""
    if rng.random() < 0.3:
        line = rng.randbytes(rng.randrange(1, 200))
    else:
        request = rng.choice(rounds_once)
        line = json.dumps(request).encode()
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(line))
            line = line[:place] + rng.randbytes(rng.randrange(3)) + line[place + 1 :]
    return line.replace(b"\n", b"") or b"x"


rounds_once = rounds(300, seed=9)


def test_any_bytes_get_an_answer() -> None:
    rng = Random(7)
    sent = [random_line(rng) for _ in range(6000)]
    asked = [line for line in sent if line.strip()]
    answers = piped(b"\n".join([*sent, RULESETS]))
    assert len(answers) == len(asked) + 1
    assert answers[-1]["ok"]


WICKED = {
    "nul": b"\x00",
    "nul inside": b'{"cmd":"rule\x00sets"}',
    "invalid utf-8": b'{"cmd":"\xff\xfe"}',
    "cut utf-8": b'{"cmd":"\xe2\x82"}',
    "over-long utf-8": b'{"cmd":"\xc0\xaf"}',
    "surrogates as utf-8": b'{"id":"\xed\xa0\x80"}',
    "utf-16": '{"cmd":"rulesets"}'.encode("utf-16").replace(b"\n", b""),
    "byte order mark": b'\xef\xbb\xbf{"cmd":"rulesets"}',
    "lone surrogate": b'{"id":"\\ud800"}',
    "lone low surrogate": b'{"cmd":"\\udc00x"}',
    "surrogate as field": b'{"cmd":"legal","\\ud800":1}',
    "half a surrogate": b'{"cmd":"\\ud8',
    "deep lists": b"[" * 500_000,
    "deep objects": b'{"a":' * 200_000,
    "deep id": b'{"id":' + b"[" * 400_000 + b"]" * 400_000 + b"}",
    "deep id that can be read": b'{"id":' + b"[" * 500 + b"]" * 500 + b"}",
    "deep position": b'{"cmd":"load","position":' + b"[" * 900 + b"]" * 900 + b"}",
    "deep hands": b'{"cmd":"load","position":{"ruleset":"duel","pile":[],"stock":[],"hands":'
    + b"[" * 900
    + b"]" * 900
    + b"}}",
    "huge number": b'{"id":' + b"9" * 1_000_000 + b"}",
    "huge exponent": b'{"id":1e999999999}',
    "tiny exponent": b'{"id":1e-999999999}',
    "long number": b'{"cmd":"legal","seat":' + b"1" * 4000 + b"}",
    "huge seed": b'{"cmd":"new","ruleset":"duel","seed":' + b"9" * 30 + b"}",
    "huge players": b'{"cmd":"new","ruleset":"duel","players":1' + b"0" * 100 + b"}",
    "nan": b'{"id":NaN}',
    "infinity": b'{"id":-Infinity}',
    "minus": b'{"id":-}',
    "comment": b'{"cmd":"rulesets"}//',
    "two values": b'{"cmd":"rulesets"}{"cmd":"rulesets"}',
    "single quotes": b"{'cmd':'rulesets'}",
    "trailing comma": b'{"cmd":"rulesets",}',
    "text": b'"' + b"x" * 1_000_000 + b'"',
    "many fields": b"{" + b",".join(b'"%d":1' % n for n in range(60_000)) + b"}",
    "long action": b'{"cmd":"act","action":"' + b"7" * 1_000_000 + b'"}',
    "many actions": b'{"cmd":"play","actions":[' + b'"call",' * 140_000 + b'"call"]}',
    "long command": b'{"cmd":"' + b"x" * 1_000_000 + b'"}',
    "escapes": b'{"cmd":"' + b"\\u0000" * 100_000 + b'"}',
    "bell and delete": b'{"cmd":"\x07\x7f"}',
}


def test_wicked_lines_get_an_answer_with_and_without_a_round() -> None:
    new = b'{"cmd":"new","ruleset":"last-card","players":2,"seed":1}'
    answers = piped(b"\n".join([*WICKED.values(), new, *WICKED.values(), RULESETS]))
    assert len(answers) == 2 * len(WICKED) + 2
    assert answers[len(WICKED)]["ok"]
    assert answers[-1]["ok"]
    for name, answer in zip(WICKED, answers, strict=False):
        assert answer["error"]["code"] in ("bad_request", "bad_position", "no_game"), name


def test_a_wicked_line_changes_no_round() -> None:
    ask = b'{"cmd":"position"}'
    new = b'{"cmd":"new","ruleset":"last-card","players":2,"seed":1}'
    interleaved = [one for line in WICKED.values() for one in (line, ask)]
    positions = piped(b"\n".join([new, ask, *interleaved]))[1::2]
    assert positions == [positions[0]] * (len(WICKED) + 1)


def test_a_key_that_comes_twice_is_read_once() -> None:
    (answer,) = piped(b'{"id":1,"cmd":"legal","id":2,"cmd":"rulesets"}')
    assert (answer["ok"], answer["id"]) == (True, 2)


def test_a_closed_output_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [SWITCH, "referee"], stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE
    )
    os.close(writing)
    os.close(reading)
    _, complaints = process.communicate(input=(RULESETS + b"\n") * 100, timeout=60)
    assert complaints == b""
    assert process.returncode in (0, 141)


def test_it_does_not_end_before_the_input_does() -> None:
    """Refused lines, an end of a round and a reader that falls behind do not stop it."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [SWITCH, "referee"], stdin=reading, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    os.close(reading)
    with os.fdopen(writing, "wb") as out:
        out.write(b"nonsense\n" * 2000 + lines(rounds(2000)))
        out.flush()
        assert process.poll() is None
    _, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (0, b"")


@pytest.mark.parametrize("kind", ["questions", "actions"])
def test_five_thousand_requests_a_second(kind: str) -> None:
    """By processor time, so that a busy machine does not matter; measured are some 35,000."""
    requests = rounds(8000)
    if kind == "actions":
        requests = [one for one in requests if one["cmd"] in ("new", "act")]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert len(piped(lines(requests))) == len(requests)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{len(requests) / spent:,.0f} requests a second of processor time, the start included")
    assert len(requests) / spent > 5000
