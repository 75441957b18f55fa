"""Finds what mypyc compiles into something else than Python would do, and says nothing: a plugin of mypy, and a check.

The plugin belongs to every run of mypy, see pyproject.toml, so to the compile too. docs/decisions/030-packed-state.md
tells what the mistakes look like.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from mypy.plugin import MethodContext, Plugin
from mypy.types import Instance, LiteralType, Type, get_proper_type

WIDE = "mypy_extensions.i64"
NARROW = ("u8", "i16", "i32")
SHIFTS = ("__lshift__", "__rshift__")
COUNTED_BY_THEM = ("__rlshift__", "__rrshift__")
RETURN_ANOTHER = ("append", "extend", "pop", "remove")
"""The functions of librt.vecs whose result may share its memory with the row that they were given."""


class MachineInts(Plugin):
    """Looks at shifts with machine integers."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        kind, _, method = fullname.rpartition(".")
        if kind == WIDE and method in COUNTED_BY_THEM:
            return counted
        if kind == WIDE and method in SHIFTS:
            return shifted
        if kind == "builtins.int":  # what mypy tries when the operator of the other one failed
            return counted_plainly if method in SHIFTS else shifted_plainly if method in COUNTED_BY_THEM else None
        return None


def counted_plainly(found: MethodContext) -> Type:
    return counted(found) if is_machine_int(found.arg_types[0][0]) else found.default_return_type


def shifted_plainly(found: MethodContext) -> Type:
    return variable(found) if is_machine_int(found.arg_types[0][0]) else found.default_return_type


def is_machine_int(kind: Type) -> bool:
    kind = get_proper_type(kind)
    return isinstance(kind, Instance) and kind.type.fullname == WIDE


def counted(found: MethodContext) -> Type:
    found.api.fail("Compiled, a shift by a machine integer has 32 bits; use BIT64[n], or int(n)", found.context)
    return found.default_return_type


def shifted(found: MethodContext) -> Type:
    return found.default_return_type if written_out(found.arg_types[0][0]) else variable(found)


def variable(found: MethodContext) -> Type:
    found.api.fail("Compiled, a machine integer can only be shifted by a constant; use BIT64 or int", found.context)
    return found.default_return_type


def written_out(count: Type) -> bool:
    """Whether the type of a count says which number it is."""
    count = get_proper_type(count)
    known = count.last_known_value if isinstance(count, Instance) else count
    return isinstance(known, LiteralType)


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return MachineInts


def mistakes_in(text: str) -> Iterator[str]:
    """The lines of a module that use integers of a few bits, or lose a changed row: it must keep its name."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "mypy_extensions":
            for alias in node.names:
                if alias.name in NARROW:
                    yield from calculations(tree, alias.asname or alias.name)
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "librt.vecs"
        for alias in node.names
        if alias.name in RETURN_ANOTHER
    }
    kept = {id(call) for node in ast.walk(tree) for call in kept_calls(node)}
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) and id(node) not in kept else None
        if isinstance(node, ast.Call) and isinstance(called, ast.Name) and called.id in names:
            yield f"line {node.lineno}: write `row = {called.id}(row, …)`, the old row must not be used again"


def calculations(tree: ast.AST, name: str) -> Iterator[str]:
    """Where an integer of a few bits is more than an item that is stored: `row[place] = i16(number)`."""
    stored = {
        id(node.value.func)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Subscript)
        and isinstance(node.value, ast.Call)
    }
    kinds = {
        id(node.slice)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "vec"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == name and id(node) not in stored | kinds:
            yield f"line {node.lineno}: compiled, {name} calculates in a few bits; use i64"


def kept_calls(node: ast.AST) -> Iterator[ast.AST]:
    """The calls whose result takes the place of what they were given, or is handed back at once."""
    if isinstance(node, ast.Return) and node.value is not None:
        yield node.value
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and node.value.args:
        target = node.targets[0]
        if isinstance(target, ast.Tuple):  # pop gives the row and the item
            target = target.elts[0]
        if ast.unparse(target) == ast.unparse(node.value.args[0]):
            yield node.value
