"""Names for the ways a function takes a vector of integers.

``Cells`` is only read, ``Vector`` is written to; a ``Log`` may be None: nobody listens. Types
proper are in vectors.pyi: MicroPython has no typing module, and Numba hands in addresses.
"""

Cells = object
Vector = object
Log = object
