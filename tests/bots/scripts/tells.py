"""A bot that writes each question to the file of its first argument, and plays the first card."""

import json
import sys
from pathlib import Path

with Path(sys.argv[1]).open("a", encoding="utf-8") as file:
    while line := sys.stdin.readline():
        file.write(line)
        file.flush()
        request = json.loads(line)
        legal = request["view"]["legal"]
        actions = [legal[0], *request["names"].get(legal[0], [])[:1]]
        answer = {"id": request["id"], "ok": True, "actions": actions}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
