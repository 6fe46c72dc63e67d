from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

def jit(function: Callable[P, R]) -> Callable[P, R]: ...
