"""Compile what can be called from Python beforehand: ``python -m switch.kernel.warm [MODULE …]``.

The argument types follow from the functions' annotations: a number, or a vector of them.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from switch.core.vectors import Vector

from .compiled import compiled, has_numba
from .folder import SOURCES, cache_folder

FAILED = 1


def modules() -> list[str]:
    """Those with functions that can be called from Python."""
    files = sorted((SOURCES / "kernel").glob("*.py"))
    return [f"kernel.{path.stem}" for path in files if "\n@entry\n" in path.read_text("utf-8")]


def entries(module: ModuleType) -> Iterator[Any]:
    """The functions of the module that can be called from Python with numbers and vectors alone;
    others are compiled when their arrays are known."""
    for value in vars(module).values():
        function = getattr(value, "py_func", None)
        own = function is not None and function.__module__ == module.__name__
        if own and "no_cpython_wrapper" not in value.targetoptions:
            if all(kind in (int, Vector) for kind in hints(value)):
                yield value


def hints(function: Any) -> list[Any]:
    kinds = function.py_func.__annotations__
    return [kind for name, kind in kinds.items() if name != "return"]


def signature(function: Any) -> tuple[Any, ...]:
    from numba import int64  # noqa: PLC0415 - a heavy, optional package

    return tuple(int64 if kind is int else int64[::1] for kind in hints(function))


def warm(name: str) -> None:
    """Compile the entries of a module, or load them from the cache."""
    for function in entries(compiled(name)):
        function.compile(signature(function))
    _mark(name).touch()


def is_warm(name: str) -> bool:
    return _mark(name).exists()


def _mark(name: str) -> Path:
    """A file beside the cache that says: this module is in it whole."""
    return cache_folder() / f"{name}.warm"


def main(names: Sequence[str]) -> int:
    if not has_numba():
        print("Numba is not installed: there is nothing to compile.", file=sys.stderr)
        return FAILED
    for name in names or modules():
        began = time.perf_counter()
        warm(name)
        print(f"{name}: {time.perf_counter() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # whoever it compiles for has been interrupted
        sys.exit(FAILED)
