"""Names for the two ways a function takes a vector of integers.

``Cells`` is only read, ``Vector`` is written to. Types proper are in vectors.pyi: MicroPython
has no typing module, and Numba hands in arrays.
"""

Cells = object
Vector = object
