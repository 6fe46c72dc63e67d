"""Faults made by rule: each comparison, sum, constant and condition of the core, one at a time."""

import ast
from collections.abc import Iterator

from tests.mutants.mutant import CORE, ROOT, Mutant

FILES = ("deal", "legality", "rng", "scoring", "transition", "views")
COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
}
SUMS: dict[type[ast.operator], tuple[str, ...]] = {
    ast.Add: ("-",),
    ast.Sub: ("+",),
    ast.BitOr: ("&",),
    ast.BitAnd: ("|",),
    ast.BitXor: ("|",),
    ast.LShift: (">>",),
    ast.RShift: ("<<",),
}
SWAPPED: dict[type[ast.boolop], str] = {ast.And: "or", ast.Or: "and"}


def by_rule() -> list[Mutant]:
    return [one for file in FILES for one in _of_file(f"{file}.py")]


def _of_file(file: str) -> Iterator[Mutant]:
    text = (ROOT / CORE / file).read_text("utf-8")
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:i])) for i in range(len(lines))]
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    for function in functions:
        for node in ast.walk(function):
            for new in _changes(node):
                if not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None:
                    continue
                at = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
                old = text[at:end]
                name = f"{file}:{node.lineno} {function.name}: {old} → {new}"
                yield Mutant(" ".join(name.split()), file, old, new, "", start=at)


def _changes(node: ast.AST) -> Iterator[str]:
    """The node's text with one thing changed."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            for sign in COMPARISONS.get(type(op), ()):
                yield f"({ast.unparse(left)} {sign} {ast.unparse(right)})"
        case ast.BinOp(left=left, op=op_, right=right) if not _is_place(node):
            for sign in SUMS.get(type(op_), ()):
                yield f"({ast.unparse(left)} {sign} {ast.unparse(right)})"
        case ast.BoolOp(op=op__, values=[left, right]):
            yield f"({ast.unparse(left)} {SWAPPED[type(op__)]} {ast.unparse(right)})"
            yield f"({ast.unparse(left)})"
            yield f"({ast.unparse(right)})"
        case ast.Constant(value=bool(flag)):
            yield str(not flag)
        case ast.Constant(value=int(number)):
            yield str(number + 1)
            yield f"({number - 1})"
        case ast.If(test=test, body=body) if len(body) == 1 and not node.orelse:
            yield from (f"if {state}: pass" for state in ("False",) if ast.unparse(test))
        case ast.Expr() | ast.Assign() | ast.AugAssign():
            if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                yield "pass"
        case _:
            return


def _is_place(node: ast.BinOp) -> bool:
    """COUNTS + seat: a place in a vector, whose change is a crash and no finding."""
    return any(
        isinstance(part, ast.Name) and part.id.isupper() and len(part.id) > 2
        for part in (node.left, node.right)
    )
