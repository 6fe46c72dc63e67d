"""A whole bot: it lays the first card that it may lay, and calls its last one."""

import json
import sys


def move(request):
    view = request["view"]
    cards = [action for action in view["legal"] if action in view["hand"]]
    others = [action for action in view["legal"] if action not in ("call", *cards)]
    turn = [(cards or others)[0]]
    if turn[0] in request["names"]:
        turn.append(request["names"][turn[0]][0])
    if cards and "call" in view["legal"] and len(view["hand"]) == 2:
        turn.append("call")
    return turn


for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "ok": True, "actions": []}
    if request["cmd"] == "move":
        answer["actions"] = move(request)
    print(json.dumps(answer), flush=True)
