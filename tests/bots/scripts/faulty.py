"""A bot with the fault that its first argument names; else it lays the first card that is legal."""

import contextlib
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

ASKED = 0
ENOUGH = 3  # questions that are answered well by those that go wrong in the middle


def well(request: Any) -> list[str]:
    view = request["view"]
    cards = [one for one in view["legal"] if one in view["hand"]]
    others = [one for one in view["legal"] if one not in ("call", *cards)]
    card = (cards or others)[0]
    return [card, *request["names"].get(card, [])[:1]]


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def answer(request: Any, actions: Any, **changes: Any) -> None:
    say(json.dumps({"ok": True, "id": request["id"], "actions": actions} | changes))


def for_ever() -> None:
    while True:
        signal.pause()


def stubborn() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def with_child(path: str) -> None:
    """A child that holds all pipes, hears nothing, and keeps a named pipe open while it lives: it
    writes a 1 into it."""
    if os.fork() == 0:
        stubborn()
        with Path(path).open("w") as alive:
            alive.write("1")
            alive.flush()
            for_ever()


def start(fault: str) -> None:
    if fault == "noise":
        say("Hello, I am a bot!")
    if fault == "dies":
        sys.exit("no weights found\n")
    if fault == "long":
        sys.stdout.write("x" * (2 << 20))
        sys.stdout.flush()
    if fault in ("blank", "floods"):
        with contextlib.suppress(BrokenPipeError):
            while True:
                say("\n" * 1000 if fault == "blank" else "and so on\n" * 100)
    if fault == "deaf":
        for_ever()
    if fault in ("stubborn", "stubborn-child"):
        stubborn()
    if fault.endswith("child"):
        with_child(sys.argv[2])
    if fault == "empty-lines":
        say("\n\r\n  ")
    if fault == "seed":
        sys.exit(os.environ["SWITCH_SEED"])


def react(request: Any, fault: str) -> None:
    if fault == "mute":
        say(json.dumps({"ok": False, "id": request["id"]}))
    elif fault == "overreacts":
        answer(request, ["draw"])
    elif fault == "catches-late":
        answer(request, [])
    else:
        view = request["view"]
        jumps = [one for one in view["legal"] if one.startswith("jump:")]
        own = view["exposed"] == view["seat"]
        answer(request, jumps[:1] or ["call" if own else f"catch:{view['exposed']}"])


def move(request: Any, fault: str) -> None:
    if fault == "hangs":
        for_ever()
    elif fault == "slow":
        time.sleep(0.05)
    elif fault == "complains":
        sys.stderr.write("What a hand!\n" * 100_000)
        sys.stderr.flush()
    elif fault == "catches-late" and request["view"]["exposed"] is not None:
        Path(sys.argv[2]).read_text(encoding="utf-8")  # until somebody writes
        answer(request, [f"catch:{request['view']['exposed']}", *well(request)])
        return
    elif fault in ANSWERS:
        say(ANSWERS[fault].replace("ID", str(request["id"])))
        return
    elif fault == "again":
        answer(request, well(request))
    elif ASKED > ENOUGH and fault == "dies-later":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif ASKED > ENOUGH and fault == "closes":
        os.close(1)
        for_ever()
    elif ASKED > ENOUGH and fault == "hangs-later":
        for_ever()
    elif ASKED > ENOUGH and fault == "illegal-later":
        answer(request, ["pass"] if "pass" not in request["view"]["legal"] else ["end"])
        return
    elif fault == "never-names":
        answer(request, well(request)[:1])
        return
    answer(request, well(request))


ANSWERS = {
    "refuses": '{"ok": false, "id": ID, "error": {"code": "tired"}}',
    "wrong-id": '{"ok": true, "id": 99, "actions": ["draw"]}',
    "no-id": '{"ok": true, "actions": ["draw"]}',
    "list": '["draw"]',
    "half-json": '{"ok": true, "id": ID, "actions": ["dr',
    "nothing": '{"ok": true, "id": ID}',
    "numbers": '{"ok": true, "id": ID, "actions": [7]}',
    "empty": '{"ok": true, "id": ID, "actions": []}',
    "stranger": '{"ok": true, "id": ID, "actions": ["ZZ"]}',
    "no-suit": '{"ok": true, "id": ID, "actions": ["suit:?"]}',
    "looks": '{"ok": true, "id": ID, "actions": ["draw", "pass"]}',
    "deep": "[" * 100_000,
}

FAULT = sys.argv[1]
start(FAULT)
while line := sys.stdin.readline():
    asked = json.loads(line)
    if asked["cmd"] == "react":
        react(asked, FAULT)
    else:
        ASKED += 1
        move(asked, FAULT)
if FAULT.startswith("stubborn"):
    for_ever()
