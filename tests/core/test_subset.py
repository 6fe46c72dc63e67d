"""The core keeps to what CPython, Numba and MicroPython all run, and knows no preset."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import switch.core
from switch import rulesets

FILES = sorted(Path(str(switch.core.__file__)).parent.glob("*.py"))
MODULES = [path for path in FILES if path.name != "__init__.py"]
WITH_CODE = [path for path in MODULES if path.name not in ("jit.py", "vectors.py")]

every_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
every_module_with_code = pytest.mark.parametrize("path", WITH_CODE, ids=lambda path: path.stem)

# Nodes of the syntax that all hosts know; whatever is missing here is not used.
STATEMENTS = {
    "Module", "FunctionDef", "arguments", "arg", "Return", "Assign", "AugAssign", "For", "While",
    "If", "Expr", "Break", "Pass", "Import", "ImportFrom", "alias",
}  # fmt: skip
EXPRESSIONS = {
    "Name", "Load", "Store", "Constant", "BinOp", "UnaryOp", "BoolOp", "Compare", "Call",
    "Subscript", "Slice", "IfExp", "Tuple",
}  # fmt: skip
OPERATORS = {
    "Add", "Sub", "Mult", "FloorDiv", "Mod", "LShift", "RShift", "BitOr", "BitAnd", "BitXor",
    "Invert", "USub", "Not", "And", "Or", "Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot",
}  # fmt: skip
BUILTINS = {"range", "min", "max"}


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text("utf-8")))


@every_module_with_code
def test_only_the_shared_syntax_is_used(path: Path) -> None:
    used = {type(node).__name__ for node in nodes(path)}
    assert used - STATEMENTS - EXPRESSIONS - OPERATORS == set()


@every_module
def test_imports_are_the_cores_own(path: Path) -> None:
    for node in nodes(path):
        assert not isinstance(node, ast.Import)
        if isinstance(node, ast.ImportFrom) and node.level != 1:
            assert path.name == "jit.py"
            assert str(node.module).split(".")[0] in ("functools", "types", "llvmlite", "numba")


@every_module_with_code
def test_every_function_is_compiled_and_plain(path: Path) -> None:
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef):
            decorators = [ast.unparse(one) for one in node.decorator_list]
            assert decorators in (["jit"], ["apart"], ["entry"]), node.name
            spec = node.args
            assert [*spec.defaults, *spec.kwonlyargs, spec.vararg, spec.kwarg] == [None, None]
    inner = [
        one.name
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef)
        for one in ast.walk(node)
        if isinstance(one, ast.FunctionDef) and one is not node
    ]
    assert inner == []


@every_module_with_code
def test_only_functions_of_the_core_and_three_builtins_are_called(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            own |= {one.name for one in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name)
            assert not node.keywords
            assert node.func.id in own | BUILTINS, node.func.id


@every_module
def test_numbers_are_whole_and_fit_64_bits(path: Path) -> None:
    for node in nodes(path):
        if isinstance(node, ast.Constant) and not isinstance(node.value, bool | str | None):
            assert type(node.value) is int
            assert node.value < 1 << 63


def code_without_prose(path: Path) -> str:
    """The source without comments and docstrings: a clause may say which game it is about."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = [*node.body[1:], ast.Pass()]
    return ast.unparse(tree).lower()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_presets_name_is_in_the_core(path: Path) -> None:
    code = code_without_prose(path)
    for name in rulesets.ids():
        for form in (name, name.replace("-", "_"), name.replace("-", "")):
            assert form not in code
