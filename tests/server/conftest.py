"""What the server's tests share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.served import HandClock, Served, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def shared(
    tmp_path_factory: pytest.TempPathFactory,
    anyio_backend: str,  # noqa: ARG001
) -> AsyncIterator[Served]:
    """One server for all tests of a file that change nothing about it."""
    async with serving(tmp_path_factory.mktemp("shared")) as server:
        yield server


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(tmp_path) as server:
        yield server


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def timed(tmp_path: Path, clock: HandClock) -> AsyncIterator[Served]:
    """A server whose time stands still."""
    async with serving(tmp_path, clock=clock) as server:
        yield server
