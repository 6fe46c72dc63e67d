"""Run the page's unit tests and pytest; without a Chromium say so loudly and fail."""

import os
import subprocess
import sys
from pathlib import Path

from chromium import find_or_fetch

ROOT = Path(__file__).parent.parent
NOT_RUN = """
!!! THE BROWSER TESTS WERE NOT RUN: no Chromium here, and none could be fetched.
!!! Install Chromium or Chrome, or name one: make test CHROMIUM=/path/to/chromium
"""


def run(*command: str, folder: Path = ROOT, **environment: str) -> int:
    return subprocess.run(command, cwd=folder, env=os.environ | environment, check=False).returncode


def test_page() -> int:
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}
    return run("npm", "test", "--silent", folder=ROOT / "web", **plain)


def markers(arguments: list[str]) -> list[str]:
    """The -m that leaves the browser out of whatever was asked for."""
    asked = "not long"
    if "-m" in arguments:
        asked = arguments[arguments.index("-m") + 1]
    return ["-m", f"({asked}) and not browser"]


def main(arguments: list[str]) -> int:
    page_failed = 0 if arguments else test_page()
    chromium = find_or_fetch()
    if chromium:
        os.environ["CHROMIUM"] = chromium
    else:
        arguments = [*arguments, *markers(arguments)]
    # Else each server that a test starts would begin to compile anew, and end before it is done.
    warming = subprocess.Popen(
        [sys.executable, "-m", "switch.kernel.warm", "kernel.search"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    failed = run(sys.executable, "-m", "pytest", "-n", "auto", "--dist", "loadfile", *arguments)
    warming.kill()
    if page_failed:
        print("!!! THE PAGE'S UNIT TESTS FAILED: see above.", file=sys.stderr)
    if not chromium:
        print(NOT_RUN, file=sys.stderr)
    return failed or page_failed or (0 if chromium else 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
