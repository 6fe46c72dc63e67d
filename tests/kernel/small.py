"""A Switch whose kernel is one small function: compiled for real by real processes."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "switch"
FILES = ("core/__init__.py", "core/jit.py", "core/layout.py", "core/vectors.py")
KERNEL = ("__init__", "compiled", "elsewhere", "folder", "hosts", "warm")
SEARCH = """
from ..core.jit import entry
from ..core.vectors import Vector


@entry
def total(v: Vector, size: int, times: int) -> int:
    found = 0
    for i in range(size):
        found += v[i] * times
    return found
"""
START = """
import logging, os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background ignores it
logging.basicConfig(format="%(message)s")
from switch.kernel import folder, hosts
def answer():
    host = hosts.at_once()
    return host.compiled, int(host.module("kernel.search").total(host.vector([1, 2, 3]), 3, 7))
"""
# It answers at once, whatever becomes of the compiler; then it waits for that.
SERVE = """
print(answer())
hosts.start_warming()
hosts._Warming.thread.join()
print(answer())
print(folder.cache_folder() if hosts.has_numba() else "")
"""
PLAIN, COMPILED = "(False, 42)", "(True, 42)"


@dataclass(frozen=True)
class Small:
    tree: Path

    def write(self, text: str) -> None:
        (self.tree / "switch" / "kernel" / "search.py").write_text(text, encoding="utf-8")

    def run(
        self, code: str, cache: Path | str, *, numba: bool = True
    ) -> subprocess.CompletedProcess[str]:
        process = self.start(code, cache, numba=numba)
        with process:
            try:
                out, errors = process.communicate(timeout=60)
            finally:
                process.kill()
        return subprocess.CompletedProcess(process.args, process.returncode, out, errors)

    def start(self, code: str, cache: Path | str, *, numba: bool = True) -> subprocess.Popen[str]:
        """In a group of its own, as a command of a terminal is."""
        path = [self.tree, *([] if numba else [self.tree / "without"])]
        environ = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, path)),
            "SWITCH_CACHE": str(cache),
        }
        return subprocess.Popen(
            [sys.executable, "-c", START + code],
            env=environ,
            cwd=self.tree,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            process_group=0,
        )


def make(tree: Path) -> Small:
    package = tree / "switch"
    for name in [*FILES, *(f"kernel/{name}.py" for name in KERNEL)]:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / name, package / name)
    (package / "__init__.py").touch()
    without(tree / "without")
    small = Small(tree)
    small.write(SEARCH)
    return small


def without(folder: Path) -> Path:
    """Before all others in PYTHONPATH: here Numba cannot be imported."""
    (folder / "numba").mkdir(parents=True)
    missing = "raise ImportError('it is not here')\n"
    (folder / "numba" / "__init__.py").write_text(missing, encoding="utf-8")
    return folder
