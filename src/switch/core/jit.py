"""The one place that knows whether the core is being compiled.

Imported as ``switch.core`` the functions stay as they are. The kernel loads the same files a
second time under a package of its own (see ``switch.kernel.compiled``); only there Numba comes in.

* ``jit``: becomes a part of whoever calls it;
* ``apart``: what is large or rare stays one function, else compiling takes minutes;
* ``entry``: can be called from Python, and is kept in the cache.
"""

if __name__.startswith("switch.kernel."):
    from functools import partial

    from numba import njit

    # A vector is seven arguments to Numba, so a call costs more than most rules do; and no function
    # here allocates, so none needs to count references, which costs still more (decision 15).
    compile = partial(njit, nogil=True, _nrt=False)  # noqa: A001
    inner = partial(compile, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    jit = inner(forceinline=True)
    apart = inner(forceinline=False)
    entry = compile(forceinline=False, cache=True)
else:

    def jit(function):  # type: ignore[no-untyped-def]
        return function

    apart = jit
    entry = jit
