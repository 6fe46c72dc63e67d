from collections.abc import Sequence

Cells = Sequence[int]
Vector = list[int]
Log = Vector | None
