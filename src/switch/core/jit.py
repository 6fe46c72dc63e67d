"""The one place that knows whether the core is being compiled.

Imported as ``switch.core`` the functions stay as they are. The kernel loads the same files a
second time under a package of its own (see ``switch.kernel.compiled``); only there Numba comes in.
"""

if __name__.startswith("switch.kernel."):
    from numba import njit

    jit = njit(nogil=True)
else:

    def jit(function):  # type: ignore[no-untyped-def]
        return function
