"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from chromium import find

# No server of a test compiles in the background, but in the test about it (tests/kernel).
os.environ["SWITCH_WARM"] = "no"

settings.register_profile(
    "switch",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("switch")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """A Chromium that starts: `make test` names it, a bare pytest looks for one."""
    path = os.environ.get("CHROMIUM") or find()
    if path is None:
        pytest.fail("no Chromium found: run `make test`, which gets one, or set CHROMIUM")
    return path


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever drives a Chromium is a browser test, marked so or not."""
    for item in items:
        if "chromium_path" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
