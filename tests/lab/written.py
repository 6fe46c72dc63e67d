"""Results that were written as JSON."""

import json
from pathlib import Path
from typing import Any


def result_of(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def line(result: Any, key: str, arm: int = 0, lines: str = "lines") -> dict[str, float]:
    found = [one for one in result["arms"][arm][lines] if one["key"] == key]
    assert len(found) == 1
    interval: dict[str, float] = dict(
        zip(("value", "low", "high"), found[0]["interval"], strict=True)
    )
    return interval
