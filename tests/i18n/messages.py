"""Reads the Fluent files as a tree: which messages there are and which values each needs."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from switch import i18n


def tree(lang: str) -> dict[str, ast.Message | ast.Term]:
    """Every message and term of a language; raises AssertionError for a line that is none."""
    found: dict[str, ast.Message | ast.Term] = {}
    for name, source in i18n.sources(lang).items():
        for entry in FluentParser(with_spans=False).parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                assert key(entry) not in found, f"{lang}/{name}.ftl: {key(entry)} stands twice"
                found[key(entry)] = entry
    return found


def key(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def variables(entries: dict[str, ast.Message | ast.Term], name: str) -> set[str]:
    """The values a message needs, those of the messages it refers to included."""
    found: set[str] = set()
    for node in _nodes(entries[name]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(entries, node.id.name)
    return found


def variants(entry: ast.Message | ast.Term) -> Iterator[tuple[str, set[str]]]:
    """Each selection in a message: on which variable, and the keys it has."""
    for node in _nodes(entry):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            yield node.selector.id.name, keys


def _nodes(node: object) -> Iterator[object]:
    yield node
    inner = node if isinstance(node, list) else vars(node).values() if _is_node(node) else ()
    for child in inner:
        if _is_node(child) or isinstance(child, list):
            yield from _nodes(child)


def _is_node(node: object) -> bool:
    return isinstance(node, ast.BaseNode)
