"""The kernel's functions for the environments: compiled where Numba is there, else plain."""

import warnings
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from switch.kernel.compiled import NoNumba, compiled

from .setting import need


class SlowWarning(RuntimeWarning):
    pass


class Driver(NamedTuple):
    """``native``: compiled, and rows are arrays of int64; else they are lists."""

    module: ModuleType
    native: bool

    def row(self, cells: list[int]) -> Any:
        return need("numpy").array(cells, dtype="int64") if self.native else list(cells)

    def rows(self, count: int, size: int) -> Any:
        if self.native:
            return need("numpy").zeros((count, size), dtype="int64")
        return [[0] * size for _ in range(count)]


def driver(module: str, *, native: bool | None) -> Driver:
    """``switch.kernel.<module>``. None: compiled if that is possible, with a warning if not; True
    raises NoNumba then."""
    if native is not False:
        try:
            return Driver(compiled(f"kernel.{module}"), native=True)
        except NoNumba as lacking:
            if native:
                raise
            warnings.warn(
                f"{lacking} Until then all of this is up to a hundred times slower.",
                SlowWarning,
                stacklevel=3,
            )
    return Driver(import_module(f"switch.kernel.{module}"), native=False)
