"""Compile what can be called from Python beforehand: ``python -m switch.kernel.warm [MODULE …]``.

The argument types follow from the functions' annotations: a number, a vector, rows of a
two-dimensional array (``list``), several vectors (``tuple``); ``Annotated`` names the cells' type
where it is not int64.
"""

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin

from switch.core.vectors import Vector

from .compiled import compiled, has_numba
from .elsewhere import WATCHED, end_with_parent
from .folder import SOURCES, cache_folder, sums

FAILED = 1


def modules() -> list[str]:
    """Those with functions that can be called from Python."""
    files = sorted((SOURCES / "kernel").glob("*.py"))
    return [f"kernel.{path.stem}" for path in files if "\n@entry\n" in path.read_text("utf-8")]


def entries(module: ModuleType) -> Iterator[Any]:
    """The functions of the module that can be called from Python."""
    for value in vars(module).values():
        function = getattr(value, "py_func", None)
        own = function is not None and function.__module__ == module.__name__
        if own and "no_cpython_wrapper" not in value.targetoptions:
            yield value


def signature(function: Any) -> tuple[Any, ...]:
    """An entry takes its arguments as one (``core/jit.py``)."""
    hints = function.py_func.__annotations__.items()
    kinds = [kind for name, kind in hints if name != "return"]
    return (together(kinds),)


def argument_type(kind: Any, cell: str = "int64") -> Any:
    """Numba's, of what is annotated so. Raises TypeError."""
    from numba import types  # noqa: PLC0415 - a heavy, optional package

    if kind is int:
        return types.int64
    if kind is Vector:
        return getattr(types, cell)[::1]
    inner = get_args(kind)
    if get_origin(kind) is Annotated:
        return argument_type(*inner)
    if get_origin(kind) is list:
        return getattr(types, cell)[:, ::1]
    if get_origin(kind) is tuple:
        return together(inner)
    raise TypeError(f"No entry takes {kind}.")


def together(kinds: Iterable[Any]) -> Any:
    """Numba's type of a tuple of these."""
    from numba import types  # noqa: PLC0415 - a heavy, optional package

    several: Any = types.Tuple  # Numba does not say what it takes
    return several([argument_type(kind) for kind in kinds])


def warm(name: str) -> None:
    """Compile the entries of a module, or load them from the cache; what is damaged there is made
    anew."""
    own = list(entries(compiled(name)))
    lost = _differing(name)
    others = [] if is_warm(name) else [one for one in modules() if one != name and is_warm(one)]
    for function in own:
        if not lost.isdisjoint(_files(function)):
            _forget(function)
        try:
            function.compile(signature(function))
        except Exception:
            if not _forget(function):  # else what was kept of it is something else
                raise
            function.compile(signature(function))
    files = [_files(function) for function in own]
    for other in others:  # an entry that this module calls is kept once more, in the same index
        _vouch(other, _vouched(other) or ())
    if all(files):
        _vouch(name, chain.from_iterable(files))
    else:  # some were compiled in this process before their files were lost
        _mark(name).unlink(missing_ok=True)


def is_warm(name: str) -> bool:
    """It has been compiled, and its files are as they were then."""
    return _vouched(name) is not None and not is_damaged(name)


def is_damaged(name: str) -> bool:
    return bool(_differing(name))


def _differing(name: str) -> set[str]:
    """Its files that are not what they were."""
    vouched = _vouched(name) or {}
    found = sums(cache_folder(), vouched)
    return {path for path in vouched if found.get(path) != vouched[path]}


def _vouched(name: str) -> dict[str, list[int]] | None:
    """The sums of its files once it was whole; None: it never was."""
    try:
        vouched = json.loads(_mark(name).read_bytes())
    except (OSError, ValueError):
        return None
    return vouched if isinstance(vouched, dict) else None


def _vouch(name: str, files: Iterable[str]) -> None:
    _mark(name).write_text(json.dumps(sums(cache_folder(), files)), encoding="utf-8")


def _mark(name: str) -> Path:
    """A file beside the cache that says: this module is in it whole, in these files."""
    return cache_folder() / f"{name}.warm"


def _files(function: Any) -> list[str]:
    """What Numba keeps of a function, in our folder: an index, and a file for each signature."""
    folder, stem = cache_folder(), Path(function.py_func.__code__.co_filename).stem
    found = folder.rglob(f"{stem}.{function.__name__}-*.nb[ci]")
    return sorted(path.relative_to(folder).as_posix() for path in found)


def _forget(function: Any) -> bool:
    """Whether there was anything."""
    files = _files(function)
    for path in files:
        (cache_folder() / path).unlink(missing_ok=True)
    return bool(files)


def main(words: Sequence[str]) -> int:
    if not has_numba():
        print("Numba is not installed: there is nothing to compile.", file=sys.stderr)
        return FAILED
    names = [word for word in words if word != WATCHED]
    if len(names) < len(words):
        end_with_parent()
    for name in names or modules():
        began = time.perf_counter()
        warm(name)
        print(f"{name}: {time.perf_counter() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
