"""The Chromium that the browser tests drive: the machine's own, or one fetched for them."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_APPS = ("Google Chrome", "Chromium")


def candidates() -> Iterator[str]:
    """Programs that may be a Chromium, the one the user names first (and then alone)."""
    if named := os.environ.get("CHROMIUM"):
        yield named
        return
    for name in NAMES:
        if path := shutil.which(name):
            yield path
    for app in MAC_APPS:
        path = f"/Applications/{app}.app/Contents/MacOS/{app}"
        if Path(path).exists():
            yield path
    if path := playwrights_own():
        yield path


def playwrights_own() -> str | None:
    code = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    asked = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    path = asked.stdout.strip()
    return path if asked.returncode == 0 and Path(path).exists() else None


def starts(path: str) -> bool:
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
    page = "data:text/html,<p>it works</p>"
    try:
        shown = subprocess.run([path, *flags, page], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return b"it works" in shown.stdout


def find() -> str | None:
    return next(filter(starts, candidates()), None)


def fetch() -> None:
    """Try Debian's package where we may install it, else Playwright's own build."""
    if os.environ.get("CHROMIUM"):
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("No Chromium here: installing Debian's …", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        packages = ["chromium", "fonts-liberation"]
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", "-qq", *command], env=environment, check=False)
        if find():
            return
    print("No Chromium here: fetching Playwright's …", flush=True)
    install = [sys.executable, "-m", "playwright", "install", "chromium"]
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(install, check=False, timeout=600)


def find_or_fetch() -> str | None:
    path = find()
    if path is None:
        fetch()
        path = find()
    return path
