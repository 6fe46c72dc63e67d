"""What the tests of the terminal share."""

from typing import Any

import pytest

from tests.cli.seated import STOCK, At


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A person at a position: `at("classic", hands=[["5S"], ["3C"]], pile=["9S"])`."""

    def start(ruleset: str | dict[str, Any], **position: Any) -> At:
        return At(monkeypatch, ruleset, **{"stock": STOCK, **position})

    return start
