"""The cases found by hand in tests/rules, played by the oracle: it must find the same."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.naive.referee import OracleReferee

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = Path(__file__).parents[1] / "rules"
OTHERS = {"test_clauses", "test_positions", "test_refusals", "test_requests"}  # more than play


def cases() -> Iterator[tuple[str, Any]]:
    for path in sorted(RULES.glob("test_*.py")):
        if path.stem in OTHERS or path.stem.startswith("test_r10"):
            continue
        module = import_module(f"tests.rules.{path.stem}")
        for name, case in vars(module).items():
            if name.startswith("test_"):
                yield f"{path.stem}_{name.removeprefix('test_')}", case


@pytest.fixture(autouse=True)
def the_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.rules.table.Referee", OracleReferee)


globals().update(cases())
