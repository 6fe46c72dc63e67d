"""Load the very files of the core once more, under a package name that makes them compile."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import switch.core

NAME = "switch.kernel.core"


class NoNumba(RuntimeError):
    pass


@cache
def compiled(module: str) -> ModuleType:
    """``switch.core.<module>`` with every function compiled on its first call. Raises NoNumba."""
    try:
        import numba  # noqa: F401, PLC0415 - a heavy, optional package
    except ImportError:
        raise NoNumba("Numba is not installed; `make setup` installs it.") from None
    if NAME not in sys.modules:
        _load(NAME, Path(str(switch.core.__file__)), package=True)
    name = f"{NAME}.{module}"
    if name not in sys.modules:
        _load(name, Path(str(switch.core.__file__)).with_name(f"{module}.py"), package=False)
    return sys.modules[name]


def _load(name: str, file: Path, *, package: bool) -> None:
    places = [str(file.parent)] if package else None
    spec = spec_from_file_location(name, file, submodule_search_locations=places)
    if spec is None or spec.loader is None:
        raise NoNumba(f"Cannot load {file}.")
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
