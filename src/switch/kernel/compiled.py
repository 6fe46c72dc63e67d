"""Load the files of the core and the kernel once more, under names that make them compile."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from .folder import SOURCES, cache_folder

NAME = "switch.kernel.native"


class NoNumba(RuntimeError):
    pass


@cache
def compiled(module: str) -> ModuleType:
    """``switch.<module>`` ("core.…" or "kernel.…") with every function compiled on its first
    call. Functions marked ``entry`` can be called from Python. Raises NoNumba."""
    if not has_numba():
        raise NoNumba("Numba is not installed; `make setup` installs it.")
    if NAME not in sys.modules:
        _load(NAME, "core", package=True)
        _load(f"{NAME}.core", "core", package=True)
        _load(f"{NAME}.kernel", "kernel", package=True)
    return _load(f"{NAME}.{module}", module.replace(".", "/"))


@cache
def has_numba() -> bool:
    """Whether it is installed and fit to be used."""
    try:
        import numba  # noqa: F401, PLC0415 - a heavy, optional package
    except Exception:
        return False
    return True


def _load(name: str, path: str, *, package: bool = False) -> ModuleType:
    with _LOADING:
        if name not in sys.modules:
            _execute(name, path, package=package)
        return sys.modules[name]


_LOADING = threading.RLock()  # two threads must not see half a module, nor each other's folder


def _execute(name: str, path: str, *, package: bool) -> None:
    file = SOURCES / (f"{path}/__init__.py" if package else f"{path}.py")
    places = [str(file.parent)] if package else None
    spec = spec_from_file_location(name, file, submodule_search_locations=places)
    if spec is None or spec.loader is None:
        raise NoNumba(f"Cannot load {file}.")
    module = module_from_spec(spec)
    sys.modules[name] = module
    with _kept():
        spec.loader.exec_module(module)


@contextmanager
def _kept() -> Iterator[None]:
    """Functions decorated meanwhile are kept in our folder; other users of Numba keep theirs."""
    import numba  # noqa: PLC0415 - a heavy, optional package

    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        config.CACHE_DIR = before
