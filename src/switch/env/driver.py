"""Where the environments' rounds are played: compiled if Numba is there, else on CPython."""

import sys
import warnings
from typing import Any

from switch.kernel.compiled import NoNumba
from switch.kernel.hosts import NATIVE, PLAIN, Host, make_ready
from switch.kernel.warm import is_warm

from .setting import need


class SlowWarning(RuntimeWarning):
    pass


WAIT = "Compiling the kernel for the environments, which takes a minute or two, once …"


def host_for(*modules: str, native: bool | None) -> Host:
    """One that has these, ``switch.<module>``. None: compiled if that is possible, with a warning
    if not; True raises NoNumba then."""
    if native is False:
        return PLAIN
    try:
        for module in modules:
            NATIVE.module(module)
    except NoNumba as lacking:
        if native:
            raise
        warnings.warn(
            f"{lacking} Until then all of this is up to a hundred times slower.",
            SlowWarning,
            stacklevel=3,
        )
        return PLAIN
    if not all(map(is_warm, modules)):
        print(WAIT, file=sys.stderr, flush=True)
    make_ready(modules)
    return NATIVE


def rows(host: Host, count: int, size: int) -> Any:
    """``count`` vectors of ``size`` zeros; one array of both where it is compiled."""
    if host.compiled:
        return need("numpy").zeros((count, size), dtype="int64")
    return [[0] * size for _ in range(count)]
