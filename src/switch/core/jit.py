"""The one place that knows whether the core is being compiled.

Imported as ``switch.core`` the functions stay as they are. The kernel loads the same files a
second time under a package of its own (see ``switch.kernel.compiled``); only there Numba comes in.

* ``jit``: becomes a part of whoever calls it;
* ``apart``: what is large or rare stays one function, else compiling takes minutes;
* ``entry``: can be called from Python, and is kept in the cache;
* ``part``: the cells of a vector from ``start`` on, to read or for scratch: a host may copy them;
* ``row``: one of the vectors of a table;
* ``kind_of``: the kind whose bit is the only one of a mask; of 0 it is not defined.

Compiled, a vector is the address of its first cell, and no two vectors share a cell (decision 18).
"""

if __name__.startswith("switch.kernel."):
    from functools import partial
    from types import FunctionType

    from llvmlite.ir import Constant, IntType
    from numba import njit
    from numba.core import cgutils, types
    from numba.core.compiler import Compiler
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    class Disjoint(Compiler):
        """No two vectors share a cell, so a store to one leaves what was read of another."""

        def define_pipelines(self):
            self.state.flags.noalias = True
            return super().define_pipelines()

    # No function here allocates, so none needs to count references; and a division by zero cannot
    # be, so none is asked for (decisions 15 and 18).
    compiled = partial(njit, nogil=True, _nrt=False, error_model="numpy", pipeline_class=Disjoint)
    inner = partial(compiled, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    jit = inner(forceinline=True)
    apart = inner(forceinline=False)

    def entry(function):
        """Python hands in arrays, ``function`` gets addresses."""
        code = handing_over.__code__.replace(
            co_name=function.__name__,
            co_qualname=function.__name__,
            co_filename=function.__code__.co_filename,
            co_firstlineno=function.__code__.co_firstlineno,
        )
        names = {"__name__": function.__module__, "function": jit(function), "handed": handed}
        wrapper = FunctionType(code, names)
        wrapper.__annotations__ = function.__annotations__
        return compiled(forceinline=False, cache=True)(wrapper)

    def handing_over(*arguments):
        return function(*handed(arguments))  # noqa: F821 - ``entry`` says which

    def is_vector(kind):
        """One that must not be written to stays an array, and Numba refuses to write."""
        fine = isinstance(kind, types.Array) and kind.ndim == 1 and kind.layout == "C"
        return fine and kind.mutable and kind.aligned

    def address_type(kind):
        if isinstance(kind, types.BaseTuple):
            return types.Tuple([address_type(one) for one in kind])
        return types.CPointer(kind.dtype) if is_vector(kind) else kind

    def address(context, builder, kind, value):
        if isinstance(kind, types.BaseTuple):
            cells = [builder.extract_value(value, i) for i in range(len(kind))]
            found = [address(context, builder, *pair) for pair in zip(kind, cells, strict=True)]
            return context.make_tuple(builder, address_type(kind), found)
        return make_array(kind)(context, builder, value).data if is_vector(kind) else value

    @intrinsic
    def handed(_typing, arguments):
        """The same arguments, each vector's address in its place."""

        def build(context, builder, _signature, values):
            return address(context, builder, arguments, values[0])

        return address_type(arguments)(arguments), build

    @intrinsic
    def part(_typing, vector, _start):
        def build(_context, builder, _signature, values):
            return builder.gep(values[0], [values[1]])

        return vector(vector, types.int64), build

    @intrinsic
    def row(_typing, rows, _number):
        def build(context, builder, _signature, values):
            table = make_array(rows)(context, builder, values[0])
            _, width = cgutils.unpack_tuple(builder, table.shape)
            return builder.gep(table.data, [builder.mul(values[1], width)])

        return types.CPointer(rows.dtype)(rows, types.int64), build

    @intrinsic
    def kind_of(_typing, t, _bit):
        def build(_context, builder, _signature, values):
            return builder.cttz(values[1], Constant(IntType(1), 1))

        return types.int64(t, types.int64), build

else:
    from .layout import BIT

    def jit(function):
        return function

    apart = jit
    entry = jit

    def part(vector, start):
        return vector[start:]

    def row(rows, number):
        return rows[number]

    def kind_of(t, bit):
        return t[BIT + bit % 67]
