"""Names for the rare things that one action was, so that a run can show it met them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.naive.table import Event, Position

EVERYWHERE = {
    "laid", "drew", "passed", "reshuffled", "turn", "out", "blocked", "owes", "named",
    "blocked and shared", "blocked and won", "refilled", "drew less than owed",
    "unpayable debt passed", "passed after a pass",
}  # fmt: skip

EXPECTED = {
    "classic": EVERYWHERE | {
        "refilled in the middle", "cancelled", "skipped", "reversed", "exchanged",
        "cancelled and drew the rest", "cancelled and the rest goes on", "owes more than owed",
        "2 twos", "2 sevens", "2 eights", "2 tens", "2 jacks", "2 aces", "2 queens",
        "queens exchange twice", "power card behind a seven", "ace behind a seven",
        "kept a card after a seven", "out on a power card",
    },
    "duel": EVERYWHERE | {"out on a power card", "shuffled a full stock"},
    "last-card": EVERYWHERE | {
        "refilled in the middle", "called", "caught", "stood", "kept", "owes more than owed",
        "called ahead", "called when exposed", "called before naming", "called the drawn card",
        "caught in a debt", "caught facing an eight", "caught and refilled",
        "caught and drew nothing", "call lapsed with the turn", "call lapsed with a draw",
        "closed the window", "out on a power card", "laid the drawn card", "eight on eight",
    },
}  # fmt: skip

POWER = {"classic": "278TJQA", "duel": "DW", "last-card": "28JA"}
WORD = {"2": "twos", "7": "sevens", "8": "eights", "T": "tens", "J": "jacks", "A": "aces"}


def marks(before: Position, action: str, after: Position, events: list[Event]) -> set[str]:
    kinds = [event["type"] for event in events]
    found = set(kinds)
    found |= of_draws(before, action, after, kinds)
    found |= of_lays(before, action, kinds)
    found |= of_classic_ends(before, after, kinds, events)
    found |= of_calls(before, action, after, kinds)
    if "blocked" in kinds:
        found.add("blocked and shared" if after["winner"] is None else "blocked and won")
    if action == "pass" and before["phase"] == "turn" and not before["skip"]:
        found |= {"unpayable debt passed"} if before["pending"] else set()
        found |= {"passed after a pass"} if before["passes"] else set()
    return found


def of_draws(before: Position, action: str, after: Position, kinds: list[str]) -> set[str]:
    found = set()
    if "reshuffled" in kinds:
        found.add("refilled")
        if kinds.count("drew") == 2:
            found.add("refilled in the middle")
        if before["pending"] and before["ruleset"] == "duel" and before["stock"]:
            found.add("shuffled a full stock")
    if action == "draw" and before["pending"]:
        grown = len(after["hands"][before["turn"]]) - len(before["hands"][before["turn"]])
        if grown < before["pending"]:
            found.add("drew less than owed")
    return found


def of_lays(before: Position, action: str, kinds: list[str]) -> set[str]:
    if "laid" not in kinds:
        return set()
    found = set()
    if "out" in kinds and action[0] in POWER[before["ruleset"]]:
        found.add("out on a power card")
    if "owes" in kinds and before["pending"]:
        found.add("owes more than owed")
    if action == before["drawn"]:
        found.add("laid the drawn card")
    if before["skip"]:
        found.add("eight on eight")
    laid = before["laid"]
    if laid and laid[0][0] == "7" and action[0] != "7":
        found |= {"power card behind a seven"} if action[0] in "28TJQ" else set()
        found |= {"ace behind a seven"} if action[0] == "A" else set()
    if laid and laid[0][0] == action[0]:
        found.add("2 " + WORD.get(action[0], "queens" if action[0] == "Q" else "others"))
    return found


def of_classic_ends(
    before: Position, after: Position, kinds: list[str], events: list[Event]
) -> set[str]:
    found = set()
    if "cancelled" in kinds:
        found |= {"cancelled and drew the rest"} if "drew" in kinds else set()
        blacks = after["pending"] > 0
        rest = before["pending"] > sum(e["count"] for e in events if e["type"] == "cancelled")
        found |= {"cancelled and the rest goes on"} if blacks and rest else set()
    if kinds.count("exchanged") == 2:
        found.add("queens exchange twice")
    laid = before["laid"]
    if events[0]["type"] != "laid" and laid and laid[0][0] == "7":
        hand = before["hands"][before["turn"]]
        if any(card[1] == laid[-1][1] for card in hand):
            found.add("kept a card after a seven")
    return found


def of_calls(before: Position, action: str, after: Position, kinds: list[str]) -> set[str]:
    found = set()
    if action == "call":
        ahead = {
            "turn": "called ahead",
            "suit": "called before naming",
            "drawn": "called the drawn card",
        }
        exposed = before["exposed"] is not None and after["exposed"] is None
        found.add("called when exposed" if exposed else ahead[before["phase"]])
    if "caught" in kinds:
        found |= {"caught in a debt"} if before["pending"] else set()
        found |= {"caught facing an eight"} if before["skip"] else set()
        found |= {"caught and refilled"} if "reshuffled" in kinds else set()
        found |= {"caught and drew nothing"} if "drew" not in kinds else set()
    elif action != "call" and before["exposed"] not in (None, after["exposed"]):
        found.add("closed the window")
    lapsed = [a and not b for a, b in zip(before["called"], after["called"], strict=True)]
    if any(lapsed) and after["result"] is None:
        found.add("call lapsed with a draw" if "drew" in kinds else "call lapsed with the turn")
    return found
